import {lister} from '../plural.ts';
import type {PeopleWords} from '../types/people.ts';

const list = lister('hu');

export const people: PeopleWords = {
  takeBackMoves: moves => (moves > 1 ? `Az utolsó ${moves} lépés visszavonása` : 'Utolsó lépés visszavonása'),
  withdraw: 'Mégsem kérem',
  away: (name, minutes) => (minutes < 1 ? `${name} nincs itt.` : `${name} ${minutes} perce nincs itt.`),
  awayHost: (name, minutes) =>
    minutes < 1 ? `A házigazda, ${name}, nincs itt.` : `A házigazda, ${name}, ${minutes} perce nincs itt.`,
  offline: 'Ennek az eszköznek most nincs hálózata. Semmi sem vész el: a játék magától folytatódik.',
  waits: name => `A játék magától folytatódik, amint ${name} visszajön.`,
  held: name => `A lépésed akkor megy el, ha ${name} visszajön`,
  moveAgain: 'Újra ezt lépem',
  leaveMove: 'Hagyjuk',
  remind: 'Szólok neki',
  reminded: 'Kimásolva, küldd el',
  sentOn: 'Elküldve',
  remindText: (game, link) => `Rád várunk az asztalunknál, ${game}: ${link}`,
  noStandIn: 'Itt nem játszhat tovább bot: tudnia kellene, amit ez a játékos titokban tart.',
  elsewhere: name =>
    `Te vagy ${name}? Ebben a játékban a titkaid azon az eszközön maradnak, amelyiken eddig játszottál: ott nyisd meg az asztalt!`,
  unready: name =>
    `Még nincs leosztva semmi, és ehhez az ő eszköze is kell (${name}). Ha nem jön vissza, nyissatok új asztalt.`,
  anew: 'Új asztal nekünk',
  standIn: 'Játsszon tovább egy bot',
  standInAsks: (by, name, opens) =>
    `${by} azt javasolja: amíg ${name} vissza nem jön, játsszon helyette egy bot.${opens ? ` A botnak látnia kell, amit ${name} titokban tart, és azt az asztal bármelyik eszköze elolvashatná.` : ''}`,
  standInWaits: (name, waiting) => `Játsszon bot ${name} helyett? Válaszra várunk: ${list(waiting)}.`,
  standInSilence: (name, minutes) =>
    `Ha ${name} ${minutes} percen belül nem jön vissza, bot játszik helyette.`,
  timeLeft: clock => `Még ${clock}.`,
  standInRefused: (by, name) => `${by} nem szeretné, hogy ${name} helyett bot játsszon.`,
  drawAgain: name =>
    `A húzás vár (${name} része hiányzik), és egyszer már újra kellett húzni. Ahhoz, hogy nélküle megint újra húzzunk, mindenkinek bele kell egyeznie.`,
  standInMine: 'Most bot játszik helyetted.',
  takeSeat: 'Visszaülök',
  botPlays: 'bot játszik helyette',
  claims: (name, code) =>
    `„${name} vagyok, másik eszközről.”${code === null ? '' : ` Ha valóban ${name} az, a képernyőjén a te neved mellett ez áll: ${code}.`}`,
  claimKnown: 'Ezen az eszközön már játszottak erről a helyről.',
  claimLinked: name =>
    `${name} a korábbi eszközén még itt van: ott, a „Játékosok” alatt viheti át a helyét, és ehhez senkinek sem kell beleegyeznie.`,
  claimWait: 'Előbb a korábbi eszköznek fél percig távol kell lennie.',
  claimAgreed: 'Beleegyeztél. Akkor lesz érvényes, ha a többiek több mint fele is beleegyezik.',
  letIn: 'Beengedem',
  turnAway: 'Elutasítom',
  welcome: (game, host) =>
    `Ez a játék már folyik (${game}${host === null ? '' : `, házigazda: ${host}`}), és minden hely foglalt. Nézőként vagy itt.`,
  watchOn: 'Rendben, nézem',
  playsHere: 'Én is játszom',
  claimQuestion: 'Te is játszol, csak másik eszközön?',
  watch: 'Nem, csak nézem',
  claimSent: read =>
    `Megkérdeztük a többieket.${read.length === 0 ? '' : ` Olvasd fel: ${list(read.map(({name, code}) => `${name}: ${code}`))}.`}`,
  move: 'Átviszem másik eszközre',
  moveHint:
    'Olvasd be ezt a másik eszközzel, vagy nyisd meg ott a linket: a helyed rögtön átkerül oda. Másnak ne mutasd meg!',
  moveGoing: 'A helyed átkerül, amint véget ér a húzás.',
  moveStop: 'Itt maradok',
  goOnAlone: 'Folytatás házigazda nélkül',
  aloneAsks: name => `${name} nincs itt. Folytatod itt egy bottal?`,
  alone: name =>
    `Itt rögtön folytathatod, ${name} helyén egy bottal. Amit ${name} közben ott játszik, az külön asztal marad.`,
  goOnHere: 'Folytatom itt',
  more: 'Továbbiak',
  onlyThere: name =>
    `Az asztal vár, amíg ${name} vissza nem tér: ami nála titok, azt csak a saját eszköze tudja felfedni.`,
  agreedAlone: name =>
    `Ebben a kezdés előtt megegyeztetek: ${name} helyett bot játszhat. Nyílt lapokkal játszik, és onnantól az asztal bármelyik eszköze a te lapjaidat is elolvashatná. Ha ${name} visszajön, visszaülhet a helyére.`,
  botIn: clock => `Még ${clock}, és bot játszhat tovább.`,
  ending: {
    end: 'Játék lezárása',
    title: 'Lezárod a játékot?',
    alone: name => `Győztes nem lesz. Ha ${name} visszajön, még folytathatjátok.`,
    possibleIn: clock => `Még ${clock}, és lezárhatod.`,
    possible: 'Most már lezárhatod.',
    together: name =>
      `Győztes nem lesz. Előbb megkérdezzük a másik játékost (${name}): csak akkor ér véget, ha ő is akarja.`,
    ask: 'Megkérdezem',
    asked: name => `Megkérdeztük, véget érjen-e itt a játék. Válaszra várunk: ${name}.`,
    wanted: name => `${name} itt befejezné a játékot. Akkor győztes nem lesz.`,
    yes: 'Fejezzük be',
    playOn: 'Játsszunk tovább',
    refused: name => `${name} inkább tovább játszana.`,
    there: (name, alone) =>
      alone
        ? `Nem voltál itt, és ${name} lezárta a játékot: győztes nincs.`
        : `A játék a másik eszközön (${name}) véget ért: győztes nincs.`,
    ended: name =>
      name === null
        ? 'Közösen befejeztétek ezt a játékot: győztes nincs.'
        : `Ez a játék véget ért, mert ${name} nem jött vissza: győztes nincs.`,
    goOn: 'Mégis folytatom',
  },
  goOnTitle: 'Folytatjátok a házigazda nélkül?',
  keepWaiting: 'Várok még',
  takeUp: 'Megnyitom az új asztalt',
  keepsHere: others =>
    others
      ? 'Az asztalt most a te eszközöd viszi. Ha elmész, egy másik magától átveszi.'
      : 'Az asztalt most a te eszközöd viszi. Mielőtt elmész, add át: kevesen vagytok itt ahhoz, hogy egy másik magától átvegye.',
  handOver: name => `Az asztal átadása neki: ${name}`,
  withoutHost: 'A házigazda nélkül',
  takeUpHint:
    'Innen egy új asztal folytatja, te leszel a házigazda. Küldd el a többieknek a linkjét: mindenki újra leül a helyére, és te indítod. Ez az asztal nem változik.',
  rematch: 'Visszavágó',
  rematchSame: 'Ugyanígy ülünk',
  rematchInvite: name => `${name} már meg is nyitotta a következő játék asztalát.`,
  follow: 'Csatlakozom',
  talk: 'Beszélgetés',
  phrases: {
    hello: 'Sziasztok!',
    yourTurn: 'Te jössz!',
    moment: 'Egy pillanat!',
    thinking: 'Gondolkodom…',
    wellPlayed: 'Szép lépés volt!',
    thanks: 'Köszi!',
    sorry: 'Bocsi!',
    ouch: 'Ez fájt!',
    lucky: 'Ez mázli volt!',
    laugh: 'Haha!',
    beRightBack: 'Mindjárt jövök',
    goodGame: 'Jó játék volt!',
  },
  sayLabel: 'Rövid üzenet',
  sayGo: 'Küldés',
  talkHint: 'Az asztalnál mindenki látja. Nem marad meg.',
  nobodySpoke: 'Még senki sem szólt.',
  mute: name => `${name} elnémítása`,
  unmute: name => `${name} újra szólhat`,
  reload: 'Oldal újratöltése',
  withoutInternet: 'Internet nélkül',
  tryNow: 'Újra próbálom',
  trying: 'Próbálom…',
  noAnswer: 'Még nincs válasz',
  wentOn: (was, now) =>
    now === null
      ? `${was} eszköze nem elérhető. Az asztal a te eszközödön megy tovább.`
      : `${was} eszköze nem elérhető. Az asztal átkerült ide: ${now} eszköze.`,
  reached: name => `${name} újra itt van.`,
  leaveTitle: 'Felállsz az asztaltól?',
  leaveBody:
    'Te vagy a házigazda: a többiek várnak, amíg ezen az eszközön újra meg nem nyitod az asztalt. Semmi sem vész el.',
  stay: 'Maradok',
  farewell: 'Végleg felállok',
  farewellTitle: 'Végleg felállsz?',
  farewellBody: 'Helyetted bot játszik tovább, és a többieknek nem kell többé rád várniuk.',
  farewellOpens:
    'Ehhez a játék végéig felfeded a rejtett lapjaidat: a botnak látnia kell őket, és az asztalnál bármelyik eszköz kiolvashatná őket.',
  farewellBack: opens =>
    `Ha mégis visszajössz, visszaülhetsz a helyedre.${opens ? ' A lapjaid akkor is nyíltak maradnak.' : ''}`,
  farewellGo: 'Végleg felállok',
  farewellSent: 'Szólunk a többieknek…',
  left: (name, opens) =>
    opens
      ? `${name} végleg felállt az asztaltól. Bot játszik helyette; a lapjai már nem titkosak.`
      : `${name} végleg felállt az asztaltól. Bot játszik helyette.`,
};
