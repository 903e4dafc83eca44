import type {AppText} from '../types/app.ts';

export const joining: AppText['joining'] = {
  title: 'Úton az asztalhoz',
  steps: {
    reaching: 'Keressük az asztalt',
    answering: 'A válasz megmutatása',
    knocking: 'Bekopogunk az asztalhoz',
    greeting: 'Kapcsolódunk a játékosokhoz',
    catchingUp: 'Lekérjük az eddigi játékot',
    failed: 'Megállt',
  },
  stepDone: 'kész',
  stepLater: 'következik',
  seconds: n => `${n} másodperc`,
  patience: 'Általában pár másodperc. 20 után feladjuk, és megmondjuk, miért.',
  knockQuestion: 'Valakinek be kell engednie',
  knockAs: name => `Az asztalnál azt olvassák: ${name} kopog.`,
  knockPatience: seconds => `Két percig kopogunk, eddig ${seconds} másodperce.`,
  letIn: 'beengedtek',
  troubleTitle: 'Ez most nem sikerült',
  noTableByLink:
    'Kérdezd meg a házigazdát, be van-e kapcsolva az eszköze, és nyitva van-e rajta az asztal. Ha igen, a link lehet régi: kérj tőle újat.',
  withoutInternet: 'Internet nélkül',
  /** Instead of `noPath`, for who came by an offer. */
  noPathByOffer: {
    what: 'A válaszodat nem vették át, vagy a két eszköz nem talál egymásra.',
    next: 'Mindkettőnek ugyanazon a Wi-Fin vagy hotspoton kell lennie. Kérj új kódot a házigazdától.',
  },
  troubles: {
    noBroker: {
      what: 'Nincs internet, vagy nem válaszol a szerver, amely az asztalokat keresi.',
      next: 'A közelben van a házigazda? Koppintsatok mindketten az „Internet nélkül” gombra. Ha nincs, nézd meg, van-e interneted; ha csak ez a szerver állt le, a házigazda megadhat másikat a beállításokban, és új linket küldhet.',
    },
    noTable: {
      what: 'Ennél az asztalnál most nincs senki.',
      next: 'Kérd meg a házigazdát, hogy nyissa meg újra az asztalt, és nézd meg a kódot: hat jel, betűk és számjegyek.',
    },
    noPath: {
      what: 'Az asztal megvan, de a két eszköz nem talál utat egymáshoz.',
      next: 'Csatlakozzatok ugyanarra a Wi-Fire, vagy oszd meg a telefonod netjét. Szigorú hálózaton közvetítő kell: a beállításokban adhatod meg.',
    },
    refused: {
      what: 'Az asztal nem engedte be ezt az eszközt.',
      next: 'Kérdezd meg az ott ülőket: valaki nemet mondott, vagy régi a link.',
    },
    full: {
      what: 'Az asztal megtelt.',
      next: 'Kérd meg a házigazdát, hogy szabadítson fel egy helyet, vagy nyiss saját asztalt.',
    },
    otherVersion: {
      what: 'Az asztalnál a Roadstead másik változata fut.',
      next: 'Mindenki zárja be a Roadstead összes lapját, nyissa meg újra, aztán próbáld meg még egyszer.',
    },
    noPart: {
      what: 'Az alkalmazás egy részét nem sikerült letölteni.',
      next: 'Az oldal szervere nem válaszol. Nézd meg a kapcsolatot, aztán próbáld újra.',
    },
    noRtc: {
      what: 'Ebben a böngészőben ki van kapcsolva az eszközök közötti kapcsolat (WebRTC).',
      next: 'Kapcsold be a WebRTC-t a beállításokban vagy az azt tiltó bővítményben, vagy nyisd meg a linket másik böngészőben. Egyedül itt is játszhatsz.',
    },
  },
};
