/** Everything that was drawn, dealt and shuffled at a table, read off its log: what, for whom, and whose parts made it. */

import {fromBase64url} from '../../base/bytes.ts';
import {type Answer, type Ask, drawnOf, openedOf} from '../../engine/ask.ts';
import type {Folded} from '../../engine/fact.ts';
import type {Seat} from '../../engine/game.ts';
import type {FairPayload} from '../../log/entry.ts';
import type {DrawView, FairnessView, Lot} from '../seen/view-model.ts';
import type {Ledger} from './ledger.ts';

/** Bytes of a share of m points in an opening: seat, points, challenge and response (docs/fair-play.md, "Proofs"). */
const shareBytes = (points: number) => 1 + 32 * points + 64;
/** Name of the request, number of shares. */
const OPENING_HEAD = 33;

/** Whose parts stand in an entry; what holds them together was proved before the entry was taken in. */
export function sendersOf({step, bytes}: FairPayload): Seat[] {
  // Of a part, which may be a pass over a whole deck, only the first byte counts.
  if (step === 'part') return [...(fromBase64url(bytes.slice(0, 4)) ?? [])].slice(0, 1);
  const message = step === 'opening' ? fromBase64url(bytes) : null;
  if (!message || message.length < OPENING_HEAD) return [];
  const count = message[OPENING_HEAD - 1]!;
  // Mostly all give a share of the same cards; where they do not, only the dealing knows where one ends.
  const points = ((message.length - OPENING_HEAD) / count - shareBytes(0)) / 32;
  if (!Number.isInteger(points)) return [];
  return Array.from({length: count}, (_, i) => message[OPENING_HEAD + i * shareBytes(points)]!);
}

/** Reads on where it stopped: a log only grows. */
export class DrawBook {
  readonly #draws: DrawView[] = [];
  #read = 0;
  /** Whose parts came since the last answer. */
  #by = new Set<Seat>();

  /** Oldest first. */
  upTo({replay}: Ledger): readonly DrawView[] {
    const {items} = replay;
    for (; this.#read < items.length; this.#read++) {
      const item = items[this.#read]!;
      const {kind, payload} = item;
      // Proofs and all: what the fold does not read it keeps as it is.
      if (kind === 'dealt') for (const seat of sendersOf(payload as FairPayload)) this.#by.add(seat);
      const answers = answersIn(item);
      if (answers.length === 0) continue;
      const by = [...this.#by].sort((one, other) => one - other);
      this.#draws.push(...item.asks.map((ask, i) => drawOf(item, ask, answers[i]!, by)));
      this.#by = new Set();
    }
    return this.#draws.slice();
  }
}

function answersIn({kind, payload, asks}: Folded): readonly Answer[] {
  if (asks.length === 0) return [];
  // The fold has found that they fit what was asked.
  return kind === 'dealt' ? (payload as {answers: readonly Answer[]}).answers : [payload as Answer];
}

function drawOf({n, events}: Folded, ask: Ask, answer: Answer, by: readonly Seat[]): DrawView {
  const draw = {n, kind: ask.kind, purpose: events[0]?.type ?? '', lots: [], cards: 0, of: null, by};
  switch (ask.kind) {
    case 'beacon':
      return {...draw, lots: lotsOf(ask, drawnOf(answer))};
    case 'shuffle':
      return {
        ...draw,
        cards: ask.inputs.length + ask.mint.length,
        of: ask.by.length === 1 ? ask.by[0]! : null,
      };
    case 'deal':
      return {...draw, cards: ask.handles.length, of: ask.to};
    case 'reveal':
      return {...draw, cards: openedOf(answer).length};
    case 'rekey':
      return {...draw, cards: 1, of: ask.to.length === 1 ? ask.to[0]! : null};
    case 'exclude':
      return {...draw, cards: ask.handles.length, of: ask.by};
    case 'commit':
      return {...draw, of: 'sealed' in answer ? answer.sealed : null};
    case 'disclose':
      return draw;
  }
}

const lotsOf = ({draws}: Extract<Ask, {kind: 'beacon'}>, drawn: readonly (readonly number[])[]): Lot[] =>
  draws.map((draw, i) =>
    draw.kind === 'roll' ? {sides: draw.sides, drawn: drawn[i]!} : {from: draw.from, drawn: drawn[i]!},
  );

/** A book for each ledger: read on with every view, never from the start again. */
const books = new WeakMap<Ledger, DrawBook>();

function bookOf(ledger: Ledger): DrawBook {
  const book = books.get(ledger) ?? new DrawBook();
  books.set(ledger, book);
  return book;
}

export function fairnessView(
  ledger: Ledger,
  around: Pick<FairnessView, 'agree' | 'differ' | 'recheck' | 'strikes' | 'blames'>,
): FairnessView {
  const {chain, replay, firstBad} = ledger;
  const {agree, differ, recheck, strikes, blames} = around;
  return {
    dealer: chain.header.mode === 'local' ? 'device' : chain.header.mode,
    entries: replay.head + 1,
    checked: replay.head + 1,
    digest: replay.digest,
    ...{agree, differ, firstBad},
    draws: bookOf(ledger).upTo(ledger),
    redraws: (ledger.dealer.joint?.redraws ?? []).map(({seq: n, kind, seat}) => ({n, kind, seat})),
    ...{recheck, strikes, blames},
  };
}
