/** An action as it goes into the log: with the proofs of the hidden cards that it shows, where all deal together. */
import type {Action, Seat} from '../../engine/game.ts';
import type {Ledger} from './ledger.ts';

export async function withProofs(
  {replay, dealer, chain}: Ledger,
  seat: Seat,
  action: Action,
): Promise<Action> {
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
