import {lister} from '../plural.ts';
import type {CoachWords, DealingWords, HintWords, ResultShellWords, TableWords} from '../types/table.ts';
import {people} from './people.ts';

const list = lister('hu');

const result: ResultShellWords = {
  ended: why => `Ezért ért véget: ${why}.`,
  course: 'A pontok alakulása',
  asTable: 'Ugyanez számokban',
  round: 'Forduló',
  breakdown: (name, total, sources) =>
    `${name}: ${total} pont${sources.length > 0 ? `, mégpedig ${list(sources)}` : ''}.`,
  replay: 'Visszanézem az elejétől',
  share: 'Eredmény megosztása',
  shareText: 'Megosztás szövegként',
  sharePicture: 'Megosztás képként',
  copied: 'Kimásolva',
  saved: 'A kép mentve',
  byHand: 'Jelöld ki és másold ki ezt a szöveget.',
  noPicture: 'Ez a böngésző nem tud képet készíteni. Oszd meg inkább szövegként.',
  decided: {
    ahead: (name, over, when, gain) =>
      `${name} ${when} került ${over.length > 0 ? list(over) : 'mindenki'} elé, és ott is maradt${gain ? `: ${gain}` : ''}.`,
    fell: (name, leaderName, when, loss) =>
      `${name} ${when} ${loss ?? 'pontot veszített'}, és onnantól ${leaderName} vezetett.`,
    level: (name, when, gain) => `${name} ${when} egyenlített${gain ? `: ${gain}` : ''}.`,
    throughout: name => `${name} az elejétől a végéig vezetett.`,
    passed: (name, over, when, gain) =>
      `${name} ${when} került ${over.length > 0 ? list(over) : 'mindenki'} elé${gain ? `: ${gain}` : ''}.`,
    lostLead: (name, leaderName, when, loss) =>
      `${name} ${when} ${loss ?? 'pontot veszített'}, és ${leaderName} állt az élre.`,
  },
  turns: 'Fordulópontok',
  turnSee: 'Megnézem a táblát',
  turnTry: 'Kipróbálom másképp',
};

const dealing: DealingWords = {
  fetching: 'Lekérjük az eddigi játékot',
  fetchingHint: 'Amint minden megérkezett, úgy látod az asztalt, ahogy most áll.',
  setUp: 'Az eszközök egyeztetik az osztást',
  failed: 'Ez a játék nem kezdődhet el',
  failedHint:
    'A közös osztás egyik kulcsáról hamis másolat készült. Még egyetlen lapot sem osztottunk ki; egy új asztal tiszta lappal, saját kulcsokkal indul.',
  newTable: 'Új asztal',
  shuffles: name => `${name} kever`,
  youShuffle: 'Most te keversz',
  pass: (turn, of) => `Mindenki sorban megkeveri: ${turn} / ${of}.`,
  waits: names => `${names.length > 1 ? 'Ezekre az eszközökre' : 'Erre az eszközre'} várunk: ${list(names)}`,
  away: (name, minutes) =>
    `${minutes < 1 ? 'Az imént ment el' : `${minutes} perce nincs itt`}. A lapok és a dobások az összes eszközön együtt készülnek, ezért a játék vár; magától folytatódik, amint ${name} megnyitja az asztalt.`,
  silent: 'Az eszköz elérhető, de még nem tette meg a részét. A játék magától folytatódik.',
  caught: name => `${name} bizonyítottan csalt. A csalást nem fogadtuk el, a játék maradt, ahogy volt.`,
  evidence: 'A bizonyíték',
};

export const hint: HintWords = {
  title: 'Tipp',
  thinking: 'Sokféleképpen végigjátsszuk innen…',
  prepares: 'Egy koppintás előkészíti a lépést a táblán. Semmit sem küld el.',
  notAsked: 'Most senki sem vár rád.',
  onlyMove: 'Ez az egyetlen lehetséges lépés.',
  wins: (wins, points) => `Innen 100 játszmából ${wins} győzelmet hoz, átlagosan ${points} ponttal`,
  secondBest: wins => `a második legjobb: ${wins}`,
  lessSure: (games, first) => `kevésbé biztos: ${games} próba jutott rá, az első lépésre ${first}`,
  choice: place =>
    ['Az erős bot ezt lépné.', 'Ez volna a második választása.', 'Ez volna a harmadik.'][place] ?? '',
  brief: 'Ezen is érdemes elgondolkodni; csak futólag nézte meg.',
  again: 'Gondolja át újra',
  prepared: 'Előkészítve. A táblán véglegesítheted, vagy választhatsz mást.',
};

export const coach: CoachWords = {
  label: 'Magyarázat',
  start: 'Magyarázd játék közben',
  decline: 'Ismerem a játékot',
  next: 'Értem',
  stop: 'Elég a magyarázatból',
  confirm:
    'A koppintás csak megjelöli, amit szeretnél. A korallszínű gomb véglegesíti; addig még meggondolhatod magad.',
  explain:
    'Amin egy pillanatig rajta tartod az ujjad, arról megtudod, mi az. Fent a kérdőjel a szabályokat nyitja meg.',
  explainByKeys:
    'Amire rámutatsz, vagy amin lenyomod a ? billentyűt, arról megtudod, mi az. Fent a kérdőjel a szabályokat nyitja meg.',
};

export const table: TableWords = {
  people,
  dealing,
  result,
  takeBack: 'Utolsó lépés visszavonása',
  takeBackWhy: 'Most semmit sem lehet visszavonni: miért?',
  help: 'Súgó',
  menu: 'Menü',
  close: 'Bezárás',
  log: 'Napló és visszajátszás',
  fairness: 'Tiszta játék',
  settings: 'Beállítások',
  rules: 'Szabályok',
  coach: 'Magyarázat a döntésekhez',
  hint: 'Tipp',
  hintTaken: 'Ezt lépem',
  invite: 'Játékosok és meghívó',
  syncNow: 'Egyeztetés a többiekkel',
  saveRecord: 'Játék mentése fájlba',
  leave: 'Elhagyom az asztalt',
  yourTurn: 'Te jössz',
  waitingFor: names => `${names.length > 1 ? 'Rájuk' : 'Rá'} várunk: ${list(names)}`,
  waitingSince: minutes => (minutes < 1 ? 'most kezdte' : `${minutes} perce`),
  sending: 'Úton van a lépésed',
  watching: 'Nézőként vagy itt',
  middle: 'Ez az eszköz legyen az asztal',
  middleOff: 'Ez az eszköz csak nézzen',
  handOnly: 'Csak az enyém látsszon',
  handOff: 'Az egész asztal látsszon',
  andMore: n => `és még ${n}`,
  newMoves: n => `${n} új lépés`,
  sinceYourTurn: moves => `A te lépésed óta: ${moves} lépés`,
  curtainPass: handy => (handy ? 'Add tovább a telefont! Most jön' : 'Cseréljetek helyet! Most jön'),
  curtainLine: name => `Most csak ${name} nézi`,
  curtainNext: (asks, then) =>
    then === '' ? `${asks}.` : asks === '' ? `Utána ${then} jön.` : `${asks}, utána ${then}.`,
  curtainCards: name => `${name} vagyok, lássuk a lapokat`,
  curtainOpen: name => `Én vagyok ${name}`,
  asksBack: (name, moves) =>
    moves > 1 ? `${name} visszavonná az utolsó ${moves} lépést` : `${name} visszavonná az utolsó lépést`,
  youAsked: (moves, waiting) =>
    `${moves > 1 ? `Az utolsó ${moves} lépés` : 'A lépésed'} visszavonását kérted. Válaszra várunk: ${list(waiting)}.`,
  theyDecide: names => `${list(names)} dönt róla.`,
  refused: name => `${name} nem egyezik bele a visszavonásba.`,
  tookBack: (name, moves) =>
    `Megegyeztetek: ${name} visszavonja az utolsó ${moves > 1 ? `${moves} lépést` : 'lépést'}.`,
  agree: 'Rendben',
  refuse: 'Nem engedem',
  askBack: 'A visszavonáshoz a többiek beleegyezése is kell',
  link: {connecting: 'kapcsolódik', unsteady: 'akadozó kapcsolat', away: 'nincs itt'},
  bot: 'bot',
  resultTitle: 'Vége',
  place: n => `${n}.`,
  player: 'Játékos',
  sharedPlace: 'holtverseny',
  seeBoard: 'Megnézem a táblát',
  seeResult: 'Eredmény',
  playAgain: 'Vissza a kezdőlapra',
  shownAt: entry => `Visszanézés: ${entry}. lépés`,
  toNow: 'Vissza a jelenbe',
  trial: 'Próba',
  trialHint:
    'Saját másolat próbálgatáshoz: mindenki helyett te lépsz. Az igazi játék ettől függetlenül megy tovább; mindkettő ott van a kezdőlapon.',
  skip: 'Tovább',
  acting: 'most dönt',
  seatOrder: 'Sorrend',
  atTable: 'Az asztalnál',
  lastMoves: 'Napló',
  backToTable: 'Vissza az asztalhoz',
  ruleNumbers: 'A szabály száma',
};
