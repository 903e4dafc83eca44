/**
 * In the place of `lib0/logging`, which prints coloured lines and brings a DOM renderer and a schema language along:
 * nobody reads y-webrtc's log.
 */
const nothing = (): void => undefined;

export const createModuleLogger = () => nothing;
export const print = nothing;
export const warn = nothing;
export const [BOLD, UNBOLD, BLUE, GREEN, GREY, RED, PURPLE, ORANGE, UNCOLOR] = [
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
];
