/** What is said where a device looks for the reason why it meets nobody. */
import type {DiagnosisText} from '../types/app.ts';

export const diagnosis: DiagnosisText['diagnosis'] = {
  intro:
    'Ez az eszköz megnézi, amit egyedül meg tud nézni. Csak azokat a szervereket kérdezi, amelyeket az alkalmazás amúgy is használ, és senkinek sem mondja el, mit talált.',
  testing: 'vizsgáljuk…',
  again: 'Újra',
  copy: 'Eredmény másolása',
  resultLabel: 'Az eredmény',
  found: 'Ez áll az útban',
  perhaps: 'Ez lehet az oka',
  steps: {
    online: 'Hálózat',
    secure: 'Ez az oldal',
    rtc: 'Kapcsolat az eszközök között',
    brokers: 'Asztalkereső szerver',
    addresses: 'Az eszköz címe',
    outside: 'Út kifelé',
    relay: 'Közvetítő',
    itself: 'Kapcsolat az oldalon belül',
  },
  results: {
    online: {yes: 'van', no: 'nincs'},
    secure: {yes: 'titkosított', no: 'nem titkosított'},
    rtc: {yes: 'bekapcsolva', no: 'kikapcsolva'},
    brokers: {answers: 'válaszol', silent: 'nem válaszol', misnamed: 'hibás a címe'},
    addresses: {real: 'ismert', hidden: 'név mögé rejtve', none: 'nincs'},
    outside: {answers: 'nyitva', strict: 'mindenkinek más cím', silent: 'zárva', unasked: 'nem kell'},
    relay: {answers: 'válaszol', silent: 'nem válaszol', none: 'nincs megadva'},
    itself: {yes: 'működik', no: 'nem működik'},
  },
  causes: {
    offline: {
      what: 'Ez az eszköz nincs hálózaton.',
      next: 'Csatlakozz egy Wi-Fi-hez, vagy kapcsoljátok be egy telefon hotspotját, és a többiek lépjenek be rá. Utána válasszátok az „Internet nélkül” lehetőséget.',
    },
    noRtc: {
      what: 'Ebben a böngészőben ki van kapcsolva az eszközök közötti kapcsolat (WebRTC).',
      next: 'Kapcsold be a WebRTC-t a beállításaiban vagy az azt tiltó bővítményben, vagy használj másik böngészőt.',
    },
    noInternet: {
      what: 'Kintről semmi sem válaszol: nincs internet, vagy a hálózat nem engedi át az ilyesmit.',
      next: 'Egy Wi-Fi-n vagy hotspoton „Internet nélkül” is találkozhattok: ahhoz nem kell szerver.',
    },
    misnamed: {
      what: 'A beállításaidban megadott szerver nem kérdezhető meg.',
      next: 'Javítsd ki a címét a beállításokban, vagy hagyd üresen.',
    },
    noBroker: {
      what: 'Az asztalkereső szerver nem válaszol.',
      next: 'Próbáld később, vagy a házigazda adjon meg másikat a beállításokban, és küldjön új linket. Egy Wi-Fi-n „Internet nélkül” is találkozhattok.',
    },
    itself: {
      what: 'Ez a böngésző senkihez sem kapcsolódik, még önmagához sem.',
      next: 'VPN, tűzfal vagy bővítmény tartja vissza a kapcsolatot: kapcsold ki ennek az oldalnak, vagy használj másik böngészőt.',
    },
    noAddress: {
      what: 'A böngésző nem árulja el az eszköz címét.',
      next: 'Csatlakozz egy Wi-Fi-hez vagy hotspothoz. Ha internet nélküli hálózaton vagy, az „Internet nélkül” alatt engedélyezd a kamerát, vagy a másik eszköz adja meg a címét. VPN vagy bővítmény is elrejtheti.',
    },
    noOutside: {
      what: 'Kintről senki sem tudja megmondani az eszköz címét: a hálózat visszatartja az ilyen kérdéseket.',
      next: 'Az egy Wi-Fi-n lévő eszközök így is találkozhatnak. Máshonnan használj mobilnetet, vagy adj meg közvetítőt a beállításokban.',
    },
    strict: {
      what: 'A hálózatod mindenkinek más címet mutat, ezért kintről senki sem talál vissza.',
      next: 'Az egy Wi-Fi-n lévő eszközök így is találkozhatnak. Máshonnan használj másik hálózatot, vagy adj meg közvetítőt a beállításokban.',
    },
    relay: {
      what: 'A beállításaidban megadott közvetítő nem válaszol.',
      next: 'Nézd meg a címét, a nevet és a jelszót, vagy hagyd üresen.',
    },
    hidden: {
      what: 'A böngésző név mögé rejti az eszköz címét, és egyes hotspotok az ilyen neveket nem adják tovább.',
      next: 'Az „Internet nélkül” alatt engedélyezd a kamerát: akkor a böngésző magát a címet adja meg. Vagy írd be ott. Elég a két eszköz közül az egyiké.',
    },
    plain: {
      what: 'Ez az oldal titkosítás nélkül (http) jött, ezért nem kap kamerát.',
      next: 'Beolvasás helyett illeszd be a kódokat, vagy nyisd meg az alkalmazást https címről.',
    },
    apart: {
      what: 'Lehet, hogy a hálózat elválasztja egymástól az eszközöket, mint a szállodai, iskolai vagy vendég-Wi-Fi. Ezt egy eszköz egyedül nem tudja megnézni.',
      next: 'Vizsgáld meg a másik eszközt is. Ha ott is minden rendben, lépjetek be egy telefon hotspotjára.',
    },
  },
};
