/** What people at a table say most; each reads it in their own language. */
export const PHRASES = [
  'hello',
  'yourTurn',
  'moment',
  'thinking',
  'wellPlayed',
  'thanks',
  'sorry',
  'ouch',
  'lucky',
  'laugh',
  'beRightBack',
  'goodGame',
] as const;
export type Phrase = (typeof PHRASES)[number];
