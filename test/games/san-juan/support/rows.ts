/**
 * Table-driven rule tests: `[rule id, what holds, position, moves, want]`. Moves are lines with the seat in front, in
 * names where the notation has handles: `0 build palace over chapel pay 3 goods indigo-plant`, `1 sell sugar-mill`,
 * `0 keep library`, `0 role trader without library`. A local dealer answers every ask. `want` is a part of the look of
 * the table, or the code and rule with which the last move is refused, or a function that looks for itself.
 */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../../../src/base/rng.ts';
import type {HandleId} from '../../../../src/engine/ask.ts';
import {IllegalAction} from '../../../../src/engine/illegal.ts';
import {LocalDealer} from '../../../../src/engine/local-dealer.ts';
import {KIND} from '../../../../src/games/san-juan/data.ts';
import {game} from '../../../../src/games/san-juan/index.ts';
import {brokenLaw} from '../../../../src/games/san-juan/laws.ts';
import {result} from '../../../../src/games/san-juan/scoring.ts';
import type {SjState, Town} from '../../../../src/games/san-juan/state.ts';
import {goodPlaces, priceOf} from '../../../../src/games/san-juan/town.ts';
import {
  BUILDINGS,
  type Building,
  GOODS,
  ROLES,
  type SjAction,
  type SjEvent,
  TILES,
} from '../../../../src/games/san-juan/types.ts';
import {pickLike} from '../../../support/games/pick-like.ts';
import type {Position} from './position.ts';

export type Row = readonly [
  id: string,
  what: string,
  given: Position,
  moves: readonly string[],
  want: Want | string | ((play: Play) => void),
];

/** A table that a test plays on. */
export class Play {
  state: SjState;
  readonly events: SjEvent[] = [];
  readonly dealer: LocalDealer;

  constructor(given: Position) {
    const {state, faces} = given.table;
    assert.equal(brokenLaw(state), null);
    this.state = state;
    const rng = seededRng('rows');
    this.dealer = new LocalDealer(() => rng, faces);
  }

  /** Answers whatever is asked. */
  settle(): void {
    for (let ask = game.ask(this.state); ask; ask = game.ask(this.state)) {
      const answer = this.dealer.answer(ask);
      this.state = game.answer(this.state, answer, this.events);
      this.dealer.learn(ask, answer);
    }
    assert.equal(brokenLaw(this.state), null);
  }

  /** @throws IllegalAction as the game does */
  move(line: string): void {
    const [seat, ...words] = line.split(' ');
    const action = this.read(Number(seat), words);
    const shown = game.openings!(action).filter(({handle}) => handle !== 999);
    assert.ok(this.dealer.proves(shown), line);
    this.state = game.apply(this.state, Number(seat), action, this.events);
    this.settle();
  }

  kind(card: HandleId): number {
    return KIND[this.dealer.all.get(card)!]!;
  }

  names(cards: readonly HandleId[]): Building[] {
    return cards.map(card => BUILDINGS[this.kind(card)]!).sort();
  }

  read(seat: number, [verb, ...words]: readonly string[]): SjAction {
    const town = this.state.towns[seat]!;
    const cards = (of: readonly HandleId[]) => {
      const left = [...of];
      const picked = words.map(word => {
        const at = left.findIndex(card => BUILDINGS[this.kind(card)] === word);
        // A card that is nowhere there: some handle that the game does not know.
        return at < 0 ? 999 : left.splice(at, 1)[0]!;
      });
      return [...of.filter(card => picked.includes(card)), ...picked.filter(card => card === 999)];
    };
    switch (verb) {
      case 'role': {
        const [role, use] = words;
        const type = 'takeRole';
        const known = ROLES.find(each => each === role)!;
        return use ? {type, role: known, useLibrary: use === 'with'} : {type, role: known};
      }
      case 'build':
        return this.build(seat, words);
      case 'produce':
        return {type: 'produce', places: places(town, words, false)};
      case 'sell':
        return {type: 'sell', places: places(town, words, true)};
      case 'draft':
        return {type: 'draft', keep: cards(town.hand)};
      case 'keep':
        return {type: 'keep', cards: cards(this.state.drawn)};
      case 'discard':
        return {type: 'discard', cards: cards(town.hand)};
      case 'tuck':
        return {type: 'tuck', card: cards(town.hand)[0]!};
      case 'take':
        return {type: 'take', card: cards(this.state.mine)[0]!};
      case 'consult':
      case 'mine':
      case 'pass':
        return {type: verb};
      default:
        throw new Error(`no such line: ${verb}`);
    }
  }

  /** `statue over chapel pay 2 goods sugar-mill`; without `pay` the first cards of the hand pay what is due. */
  build(seat: number, words: readonly string[]): SjAction {
    const town = this.state.towns[seat]!;
    const after = (word: string): string[] => {
      const at = words.indexOf(word);
      return at < 0 ? [] : words.slice(at + 1);
    };
    const card = town.hand.find(each => BUILDINGS[this.kind(each)] === words[0]) ?? 999;
    const face = this.dealer.all.get(card) ?? 0;
    const kinds = town.row.map(each => BUILDINGS[KIND[each]!]!);
    const [covered] = after('over');
    const over =
      covered === undefined
        ? -1
        : /^\d+$/.test(covered)
          ? Number(covered)
          : kinds.indexOf(covered as Building);
    const goods = after('goods').map(name => kinds.indexOf(name as Building));
    const price = over < kinds.length ? priceOf(this.state, seat, KIND[face]!, over) : 0;
    const [given] = after('pay');
    const due = given === undefined || given === 'goods' ? price - goods.length : Number(given);
    const pay = given === 'itself' ? [card] : town.hand.filter(each => each !== card).slice(0, due);
    return {type: 'build', card, face, ...(over < 0 ? {} : {over}), pay, goods};
  }

  get look() {
    const {state} = this;
    return {
      phase: state.phase,
      acting: game.toAct(state),
      round: state.round,
      governor: state.governor,
      doubled: state.doubled,
      pile: state.pile.length,
      discards: state.discards.length,
      taken: ROLES.filter((_, role) => state.takenBy[role] !== -1),
      tiles: state.tiles.map(tile => TILES[tile]),
      drawn: this.names(state.drawn),
      mine: this.names(state.mine),
      towns: state.towns.map(town => this.townLook(town)),
      result: result(state),
    };
  }

  townLook(town: Town) {
    return {
      cards: town.hand.length,
      hand: this.names(town.hand),
      city: town.row.map(face => BUILDINGS[KIND[face]!]!),
      covered: town.covered.map(face => BUILDINGS[KIND[face]!]!),
      goods: goodPlaces(town).map(place => GOODS[KIND[town.row[place]!]!]!),
      chapel: town.chapel.length,
    };
  }
}

/** Places by the names of their buildings: each name the first place of it that is full (or empty) and not yet named. */
function places({row, goods}: Town, words: readonly string[], full: boolean): number[] {
  const used = new Set<number>();
  for (const word of words) {
    const fits = (place: number) => BUILDINGS[KIND[row[place]!]!] === word && !used.has(place);
    const all = [...row.keys()].filter(fits);
    used.add(all.find(place => (goods[place] !== -1) === full) ?? all[0] ?? 16);
  }
  return [...used].sort((a, b) => a - b);
}

type Look = Play['look'];
export type Want = {readonly [K in keyof Look]?: unknown} & {
  readonly [seat: number]: {readonly [K in keyof Look['towns'][number]]?: unknown};
};

/** `{0: {…}, pile: 3}` → `{towns: {0: {…}}, pile: 3}`. */
function spelledOut(want: Want): Record<string, unknown> {
  const towns: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(want)) (/^\d$/.test(key) ? towns : rest)[key] = part;
  return Object.keys(towns).length > 0 ? {...rest, towns} : rest;
}

export function ruleRows(rows: readonly Row[]): void {
  for (const [id, what, given, moves, want] of rows) {
    test(`${id}: ${what}`, () => {
      const play = new Play(given);
      if (typeof want === 'string') {
        for (const line of moves.slice(0, -1)) play.move(line);
        const before = JSON.stringify(play.state);
        let refusal = 'allowed';
        try {
          play.move(moves.at(-1)!);
        } catch (error) {
          if (!(error instanceof IllegalAction)) throw error;
          refusal = `${error.code} ${error.rule}`;
          assert.equal(JSON.stringify(play.state), before, 'a refusal changes nothing');
        }
        assert.equal(refusal, want);
        return;
      }
      for (const line of moves) play.move(line);
      if (typeof want === 'function') return want(play);
      const wanted = spelledOut(want);
      assert.deepEqual(pickLike(play.look, wanted), wanted);
    });
  }
}
