import type {AimText} from '../../../../i18n/game-coach.ts';
import {numberIn} from '../../../../i18n/problem-words.ts';
import type {BoardWords, SjCoachText} from '../types/board.ts';
import {buildingsObject} from './nouns.ts';
import {rolesObject} from './roles.ts';

const list = new Intl.ListFormat('pl');

export const board: BoardWords = {
  youChose: 'Twój wybór',
  choseIt: name => `Wybór: ${name}`,
  afterYou: names => (names.length ? `Potem ${list.format(names)}` : ''),
  yourHand: 'Twoja ręka',
  cardsDrawn: 'Dobrane karty',
  cardsTurnedUp: 'Odkryte przez kopalnię złota',
  prices: 'Ceny',
  nextPrices: 'Następne ceny',
  unknownPrices: 'Ceny jeszcze zakryte',
  tradingHouse: 'Dom handlowy',
  yourGoods: 'Twoje towary',
  toSell: 'sprzedaj',
  sellsFor: cards => `za ${cards}`,
  youDraw: 'dobierasz',
  fullestCity: 'Najwięcej',
  deck: 'talia',
  discards: 'odrzucone',
  ofTwelve: n => `budynki: ${n} z 12`,
  atLeast: points => `co najmniej ${points} pkt`,
  pays: 'płaci',
  keep: 'zostaje',
  goes: 'odrzucasz',
  tucked: 'pod kaplicę',
  sunkPays: 'Opuszczone karty płacą: dotknij innej, by zamienić',
  thisRound: 'W tej rundzie',
  gets: 'Otrzymujesz',
  moreToPay: n => `jeszcze ${n}`,
  tapToSwap: 'dotknij, by zamienić',
  pay: n => `Zapłata: ${n}`,
  free: 'za darmo',
  whyNot: ({code, details}) =>
    ({
      'sj/too-expensive': `brakuje ${numberIn(details, 'short')}`,
      'sj/already-owned': 'już masz',
      'sj/same-kind': 'ten sam rodzaj',
    })[code] ?? '',
  freePlotOrOver: 'Na wolnym placu albo na jednym z nich:',
  over: building => `Pod spodem: ${building.toLowerCase()}`,
  take: role => `Wybieram ${rolesObject[role]}`,
  build: building => `Buduję ${buildingsObject[building]}`,
  keepOne: building => `Zostawiam ${buildingsObject[building]}`,
  takeOne: building => `Biorę ${buildingsObject[building]}`,
  nothingToBuild: 'Nic teraz nie zbudujesz',
  inShort: {build: () => 'Buduję', takeOne: () => 'Biorę'},
  holdsGood: good => `towar: ${good}`,
  empty: 'pusty',
  pickFirst: {role: 'Wybierz rolę', card: 'Wybierz kartę', place: 'Wybierz budynki'},
  cost: 'Koszt',
  privilege: 'Przywilej',
  reports: {
    producer: 'Nowe towary',
    trader: 'Dzisiejszy targ',
    councillor: 'Rada',
    prospector: 'Gorączka złota',
    builder: 'Nowe budynki',
  },
};

export const aim: AimText = {
  goal: 'Budujesz z kart miasto i zbierasz za nie punkty; każda karta to budynek, ale też zapłata za inny.',
  turn: 'Po kolei każdy wybiera rolę: z budowniczym wszyscy mogą budować, z kupcem sprzedawać, a kto wybrał, zyskuje więcej.',
  end: 'Czyjś dwunasty budynek kończy grę; wygrywa nie ten, kto ma najwięcej budynków, lecz najwięcej punktów.',
};

export const coach: SjCoachText = {
  round:
    'To była cała runda. Gubernatorem zostaje następna osoba i to ona wybiera pierwsza. Czyjś dwunasty budynek kończy grę; wygrywa, kto ma najwięcej punktów.',
  draft:
    'Zachowaj karty, które chcesz zbudować najpierw: tanie pozwolą szybko ruszyć. Resztę odrzucasz zakrytą.',
  pick: 'Wybierz rolę. Zagrają ją wszyscy, ale przywilej masz tylko ty. Na każdej chorągwi widać, co dałaby ci teraz.',
  builder:
    'Każda karta to budynek, ale i pieniądz. Wybierz tę, którą chcesz zbudować; zapłacisz za nią innymi kartami z ręki.',
  payment:
    'Dotknij budynku: zaproponujemy zapłatę, a co opada, to oddajesz. Inną kartę podmienisz dotknięciem. Możesz też nic nie budować.',
  producer:
    'Na każdym pustym budynku produkcyjnym może stanąć jeden towar. Najcenniejsze są zaznaczone; możesz zaznaczyć inne, ile ci wolno.',
  trader:
    'Za towary dostajesz karty. Tablica pokazuje, ile kart daje dziś każdy towar; potem ceny się zmieniają.',
  councillor:
    'Oglądasz kilka nowych kart i zachowujesz najlepszą. To nic nie kosztuje, więc zawsze warto dobrać.',
  keep: 'Dotknij tego, co zostaje na ręce. Karta, na którą wkrótce będzie cię stać, bywa więcej warta niż droga.',
  handLimit:
    'Masz więcej kart, niż wolno mieć na początku rundy. Zaznaczyliśmy najmniej przydatne; możesz zaznaczyć inne.',
  chapel:
    'Karta pod kaplicą da na koniec punkt, ale do tego czasu jej nie użyjesz. Wybierz taką, której nie zbudujesz.',
  goldMine: 'Odkrywasz cztery karty. Jeśli każda ma inny koszt, jedna jest twoja. Próba nic nie kosztuje.',
  take: 'Każda z czterech kart ma inny koszt: weź jedną za darmo. Reszta jest odrzucana.',
  waiting:
    'Teraz decydują inni. Dotknij imienia, żeby zobaczyć to miasto; wszystko, co się wydarzyło, jest w dzienniku.',
};
