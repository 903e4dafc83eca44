import type {PortText} from '../types/text.ts';
import {events} from './events.ts';
import {help, synonyms} from './help.ts';
import {things} from './things.ts';
import {words} from './words.ts';

const refusals: PortText['refusals'] = {
  'port/over': () => 'A játék véget ért.',
  'port/not-your-turn': () => 'Most nem te következel.',
  'port/not-now': () => 'Most másról kell dönteni.',
  'port/no-such-upgrade': () => 'Ilyen bővítmény nincs.',
  'port/not-in-box': () => 'Ebből nincs a dobozban.',
  'port/no-sea-tile': () => 'Csak tengerlapka jó erre.',
  'port/no-emergency': () => 'Pontosan két portékát adj a rumért, vagy egyet se.',
  'port/sealed-play': () => 'A kártyáiddal ez a terv nem játszható ki.',
  'port/not-offered': () => 'Ezt most itt nem veheted fel.',
  'port/picked-up': () => 'Itt már vettél fel valamit.',
  'port/action-used': () => 'Ennek a lapkának az akcióját már használtad.',
  'port/no-upgrade': () => 'Ezt a bővítményt itt nem veheted meg.',
  'port/no-trade': () => 'Ez a csere itt nem lehetséges.',
  'port/no-gift': () => 'Ez a lapka ilyet nem ad.',
  'port/no-huckster': () => 'Portékát rumra így csak a Seftes cserélhet.',
  'port/does-not-fit': () =>
    'Portéka csak a saját fajtájának üres helyére kerülhet; kakaó egy helyre vagy két szomszédosra.',
  'port/too-much-rum': () => 'Ennyi rumot nem tölthetsz be.',
  'port/wrong-payment': () => 'Pontosan annyit fizess, amennyivel a kalóznak tartozol.',
  'port/too-much-loot': () => 'Ennyit nem vihetsz el.',
};

/** Hungarian. */
export const text: PortText = {...words, ...things, events, refusals, help, synonyms};
