/** The people round the table, as every board names and draws them. */
import {html, type TemplateResult} from 'lit';
import type {Seat} from '../../src/engine/game.ts';
import type {SeatView, TableView} from '../../src/table/seen/view-model.ts';
import '../kit/mark.ts';

/** Of a board: the table is all that is needed of it. */
type AtTable = {readonly table: TableView};

export const seatOf = ({table}: AtTable, seat: Seat): SeatView =>
  table.seats[seat] ?? {
    seat,
    name: `${seat + 1}`,
    shape: 'disc',
    kind: 'person',
    mine: false,
    host: false,
    link: 'self',
    awaySince: null,
    standIn: null,
    left: false,
  };

export const nameOf =
  (at: AtTable) =>
  (seat: Seat): string =>
    seatOf(at, seat).name;

/** All seats clockwise from the viewer; from the first one for a watcher. */
export function around({table: {seats, viewer}}: AtTable): readonly Seat[] {
  return Array.from({length: seats.length}, (_, i) => ((viewer ?? 0) + i) % seats.length);
}

/** The other seats clockwise from the viewer; all seats for a watcher. */
export const others = (at: AtTable): readonly Seat[] =>
  at.table.viewer === null ? around(at) : around(at).slice(1);

/** The mark of a seat: shape, colour, initial; with a crown on it when `crowned`. */
export function mark(at: AtTable, seat: Seat, size: number, crowned = false): TemplateResult {
  const {shape, name} = seatOf(at, seat);
  return html`<rs-mark
    shape=${shape}
    name=${name}
    ?crown=${crowned}
    style="--rs-mark-size:${size / 16}rem"
  ></rs-mark>`;
}
