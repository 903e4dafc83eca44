/**
 * What our dependencies bring and we never use. Of PeerJS that is audio, video, old browsers and encodings: we open raw
 * data channels for the few messages of an introduction. Of y-webrtc it is its own signaling servers and its sync between
 * tabs. The build puts this file in their place (`test/support/build/aliases.mjs`).
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

/** lib0/websocket: y-webrtc's own signaling servers, which we do not use. */
export class WebsocketClient {}

/** lib0/broadcastchannel: would let two tabs with one room name sync past the guard. */
export const subscribe = (): void => undefined;
export const unsubscribe = (): void => undefined;
export const publish = (): void => undefined;
