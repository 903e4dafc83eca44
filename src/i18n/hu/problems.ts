import {numberIn, type ProblemDetails, type ProblemWords, textIn} from '../problem-words.ts';
import type {ProblemTexts} from '../types/app.ts';
import {withLargeArticle} from './grammar.ts';

const say =
  (what: string, next = ''): ProblemWords =>
  () => ({what, next});

const REPORT = 'Próbáld meg még egyszer. Ha megint előjön, mentsd fájlba az asztalt, és jelezd a hibát.';
const OTHER_FILE = 'Azt a fájlt válaszd, amelyet a Roadstead mentett, vagy kérd el újra.';
const NEWER = 'Töltsd újra az oldalt, amikor van neted, aztán próbáld újra.';
const IGNORED = 'Kihagytuk, a játékod nem változott. Ha ismétlődik, a küldője töltse újra az oldalt.';
const CHANGED =
  'A lépés nem számít. A többiek is ellenőrizzék a játékot, és az utolsó jó lépéstől folytassátok.';

const begun: ProblemTexts['begun'] = {
  version: () => 'a napló más változata',
  game: () => 'másik játék',
  from: () => 'más mentett játékból folytatódik',
  options: details => `más szabályok (${textIn(details, 'options')})`,
  dealer: () => 'egyetlen eszköz húz és oszt',
  backup: () => 'a többiek együtt felfedhetik egy játékos lapjait',
  noBackup: () => 'senki lapjairól nincs biztonsági másolat',
  seats: () => 'más helyek',
  order: () => 'a helyek más sorrendben vannak',
  person: details => `ki játszik ${textIn(details, 'name')} helyén, ember vagy bot`,
  device: details => `másik eszköz ${textIn(details, 'name')} helyén`,
  name: details => `más név ${textIn(details, 'name')} helyett`,
  mark: details => `más jel ${textIn(details, 'name')} helyén`,
  bot: details => `másféle bot (${textIn(details, 'name')})`,
  fresh: details => `más véletlen szám ${textIn(details, 'name')} helyén`,
};

export {begun};

const begunAs = (details: ProblemDetails): string => {
  const words: Readonly<Record<string, (details: ProblemDetails) => string>> = begun;
  return words[textIn(details, 'difference')]?.(details) ?? textIn(details, 'difference');
};

export const problems: ProblemTexts['problems'] = {
  'app/module-missing': say(
    'Az alkalmazás egy része még nincs ezen az eszközön.',
    'Kapcsolódj egyszer a netre, és próbáld újra.',
  ),
  'app/other-pages': say(
    'A Roadstead egy másik lapon vagy ablakban is nyitva van.',
    'Zárd be ott, aztán frissíts itt.',
  ),
  'code/answer': say(
    'Ez egy meghívóra adott válasz.',
    'Azon az eszközön add meg, amelyik a meghívót mutatta: ott illeszd be az „Internet nélkül” alatt.',
  ),
  'code/bad-address': say(
    'Ez nem otthoni hálózat címe.',
    'Ilyen az alakja: 192.168.1.23; 10-zel vagy 172-vel is kezdődhet.',
  ),
  'code/damaged': say(
    'Ennek a kódnak egy része hiányzik vagy hibás.',
    'Olvasd be újra, vagy másold ki az egészet.',
  ),
  'code/expired': say(
    'Ez a válasz tíz percnél régebbi meghívóhoz tartozik.',
    'A másik eszköz azt a kódot nyissa meg, amelyik most a képernyőn van.',
  ),
  'code/handed-over': say(
    'A választ átadtuk annak a lapnak, amelyen az asztal van.',
    'Ott folytasd. Ezt a lapot bezárhatod.',
  ),
  'code/no-address': say(
    'Ez a böngésző semmit sem árul el az eszköz hálózatáról.',
    'Csatlakozz a többiek Wi-Fijéhez, vagy kapcsolj be egy hotspotot. Ha már rajta vagy, engedélyezd itt a kamerát, vagy a másik eszköz adja meg a címét.',
  ),
  'code/no-path': say(
    'A két eszköz nem talál egymásra.',
    'Mindkettőnek ugyanazon a Wi-Fin vagy hotspoton kell lennie, VPN nélkül. Utána a másik eszköz nyissa meg az új kódot.',
  ),
  'code/offer': say(
    'Ez egy meghívó, nem a tiédre adott válasz.',
    'Csak az egyik eszköz mutasson kódot. A másik a kamerájával vagy a kezdőlapon a „Csatlakozás” alatt nyissa meg: utána az mutatja a választ.',
  ),
  'code/other-table': say(
    'Ez a válasz egy másik asztalhoz tartozik.',
    'A másik eszköz az itt látható kódot nyissa meg.',
  ),
  'code/other-version': say(
    'Ezt a kódot a Roadstead másik változata készítette.',
    'Mindkét eszközön töltsd újra az oldalt, amikor van internet, aztán próbáld újra.',
  ),
  'code/outside': say(
    'Ez a kód a saját hálózatodon kívülre vezet.',
    'Nem követtük. Kérj újat, és nézd meg, kitől jön.',
  ),
  'code/own': say('Ez a saját meghívód.', 'A másik eszköznek kell megnyitnia. Utána az mutat egy választ.'),
  'code/unknown': say(
    'Ez a válasz már nem érvényes meghívóhoz tartozik.',
    'A másik eszköz azt a kódot nyissa meg, amelyik most a képernyőn van.',
  ),
  'code/used': say(
    'Erre a meghívóra már csatlakozott valaki.',
    'Ha jön még egy eszköz, a most látható kódot nyissa meg.',
  ),
  'link/malformed': say(
    'Ez nem Roadstead-link és nem is kód.',
    'A kód hat jel, betűk és számjegyek; a linket egészben kell kimásolni.',
  ),
  'link/other-version': say('Ezt a linket a Roadstead másik változata készítette.', NEWER),
  'link/unnamed': say(
    'Ez a link régebbi változatból való, és nem mondja meg, ki a házigazda.',
    'Győződj meg róla, hogy jó asztalnál ülsz, vagy kérj friss linket a házigazdától.',
  ),

  'record/too-big': say('Ez a fájl túl nagy ahhoz, hogy mentett játék legyen.', OTHER_FILE),
  'record/bad-json': say('Ez a fájl nem mentett játék.', OTHER_FILE),
  'record/zip': say('Ez egy zip-archívum.', 'Bontsd ki, és a benne lévő mentett játékot válaszd.'),
  'record/web-page': say(
    'Ez a fájl egy weboldal, nem mentett játék.',
    'A letöltés nem sikerült: kérd el újra a fájlt.',
  ),
  'record/malformed': say('Ez a fájl sérült, vagy nem mentett játék.', OTHER_FILE),
  'record/empty': say('Ezen az asztalon még nincs mit menteni.', 'Lépj egyet, aztán mentsd el.'),
  'record/other-format': say('Ez a fájl nem a Roadstead mentése.', OTHER_FILE),
  'record/other-version': say('Ezt a fájlt a Roadstead másik változata mentette.', NEWER),
  'record/unknown-game': say('Ebben a fájlban olyan játék van, amelyet ez a változat nem ismer.', NEWER),
  'record/other-result': say('A fájlban lévő eredmény nem következik a lépésekből.', OTHER_FILE),
  'record/other-digest': say(
    'A fájl lépései nem ahhoz az álláshoz vezetnek, amelyet a fájl megad.',
    OTHER_FILE,
  ),

  'saves/bad-id': say('Ennek az asztalnak olyan neve van, amelyet nem lehet eltárolni.', REPORT),
  'saves/cleared': say(
    'Ez az asztal már nincs az eszközön.',
    'Nyiss meg egy elmentett fájlt, vagy csatlakozz a linkkel.',
  ),
  'saves/conflict': say(
    'Egy másik lapon közben írtak ehhez az asztalhoz.',
    'Zárd be a másik lapot, és nyisd meg újra az asztalt a kezdőlapról.',
  ),
  'saves/damaged': say(
    'Az asztal mentése megsérült.',
    'Nyiss meg egy elmentett fájlt, vagy kérj linket egy játékostárstól: az ő példánya ép.',
  ),
  'saves/device-renewed': say(
    'Az eszköz kulcsa olvashatatlan volt. Kapott egy újat, a régit félretettük.',
    'Az asztalaid mind megvannak. Ha egy hálózati asztal már nem ismeri ezt az eszközt, kérd a helyedet: a házigazda visszaenged.',
  ),
  'saves/exists': say('Ez az asztal már itt van az eszközön.', 'Az asztalaid között találod.'),
  // The same words stand on the screens for as long as nothing is stored.
  'saves/failed': say(
    'A böngésző tárhelye hibázik: amit játszol, azt csak ez az oldal őrzi.',
    'Mentsd fájlba az asztalt, aztán töltsd újra az oldalt, vagy indítsd újra a böngészőt.',
  ),
  'saves/full': say(
    'Nincs több hely az eszközön: amit játszol, azt csak ez az oldal őrzi.',
    'Hagyd nyitva ezt az oldalt, és csinálj helyet: törölj fájlokat, vagy olyan asztalokat, amelyeket már fájlba mentettél. Amint elfér, minden mentésre kerül.',
  ),
  'saves/refused': say(
    'Ez a böngésző nem engedi, hogy az oldal bármit is eltároljon: amit játszol, azt csak ez az oldal őrzi.',
    'Bezárás előtt mentsd fájlba az asztalt. Hogy itt is megmaradjon, lépj ki a privát böngészésből, vagy engedélyezd a sütiket és a webhelyadatokat, és töltsd újra az oldalt.',
  ),
  'saves/silent': say(
    'A böngésző tárhelye nem válaszol: amit játszol, azt csak ez az oldal őrzi.',
    'Amit korábban mentettél, megvan. Ha így marad, mentsd fájlba az asztalt, aztán töltsd újra az oldalt, vagy indítsd újra a böngészőt.',
  ),
  'saves/no-table': say(
    'Ez az asztal már nincs az eszközön.',
    'Nyiss meg egy elmentett fájlt, vagy csatlakozz a linkkel.',
  ),
  'saves/other-version': say('Ezt a Roadstead újabb változata mentette.', NEWER),
  'saves/settings-reset': say(
    'A beállításaid olvashatatlanok voltak, ezért az alapbeállítások érvényesek.',
    'Add meg újra a neved és a nyelvet. Az asztalaidhoz nem nyúltunk.',
  ),

  'join/noTable': say(
    'A házigazda nem érhető el.',
    'Az asztalod megvan. Amint az eszköze visszatér, mehet tovább; szólj neki, hogy nyissa meg.',
  ),
  'join/noBroker': say(
    'Nincs internet, vagy nem válaszol a szerver.',
    'Folyamatosan próbálkozunk. Aki már itt van, játszhat tovább; aki a közelben van, „Internet nélkül” csatlakozhat.',
  ),
  'join/namesTaken': say(
    'Valaki más foglalja az asztal összes nevét az asztalkereső szerveren: nem talál rád új játékos, sem az, aki újratölti az oldalt.',
    'Cseréld le a linket, és az újat küldd el annak, aki még jönne: aki kapcsolatban van, magától megkapja. Akinél már megvan az asztal, de megszakadt a kapcsolata, akkor talál vissza, ha a nevek felszabadultak.',
  ),
  'join/noRtc': say(
    'Ebben a böngészőben ki van kapcsolva az eszközök közötti kapcsolat (WebRTC).',
    'Kapcsold be a WebRTC-t a beállításokban vagy abban a bővítményben, amely tiltja, vagy használj másik böngészőt. Az ezen az eszközön játszott asztalok így is működnek.',
  ),
  'join/noPath': say(
    'Ez az eszköz nem talál utat a házigazdához.',
    'Újra és újra megpróbáljuk. Segít, ha ugyanazon a Wi-Fin vagytok, vagy megosztod a telefonod netjét.',
  ),
  'join/refused': say(
    'Az asztal nem engedte be ezt az eszközt.',
    'Kérdezd meg az ott ülőket: valaki nemet mondott, vagy régi a link.',
  ),
  'join/full': say('Az asztal megtelt.', 'Kérd meg a házigazdát, hogy szabadítson fel egy helyet.'),
  'join/otherVersion': say(
    'Az asztalnál a Roadstead másik változata fut.',
    'Mindenki töltse újra az oldalt, aztán próbáljátok meg újra.',
  ),
  'join/noPart': say(
    'Az alkalmazás egy részét nem sikerült letölteni: az oldal szervere nem válaszol.',
    'Nézd meg a kapcsolatot, és próbáld újra. Ami itt van elmentve, az biztonságban van.',
  ),

  'table/open-elsewhere': say(
    'Ez az asztal egy másik lapon van nyitva.',
    'Menj át arra a lapra, vagy nyisd meg itt: a másik lap akkor elengedi.',
  ),
  'table/kept-elsewhere': say(
    'Egy másik lapon olyan lépések vannak ezen az asztalon, amelyeket az eszköz nem tudott eltárolni.',
    'Azon a lapon játssz tovább. Ha újra lesz hely, itt is megnyithatod az asztalt.',
  ),
  'table/taken-over': say(
    'Ezt az asztalt egy másik lapon nyitották meg.',
    'Ott folytasd, vagy nyisd meg újra a kezdőlapról.',
  ),
  'table/removed': say(
    'A házigazda levette ezt az eszközt az asztalról.',
    'Ha tévedés volt, kérj tőle friss linket.',
  ),
  'table/seat-taken': say(
    'Valaki gyorsabb volt: ez a hely már foglalt.',
    'Válassz másik helyet, vagy maradj nézőnek.',
  ),
  'table/other-version': say(
    'A másik eszközön a Roadstead másik változata fut, és nem értette a kérést.',
    'Töltsétek újra az oldalt mindkét eszközön, amikor van net, aztán próbáld újra.',
  ),
  'table/bad-name': say(
    'A házigazda eszköze nem tudja használni ezt a nevet.',
    'Válassz másik nevet a beállításokban: betűkkel, számokkal és szóközzel mindig működik.',
  ),
  'table/lobby-unread': say(
    'A házigazda eszközén a Roadstead másik változata fut, ezért az asztala itt nem olvasható.',
    'Töltsétek újra az oldalt mindkét eszközön, amikor van net.',
  ),
  'table/unanswered': say(
    'A házigazda eszköze nem válaszol.',
    'Lehet, hogy másik változat fut rajta: töltsétek újra az oldalt mindkét eszközön, vagy próbálj egyszerű betűkből álló nevet.',
  ),
  'table/unbegun': say(
    'A játék még nem kezdődött el.',
    'Az első játékos eszköze nem válaszol. Kérd meg, hogy nyissa meg rajta az asztalt, aztán indítsd el újra.',
  ),
  'table/not-here': ({code}) => ({
    what: 'Ez a cím csak azon az eszközön nyitja meg az asztalt, amelyikről származik.',
    next: code
      ? 'Kopogj be, és valaki az asztaltól beenged. Vagy kérd el a meghívó linkjét: azon az eszközön a „Játékosok és meghívó” alatt van.'
      : 'Kérd el a meghívó linkjét: azon az eszközön a „Játékosok és meghívó” alatt van. Vagy nyiss meg egy mentett fájlt.',
  }),
  'table/unknown-game': say('Ezt a játékot ez a változat nem ismeri.', NEWER),
  'table/nearly-full': details => ({
    what: `Ennek a játéknak a naplója már majdnem tele van (${details.percent}%).`,
    next: 'Ha betelik, nem kerülhet bele több lépés: játsszatok tovább tempósan, és hagyjátok el, ami nem fontos. A játékot bármikor elmentheted fájlba.',
  }),
  'table/host-away': say(
    'A házigazda nem érhető el.',
    'Semmi sem veszett el: a játék folytatódik, amint a házigazda újra megnyitja az asztalt.',
  ),
  'table/host-silent': details => ({
    what: `${details.name} eszköze nem válaszol.`,
    next: 'Ha nem jön vissza, egy másik eszköz magától átveszi az asztalt. Senkinek sincs teendője.',
  }),
  'table/bots-wait': details => ({
    what: `Az asztal erre az eszközre vár: ${details.name}. Más nem tudja megnyitni a botok lapjait.`,
    next: 'Amint itt van, újra az viszi az asztalt, és a játék magától folytatódik.',
  }),
  'table/bots-fetched': details => ({
    what: `A botok lapjai még úton vannak. Akiknek az eszközére várunk: ${details.names}.`,
    next: 'Amint ezek az eszközök itt vannak, a botok maguktól játszanak tovább.',
  }),
  'table/electing': say('Keressük, melyik eszköz viszi tovább az asztalt.', 'Pár másodperc az egész.'),
  'table/too-few-keep': details => ({
    what: `${details.name} eszköze nem válaszol, és nélküle túl kevés eszköz tárolja a játékot.`,
    next: `Az asztal rá vár. Más eszköz akkor vehetné át, ha ezeké is el tudná tárolni a játékot: ${details.names}.`,
  }),
  'table/minority': details => ({
    what: `${details.members} eszközből ${details.here} van itt.`,
    next: `A játék magától folytatódik, amint még ${details.missing} eszköz visszajön.`,
  }),
  'table/move-lost': say(
    'Az utolsó lépésed nem számított: az asztal nélküle ment tovább.',
    'Nézd meg az állást, és lépj újra, ha még úgy szeretnéd.',
  ),
  'table/host-unheard': say(
    'A házigazda eszköze még nem jelentkezett: itt még semmi sem biztos.',
    'Bárki van is itt, az asztalt csak a házigazda eszköze mutathatja meg: kérd meg, hogy nyissa meg ezt az asztalt. Itt magától folytatódik.',
  ),
  'table/lobby-host-away': say(
    'A házigazda nincs itt.',
    'Csak az ő eszköze adhat helyet és indíthatja el a játékot: kérd meg, hogy nyissa meg újra ezt az asztalt. Itt magától folytatódik.',
  ),
  'table/wrong-header': say(
    'Ez a link másik játékhoz visz, mint ami ezen az eszközön van.',
    'Kérj friss linket a házigazdától.',
  ),
  'table/begun-otherwise': details => ({
    what: `Az elindított játék eltér attól, ami itt korábban látszott: ${begunAs(details)}.`,
    next: 'Itt nem játsszuk. Lépj ki, és kérj új asztalt a házigazdától.',
  }),
  'table/began-without-you': details => ({
    what: `Amíg nem voltál itt, olyan játék indult, amely eltér attól, ami itt korábban látszott: ${begunAs(details)}.`,
    next: 'Ha neked így jó, gyere be; ha nem, lépj ki, és kérj új asztalt a házigazdától.',
  }),
  'table/host-draws': say(
    'Ennél az asztalnál a házigazda eszköze egyedül húz: egy korábbi változat kezdte. Átírt alkalmazással a házigazda előre tudhatná vagy választhatná a húzásokat.',
    'Ha neked így jó, gyere be. Új asztalnál minden eszköz együtt oszt.',
  ),
  'table/fork': details => {
    const step = withLargeArticle(`${numberIn(details, 'n')}.`);
    return {
      what: `${step} lépésből kettő van.`,
      next: 'Az eszközöd annál marad, amelyik előbb megvolt. Vessétek össze, kinél melyik van.',
    };
  },

  'net/bad-broker': say(
    'Az asztalkereső szerver címe nem jó.',
    'Javítsd ki a beállításokban, vagy hagyd üresen.',
  ),
  'net/other-version': say(
    'A másik eszközön a Roadstead másik változata fut.',
    'Mindenki töltse újra az oldalt, aztán próbáld újra.',
  ),
  'net/not-json': say('Olvashatatlan adat érkezett egy másik eszközről.', IGNORED),
  'net/malformed': say('Olvashatatlan adat érkezett egy másik eszközről.', IGNORED),
  'net/bad-chunk': say('Olvashatatlan adat érkezett egy másik eszközről.', IGNORED),
  'net/bad-sync': say('Olvashatatlan adat érkezett egy másik eszközről.', IGNORED),
  'net/bad-update': say('Olvashatatlan adat érkezett egy másik eszközről.', IGNORED),
  'net/no-entry': say('Olvashatatlan adat érkezett egy másik eszközről.', IGNORED),
  'net/too-large': say('Túlságosan hosszú adat érkezett egy másik eszközről.', IGNORED),
  'net/too-many': say('Túl sok minden érkezett egyszerre egy másik eszközről.', IGNORED),
  'net/unknown-frame': say('Olvashatatlan adat érkezett egy másik eszközről.', IGNORED),
  'net/bad-bulletin': say('Hibás a házigazda aláírása.', IGNORED),
  'net/bad-description': say('Egy eszköz nem tudta igazolni magát.', IGNORED),
  'net/bad-entry': say('Egy eszköz olyan lépéseket küldött, amelyeket nem a házigazda írt alá.', IGNORED),
  'net/false-sender': say('Valami úgy tett, mintha másik eszközről jött volna.', IGNORED),
  'net/out-of-turn': say('Egy eszköz soron kívül szólt közbe.', IGNORED),
  'net/deletes': say('Egy eszköz át akarta írni, ami már le van írva.', IGNORED),
  'net/foreign-writer': say('Egy eszköz át akarta írni, ami már le van írva.', IGNORED),
  'net/not-appended': say('Egy eszköz át akarta írni, ami már le van írva.', IGNORED),

  'log/not-json': say('Olvashatatlan adat érkezett.', IGNORED),
  'log/not-canonical': say('Rosszul leírt adat érkezett.', IGNORED),
  'log/malformed': say('Hibás adat érkezett.', IGNORED),
  'log/too-large': say('Túlságosan hosszú adat érkezett.', IGNORED),
  'log/unknown-kind': say('Ismeretlen fajtájú lépés érkezett.', NEWER),
  'log/other-format': say('Ezt a játékot a Roadstead másik változata írta.', NEWER),
  'log/no-header': say('A játéknak nincs eleje.', OTHER_FILE),
  'log/not-carried': say('Hiányos a mentett játék, amelyből ez az asztal folytatódik.', CHANGED),
  'log/other-record': say(
    'Ez az asztal más mentett játékot hoz magával, mint amit mond.',
    'Itt nem játsszuk. Lépj ki, és kérj új asztalt a házigazdától.',
  ),
  'log/one-key': say(
    'Ebben a mentett játékban mindenki lépésein egyetlen kulcs áll: nem tudni, melyik kié.',
    'Meg lehet nézni, de folytatni nem.',
  ),
  'log/second-header': say('A játék kétszer kezdődik.', CHANGED),
  'log/not-next': say('Egy lépés hiányzik, vagy rossz helyen áll.', CHANGED),
  'log/broken-link': say('Egy lépés nem az előzőből következik: valamit átírtak.', CHANGED),
  'log/other-term': say('Egy lépést másik házigazda alatt írtak.', CHANGED),
  'log/no-such-seat': say('Egy lépés nem létező helyet nevez meg.', CHANGED),
  'log/bad-basis': say('Egy lépés olyasmire hivatkozik, ami nem történt meg.', CHANGED),
  'log/replayed': say('Egy régi lépést másodszor is elküldtek.', CHANGED),
  'log/bot-signed': say('Egy bot lépésén emberi aláírás van.', CHANGED),
  'log/unsigned': say('Egy lépést nem írt alá a játékosa.', CHANGED),
  'log/bad-author-signature': say('Hibás egy lépés aláírása: nem attól a játékostól való.', CHANGED),
  'log/bad-host-signature': say('Hibás a házigazda aláírása.', CHANGED),

  'log/not-the-host': say('Más eszközről csak a házigazda engedhet be valakit.', CHANGED),
  'log/bad-seat-key': say(
    'Ez a hely nem vihető át másik eszközre.',
    'Kérdezd meg a házigazdát, melyik igen.',
  ),
  'log/key-taken': say('Ennek az eszköznek már van helye ennél az asztalnál.', 'Játssz tovább onnan.'),
  'log/name-taken': say(
    'Valakit már így hívnak az asztalnál, vagy nagyon hasonlóan.',
    'Válassz másik nevet a beállításokban.',
  ),
  'log/too-many-names': say(
    'Túl sokszor változott a név ennél az asztalnál.',
    'Ebben a játékban az utolsó marad.',
  ),
  'engine/hidden-hand': say(
    'Ebben a játékban mindenkinek vannak titkai, ezért bot nem ugorhat be.',
    'Várjátok meg a játékost, vagy mentsétek el az asztalt, és folytassátok máskor.',
  ),
  'engine/stand-in-open': say(
    'Már folyik a kérdezés, hogy beugorjon-e egy bot.',
    'Előbb arra válaszoljatok.',
  ),
  'engine/bad-stand-in': say(
    'Erre a helyre nem ugorhat be bot.',
    'Bot csak más játékos helyén játszhat tovább.',
  ),
  'engine/no-stand-in': say('Nincs mire válaszolni: nem kértek botot.'),
  'engine/left-already': say('Ezen a helyen már bot játszik.', 'Előbb ülj vissza.'),
  'engine/needs-two': say(
    'Rejtett lapokkal egyetlen játékos nem tudja folytatni a játékot.',
    'Hagyd el az asztalt a szokásos módon: megvár, amíg újra megnyitod.',
  ),
  'log/must-stay': say(
    'A házigazda eszköze nélkül senki sem játszhat tovább, ezért a házigazda nem állhat fel végleg.',
    'Hagyd el az asztalt a szokásos módon: megvár, amíg itt újra megnyitod.',
  ),
  'fair/draw-waits': say(
    'Éppen húzás folyik, és ehhez a te eszközöd is kell.',
    'Várd meg, amíg befejeződik, és utána próbáld újra.',
  ),
  'fair/not-ready': say('Az eszközök még készülnek a közös osztásra.', 'Várj egy kicsit, és próbáld újra.'),
  'fair/bad-backup': say('Valakinek az eszköze használhatatlan biztonsági másolatot adott.', IGNORED),
  'fair/false-complaint': say('Valakinek az eszköze jó biztonsági másolatra panaszkodott.', IGNORED),
  'fair/false-confirmation': say(
    'Valakinek az eszköze olyan biztonsági másolatot igazolt, amelyet nem tud megnyitni.',
    IGNORED,
  ),
  'fair/other-entry': say('Valaki gyorsabb volt: az asztal megváltozott.', 'Nézd meg, és próbáld újra.'),
  'table/dealing-broke': say(
    'Ezen az eszközön elakadt az osztás, a program hibájából. Az asztalnál senki sem tett semmi rosszat.',
    'Töltsd be újra az oldalt: a játék onnan megy tovább, ami el van tárolva. Ha úgy is elakad, mentsd fájlba, és jelezd a hibát.',
  ),
  'table/still-here': say(
    'Valakinek a helyét úgy adták oda, mintha nem lenne itt, pedig az eszköze kapcsolódik.',
    'Aki itt van, arról az eszközről játszik tovább, vagy onnan viszi át a helyét.',
  ),
  'table/parted': say(
    'Mindketten a másik nélkül folytattátok, így ez most már két külön játszma.',
    'A kettőt nem lehet újra eggyé tenni. Játsszátok tovább külön-külön, vagy kezdjetek együtt újat.',
  ),
  'engine/not-away': say('Aki itt van, ahelyett senki sem játszhat.', 'Várd ki az időt, és kérd újra.'),
  'log/too-few-consents': say(
    'Egy hely csak akkor kerülhet másik eszközre, ha a többiek több mint fele beleegyezik.',
    'Kérdezd meg őket, vagy vidd át a korábbi eszközről.',
  ),
  'log/wrong-consents': say('Olyan is beleegyezett, akinek ebbe nincs beleszólása.', CHANGED),
  'log/bad-term': say('Egy eszköz soron kívül akarja vinni az asztalt.', CHANGED),
  'log/wrong-votes': say(
    'Olyan is szavazott arról, melyik eszköz viszi az asztalt, akinek ebbe nincs beleszólása.',
    CHANGED,
  ),
  'log/too-few-votes': say(
    'Másik eszköz csak akkor viheti az asztalt, ha a játékosok eszközeinek több mint fele akarja.',
    CHANGED,
  ),
  'log/bad-vote-signature': say(
    'Valakinek a szavazatát arról, melyik eszköz viszi az asztalt, meghamisították.',
    CHANGED,
  ),
  'log/too-many-leads': say('Az asztal túl sokszor került egyik eszközről a másikra.', CHANGED),
  'log/a-part': say('Néhányan a többiek nélkül folytatták, és ezt ez a változat nem tudja követni.', NEWER),
  'log/counted-already': say('Ennek az eszköznek már van szava az asztalnál.'),
  'log/unconfirmed': say(
    'Még kevés eszköz tárolta el, hogy legutóbb ki jött vagy ment el.',
    'Az alkalmazás magától újrapróbálja.',
  ),
  'log/bad-consent-signature': say('Valakinek a beleegyezését meghamisították.', CHANGED),
  'fair/choice-sealed': say(
    'Ennek a helynek egy rejtett döntése a korábbi eszközön van.',
    'Várd meg, amíg felfedi, vagy játssz tovább a korábbi eszközről.',
  ),
  'fair/needs-all': say(
    'E hely miatt nem először kellene újra húzni.',
    'Ehhez mindenki másnak bele kell egyeznie.',
  ),
  'fair/backed-up': say(
    'Ahol van biztonsági másolat, ott a hely a saját eszközén marad.',
    'Játssz tovább a korábbi eszközről, vagy játsszon tovább egy bot.',
  ),
  'fair/holds-cards': say(
    'E hely lapjait csak a saját eszköze tudja felfedni.',
    'Játssz tovább a korábbi eszközről.',
  ),
  'table/claim-refused': say(
    'A többiek nem adták oda ezt a helyet.',
    'Hívd fel őket, olvasd fel a betűket és a számjegyeket, és egy perc múlva kérd újra.',
  ),
  'table/too-fast': say('Ez egyszerre sok volt.', 'Várj pár másodpercet, aztán írj tovább.'),
  'table/hints-off': say(
    'Ahol többen játszotok egymás ellen, mindenki a maga eszközén, ott nincs tipp.',
    'A játszma után a naplóban bármelyik lépéstől továbbjátszhatsz: ott kérhetsz tippet.',
  ),
  'table/no-hint': say(
    'Nem sikerült tippet adni.',
    'Kérd újra; ha így marad, töltsd újra az oldalt. A játszma megvan.',
  ),
  'history/damaged': say(
    'Néhány befejezett játék mentése megsérült.',
    'Ezek itt kimaradnak; a többihez és az asztalaidhoz nem nyúltunk.',
  ),
  'history/other-version': say(
    'Néhány befejezett játékot a Roadstead másik változata tárolt.',
    'Érintetlenül megmaradnak, és azzal a változattal újra látszanak.',
  ),

  'engine/hidden-cards': say(
    'A rejtett lapok nem szerezhetők vissza: ami kinyitja őket, azoknak az eszközén van, akik tartották.',
    'Várjátok meg a házigazda eszközét, vagy kezdjetek új játékot.',
  ),
  'engine/ask-open': say('Éppen húzás van.', 'Várj egy pillanatot, aztán lépj.'),
  'engine/bad-action': say('Ilyen lépés nincs a játékban.', IGNORED),
  'engine/bad-answer': say('Ilyen húzás nem lehetséges.', CHANGED),
  'engine/nothing-to-seal': say('Most nincs mit titokban választani.', 'Nézd meg újra, és válassz megint.'),
  'engine/not-what-was-sealed': say('Nem azt fedte fel valaki, amit titokban választott.', CHANGED),
  'engine/bad-opening': say('Valaki más lapot mutatott, mint ami a kezében van.', CHANGED),
  'engine/no-ask': say('Húzás történt, pedig senki sem kérte.', CHANGED),
  'engine/bad-options': say('Ilyen beállításokkal nem lehet játszani.', NEWER),
  'engine/bad-seats': say('Ezt a játékot ennyien nem lehet játszani.', 'Nyiss asztalt más létszámmal.'),
  'engine/other-game': say('Ez másik játék, mint amit vártunk.', OTHER_FILE),
  'engine/other-rules': say(
    'Ezt a játékot más szabályokkal játszották, mint amiket ez a változat ismer.',
    NEWER,
  ),
  'engine/out-of-order': say('Egy lépés soron kívül érkezett.', IGNORED),
  'engine/stale': say(
    'Valaki gyorsabb volt: közben változott az asztal.',
    'Nézd meg újra, és válassz megint.',
  ),
  'engine/game-over': say('Vége a játéknak.', 'A naplóban visszanézheted, vagy nyiss új asztalt.'),
  'engine/take-back-open': say('Valaki már kért visszavonást.', 'Előbb arra válaszoljatok.'),
  'engine/no-take-back': say('Nincs mire válaszolni: a kérés már eldőlt.'),
  'engine/bad-take-back': say('Idáig nem vihető vissza a játék.', 'Válassz egy saját lépést.'),
  'engine/too-long': say(
    'A játék naplója elérte a megengedett hosszt.',
    'Nem folytatható. Mentsd fájlba, és kezdjetek újat.',
  ),
  'engine/take-backs-spent': say('Ezt az állást már elégszer visszavették.', 'Innen játsszatok tovább.'),
  'engine/facts-spent': say('Ez a hely már eleget változott ennél az asztalnál.', 'Játszatok tovább így.'),
  'engine/drawn-since': say(
    'Azóta húzás volt.',
    'Amit egyszer kihúztak, az marad, nehogy valaki addig húzzon, amíg jó nem lesz neki.',
  ),
  'engine/nothing-to-take-back': say('Nincs visszavonható lépésed.'),
};

export const unknownProblem: ProblemTexts['unknownProblem'] = code => ({
  what: `Váratlan hiba történt (${code}).`,
  next: REPORT,
});
