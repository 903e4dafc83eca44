import type {AppText} from '../types/app.ts';
import {withArticle} from './grammar.ts';

export const fairness: AppText['fairness'] = {
  title: 'Tiszta játék',
  whoDraws: 'Ki húz?',
  device: 'Ez az eszköz húz.',
  deviceHint:
    'A véletlengenerátora akkor dönt egy-egy húzásról vagy dobásról, amikor kell; az alkalmazásban senki sem lát előre.',
  host: 'A házigazda eszköze húz.',
  hostHint:
    'Ez az asztal egy olyannak a folytatása, amelynek elment a házigazdája, vagy még egy korábbi változattal kezdődött. Minden húzás a naplóba kerül, és mindenki ellenőrzi; de egy átírt alkalmazással a házigazda előre tudhatná vagy megválaszthatná a húzásokat. Új asztalnál az eszközök közösen osztanak.',
  joint: 'Az eszközök közösen osztanak.',
  jointHint:
    'Minden húzáshoz és paklihoz minden eszköz hozzáteszi a maga részét, és bizonyítja is; senki sem láthatja előre és nem választhatja meg őket, a lapjaidat pedig csak te látod.',
  checked: 'Ezen az eszközön ellenőrizve',
  checkedAll: n => (n === 1 ? 'Az egyetlen lépés rendben' : `Mind ${withArticle(n)} lépés rendben`),
  checkedSome: (checked, all) => `${all} lépésből ${checked} ellenőrizve`,
  checkedHint: 'Minden lépésnél: helye a láncban, aláírása és a játékszabályok.',
  perEntry: 'Lépésenként',
  entryRight: 'rendben',
  entryWrong: 'hibás',
  marks: {chain: 'Lánc', signature: 'Aláírások', rules: 'Szabályok'},
  firstBad: n => `Hibás ${withArticle(`${n}.`)} lépés`,
  same: 'Mindenhol ugyanaz a játék',
  sameHint: 'Az eszközök minden lépés után összevetik a teljes állás ujjlenyomatát.',
  fingerprint: 'Ujjlenyomat',
  agrees: 'egyezik',
  differs: 'eltér',
  unknown: 'még nem felelt',
  onlyHere: 'Minden ezen az eszközön történik, nincs mit összevetni.',
  strikes: 'Visszautasított üzenetek',
  strikesHint:
    'Ilyet tisztességes alkalmazás nem küld. Egyik sem jutott be; három után az eszköz fél percre kint marad.',
  stranger: 'Egy eszköz, amelynek nincs helye az asztalnál',
  draws: 'Mit húztak',
  drawsHint: n => `Eddig ${n} húzás`,
  noDraws: 'Még nem volt húzás.',
  entry: n => `${n}. lépés`,
  earlier: 'Korábbiak',
  kinds: {
    roll: 'Dobás',
    beacon: 'Húzás',
    shuffle: (cards, name) =>
      name === null ? `${cards} lap megkeverve` : `${name} ${cards} lapja átkeverve`,
    deal: (cards, name) => `${name} ${cards} lapot kap`,
    reveal: cards => `${cards} lap felfordítva`,
    rekey: name => `${name} átvesz egy lapot`,
    exclude: (cards, name) => `${name} számot ad ${cards} rejtett lapjáról`,
    commit: name => `${name} lepecsételi a döntését`,
    disclose: 'Felbontották a lepecsételt döntéseket',
  },
  place: (at, from) => `a maradék ${from} közül ${withArticle(`${at}.`)}`,
  rolled: dice => `dobás: ${dice}`,
  madeBy: names => `Közreműködött: ${names}; minden bizonyítás helyes.`,
  proved: 'igazolva',
  bundle: n => `${n} rész`,
  chance: 'Ilyen a véletlen?',
  rolls: (dice, sides, n) =>
    `${n} dobás ${dice === 1 ? 'egy' : dice} ${sides === 6 ? 'kockával' : `${sides} oldalú kockával`}`,
  picks: n => `Kupacok és zsákok, ${n} húzás`,
  picksHint: 'A kupac melyik tizedéből jött.',
  drawn: 'ennyiszer jött',
  expected: 'átlagosan várható',
  bar: (what, n, expected) => `${what}: ${n} alkalom, várható ${expected}`,
  odds: of100 =>
    of100 < 1
      ? 'Ez furcsa: 100 tisztességes asztalból 1 sem lenne ennyire egyenetlen.'
      : `100 tisztességes asztalból nagyjából ${of100} legalább ennyire egyenetlen.`,
  tooFew: 'Még túl kevés ahhoz, hogy bármi kiderüljön belőle.',
  recheck: 'Ellenőrizzük újra az egész játékot',
  recheckHint: 'Mindent elölről, a legelső lépéstől, mintha senkiben sem bíznánk, ebben az eszközben sem.',
  rechecking: (done, total) => `Ellenőrzés… ${Math.floor((100 * done) / Math.max(1, total))}%`,
  stop: 'Elég',
  good: 'Az egész játék rendben van, az első lépéstől az utolsóig.',
  goodProofs: n =>
    n === 1
      ? 'Az egyetlen húzás is igazolt: senki sem választotta meg, és senki sem látta előre.'
      : `Mind ${withArticle(n)} húzás, osztás és keverés is igazolt: senki sem választotta meg, és senki sem látta előre.`,
  bad: 'A játék nincs rendben. Az első hibás lépést fent találod.',
  redraws: 'Újra húztuk',
  redrawsHint:
    'Egy húzást elölről kellett kezdeni, mert egy része sosem érkezett meg. Akié hiányzott, láthatta az első eredményt; ezért itt marad a nyoma.',
  redrawn: name => `Újra húztuk: ${name} része hiányzott`,
  reshuffled: name => `Újra kevertük: ${name} része hiányzott`,
  blames: 'Bizonyított csalás',
  blamesHint:
    'Amit itt látsz, azt a megnevezett eszköz írta alá, és nem igaz; bárki újra ellenőrizheti. Hallgatás vagy megszakadt kapcsolat sosem kerül ide.',
  blame: {
    possession: name => `${name} olyan kulcsot mutatott, amely nem az övé.`,
    backup: name => `${name} használhatatlan biztonsági másolatot adott, vagy hamisat állított egyről.`,
    share: name => `${name} hamis részt adott egy húzáshoz.`,
    shuffle: name => `${name} úgy „keverte” a lapokat, hogy közben mások lettek.`,
    rekey: name => `${name} nem azt a lapot adta tovább, amelyiket kellett.`,
    exclusion: name => `${name} nem az igazat mondta a rejtett lapjairól.`,
    commitment: name => `${name} mást bontott fel, mint amit lepecsételt.`,
    recovery: name => `${name} hamis darabot adott egy elveszett hely kulcsából.`,
    acknowledgement: name => `${name} két különböző történetet is megerősített.`,
    ordering: name => `${name} eszköze olyan lépést írt, amelyet a bizonyítások nem engednek.`,
    other: name => `${name} olyasmit írt alá, ami nem igaz.`,
  },
  refused: 'Nem fogadtuk el, semmi sem változott tőle.',
  evidence: 'A bizonyíték ujjlenyomata',
};
