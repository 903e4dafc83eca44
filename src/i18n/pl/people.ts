import {lister, plurals} from '../plural.ts';
import type {PeopleWords} from '../types/people.ts';

const list = lister('pl');
const count = plurals('pl');
const noLink = (minutes: number): string =>
  minutes < 1
    ? 'brak połączenia'
    : `brak połączenia od ${count(minutes, {one: '# minuty', few: '# minut', many: '# minut'})}`;

export const people: PeopleWords = {
  takeBackMoves: moves =>
    moves > 1
      ? `Cofnij ${count(moves, {one: 'ostatni ruch', few: 'ostatnie # ruchy', many: 'ostatnich # ruchów'})}`
      : 'Cofnij ostatni ruch',
  withdraw: 'Wycofuję prośbę',
  away: (name, minutes) => `${name}: ${noLink(minutes)}.`,
  awayHost: (name, minutes) => `${name} (gospodarz): ${noLink(minutes)}.`,
  offline: 'To urządzenie nie ma teraz sieci. Nic nie przepada: gra ruszy sama.',
  waits: name => `Gra ruszy sama, gdy ${name} wróci.`,
  held: name => `Twój ruch poczeka, aż wróci ${name}`,
  moveAgain: 'Zagraj jeszcze raz',
  leaveMove: 'Zostaw',
  remind: 'Przypomnij',
  reminded: 'Skopiowano, wyślij',
  sentOn: 'Wysłano',
  remindText: (game, link) => `Czekamy na ciebie przy naszym stole, ${game}: ${link}`,
  noStandIn: 'Bot nie może tu grać dalej: musiałby znać to, co ta osoba trzyma w tajemnicy.',
  elsewhere: name =>
    `To ty, ${name}? W tej grze to, co tajne, zostaje na urządzeniu, na którym grasz: otwórz stół właśnie tam.`,
  unready: name =>
    `Nic jeszcze nie rozdano, a do tego potrzebne jest urządzenie gracza ${name}. Jeśli nie wróci, rozstawcie nowy stół.`,
  anew: 'Nowy stół dla nas',
  standIn: 'Niech dalej gra bot',
  standInAsks: (by, name, opens) =>
    `${by} proponuje, żeby do powrotu gracza ${name} grał bot.${opens ? ' Bot musi widzieć to, co ten gracz ukrywa, i mogłoby to odczytać każde urządzenie przy stole.' : ''}`,
  standInWaits: (name, waiting) =>
    `Czy na miejscu gracza ${name} ma grać bot? Czekamy na odpowiedź: ${list(waiting)}.`,
  standInSilence: (name, minutes) =>
    `Jeśli ${name} nie wróci w ciągu ${count(minutes, {one: '# minuty', few: '# minut', many: '# minut'})}, na tym miejscu zagra bot.`,
  timeLeft: clock => `Jeszcze ${clock}.`,
  standInRefused: (by, name) => `${by} nie zgadza się, żeby za gracza ${name} grał bot.`,
  drawAgain: name =>
    `Losowanie czeka na część gracza ${name}, a raz już losowano ponownie. Na kolejne losowanie bez tej części muszą się zgodzić wszyscy.`,
  standInMine: 'Na twoim miejscu gra bot.',
  takeSeat: 'Wracam na miejsce',
  botPlays: 'gra bot',
  claims: (name, code) =>
    `„To ja, ${name}, z innego urządzenia”.${code === null ? '' : ` Jeśli to prawda, na tamtym ekranie obok twojego imienia widać ${code}.`}`,
  claimKnown: 'Na tym urządzeniu grano już z tego miejsca.',
  claimLinked: name =>
    `Poprzednie urządzenie gracza ${name} jest nadal połączone: miejsce można przenieść tam, w „Graczach”, i nikt nie musi się zgadzać.`,
  claimWait: 'Najpierw poprzednie urządzenie musi być rozłączone przez pół minuty.',
  claimAgreed: 'Zgoda zapisana. Liczy się, gdy zgodzi się ponad połowa pozostałych.',
  letIn: 'Wpuść',
  turnAway: 'Odmów',
  welcome: (game, host) =>
    `Ta gra już trwa (${game}${host === null ? '' : `, gospodarz: ${host}`}), a wszystkie miejsca są zajęte. Oglądasz ją.`,
  watchOn: 'Dobrze, oglądam',
  playsHere: 'Ja tu gram',
  claimQuestion: 'Grasz już przy tym stole, ale na innym urządzeniu?',
  watch: 'Nie, tylko patrzę',
  claimSent: read =>
    `Pytamy pozostałych.${read.length === 0 ? '' : ` Przeczytaj na głos: ${list(read.map(({name, code}) => `${name}: ${code}`))}.`}`,
  move: 'Przenieś na inne urządzenie',
  moveHint:
    'Zeskanuj to drugim urządzeniem albo otwórz na nim link: twoje miejsce od razu tam przejdzie. Nie pokazuj tego nikomu innemu.',
  moveGoing: 'Twoje miejsce przejdzie, gdy tylko skończy się losowanie.',
  moveStop: 'Zostaję na tym urządzeniu',
  goOnAlone: 'Graj bez gospodarza',
  aloneAsks: name => `${name}: brak połączenia. Grać dalej tutaj z botem?`,
  alone: name =>
    `Możesz od razu grać dalej tutaj, z botem na miejscu gracza ${name}. To, co ${name} zagra tam w tym czasie, zostanie przy osobnym stole.`,
  goOnHere: 'Gram dalej tutaj',
  more: 'Więcej',
  onlyThere: name =>
    `Gra czeka, aż wróci ${name}: to, co ta osoba trzyma w tajemnicy, może odkryć tylko jej urządzenie.`,
  agreedAlone: name =>
    `Tak ustaliliście przed rozpoczęciem: na miejscu gracza ${name} może grać bot. Gra odkrytymi kartami, a od tej chwili każde urządzenie przy stole mogłoby odczytać także twoje. Gdy ${name} wróci, odzyska swoje miejsce.`,
  botIn: clock => `Bot będzie mógł grać dalej za ${clock}.`,
  ending: {
    end: 'Zakończ grę',
    title: 'Zakończyć grę?',
    alone: name => `Nikt nie wygra. Jeśli ${name} wróci, nadal możecie grać dalej.`,
    possibleIn: clock => `Możesz zakończyć za ${clock}.`,
    possible: 'Możesz ją teraz zakończyć.',
    together: name =>
      `Nikt nie wygra. Najpierw pytamy drugą osobę (${name}): gra skończy się tylko za jej zgodą.`,
    ask: 'Zapytaj',
    asked: name => `Pytamy, czy zakończyć tu grę. Czekamy na odpowiedź: ${name}.`,
    wanted: name => `${name} proponuje zakończyć grę w tym miejscu. Nikt wtedy nie wygrywa.`,
    yes: 'Zakończmy',
    playOn: 'Grajmy dalej',
    refused: name => `${name} woli grać dalej.`,
    there: (name, alone) =>
      alone
        ? `Nie było z tobą połączenia, więc gra została zakończona (${name}): nikt nie wygrał.`
        : `Na drugim urządzeniu (${name}) gra jest zakończona: nikt nie wygrał.`,
    ended: name =>
      name === null
        ? 'Gra zakończona za wspólną zgodą: nikt nie wygrał.'
        : `Gra zakończona bez powrotu gracza ${name}: nikt nie wygrał.`,
    goOn: 'Jednak gram dalej',
  },
  goOnTitle: 'Grać dalej bez gospodarza?',
  keepWaiting: 'Czekam dalej',
  takeUp: 'Otwórz nowy stół',
  keepsHere: others =>
    others
      ? 'Stół prowadzi teraz twoje urządzenie. Gdy wyjdziesz, inne przejmie go samo.'
      : 'Stół prowadzi teraz twoje urządzenie. Przekaż go, zanim wyjdziesz: jest tu za mało urządzeń, żeby inne przejęło go samo.',
  handOver: name => `Przekaż stół: ${name}`,
  withoutHost: 'Bez gospodarza',
  takeUpHint:
    'Odtąd gra toczy się przy nowym stole, ty jesteś gospodarzem. Wyślij pozostałym jego link: każdy znów zajmie swoje miejsce, a ty zaczniesz. Ten stół się nie zmieni.',
  rematch: 'Rewanż',
  rematchSame: 'Te same miejsca',
  rematchInvite: name => `${name} rozkłada dla was następną grę.`,
  follow: 'Dołącz',
  talk: 'Rozmowa',
  phrases: {
    hello: 'Cześć wszystkim!',
    yourTurn: 'Twój ruch!',
    moment: 'Chwileczkę!',
    thinking: 'Muszę pomyśleć…',
    wellPlayed: 'Dobre zagranie!',
    thanks: 'Dzięki!',
    sorry: 'Przepraszam!',
    ouch: 'Auć!',
    lucky: 'Ale szczęście!',
    laugh: 'Ha, ha!',
    beRightBack: 'Zaraz wracam',
    goodGame: 'Dobra gra!',
  },
  sayLabel: 'Krótka wiadomość',
  sayGo: 'Wyślij',
  talkHint: 'Widzą ją wszyscy przy stole. Nie jest zapisywana.',
  nobodySpoke: 'Nikt jeszcze nic nie powiedział.',
  mute: name => `Wycisz: ${name}`,
  unmute: name => `Wyłącz wyciszenie: ${name}`,
  reload: 'Wczytaj stronę ponownie',
  withoutInternet: 'Bez internetu',
  tryNow: 'Spróbuj teraz',
  trying: 'Próbuję…',
  noAnswer: 'Brak odpowiedzi',
  wentOn: (was, now) =>
    now === null
      ? `Brak połączenia z urządzeniem gracza ${was}. Stół przejęło twoje urządzenie.`
      : `Brak połączenia z urządzeniem gracza ${was}. Stół przejęło urządzenie gracza ${now}.`,
  reached: name => `${name}: znów jest połączenie.`,
  leaveTitle: 'Odejść od stołu?',
  leaveBody:
    'Jesteś gospodarzem: pozostali czekają, aż znów otworzysz stół na tym urządzeniu. Nic nie przepada.',
  stay: 'Zostaję',
  farewell: 'Odejdź na dobre',
  farewellTitle: 'Odejść na dobre?',
  farewellBody: 'Na twoim miejscu gra dalej bot, a pozostali nie muszą już na ciebie czekać.',
  farewellOpens:
    'W tym celu odkrywasz do końca gry swoje zakryte karty: bot musi je widzieć, a odczytać mogłoby je każde urządzenie przy stole.',
  farewellBack: opens =>
    `Jeśli jednak wrócisz, możesz znów zająć swoje miejsce.${opens ? ' Twoje karty pozostaną wtedy odkryte.' : ''}`,
  farewellGo: 'Odchodzę na dobre',
  farewellSent: 'Zawiadamiamy pozostałych…',
  left: (name, opens) =>
    opens
      ? `${name} nie wróci już do stołu. Na tym miejscu gra bot, a karty tego miejsca nie są już tajne.`
      : `${name} nie wróci już do stołu. Na tym miejscu gra bot.`,
};
