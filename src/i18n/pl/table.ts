import {capital, lister, plurals} from '../plural.ts';
import type {CoachWords, DealingWords, HintWords, ResultShellWords, TableWords} from '../types/table.ts';
import {people} from './people.ts';

const list = lister('pl');
const count = plurals('pl');

const result: ResultShellWords = {
  ended: why => `Powód zakończenia: ${why}.`,
  course: 'Punkty runda po rundzie',
  asTable: 'To samo w liczbach',
  round: 'Runda',
  breakdown: (name, total, sources) =>
    `${name}: ${count(total, {one: '# punkt', few: '# punkty', many: '# punktów'})}${sources.length > 0 ? `, czyli ${list(sources)}` : ''}.`,
  replay: 'Obejrzyj od początku',
  share: 'Udostępnij wynik',
  shareText: 'Udostępnij jako tekst',
  sharePicture: 'Udostępnij jako obraz',
  copied: 'Skopiowano',
  saved: 'Obraz zapisany',
  byHand: 'Zaznacz ten tekst i go skopiuj.',
  noPicture: 'Ta przeglądarka nie potrafi utworzyć obrazu. Udostępnij tekst.',
  decided: {
    ahead: (name, _over, when, gain) =>
      `${capital(when)} na prowadzenie wychodzi ${name} i\u00a0już go nie oddaje${gain ? `: ${gain}` : ''}.`,
    fell: (name, leaderName, when, loss) =>
      `${capital(when)} ${name} ${loss ?? 'traci punkty'} i\u00a0odtąd prowadzi ${leaderName}.`,
    level: (name, when, gain) => `${capital(when)} wyrównuje ${name}${gain ? `: ${gain}` : ''}.`,
    throughout: name => `Od początku do końca prowadzi ${name}.`,
    passed: (name, _over, when, gain) =>
      `${capital(when)} na prowadzenie wychodzi ${name}${gain ? `: ${gain}` : ''}.`,
    lostLead: (name, leaderName, when, loss) =>
      `${capital(when)} ${name} ${loss ?? 'traci punkty'} i\u00a0na prowadzenie wychodzi ${leaderName}.`,
  },
  turns: 'Punkty zwrotne',
  turnSee: 'Pokaż planszę',
  turnTry: 'Spróbuj inaczej',
};

const dealing: DealingWords = {
  fetching: 'Pobieramy dotychczasową grę',
  fetchingHint: 'Gdy wszystko dotrze, zobaczysz stół w obecnym stanie.',
  setUp: 'Urządzenia ustalają, jak rozdawać',
  failed: 'Ta gra nie może się zacząć',
  failedHint:
    'Kopia jednego z kluczy do wspólnego rozdawania była fałszywa. Nie rozdano żadnej karty; nowy stół zacznie od nowa, z\u00a0własnymi kluczami.',
  newTable: 'Nowy stół',
  shuffles: name => `Tasuje ${name}`,
  youShuffle: 'Tasujesz ty',
  pass: (turn, of) => `Każdy tasuje po kolei: ${turn} z ${of}.`,
  waits: names => `${names.length > 1 ? 'Czekamy na urządzenia' : 'Czekamy na urządzenie'}: ${list(names)}`,
  away: (name, minutes) =>
    `${minutes < 1 ? 'Połączenie właśnie się urwało' : `Niedostępne od ${count(minutes, {one: '# minuty', few: '# minut', many: '# minut'})}`}. Karty i rzuty powstają na wszystkich urządzeniach razem, więc gra czeka; ruszy sama, gdy ${name} otworzy stół.`,
  silent: 'Urządzenie jest połączone, ale nie zrobiło jeszcze swojej części. Gra ruszy sama.',
  caught: name => `Udowodnione oszustwo: ${name}. Zostało odrzucone, a gra się nie zmieniła.`,
  evidence: 'Zobacz dowód',
};

const times = (n: number): string => count(n, {one: '# raz', few: '# razy', many: '# razy'});

export const hint: HintWords = {
  title: 'Podpowiedź',
  thinking: 'Rozgrywamy dalszy ciąg na wiele sposobów…',
  prepares: 'Dotknięcie przygotowuje ruch na planszy. Niczego nie wysyła.',
  notAsked: 'Nikt teraz na ciebie nie czeka.',
  onlyMove: 'To jedyny możliwy ruch.',
  wins: (wins, points) =>
    `Na 100 gier rozegranych od tego miejsca: ${count(wins, {one: '# wygrana', few: '# wygrane', many: '# wygranych'})}, średnio ${count(points, {one: '# punkt', few: '# punkty', many: '# punktów'})}`,
  secondBest: wins => `drugi najlepszy ruch: ${wins}`,
  lessSure: (games, first) => `mniej pewne: sprawdzony ${times(games)}, pierwszy ruch ${times(first)}`,
  choice: place => ['Tak zagrałby silny bot.', 'To jego drugi wybór.', 'To jego trzeci wybór.'][place] ?? '',
  brief: 'Też warte rozważenia; sprawdzone tylko pobieżnie.',
  again: 'Pomyśl jeszcze raz',
  prepared: 'Przygotowane. Zatwierdź na planszy albo wybierz coś innego.',
};

export const coach: CoachWords = {
  label: 'Objaśnienie',
  start: 'Objaśniaj w trakcie gry',
  decline: 'Znam tę grę',
  next: 'Jasne',
  stop: 'Wystarczy objaśnień',
  confirm:
    'Dotknięcie tylko zaznacza. Zatwierdza dopiero koralowy przycisk na dole; do tej chwili możesz zmienić zdanie.',
  explain:
    'Przytrzymaj cokolwiek przez chwilę, a przeczytasz, co to jest. Znak zapytania u góry otwiera zasady.',
  explainByKeys:
    'Wskaż cokolwiek albo naciśnij na tym ?, a przeczytasz, co to jest. Znak zapytania u góry otwiera zasady.',
};

export const table: TableWords = {
  people,
  dealing,
  result,
  takeBack: 'Cofnij ostatni ruch',
  takeBackWhy: 'Teraz nie można nic cofnąć: dlaczego?',
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
  saveRecord: 'Zapisz grę do pliku',
  leave: 'Odejdź od stołu',
  yourTurn: 'Twój ruch',
  waitingFor: names => `Czekamy na: ${list(names)}`,
  waitingSince: minutes =>
    minutes < 1 ? 'przed chwilą' : `od ${count(minutes, {one: '# minuty', few: '# minut', many: '# minut'})}`,
  sending: 'Twój ruch jest w drodze',
  watching: 'Oglądasz grę',
  middle: 'To urządzenie jest stołem',
  middleOff: 'To urządzenie tylko ogląda',
  handOnly: 'Pokaż tylko to, co moje',
  handOff: 'Pokaż cały stół',
  andMore: n => `i jeszcze ${n}`,
  newMoves: n => count(n, {one: '# nowy ruch', few: '# nowe ruchy', many: '# nowych ruchów'}),
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
  link: {connecting: 'łączy się', unsteady: 'niepewne połączenie', away: 'brak połączenia'},
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
  acting: 'teraz decyduje',
  seatOrder: 'Kolejność',
  atTable: 'Przy stole',
  lastMoves: 'Dziennik',
  backToTable: 'Wróć do stołu',
  ruleNumbers: 'Numer zasady',
};
