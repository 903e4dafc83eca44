import type {TableMeta} from '../saves/tables.ts';
import {type SavedTable, SHAPES} from './view-model.ts';

/** What the list of tables shows of a stored one. */
export const savedTable = (meta: TableMeta): SavedTable => ({
  ...meta,
  seats: meta.seats.map(seat => ({
    ...seat,
    shape: SHAPES.find(shape => shape === seat.shape) ?? 'disc',
  })),
});
