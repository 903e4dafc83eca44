/** The codes by which devices meet without a server: what browsers say comes through them whole, and nothing hostile does. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import {BadMessage} from '../../src/base/bad-message.ts';
import {concat, fromBase64url, toBase64url, utf8} from '../../src/base/bytes.ts';
import {hashBytes} from '../../src/base/digest.ts';
import {randomText} from '../../src/base/random.ts';
import {CODE_ALPHABET, inventTable} from '../../src/net/link-text.ts';
import {
  type Answer,
  answerCode,
  type End,
  endIn,
  markOf,
  type Offer,
  offerCode,
  readCode,
  sdpOf,
  tellsAddress,
  typedAddress,
  type Way,
} from '../../src/net/meeting-code.ts';

const FINGERPRINT = Array.from({length: 32}, (_, i) => (i * 7 + 1).toString(16).padStart(2, '0')).join(':');
const NAME = '0d7c4d2a-5a55-4a4b-8d39-3fbd9b0bca5e.local';
const OTHER = '5f0c1a5e-8f7d-4a11-9d13-58a2f6a2c001.local';

const CHROMIUM = [
  'v=0',
  'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE 0',
  'a=extmap-allow-mixed',
  'a=msid-semantic: WMS',
  'm=application 53411 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 0.0.0.0',
  `a=candidate:1 1 udp 2113937151 ${NAME} 53411 typ host generation 0 network-cost 999`,
  `a=candidate:2 1 udp 2113939711 ${OTHER} 41000 typ host generation 0 network-cost 999`,
  'a=candidate:3 1 tcp 1518157055 192.168.1.5 9 typ host tcptype active generation 0 network-id 1',
  'a=ice-ufrag:aB+/',
  'a=ice-pwd:q0hDsU4+v/5iSnTQAbCdEf12',
  'a=ice-options:trickle',
  `a=fingerprint:sha-256 ${FINGERPRINT.toUpperCase()}`,
  'a=setup:actpass',
  'a=mid:0',
  'a=sctp-port:5000',
  'a=max-message-size:262144',
  '',
].join('\r\n');

const FIREFOX = [
  'v=0',
  'o=mozilla...THIS_IS_SDPARTA-99.0 1287461876371 0 IN IP4 0.0.0.0',
  's=-',
  't=0 0',
  `a=fingerprint:sha-256 ${FINGERPRINT.toUpperCase()}`,
  'a=group:BUNDLE 0',
  'a=ice-options:trickle',
  'a=msid-semantic:WMS *',
  'm=application 40312 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 192.168.7.31',
  'a=candidate:0 1 UDP 2122252543 192.168.7.31 40312 typ host',
  'a=candidate:1 1 TCP 2105524479 192.168.7.31 9 typ host tcptype active',
  'a=candidate:2 1 UDP 2122187007 fd12:3456:789a::1 40313 typ host',
  'a=candidate:3 1 UDP 1685987327 203.0.113.9 40312 typ srflx raddr 192.168.7.31 rport 40312',
  'a=sendrecv',
  'a=end-of-candidates',
  'a=ice-pwd:0123456789abcdef0123456789abcdef',
  'a=ice-ufrag:89abcdef',
  'a=mid:0',
  'a=setup:actpass',
  'a=sctp-port:5000',
  '',
].join('\r\n');

const refusalOf = (act: () => unknown): string => {
  try {
    act();
    return 'taken';
  } catch (error) {
    assert.ok(error instanceof BadMessage, String(error));
    return error.code;
  }
};
const refusal = (text: string): string => refusalOf(() => readCode(text));

const offerWith = (end: End): Offer => ({tableId: inventTable().tableId, secret: randomText(16), end});
const offeredIn = (text: string): Offer => {
  const code = readCode(text);
  return code.kind === 'offer' ? code.offer : assert.fail('an answer');
};

/** A code that says these bytes, with the check that belongs to them. */
function forged(kind: 'o' | 'a', body: Uint8Array): string {
  const bytes = concat(Uint8Array.of((body.length + 4) & 255), body);
  const check = hashBytes(concat(utf8(`${kind}=1.`), bytes)).subarray(0, 3);
  return `${kind}=1.${toBase64url(concat(bytes, check))}`;
}

/** The bytes of a code, without size and check. */
const bodyOf = (code: string): Uint8Array => fromBase64url(code.split('.')[1]!)!.slice(1, -3);

/** An offer with these ways, byte by byte: kind, address, port. */
function offering(...ways: readonly (readonly number[])[]): string {
  const body = bodyOf(offerCode(offerWith({...endIn(CHROMIUM), ways: [{host: '10.0.0.1', port: 5000}]})));
  return forged(
    'o',
    concat(body.slice(0, -8), Uint8Array.of(ways.length), ...ways.map(way => Uint8Array.from(way))),
  );
}

const PORT = [0x9c, 0x40];

const symbolsOf = (alphabet: string, minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...alphabet), {minLength, maxLength}).map(symbols => symbols.join(''));
const ICE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const hex = (length: number) => symbolsOf('0123456789abcdef', length, length);
const hosts = fc.oneof(
  fc.uuid().map(name => `${name}.local`),
  fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(parts => `10.${parts.join('.')}`),
  fc.tuple(fc.nat(255), fc.nat(255)).map(parts => `192.168.${parts.join('.')}`),
);
const ends: fc.Arbitrary<End> = fc.record(
  {
    ufrag: symbolsOf(ICE, 4, 32),
    pwd: symbolsOf(ICE, 22, 64),
    fingerprint: hex(64).map(all => `sha-256 ${all.match(/../g)!.join(':')}`),
    ways: fc.array(
      fc.record({host: hosts, port: fc.integer({min: 1024, max: 65_535})}, {noNullPrototype: true}),
      {maxLength: 4},
    ),
  },
  {noNullPrototype: true},
);
const offers: fc.Arbitrary<Offer> = fc.record(
  {
    tableId: symbolsOf(CODE_ALPHABET.toLowerCase(), 16, 16),
    secret: fc.uint8Array({minLength: 16, maxLength: 16}).map(toBase64url),
    end: ends,
  },
  {noNullPrototype: true},
);

describe('what a browser says comes through a code', () => {
  it('names and addresses of a home network, the best first; nothing else', () => {
    assert.deepEqual(endIn(CHROMIUM), {
      ufrag: 'aB+/',
      pwd: 'q0hDsU4+v/5iSnTQAbCdEf12',
      fingerprint: `sha-256 ${FINGERPRINT}`,
      ways: [
        {host: OTHER, port: 41_000},
        {host: NAME, port: 53_411},
      ],
    });
    assert.deepEqual(endIn(FIREFOX).ways, [
      {host: '192.168.7.31', port: 40_312},
      {host: 'fd12:3456:789a::1', port: 40_313},
    ]);
  });

  it('a network that costs something comes last', () => {
    const lines = [
      'a=candidate:1 1 udp 2122260223 10.9.9.9 40001 typ host generation 0 network-id 2 network-cost 900',
      'a=candidate:2 1 udp 2122194687 192.168.1.5 40002 typ host generation 0 network-id 1 network-cost 10',
    ];
    const sdp = CHROMIUM.replace(/^a=candidate.*\r\n/gm, '').replace(
      'a=ice-ufrag',
      `${lines.join('\r\n')}\r\na=ice-ufrag`,
    );
    assert.deepEqual(
      endIn(sdp).ways.map(({host}) => host),
      ['192.168.1.5', '10.9.9.9'],
    );
  });

  it('an address that the page server has seen goes beside each name that hides one', () => {
    assert.deepEqual(
      endIn(CHROMIUM, '192.168.1.5').ways.map(({host, port}) => `${host} ${port}`),
      [`${OTHER} 41000`, '192.168.1.5 41000', `${NAME} 53411`, '192.168.1.5 53411'],
    );
    assert.equal(endIn(CHROMIUM, '203.0.113.4').ways.length, 2);
  });

  it('and is the same description to the browser that reads it', () => {
    for (const sdp of [CHROMIUM, FIREFOX]) {
      const offer = offerWith(endIn(sdp));
      const read = offeredIn(`https://play.example/x/#${offerCode(offer)}`);
      assert.deepEqual(endIn(sdpOf(read.end, 'offer')).ways.length, offer.end.ways.length);
      assert.equal(read.end.pwd, offer.end.pwd);
      assert.match(sdpOf(read.end, 'answer'), /^a=setup:passive\r$/m);
      // In capitals, as browsers say it: Firefox takes no others.
      assert.ok(sdpOf(read.end, 'offer').includes(`a=fingerprint:sha-256 ${FINGERPRINT.toUpperCase()}\r\n`));
    }
  });

  it('a device that tells no address in any home network names no way, and has a code all the same', () => {
    const alone = CHROMIUM.replace(/^a=candidate.*\r\n/gm, '');
    const outside = alone.replace(
      'a=ice-ufrag',
      'a=candidate:1 1 udp 1 203.0.113.4 40000 typ host\r\na=ice-ufrag',
    );
    for (const sdp of [alone, outside]) {
      const end = endIn(sdp);
      assert.deepEqual(end.ways, []);
      assert.deepEqual(offeredIn(offerCode(offerWith(end))).end, end);
      assert.ok(!tellsAddress(end));
    }
  });

  it('tells whether there is an address in it, or only what others may look up', () => {
    assert.ok(!tellsAddress(endIn(CHROMIUM)));
    assert.ok(tellsAddress(endIn(CHROMIUM, '192.168.1.5')));
    assert.ok(tellsAddress(endIn(FIREFOX)));
  });
});

describe('an address that a person types', () => {
  const read = (text: string): string => {
    try {
      return typedAddress(text);
    } catch (error) {
      assert.ok(error instanceof BadMessage);
      return error.code;
    }
  };

  it('is taken as the settings of phones and computers show it', () => {
    for (const [text, address] of [
      [' 192.168.43.12 ', '192.168.43.12'],
      ['10.0.0.7/24', '10.0.0.7'],
      ['172.20.10.1', '172.20.10.1'],
      ['169.254.3.4', '169.254.3.4'],
      ['FD12:3456:789A::1', 'fd12:3456:789a:0:0:0:0:1'],
      ['fd12:3456:789a::1%wlan0', 'fd12:3456:789a:0:0:0:0:1'],
    ] as const)
      assert.equal(read(text), address);
  });

  it('leads nowhere but into a home network', () => {
    for (const text of [
      '',
      '8.8.8.8',
      '127.0.0.1',
      '0.0.0.0',
      '172.32.0.1',
      '255.255.255.255',
      '192.168.1.256',
      '192.168.1',
      '192.168.1.1:80',
      '192.168.1.1 typ host\r\na=x',
      '::1',
      'fe80::1',
      '2001:db8::1',
      '::ffff:192.168.1.1',
      NAME,
      'example.org',
    ])
      assert.equal(read(text), 'code/bad-address', text);
  });
});

describe('meeting codes', () => {
  it('lead back to what they were made of', () => {
    fc.assert(
      fc.property(offers, offer => {
        assert.deepEqual(readCode(offerCode(offer)), {kind: 'offer', offer});
        const answer: Answer = {
          table: markOf('table', offer.tableId),
          offer: markOf('offer', offer.secret),
          end: offer.end,
        };
        assert.deepEqual(readCode(`https://a.example/#${answerCode(answer)}`), {kind: 'answer', answer});
      }),
    );
  });

  it('an offer of either engine is no longer than a QR code of version 10 holds', () => {
    const page = 'https://somebody.github.io/roadstead/#';
    const ways: Way[] = Array.from({length: 4}, (_, i) => ({host: i % 2 ? NAME : OTHER, port: 40_000 + i}));
    for (const sdp of [CHROMIUM, FIREFOX]) {
      const link = page + offerCode(offerWith({...endIn(sdp), ways}));
      // Bytes of version 10, level L.
      assert.ok(link.length <= 271, `${link.length}`);
    }
    const usual = page + offerCode(offerWith(endIn(CHROMIUM)));
    assert.ok(usual.length <= 213, `${usual.length}: level M`);
  });

  it('are found in what mailers, messengers and people make of them', () => {
    const offer = offerWith(endIn(CHROMIUM));
    const code = offerCode(offer);
    const link = `https://play.example/x/#${code}`;
    const wrapped = link.replace(/.{40}/g, '$&=\r\n> ');
    for (const text of [
      `  ${link}\n`,
      `Come! ${link} See you there.`,
      `"${link}", says Anna`,
      wrapped,
      encodeURIComponent(link),
      `${code.slice(0, 60)}\u200b${code.slice(60)}`,
      code.replace('o=', 'O='),
      `${link}\nsent from my phone`,
    ])
      assert.deepEqual(readCode(text), {kind: 'offer', offer}, text);
  });

  it('a changed, missing or added symbol is found', () => {
    fc.assert(
      fc.property(offers, fc.nat(), fc.constantFrom(...'abcXYZ019_-'), (offer, at, symbol) => {
        const code = offerCode(offer);
        const i = 4 + (at % (code.length - 4));
        fc.pre(code[i] !== symbol);
        const changed = code.slice(0, i) + symbol + code.slice(i + 1);
        assert.equal(refusal(changed), 'code/damaged');
        assert.equal(refusal(code.slice(0, i)), 'code/damaged');
        assert.equal(refusal(code.replace(/^o/, 'a')), 'code/damaged');
      }),
    );
  });

  it('a code of another version is told from a damaged one', () => {
    const code = offerCode(offerWith(endIn(CHROMIUM)));
    assert.equal(refusal(code.replace('o=1.', 'o=2.')), 'code/other-version');
    assert.equal(refusal('https://a.example/#a=17.xyz'), 'code/other-version');
  });
});

describe('a hostile code', () => {
  it('leads to no address outside a home network, and to no service of one', () => {
    const hidden = Array.from({length: 16}, (_, i) => i);
    const home6 = [0xfd, ...hidden.slice(1)];
    assert.equal(refusal(offering([4, 192, 168, 1, 2, ...PORT])), 'taken');
    assert.equal(refusal(offering([0, ...hidden, ...PORT], [6, ...home6, ...PORT])), 'taken');
    for (const way of [
      [4, 8, 8, 8, 8, ...PORT],
      [4, 127, 0, 0, 1, ...PORT],
      [4, 0, 0, 0, 0, ...PORT],
      [4, 172, 32, 0, 1, ...PORT],
      [4, 100, 63, 0, 1, ...PORT],
      [4, 224, 0, 0, 251, ...PORT],
      [4, 255, 255, 255, 255, ...PORT],
      [6, 0x20, 0x01, ...hidden.slice(2), ...PORT],
      [6, ...Array<number>(15).fill(0), 1, ...PORT],
      [6, ...Array<number>(10).fill(0), 255, 255, 192, 168, 1, 2, ...PORT],
      [4, 192, 168, 1, 1, 0, 53],
      [4, 192, 168, 1, 1, 0, 0],
    ])
      assert.equal(refusal(offering(way)), 'code/outside', way.join(' '));
  });

  it('names no more ways than a device has, and no kind that is none', () => {
    const way = [4, 192, 168, 1, 2, ...PORT];
    assert.equal(refusal(offering(...Array<number[]>(4).fill(way))), 'taken');
    assert.equal(refusal(offering(...Array<number[]>(5).fill(way))), 'code/damaged');
    assert.equal(refusal(offering([5, 192, 168, 1, 2, ...PORT])), 'code/damaged');
    const thousands = forged(
      'o',
      concat(bodyOf(offering(way)), ...Array<Uint8Array>(2000).fill(Uint8Array.from(way))),
    );
    assert.equal(refusal(thousands), 'code/damaged');
  });

  it('is refused where it is long, markup, an address elsewhere, or no code at all', () => {
    for (const text of [
      '',
      'o=1.',
      '#o=1.AA',
      'x'.repeat(10_001),
      `o=1.${'A'.repeat(9_990)}`,
      `o=${'='.repeat(9_990)}`,
      `${'o=1'.repeat(3_000)}`,
      '<img src=x onerror=alert(1)>',
      'javascript:alert(1)//#o=1.zzzz',
      'https://evil.example/?o=1.<script>',
    ])
      assert.equal(refusal(text), 'code/damaged', text.slice(0, 40));
  });

  it('whatever bytes it has: it is read whole or refused by its code', () => {
    fc.assert(
      fc.property(fc.constantFrom('o', 'a'), fc.uint8Array({maxLength: 251}), (kind, body) => {
        const text = forged(kind as 'o' | 'a', body);
        const code = refusal(text);
        assert.ok(['code/damaged', 'code/outside', 'taken'].includes(code), code);
      }),
      {numRuns: 2000},
    );
  });

  it('nothing in it becomes a line of a session description', () => {
    fc.assert(
      fc.property(offers, ({end}) => {
        const lines = sdpOf(end, 'offer').split('\r\n');
        assert.equal(lines.length, 16 + end.ways.length);
        assert.ok(lines.every(line => !/[^\x20-\x7e]/.test(line)));
      }),
    );
  });
});
