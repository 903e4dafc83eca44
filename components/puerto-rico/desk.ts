/** What every part of the board is given: one object, made anew whenever anything changes. */
import type {Seat} from '../../src/engine/game.ts';
import {BUILDING_DATA} from '../../src/games/puerto-rico/data.ts';
import type {BoardWords} from '../../src/games/puerto-rico/text/board/type.ts';
import type {NameOf, PrText} from '../../src/games/puerto-rico/text/type.ts';
import type {Building, PrAction, PrPlayerView, PrView, Tile} from '../../src/games/puerto-rico/types.ts';
import type {TableWords} from '../../src/i18n/table/type.ts';
import type {SeatView, Settings, TableView} from '../../src/table/view-model.ts';
import type {Scene, Size} from '../table/painter.ts';
import {type Draft, EMPTY} from './draft.ts';
import type {Riders} from './legal.ts';
import {type Marks, marksOf} from './marks.ts';
import type {Placement} from './placement.ts';
import type {StoreAction} from './storing.ts';

export interface Desk {
  readonly table: TableView;
  readonly view: PrView;
  readonly text: PrText;
  readonly words: BoardWords;
  readonly shell: TableWords;
  readonly settings: Settings;
  readonly size: Size;
  readonly draft: Draft;
  /** The viewer may decide now: choices are there and no move is on its way. */
  readonly deciding: boolean;
  /** That decision is which role to take. */
  readonly choosing: boolean;
  /** That decision is what to build. */
  readonly buying: boolean;
  /** What changed since the viewer's last move. */
  readonly marks: Marks;
  /** Another seat whose board is open, else null. */
  readonly open: Seat | null;
  readonly onlyAffordable: boolean;
  /** A worker was wanted where none can go, as none is in hand: told on the quay. */
  readonly stuck: boolean;
  /** The last move of somebody else, shown for a moment before the question; null when nothing is held. */
  readonly held: string | null;
}

/** What the board itself keeps; `locked` from the tap until the table answers. */
export interface Local {
  readonly draft: Draft;
  readonly open: Seat | null;
  readonly onlyAffordable: boolean;
  readonly stuck: boolean;
  readonly locked: boolean;
}

const NOTHING: Local = {draft: EMPTY, open: null, onlyAffordable: false, stuck: false, locked: false};

export function layOut(scene: Scene, text: PrText, words: BoardWords, local: Local = NOTHING): Desk {
  const {table, settings, size, held, shell} = scene;
  const {locked, ...kept} = local;
  // The shell opens this board for tables of Puerto Rico only.
  const view = table.board as PrView;
  const deciding =
    table.choices.length > 0 && table.sending === null && table.shownAt === null && held === null && !locked;
  return {
    table,
    view,
    settings,
    size,
    held,
    shell,
    text,
    words,
    ...kept,
    deciding,
    choosing: deciding && view.phase === 'role',
    buying: deciding && view.phase === 'builder',
    marks: marksOf(table),
  };
}

/** What a touch on a part of the board means; the board answers it. */
export type Pick =
  | {readonly pick: 'action'; readonly action: PrAction; readonly again: boolean}
  | {readonly pick: 'placement'; readonly placement: Placement}
  | {readonly pick: 'store'; readonly action: StoreAction}
  | {readonly pick: 'rider'; readonly rider: keyof Riders; readonly on: boolean}
  | {readonly pick: 'affordable'; readonly on: boolean}
  | {readonly pick: 'open'; readonly seat: Seat | null}
  | {readonly pick: 'confirm'}
  | {readonly pick: 'send'; readonly action: PrAction}
  | {readonly pick: 'stuck' | 'release' | 'result'};

export interface PickEvent extends CustomEvent<Pick> {
  readonly type: 'rs-pick';
}

declare global {
  interface HTMLElementEventMap {
    'rs-pick': PickEvent;
  }
}

export const pick = (from: EventTarget, detail: Pick): boolean =>
  from.dispatchEvent(new CustomEvent('rs-pick', {detail, bubbles: true, composed: true}));

/**
 * A tap on something that can be chosen. The second tap on the same thing confirms it, but not the second half of
 * a double tap.
 */
export const choose = (event: Event, action: PrAction): boolean =>
  pick(event.currentTarget ?? document, {
    pick: 'action',
    action,
    again: !(event instanceof MouseEvent) || event.detail < 2,
  });

export const seatOf = (desk: Desk, seat: Seat): SeatView =>
  desk.table.seats[seat] ?? {
    seat,
    name: `${seat + 1}`,
    shape: 'disc',
    kind: 'person',
    mine: false,
    host: false,
    link: 'self',
  };

export const nameOf =
  (desk: {readonly table: TableView}): NameOf =>
  seat =>
    desk.table.seats[seat]?.name ?? `${seat + 1}`;

export const me = (desk: Desk): PrPlayerView | null =>
  desk.view.viewer === null ? null : (desk.view.players[desk.view.viewer] ?? null);

/** Points that everybody knows: chips where they are open, printed points always. */
export const knownPoints = (player: PrPlayerView): {readonly points: number; readonly atLeast: boolean} => ({
  points: (player.chips ?? 0) + player.buildingPoints,
  atLeast: player.chips === null,
});

/** The other seats clockwise from the viewer; all seats for a watcher. */
export function others(desk: Desk): readonly Seat[] {
  const {seats, viewer} = desk.view;
  const from = viewer ?? 0;
  const around = Array.from({length: seats}, (_, i) => (from + i) % seats);
  return viewer === null ? around : around.slice(1);
}

/** The viewer buys in this phase or is still going to; who has bought looks at their island again. */
export const shops = ({view: {phase, viewer, turn, next}}: Desk): boolean =>
  phase === 'builder' && (viewer === null || viewer === turn || next.includes(viewer));

/** Large buildings take two city spaces; they are the fourth column of the market. */
export const isLarge = (view: PrView, building: Building): boolean =>
  view.market.some(entry => entry.building === building && entry.column === 4);

export const isPicked = (desk: Desk, action: PrAction): boolean =>
  JSON.stringify(desk.draft.picked) === JSON.stringify(action);

/** What a tile would do on the viewer's island: how many of its kind feed which slots. */
export function tileEffect(desk: Desk, tile: Tile): string {
  const own = me(desk);
  const owned = own?.tiles.find(row => row.tile === tile)?.count ?? 0;
  const slots = (own?.city ?? [])
    .filter(({building}) => BUILDING_DATA.some(data => data.building === building && data.good === tile))
    .reduce((sum, building) => sum + building.slots, 0);
  return desk.words.tileEffect(tile, owned, slots);
}
