import {plurals} from '../plural.ts';

const count = plurals('hu');

/** What is said where devices meet without a server. */
export const meeting = {
  title: 'Internet nélkül',
  intro:
    'Legyetek mind ugyanazon a Wi‑Fin. Nincs? Kapcsoljátok be az egyik telefon hotspotját, és a többi csatlakozzon ahhoz.',
  show: 'Ezt olvassátok be a másik eszközzel',
  showHint: 'A kamerájával vagy a Roadsteadben, a „Csatlakozás” alatt. Linkként is elküldheted.',
  showInside: 'A saját Roadsteadjében a „Csatlakozás” alatt olvassa be, vagy oda illessze be.',
  shareOffer: 'Nyisd meg ezt a Roadsteadben, és küldd vissza a választ, amelyet mutat:',
  qrOffer: 'Az internet nélküli meghívó QR-kódja',
  making: 'Készül a kód…',
  minutesLeft: (n: number) => count(n, {one: 'Még # percig érvényes.', other: 'Még # percig érvényes.'}),
  tooOld: 'Ez a kód már nem érvényes.',
  fresh: 'Új kód',
  bring: 'A másik eszköz választ mutat',
  answerLabel: 'A másik eszköz válasza',
  answerHint: 'Illeszd be a szöveget, amelyet kaptál.',
  scanAnswer: 'Válasz beolvasása',
  fromFile: 'Fájlból',
  toFile: 'Kód mentése fájlba',
  offerFile: 'roadstead-meghivo',
  answerFile: 'roadstead-valasz',
  camera: {
    starting: 'Egy pillanat…',
    looking: 'Irányítsd a kamerát a másik képernyőn látható kódra.',
    refused:
      'A kamera nincs engedélyezve. Engedélyezd a böngészőben ennek az oldalnak, vagy illeszd be a szöveget.',
    none: 'Itt nem használható kamera. Illeszd be a szöveget.',
  },
  done: 'Kész',
  connect: 'Összekötés',
  following: 'Összekötjük…',
  met: (n: number) =>
    count(n, {
      one: '# eszköz csatlakozott. Jön még egy? Az új kódot nyissa meg.',
      other: '# eszköz csatlakozott. Jön még egy? Az új kódot nyissa meg.',
    }),
  answerTitle: 'Ezt most mutasd meg vagy küldd el a házigazdának',
  answerShow:
    'A házigazda az asztalnál, az „Internet nélkül” alatt olvassa be vagy illessze be. Hagyd nyitva ezt az oldalt, amíg be nem jutsz.',
  shareAnswer: 'A válaszom, az asztalnál az „Internet nélkül” alá:',
  copyAnswer: 'Válasz másolása',
  qrAnswer: 'A válasz QR-kódja',
  address: {
    title: 'Ha az eszközök nem találnak egymásra',
    why: 'Egyes böngészők addig nem mondják meg a többi eszköznek, hogyan érhető el ez, amíg nem engedélyezed a kamerát. Elég, ha a kettő közül az egyik eszközön megteszed az alábbiak egyikét.',
    allow: 'Kamera engedélyezése',
    refused: 'A kamera nincs engedélyezve. Írd be a címet.',
    noCamera: 'Itt nem használható kamera. Írd be a címet.',
    label: 'Ennek az eszköznek a címe',
    hint: 'Az eszköz Wi-Fi-beállításaiban áll, annál a hálózatnál, amelyen vagy. A hotspotot adó telefon címe a többi eszközön látszik, „router” vagy „átjáró” néven.',
    empty: 'Előbb írd be a címet.',
    use: 'Kód ezzel a címmel',
  },
};
