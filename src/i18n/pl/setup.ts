import {plurals} from '../plural.ts';
import type {AppText} from '../type.ts';

const count = plurals('pl');

export const lobby: AppText['lobby'] = {
  backup: 'Gra może toczyć się dalej, gdy ktoś zniknie na dobre',
  backupHint:
    'Jeśli wszyscy pozostali się zgodzą, odkryją karty tej osoby i zagra nimi bot. Cena: pozostali, działając razem, mogliby też potajemnie zajrzeć komuś w karty.',
  knock: (name: string) => `${name || 'Ktoś'} stoi pod drzwiami i prosi o wpuszczenie.`,
  admit: 'Wpuść',
  turnAway: 'Odmów',
  scan: 'Zeskanuj albo wpisz kod',
  qr: code => `Kod QR zaproszenia, kod ${code}`,
  send: 'Wyślij link',
  copyLink: 'Kopiuj link',
  linkLabel: 'Link do stołu',
  shareText: game => `Zagrajmy razem: ${game}. Ten link prowadzi do stołu:`,
  seats: 'Miejsca',
  youKeep: 'ty, gospodarz',
  youSit: 'ty',
  keeps: 'gospodarz',
  ready: 'Na miejscu',
  freeHint: 'zaproś kogoś albo dodaj bota',
  freeHintGuest: 'usiądź albo zostaw komuś',
  sit: 'Siadam tu',
  move: 'Przesiądź się',
  standUp: 'Wstaję',
  addSeat: 'Dodaj miejsce',
  removeSeat: 'Usuń to miejsce',
  addBot: 'Dodaj bota',
  remove: 'Zwolnij miejsce',
  seatMenu: name => `Więcej: ${name}`,
  watching: 'Widzowie',
  somebody: 'Ktoś',
  watches: name => `${name} ogląda`,
  sendAway: 'Odeślij',
  sendAwayName: name => `Odeślij: ${name}`,
  askFirst: 'Najpierw zapytaj mnie',
  askFirstHint: 'Kto przyjdzie z linkiem po raz pierwszy, czeka, aż go wpuścisz.',
  watchers: n => count(n, {one: '# widz', few: '# widzów', many: '# widzów'}),
  startQuestion: 'Zaczynamy?',
  start: 'Start',
  allReady: 'Wszyscy są.',
  waitForHost: name => `Gdy będą wszyscy, grę zacznie ${name}.`,
  waitForHostNoName: 'Gra zacznie się, gdy będą wszyscy.',
  waiting: 'Masz już miejsce',
  yourName: 'Twoje imię',
  nameHint: 'Wpisujesz je raz; to urządzenie je zapamięta.',
  namePlaceholder: 'Jak mówią na ciebie znajomi',
  nameFirst: 'Najpierw wpisz imię.',
  takeSeat: 'Siadam',
  takeSeatAs: name => `Siadam jako ${name}`,
  takeSeatQuestion: 'Siadasz z nimi?',
  noSeatQuestion: 'Wszystkie miejsca zajęte',
  watch: 'Możesz oglądać. Gdy zwolni się miejsce, możesz je zająć.',
  stillFree: n =>
    count(n, {
      one: 'Jeszcze # miejsce jest wolne',
      few: 'Jeszcze # miejsca są wolne',
      many: 'Jeszcze # miejsc jest wolnych',
    }),
  connecting: names => `Trwa łączenie: ${names}`,
};

export const joining: AppText['joining'] = {
  title: 'W drodze do stołu',
  steps: {
    reaching: 'Szukamy stołu',
    knocking: 'Pukamy do stołu',
    greeting: 'Łączymy się z graczami',
    catchingUp: 'Pobieramy dotychczasową grę',
    failed: 'Przerwane',
  },
  stepDone: 'gotowe',
  stepLater: 'potem',
  seconds: n => count(n, {one: '# sekunda', few: '# sekundy', many: '# sekund'}),
  patience: 'Zwykle trwa to kilka sekund. Po 20 kończymy i mówimy, co się stało.',
  knockPatience: 'Ktoś przy stole musi cię wpuścić. Pukamy przez dwie minuty.',
  troubleTitle: 'Nie udało się',
  noTableByLink:
    'Zapytaj gospodarza, czy jego urządzenie jest włączone i czy stół jest na nim otwarty. Jeśli tak, link może być stary: poproś o nowy.',
  troubles: {
    noBroker: {
      what: 'Serwer spotkań nie odpowiada.',
      next: 'Sprawdź internet. Jeśli nie działa tylko serwer, podaj w ustawieniach inny; gospodarz niech poda ten sam.',
    },
    noTable: {
      what: 'Przy tym stole nikogo teraz nie ma.',
      next: 'Poproś gospodarza, żeby znów otworzył stół, i sprawdź kod: sześć znaków, litery i cyfry.',
    },
    noPath: {
      what: 'Stół jest, ale urządzenia nie znajdują do siebie drogi.',
      next: 'Połączcie się z tym samym Wi-Fi albo użyjcie hotspotu z telefonu. W sieci z ograniczeniami potrzebny jest przekaźnik: podasz go w ustawieniach.',
    },
    refused: {
      what: 'Stół nie wpuścił tego urządzenia.',
      next: 'Poproś gospodarza o świeży link.',
    },
    full: {
      what: 'Przy stole nie ma już miejsca.',
      next: 'Poproś gospodarza, żeby zwolnił miejsce, albo otwórz własny stół.',
    },
    otherVersion: {
      what: 'Przy stole działa inna wersja Roadstead.',
      next: 'Niech każdy zamknie wszystkie karty z Roadstead i otworzy je na nowo, potem spróbuj ponownie.',
    },
    noPart: {
      what: 'Nie udało się pobrać części aplikacji.',
      next: 'Serwer tej strony nie odpowiada. Sprawdź połączenie i spróbuj ponownie.',
    },
  },
};
