import {lister} from '../plural.ts';
import type {ResultShellWords} from '../types/result.ts';

const list = lister('hu');

export const result: ResultShellWords = {
  ended: why => `Ezért ért véget: ${why}.`,
  course: 'A pontok alakulása',
  asTable: 'Ugyanez számokban',
  round: 'Kör',
  breakdown: (name, total, sources) =>
    `${name}: ${total} pont${sources.length > 0 ? `, mégpedig ${list(sources)}` : ''}.`,
  replay: 'Visszanézem az elejétől',
  shareText: 'Megosztás szövegként',
  sharePicture: 'Megosztás képként',
  copied: 'Kimásolva',
  saved: 'A kép mentve',
  byHand: 'Jelöld ki és másold ki ezt a szöveget.',
  noPicture: 'Ez a böngésző nem tud képet készíteni. Oszd meg inkább szövegként.',
};
