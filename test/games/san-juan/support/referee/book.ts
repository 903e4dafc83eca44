/** The tables of the rulebook, written out again for the referee. */

/** Name, cost, points, copies; in the order of the deck. */
const LIST: readonly (readonly [name: string, cost: number, points: number, copies: number])[] = [
  ['indigo-plant', 1, 1, 10],
  ['sugar-mill', 2, 1, 8],
  ['tobacco-storage', 3, 2, 8],
  ['coffee-roaster', 4, 2, 8],
  ['silver-smelter', 5, 3, 8],
  ['smithy', 1, 1, 3],
  ['archive', 1, 1, 3],
  ['gold-mine', 1, 1, 3],
  ['market-stand', 2, 1, 3],
  ['black-market', 2, 1, 3],
  ['poor-house', 2, 1, 3],
  ['well', 2, 1, 3],
  ['trading-post', 2, 1, 3],
  ['crane', 2, 1, 3],
  ['tower', 3, 2, 3],
  ['aqueduct', 3, 2, 3],
  ['prefecture', 3, 2, 3],
  ['carpenter', 3, 2, 3],
  ['chapel', 3, 2, 3],
  ['market-hall', 4, 2, 3],
  ['quarry', 4, 2, 3],
  ['library', 5, 3, 3],
  ['statue', 3, 3, 3],
  ['victory-column', 4, 4, 3],
  ['hero', 5, 5, 3],
  ['guild-hall', 6, 0, 2],
  ['city-hall', 6, 0, 2],
  ['triumphal-arch', 6, 0, 2],
  ['palace', 6, 0, 2],
];

/** A card of the box: every copy is a thing of its own. */
export interface Card {
  readonly face: number;
  readonly name: string;
  readonly cost: number;
  readonly points: number;
}

export const BOX: readonly Card[] = LIST.flatMap(([name, cost, points, copies]) =>
  Array.from({length: copies}, () => ({name, cost, points})),
).map((card, face) => ({face, ...card}));

const PLANTS = ['indigo-plant', 'sugar-mill', 'tobacco-storage', 'coffee-roaster', 'silver-smelter'];
export const isPlant = ({name}: Card): boolean => PLANTS.includes(name);
export const isMonument = ({name}: Card): boolean => ['statue', 'victory-column', 'hero'].includes(name);

/** What the five tiles pay for each plant's good. */
export const TILES: readonly Readonly<Record<string, number>>[] = [
  '11122',
  '11222',
  '11223',
  '12223',
  '12233',
].map(row => Object.fromEntries(PLANTS.map((plant, i) => [plant, Number(row[i])])));
