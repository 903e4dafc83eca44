/** What a seat of this device decides, as it goes into the log. */
import type {Action, Seat} from '../../engine/game.ts';
import type {Ledger} from './ledger.ts';

export interface Decided {
  readonly kind: 'action' | 'seal';
  readonly seat: Seat;
  readonly payload: object;
}

/** @returns null for a choice that those who deal together bring into the log themselves */
export async function decided(ledger: Ledger, seat: Seat, action: Action): Promise<Decided | null> {
  const {replay, dealer} = ledger;
  const {ask} = replay;
  if (ask?.kind !== 'commit' || !ask.by.includes(seat))
    return {kind: 'action', seat, payload: await withProofs(ledger, seat, action)};
  if (!dealer.joint) return {kind: 'seal', seat, payload: {commitment: await dealer.seal(seat, action)}};
  await dealer.joint.choose(seat, action);
  return null;
}

/** With the proofs of the hidden cards that it shows, where all deal together. */
async function withProofs({replay, dealer, chain}: Ledger, seat: Seat, action: Action): Promise<Action> {
  const parsed = dealer.joint && replay.game.openings ? replay.game.parse(action) : null;
  const shown = parsed ? replay.game.openings!(parsed) : [];
  if (shown.length === 0) return action;
  for (;;) {
    const {n} = chain.head;
    const shows = await dealer.joint!.attach(
      seat,
      shown.map(({handle}) => handle),
    );
    // They hold on the entry that the player sees; when another came between, they are made again.
    if (chain.head.n === n) return shows === '' ? action : ({...action, shows} as Action);
  }
}
