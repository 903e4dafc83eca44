/** A table's own log once more from the start, as somebody would check it who trusts nobody, this device included. */
import {Chain} from '../log/chain.ts';
import {foldAll} from './check-record.ts';
import type {Ledger} from './ledger.ts';

/** @param verify chain and every signature of these entries; throws at the first that is wrong, which the ledger then tells */
export async function recheck(
  ledger: Ledger,
  verify: (texts: readonly string[]) => Promise<unknown>,
): Promise<'good' | 'bad'> {
  const {texts} = ledger.chain;
  const {digest, game} = ledger.replay;
  try {
    await verify(texts);
    return foldAll(Chain.link(texts), game).digest === digest ? 'good' : 'bad';
  } catch (error) {
    ledger.note(error);
    return 'bad';
  }
}
