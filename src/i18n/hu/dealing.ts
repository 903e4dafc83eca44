import {lister} from '../plural.ts';
import type {DealingWords} from '../types/dealing.ts';

const list = lister('hu');

export const dealing: DealingWords = {
  setUp: 'Az eszközök megegyeznek az osztásról',
  failed: 'Ez a játék nem kezdődhet el',
  failedHint:
    'A közös osztás egyik kulcsáról hamis másolat készült. Még egyetlen lapot sem osztottunk ki; egy új asztal tiszta lappal, saját kulcsokkal indul.',
  newTable: 'Új asztal',
  shuffles: name => `${name} kever`,
  youShuffle: 'Most te keversz',
  pass: (turn, of) => `Mindenki sorban megkeveri: ${turn} / ${of}.`,
  waits: names => `${names.length > 1 ? 'Ezekre az eszközökre' : 'Erre az eszközre'} várunk: ${list(names)}`,
  away: (name, minutes) =>
    `${minutes < 1 ? 'Az imént ment el' : `${minutes} perce nincs itt`}. Közösen osztunk, ezért a játék vár; magától folytatódik, amint ${name} megnyitja az asztalt.`,
  silent: 'Az eszköz elérhető, de még nem tette meg a részét. A játék magától folytatódik.',
  caught: name => `${name} bizonyítottan csalt. Nem fogadtuk el, a játék maradt, ahogy volt.`,
  evidence: 'A bizonyíték',
};
