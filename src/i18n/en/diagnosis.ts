/** What is said where a device looks for the reason why it meets nobody. */
export const diagnosis = {
  looking: 'One moment: this device looks what is the matter.',
  well: 'Nothing is wrong with this device.',
  testing: 'testing…',
  again: 'Test again',
  copy: 'Copy the result',
  resultLabel: 'What was found',
  perhaps: 'If it still does not work',
  /** What stands behind one line: what was asked and found, in the words of those who know networks. */
  details: 'For somebody who helps',
  intro: 'It asked only the servers that the app uses anyway, and told nobody what it found.',
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
  /** Each in one plain sentence, with one thing to do; `more` is for somebody who helps. */
  causes: {
    offline: {
      what: 'This device is not in any network.',
      next: 'Join a Wi-Fi, or the hotspot of somebody’s phone.',
      more: 'Meeting “Without internet” works in a hotspot, too.',
    },
    noRtc: {
      what: 'This browser does not let devices talk to each other.',
      next: 'Open the table in another browser.',
      more: 'WebRTC is switched off, in the browser’s settings or by an add-on that blocks it.',
    },
    noInternet: {
      what: 'There is no internet here.',
      next: 'If you are all in one Wi-Fi or hotspot, tap “Without internet” beside the invitation.',
      more: 'Neither the server that finds tables nor one outside answers; the network may hold such questions back.',
    },
    misnamed: {
      what: 'An address in your settings is written wrongly.',
      next: 'Correct it in the settings, or leave the field empty.',
      more: 'The server that finds tables cannot be asked by that address.',
    },
    noBroker: {
      what: 'The server that brings you together does not answer.',
      next: 'Try again in a few minutes. In one Wi-Fi, “Without internet” beside the invitation does without it.',
      more: 'The host can name another server in the settings, and send a new link.',
    },
    itself: {
      what: 'Something on this device holds the connection back.',
      next: 'Switch off VPN and ad blocker for this page, or use another browser.',
      more: 'The browser does not even connect to itself: a VPN, a firewall or an add-on is in the way.',
    },
    noAddress: {
      what: 'The browser does not tell where this device can be reached.',
      next: 'Join a Wi-Fi or hotspot, and switch off VPN and ad blocker.',
      more: 'Without internet, allow the camera at “Without internet”, or let the other device tell its address.',
    },
    noOutside: {
      what: 'This network lets nobody in from elsewhere.',
      next: 'Meet in the same Wi-Fi, or use mobile data.',
      more: 'Nobody outside can tell this device its address (STUN). A relay in the settings would help.',
    },
    strict: {
      what: 'From elsewhere, nobody finds the way into this network.',
      next: 'Meet in the same Wi-Fi, or use another network.',
      more: 'It shows another address to each one who asks (symmetric NAT). A relay in the settings would help.',
    },
    relay: {
      what: 'A server in your settings does not answer.',
      next: 'Empty the field “Relay” in the settings, unless you know that you need it.',
      more: 'Check the relay’s address, user name and password.',
    },
    hidden: {
      what: 'In some hotspots the devices do not find each other.',
      next: 'When you meet “Without internet”, allow the camera: only then does the browser tell the other device how to reach this one.',
      more: 'The browser hides the address of this device behind a name (mDNS), which some hotspots do not pass on. With the camera allowed it gives the address itself; or type it there. One of the two devices is enough.',
    },
    plain: {
      what: 'The camera does not work on this page.',
      next: 'Send codes to each other as text, and paste them.',
      more: 'The page came without encryption (http). An https address of the app gets a camera.',
    },
    apart: {
      what: 'Hotels, schools and Wi-Fi for guests often keep devices apart.',
      next: 'Join the hotspot of somebody’s phone, all of you.',
      more: 'One device alone cannot test that: test on the other one, too.',
    },
  },
};
