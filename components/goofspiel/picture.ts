/** What Goofspiel looks like: a prize that shines on the table, others to come beside it, and three bids face down. */
import {svg} from 'lit';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';
import type {Shape} from '../../src/table/seen/view-model.ts';
import type {Picture} from '../board/painter.ts';
import {SHAPE_PATHS} from '../kit/mark.ts';
import {box, cut, type Drawing, inset, placed, plane, rays} from '../kit/symbols/draw.ts';
import {drawingOf} from '../kit/symbols/registry.ts';

const rounded = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

const figure = (said: string, x: number, y: number, size: number, fill = 'oncoral'): Drawing =>
  `<text x="${x}" y="${y}" font-family="var(--rs-display)" font-weight="800" font-size="${size}" text-anchor="middle" fill="var(--rs-${fill})" stroke="none">${said}</text>`;

/** A prize, 60 by 84 round the middle of its place. */
const prize = (points: string): Drawing =>
  plane('lamp', rounded(-30, -42, 60, 84, 8)) +
  cut(rounded(-25, -37, 50, 74, 5), 'gold', 2.4) +
  placed(drawingOf('crown') ?? '', -11, -35, 0.69) +
  figure(points, 0, 27, 42);

/** The back of a card, 40 by 56: waves on deep ground. */
const back = (mark = ''): Drawing =>
  plane('quay', rounded(-20, -28, 40, 56, 6)) +
  cut(rounded(-16, -24, 32, 48, 3.5), 'quay2', 2) +
  (mark || cut('M-12-9q4-5 8 0t8 0t8 0M-12 1q4-5 8 0t8 0t8 0M-12 11q4-5 8 0t8 0t8 0', 'onquay2', 2));

const at = (x: number, y: number, turn: number, drawing: Drawing): Drawing =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${drawing}</g>`;

/** A bid that lies face down, with the mark of whose it is. */
const bid = (x: number, y: number, turn: number, shape: Shape): Drawing =>
  at(x, y, turn, back() + placed(plane(`seat-${shape}`, SHAPE_PATHS[shape]), -9, -9, 0.56, 0, 1.6));

const SCENE =
  inset('sky-1', box(-2, -2, 324, 144)) +
  inset('sky-2', rays(160, 52, 260, 16)) +
  plane('hull', 'M-10 150L34 84H286L330 150Z') +
  inset('coral2', 'M34 84H286L290 90H30Z') +
  at(64, 70, -10, back()) +
  at(69, 68, -5, back()) +
  at(74, 66, 1, back()) +
  at(160, 52, 0, prize('9')) +
  bid(104, 112, -11, 'disc') +
  bid(160, 116, 2, 'square') +
  bid(216, 112, 11, 'triangle') +
  at(246, 66, 9, plane('card', rounded(-20, -28, 40, 56, 6)) + figure('4', 0, 10, 30, 'ink'));

export const picture: Picture = {drawing: svg`${unsafeSVG(SCENE)}`, sheets: []};
