import {lister, plurals} from '../plural.ts';
import type {TableWords} from '../types/table.ts';
import {dealing} from './dealing.ts';
import {people} from './people.ts';
import {result} from './result.ts';

const list = lister('pl');
const count = plurals('pl');

export const table: TableWords = {
  people,
  dealing,
  result,
  takeBack: 'Cofnij ostatni ruch',
  help: 'Pomoc',
  menu: 'Menu',
  close: 'Zamknij',
  log: 'Dziennik i powtórka',
  fairness: 'Uczciwa gra',
  settings: 'Ustawienia',
  rules: 'Zasady',
  coach: 'Objaśniaj decyzje',
  hint: 'Podpowiedź',
  hintTaken: 'Tak zagram',
  invite: 'Gracze i zaproszenie',
  syncNow: 'Porównaj teraz z innymi',
  saveRecord: 'Zapisz przebieg gry',
  leave: 'Odejdź od stołu',
  yourTurn: 'Twój ruch',
  waitingFor: names => `Czekamy na: ${list(names)}`,
  waitingSince: minutes =>
    minutes < 1 ? 'przed chwilą' : `od ${count(minutes, {one: '# minuty', few: '# minut', many: '# minut'})}`,
  sending: 'Twój ruch jest w drodze',
  watching: 'Oglądasz grę',
  andMore: n => `i jeszcze ${n}`,
  newEvents: n => count(n, {one: '# nowe zdarzenie', few: '# nowe zdarzenia', many: '# nowych zdarzeń'}),
  sinceYourTurn: moves =>
    `Od twojego ruchu: ${count(moves, {one: '# ruch', few: '# ruchy', many: '# ruchów'})}`,
  curtainPass: handy => (handy ? 'Telefon przejmuje' : 'Przy ekranie siada'),
  curtainLine: name => `Teraz patrzy tylko ${name}`,
  curtainNext: (asks, then) =>
    then === '' ? `${asks}.` : asks === '' ? `Potem ${then}.` : `${asks}, potem ${then}.`,
  curtainCards: name => `To ja, ${name}, pokaż karty`,
  curtainOpen: name => `To ja, ${name}`,
  asksBack: (name, moves) =>
    moves > 1
      ? `${name} prosi o cofnięcie ostatnich ${moves} ruchów`
      : `${name} prosi o cofnięcie ostatniego ruchu`,
  youAsked: (moves, waiting) =>
    `Prosisz o cofnięcie ${moves > 1 ? `ostatnich ${moves} ruchów` : 'swojego ruchu'}. Czekamy na odpowiedź: ${list(waiting)}.`,
  theyDecide: names => `${names.length > 1 ? 'Decydują' : 'Decyduje'}: ${list(names)}.`,
  refused: name => `${name} nie zgadza się na cofnięcie.`,
  tookBack: (name, moves) =>
    `Zgoda: ${name} cofa ${count(moves, {one: 'ostatni ruch', few: 'ostatnie # ruchy', many: 'ostatnich # ruchów'})}.`,
  agree: 'Zgoda',
  refuse: 'Nie zgadzam się',
  askBack: 'Na cofnięcie muszą zgodzić się pozostali',
  link: {connecting: 'łączy się', unsteady: 'niepewne połączenie', away: 'nieobecny'},
  bot: 'bot',
  resultTitle: 'Koniec',
  place: n => `${n}.`,
  player: 'Gracz',
  sharedPlace: 'ex aequo',
  seeBoard: 'Zobacz planszę',
  seeResult: 'Zobacz wynik',
  playAgain: 'Wróć na stronę główną',
  shownAt: entry => `Podgląd wstecz: krok ${entry}`,
  toNow: 'Wróć do bieżącej chwili',
  trial: 'Próba',
  trialHint:
    'Prywatna kopia do prób: grasz za wszystkich. Prawdziwa gra toczy się niezależnie; obie są na stronie głównej.',
  skip: 'Dalej',
  loading: 'Rozkładamy grę',
  acting: 'teraz decyduje',
  seatOrder: 'Kolejność',
  atTable: 'Przy stole',
  lastMoves: 'Dziennik',
  backToTable: 'Wróć do stołu',
  ruleNumbers: 'Numer zasady',
};
