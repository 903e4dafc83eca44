/** Taking back in the real games: what stood before stands again, and never goes back across a draw. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {digest} from '../../src/base/digest.ts';
import type {Action} from '../../src/engine/game.ts';
import {GAME_LIST, loadGame} from '../../src/games/index.ts';
import {EVERY} from '../support/in-turn.ts';
import {OneDevice} from '../support/table/one-device.ts';

/** Positions that are come back to, in each game. */
const TIMES = EVERY ? 50 : 15;
/** Games that are begun at most until there were so many. */
const GAMES = 40;

for (const {id, seats} of GAME_LIST)
  test(`${id}: after each of ${TIMES} take-backs the state is the one that was there; a refusal says why`, async () => {
    const game = (await loadGame(id))!;
    let [times, refusals, moves] = [0, 0, 0];
    for (let seed = 0; seed < GAMES && times < TIMES; seed++) {
      const device = await OneDevice.started(game, seats.min, `take-back ${id} ${seed}`);
      while (!device.over && times < TIMES) {
        await device.step();
        await device.waiting();
        const {replay} = device.session.ledger!;
        const {to, refusal} = device.view.takeBack;
        if (to === null) {
          if (refusal === null) continue;
          assert.match(
            refusal.code,
            /^engine\/(ask-open|drawn-since|nothing-to-take-back|take-backs-spent|game-over)$/,
          );
          if (refusal.code === 'engine/drawn-since') refusals++;
          continue;
        }
        // Not every time: a game has to go on.
        if (device.rng.below(3) > 0) continue;
        const before = digest(replay.stateAt(to));
        const {head} = replay;
        await device.session.act({act: 'takeBack', to});
        await device.until(() => device.session.ledger!.head > head);
        assert.equal(device.session.ledger!.replay.digest, before);
        times++;
      }
      moves += device.session.ledger!.chain.entries.filter(
        ({kind, payload}) => kind === 'action' && (game.openings?.(payload as Action) ?? []).length === 0,
      ).length;
      device.session.close();
    }
    // What is sealed, or shows a hidden card, is never taken back, and some games have nothing else.
    if (moves === 0) return;
    assert.equal(times, TIMES);
    assert.ok(refusals > 0, 'some draw could not be taken back');
  });
