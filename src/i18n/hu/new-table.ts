import {withArticle} from '../plural.ts';
import type {AppText} from '../types/app.ts';

export const newTable: AppText['newTable'] = {
  game: 'Játék',
  seats: 'Hányan ültök le?',
  place: 'Hol játszotok?',
  here: 'Ezen az eszközön',
  hereHint: 'Egyedül botok ellen, vagy körbeadva: más nem láthat bele.',
  network: 'Barátokat hívok',
  networkHint: 'Mindenki a saját eszközén játszik. Linket és QR-kódot kapsz.',
  who: 'Kik játszanak?',
  kind: n => `Ki ül ${withArticle(`${n}.`)} helyen`,
  person: 'Ember',
  friend: 'Barát',
  nameOf: n => `${n}. játékos neve`,
  defaultName: n => `${n}. játékos`,
  options: 'Változatok',
  optionsDefault: 'a szokásos',
  optionsChanged: n => `${n} módosítva`,
  create: 'Asztalt nyitok',
  createInvite: 'Asztalt nyitok és meghívót kérek',
  summary: (seats, bots) => (bots === 0 ? `${seats} hely` : `${seats} hely, ${bots} bot`),
  botEffects: {
    random: 'Bármit lép, ami szabályos. Ismerkedéshez jó.',
    easy: 'Ismeri a játékot, de gyakran gondolkodás nélkül lép.',
    greedy: 'Mindig azt választja, ami most a legtöbbet hozza.',
    strong: 'Előre gondolkodik. Gyakorlott játékosoknak való ellenfél.',
  },
};
