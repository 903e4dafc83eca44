/**
 * The grammar of the symbols, as functions that make SVG text on a 32 grid (live area 1.5 to 30.5): a solid
 * silhouette with one edge, at most one inner cut. Paints are colour tokens, so one drawing serves day, night and quay.
 */
/** SVG markup of one symbol, without the `<svg>` around it. */
export type Drawing = string;

/** A colour token: one of the house (`palette.ts`), or one that the game registers. */
type Paint = string;

const paint = (name: Paint): string => `var(--rs-${name})`;

/** A plane of the silhouette: filled, with the edge. */
export const plane = (fill: Paint, d: string): Drawing => `<path fill="${paint(fill)}" d="${d}"/>`;

/** A plane without an edge: facets, windows, whatever lies inside a silhouette. */
export const inset = (fill: Paint, d: string): Drawing =>
  `<path fill="${paint(fill)}" stroke="none" d="${d}"/>`;

/** An inner cut: a thin line in the edge's colour. */
export const cut = (d: string, stroke: Paint = 'edge', width = 1.6): Drawing =>
  `<path fill="none" stroke="${paint(stroke)}" stroke-width="${width}" d="${d}"/>`;

/** A line that leaves the silhouette: a filled rod with an edge on both sides, so that it survives on dark ground. */
export const rod = (fill: Paint, d: string, width = 2): Drawing =>
  `<path fill="none" stroke-width="${width + 3.2}" d="${d}"/>${cut(d, fill, width)}`;

/** A single-colour plane in the colour of the text (tools, interface icons). */
export const solid = (d: string): Drawing =>
  `<path fill="currentColor" stroke="none" fill-rule="evenodd" d="${d}"/>`;

/** A single-colour line in the colour of the text. */
export const line = (d: string, width = 2.8): Drawing =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" d="${d}"/>`;

/** A drawing set elsewhere: smaller, turned (degrees), with an edge that keeps its weight. */
export const placed = (
  drawing: Drawing,
  x: number,
  y: number,
  scale: number,
  turn = 0,
  edge = 1.2,
): Drawing =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" stroke-width="${edge / scale}">${drawing}</g>`;

/** Path of a circle. */
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Path of a rectangle. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** Path of rays from a point all round it, as many light as dark. */
export function rays(x: number, y: number, r: number, count: number): string {
  const at = (turn: number) =>
    `${(x + r * Math.cos(turn)).toFixed(1)} ${(y + r * Math.sin(turn)).toFixed(1)}`;
  const step = Math.PI / count;
  return Array.from(
    {length: count},
    (_, i) => `M${x} ${y}L${at((2 * i + 0.5) * step)} ${at((2 * i + 1.5) * step)}Z`,
  ).join('');
}
