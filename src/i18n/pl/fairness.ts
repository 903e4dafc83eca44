import {plurals} from '../plural.ts';
import type {AppText} from '../types/app.ts';

const count = plurals('pl');

export const fairness: AppText['fairness'] = {
  title: 'Uczciwa gra',
  whoDraws: 'Kto losuje',
  device: 'Losuje to urządzenie.',
  deviceHint:
    'Jego generator rozstrzyga każde losowanie i każdy rzut dopiero wtedy, gdy są potrzebne; w aplikacji nikt nie zajrzy naprzód.',
  host: 'Losuje urządzenie gospodarza.',
  hostHint:
    'Ten stół jest dalszym ciągiem stołu, którego gospodarz zniknął, albo zaczął się w starszej wersji. Każde losowanie jest zapisane i sprawdzane przez wszystkich; gospodarz ze zmienioną aplikacją mógłby jednak znać albo wybrać wyniki z góry. Przy nowym stole wszystkie urządzenia rozdają razem.',
  joint: 'Wszystkie urządzenia rozdają razem.',
  jointHint:
    'Każde urządzenie dokłada swoją część do każdego losowania i każdej talii i dowodzi tego; nikt nie może ich przewidzieć ani wybrać, a twoje karty widzisz tylko ty.',
  checked: 'Sprawdzone na tym urządzeniu',
  checkedAll: n =>
    count(n, {
      one: 'Jedyny krok jest w porządku',
      few: 'Wszystkie # kroki są w porządku',
      many: 'Wszystkie # kroków jest w porządku',
    }),
  checkedSome: (checked, all) => `Sprawdzono ${checked} z ${all}`,
  checkedHint: 'Przy każdym kroku: miejsce w łańcuchu, podpis i zasady gry.',
  perEntry: 'Krok po kroku',
  entryRight: 'w porządku',
  entryWrong: 'błędny',
  marks: {chain: 'Łańcuch', signature: 'Podpisy', rules: 'Zasady'},
  firstBad: n => `Krok ${n} jest błędny`,
  same: 'Wszędzie ta sama gra',
  sameHint: 'Po każdym kroku urządzenia porównują odcisk całego stanu gry.',
  fingerprint: 'Odcisk',
  agrees: 'zgodny',
  differs: 'różni się',
  unknown: 'jeszcze bez odpowiedzi',
  onlyHere: 'Wszystko dzieje się na tym urządzeniu, nie ma czego porównywać.',
  strikes: 'Odrzucone wiadomości',
  strikesHint:
    'Uczciwa aplikacja takich nie wysyła. Żadna nie została przyjęta; po trzech urządzenie na pół minuty traci dostęp.',
  stranger: 'Urządzenie bez miejsca przy stole',
  draws: 'Co wylosowano',
  drawsHint: n => count(n, {one: 'Dotąd # losowanie', few: 'Dotąd # losowania', many: 'Dotąd # losowań'}),
  noDraws: 'Nic jeszcze nie wylosowano.',
  entry: n => `krok ${n}`,
  earlier: 'Pokaż wcześniejsze',
  kinds: {
    roll: 'Rzut',
    beacon: 'Losowanie',
    shuffle: (cards, name) =>
      name === null
        ? count(cards, {one: 'Potasowano # kartę', few: 'Potasowano # karty', many: 'Potasowano # kart'})
        : count(cards, {
            one: `${name} tasuje swoją kartę`,
            few: `${name} tasuje swoje # karty`,
            many: `${name} tasuje swoich # kart`,
          }),
    deal: (cards, name) =>
      count(cards, {
        one: `${name} dostaje # kartę`,
        few: `${name} dostaje # karty`,
        many: `${name} dostaje # kart`,
      }),
    reveal: cards => count(cards, {one: 'Odkryto # kartę', few: 'Odkryto # karty', many: 'Odkryto # kart'}),
    rekey: name => `${name} dostaje przekazaną kartę`,
    exclude: (cards, name) =>
      count(cards, {
        one: `${name} odpowiada za # zakrytą kartę`,
        few: `${name} odpowiada za # zakryte karty`,
        many: `${name} odpowiada za # zakrytych kart`,
      }),
    commit: name => `${name} pieczętuje swój wybór`,
    disclose: 'Otwarto zapieczętowane wybory',
  },
  place: (at, from) => `nr ${at} (pozostało: ${from})`,
  rolled: dice => `rzut: ${dice}`,
  madeBy: names => `Swoją część dołożyli: ${names}; każdy dowód się zgadza.`,
  proved: 'udowodnione',
  bundle: n => count(n, {one: '# część', few: '# części', many: '# części'}),
  chance: 'Czy to uczciwy przypadek?',
  rolls: (dice, sides, n) =>
    `${count(dice, {one: 'Jedna kość', few: '# kości', many: '# kości'})}${sides === 6 ? '' : ` o ${sides} ściankach`}, ${count(n, {one: '# rzut', few: '# rzuty', many: '# rzutów'})}`,
  picks: n => `Stosy i worki, ${count(n, {one: '# losowanie', few: '# losowania', many: '# losowań'})}`,
  picksHint: 'Z której dziesiątej części stosu pochodzi.',
  drawn: 'wypadło',
  expected: 'średnio oczekiwane',
  bar: (what, n, expected) =>
    `${what}: ${count(n, {one: '# raz', few: '# razy', many: '# razy'})}, oczekiwane ${expected}`,
  odds: of100 =>
    of100 < 1
      ? 'To dziwne: na 100 uczciwych stołów ani jeden nie wygląda tak nierówno.'
      : `Na 100 uczciwych stołów około ${of100} wygląda co najmniej tak nierówno.`,
  tooFew: 'Jeszcze za mało, by coś z tego wynikało.',
  recheck: 'Sprawdź jeszcze raz całą grę',
  recheckHint: 'Wszystko od nowa, od pierwszego kroku, jakby nikomu nie ufać, nawet temu urządzeniu.',
  rechecking: (done, total) => `Sprawdzamy… ${Math.floor((100 * done) / Math.max(1, total))}%`,
  stop: 'Przerwij',
  good: 'Cała gra jest w porządku, od pierwszego kroku do ostatniego.',
  goodProofs: n =>
    count(n, {
      one: 'Udowodniono też jedyne losowanie: nikt go nie wybrał ani nie znał z góry.',
      few: 'Udowodniono też wszystkie # losowania, rozdania i tasowania: nikt żadnego nie wybrał ani nie znał z góry.',
      many: 'Udowodniono też wszystkie # losowań, rozdań i tasowań: nikt żadnego nie wybrał ani nie znał z góry.',
    }),
  bad: 'Gra się nie zgadza. Pierwszy błędny krok jest podany wyżej.',
  redraws: 'Losowano ponownie',
  redrawsHint:
    'Losowanie zaczęto od nowa, bo jedna jego część nie nadeszła. Kto jej nie dał, mógł znać pierwszy wynik; dlatego ślad tu zostaje.',
  redrawn: name => `Losowano ponownie: brakowało części gracza ${name}`,
  reshuffled: name => `Tasowano ponownie: brakowało części gracza ${name}`,
  blames: 'Udowodnione oszustwo',
  blamesHint:
    'To, co tu widać, podpisało tamto urządzenie, a jest nieprawdą; każdy może to sprawdzić. Milczenie ani zerwane połączenie nigdy tu nie trafia.',
  blame: {
    possession: name => `${name}: pokazano klucz, który do tego gracza nie należy.`,
    backup: name => `${name}: kopia zapasowa niczego nie otwiera albo słowo o którejś kopii było fałszywe.`,
    share: name => `${name}: fałszywa część losowania.`,
    shuffle: name => `${name}: „tasowanie” zamieniło karty na inne.`,
    rekey: name => `${name}: przekazano inną kartę niż należało.`,
    exclusion: name => `${name}: nieprawdziwa odpowiedź o zakrytych kartach.`,
    commitment: name => `${name}: otwarto inny wybór niż zapieczętowany.`,
    recovery: name => `${name}: fałszywa część klucza utraconego miejsca.`,
    acknowledgement: name => `${name}: potwierdzono dwie różne historie gry.`,
    ordering: name => `${name}: urządzenie zapisało krok, na który dowody nie pozwalają.`,
    other: name => `${name}: podpisano coś, co jest nieprawdą.`,
  },
  refused: 'Zostało odrzucone i niczego nie zmieniło.',
  evidence: 'Odcisk dowodu',
};
