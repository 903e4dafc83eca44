import {plurals} from '../plural.ts';
import type {AppText} from '../types/app.ts';

const count = plurals('pl');

export const home: AppText['home'] = {
  tagline: 'Planszówki w swoim gronie.',
  promise: 'Bez konta i sklepu z aplikacjami.',
  language: 'Język',
  tables: 'Twoje stoły',
  /** Short for the finished games, beside the head of the tables. */
  finished: 'Zakończone',
  lastGames: n => (n > 1 ? 'Twoje ostatnie gry' : 'Twoja ostatnia gra'),
  won: (name, points) =>
    `${name} wygrywa: ${count(points, {one: '# punkt', few: '# punkty', many: '# punktów'})}`,
  wonTogether: (names, points) =>
    `Wspólne zwycięstwo: ${names}, po ${count(points, {one: '# punkcie', few: '# punkty', many: '# punktów'})}`,
  nobodyWon: 'Zakończona przed czasem, nikt nie wygrał',
  reading: 'Zaglądamy do twoich stołów…',
  allTables: n => `Wszystkie (${n})`,
  fewerTables: 'Mniej stołów',
  playBots: 'Zagraj od razu z botami',
  playsAs: name => `jako ${name}`,
  aboutGames: 'O czym są te gry',
  chooseName: 'podaj swoje imię',
  join: 'Dołącz',
  learn: 'Zasady',
  yourMove: 'Twój ruch',
  toMove: names => `Teraz gra: ${names}`,
  waitsForHost: 'gra ruszy, gdy otworzysz stół',
  trial: 'Próba',
  inLobby: 'Zbieramy graczy',
  over: 'Zakończona',
  round: n => `Runda ${n}`,
  here: 'na tym urządzeniu',
  network: 'przez sieć',
  savedAt: when => `Ostatni zapis: ${when}`,
  menu: table => `Więcej: ${table}`,
  rename: 'Zmień nazwę',
  export: 'Zapisz do pliku',
  delete: 'Usuń',
  renameTitle: 'Zmień nazwę stołu',
  renameLabel: 'Nazwa stołu',
  renameHint: 'Zostaw puste, a stół przyjmie nazwę gry.',
  deleteTitle: table => `Usunąć ten stół? ${table}`,
  deleteBody: alone =>
    `Cała gra zniknie z tego urządzenia. ${alone ? 'Innej kopii nie ma, chyba że masz ją w pliku.' : 'Pozostali gracze zachowają swoje kopie.'} Tego nie da się cofnąć.`,
  deleteHost: 'Ten stół otwarto na tym urządzeniu: bez niego pozostali być może nie zagrają dalej.',
  deleteYes: 'Usuń stół',
  joinTitle: 'Dołącz do stołu',
  joinLabel: 'Link albo kod',
  joinPlaceholder: 'K7MR2X',
  joinHint:
    'Sześć znaków, litery i cyfry, albo cały link z zaproszenia. Po wpisaniu kodu ktoś przy stole musi cię wpuścić.',
  joinName: 'Twoje imię',
  joinNameHint: 'Żeby przy stole było widać, kto puka. To urządzenie je zapamięta.',
  joinEmpty: 'Najpierw wpisz kod albo wklej link.',
  joinNameEmpty: 'Najpierw wpisz imię: ktoś przy stole zdecyduje, czy cię wpuścić.',
  joinGo: 'Dołącz',
  joinCamera: 'Kod QR na innym ekranie? Skieruj na niego aparat telefonu: link otworzy się sam.',
  joinScan: 'Zeskanuj aparatem',
  joinOffline: 'Brak internetu?',
  joinOfflineHint:
    'Gospodarz dotyka przy zaproszeniu przycisku „Bez internetu” i pokazuje kod. Zeskanuj go albo wklej powyżej jego link. Potem pokaż gospodarzowi swój ekran.',
  importTitle: 'Otwórz zapisaną grę',
  importHint:
    'Plik, który ktoś ci przysłał albo który masz zapisany. Możesz go też upuścić w dowolnym miejscu strony.',
  importGo: 'Wybierz plik',
  /** In a row that says what for. */
  installShort: 'Zainstaluj',
  install: 'Zainstaluj jako aplikację',
  installHint: 'Uruchomisz ją z ekranu głównego; działa też bez internetu.',
  installSteps: {
    ios: [
      'Stuknij Udostępnij na pasku przeglądarki. W nowszych wersjach kryje się za trzema kropkami.',
      'Przewiń w dół i stuknij „Do ekranu początkowego”, a potem „Dodaj”.',
    ],
    android: [
      'Stuknij trzy kropki przeglądarki.',
      'Stuknij „Zainstaluj aplikację” albo „Dodaj do ekranu głównego”.',
    ],
    mac: ['Kliknij Udostępnij na pasku Safari albo otwórz menu Plik.', 'Wybierz „Dodaj do Docka”.'],
    desktop: [
      'Otwórz menu przeglądarki.',
      'Wybierz zainstalowanie Roadstead. W Chrome znajdziesz je pod „Przesyłaj, zapisuj i udostępniaj”, w Edge pod „Aplikacje”.',
    ],
  },
  installInSafari: 'Przychodzisz z czatu? Najpierw otwórz tę stronę w Safari.',
  installApart:
    'Aplikacja ma własne stoły i trzyma je tak długo, jak chcesz. Te z przeglądarki nie przejdą do niej same: tu zapisz je do plików, a tam te pliki otwórz.',
  keepWeek: 'Po 7 dniach bez wizyty przeglądarka usuwa stoły. Aplikacja zachowa to, co w niej zagrasz.',
  notNow: 'Nie teraz',
  newVersion: 'Nowa wersja jest gotowa.',
  update: 'Zaktualizuj teraz',
  offline:
    'Brak sieci. Grać możesz mimo to. Razem też: w jednym Wi-Fi albo hotspocie jedno z was dotyka „Nowy stół”, a pozostali „Dołącz”.',
  storage: {
    persistent: 'Twoje stoły zostaną tu, dopóki ich nie usuniesz.',
    evictable:
      'Ta przeglądarka może usunąć twoje stoły, gdy zabraknie miejsca albo gdy nie zajrzysz tu przez tydzień. Zainstaluj aplikację albo zapisuj stoły do plików.',
    unknown: 'Ta przeglądarka nie mówi, czy zachowa twoje stoły. Te ważne zapisz do plików.',
  },
  notice:
    'Nieoficjalne i darmowe. Bez związku z wydawcami gier i bez ich poparcia; wszystkie rysunki są nasze własne.',
};
