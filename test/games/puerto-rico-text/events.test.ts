import assert from 'node:assert/strict';
import {test} from 'node:test';
import {loadPrText} from '../../../src/games/puerto-rico/text/index.ts';
import type {GoodCounts, PhaseName, PrEvent} from '../../../src/games/puerto-rico/types.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {wordEvent} from '../../../src/i18n/make-game-text.ts';
import {playGame} from '../../bots/play.ts';
import {EVERYTHING} from '../../support/games/expansions.ts';
import {wholeGame} from '../puerto-rico/support/whole-game.ts';

const NAMES = ['Zsófia', 'Krzysztof', 'Édua', 'O’Neil', '李'];
const name = (seat: number) => NAMES[seat]!;
const games = [2, 3, 4, 5].map(seats => [
  ...playGame(new Array<'greedy'>(seats).fill('greedy'), 'words').events,
  ...playGame(new Array<'random'>(seats).fill('random'), 'words').events,
]) as PrEvent[][];
/** Everything on, so that the words of the expansions are needed, too. */
const all = EVERYTHING;
const mixed = [2, 3, 4, 5].flatMap(seats => [
  ...wholeGame({...all, edition: '2001'}, seats, `words ${seats}`).events,
  ...wholeGame({...all, buildingSet: 'random'}, seats, `more words ${seats}`).events,
]);
const events = [...games.flat(), ...mixed];

/** Every type of event has been worded; a new one must be added here. */
const TYPES: Readonly<Record<PrEvent['type'], true>> = {
  firstGovernor: true,
  rowDrawn: true,
  deckRefilled: true,
  tookRole: true,
  drewTile: true,
  settled: true,
  privilegeWorker: true,
  arrived: true,
  placed: true,
  arrivalsFilled: true,
  built: true,
  produced: true,
  factoryPaid: true,
  tookGood: true,
  sold: true,
  houseEmptied: true,
  loaded: true,
  stored: true,
  shipSailed: true,
  prospected: true,
  passed: true,
  roundEnded: true,
  endFlagged: true,
  gameEnded: true,
  taskSet: true,
  drafted: true,
  guestMoved: true,
  forestPlanted: true,
  drewHidden: true,
  laidTile: true,
  paid: true,
  paidWith: true,
  soldAtPost: true,
  smallWharfUsed: true,
  supplied: true,
  tookPiece: true,
  villaPiece: true,
  nobleArrived: true,
  placedNobles: true,
  tileDiscarded: true,
  boughtTile: true,
  pirated: true,
  plundered: true,
  raided: true,
  captured: true,
  ransom: true,
  playsCaptured: true,
  taskWon: true,
};

const PASSED: readonly PhaseName[] = ['hacienda', 'settler', 'builder', 'craftsman', 'trader', 'captain'];
const none: GoodCounts = [0, 0, 0, 0, 0];
const rare: readonly PrEvent[] = [
  ...PASSED.map(phase => ({type: 'passed', seat: 0, phase}) as const),
  {type: 'endFlagged', condition: 'city', seat: null},
  {type: 'endFlagged', condition: 'workers', seat: null},
  {type: 'endFlagged', condition: 'points', seat: 1},
  {type: 'rowDrawn', tiles: []},
  {type: 'produced', seat: 0, goods: none},
  {type: 'stored', seat: 0, kept: none, lost: [0, 0, 3, 0, 0]},
  {type: 'privilegeWorker', seat: 0, workers: 0},
  {type: 'arrived', seat: 0, workers: 0},
];

test('whole games show every type of event', () => {
  const seen = new Set(events.map(({type}) => type));
  assert.deepEqual([...seen].sort(), Object.keys(TYPES).sort());
});

for (const language of LANGUAGES) {
  test(`${language}: the log of whole games has no hole and names who acts`, async () => {
    const text = await loadPrText(language);
    for (const event of [...events, ...rare]) {
      const line = wordEvent(text, event, name);
      assert.doesNotMatch(line, /undefined|NaN|null|[{}[\]#]|\s\s|^\s|\s$/, line);
      assert.match(line, /^[\p{Lu}\p{Lo}0-9]/u, line);
      if ('seat' in event && event.seat !== null && event.type !== 'endFlagged')
        assert.ok(line.includes(name(event.seat)), line);
    }
  });
}

test('loading names the ship by its bays, in each language', async () => {
  const event: PrEvent = {
    type: 'loaded',
    seat: 0,
    good: 'indigo',
    ship: 2,
    capacity: 7,
    count: 4,
    points: 6,
    harbor: 1,
    privilege: 1,
  };
  const lines = await Promise.all(
    LANGUAGES.map(async language => wordEvent(await loadPrText(language), event, name)),
  );
  assert.deepEqual(lines, [
    'Zsófia loads 4 indigo on the ship for 7: 6 points',
    'Zsófia 4 indigót rak a 7-\u2060es hajóra: 6 pont',
    'Zsófia ładuje 4 beczki indygo na statek 7 i zdobywa 6 punktów',
  ]);
});
