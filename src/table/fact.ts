/** An entry of the log as the fold sees it. */
import {BadMessage} from '../base/bad-message.ts';
import {utf8} from '../base/bytes.ts';
import type {Fact} from '../engine/fact.ts';
import type {Entry} from '../log/entry.ts';

/** @throws BadMessage log/second-header: the header opens the fold */
export function factOf({n, kind, seat, basis, payload, text}: Entry): Fact {
  if (kind === 'header') throw new BadMessage('log/second-header', {n});
  const said = kind === 'action' ? withoutProofs(payload) : payload;
  return {n, kind, seat, basis, payload: said, bytes: utf8(text).length};
}

/** The game's own part of an action: the proofs of the cards that it shows are the dealers'. */
export function withoutProofs(payload: object): object {
  if (!('shows' in payload)) return payload;
  const {shows: _, ...action} = payload;
  return action;
}
