/**
 * Lays out the chart. `--port-side` is its side, `--port-t` that of a tile, `--port-p` from one tile to the next, and
 * `--port-u` a 76th of a tile: all that lies on it grows with it.
 */
import sheet from './chart-sheet.css';

// As lengths they are reckoned once, on the sheet: where the room changes and the chart does not, no tile is laid out again.
for (const name of ['--port-side', '--port-t', '--port-u', '--port-p'])
  CSS.registerProperty?.({name, syntax: '<length>', inherits: true, initialValue: '0px'});

export const chartSheet = sheet;
