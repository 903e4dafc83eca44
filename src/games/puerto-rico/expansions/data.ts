/** The buildings of the expansions, in the order of `MORE_BUILDINGS`, and the spaces of the draft. */
import {type BuildingData, large, small} from '../building-data.ts';
import {BUILDINGS, type Building} from '../types.ts';

export const MORE_DATA: readonly BuildingData[] = [
  small('aqueduct', 1, 1),
  small('black-market', 2, 1),
  small('forest-house', 2, 1),
  small('storehouse', 3, 1),
  {...small('guest-house', 4, 2), slots: 2},
  small('trading-post', 5, 2),
  small('church', 5, 2),
  small('small-wharf', 6, 2),
  small('lighthouse', 7, 3),
  small('specialty-factory', 8, 3),
  small('library', 8, 3),
  small('union-hall', 9, 3),
  {...large('statue'), points: 8, slots: 0},
  large('cloister'),
  small('land-office', 2, 1),
  small('chapel', 3, 1),
  small('hunting-lodge', 4, 2),
  small('zoning-office', 5, 2),
  small('royal-supplier', 6, 2),
  small('villa', 7, 3),
  {...small('jeweler', 8, 3), kind: 'production-large'},
  large('royal-garden'),
];

const indexOf = (building: Building): number => BUILDINGS.indexOf(building);
export const AQUEDUCT = indexOf('aqueduct');
export const BLACK_MARKET = indexOf('black-market');
export const FOREST_HOUSE = indexOf('forest-house');
export const STOREHOUSE = indexOf('storehouse');
export const GUEST_HOUSE = indexOf('guest-house');
export const TRADING_POST = indexOf('trading-post');
export const CHURCH = indexOf('church');
export const SMALL_WHARF = indexOf('small-wharf');
export const LIGHTHOUSE = indexOf('lighthouse');
export const SPECIALTY_FACTORY = indexOf('specialty-factory');
export const LIBRARY = indexOf('library');
export const UNION_HALL = indexOf('union-hall');
export const CLOISTER = indexOf('cloister');
export const LAND_OFFICE = indexOf('land-office');
export const CHAPEL = indexOf('chapel');
export const HUNTING_LODGE = indexOf('hunting-lodge');
export const ZONING_OFFICE = indexOf('zoning-office');
export const ROYAL_SUPPLIER = indexOf('royal-supplier');
export const VILLA = indexOf('villa');
export const JEWELER = indexOf('jeweler');
export const ROYAL_GARDEN = indexOf('royal-garden');
