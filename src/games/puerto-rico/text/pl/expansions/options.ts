import type {MoreOptionTexts} from '../../types/expansions.ts';

const asEdition = 'Zgodnie z wydaniem';
const yesNo = {edition: asEdition, yes: 'Tak', no: 'Nie'};

export const moreOptions: MoreOptionTexts = {
  newBuildings: {
    label: 'Nowe budynki',
    effect: '14 dodatkowych budynków; gracze wybierają, które są w grze. Około 15 minut dłużej.',
    values: {},
  },
  nobles: {
    label: 'Szlachcic',
    effect:
      'Szlachcice pracują jak robotnicy i są warci punkt; 8 dodatkowych budynków. Około 15 minut dłużej.',
    values: {},
  },
  buccaneer: {
    label: 'Korsarz',
    effect:
      'Jedna postać więcej: łupi statek, grabi, najeżdża albo bierze postać do niewoli. Około 10 minut dłużej.',
    values: {},
  },
  festival: {
    label: 'Festyn w San Juan',
    effect: 'Trzy zadania, każde wygrywa ten, kto wykona je pierwszy. Prawie bez dodatkowego czasu.',
    values: {},
  },
  buildingSet: {
    label: 'Zestaw budynków',
    effect: 'Gracze wybierają budynki po kolei albo rozstrzyga losowanie.',
    values: {draft: 'Wybór po kolei', random: 'Losowanie'},
  },
  avoidOfficeAndTradingPost: {
    label: 'Bez Biura handlowego i Faktorii naraz',
    effect: 'Gdy jeden z tych budynków wejdzie do gry, drugi odpada.',
    values: {},
  },
  guestMoveInMayorPhase: {
    label: 'Goście w fazie burmistrza',
    effect: 'Zajazd działa też przed fazą burmistrza i po niej.',
    values: yesNo,
  },
  draftLargeLast: {
    label: 'Duże budynki na końcu',
    effect: 'Najpierw zapełnia się wszystkie małe miejsca, potem duże.',
    values: yesNo,
  },
  noblesAloneDraft: {
    label: 'Wybór budynków z samym Szlachcicem',
    effect: 'Także bez Nowych budynków gracze wybierają, które budynki są w grze.',
    values: yesNo,
  },
  noblesExtraSpaces: {
    label: 'Więcej miejsc ze Szlachcicem',
    effect: 'Budynki Szlachcica mają na planszy własne miejsca.',
    values: yesNo,
  },
  landOfficeSource: {
    label: 'Kancelaria kupuje',
    effect: 'Z odkrytego rzędu albo z wierzchu zakrytego stosu.',
    values: {edition: asEdition, 'face-up': 'Odkryte płytki', 'face-down': 'Zakryte płytki'},
  },
  landOfficeSellsForest: {
    label: 'Kancelaria sprzedaje lasy',
    effect: 'Ze szlachcicem można sprzedać także las.',
    values: yesNo,
  },
  twoPlayerNobleWorkers: {
    label: 'Robotnicy dla dwojga ze Szlachcicem',
    effect: 'Czterdziestu, jak zawsze dla dwojga, albo wszyscy stu.',
    values: {edition: asEdition, forty: '40', hundred: '100'},
  },
};
