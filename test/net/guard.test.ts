import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';
import {BadMessage} from '../../src/base/bad-message.ts';
import {BULLETIN_ARRAY, Bulletin} from '../../src/log/bulletin.ts';
import {type Ends, inspect, isYjsFrame, type Verdict} from '../../src/net/guard.ts';
import {LIMITS} from '../../src/net/limits.ts';

const HOST = 4711;

/** The host's document and a guest's bulletin that follows it. */
function scene() {
  const host = new Y.Doc();
  host.clientID = HOST;
  const heard: string[] = [];
  const bulletin = new Bulletin(1, HOST, entries => heard.push(...entries));
  return {host, bulletin, heard, log: host.getArray<unknown>(BULLETIN_ARRAY)};
}

function sync(kind: number, body: Uint8Array): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, 0);
  encoding.writeVarUint(encoder, kind);
  encoding.writeVarUint8Array(encoder, body);
  return encoding.toUint8Array(encoder);
}

/** What a change of a document sends. */
function changeOf(doc: Y.Doc, change: () => void): Uint8Array {
  const updates: Uint8Array[] = [];
  const listen = (update: Uint8Array) => updates.push(update);
  doc.on('update', listen);
  doc.transact(change);
  doc.off('update', listen);
  return sync(2, updates[0]!);
}

const bodyOf = (frame: Uint8Array) => {
  const size = frame.length;
  let at = 2;
  while (frame[at]! > 127) at++;
  return frame.subarray(at + 1, size);
};

const GUEST: Ends = {fromHost: true, host: false, changes: false};
const OF_GUEST: Ends = {fromHost: false, host: false, changes: false};
const AT_HOST: Ends = {fromHost: false, host: true, changes: false};

const verdict = (frame: Uint8Array, bulletin: Bulletin, ends = GUEST): Verdict['do'] | string => {
  try {
    return inspect(frame, bulletin, ends).do;
  } catch (error) {
    assert.ok(error instanceof BadMessage, String(error));
    return error.code;
  }
};

/** A guest that has what the host pinned so far, and edits its copy. */
function modified(host: Y.Doc, client = 99): Y.Doc {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(host));
  // Afterwards: Yjs gives up an id that it sees in use.
  doc.clientID = client;
  return doc;
}

describe('the guard before the bulletin', () => {
  it('lets pass what the host pins, straight from the host', () => {
    const {host, bulletin, heard, log} = scene();
    for (const entries of [['one'], ['two', 'three'], ['four']]) {
      const frame = changeOf(host, () => log.push(entries));
      assert.equal(verdict(frame, bulletin), 'deliver');
      Y.applyUpdate(bulletin.doc, bodyOf(frame));
    }
    assert.deepEqual(heard, ['one', 'two', 'three', 'four']);
    assert.equal(verdict(sync(1, Y.encodeStateAsUpdate(host)), bulletin), 'drop', 'known by now');
  });

  it('takes the document from nobody but the host, and the host from nobody: nothing is decoded', () => {
    const {host, bulletin, log} = scene();
    const frame = changeOf(host, () => log.push(['one', 'two']));
    const junk = sync(2, new Uint8Array(LIMITS.message).fill(1));
    for (const kind of [frame, junk, sync(1, Y.encodeStateAsUpdate(host))])
      for (const ends of [OF_GUEST, AT_HOST])
        assert.equal(verdict(kind, bulletin, ends), 'net/foreign-writer');
  });

  it('gives the document to nobody who is not to ask for it', () => {
    const {host, bulletin} = scene();
    const ask = sync(0, Y.encodeStateVector(host));
    assert.equal(verdict(ask, bulletin, AT_HOST), 'answer');
    for (const ends of [GUEST, OF_GUEST]) assert.equal(verdict(ask, bulletin, ends), 'net/out-of-turn');
  });

  it('bounds structures before it decodes them', () => {
    const {bulletin} = scene();
    const update = (clients: number, structs: number, client: number) => {
      const encoder = encoding.createEncoder();
      for (const n of [clients, structs, client, 0]) encoding.writeVarUint(encoder, n);
      // Half a million garbage-collected structures of one place each.
      for (let i = 0; i < 500_000; i++) encoding.writeUint8Array(encoder, Uint8Array.of(0, 1));
      return sync(1, encoding.toUint8Array(encoder));
    };
    assert.equal(verdict(update(1, 500_000, HOST), bulletin), 'net/too-many');
    assert.equal(verdict(update(2, 500_000, HOST), bulletin), 'net/foreign-writer');
    assert.equal(verdict(update(1, 3000, 99), bulletin), 'drop', 'of another bulletin, undecoded');
  });

  it('refuses a frame that occupies places far ahead', () => {
    const {bulletin} = scene();
    const encoder = encoding.createEncoder();
    for (const n of [1, 1, HOST, LIMITS.bulletinEntries]) encoding.writeVarUint(encoder, n);
    encoding.writeUint8Array(encoder, Uint8Array.of(0, 100, 0));
    assert.equal(verdict(sync(2, encoding.toUint8Array(encoder)), bulletin), 'net/too-many');
  });

  it('drops everything before it knows of a bulletin, and what belongs to another', () => {
    const {host, log} = scene();
    const frame = changeOf(host, () => log.push(['one']));
    assert.equal(verdict(frame, new Bulletin(0, null, () => undefined)), 'drop');
    assert.equal(verdict(frame, new Bulletin(2, 4712, () => undefined)), 'drop');
  });

  const REFUSED: readonly [string, string, (host: Y.Doc) => Uint8Array][] = [
    [
      'a deletion',
      'net/deletes',
      host => {
        const doc = modified(host);
        return changeOf(doc, () => doc.getArray(BULLETIN_ARRAY).delete(1, 2));
      },
    ],
    [
      'a deletion beside an honest entry',
      'net/deletes',
      host => {
        const doc = modified(host, HOST);
        return changeOf(doc, () => {
          doc.getArray(BULLETIN_ARRAY).delete(0, 1);
          doc.getArray(BULLETIN_ARRAY).push(['honest']);
        });
      },
    ],
    [
      'an entry of a foreign writer beside one of the host',
      'net/foreign-writer',
      host => {
        const [hosts, foreign] = [modified(host, HOST), modified(host)];
        hosts.getArray(BULLETIN_ARRAY).push(['honest']);
        foreign.getArray(BULLETIN_ARRAY).push(['foreign']);
        return sync(2, Y.mergeUpdates([hosts, foreign].map(doc => Y.encodeStateAsUpdate(doc))));
      },
    ],
    [
      'an entry between others',
      'net/not-appended',
      host => {
        const doc = modified(host, HOST);
        return changeOf(doc, () => doc.getArray(BULLETIN_ARRAY).insert(1, ['between']));
      },
    ],
    [
      'another part of the document',
      'net/not-appended',
      host => {
        const doc = modified(host, HOST);
        return changeOf(doc, () => doc.getArray('elsewhere').push(['hidden']));
      },
    ],
    [
      'a field of a map',
      'net/not-appended',
      host => {
        const doc = modified(host, HOST);
        return changeOf(doc, () => doc.getMap(BULLETIN_ARRAY).set('field', 'value'));
      },
    ],
    ...[7, null, {}, ['nested'], true, new Uint8Array(3)].map(
      (content): [string, string, (host: Y.Doc) => Uint8Array] => [
        `content that is no text: ${JSON.stringify(content)}`,
        'net/no-entry',
        host => {
          const doc = modified(host, HOST);
          return changeOf(doc, () => doc.getArray<unknown>(BULLETIN_ARRAY).push([content]));
        },
      ],
    ),
    [
      'a shared type',
      'net/no-entry',
      host => {
        const doc = modified(host, HOST);
        return changeOf(doc, () => doc.getArray<unknown>(BULLETIN_ARRAY).push([new Y.Text('live')]));
      },
    ],
    [
      'an entry above 64 KiB',
      'net/no-entry',
      host => {
        const doc = modified(host, HOST);
        return changeOf(doc, () => doc.getArray(BULLETIN_ARRAY).push(['x'.repeat(LIMITS.entry + 1)]));
      },
    ],
    [
      'a live change above 96 KiB',
      'net/too-large',
      host => {
        const doc = modified(host, HOST);
        return changeOf(doc, () =>
          doc.getArray(BULLETIN_ARRAY).push(['x'.repeat(50_000), 'y'.repeat(50_000)]),
        );
      },
    ],
    ['half an update', 'net/bad-update', host => sync(2, Y.encodeStateAsUpdate(host).subarray(0, 9))],
    ['an unknown kind of sync message', 'net/bad-sync', () => sync(3, new Uint8Array())],
    ['bytes after the message', 'net/bad-sync', () => Uint8Array.of(0, 0, 1, 0, 99)],
  ];
  for (const [what, code, make] of REFUSED)
    it(`refuses ${what}, also from the host`, () => {
      const {host, bulletin, log} = scene();
      log.push(['one', 'two', 'three']);
      Y.applyUpdate(bulletin.doc, Y.encodeStateAsUpdate(host));
      assert.equal(verdict(make(host), bulletin), code);
    });

  it('refuses to answer a broken or huge state vector', () => {
    const {bulletin} = scene();
    assert.equal(verdict(sync(0, Uint8Array.of(200, 200)), bulletin, AT_HOST), 'net/bad-sync');
    assert.equal(verdict(sync(0, new Uint8Array(1025)), bulletin, AT_HOST), 'net/too-large');
  });

  it('only sync passes of y-webrtc’s messages: awareness and BroadcastChannel peers are no frames of a link', () => {
    assert.deepEqual(
      [0, 1, 2, 3, 4, 200, 201].map(type => isYjsFrame(Uint8Array.of(type))),
      [true, false, false, false, false, false, false],
    );
  });

  it('whatever the bytes, the guard decides or refuses with a code, and the bulletin stays as it was', () => {
    const {host, bulletin, log} = scene();
    log.push(['one', 'two', 'three']);
    const honest = Y.encodeStateAsUpdate(host);
    Y.applyUpdate(bulletin.doc, honest);
    const bytes = fc.oneof(
      fc.uint8Array({maxLength: 80}),
      fc
        .tuple(fc.nat(honest.length - 1), fc.nat(255))
        .map(([at, value]) => honest.map((byte, i) => (i === at ? value : byte))),
    );
    fc.assert(
      fc.property(fc.constantFrom(0, 1, 2), bytes, (kind, body) => {
        const judged = verdict(sync(kind, body), bulletin);
        if (judged === 'deliver') {
          const copy = modified(bulletin.doc);
          Y.applyUpdate(copy, body);
          assert.deepEqual(copy.getArray(BULLETIN_ARRAY).toArray().slice(0, 3), ['one', 'two', 'three']);
        }
      }),
      {numRuns: 3000},
    );
  });
});
