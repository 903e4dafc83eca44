import type {Role} from '../../types.ts';
import type {PrWords, RoleText} from '../types/text.ts';
import {count} from './nouns.ts';

/** Biernik: "budowniczego". */
export const rolesObject: Readonly<Record<Role, string>> = {
  settler: 'plantatora',
  mayor: 'burmistrza',
  builder: 'budowniczego',
  craftsman: 'zarządcę',
  trader: 'kupca',
  captain: 'kapitana',
  prospector: 'poszukiwacza złota',
  'prospector-2': 'poszukiwacza złota',
  buccaneer: 'korsarza',
};

const prospector: RoleText = {
  name: 'Poszukiwacz złota',
  short: 'Poszukiwacz',
  action: 'Pozostali nic nie robią.',
  privilege: 'Bierzesz 1 dublon z banku.',
  forecast: ({doubloons = 0}) => `+${count.doubloons(doubloons)}`,
  idle: 'Teraz nic ci nie da.',
};

export const roles: PrWords['roles'] = {
  settler: {
    name: 'Plantator',
    short: 'Plantator',
    action: 'Każdy może wziąć jedną odkrytą plantację.',
    privilege: 'Zamiast plantacji możesz wziąć kamieniołom.',
    forecast: ({tiles = 0}) => (tiles ? `+${count.tiles(tiles)}` : 'brak miejsca'),
    idle: 'Twoja część wiejska jest pełna.',
  },
  mayor: {
    name: 'Burmistrz',
    short: 'Burmistrz',
    action: 'Każdy dostaje robotników i rozmieszcza wszystkich od nowa.',
    privilege: 'Dostajesz jeszcze 1 robotnika z zasobów.',
    forecast: ({workers = 0}) => `+${count.workers(workers)}`,
    idle: 'Nie dostaniesz żadnego robotnika.',
  },
  builder: {
    name: 'Budowniczy',
    short: 'Budowniczy',
    action: 'Każdy może kupić jeden budynek.',
    privilege: 'Płacisz o 1 dublon mniej.',
    forecast: ({affordable = 0}) => (affordable ? `do wyboru: ${affordable}` : 'na nic cię nie stać'),
    idle: 'Nie stać cię na żaden budynek.',
  },
  craftsman: {
    name: 'Zarządca',
    short: 'Zarządca',
    action: 'Każdy produkuje towary.',
    privilege: 'Bierzesz jeszcze 1 towar z tych, które produkujesz.',
    forecast: ({goods = 0}) => (goods ? `+${count.goods(goods)}` : 'brak towarów'),
    idle: 'Tym razem bez towarów: potrzeba robotnika na plantacji, a poza kukurydzą także w jej budynku.',
  },
  trader: {
    name: 'Kupiec',
    short: 'Kupiec',
    action: 'Każdy może sprzedać jeden towar na Targowisku.',
    privilege: 'Za swój towar dostajesz o 1 dublon więcej.',
    forecast: ({doubloons = 0, free = 0}) => `+${doubloons}, Targowisko ${4 - free}/4`,
    idle: 'Nie masz czego sprzedać.',
  },
  captain: {
    name: 'Kapitan',
    short: 'Kapitan',
    action: 'Każdy musi ładować towary na statki, za punkty; czego nie zmagazynuje, to przepada.',
    privilege: 'Pierwszy załadunek daje ci o 1 punkt więcej.',
    forecast: ({points = 0, ships = 0}) => `+${count.points(points)}, wolne statki: ${ships}`,
    idle: 'Nie masz czego załadować.',
  },
  prospector,
  'prospector-2': prospector,
  buccaneer: {
    name: 'Korsarz',
    short: 'Korsarz',
    action: 'Pozostali nic nie robią.',
    privilege: 'Łupisz statek, grabisz Targowisko, najeżdżasz Magistrat albo bierzesz postać do niewoli.',
    forecast: () => 'jedno z czterech działań',
    idle: 'Nie ma nic do zabrania.',
  },
};
