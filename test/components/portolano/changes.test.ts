/** What others changed where one was sailing to is said: on arrival, and in the film where nothing is left to do there. */
import {expect} from 'chai';
import {type Change, changesAt} from '../../../components/portolano/changes.ts';
import type {PortEvent} from '../../../src/games/portolano/types.ts';
import type {PortView} from '../../../src/games/portolano/view.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {portolano} from '../../support/decisions/portolano.ts';
import {HeldClock} from '../../support/screen/held-clock.ts';
import {PHONE, PortHarness} from './harness.ts';

const TEA = 2;
const CANNON = 4;
const SEALED: PortEvent = {type: 'sealed', seat: 0};
const OPENED: PortEvent = {type: 'opened', seat: 0, cards: [1], byRule: false};
const picks = (seat: number, item: number): PortEvent => ({
  type: 'picked',
  seat,
  item,
  got: item,
  out: [0, 0, 0, 0, 0],
});

describe('a change at the place a captain was sailing to', () => {
  const {view} = portolano.at('plan');
  // The table of a game of Portolano.
  const board = view.board as PortView;
  const offering = (item: number) => board.cells.find(({sea}) => sea?.now.items.includes(item))!.cell;
  const without = (item: number) => board.cells.find(({sea}) => sea && !sea.now.items.includes(item))!.cell;
  const harbour = board.cells.find(cell => cell.harbour)!.cell;

  const table = (events: readonly PortEvent[], change: Partial<PortView> = {}): TableView => ({
    ...view,
    board: {...board, ...change},
    log: events.map((event, n) => ({
      n,
      seat: null,
      kind: 'answer',
      events: [event],
      undone: false,
      table: null,
    })),
  });
  const noTea = {rows: board.rows.map((row, good) => (good === TEA ? [] : row))};

  const CASES: readonly (readonly [what: string, TableView, at: number, readonly Change[]])[] = [
    [
      'the last tea was taken',
      table([SEALED, picks(2, TEA)], noTea),
      offering(TEA),
      [{what: 'gone', by: 2, item: TEA}],
    ],
    ['tea is left', table([SEALED, picks(2, TEA)]), offering(TEA), []],
    ['the tile has no tea', table([SEALED, picks(2, TEA)], noTea), without(TEA), []],
    ['it was gone before the seal', table([picks(2, TEA), SEALED], noTea), offering(TEA), []],
    ['it was taken after the own arrival', table([SEALED, OPENED, picks(2, TEA)], noTea), offering(TEA), []],
    [
      'the last cannon was taken',
      table([SEALED, picks(1, CANNON)], {cannons: 0}),
      offering(CANNON),
      [{what: 'gone', by: 1, item: CANNON}],
    ],
    [
      'the tile has turned over',
      table([
        SEALED,
        {type: 'sailed', seat: 3, from: 5, to: 6, cost: 0, drift: false},
        {type: 'flipped', cell: 5, face: 1},
      ]),
      5,
      [{what: 'turned', by: 3}],
    ],
    [
      'the tile has turned over twice',
      table([
        SEALED,
        {type: 'sailed', seat: 3, from: 5, to: 6, cost: 0, drift: false},
        {type: 'flipped', cell: 5, face: 1},
        {type: 'flipped', cell: 5, face: 0},
      ]),
      5,
      [],
    ],
    [
      'slots are filled, a cocoa over two of them',
      table([SEALED, {type: 'unloaded', seat: 1, cell: harbour, filling: [0, 4, 5], goods: 3, coins: 5}]),
      harbour,
      [{what: 'filled', by: 1, goods: [0, 4]}],
    ],
    [
      'the harbour is another one',
      table([
        SEALED,
        {type: 'chest', seat: 1},
        {type: 'harbour', cell: harbour, tile: 14, face: 0, reshuffled: false},
      ]),
      harbour,
      [{what: 'harbour', by: 1}],
    ],
  ];
  for (const [what, given, at, wanted] of CASES)
    it(what, () => expect(changesAt(given, at)).to.deep.equal(wanted));

  /** A round in which somebody changed something where the viewer arrived: the tables before the seal and after the film. */
  function surprised(): readonly [before: TableView, after: TableView] {
    for (let seed = 0; seed < 40; seed++) {
      const played = portolano.begin(4, `surprise ${seed}`);
      while (!played.over) {
        played.until(({board: {phase}, toAct, over}) => over || (phase === 'cards' && toAct.includes(0)));
        if (played.over) break;
        const before = played.view;
        const {round} = played.board;
        played.step(0);
        while (!played.over && played.board.round === round && !played.toAct.includes(0)) played.step();
        const after = played.view;
        const {cell} = played.board.ships[0]!;
        const sailed = after.log
          .slice(before.log.length)
          .some(({events}) =>
            events.some(event => event.type === 'opened' && 'seat' in event && event.seat === 0),
          );
        if (sailed && changesAt(after, cell).length > 0) return [before, after];
      }
    }
    throw new Error('nobody was surprised');
  }

  it('is told by the film, at the step that ends the own course', async () => {
    const [before, after] = surprised();
    const opened = await PortHarness.open(before, PHONE, {motion: 'normal'});
    const clock = new HeldClock();
    await opened.show(after);
    await opened.tap(opened.one('[data-film=toggle]'));
    clock.release();
    const told: string[] = [];
    for (let n = 0; n < 40 && opened.all('[data-film=next]').length > 0; n++) {
      told.push(opened.one('[slot=sub]').textContent ?? '');
      await opened.tap(opened.one('[data-film=next]'));
    }
    const said = /is no longer wanted|has turned over, now|another one lies here now|took the last/;
    expect(told.filter(line => said.test(line))).to.have.length(1);
    opened.close();
  });
});
