/** Answers the requests of a program, one line of JSON for each, in their order. */

import {BadMessage} from '../../base/bad-message.ts';
import {foreign} from '../../base/codes.ts';
import type {Seat} from '../../engine/game.ts';
import {IllegalAction} from '../../engine/illegal.ts';
import {decodeOptions} from '../../engine/options.ts';
import {GAME_LIST, listingOf} from '../../games/index.ts';
import {Match} from './match.ts';
import {DOES, decodeRequest, idOf, type Request} from './requests.ts';

/** Of the protocol: within one number, requests and fields are only added. */
const PROTOCOL = 1;
/** Actions that are listed when nobody says how many. */
const MOST_ACTIONS = 10_000;

type Fields = Readonly<Record<string, unknown>>;
type Refusal = BadMessage | IllegalAction;

export class Driver {
  #match: Match | null = null;

  /** @param line one request. @returns one answer, without the end of the line */
  async answer(line: string): Promise<string> {
    let value: unknown = null;
    try {
      try {
        value = JSON.parse(line);
      } catch {
        throw new BadMessage(foreign('request/bad-json'));
      }
      const fields = await this.#do(decodeRequest(value));
      return JSON.stringify({id: idOf(value), ok: true, ...fields});
    } catch (error) {
      if (error instanceof BadMessage || error instanceof IllegalAction) return refusal(idOf(value), error);
      throw error;
    }
  }

  #do(request: Request): Fields | Promise<Fields> {
    switch (request.do) {
      case 'hello':
        return {
          engine: 'roadstead',
          protocol: PROTOCOL,
          requests: DOES,
          games: GAME_LIST.map(({id}) => id),
        };
      case 'new':
        return this.#begin(request);
      default:
        return this.#ask(this.#open(), request);
    }
  }

  #ask(match: Match, request: Exclude<Request, {do: 'hello' | 'new'}>): Fields | Promise<Fields> {
    switch (request.do) {
      case 'state':
        return {state: match.state};
      case 'turn':
        return turn(match);
      case 'choices':
        return {choices: match.choices(seatOf(match, request.seat))};
      case 'actions': {
        const most = request.most ?? MOST_ACTIONS;
        const actions = match.actions(seatOf(match, request.seat), most + 1);
        return {actions: actions.slice(0, most), more: actions.length > most};
      }
      case 'play':
        match.play(seatOf(match, request.seat), request.action);
        return turn(match);
      case 'chance': {
        const answer = match.answer(request.answer);
        return {answer, ...turn(match)};
      }
      case 'view':
        return {view: match.view(request.seat == null ? null : seatOf(match, request.seat))};
      case 'result':
        return {result: match.result};
      case 'bot': {
        const seat = seatOf(match, request.seat);
        const action = match.advice(request.bot, seat);
        if (!request.play) return {seat, action};
        match.play(seat, action);
        return {seat, action, ...turn(match)};
      }
      case 'undo':
        match.undo();
        return turn(match);
      case 'digest':
        return {digest: match.digest};
      case 'steps':
        return {steps: match.steps.slice(request.from ?? 0)};
      case 'record':
        return this.#record(match, request.names);
    }
  }

  async #record(match: Match, names: readonly string[] | undefined): Promise<Fields> {
    const {seats} = match.setting;
    const all = names ?? Array.from({length: seats}, (_, seat) => `program ${seat + 1}`);
    if (all.length !== seats) throw new BadMessage(foreign('request/bad-field'), {field: 'names'});
    return {record: await match.record(all)};
  }

  async #begin({game: id, seats, options, seed, chance}: Extract<Request, {do: 'new'}>): Promise<Fields> {
    const listing = listingOf(id);
    if (!listing) throw new IllegalAction('engine/other-game', {details: {game: id}});
    const game = await listing.advised();
    if (seats < game.seats.min || seats > game.seats.max)
      throw new IllegalAction('engine/bad-seats', {details: {seats}});
    const chosen = decodeOptions(game.options, options ?? {});
    if (!chosen) throw new IllegalAction('engine/bad-options', {});
    const setting = {game, seats, options: chosen, seed: seed ?? '1', chance: chance ?? 'drawn'};
    this.#match = new Match(setting);
    return {game: id, rules: game.rules, options: chosen, seed: setting.seed, ...turn(this.#match)};
  }

  #open(): Match {
    if (!this.#match) throw new BadMessage(foreign('request/no-game'));
    return this.#match;
  }
}

/** Where the game stands, with every answer that may have changed it. */
const turn = (match: Match): Fields => ({
  step: match.steps.length,
  toAct: match.toAct,
  ask: match.ask,
  over: match.result !== null,
});

/** @throws IllegalAction engine/bad-seats; BadMessage request/nothing-to-decide when none is named and none must act */
function seatOf(match: Match, wanted: Seat | undefined): Seat {
  const seat = wanted ?? match.toAct[0];
  if (seat === undefined) throw new BadMessage(foreign('request/nothing-to-decide'));
  if (seat >= match.setting.seats) throw new IllegalAction('engine/bad-seats', {details: {seat}});
  return seat;
}

function refusal(id: string | number | null, error: Refusal): string {
  const {code, details} = error;
  const [rule, seat] = error instanceof IllegalAction ? [error.rule, error.seat] : [null, null];
  return JSON.stringify({id, ok: false, code, rule, seat, details});
}
