import {counter} from '../../../../i18n/plural.ts';
import {loadSayer} from '../load.ts';
import type {PortText} from '../types/text.ts';

const count = counter('hu');
const noun = (word: string) => count({other: word});
const rum = noun('rum');
const coins = noun('tallér');

export const words: Omit<
  PortText,
  'actions' | 'upgrades' | 'sterns' | 'missions' | 'events' | 'help' | 'synonyms'
> = {
  game: 'Portolano',
  tagline: 'Tervezz titokban, vitorlázz széllel, adj el drágán, és vigyázz a kalózzal.',
  length: seats => `kb. ${seats * 20} perc`,
  goods: {cotton: 'gyapot', wine: 'bor', tea: 'tea', cocoa: 'kakaó'},
  directions: {north: 'észak', east: 'kelet', south: 'dél', west: 'nyugat'},
  layouts: {
    'even-seas': 'Sima vizek',
    staggered: 'Lépcsőzetes',
    'scarce-cotton': 'Kevés gyapot',
    'scarce-wine': 'Kevés bor',
    'scarce-tea': 'Kevés tea',
    'cocoa-cotton': 'Kakaó a gyapot közt',
  },
  count: {
    rum,
    coins,
    cannons: noun('ágyú'),
    points: noun('pont'),
    hits: noun('találat'),
    goods: noun('portéka'),
    chests: noun('kincsesláda'),
    dice: noun('kocka'),
  },
  load: loadSayer('hu', [rum, noun('gyapot'), noun('bor'), noun('tea'), noun('kakaó')], coins, 'semmi'),
  chapters: {
    rules: 'Szabályok',
    actions: 'A tengerlapkák akciói',
    upgrades: 'Hajóbővítmények',
    sterns: 'Hajótatok',
    missions: 'Küldetések',
  },
  draws: {
    setUp: 'előkészítés',
    wind: 'szélirány',
    harbour: 'új kikötő',
    pirateBattle: 'csata a kalózzal',
    battle: 'hajók csatája',
  },
  refusals: {
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
  },
};
