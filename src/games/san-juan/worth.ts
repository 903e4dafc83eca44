/** How much a card of the hand is worth to its owner, roughly: for proposals and for the beginner's advice. */
import {
  AQUEDUCT,
  BUILDING_DATA,
  CITY_HALL,
  CRANE,
  FULL_CITY,
  GUILD_HALL,
  isMonument,
  isProduction,
  KIND,
  MARKET_HALL,
  MARKET_STAND,
  PALACE,
  PRODUCTION_KINDS,
  TRADING_POST,
  TRIUMPHAL_ARCH,
  WELL,
} from './data.ts';
import type {Town} from './state.ts';
import {shows} from './town.ts';
import type {Building} from './types.ts';

/** Hundredths of a card that a function brings over the rest of the game while the city is empty. */
const FUNCTION: Readonly<Partial<Record<Building, number>>> = {
  smithy: 260,
  archive: 200,
  'gold-mine': 180,
  'market-stand': 120,
  'black-market': 110,
  'poor-house': 200,
  well: 140,
  'trading-post': 220,
  crane: 130,
  tower: 110,
  aqueduct: 240,
  prefecture: 420,
  carpenter: 420,
  chapel: 330,
  'market-hall': 340,
  quarry: 380,
  library: 620,
};

/** What a good more in each production phase is worth over an empty city, by kind. */
const PRODUCTION = [150, 190, 290, 400, 440] as const;

/** Points are worth this many hundredths of a card. */
const POINT = 100;

const countOf = ({row}: Town, wanted: (kind: number) => boolean): number =>
  row.reduce((all, face) => (wanted(KIND[face]!) ? all + 1 : all), 0);

/** Hundredths of a card that having this building is worth to the town, before its price. */
export function buildingWorth(town: Town, kind: number): number {
  const left = Math.max(1, FULL_CITY - town.row.length);
  const points = BUILDING_DATA[kind]!.points * POINT;
  const lasting = (worth: number) => Math.floor((worth * left) / (FULL_CITY - 1));
  const plants = countOf(town, isProduction);
  if (kind < PRODUCTION_KINDS) {
    // Beyond three, goods lie about: nobody can make and sell so many.
    const use = plants < 3 ? 3 : plants < 5 ? 2 : 1;
    return (
      points + Math.floor((lasting(PRODUCTION[kind]!) * use) / 3) + (shows(town, GUILD_HALL) ? 2 * POINT : 0)
    );
  }
  const cityHall = shows(town, CITY_HALL) ? POINT : 0;
  const {building} = BUILDING_DATA[kind]!;
  // What a six pays grows until the end: what stands counts, and a part of what may come.
  const grows = Math.floor(left / 3);
  switch (kind) {
    case GUILD_HALL:
      return cityHall + (2 * plants + grows) * POINT;
    case CITY_HALL:
      return (countOf(town, other => !isProduction(other)) + 1 + grows) * POINT;
    case TRIUMPHAL_ARCH: {
      const monuments = countOf(town, isMonument);
      return cityHall + (monuments === 0 ? 150 : 200 + 200 * monuments);
    }
    case PALACE:
      return cityHall + 350 + 20 * (FULL_CITY - left);
    case AQUEDUCT:
    case TRADING_POST:
    case WELL:
    case MARKET_STAND:
    case MARKET_HALL:
      return points + cityHall + Math.floor((lasting(FUNCTION[building]!) * Math.min(3, plants)) / 2);
    case CRANE:
      return points + cityHall + (left <= 4 ? FUNCTION[building]! : 0);
  }
  const arch = isMonument(kind) && shows(town, TRIUMPHAL_ARCH) ? 2 * POINT : 0;
  return points + cityHall + arch + lasting(FUNCTION[building] ?? 0);
}

/**
 * How much the owner would rather keep a card than another: what it may become, less what it costs. Dead cards, which
 * can never be built, are worth nothing.
 * @param copies cards of the same kind among those that are compared, this one included
 */
export function cardWorth(town: Town, kind: number, copies: number): number {
  if (!isProduction(kind) && shows(town, kind)) return 0;
  const worth = 100 + buildingWorth(town, kind) - 40 * BUILDING_DATA[kind]!.cost;
  const spare = copies > 1 && !isProduction(kind) ? 4 : copies > 1 ? 2 : 1;
  return Math.max(1, Math.floor(worth / spare));
}
