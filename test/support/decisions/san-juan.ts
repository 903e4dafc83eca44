/** Where games of San Juan are stopped. */
import {game} from '../../../src/games/san-juan/advised.ts';
import type {PhaseName, SjView} from '../../../src/games/san-juan/types.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {type Decision, Decisions} from './decisions.ts';
import {PlayedGame, randomFrom} from './played.ts';

export type PlayedSanJuan = PlayedGame<SjView>;
type Row = Decision<PlayedSanJuan>;

/** As late as a game comes to it. */
const late = (phase: PhaseName, where?: Row['where']): Row => ({
  phase,
  rounds: [8, 6, 4, 2, 1],
  ...(where && {where}),
});

/** Others have built or not, and one more comes after. */
const handed: Row = {
  phase: 'builder',
  where: ({chooser, players}) => chooser === 0 && players.every(({cards}) => cards > 3),
  onward: table => table.until(({toAct, board: {next}}) => toAct[0] !== 0 && next.length < 2),
  shown: table => table.handed(),
};

/** Every decision of a person. */
export const PHASES = [
  'draft',
  'chapel',
  'handLimit',
  'pick',
  'builder',
  'producer',
  'trader',
  'councillor',
  'keep',
  'goldMine',
  'take',
] as const satisfies readonly PhaseName[];

export const sanJuan = new Decisions({
  begin: (seats, seed, viewer = 0, options = {}): PlayedSanJuan =>
    new PlayedGame<SjView>({game, seats, viewer, options, random: randomFrom(seed)}),
  roundOf: ({round}) => round,
  seed: 'street',
  list: {
    draft: {phase: 'draft', options: {openingDraft: true}},
    chapel: late('chapel'),
    handLimit: late('handLimit'),
    pick: late('pick'),
    builder: late('builder', ({hand}) => hand.length >= 7 && hand.some(paidWithThree)),
    producer: late('producer', ({task}) => (task?.of.length ?? 0) >= 3),
    trader: late('trader', ({task}) => (task?.of.length ?? 0) >= 3),
    councillor: late('councillor'),
    keep: late('keep', ({drawn}) => drawn.length === 5),
    goldMine: late('goldMine'),
    take: late('take'),
    over: {...late('over'), shown: ({ended}) => ended},
    waiting: {...late('pick'), onward: table => table.until(({toAct}) => !toAct.includes(0))},
    curtain: handed,
    'curtain-long': {...handed, shown: table => withLongNames(table.handed())},
    large: {phase: 'builder', where: ({hand}) => hand.length >= 10},
    crane: {phase: 'builder', where: ({hand}) => hand.some(({sites}) => sites.length > 4)},
    archive: {phase: 'keep', where: ({hand, drawn}) => hand.length > 3 && drawn.length > 3},
    goods: {
      phase: 'builder',
      where: ({hand}) => hand.some(({sites}) => (sites[0]?.goods.length ?? 0) > 1),
    },
    twelve: {
      phase: 'builder',
      where: ({hand}) => hand.some(paidWithThree),
      shown: ({view}) => withTwelve(view),
    },
    discard: {phase: 'handLimit', where: ({task}) => (task?.most ?? 0) > 3},
    nothing: {
      phase: 'builder',
      where: ({hand}) => hand.length > 0 && hand.every(({sites}) => sites.every(({refusal}) => refusal)),
    },
  },
});

function paidWithThree({sites}: SjView['hand'][number]): boolean {
  return sites[0]?.proposal?.pay.length === 3;
}

/** As many cards as stand on a phone without scrolling. */
function withTwelve(view: TableView): TableView {
  const board = view.board as SjView;
  const hand = Array.from({length: 12}, (_, i) => ({
    ...board.hand[i % board.hand.length]!,
    ...(i < board.hand.length ? {} : {handle: 1000 + i}),
  }));
  return {...view, board: {...board, hand, handOrder: hand.map(({handle}) => handle)}};
}

const withLongNames = (view: TableView): TableView => ({
  ...view,
  seats: view.seats.map(seat => ({...seat, name: `${seat.name} Wierzchosławińska`.slice(0, 20)})),
});
