import {lister, plurals} from '../plural.ts';
import type {ResultShellWords} from '../types/result.ts';

const list = lister('pl');
const count = plurals('pl');

export const result: ResultShellWords = {
  ended: why => `Powód zakończenia: ${why}.`,
  course: 'Punkty runda po rundzie',
  asTable: 'To samo w liczbach',
  round: 'Runda',
  breakdown: (name, total, sources) =>
    `${name}: ${count(total, {one: '# punkt', few: '# punkty', many: '# punktów'})}${sources.length > 0 ? `, czyli ${list(sources)}` : ''}.`,
  replay: 'Obejrzyj od początku',
  shareText: 'Udostępnij jako tekst',
  sharePicture: 'Udostępnij jako obraz',
  copied: 'Skopiowano',
  saved: 'Obraz zapisany',
  byHand: 'Zaznacz ten tekst i go skopiuj.',
  noPicture: 'Ta przeglądarka nie potrafi utworzyć obrazu. Udostępnij tekst.',
};
