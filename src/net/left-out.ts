/**
 * What PeerJS brings for audio, video, old browsers and its own encodings. We open raw data channels for the few
 * messages of an introduction, so the build puts this file in the place of `webrtc-adapter`, `@msgpack/msgpack` and
 * `peerjs-js-binarypack`.
 */
const never = (): never => {
  throw new Error('not part of this build');
};

export const pack = never;
export const unpack = never;
export const decodeMultiStream = never;
export class Encoder {
  encode = never;
}

/** webrtc-adapter: PeerJS asks it which browser this is, to tell about support. */
export default {browserDetails: {browser: 'chrome', version: 1000}};
