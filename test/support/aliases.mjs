/** What the build puts in the place of parts of our dependencies; tests are bundled with the same. */
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const net = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'src', 'net');

export const alias = {
  'simple-peer/simplepeer.min.js': join(net, 'rtc-peer.ts'),
  'webrtc-adapter': join(net, 'left-out.ts'),
  '@msgpack/msgpack': join(net, 'left-out.ts'),
  'peerjs-js-binarypack': join(net, 'left-out.ts'),
};
