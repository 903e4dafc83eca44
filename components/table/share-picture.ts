/** The result as a picture: a poster of 1080 x 1350 px, drawn on a canvas in the day's colours. */

import {gameSymbol} from '../../src/games/words.ts';
import {signed} from '../../src/i18n/plural.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {courseIn, DASHES} from '../board/course-scale.ts';
import {fitted, initialOf, SHAPE_PATHS} from '../kit/mark.ts';
import {DAY} from '../kit/palette.ts';
import {drawingOf} from '../kit/symbols/registry.ts';
import '../kit/symbols/ui.ts';

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 72;
const ROW = 96;
const SEA = 1010;
/** Of a symbol, which is drawn on a grid of 32. */
const EMBLEM = 4.9;

export interface PictureWords {
  readonly game: string;
  readonly headline: string;
  readonly place: (n: number) => string;
}

type Pen = CanvasRenderingContext2D;

const colour = (name: keyof typeof DAY): string => DAY[name];

const font = (weight: number, size: number): string => `${weight} ${size}px Gabarito, system-ui, sans-serif`;

/** @throws Error when the browser gives no canvas, or makes no picture of it */
export async function pictureOf(table: TableView, words: PictureWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  await document.fonts.load(font(800, 60));
  ground(pen, table.game);
  pen.fillStyle = colour('ink');
  pen.font = font(700, 34);
  pen.fillText(words.game, MARGIN, 104);
  pen.font = font(800, 62);
  let y = 180;
  for (const line of broken(pen, words.headline, WIDTH - 2 * MARGIN).slice(0, 2)) {
    pen.fillText(line, MARGIN, y);
    y += 70;
  }
  y = places(pen, table, words, y - 20);
  chart(pen, table, y + 24);
  pen.fillStyle = colour('sail');
  pen.font = font(900, 52);
  pen.fillText('Roadstead', MARGIN, HEIGHT - 60);
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** Sky, sun, sea with its waves: the poster of the start page in a few planes. */
function ground(pen: Pen, game: string): void {
  pen.fillStyle = colour('sand');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colour('coral');
  pen.beginPath();
  pen.arc(WIDTH - 210, SEA + 210, 150, 0, Math.PI * 2);
  pen.fill();
  emblem(pen, game);
  for (const [i, plane] of (['sea2', 'quay2', 'quay'] as const).entries()) {
    pen.fillStyle = colour(plane);
    wave(pen, SEA + 190 + i * 46);
  }
}

/** What stands for the game everywhere, large, half behind the first wave. */
function emblem(pen: Pen, game: string): void {
  const drawing = drawingOf(gameSymbol(game));
  if (!drawing) return;
  const {documentElement} = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`,
    'image/svg+xml',
  );
  pen.save();
  pen.translate(MARGIN + 60, SEA + 52);
  pen.scale(EMBLEM, EMBLEM);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const plane of documentElement.querySelectorAll('path')) {
    const outline = new Path2D(plane.getAttribute('d') ?? '');
    const fill = paintOf(plane.getAttribute('fill'));
    const edge = paintOf(plane.getAttribute('stroke') ?? 'var(--rs-edge)');
    pen.lineWidth = Number(plane.getAttribute('stroke-width') ?? 1.5);
    if (fill) {
      pen.fillStyle = fill;
      pen.fill(outline, plane.getAttribute('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero');
    }
    if (edge) {
      pen.strokeStyle = edge;
      pen.stroke(outline);
    }
  }
  pen.restore();
}

/** The colour of the day that a paint of a symbol names; null for none. */
function paintOf(paint: string | null): string | null {
  if (paint === 'none') return null;
  const name = /^var\(--rs-(.+)\)$/.exec(paint ?? '')?.[1] ?? 'ink';
  return name in DAY ? colour(name as keyof typeof DAY) : colour('ink');
}

function wave(pen: Pen, top: number): void {
  pen.beginPath();
  pen.moveTo(0, HEIGHT);
  for (let x = 0; x <= WIDTH; x += 6) pen.lineTo(x, top + 9 * Math.sin((x + top) / 22));
  pen.lineTo(WIDTH, HEIGHT);
  pen.fill();
}

/** The ranking. @returns where it ends */
function places(pen: Pen, table: TableView, words: PictureWords, from: number): number {
  const {ranking, scores} = table.result!;
  let y = from;
  let place = 1;
  const row = Math.min(ROW, 440 / table.seats.length);
  for (const group of ranking) {
    for (const seat of group) {
      pen.fillStyle = colour(place === 1 ? 'lamp' : 'card');
      pen.beginPath();
      pen.roundRect(MARGIN, y, WIDTH - 2 * MARGIN, row - 12, 16);
      pen.fill();
      const middle = y + (row - 12) / 2;
      const {name, shape} = table.seats[seat]!;
      pen.fillStyle = colour('ink');
      pen.font = font(700, 36);
      pen.fillText(words.place(place), MARGIN + 24, middle + 13);
      mark(pen, shape, name, MARGIN + 100, middle - 24, 48);
      pen.fillStyle = colour('ink');
      pen.font = font(700, 40);
      pen.fillText(broken(pen, name, 560)[0] ?? '', MARGIN + 172, middle + 14);
      pen.font = font(800, 52);
      pen.textAlign = 'right';
      const total = scores.find(score => score.seat === seat)?.total ?? 0;
      pen.fillText(signed(total), WIDTH - MARGIN - 28, middle + 18);
      pen.textAlign = 'left';
      y += row;
    }
    place += group.length;
  }
  return y;
}

function chart(pen: Pen, {course, seats}: TableView, top: number): void {
  if (!course || course.length < 2) return;
  const box = {x: MARGIN, y: top, width: WIDTH - 2 * MARGIN, height: Math.min(420, SEA + 160 - top)};
  pen.fillStyle = colour('card');
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, 20);
  pen.fill();
  const frame = {width: box.width, height: box.height, left: 76, right: 84, top: 34, bottom: 54};
  const {lines, grid, rounds} = courseIn(frame, course, 46);
  pen.save();
  pen.translate(box.x, box.y);
  pen.font = font(600, 26);
  pen.fillStyle = colour('ink2');
  pen.strokeStyle = colour('line');
  pen.lineWidth = 2;
  pen.textAlign = 'right';
  for (const {points, y} of grid) {
    path(pen, [
      {x: frame.left, y},
      {x: frame.width - frame.right, y},
    ]);
    pen.fillText(signed(points), frame.left - 14, y + 9);
  }
  pen.textAlign = 'center';
  for (const {round, x} of rounds) pen.fillText(String(round), x, frame.height - 16);
  pen.textAlign = 'left';
  pen.lineJoin = 'round';
  for (const {seat, points} of lines) {
    pen.strokeStyle = colour(`seat-${seats[seat]!.shape}`);
    pen.lineWidth = 7;
    pen.setLineDash(
      (DASHES[seat] ?? '')
        .split(' ')
        .filter(Boolean)
        .map(each => Number(each) * 2.6),
    );
    path(pen, points);
  }
  pen.setLineDash([]);
  for (const {seat, end} of lines)
    mark(pen, seats[seat]!.shape, seats[seat]!.name, end.x + 16, end.y - 21, 42);
  pen.restore();
}

function path(pen: Pen, points: readonly {readonly x: number; readonly y: number}[]): void {
  pen.beginPath();
  for (const [i, {x, y}] of points.entries()) i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y);
  pen.stroke();
}

function mark(
  pen: Pen,
  shape: keyof typeof SHAPE_PATHS,
  name: string,
  x: number,
  y: number,
  size: number,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 32, size / 32);
  const outline = new Path2D(SHAPE_PATHS[shape]);
  pen.fillStyle = colour(`seat-${shape}`);
  pen.fill(outline);
  pen.strokeStyle = colour('edge');
  pen.lineWidth = 2;
  pen.stroke(outline);
  pen.fillStyle = colour(shape === 'diamond' ? 'seat-ink-diamond' : 'seat-ink');
  pen.font = font(800, fitted(initialOf(name), 15));
  pen.textAlign = 'center';
  pen.fillText(initialOf(name), 16, shape === 'triangle' ? 24 : 21.5);
  pen.restore();
}

/** A text in lines that fit; a single long word is cut. */
function broken(pen: Pen, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map(line => {
    let cut = line;
    while (cut.length > 1 && pen.measureText(cut).width > width) cut = `${cut.slice(0, -2)}…`;
    return cut;
  });
}
