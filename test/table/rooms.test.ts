/** Why no table between devices can be had, where the browser itself cannot connect any. */
import assert from 'node:assert/strict';
import {afterEach, test} from 'node:test';
import {createSigner} from '../../src/log/sign.ts';
import {JoinFailure} from '../../src/table/others/room-port.ts';
import {rooms} from '../../src/table/others/rooms.ts';

const CONNECTION = {
  brokers: ['127.0.0.1:1'],
  relay: {url: '', username: '', credential: ''},
  name: 'Ada',
  shape: 'disc',
} as const;

const switchedOff: readonly (readonly [string, unknown])[] = [
  ['is not there', undefined],
  [
    'refuses',
    class {
      constructor() {
        throw new DOMException('WebRTC is disabled', 'NotSupportedError');
      }
    },
  ],
];

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
});

for (const [how, connection] of switchedOff)
  test(`WebRTC ${how}: named as the cause where a table is made, joined, come back to or asked for by code`, async () => {
    Object.assign(globalThis, {RTCPeerConnection: connection});
    const {invent, admit, open, join} = await rooms('http://127.0.0.1:1/');
    const table = invent();
    const signer = await createSigner(new Uint8Array(32));
    const ways = [
      () => open(table, signer, CONNECTION, () => undefined),
      () => join(table, signer, CONNECTION, () => undefined),
      () => join({...table, hostKey: signer.publicKey}, signer, CONNECTION, () => undefined),
      () => admit({tableId: null, code: 'ABCDEF'}, CONNECTION),
    ];
    for (const way of ways)
      await assert.rejects(
        async () => way(),
        error => error instanceof JoinFailure && error.trouble === 'noRtc',
      );
  });
