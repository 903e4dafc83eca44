/** What is said where a device looks for the reason why it meets nobody. */
export const diagnosis = {
  intro:
    'This device tests what it can test alone. It asks only the servers that the app uses anyway, and tells nobody what it finds.',
  testing: 'testing…',
  again: 'Test again',
  copy: 'Copy the result',
  resultLabel: 'What was found',
  found: 'What stands in the way',
  perhaps: 'What it may be',
  steps: {
    online: 'Network',
    secure: 'This page',
    rtc: 'Connections between devices',
    brokers: 'Server that finds tables',
    addresses: 'Address of this device',
    outside: 'Way to the outside',
    relay: 'Relay',
    itself: 'A connection within this page',
  },
  results: {
    online: {yes: 'there', no: 'none'},
    secure: {yes: 'encrypted', no: 'not encrypted'},
    rtc: {yes: 'switched on', no: 'switched off'},
    brokers: {answers: 'answers', silent: 'does not answer', misnamed: 'written wrongly'},
    addresses: {real: 'known', hidden: 'hidden behind a name', none: 'none'},
    outside: {
      answers: 'open',
      strict: 'another address for each',
      silent: 'shut',
      unasked: 'not needed',
    },
    relay: {answers: 'answers', silent: 'does not answer', none: 'none is set'},
    itself: {yes: 'works', no: 'does not work'},
  },
  causes: {
    offline: {
      what: 'This device is in no network.',
      next: 'Join a Wi-Fi, or switch on the hotspot of one phone and let the others join it. Then meet “Without internet”.',
    },
    noRtc: {
      what: 'This browser has connections between devices (WebRTC) switched off.',
      next: 'Switch WebRTC on in its settings, or in the add-on that blocks it, or use another browser.',
    },
    noInternet: {
      what: 'Nothing outside answers: there is no internet here, or the network holds such things back.',
      next: 'In one Wi-Fi or hotspot, meet “Without internet”: that needs no server.',
    },
    misnamed: {
      what: 'The server that your settings name cannot be asked.',
      next: 'Correct its address in the settings, or leave it empty.',
    },
    noBroker: {
      what: 'The server that finds tables does not answer.',
      next: 'Try again later, or let the host name another one in the settings and send a new link. In one Wi-Fi you can meet “Without internet”.',
    },
    itself: {
      what: 'This browser connects to nobody, not even to itself.',
      next: 'A VPN, a firewall or an add-on holds such connections back: switch it off for this page, or use another browser.',
    },
    noAddress: {
      what: 'The browser tells no address of this device.',
      next: 'Join a Wi-Fi or hotspot. If you are in one without internet, allow the camera at “Without internet”, or let the other device tell its address. A VPN or an add-on may hide it, too.',
    },
    noOutside: {
      what: 'Nobody outside can tell this device its address: the network holds such questions back.',
      next: 'Devices in the same Wi-Fi can still meet. From elsewhere, use mobile data, or set a relay in the settings.',
    },
    strict: {
      what: 'Your network shows another address to each one who asks, so nobody outside finds the way back.',
      next: 'Devices in the same Wi-Fi can still meet. From elsewhere, use another network, or set a relay in the settings.',
    },
    relay: {
      what: 'The relay in your settings does not answer.',
      next: 'Check its address, name and password, or leave it empty.',
    },
    hidden: {
      what: 'The browser hides the address of this device behind a name, and some hotspots do not pass such names on.',
      next: 'At “Without internet”, allow the camera: then the browser gives the address itself. Or type it there. One of the two devices is enough.',
    },
    plain: {
      what: 'This page came without encryption (http): it gets no camera.',
      next: 'Paste codes instead of scanning them, or open the app from an https address.',
    },
    apart: {
      what: 'The network may keep its devices apart, as in hotels, schools and guest Wi-Fi. One device alone cannot test that.',
      next: 'Test on the other device, too. If all is well there, join the hotspot of a phone.',
    },
  },
};
