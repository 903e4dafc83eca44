import {dater, lister} from '../plural.ts';
import type {AppText} from '../type.ts';

export const common: AppText['common'] = {
  name: 'Roadstead',
  close: 'Bezárás',
  cancel: 'Mégse',
  back: 'Vissza',
  toHome: 'Kezdőlap',
  save: 'Mentés',
  retry: 'Próbáld újra',
  copy: 'Másolás',
  copied: 'Kimásolva',
  copyByHand: 'Jelöld ki és másold ki az alábbi szöveget.',
  more: 'Továbbiak',
  settings: 'Beállítások',
  help: 'Súgó',
  loading: 'Egy pillanat …',
  you: 'te',
  bot: 'bot',
  freeSeat: 'Szabad hely',
  watcher: 'Néző',
  yourMove: 'Te jössz',
  titleYourMove: title => `● Te jössz · ${title}`,
  title: title => (title ? `${title} · Roadstead` : 'Roadstead'),
  list: lister('hu'),
  date: dater('hu'),
  seats: n => `${n} hely`,
  entries: n => `${n} bejegyzés`,
  minutes: n => `${n} perc`,
  seconds: n => `${n} másodperc`,
  span: seconds => {
    if (seconds < 60) return `${Math.floor(seconds)} mp`;
    const minutes = Math.floor(seconds / 60);
    return minutes < 60 ? `${minutes} perc` : `${Math.floor(minutes / 60)} óra ${minutes % 60} perc`;
  },
  languages: {en: 'English', hu: 'Magyar', pl: 'Polski'},
  shapes: {
    disc: 'Korong',
    square: 'Négyzet',
    triangle: 'Háromszög',
    diamond: 'Rombusz',
    cross: 'Kereszt',
    hexagon: 'Hatszög',
  },
  bots: {random: 'Véletlen bot', greedy: 'Mohó bot'},
  botEffects: {
    random: 'Bármit lép, ami szabályos. Ismerkedéshez jó.',
    greedy: 'Mindig azt választja, ami most a legtöbbet hozza.',
  },
  links: {
    self: 'Ez az eszköz',
    connecting: 'Kapcsolódik',
    live: 'Kapcsolódva',
    unsteady: 'Akadozik',
    away: 'Nincs itt',
  },
};
