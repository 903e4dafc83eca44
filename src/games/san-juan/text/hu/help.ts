import type {SjText} from '../types/text.ts';

export const help: SjText['help'] = {
  aim: {
    title: 'A játék célja',
    body: 'Építs legfeljebb tizenkét épületből álló várost. A végén a legtöbb pont nyer. Minden lap épület, fizethet egy másikért, vagy képpel lefelé áru.',
    rules: ['SJ-END-4'],
  },
  rounds: {
    title: 'Körök és szerepek',
    body: 'A kormányzótól kezdve mindenki választ egy szerepet a még szabadok közül. Mindegyiket mindenki végrehajtja; a privilégium csak a választóé. Utána a kormányzó továbbmegy.',
    rules: ['SJ-RND-1', 'SJ-RND-2', 'SJ-RND-5', 'SJ-PH-1'],
  },
  cards: {
    title: 'Lapok és paklik',
    body: 'A kézben tartott lapok titkosak, a számuk nyilvános. Az eldobott lapok képpel lefelé fekszenek. Ha a húzópakli elfogy, a dobópaklit újrakeverjük.',
    rules: ['SJ-GOV-4', 'SJ-DECK-1', 'SJ-DECK-2'],
  },
  beginning: {
    title: 'A kör eleje',
    body: 'A kápolnák tulajdonosai egy lapot a kápolna alá tehetnek. Utána akinek 7-\u2060nél (toronnyal 12-\u2060nél) több lapja van, ennyire dob le.',
    rules: ['SJ-GOV-1', 'SJ-GOV-2', 'SJ-GOV-3'],
  },
  builder: {
    title: 'Építés',
    body: 'Tegyél le egy lapot, és fizesd ki a költségét más kézben tartott lapokkal. Lila épületből fajtánként egy lehet, termelőépületből akárhány.',
    rules: ['SJ-BUI-1', 'SJ-BUI-3', 'SJ-BUI-4', 'SJ-BUI-5'],
  },
  producer: {
    title: 'Termelés',
    body: 'Az áru a húzópakli legfelső lapja, látatlanban egy üres termelőépületre téve. Egy épületen egy áru fér el.',
    rules: ['SJ-PRO-1', 'SJ-PRO-2'],
  },
  trader: {
    title: 'Kereskedés',
    body: 'Egy karton mutatja, melyik áru mennyit hoz. Az eladott áru a dobópaklira kerül, és ennyi lapot húzol. Az öt karton kötött sorrendben jár körbe.',
    rules: ['SJ-TRA-1', 'SJ-TRA-3', 'SJ-TRA-4'],
  },
  councillor: {
    title: 'Tanácsos',
    body: 'Húzz 2 lapot, és tarts meg 1-\u2060et. A választó 5-\u2060öt húz.',
    rules: ['SJ-COU-1'],
  },
  prospector: {
    title: 'Aranyásó',
    body: 'Csak a választó húz egy lapot. Utána az aranybányák jönnek.',
    rules: ['SJ-PRS-1', 'SJ-PRS-2'],
  },
  active: {
    title: 'Mikor működik egy épület',
    body: 'Annak az építészfázisnak a végétől működik, amelyben felépült. Ami csak előnyt ad, magától megtörténik.',
    rules: ['SJ-PH-4', 'SJ-PH-5'],
  },
  overbuild: {
    title: 'Felülépítés',
    body: 'Daruval az új lap egy meglévő épületet is befedhet, és annyival olcsóbb. A befedett épület többé nem működik, az áruja elvész.',
    rules: ['SJ-BLD-CRANE', 'SJ-BLD-CRANE-CHAPEL', 'SJ-BLD-CRANE-REDUCERS'],
  },
  end: {
    title: 'A játék vége',
    body: 'Ha valakinek tizenkét épülete van, az építészfázist még befejezzük, és vége. Akkor is vége, ha sehol sincs több húzható lap.',
    rules: ['SJ-END-1', 'SJ-END-2', 'SJ-END-5'],
  },
  scoring: {
    title: 'Értékelés',
    body: 'Az épületek pontjai, a kápolna alatti lapok, a „hatos” épületek; legvégül a palota. Pontegyenlőségnél több lap és áru.',
    rules: ['SJ-END-3', 'SJ-END-4'],
  },
  twoPlayers: {
    title: 'Két játékos',
    body: 'A kormányzó választ egy szerepet, aztán a másik játékos, végül megint a kormányzó. A könyvtár körönként egy szerepnél működik.',
    rules: ['SJ-RND-4', 'SJ-BLD-LIBRARY-2P'],
  },
  draft: {
    title: 'Választható kezdőlapok',
    body: 'Beállítható: aki később jön, több lapot kap. Mindenki 4-\u2060et tart meg.',
    rules: ['SJ-DEC-1'],
  },
};

export const synonyms: SjText['synonyms'] = [
  ['forduló', 'kör'],
  ['év', 'kör'],
  ['kártya', 'lap'],
  ['talon', 'húzópakli'],
  ['ibolya épület', 'lila épület'],
  ['emlékmű', 'monumentum'],
  ['termelő', 'iparos'],
  ['győzelmi pont', 'pont'],
  ['építés fölé', 'felülépítés'],
  ['döntetlen', 'értékelés'],
];
