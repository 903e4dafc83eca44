/** What is said where a device looks for the reason why it meets nobody. */
import type {DiagnosisText} from '../types/app.ts';

export const diagnosis: DiagnosisText['diagnosis'] = {
  looking: 'Egy pillanat: ez az eszköz megnézi, mi a baj.',
  well: 'Ezzel az eszközzel nincs semmi baj.',
  testing: 'vizsgáljuk…',
  again: 'Újra',
  copy: 'Eredmény másolása',
  resultLabel: 'Az eredmény',
  perhaps: 'Ha így sem megy',
  /** What stands behind one line: what was asked and found, in the words of those who know networks. */
  details: 'Annak, aki segít',
  intro:
    'Csak azokat a szervereket kérdezte meg, amelyeket az alkalmazás amúgy is használ, és senkinek sem mondta el, mit talált.',
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
      next: 'Csatlakozz egy Wi-Fihez vagy valakinek a telefonos hotspotjához.',
      more: 'Hotspoton „Internet nélkül” is találkozhattok.',
    },
    noRtc: {
      what: 'Ez a böngésző nem engedi, hogy az eszközök egymással beszéljenek.',
      next: 'Nyisd meg az asztalt egy másik böngészőben.',
      more: 'A WebRTC ki van kapcsolva: a böngésző beállításaiban, vagy egy bővítmény tiltja.',
    },
    noInternet: {
      what: 'Itt nincs internet.',
      next: 'Ha mind egy Wi-Fin vagy hotspoton vagytok, koppints a meghívó mellett az „Internet nélkül” gombra.',
      more: 'Sem az asztalkereső szerver, sem más kinti szerver nem válaszol; lehet, hogy a hálózat tartja vissza a kérdéseket.',
    },
    misnamed: {
      what: 'A beállításaidban hibás egy cím.',
      next: 'Javítsd ki a beállításokban, vagy hagyd üresen a mezőt.',
      more: 'Ezen a címen az asztalkereső szerver nem kérdezhető meg.',
    },
    noBroker: {
      what: 'Nem válaszol a szerver, amely összehoz benneteket.',
      next: 'Próbáld meg pár perc múlva. Egy Wi-Fin a meghívó melletti „Internet nélkül” gombbal e nélkül is megy.',
      more: 'A házigazda másik szervert is megadhat a beállításokban; utána küldjön új linket.',
    },
    itself: {
      what: 'Valami visszatartja a kapcsolatot ezen az eszközön.',
      next: 'Kapcsold ki ennél az oldalnál a VPN-t és a reklámszűrőt, vagy használj másik böngészőt.',
      more: 'A böngésző még önmagához sem kapcsolódik: VPN, tűzfal vagy bővítmény áll az útban.',
    },
    noAddress: {
      what: 'A böngésző nem árulja el, hol érhető el ez az eszköz.',
      next: 'Csatlakozz egy Wi-Fihez vagy hotspothoz, és kapcsold ki a VPN-t és a reklámszűrőt.',
      more: 'Ha nincs internet, az „Internet nélkül” alatt engedélyezd a kamerát, vagy a másik eszköz adja meg a címét.',
    },
    noOutside: {
      what: 'Ez a hálózat máshonnan senkit sem enged be.',
      next: 'Találkozzatok egy Wi-Fin, vagy használj mobilnetet.',
      more: 'Kintről senki sem tudja megmondani az eszköz címét (STUN). A beállításokban megadott közvetítő segítene.',
    },
    strict: {
      what: 'Máshonnan senki sem talál be ebbe a hálózatba.',
      next: 'Találkozzatok egy Wi-Fin, vagy használj másik hálózatot.',
      more: 'Mindenkinek más címet mutat (szimmetrikus NAT). A beállításokban megadott közvetítő segítene.',
    },
    relay: {
      what: 'A beállításaidban megadott egyik szerver nem válaszol.',
      next: 'Töröld ki a „Közvetítő” mezőt a beállításokban, ha nem tudod biztosan, hogy kell.',
      more: 'Nézd meg a közvetítő címét, a felhasználónevet és a jelszót.',
    },
    hidden: {
      what: 'Egyes hotspotokon nem találják meg egymást az eszközök.',
      next: 'Amikor „Internet nélkül” találkoztok, engedélyezd a kamerát: a böngésző csak akkor mondja meg a másik eszköznek, hogyan érhető el ez.',
      more: 'A böngésző név mögé rejti az eszköz címét (mDNS), és egyes hotspotok az ilyen neveket nem adják tovább. Ha a kamera engedélyezve van, magát a címet adja meg; be is írhatod. Elég a két eszköz közül az egyiken.',
    },
    plain: {
      what: 'Ezen az oldalon nem működik a kamera.',
      next: 'Küldjétek el egymásnak a kódokat szövegként, és illesszétek be.',
      more: 'Az oldal titkosítás nélkül jött (http). Ha https címről nyitod meg, van kamera.',
    },
    apart: {
      what: 'A szállodai, iskolai és vendég-Wi-Fi gyakran elválasztja egymástól az eszközöket.',
      next: 'Csatlakozzatok mindnyájan valakinek a telefonos hotspotjához.',
      more: 'Ezt egy eszköz egyedül nem tudja megnézni: vizsgáld meg a másikat is.',
    },
  },
};
