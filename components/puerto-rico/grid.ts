/** Where the buildings of a city stand: a grid of 3 rows and 4 columns (PR-TILE-4 lets tiles move freely). */

/** Row and column from 1; a large building covers the row below as well. */
export interface Cell {
  readonly row: number;
  readonly column: number;
  readonly tall: boolean;
}

/** Large buildings fill the right columns from the top, the small ones the rest row by row. */
export function cityCells(large: readonly boolean[]): {
  readonly cells: readonly Cell[];
  readonly free: readonly Cell[];
} {
  const used = new Set<string>();
  const take = (row: number, column: number) => used.add(`${row} ${column}`);
  const cells: Cell[] = new Array(large.length);
  let right = 4;
  large.forEach((tall, i) => {
    if (!tall) return;
    cells[i] = {row: 1, column: right, tall};
    take(1, right);
    take(2, right);
    right--;
  });
  const open: Cell[] = [];
  for (let row = 1; row <= 3; row++)
    for (let column = 1; column <= 4; column++)
      if (!used.has(`${row} ${column}`)) open.push({row, column, tall: false});
  large.forEach((tall, i) => {
    const cell = tall ? undefined : open.shift();
    if (cell) cells[i] = cell;
  });
  return {cells, free: open};
}
