import {lister} from '../plural.ts';
import type {TableWords} from '../types/table.ts';
import {dealing} from './dealing.ts';
import {people} from './people.ts';
import {result} from './result.ts';

const list = lister('hu');

export const table: TableWords = {
  people,
  dealing,
  result,
  takeBack: 'Utolsó lépés visszavonása',
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
  andMore: n => `és még ${n}`,
  newEvents: n => `${n} új esemény`,
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
  loading: 'Kirakjuk a játékot',
  acting: 'most dönt',
  seatOrder: 'Sorrend',
  atTable: 'Az asztalnál',
  lastMoves: 'Napló',
  backToTable: 'Vissza az asztalhoz',
  ruleNumbers: 'A szabály száma',
};
