import {plurals} from '../plural.ts';

const count = plurals('pl');

/** What is said where devices meet without a server. */
export const meeting = {
  title: 'Bez internetu',
  intro: 'Urządzenia muszą być w jednej sieci Wi‑Fi albo w hotspocie telefonu. Nic więcej nie trzeba.',
  show: 'Niech drugie urządzenie otworzy ten kod',
  showHint: 'Wystarczy skierować na niego aparat. Możesz też wysłać link.',
  showInside: 'Niech zeskanuje go w swoim Roadstead pod „Dołącz” albo tam wklei.',
  shareOffer: 'Otwórz to w Roadstead i odeślij mi odpowiedź, którą pokaże:',
  qrOffer: 'Kod QR zaproszenia bez internetu',
  making: 'Tworzymy kod…',
  minutesLeft: (n: number) =>
    count(n, {
      one: 'Ważny jeszcze # minutę.',
      few: 'Ważny jeszcze # minuty.',
      many: 'Ważny jeszcze # minut.',
      other: 'Ważny jeszcze # minuty.',
    }),
  tooOld: 'Ten kod stracił ważność.',
  fresh: 'Nowy kod',
  bring: 'Pokaże odpowiedź: zeskanuj ją albo wklej',
  answerLabel: 'Odpowiedź drugiego urządzenia',
  answerHint: 'Wklej otrzymany tekst.',
  scan: 'Zeskanuj aparatem',
  fromFile: 'Z pliku',
  toFile: 'Zapisz kod jako plik',
  offerFile: 'roadstead-zaproszenie',
  answerFile: 'roadstead-odpowiedz',
  camera: {
    starting: 'Chwileczkę…',
    looking: 'Przytrzymaj kod z drugiego ekranu przed aparatem.',
    refused: 'Nie zezwolono na aparat. Zezwól na niego w przeglądarce dla tej strony albo wklej tekst.',
    none: 'Nie można tu użyć aparatu. Wklej tekst.',
  },
  done: 'Gotowe',
  connect: 'Połącz',
  following: 'Łączymy…',
  met: (n: number) =>
    count(n, {
      one: 'Dołączyło # urządzenie. Następne niech otworzy nowy kod.',
      few: 'Dołączyły # urządzenia. Następne niech otworzy nowy kod.',
      many: 'Dołączyło # urządzeń. Następne niech otworzy nowy kod.',
      other: 'Dołączyło # urządzenia. Następne niech otworzy nowy kod.',
    }),
  answerTitle: 'Teraz pokaż to gospodarzowi albo wyślij',
  answerShow:
    'Gospodarz zeskanuje albo wklei odpowiedź przy stole, pod „Bez internetu”. Nie zamykaj tej strony, dopóki nie dołączysz.',
  shareAnswer: 'Moja odpowiedź, do wklejenia przy stole pod „Bez internetu”:',
  copyAnswer: 'Kopiuj odpowiedź',
  qrAnswer: 'Kod QR odpowiedzi',
  address: {
    title: 'Jeśli urządzenia się nie odnajdują',
    why: 'Niektóre przeglądarki nie mówią innym urządzeniom, jak połączyć się z tym, dopóki nie zezwolisz na aparat. Wystarczy zrobić jedną z tych rzeczy na jednym z dwóch urządzeń.',
    allow: 'Zezwól na aparat',
    refused: 'Nie zezwolono na aparat. Wpisz adres.',
    noCamera: 'Nie można tu użyć aparatu. Wpisz adres.',
    label: 'Adres tego urządzenia',
    hint: 'Znajdziesz go w ustawieniach Wi-Fi urządzenia, przy sieci, w której jesteś. Adres telefonu z hotspotem widać na pozostałych urządzeniach jako „router” albo „bramę”.',
    empty: 'Najpierw wpisz adres.',
    use: 'Utwórz kod z tym adresem',
  },
};
