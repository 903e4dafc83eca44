import type {PrText} from '../types/text.ts';

export const help: PrText['help'] = {
  aim: {
    title: 'Miről szól',
    body: 'Egy szigetet vezetsz: ültetsz, építesz, termelsz, és az áruból pénzt vagy pontot csinálsz. Az nyer, akinek a legtöbb pontja van. Pont jár a hajóra rakott árukért, az épületekért, és a nagy épületek révén azért is, amit addig felépítettél.',
    rules: ['PR-SCORE-1', 'PR-SCORE-2'],
  },
  rounds: {
    title: 'Évek és szerepek',
    body: 'Minden évben, a kormányzóval kezdve, mindenki választ egy szerepet. A fázis rögtön lezajlik: előbb a választó cselekszik, aztán sorban a többiek. A privilégium csak a választóé. A megmaradt szerepekre 1-1 dublon kerül, ez azé lesz, aki később választja őket. Végül a kormányzó továbbadja a kártyáját.',
    rules: ['PR-ROUND-1', 'PR-ROUND-2', 'PR-ROUND-3', 'PR-ROUND-5', 'PR-ROUND-8'],
  },
  settler: {
    title: 'Ültetvényesfázis',
    body: 'Mindenki választhat egy felcsapott ültetvényt. Az ültetvényes helyette kőbányát is kérhet. Tizenkét lapkával betelnek az ültetvényhelyek. A fázis végén új ültetvények kerülnek ki.',
    rules: ['PR-SETTLER-2', 'PR-SETTLER-3', 'PR-SETTLER-4', 'PR-SETTLER-8', 'PR-TILE-6'],
  },
  mayor: {
    title: 'Polgármesterfázis',
    body: 'A polgármester 1 telepest kap a kupacból, aztán a telepeshajó utasait egyenként szétosztjátok. Mindenki újra elhelyezi az összes telepesét; amíg van telepes, karika nem maradhat üresen; a többi helye a szélrózsa. Végül a hajóra annyi új telepes kerül, ahány üres karika van az épületeken, de játékosonként legalább egy.',
    rules: ['PR-MAYOR-2', 'PR-MAYOR-3', 'PR-MAYOR-5', 'PR-MAYOR-6', 'PR-MAYOR-8'],
  },
  builder: {
    title: 'Építészfázis',
    body: 'Mindenki vehet egy épületet, az építész 1 dublonnal olcsóbban. Minden épületből csak egyed lehet. Akkor működik, ha telepes áll rajta, de a pontja mindig számít. A nagy épület két telket foglal.',
    rules: ['PR-BUILD-1', 'PR-BUILD-2', 'PR-BUILD-5', 'PR-BUILD-7', 'PR-TILE-3'],
  },
  craftsman: {
    title: 'Iparosfázis',
    body: 'Mindenki termel. A kukoricához elég a betelepített ültetvény. Minden más hordóhoz kell egy működő ültetvény és egy telepes a megfelelő feldolgozóüzemben. Ha fogy a készlet, az kap, aki előbb van sorban. A végén az iparos még 1 árut kap abból, amit termelt.',
    rules: ['PR-CRAFT-2', 'PR-CRAFT-3', 'PR-CRAFT-5', 'PR-B-PRODUCTION'],
  },
  trader: {
    title: 'Kereskedőfázis',
    body: 'Mindenki eladhat egy árut. A kereskedőházban négy hely van, és minden árufajtából csak egy fér be; ez utóbbi alól a hivatal felment. A kereskedő 1 dublonnal többet kap. A megtelt ház a fázis végén kiürül, különben az áruk ott maradnak.',
    rules: ['PR-TRADE-1', 'PR-TRADE-2', 'PR-TRADE-3', 'PR-TRADE-5', 'PR-TRADE-7'],
  },
  captain: {
    title: 'Kapitányfázis',
    body: 'Sorban mindenki egyfajta árut rak hajóra, amennyi csak elfér, amíg bárki tud. Aki tud, annak rakodnia kell. Egy hajón egyféle áru lehet, és egy áru csak egy hajón. Hordónként 1 pont jár, a kapitány első rakományáért még 1. A megtelt hajók elhajóznak.',
    rules: ['PR-CAPT-1', 'PR-CAPT-4', 'PR-CAPT-6', 'PR-CAPT-7', 'PR-CAPT-8', 'PR-CAPT-11', 'PR-CAPT-12'],
  },
  storage: {
    title: 'Raktározás',
    body: 'A kapitányfázis végén 1 hordót tarthatsz meg. A kis raktár ezen felül egy, a nagy raktár két árufajtát őriz meg teljesen. Minden más megromlik. A rakodástól a raktár sem ment meg.',
    rules: ['PR-STORE-2', 'PR-STORE-3', 'PR-STORE-4', 'PR-STORE-5', 'PR-STORE-6'],
  },
  prospector: {
    title: 'Aranyásó',
    body: 'Aki az aranyásót választja, 1 dublont kap a banktól; a többiek nem csinálnak semmit.',
    rules: ['PR-PROSP-1'],
  },
  prices: {
    title: 'Az áruk ára',
    body: 'Kukorica 0, indigó 1, cukor 2, dohány 3, kávé 4 dublon. A kereskedő 1-gyel többet kap, a kis piac 1-et, a nagy piac 2-t ad hozzá; mind összeadódik. Eladás nélkül nincs bónusz.',
    rules: ['PR-TRADE-1', 'PR-TRADE-3', 'PR-TRADE-4'],
  },
  quarries: {
    title: 'Kőbánya-kedvezmény',
    body: 'Minden működő kőbányád 1 dublonnal olcsóbbá teszi az épületet. A határ az épület oszlopa: az elsőben 1, a negyedikben 4 kőbánya számít. Az építész privilégiuma ehhez jön. 0 alá az ár nem mehet.',
    rules: ['PR-BUILD-2', 'PR-BUILD-3'],
  },
  end: {
    title: 'A játék vége',
    body: 'Az az év az utolsó, amelyben a telepeshajót már nem lehet feltölteni a kupacból, valaki beépíti mind a tizenkét telkét, vagy elfogynak a győzelmi pontok. Az évet végigjátsszátok; a készleten felül szerzett pont is számít.',
    rules: ['PR-END-1', 'PR-END-2', 'PR-END-3', 'PR-END-4', 'PR-END-6'],
  },
  scoring: {
    title: 'Értékelés',
    body: 'Add össze a jelzők pontjait, az összes épület pontját és a betelepített nagy épületek külön pontjait. Az nyer, akinek a legtöbb pontja van. Egyenlőségnél a több dublon és áru dönt együtt; ha ez is egyforma, közös a győzelem.',
    rules: ['PR-SCORE-1', 'PR-SCORE-2', 'PR-SCORE-3'],
  },
  twoPlayers: {
    title: 'Ketten játszva',
    body: 'Felváltva választotok, amíg mindkettőtöknek három szerepe nem lesz; egy kártya marad, arra 1 dublon kerül. Két hajó van, kevesebb ültetvény, és minden nem termelő épületből csak egy.',
    rules: ['PR-TWO-1', 'PR-TWO-2', 'PR-TWO-3', 'PR-TWO-4'],
  },
  newBuildings: {
    title: 'Új épületek',
    body: 'Tizennégy további épület. A játék előtt a játékosok felváltva választják ki (vagy sorsolás dönti el), melyik nem termelő épület szerepel: mindegyik az árának megfelelő helyre kerül. A 2020-as kiadásban a nagyok jönnek utoljára. Ültetvényből erdő lehet, a vendégek bármikor átmehetnek, a könyvtár megkétszerezi a privilégiumot.',
    rules: [
      'PR-DRAFT-1',
      'PR-DRAFT-4',
      'PR-DRAFT-6',
      'PR-B-FOREST-HOUSE',
      'PR-B-GUEST-HOUSE',
      'PR-B-LIBRARY',
    ],
  },
  nobles: {
    title: 'Nemesek',
    body: 'Az érkezők közt egy nemes is vár; aki figurát vesz el, őt is viheti. A nemes úgy dolgozik, mint a telepes, és a végén 1 pontot ér. Néhány épület mást tud telepessel és mást nemessel. Ha elfogynak a figurák, attól a játék nem ér véget.',
    rules: ['PR-NOB-1', 'PR-NOB-2', 'PR-NOB-4', 'PR-NOB-6', 'PR-MAYOR-4', 'PR-END-7'],
  },
  buccaneer: {
    title: 'Kalóz',
    body: 'Egy szereppel több. Kiürítesz egy hajót, és legfeljebb 3 hordót megtartasz; pontra váltod a kereskedőház áruit; elviszel legfeljebb 3 telepest a zsúfolt hajóról; vagy foglyul ejtesz egy szerepet a dublonjaival. Ha más választja a foglyodat, 3 dublont kapsz, különben az év végén te játszod ki.',
    rules: ['PR-BUC-2', 'PR-BUC-3', 'PR-BUC-5', 'PR-BUC-7', 'PR-BUC-8'],
  },
  festival: {
    title: 'San Juan-i fesztivál',
    body: 'Három feladat, mindegyiket az nyeri, aki először teljesíti: három egyforma ültetvény 3 telepest hoz, az előírt három áru egyetlen termelésből 3 dublont, az előírt épület 3 pontot.',
    rules: ['PR-FEST-1', 'PR-FEST-5', 'PR-FEST-6', 'PR-FEST-7'],
  },
};

export const synonyms: PrText['synonyms'] = [
  ['munkás', 'telepes'],
  ['gyarmatos', 'telepes'],
  ['lakos', 'telepes'],
  ['kolonista', 'telepes'],
  ['magistrat', 'telepeshajó'],
  ['érkezők', 'telepeshajó'],
  ['forduló', 'év'],
  ['kör', 'év'],
  ['san juan', 'szélrózsa'],
  ['győzelmi pont', 'pont'],
  ['gyp', 'pont'],
  ['pénz', 'dublon'],
  ['arany', 'dublon'],
  ['érme', 'dublon'],
  ['mező', 'ültetvény'],
  ['lila épület', 'nem termelő épület'],
  ['bézs épület', 'nem termelő épület'],
  ['drapp épület', 'nem termelő épület'],
  ['rózsaszín épület', 'feldolgozóüzem'],
  ['termelőépület', 'feldolgozóüzem'],
  ['indigófestő', 'indigófeldolgozó'],
  ['cukorfőző', 'cukormalom'],
  ['hajó', 'kapitány'],
  ['tárolás', 'raktározás'],
  ['kedvezmény', 'kőbánya'],
  ['döntetlen', 'értékelés'],
];
