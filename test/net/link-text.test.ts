import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import {encode} from 'uqr';
import {
  codeOfTable,
  gameAt,
  placeAt,
  plainText,
  readHash,
  ticketAt,
  withPlace,
  withTicket,
} from '../../src/base/address.ts';
import {BadMessage} from '../../src/base/bad-message.ts';
import {randomText} from '../../src/base/random.ts';
import {
  CODE_ALPHABET,
  codeName,
  codeOf,
  founderOf,
  inventTable,
  joinLink,
  parseInvitation,
  slotNames,
} from '../../src/net/link-text.ts';
import cases from './links-in-text.json' with {type: 'json'};

const codeOfRefusal = (text: string): string => {
  try {
    parseInvitation(text);
    return 'accepted';
  } catch (error) {
    assert.ok(error instanceof BadMessage, String(error));
    return error.code;
  }
};

describe('join links and codes', () => {
  it('a link leads back to the table, from any page, with any fragment before', () => {
    for (const page of [
      'https://a.example/x/',
      'http://192.168.1.7:8787/',
      'http://a/#old',
      'file:///game.html',
    ]) {
      const table = {...inventTable(), founder: founderOf('k'.repeat(43))};
      const link = joinLink(page, table);
      assert.deepEqual(parseInvitation(link), table);
      assert.deepEqual(parseInvitation(` ${link}\n`), table);
      assert.deepEqual(parseInvitation(link.slice(link.indexOf('#') + 1)), table, 'the fragment alone');
    }
  });

  it('a link may say what is played at the table, for whoever fetches ahead', () => {
    const table = {...inventTable(), founder: founderOf('k'.repeat(43))};
    const link = joinLink('http://a.example/', table, 'san-juan');
    assert.equal(gameAt(link), 'san-juan');
    assert.deepEqual(parseInvitation(link), table);
    assert.equal(gameAt(joinLink('http://a.example/', table)), null);
    // A full stop behind it, a sentence without a space: the table is the same, and nothing is fetched ahead.
    for (const more of ['.', '.San Juan', '.__proto__', `.${'x'.repeat(41)}`]) {
      const text = joinLink('http://a.example/', table) + more;
      assert.deepEqual(parseInvitation(text), table, more);
      assert.equal(gameAt(text), null, more);
    }
  });

  it('a link names up to three brokers, and stays what it is in any text', () => {
    const table = {
      ...inventTable(),
      founder: founderOf('k'.repeat(43)),
      brokers: ['play.example.org/broker', '192.168.1.7:8787/broker', '0'],
    };
    const link = joinLink('http://a.example/', table, 'catan');
    assert.equal(gameAt(link), 'catan');
    const broken = link.replace('play.example', 'play.=\r\n> example');
    for (const text of [
      link,
      `Come: ${link}.`,
      `(${link}), at eight`,
      `“${link}”`,
      `${link}\nat eight`,
      link.replaceAll('&', '&amp;'),
      encodeURIComponent(link),
      broken,
      withTicket(link, {seat: 1, ticket: 'A'.repeat(22)}),
    ])
      assert.deepEqual(parseInvitation(text), table, text);
    assert.deepEqual(ticketAt(withTicket(link, {seat: 1, ticket: 'A'.repeat(22)})), {
      seat: 1,
      ticket: 'A'.repeat(22),
    });
    // Earlier versions read the table and leave the rest.
    const {brokers: _, ...plain} = table;
    assert.deepEqual(parseInvitation(link.split('&')[0]!), plain);
  });

  it('a link names a place of the lobby, in any text; what is none is left out', () => {
    const table = {...inventTable(), founder: founderOf('k'.repeat(43)), brokers: ['0']};
    for (const game of ['catan', '']) {
      const link = withPlace(joinLink('http://a.example/', table, game), 3);
      for (const text of [
        link,
        `Come: ${link}.`,
        `${link}\nat eight`,
        link.replaceAll('&', '&amp;'),
        encodeURIComponent(link),
      ]) {
        assert.deepEqual(parseInvitation(text), table, text);
        assert.equal(placeAt(text), 3, text);
      }
    }
    const plain = joinLink('http://a.example/', table, 'catan');
    for (const place of ['', '5', '-1', '1e1', '33', '3x', '3-', '3_', 'NaN', '__proto__', ' 3', '0x1'])
      assert.equal(placeAt(`${plain}&s=${place}`), null, place);
    assert.equal(placeAt(plain), null);
    assert.equal(placeAt(withTicket(plain, {seat: 1, ticket: 'A'.repeat(22)})), null);
  });

  it('of what a hostile link names as brokers no more than three addresses are left', () => {
    const {tableId, secret} = inventTable();
    const read = (brokers: string) => {
      const found = parseInvitation(`#j=1.${tableId}.${secret}&b=${brokers}`);
      return found.tableId === null ? [] : (found.brokers ?? []);
    };
    assert.deepEqual(read('a.example,b.example,c.example,d.example'), [
      'a.example',
      'b.example',
      'c.example',
    ]);
    for (const text of [
      'javascript:alert(1)',
      'https://a.example',
      'user:secret@a.example',
      '<script>',
      `${'a'.repeat(200)}.example`,
      `a.example/${'x'.repeat(200)}`,
      ',,,',
      '',
    ])
      assert.deepEqual(read(text), [], text);
    assert.deepEqual(read(`${'a.example,'.repeat(60)}`).length, 3);
  });

  it('a link stays short enough for a code that phones read, with one broker, with two and with three', () => {
    const table = {...inventTable(), founder: founderOf('k'.repeat(43))};
    const brokers = ['play.example.org/broker', 'meet.example.net', '0'];
    const sizes = [0, 1, 2, 3].map(count => {
      const link = joinLink(
        'https://play.example.org/',
        {...table, brokers: brokers.slice(0, count)},
        'puerto-rico',
      );
      return [link.length, encode(link, {ecc: 'L'}).version];
    });
    assert.deepEqual(sizes, [
      [104, 5],
      [130, 6],
      [147, 7],
      [149, 7],
    ]);
  });

  it('a link of an older version opens, and does not say who founded the table', () => {
    const {tableId, secret} = inventTable();
    assert.deepEqual(parseInvitation(`#j=1.${tableId}.${secret}`), {tableId, secret, founder: null});
  });

  it('somebody who knows the table id, but not the secret, knows none of the names at the broker', () => {
    const {tableId, secret} = inventTable();
    const names = slotNames({tableId, secret});
    assert.equal(new Set([...names, ...slotNames({tableId, secret: inventTable().secret})]).size, 10);
    for (const name of names) assert.ok(!name.includes(tableId));
  });

  it('tables differ, and their names are good for a broker', () => {
    const tables = Array.from({length: 50}, inventTable);
    assert.equal(new Set(tables.map(({tableId}) => tableId)).size, 50);
    assert.equal(new Set(tables.map(({secret}) => secret)).size, 50);
    for (const {tableId, secret} of tables)
      for (const name of [...slotNames({tableId, secret}), codeName(codeOf(tableId))])
        assert.match(name, /^[A-Za-z0-9]+(?:[ _-][A-Za-z0-9]+)*$/, 'what PeerJS accepts');
  });

  it('the address of a table in the page tells its code, that of a table on one device tells none', () => {
    const {tableId} = inventTable();
    assert.deepEqual(parseInvitation(codeOfTable(tableId)!), {tableId: null, code: codeOf(tableId)});
    for (const id of [randomText(12), '', tableId.toUpperCase(), `${tableId}a`, `${tableId.slice(1)}%`])
      assert.equal(codeOfTable(id), null, id);
  });

  it('a spoken code is six symbols that nobody mistakes, however it is typed', () => {
    const code = codeOf(inventTable().tableId);
    assert.match(code, new RegExp(`^[${CODE_ALPHABET}]{6}$`));
    assert.doesNotMatch(CODE_ALPHABET, /[ILOU01]/);
    const typed = [code, code.toLowerCase(), ` ${code.slice(0, 3)} ${code.slice(3)} `, [...code].join('-')];
    for (const text of typed) assert.deepEqual(parseInvitation(text), {tableId: null, code});
  });

  const {tableId, secret} = inventTable();
  const REFUSED: readonly [string, string, string][] = [
    ['nothing', '', 'link/malformed'],
    ['another page', 'https://example.com/', 'link/malformed'],
    ['no secret', `#j=1.${tableId}`, 'link/malformed'],
    ['a short secret', `#j=1.${tableId}.${secret.slice(1)}`, 'link/malformed'],
    ['a secret with stray bits', `#j=1.${tableId}.${secret.slice(0, -1)}B`, 'link/malformed'],
    ['a foreign symbol in the id', `#j=1.${tableId.slice(1)}0.${secret}`, 'link/malformed'],
    ['an id in capitals', `#j=1.${tableId.toUpperCase()}.${secret}`, 'link/malformed'],
    ['a secret with a letter too much', `#j=1.${tableId}.${secret}x`, 'link/malformed'],
    [
      'a link that was cut off',
      `come to http://a.example/#j=2.${tableId}.${secret}. ABCDEF`,
      'link/malformed',
    ],
    ['a sentence with a word of six letters', 'kedden talalkozunk', 'link/malformed'],
    ['a shout with a word of six letters', 'KEDDEN TALALKOZUNK', 'link/malformed'],
    ['a word of six letters after another', 'code abcdef', 'link/malformed'],
    ['two short words with six letters', 'ma este', 'link/malformed'],
    ['a word with six letters but for the accents', 'kéddenn', 'link/malformed'],
    ['a number in a text', 'my number is 234567', 'link/malformed'],
    ['two codes', 'ABCDEF or GHJKMN', 'link/malformed'],
    ['a text without any', 'Come and play at eight!', 'link/malformed'],
    [
      'another page with six symbols',
      'https://example.com/ABCDEF and www.example.com/GHJKMN',
      'link/malformed',
    ],
    ['markup', `#j=1.${tableId}.<script>alert(1)</script>`, 'link/malformed'],
    ['a link of tomorrow', `#j=3.${tableId}.${secret}`, 'link/other-version'],
    ['10,000 characters', `#j=1.${tableId}.${secret}${'x'.repeat(10_000)}`, 'link/malformed'],
    ['a code with a forbidden symbol', 'ABCDE0', 'link/malformed'],
    ['a code too long', 'ABCDEFG', 'link/malformed'],
  ];
  for (const [what, text, code] of REFUSED)
    it(`refuses ${what}`, () => assert.equal(codeOfRefusal(text), code));

  const FOUND = {
    tableId: 'abcdefghjkmnpqrs',
    secret: 'AAAAAAAAAAAAAAAAAAAAAA',
    founder: 'BBBBBBBBBBBBBBBBBBBBBA',
  };
  for (const text of cases.links)
    it(`finds the link in ${JSON.stringify(text)}`, () => assert.deepEqual(parseInvitation(text), FOUND));
  for (const text of cases.links.filter(link => link.startsWith('http://')))
    it(`opens ${JSON.stringify(text)}`, () => {
      const {hash, pathname} = new URL(text);
      // What the page server makes of an escaped `#`.
      const place = readHash(hash || pathname.replace(/^\/%23/, '#'));
      assert.deepEqual(place.at === 'link' && parseInvitation(place.link), FOUND);
    });
  for (const text of cases.codes)
    it(`finds the code in ${JSON.stringify(text)}`, () =>
      assert.deepEqual(parseInvitation(text), {tableId: null, code: 'ABCDEF'}));

  it('finds a link in any text, and says what is played there', () => {
    const text = fc.string({unit: 'binary', maxLength: 60});
    // What touches the link is no letter, digit, escape or mark of its own.
    const around = fc.constantFrom(
      '',
      ' ',
      '\n',
      '(',
      ')',
      '<',
      '>',
      '"',
      '”',
      ',',
      '!',
      '\u200b',
      '\u00a0',
      '。',
    );
    fc.assert(
      fc.property(
        text,
        around,
        around,
        text,
        fc.constantFrom('', 'catan', 'san-juan'),
        (head, open, close, tail, game) => {
          const table = {...inventTable(), founder: founderOf(randomText(32))};
          const link = joinLink('https://a.example/play/', table, game);
          const whole = `${head}${open}${link}${close} ${tail}`;
          fc.pre(!/j\s*=/i.test(plainText(head)));
          assert.deepEqual(parseInvitation(whole), table);
          assert.equal(gameAt(whole), game || null);
        },
      ),
      {numRuns: 500},
    );
  });

  it('whatever is pasted is an invitation or is refused with a code', () => {
    const pieces = fc.constantFrom(
      '#',
      'j=',
      '1',
      '.',
      tableId,
      secret,
      'http://',
      ' ',
      '%23',
      '\0',
      '🂡',
      '-',
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(pieces, {maxLength: 12}).map(all => all.join('')),
    );
    fc.assert(
      fc.property(texts, text => void codeOfRefusal(text)),
      {numRuns: 2000},
    );
  });
});
