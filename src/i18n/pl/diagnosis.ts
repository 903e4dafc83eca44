/** What is said where a device looks for the reason why it meets nobody. */
import type {DiagnosisText} from '../types/app.ts';

export const diagnosis: DiagnosisText['diagnosis'] = {
  intro:
    'To urządzenie sprawdza to, co może sprawdzić samo. Pyta tylko serwery, z których aplikacja i tak korzysta, i nikomu nie mówi, co znalazło.',
  testing: 'sprawdzamy…',
  again: 'Sprawdź ponownie',
  copy: 'Kopiuj wynik',
  resultLabel: 'Wynik',
  found: 'Co stoi na przeszkodzie',
  perhaps: 'Co może być przyczyną',
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
      next: 'Połącz się z Wi-Fi albo włączcie hotspot w jednym telefonie i połączcie z nim pozostałe. Potem wybierzcie „Bez internetu”.',
    },
    noRtc: {
      what: 'W tej przeglądarce połączenia między urządzeniami (WebRTC) są wyłączone.',
      next: 'Włącz WebRTC w jej ustawieniach albo w dodatku, który je blokuje, lub użyj innej przeglądarki.',
    },
    noInternet: {
      what: 'Nic z zewnątrz nie odpowiada: nie ma tu internetu albo sieć nie przepuszcza takich połączeń.',
      next: 'W jednej sieci Wi-Fi lub w hotspocie możecie spotkać się „Bez internetu”: nie trzeba do tego serwera.',
    },
    misnamed: {
      what: 'Nie da się zapytać serwera podanego w twoich ustawieniach.',
      next: 'Popraw jego adres w ustawieniach albo zostaw to pole puste.',
    },
    noBroker: {
      what: 'Serwer wyszukujący stoły nie odpowiada.',
      next: 'Spróbuj później albo niech gospodarz poda w ustawieniach inny i wyśle nowy link. W jednej sieci Wi-Fi możecie spotkać się „Bez internetu”.',
    },
    itself: {
      what: 'Ta przeglądarka z nikim się nie łączy, nawet sama ze sobą.',
      next: 'Takie połączenia zatrzymuje VPN, zapora albo dodatek: wyłącz je dla tej strony lub użyj innej przeglądarki.',
    },
    noAddress: {
      what: 'Przeglądarka nie podaje adresu tego urządzenia.',
      next: 'Połącz się z Wi-Fi albo z hotspotem. Jeśli jesteś w sieci bez internetu, pod „Bez internetu” zezwól na aparat albo niech drugie urządzenie poda swój adres. Adres może też ukrywać VPN albo dodatek.',
    },
    noOutside: {
      what: 'Nikt z zewnątrz nie może podać temu urządzeniu jego adresu: sieć zatrzymuje takie pytania.',
      next: 'Urządzenia w tej samej sieci Wi-Fi i tak mogą się spotkać. Poza nią użyj danych komórkowych albo ustaw przekaźnik.',
    },
    strict: {
      what: 'Twoja sieć każdemu pokazuje inny adres, więc z zewnątrz nikt nie trafia z powrotem.',
      next: 'Urządzenia w tej samej sieci Wi-Fi i tak mogą się spotkać. Poza nią użyj innej sieci albo ustaw przekaźnik.',
    },
    relay: {
      what: 'Przekaźnik z twoich ustawień nie odpowiada.',
      next: 'Sprawdź jego adres, nazwę i hasło albo zostaw to pole puste.',
    },
    hidden: {
      what: 'Przeglądarka ukrywa adres tego urządzenia za nazwą, a niektóre hotspoty nie przekazują takich nazw.',
      next: 'Pod „Bez internetu” zezwól na aparat: wtedy przeglądarka poda sam adres. Albo wpisz go tam. Wystarczy jedno z dwóch urządzeń.',
    },
    plain: {
      what: 'Ta strona przyszła bez szyfrowania (http), więc nie dostaje aparatu.',
      next: 'Zamiast skanować, wklejaj kody albo otwórz aplikację spod adresu https.',
    },
    apart: {
      what: 'Sieć może oddzielać swoje urządzenia od siebie, jak w hotelu, szkole albo w Wi-Fi dla gości. Jedno urządzenie samo tego nie sprawdzi.',
      next: 'Sprawdź też na drugim urządzeniu. Jeśli tam wszystko jest w porządku, połączcie się z hotspotem telefonu.',
    },
  },
};
