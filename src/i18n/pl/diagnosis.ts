/** What is said where a device looks for the reason why it meets nobody. */
import type {DiagnosisText} from '../types/app.ts';

export const diagnosis: DiagnosisText['diagnosis'] = {
  looking: 'Chwileczkę: to urządzenie sprawdza, co się stało.',
  well: 'Z tym urządzeniem wszystko w porządku.',
  testing: 'sprawdzamy…',
  again: 'Sprawdź ponownie',
  copy: 'Kopiuj wynik',
  resultLabel: 'Wynik',
  perhaps: 'Jeśli nadal nie działa',
  /** What stands behind one line: what was asked and found, in the words of those who know networks. */
  details: 'Szczegóły dla osoby, która pomaga',
  intro: 'Pytało tylko serwery, z których aplikacja i tak korzysta, i nikomu nie mówiło, co znalazło.',
  steps: {
    online: 'Sieć',
    secure: 'Ta strona',
    rtc: 'Połączenia między urządzeniami',
    brokers: 'Serwer wyszukujący stoły',
    addresses: 'Adres tego urządzenia',
    outside: 'Droga na zewnątrz',
    relay: 'Przekaźnik',
    itself: 'Połączenie w obrębie tej strony',
  },
  results: {
    online: {yes: 'jest', no: 'brak'},
    secure: {yes: 'szyfrowana', no: 'nieszyfrowana'},
    rtc: {yes: 'włączone', no: 'wyłączone'},
    brokers: {answers: 'odpowiada', silent: 'nie odpowiada', misnamed: 'błędny adres'},
    addresses: {real: 'znany', hidden: 'ukryty za nazwą', none: 'brak'},
    outside: {
      answers: 'otwarta',
      strict: 'dla każdego inny adres',
      silent: 'zamknięta',
      unasked: 'niepotrzebna',
    },
    relay: {answers: 'odpowiada', silent: 'nie odpowiada', none: 'nie ustawiono'},
    itself: {yes: 'działa', no: 'nie działa'},
  },
  causes: {
    offline: {
      what: 'To urządzenie nie jest w żadnej sieci.',
      next: 'Połącz się z Wi-Fi albo z hotspotem czyjegoś telefonu.',
      more: 'W hotspocie możecie też spotkać się „Bez internetu”.',
    },
    noRtc: {
      what: 'Ta przeglądarka nie pozwala urządzeniom rozmawiać ze sobą.',
      next: 'Otwórz stół w innej przeglądarce.',
      more: 'WebRTC jest wyłączone: w ustawieniach przeglądarki albo blokuje je dodatek.',
    },
    noInternet: {
      what: 'Nie ma tu internetu.',
      next: 'Jeśli wszyscy jesteście w jednej sieci Wi-Fi albo w hotspocie, dotknij „Bez internetu” obok zaproszenia.',
      more: 'Nie odpowiada ani serwer wyszukujący stoły, ani żaden inny z zewnątrz; może to sieć zatrzymuje takie pytania.',
    },
    misnamed: {
      what: 'W twoich ustawieniach jest błędny adres.',
      next: 'Popraw go w ustawieniach albo zostaw to pole puste.',
      more: 'Pod tym adresem nie da się zapytać serwera wyszukującego stoły.',
    },
    noBroker: {
      what: 'Nie odpowiada serwer, który was łączy.',
      next: 'Spróbuj za kilka minut. W jednej sieci Wi-Fi przycisk „Bez internetu” obok zaproszenia działa bez niego.',
      more: 'Gospodarz może podać w ustawieniach inny serwer i wysłać nowy link.',
    },
    itself: {
      what: 'Coś na tym urządzeniu zatrzymuje połączenie.',
      next: 'Wyłącz dla tej strony VPN i blokowanie reklam albo użyj innej przeglądarki.',
      more: 'Przeglądarka nie łączy się nawet sama ze sobą: przeszkadza VPN, zapora albo dodatek.',
    },
    noAddress: {
      what: 'Przeglądarka nie mówi, gdzie znaleźć to urządzenie.',
      next: 'Połącz się z Wi-Fi albo z hotspotem i wyłącz VPN oraz blokowanie reklam.',
      more: 'Gdy nie ma internetu, pod „Bez internetu” zezwól na aparat albo niech drugie urządzenie poda swój adres.',
    },
    noOutside: {
      what: 'Ta sieć nie wpuszcza nikogo z innych miejsc.',
      next: 'Spotkajcie się w tej samej sieci Wi-Fi albo użyj danych komórkowych.',
      more: 'Nikt z zewnątrz nie może podać temu urządzeniu jego adresu (STUN). Pomógłby przekaźnik podany w ustawieniach.',
    },
    strict: {
      what: 'Z innych miejsc nikt nie trafia do tej sieci.',
      next: 'Spotkajcie się w tej samej sieci Wi-Fi albo użyj innej sieci.',
      more: 'Każdemu, kto pyta, pokazuje inny adres (symetryczny NAT). Pomógłby przekaźnik podany w ustawieniach.',
    },
    relay: {
      what: 'Nie odpowiada serwer podany w twoich ustawieniach.',
      next: 'Wyczyść w ustawieniach pole „Przekaźnik”, chyba że na pewno go potrzebujesz.',
      more: 'Sprawdź adres przekaźnika, nazwę użytkownika i hasło.',
    },
    hidden: {
      what: 'W niektórych hotspotach urządzenia się nie odnajdują.',
      next: 'Gdy spotykacie się „Bez internetu”, zezwól na aparat: dopiero wtedy przeglądarka powie drugiemu urządzeniu, jak się z tym połączyć.',
      more: 'Przeglądarka ukrywa adres tego urządzenia za nazwą (mDNS), a niektóre hotspoty nie przekazują takich nazw. Gdy zezwolisz na aparat, poda sam adres; możesz go też wpisać. Wystarczy jedno z dwóch urządzeń.',
    },
    plain: {
      what: 'Na tej stronie nie działa aparat.',
      next: 'Wysyłajcie sobie kody jako tekst i wklejajcie je.',
      more: 'Strona przyszła bez szyfrowania (http). Pod adresem https aparat będzie działał.',
    },
    apart: {
      what: 'W hotelach, szkołach i w Wi-Fi dla gości urządzenia często są od siebie oddzielone.',
      next: 'Połączcie się wszyscy z hotspotem czyjegoś telefonu.',
      more: 'Jedno urządzenie samo tego nie sprawdzi: sprawdź też na drugim.',
    },
  },
};
