import {plurals} from '../plural.ts';
import {numberIn, type ProblemDetails, type ProblemWords, textIn} from '../problem-words.ts';
import type {ProblemTexts} from '../types/app.ts';

const count = plurals('pl');

const say =
  (what: string, next = ''): ProblemWords =>
  () => ({what, next});

const REPORT = 'Spróbuj jeszcze raz. Jeśli błąd wróci, zapisz stół do pliku i zgłoś to.';
const OTHER_FILE = 'Wybierz plik zapisany przez Roadstead albo poproś o niego jeszcze raz.';
const NEWER = 'Odśwież stronę, gdy masz internet, i spróbuj ponownie.';
const IGNORED =
  'Pominęliśmy to, twoja gra się nie zmieniła. Jeśli to się powtarza, nadawca niech odświeży stronę.';
const CHANGED =
  'Ten krok się nie liczy. Niech pozostali też sprawdzą grę; grajcie dalej od ostatniego dobrego kroku.';

const begun: ProblemTexts['begun'] = {
  version: () => 'inna wersja dziennika',
  game: () => 'inna gra',
  from: () => 'toczy się dalej z innego zapisu gry',
  options: details => `inne zasady (${textIn(details, 'options')})`,
  dealer: () => 'losuje i rozdaje jedno urządzenie',
  backup: () => 'pozostali razem mogą odkryć czyjeś karty',
  noBackup: () => 'niczyje karty nie mają kopii zapasowej',
  seats: () => 'inne miejsca',
  order: () => 'miejsca są w innej kolejności',
  person: details => `kto gra na miejscu „${textIn(details, 'name')}”: człowiek czy bot`,
  device: details => `inne urządzenie na miejscu „${textIn(details, 'name')}”`,
  name: details => `inne imię na miejscu „${textIn(details, 'name')}”`,
  mark: details => `inny znak na miejscu „${textIn(details, 'name')}”`,
  bot: details => `inny rodzaj bota (${textIn(details, 'name')})`,
  fresh: details => `inna liczba losowa na miejscu „${textIn(details, 'name')}”`,
};

export {begun};

const begunAs = (details: ProblemDetails): string => {
  const words: Readonly<Record<string, (details: ProblemDetails) => string>> = begun;
  return words[textIn(details, 'difference')]?.(details) ?? textIn(details, 'difference');
};

export const problems: ProblemTexts['problems'] = {
  'app/module-missing': say(
    'Tej części aplikacji nie ma jeszcze na urządzeniu.',
    'Połącz się raz z internetem i spróbuj ponownie.',
  ),
  'app/other-pages': say(
    'Roadstead jest otwarty także w innej karcie albo w innym oknie.',
    'Zamknij go tam, a potem zaktualizuj tutaj.',
  ),
  'code/answer': say(
    'To jest odpowiedź na zaproszenie.',
    'Podaj ją na urządzeniu, które pokazało zaproszenie: wklej ją tam pod „Bez internetu”.',
  ),
  'code/bad-address': say(
    'To nie jest adres z sieci domowej.',
    'Wygląda tak: 192.168.1.23; może się też zaczynać od 10. albo 172.',
  ),
  'code/damaged': say(
    'Ten kod jest niepełny albo błędny.',
    'Zeskanuj go jeszcze raz albo skopiuj w całości.',
  ),
  'code/expired': say(
    'Ta odpowiedź dotyczy zaproszenia sprzed ponad dziesięciu minut.',
    'Niech drugie urządzenie otworzy kod, który jest teraz na ekranie.',
  ),
  'code/handed-over': say('Odpowiedź przekazano karcie ze stołem.', 'Wróć do niej. Tę kartę możesz zamknąć.'),
  'code/no-address': say(
    'Ta przeglądarka nic nie mówi o sieci tego urządzenia.',
    'Połącz się z siecią Wi-Fi pozostałych albo włącz hotspot. Jeśli już w niej jesteś, zezwól tu na aparat albo niech drugie urządzenie poda swój adres.',
  ),
  'code/no-path': say(
    'Urządzenia nie mogą się odnaleźć.',
    'Połączcie oba z tym samym Wi-Fi albo hotspotem i wyłączcie VPN. Potem niech drugie urządzenie otworzy nowy kod.',
  ),
  'code/offer': say(
    'To jest zaproszenie, a nie odpowiedź na twoje.',
    'Niech tylko jedno urządzenie pokazuje kod. Drugie otwiera go zwykłym aparatem albo przez „Dołącz” na stronie głównej i wtedy pokazuje odpowiedź.',
  ),
  'code/other-table': say(
    'Ta odpowiedź należy do innego stołu.',
    'Niech drugie urządzenie otworzy kod z tego ekranu.',
  ),
  'code/other-version': say(
    'Ten kod utworzyła inna wersja Roadstead.',
    'Odśwież stronę na obu urządzeniach, gdy będą online, i spróbuj ponownie.',
  ),
  'code/outside': say(
    'Ten kod prowadzi poza twoją sieć.',
    'Nie został użyty. Poproś o nowy i sprawdź, od kogo pochodzi.',
  ),
  'code/own': say(
    'To jest twoje własne zaproszenie.',
    'Musi je otworzyć drugie urządzenie. Wtedy pokaże odpowiedź.',
  ),
  'code/unknown': say(
    'Ta odpowiedź dotyczy nieważnego już zaproszenia.',
    'Niech drugie urządzenie otworzy kod, który jest teraz na ekranie.',
  ),
  'code/used': say(
    'Ktoś już skorzystał z tego zaproszenia.',
    'Kolejne urządzenie niech otworzy kod, który jest teraz na ekranie.',
  ),
  'link/malformed': say(
    'To nie jest link ani kod Roadstead.',
    'Kod to sześć znaków, litery i cyfry; link trzeba skopiować w całości.',
  ),
  'link/other-version': say('Ten link utworzyła inna wersja Roadstead.', NEWER),
  'link/unnamed': say(
    'Ten link pochodzi ze starszej wersji i nie mówi, kto jest gospodarzem.',
    'Upewnij się, że to właściwy stół, albo poproś gospodarza o świeży link.',
  ),

  'record/too-big': say('Ten plik jest za duży na zapisaną grę.', OTHER_FILE),
  'record/bad-json': say('Ten plik nie jest zapisaną grą.', OTHER_FILE),
  'record/zip': say('To jest archiwum zip.', 'Rozpakuj je i wybierz zapisaną grę, która w nim jest.'),
  'record/web-page': say(
    'Ten plik to strona internetowa, a nie zapisana gra.',
    'Pobieranie się nie udało: poproś o plik jeszcze raz.',
  ),
  'record/malformed': say('Ten plik jest uszkodzony albo nie jest zapisaną grą.', OTHER_FILE),
  'record/empty': say('Przy tym stole nie ma jeszcze czego zapisać.', 'Wykonaj pierwszy ruch, potem zapisz.'),
  'record/other-format': say('Ten plik nie jest zapisem z Roadstead.', OTHER_FILE),
  'record/other-version': say('Ten plik pochodzi z innej wersji Roadstead.', NEWER),
  'record/unknown-game': say('W pliku jest gra, której ta wersja nie zna.', NEWER),
  'record/other-result': say('Wynik w pliku nie zgadza się z ruchami.', OTHER_FILE),
  'record/other-digest': say('Ruchy z pliku nie prowadzą do pozycji, którą plik podaje.', OTHER_FILE),

  'saves/bad-id': say('Ten stół ma nazwę, której nie da się zapisać.', REPORT),
  'saves/cleared': say(
    'Tego stołu nie ma już na tym urządzeniu.',
    'Otwórz zapisany plik albo dołącz przez link.',
  ),
  'saves/conflict': say(
    'Inna karta przeglądarki zapisała coś przy tym stole.',
    'Zamknij tamtą kartę i otwórz stół jeszcze raz ze strony głównej.',
  ),
  'saves/damaged': say(
    'Zapis tego stołu jest uszkodzony.',
    'Otwórz zapisany plik albo poproś o link innego gracza: jego kopia jest cała.',
  ),
  'saves/device-renewed': say(
    'Nie udało się odczytać klucza tego urządzenia. Ma teraz nowy, a stary odłożyliśmy na bok.',
    'Wszystkie twoje stoły tu są. Jeśli stół sieciowy nie rozpoznaje już tego urządzenia, poproś o swoje miejsce: gospodarz wpuści cię z powrotem.',
  ),
  'saves/exists': say('Ten stół jest już na tym urządzeniu.', 'Znajdziesz go wśród swoich stołów.'),
  // The same words stand on the screens for as long as nothing is stored.
  'saves/failed': say(
    'Pamięć tej przeglądarki zawodzi: to, co grasz, jest tylko na tej stronie.',
    'Zapisz stół do pliku, a potem odśwież stronę albo uruchom przeglądarkę ponownie.',
  ),
  'saves/full': say(
    'Na tym urządzeniu brakuje miejsca: to, co grasz, jest tylko na tej stronie.',
    'Nie zamykaj tej strony i zwolnij miejsce: usuń pliki albo stoły zapisane już do plików. Wszystko zapisze się, gdy tylko się zmieści.',
  ),
  'saves/refused': say(
    'Ta przeglądarka nie pozwala stronie niczego zapisać: to, co grasz, jest tylko na tej stronie.',
    'Zapisz stół do pliku, zanim zamkniesz stronę. Aby stoły zostawały, wyjdź z trybu prywatnego albo zezwól na pliki cookie i dane witryn i odśwież stronę.',
  ),
  'saves/silent': say(
    'Pamięć tej przeglądarki nie odpowiada: to, co grasz, jest tylko na tej stronie.',
    'To, co było zapisane wcześniej, jest bezpieczne. Jeśli tak zostanie, zapisz stół do pliku, a potem odśwież stronę albo uruchom przeglądarkę ponownie.',
  ),
  'saves/no-table': say(
    'Tego stołu nie ma już na tym urządzeniu.',
    'Otwórz zapisany plik albo dołącz przez link.',
  ),
  'saves/other-version': say('To zapisała nowsza wersja Roadstead.', NEWER),
  'saves/settings-reset': say(
    'Nie udało się odczytać twoich ustawień: są takie jak przy pierwszym uruchomieniu.',
    'Podaj jeszcze raz imię i język. Stoły pozostały nietknięte.',
  ),

  'join/noTable': say(
    'Nie można połączyć się z gospodarzem.',
    'Twój stół jest bezpieczny. Gra ruszy, gdy tylko jego urządzenie wróci; poproś o otwarcie stołu.',
  ),
  'join/noBroker': say(
    'Nie ma internetu albo serwer nie odpowiada.',
    'Próbujemy dalej. Kto jest połączony, gra dalej; kto jest obok, dołączy „Bez internetu”.',
  ),
  'join/namesTaken': say(
    'Ktoś inny zajął wszystkie nazwy tego stołu na serwerze wyszukującym stoły: nikt nowy cię nie znajdzie, ani ten, kto odświeży stronę.',
    'Zmień link i wyślij nowy tym, którzy mają dołączyć: kto jest połączony, dostanie go sam. Kto ma już ten stół i stracił połączenie, wróci, gdy nazwy się zwolnią.',
  ),
  'join/noRtc': say(
    'W tej przeglądarce wyłączone są połączenia między urządzeniami (WebRTC).',
    'Włącz WebRTC w ustawieniach albo w dodatku, który je blokuje, lub użyj innej przeglądarki. Stoły na tym urządzeniu działają mimo to.',
  ),
  'join/noPath': say(
    'To urządzenie nie znajduje drogi do gospodarza.',
    'Próbujemy dalej. Pomaga to samo Wi-Fi albo hotspot z telefonu.',
  ),
  'join/refused': say(
    'Stół nie wpuścił tego urządzenia.',
    'Zapytaj tych, którzy tam siedzą: ktoś odmówił albo link jest stary.',
  ),
  'join/full': say('Przy stole nie ma już miejsca.', 'Poproś gospodarza, żeby zwolnił miejsce.'),
  'join/otherVersion': say(
    'Przy stole działa inna wersja Roadstead.',
    'Niech każdy raz odświeży stronę, potem spróbujcie jeszcze raz.',
  ),
  'join/noPart': say(
    'Nie udało się pobrać części aplikacji: serwer tej strony nie odpowiada.',
    'Sprawdź połączenie i spróbuj ponownie. To, co tu zapisane, jest bezpieczne.',
  ),

  'table/open-elsewhere': say(
    'Ten stół jest otwarty w innej karcie.',
    'Przejdź do niej albo otwórz go tutaj: tamta karta wtedy go zwolni.',
  ),
  'table/kept-elsewhere': say(
    'W innej karcie są ruchy z tego stołu, których nie udało się zapisać na tym urządzeniu.',
    'Graj dalej w tamtej karcie. Gdy znów będzie miejsce, otworzysz stół tutaj.',
  ),
  'table/taken-over': say(
    'Ten stół otwarto w innej karcie.',
    'Graj dalej tam albo otwórz go znowu ze strony głównej.',
  ),
  'table/removed': say(
    'Gospodarz usunął to urządzenie od stołu.',
    'Jeśli to pomyłka, poproś go o świeży link.',
  ),
  'table/seat-taken': say(
    'Ktoś był szybszy: to miejsce jest już zajęte.',
    'Wybierz inne miejsce albo zostań i oglądaj.',
  ),
  'table/other-version': say(
    'Na drugim urządzeniu działa inna wersja Roadstead i nie zrozumiała tej prośby.',
    'Odświeżcie stronę na obu urządzeniach, gdy macie internet, i spróbuj ponownie.',
  ),
  'table/bad-name': say(
    'Urządzenie gospodarza nie może użyć tego imienia.',
    'Wybierz w ustawieniach inne imię: litery, cyfry i spacje zawsze działają.',
  ),
  'table/lobby-unread': say(
    'Na urządzeniu gospodarza działa inna wersja Roadstead: tutaj nie da się odczytać jego stołu.',
    'Odświeżcie stronę na obu urządzeniach, gdy macie internet.',
  ),
  'table/unanswered': say(
    'Urządzenie gospodarza nie odpowiada.',
    'Może działa na nim inna wersja: odświeżcie stronę na obu urządzeniach albo spróbuj imienia z samych liter.',
  ),
  'table/unbegun': say(
    'Gra się nie zaczęła.',
    'Urządzenie pierwszego gracza nie odpowiada. Poproś o otwarcie na nim stołu i zacznij jeszcze raz.',
  ),
  'table/not-here': ({code}) => ({
    what: 'Ten adres otwiera stół tylko na urządzeniu, z którego pochodzi.',
    next: code
      ? 'Zapukaj, a ktoś przy stole cię wpuści. Albo poproś o link z zaproszeniem: jest na tamtym urządzeniu pod „Gracze i zaproszenie”.'
      : 'Poproś o link z zaproszeniem: jest na tamtym urządzeniu pod „Gracze i zaproszenie”. Albo otwórz zapisany plik.',
  }),
  'table/unknown-game': say('Ta wersja nie zna tej gry.', NEWER),
  'table/nearly-full': details => ({
    what: `Dziennik tej gry jest prawie pełny (${details.percent}%).`,
    next: 'Gdy się zapełni, nie da się dodać ruchu: grajcie dalej sprawnie i pomijajcie to, co zbędne. Zapis gry można zachować w każdej chwili.',
  }),
  'table/host-away': say(
    'Nie można połączyć się z gospodarzem.',
    'Nic nie przepadło: gra ruszy dalej, gdy tylko gospodarz znów otworzy stół.',
  ),
  'table/host-silent': details => ({
    what: `Urządzenie gracza ${details.name} nie odpowiada.`,
    next: 'Jeśli nie wróci, stół przejmie samo inne urządzenie. Nikt nie musi nic robić.',
  }),
  'table/bots-wait': details => ({
    what: `Stół czeka na urządzenie gracza ${details.name}: nikt inny nie otworzy kart botów.`,
    next: 'Gdy tylko się pojawi, znów poprowadzi stół i gra ruszy sama.',
  }),
  'table/bots-fetched': details => ({
    what: `Karty botów są jeszcze w drodze. Czekamy na urządzenia tych graczy: ${details.names}.`,
    next: 'Gdy tylko te urządzenia się pojawią, boty same zagrają dalej.',
  }),
  'table/electing': say('Szukamy urządzenia, które poprowadzi stół dalej.', 'To potrwa kilka sekund.'),
  'table/too-few-keep': details => ({
    what: `Urządzenie gracza ${details.name} nie odpowiada, a bez niego grę zapisuje zbyt mało urządzeń.`,
    next: `Stół na nie czeka. Inne urządzenie mogłoby go przejąć, gdyby grę zapisywały także urządzenia tych graczy: ${details.names}.`,
  }),
  'table/minority': details => ({
    what: `Urządzenia na miejscu: ${details.here} z ${details.members}.`,
    next: `Gra ruszy sama, gdy ${count(numberIn(details, 'missing'), {one: 'wróci jeszcze # urządzenie', few: 'wrócą jeszcze # urządzenia', many: 'wróci jeszcze # urządzeń'})}.`,
  }),
  'table/move-lost': say(
    'Twój ostatni ruch się nie liczy: stół poszedł dalej bez niego.',
    'Spójrz na stół i zagraj jeszcze raz, jeśli ruch nadal ma sens.',
  ),
  'table/host-unheard': say(
    'Urządzenie gospodarza jeszcze się nie odezwało: nic tu nie jest jeszcze pewne.',
    'Ktokolwiek tu jest, stół może pokazać tylko urządzenie gospodarza: poproś o otwarcie tego stołu. Tutaj wszystko ruszy samo.',
  ),
  'table/lobby-host-away': say(
    'Gospodarza nie ma przy stole.',
    'Tylko jego urządzenie może dać ci miejsce i rozpocząć grę: poproś o ponowne otwarcie tego stołu. Tutaj wszystko ruszy samo.',
  ),
  'table/wrong-header': say(
    'Ten link prowadzi do innej gry niż ta na twoim urządzeniu.',
    'Poproś gospodarza o świeży link.',
  ),
  'table/begun-otherwise': details => ({
    what: `Rozpoczęta gra różni się od tego, co było tu przedtem: ${begunAs(details)}.`,
    next: 'Tutaj się nie liczy. Wyjdź i poproś gospodarza o nowy stół.',
  }),
  'table/began-without-you': details => ({
    what: `Gdy cię nie było, rozpoczęto grę inną niż to, co było tu przedtem: ${begunAs(details)}.`,
    next: 'Jeśli ci to odpowiada, wejdź; jeśli nie, wyjdź i poproś gospodarza o nowy stół.',
  }),
  'table/host-draws': say(
    'Przy tym stole losuje tylko urządzenie gospodarza: zaczęła go wcześniejsza wersja. Gospodarz ze zmienioną aplikacją mógłby znać lub wybierać wyniki z góry.',
    'Jeśli ci to odpowiada, wejdź. Przy nowym stole wszystkie urządzenia rozdają razem.',
  ),
  'table/fork': details => ({
    what: `Krok ${numberIn(details, 'n')} istnieje w dwóch wersjach.`,
    next: 'Twoje urządzenie zostaje przy tej, którą miało wcześniej. Porównajcie, kto ma którą.',
  }),

  'net/bad-broker': say(
    'Adres serwera wyszukującego stoły jest niepoprawny.',
    'Popraw go w ustawieniach albo zostaw puste pole.',
  ),
  'net/other-version': say(
    'Na drugim urządzeniu działa inna wersja Roadstead.',
    'Niech każdy odświeży stronę, potem spróbuj ponownie.',
  ),
  'net/not-json': say('Z innego urządzenia przyszło coś nieczytelnego.', IGNORED),
  'net/malformed': say('Z innego urządzenia przyszło coś nieczytelnego.', IGNORED),
  'net/bad-chunk': say('Z innego urządzenia przyszło coś nieczytelnego.', IGNORED),
  'net/bad-sync': say('Z innego urządzenia przyszło coś nieczytelnego.', IGNORED),
  'net/bad-update': say('Z innego urządzenia przyszło coś nieczytelnego.', IGNORED),
  'net/no-entry': say('Z innego urządzenia przyszło coś nieczytelnego.', IGNORED),
  'net/too-large': say('Z innego urządzenia przyszło coś o wiele za długiego.', IGNORED),
  'net/too-many': say('Z innego urządzenia przyszło naraz zbyt wiele.', IGNORED),
  'net/unknown-frame': say('Z innego urządzenia przyszło coś nieczytelnego.', IGNORED),
  'net/bad-bulletin': say('Podpis gospodarza jest błędny.', IGNORED),
  'net/bad-description': say('Jakieś urządzenie nie potrafiło potwierdzić, czym jest.', IGNORED),
  'net/bad-entry': say('Jakieś urządzenie przysłało kroki, których gospodarz nie podpisał.', IGNORED),
  'net/false-sender': say('Coś podszyło się pod inne urządzenie.', IGNORED),
  'net/out-of-turn': say('Jakieś urządzenie odezwało się poza kolejnością.', IGNORED),
  'net/deletes': say('Jakieś urządzenie próbowało zmienić to, co już zapisane.', IGNORED),
  'net/foreign-writer': say('Jakieś urządzenie próbowało zmienić to, co już zapisane.', IGNORED),
  'net/not-appended': say('Jakieś urządzenie próbowało zmienić to, co już zapisane.', IGNORED),

  'log/not-json': say('Przyszło coś nieczytelnego.', IGNORED),
  'log/not-canonical': say('Przyszło coś źle zapisanego.', IGNORED),
  'log/malformed': say('Przyszły błędne dane.', IGNORED),
  'log/too-large': say('Przyszło coś o wiele za długiego.', IGNORED),
  'log/unknown-kind': say('Przyszedł krok nieznanego rodzaju.', NEWER),
  'log/other-format': say('Tę grę zapisała inna wersja Roadstead.', NEWER),
  'log/no-header': say('Ta gra nie ma początku.', OTHER_FILE),
  'log/not-carried': say('Zapis gry, z którego toczy się ten stół, jest niekompletny.', CHANGED),
  'log/other-record': say(
    'Ten stół przynosi inny zapis gry, niż podaje.',
    'Tutaj się nie liczy. Wyjdź i poproś gospodarza o nowy stół.',
  ),
  'log/one-key': say(
    'W tym zapisie ruchy wszystkich mają jeden klucz: nie wiadomo, czyje są.',
    'Można go obejrzeć, ale nie kontynuować.',
  ),
  'log/second-header': say('Ta gra zaczyna się dwa razy.', CHANGED),
  'log/not-next': say('Brakuje kroku albo stoi on w złym miejscu.', CHANGED),
  'log/broken-link': say('Krok nie wynika z poprzedniego: coś zmieniono.', CHANGED),
  'log/other-term': say('Krok powstał przy innym gospodarzu.', CHANGED),
  'log/no-such-seat': say('Krok podaje miejsce, którego nie ma.', CHANGED),
  'log/bad-basis': say('Ruch odwołuje się do czegoś, co się nie wydarzyło.', CHANGED),
  'log/replayed': say('Stary ruch wysłano drugi raz.', CHANGED),
  'log/bot-signed': say('Na ruchu bota jest podpis człowieka.', CHANGED),
  'log/unsigned': say('Ruch nie jest podpisany przez gracza.', CHANGED),
  'log/bad-author-signature': say('Podpis ruchu jest błędny: ten gracz go nie wykonał.', CHANGED),
  'log/bad-host-signature': say('Podpis gospodarza jest błędny.', CHANGED),

  'log/not-the-host': say('Tylko gospodarz może wpuścić kogoś z innego urządzenia.', CHANGED),
  'log/bad-seat-key': say(
    'Tego miejsca nie można przenieść na inne urządzenie.',
    'Zapytaj gospodarza, które można.',
  ),
  'log/key-taken': say('To urządzenie ma już miejsce przy tym stole.', 'Graj dalej stamtąd.'),
  'log/name-taken': say(
    'Ktoś przy stole ma już to imię albo bardzo podobne.',
    'Wybierz inne imię w ustawieniach.',
  ),
  'log/too-many-names': say(
    'Imię przy tym stole zmieniało się zbyt często.',
    'Do końca gry zostaje ostatnie.',
  ),
  'engine/hidden-hand': say(
    'W tej grze każdy ma tajemnice, więc bot nie może nikogo zastąpić.',
    'Poczekajcie na gracza albo zapiszcie stół i grajcie kiedy indziej.',
  ),
  'engine/stand-in-open': say(
    'Trwa już głosowanie, czy bot ma kogoś zastąpić.',
    'Najpierw odpowiedzcie na to.',
  ),
  'engine/bad-stand-in': say(
    'Bot nie może zagrać na tym miejscu.',
    'Bot może grać dalej tylko za innego gracza.',
  ),
  'engine/no-stand-in': say('Nie ma na co odpowiadać: nikt nie prosi o bota.'),
  'engine/left-already': say('Na tym miejscu gra już bot.', 'Najpierw wróć na miejsce.'),
  'engine/needs-two': say(
    'Z zakrytymi kartami jedna osoba nie może grać dalej sama.',
    'Odejdź od stołu jak zwykle: stół poczeka, aż znów go otworzysz.',
  ),
  'log/must-stay': say(
    'Bez urządzenia gospodarza nikt nie zagra dalej, dlatego gospodarz nie może odejść na dobre.',
    'Odejdź od stołu jak zwykle: stół poczeka, aż znów go tu otworzysz.',
  ),
  'fair/draw-waits': say(
    'Właśnie trwa losowanie i potrzebne jest do niego twoje urządzenie.',
    'Poczekaj, aż się skończy, i spróbuj ponownie.',
  ),
  'fair/not-ready': say(
    'Urządzenia jeszcze przygotowują się do wspólnego rozdawania.',
    'Poczekaj chwilę i spróbuj ponownie.',
  ),
  'fair/bad-backup': say('Czyjeś urządzenie dało kopię zapasową, która niczego nie otwiera.', IGNORED),
  'fair/false-complaint': say(
    'Czyjeś urządzenie poskarżyło się na kopię zapasową, która jest w porządku.',
    IGNORED,
  ),
  'fair/false-confirmation': say(
    'Czyjeś urządzenie potwierdziło kopię zapasową, której nie może otworzyć.',
    IGNORED,
  ),
  'fair/other-entry': say('Ktoś był szybszy: stół się zmienił.', 'Spójrz jeszcze raz i spróbuj ponownie.'),
  'table/dealing-broke': say(
    'Rozdawanie na tym urządzeniu stanęło z winy programu. Nikt przy stole nie zrobił nic złego.',
    'Wczytaj stronę ponownie: gra ruszy z tego, co zapisano. Jeśli to nie pomoże, zapisz grę do pliku i zgłoś błąd.',
  ),
  'table/still-here': say(
    'Czyjeś miejsce oddano, jakby tej osoby nie było, choć jej urządzenie jest połączone.',
    'Kto jest przy stole, gra dalej z tamtego urządzenia albo stamtąd przenosi miejsce.',
  ),
  'table/parted': say(
    'Każde z was grało dalej bez drugiego, więc są to teraz dwie osobne gry.',
    'Nie da się ich znów połączyć. Grajcie dalej osobno albo zacznijcie razem nową grę.',
  ),
  'engine/not-away': say(
    'Nikt nie gra za kogoś, kto jest przy stole.',
    'Odczekaj ten czas i zapytaj ponownie.',
  ),
  'log/too-few-consents': say(
    'Miejsce przechodzi na inne urządzenie tylko za zgodą ponad połowy pozostałych.',
    'Zapytaj ich albo przenieś je z poprzedniego urządzenia.',
  ),
  'log/wrong-consents': say('Zgodził się ktoś, kto nie ma w tej sprawie głosu.', CHANGED),
  'log/bad-term': say('Jakieś urządzenie chce prowadzić stół poza kolejką.', CHANGED),
  'log/wrong-votes': say(
    'O tym, które urządzenie prowadzi stół, głosował ktoś, kto nie ma w tej sprawie głosu.',
    CHANGED,
  ),
  'log/too-few-votes': say(
    'Inne urządzenie może prowadzić stół tylko wtedy, gdy chce tego ponad połowa urządzeń graczy.',
    CHANGED,
  ),
  'log/bad-vote-signature': say(
    'Czyjś głos na urządzenie, które ma prowadzić stół, został sfałszowany.',
    CHANGED,
  ),
  'log/too-many-leads': say('Stół zbyt często przechodził z urządzenia na urządzenie.', CHANGED),
  'log/a-part': say('Część graczy poszła dalej bez reszty, a ta wersja nie umie za nimi pójść.', NEWER),
  'log/counted-already': say('To urządzenie ma już głos przy stole.'),
  'log/unconfirmed': say(
    'Ostatnią zmianę składu stołu zapisało jeszcze za mało urządzeń.',
    'Aplikacja sama spróbuje ponownie.',
  ),
  'log/bad-consent-signature': say('Czyjaś zgoda została sfałszowana.', CHANGED),
  'fair/choice-sealed': say(
    'Ukryty wybór tego miejsca leży na poprzednim urządzeniu.',
    'Poczekaj, aż zostanie pokazany, albo graj dalej z poprzedniego urządzenia.',
  ),
  'fair/needs-all': say(
    'Z powodu tego miejsca trzeba by losować od nowa, i to nie pierwszy raz.',
    'Na to muszą zgodzić się wszyscy pozostali.',
  ),
  'fair/backed-up': say(
    'Przy stole z kopią zapasową miejsce zostaje na swoim urządzeniu.',
    'Graj dalej z poprzedniego urządzenia albo niech zagra bot.',
  ),
  'fair/holds-cards': say(
    'Karty tego miejsca może odkryć tylko jego urządzenie.',
    'Graj dalej z poprzedniego urządzenia.',
  ),
  'table/claim-refused': say(
    'Pozostali nie oddali ci tego miejsca.',
    'Zadzwoń, przeczytaj litery i cyfry i za minutę zapytaj ponownie.',
  ),
  'table/too-fast': say('Za dużo naraz.', 'Odczekaj kilka sekund i pisz dalej.'),
  'table/hints-off': say(
    'Gdzie ludzie grają przeciw sobie, każdy na swoim urządzeniu, tam nie ma podpowiedzi.',
    'Po grze zajrzyj do dziennika i zagraj dalej od dowolnego ruchu: tam można poprosić o podpowiedź.',
  ),
  'table/no-hint': say(
    'Nie udało się znaleźć podpowiedzi.',
    'Poproś jeszcze raz; jeśli to nie pomoże, odśwież stronę. Gra jest bezpieczna.',
  ),
  'history/damaged': say(
    'Zapis niektórych zakończonych gier jest uszkodzony.',
    'Zostały tu pominięte; pozostałe gry i stoły są nietknięte.',
  ),
  'history/other-version': say(
    'Niektóre zakończone gry zapisała inna wersja Roadstead.',
    'Pozostają nietknięte i w tamtej wersji znów będą widoczne.',
  ),

  'engine/hidden-cards': say(
    'Zakrytych kart nie da się odzyskać: to, co je otwiera, jest na urządzeniach tych, którzy je mieli.',
    'Poczekajcie na urządzenie gospodarza albo zacznijcie nową grę.',
  ),
  'engine/ask-open': say('Właśnie trwa losowanie.', 'Zaczekaj chwilę, potem wykonaj ruch.'),
  'engine/bad-action': say('Takiego ruchu w tej grze nie ma.', IGNORED),
  'engine/bad-answer': say('Takie losowanie nie jest możliwe.', CHANGED),
  'engine/nothing-to-seal': say(
    'Teraz nie ma czego wybierać w tajemnicy.',
    'Spójrz jeszcze raz i wybierz od nowa.',
  ),
  'engine/not-what-was-sealed': say('Ujawniono co innego, niż wybrano w tajemnicy.', CHANGED),
  'engine/bad-opening': say('Pokazano inną kartę niż ta, która jest na ręce.', CHANGED),
  'engine/no-ask': say('Coś wylosowano, choć nikt o to nie prosił.', CHANGED),
  'engine/bad-options': say('Takie ustawienia gry nie są możliwe.', NEWER),
  'engine/bad-seats': say('W tyle osób nie da się w to zagrać.', 'Otwórz stół z inną liczbą miejsc.'),
  'engine/other-game': say('To inna gra niż ta, której się spodziewaliśmy.', OTHER_FILE),
  'engine/other-rules': say('Tę grę rozegrano według zasad, których ta wersja nie zna.', NEWER),
  'engine/out-of-order': say('Krok przyszedł poza kolejnością.', IGNORED),
  'engine/stale': say('Ktoś był szybszy: stół się zmienił.', 'Spójrz jeszcze raz i wybierz od nowa.'),
  'engine/game-over': say('Gra jest skończona.', 'Możesz ją obejrzeć w dzienniku albo rozłożyć nowy stół.'),
  'engine/take-back-open': say('Ktoś już poprosił o cofnięcie ruchu.', 'Najpierw odpowiedzcie na tę prośbę.'),
  'engine/no-take-back': say('Nie ma na co odpowiadać: sprawa jest już rozstrzygnięta.'),
  'engine/bad-take-back': say('Nie można cofnąć gry do tego miejsca.', 'Wybierz swój własny ruch.'),
  'engine/too-long': say(
    'Ta gra ma już tyle kroków, ile mieści dziennik.',
    'Nie można jej kontynuować. Zapisz ją w pliku i zacznijcie nową.',
  ),
  'engine/take-backs-spent': say(
    'Do tej pozycji cofano się już dość razy.',
    'Grajcie dalej od tego miejsca.',
  ),
  'engine/facts-spent': say(
    'To miejsce zmieniało się już dość razy przy tym stole.',
    'Grajcie dalej tak, jak jest.',
  ),
  'engine/drawn-since': say(
    'Od tego czasu coś wylosowano.',
    'Co wylosowane, to zostaje, żeby nikt nie losował do skutku.',
  ),
  'engine/nothing-to-take-back': say('Nie masz ruchu do cofnięcia.'),
};

export const unknownProblem: ProblemTexts['unknownProblem'] = code => ({
  what: `Stało się coś nieoczekiwanego (${code}).`,
  next: REPORT,
});
