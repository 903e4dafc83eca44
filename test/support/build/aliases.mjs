/**
 * What the build puts in the place of parts of our dependencies; tests are bundled with the same. esbuild looks for
 * these paths from its working directory, the root of the repository.
 */
export const alias = {
  'simple-peer/simplepeer.min.js': './src/net/rtc-peer.ts',
  'lib0/logging': './src/net/quiet-log.ts',
  'lib0/websocket': './src/net/left-out.ts',
  'lib0/broadcastchannel': './src/net/left-out.ts',
  'webrtc-adapter': './src/net/left-out.ts',
  '@msgpack/msgpack': './src/net/left-out.ts',
  'peerjs-js-binarypack': './src/net/left-out.ts',
};
