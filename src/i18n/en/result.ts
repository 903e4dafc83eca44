import {lister, plurals} from '../plural.ts';
import type {ResultShellWords} from '../types/result.ts';

const list = lister('en');
const count = plurals('en');

export const result: ResultShellWords = {
  ended: why => `Why it ended: ${why}.`,
  course: 'Points, round by round',
  asTable: 'The same in figures',
  round: 'Round',
  breakdown: (name, total, sources) =>
    `${name}: ${count(total, {one: '# point', other: '# points'})}${sources.length > 0 ? `, namely ${list(sources)}` : ''}.`,
  replay: 'Watch it from the start',
  shareText: 'Share as text',
  sharePicture: 'Share as a picture',
  copied: 'Copied',
  saved: 'Picture saved',
  byHand: 'Mark this text and copy it.',
  noPicture: 'This browser cannot make the picture. Share the text instead.',
};
