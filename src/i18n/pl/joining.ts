import {plurals} from '../plural.ts';
import type {AppText} from '../types/app.ts';

const count = plurals('pl');

export const joining: AppText['joining'] = {
  title: 'W drodze do stołu',
  steps: {
    reaching: 'Szukamy stołu',
    answering: 'Pokazujesz odpowiedź',
    knocking: 'Pukamy do stołu',
    greeting: 'Łączymy się z graczami',
    catchingUp: 'Pobieramy dotychczasową grę',
    failed: 'Przerwane',
  },
  stepDone: 'gotowe',
  stepLater: 'potem',
  seconds: n => count(n, {one: '# sekunda', few: '# sekundy', many: '# sekund'}),
  patience: 'Zwykle trwa to kilka sekund. Po 20 kończymy i mówimy, co się stało.',
  knockQuestion: 'Ktoś musi cię wpuścić',
  knockAs: name => `Przy stole widać, że puka ${name}.`,
  knockPatience: seconds =>
    `Pukamy przez dwie minuty, na razie ${count(seconds, {one: '# sekundę', few: '# sekundy', many: '# sekund'})}.`,
  letIn: 'wpuszczono cię',
  troubleTitle: 'Nie udało się',
  noTableByLink:
    'Zapytaj gospodarza, czy jego urządzenie jest włączone i czy stół jest na nim otwarty. Jeśli tak, link może być stary: poproś o nowy.',
  withoutInternet: 'Bez internetu',
  /** Instead of `noPath`, for who came by an offer. */
  noPathByOffer: {
    what: 'Nikt nie przyjął twojej odpowiedzi albo urządzenia nie mogą się odnaleźć.',
    next: 'Połączcie oba z tym samym Wi-Fi albo hotspotem. Potem poproś gospodarza o nowy kod.',
  },
  troubles: {
    noBroker: {
      what: 'Nie ma internetu albo nie odpowiada serwer wyszukujący stoły.',
      next: 'Gospodarz jest obok? Dotknijcie oboje „Bez internetu”. Jeśli nie, sprawdź internet; gdy nie działa tylko ten serwer, gospodarz może podać w ustawieniach inny i wysłać nowy link.',
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
      next: 'Zapytaj tych, którzy tam siedzą: ktoś odmówił albo link jest stary.',
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
    noRtc: {
      what: 'W tej przeglądarce wyłączone są połączenia między urządzeniami (WebRTC).',
      next: 'Włącz WebRTC w ustawieniach albo w dodatku, który je blokuje, lub otwórz link w innej przeglądarce. Samodzielnie możesz grać i tutaj.',
    },
  },
};
