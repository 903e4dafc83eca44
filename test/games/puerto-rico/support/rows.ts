/**
 * Table-driven rule tests: `[rule id, what holds, position, moves, want]`. Moves are lines of the notation with the
 * seat in front (`1 settle tile=corn`); `chance 3 0` answers a draw, otherwise the first items are drawn; a last `hold`
 * leaves the draw open. `want` is a part of the look of the state (seats as 0, 1, …), or the code and rule with which
 * the last move is refused.
 */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {IllegalAction} from '../../../../src/engine/illegal.ts';
import {drawFirst as drawFirstOf} from '../../../../src/engine/perft.ts';
import {game} from '../../../../src/games/puerto-rico/full.ts';
import type {PrState} from '../../../../src/games/puerto-rico/state.ts';
import type {PrEvent} from '../../../../src/games/puerto-rico/types.ts';
import {notationOf} from '../../../support/games/notation.ts';
import {pickLike} from '../../../support/games/pick-like.ts';
import {look, type Want} from './look.ts';
import type {Position} from './state.ts';

const notation = notationOf(game);

export type Row = readonly [
  id: string,
  what: string,
  given: Position | (() => PrState),
  moves: readonly string[],
  want: Want | string | ((state: PrState, events: readonly PrEvent[]) => void),
];

/** Draws what was not told: the first items of every list. */
export function drawFirst(state: PrState, events?: PrEvent[]): PrState {
  let now = state;
  for (let ask = game.ask(now); ask; ask = game.ask(now)) {
    now = game.answer(now, drawFirstOf(ask), events);
  }
  return now;
}

/** Folds lines over a state. @throws IllegalAction as the game does, Error for a line that is none */
export function playLines(start: PrState, lines: readonly string[], events?: PrEvent[]): PrState {
  let state = start;
  for (const line of lines) {
    if (line === 'hold') return state;
    const [first, ...rest] = line.split(' ');
    if (first === 'chance') {
      state = game.answer(state, {drawn: [rest.map(Number)]}, events);
      continue;
    }
    state = drawFirst(state, events);
    const action = notation.read(rest.join(' '));
    if (!action) throw new Error(`no such line: ${line}`);
    state = game.apply(state, Number(first), action, events);
  }
  return drawFirst(state, events);
}

function refusalOf(start: PrState, moves: readonly string[]): string {
  const before = playLines(start, moves.slice(0, -1));
  const text = JSON.stringify(before);
  try {
    playLines(before, moves.slice(-1));
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error;
    assert.equal(JSON.stringify(before), text, 'a refusal changes nothing');
    return `${error.code} ${error.rule}`;
  }
  return 'allowed';
}

/** `{0: {…}, pool: 3}` → `{islands: {0: {…}}, pool: 3}`. */
function spelledOut(want: Want): Record<string, unknown> {
  const islands: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(want)) {
    if (/^\d$/.test(key)) islands[key] = part;
    else rest[key] = part;
  }
  return Object.keys(islands).length > 0 ? {...rest, islands} : rest;
}

export function ruleRows(rows: readonly Row[]): void {
  for (const [id, what, given, moves, want] of rows) {
    test(`${id}: ${what}`, () => {
      const start = typeof given === 'function' ? given() : given.state;
      if (typeof want === 'string') {
        assert.equal(refusalOf(start, moves), want);
        return;
      }
      const events: PrEvent[] = [];
      const end = playLines(start, moves, events);
      if (typeof want === 'function') {
        want(end, events);
        return;
      }
      const wanted = spelledOut(want);
      assert.deepEqual(pickLike(look(end), wanted), wanted);
    });
  }
}
