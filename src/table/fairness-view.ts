/** What the fairness screen shows, made from one peer's ledger and from what the other devices said. */
import {DrawBook} from './draws.ts';
import type {Ledger} from './ledger.ts';
import type {FairnessView} from './view-model.ts';

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
