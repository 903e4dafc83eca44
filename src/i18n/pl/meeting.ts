import {plurals} from '../plural.ts';

const count = plurals('pl');

/** What is said where devices meet without a server. */
export const meeting = {
  title: 'Bez internetu',
  intro:
    'Wszyscy muszą być w tym samym Wi‑Fi. Nie ma go? Włączcie hotspot w jednym telefonie, a pozostałe niech się z nim połączą.',
  show: 'Zeskanujcie ten kod drugim urządzeniem',
  showHint: 'Zwykłym aparatem albo w Roadstead pod „Dołącz”. Możesz też wysłać link.',
  showInside: 'Niech zeskanuje go w swoim Roadstead pod „Dołącz” albo tam wklei.',
  shareOffer: 'Otwórz to w Roadstead i odeślij mi odpowiedź, którą pokaże:',
  qrOffer: 'Kod QR zaproszenia bez internetu',
  making: 'Tworzymy kod…',
  minutesLeft: (n: number) =>
    count(n, {
      one: 'Ważny jeszcze przez # minutę.',
      few: 'Ważny jeszcze przez # minuty.',
      many: 'Ważny jeszcze przez # minut.',
      other: 'Ważny jeszcze przez # minuty.',
    }),
  tooOld: 'Ten kod stracił ważność.',
  fresh: 'Nowy kod',
  bring: 'Drugie urządzenie pokaże odpowiedź',
  answerLabel: 'Odpowiedź drugiego urządzenia',
  answerHint: 'Wklej otrzymany tekst.',
  scanAnswer: 'Zeskanuj odpowiedź',
  fromFile: 'Z pliku',
  toFile: 'Zapisz kod jako plik',
  offerFile: 'roadstead-zaproszenie',
  answerFile: 'roadstead-odpowiedz',
  camera: {
    starting: 'Chwileczkę…',
    looking: 'Skieruj aparat na kod na drugim ekranie.',
    refused:
      'Ta strona nie może użyć aparatu. Pozwól jej na to w ustawieniach przeglądarki albo wklej tekst.',
    none: 'Nie można tu użyć aparatu. Wklej tekst.',
  },
  done: 'Gotowe',
  connect: 'Połącz',
  following: 'Łączymy…',
  met: (n: number) =>
    count(n, {
      one: 'Dołączyło # urządzenie. Jeszcze jedno? Niech otworzy nowy kod.',
      few: 'Dołączyły # urządzenia. Jeszcze jedno? Niech otworzy nowy kod.',
      many: 'Dołączyło # urządzeń. Jeszcze jedno? Niech otworzy nowy kod.',
      other: 'Dołączyło # urządzenia. Jeszcze jedno? Niech otworzy nowy kod.',
    }),
  answerTitle: 'Teraz pokaż to gospodarzowi albo wyślij',
  answerShow:
    'Gospodarz zeskanuje albo wklei odpowiedź przy stole, pod „Bez internetu”. Nie zamykaj tej strony, dopóki nie dołączysz.',
  shareAnswer: 'Moja odpowiedź, do wklejenia przy stole pod „Bez internetu”:',
  copyAnswer: 'Kopiuj odpowiedź',
  qrAnswer: 'Kod QR odpowiedzi',
  address: {
    title: 'Jeśli urządzenia się nie odnajdują',
    why: 'Niektóre przeglądarki nie mówią innym urządzeniom, jak się z tym urządzeniem połączyć, dopóki nie zezwolisz na aparat. Wystarczy zrobić jedną z tych rzeczy na jednym z dwóch urządzeń.',
    allow: 'Zezwól na aparat',
    refused: 'Ta strona nie może użyć aparatu. Wpisz adres.',
    noCamera: 'Nie można tu użyć aparatu. Wpisz adres.',
    label: 'Adres tego urządzenia',
    hint: 'Znajdziesz go w ustawieniach Wi-Fi urządzenia, przy sieci, w której jesteś. Adres telefonu z hotspotem widać na pozostałych urządzeniach jako „router” albo „bramę”.',
    empty: 'Najpierw wpisz adres.',
    use: 'Utwórz kod z tym adresem',
  },
};
