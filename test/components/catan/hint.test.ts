/** A move out of a hint stands on the island as if it had been put there by hand, and is sent by the next tap. */
import {expect} from 'chai';
import {canonicalJson} from '../../../src/base/json.ts';
import {seededRng} from '../../../src/base/rng.ts';
import {game} from '../../../src/games/catan/advised.ts';
import {catan} from '../../support/decisions/catan.ts';
import {CatHarness, PHONE} from './harness.ts';

const SAID = 'as it stood in the hint';
/** Decisions whose place is lit; the others are said on the quay. */
const SHOWN: readonly string[] = ['foundSettlement', 'foundRoad', 'robber', 'build', 'freeRoad'];

describe('hints on the board of Catan', () => {
  for (const decision of catan.names)
    it(`prepares the move of a hint: ${decision}`, async () => {
      const played = catan.at(decision);
      const choices = played.choicesOf(0);
      if (choices.length === 0) return;
      const table = await CatHarness.open(played, PHONE);
      const {board} = table;
      const action = game.suggest(played.board, choices, seededRng(decision));
      board.propose({action, said: SAID});
      await table.settle();
      const {ready, sub} = board.quay;
      expect(canonicalJson({...ready!})).to.equal(canonicalJson({...action}));
      if (SHOWN.includes(decision)) expect(sub).to.not.equal(SAID, 'the board shows it itself');
      table.close();
    });

  it('brings its place into sight where only another part of the island is shown', async () => {
    const table = await CatHarness.open(catan.at('foundSettlement'), PHONE);
    const {board} = table;
    const island = table.one('rs-cat-island');
    const {spots} = board.model;
    await table.tap(table.one('[data-nearer]'));
    for (const [there, hinted] of [
      [spots.at(-1)!, spots[0]!],
      [spots[0]!, spots.at(-1)!],
    ] as const) {
      board.propose({action: there.change.picked!, said: SAID});
      await table.settle();
      board.propose({action: hinted.change.picked!, said: SAID});
      await table.settle();
      const frame = island.getBoundingClientRect();
      const {left, right, top, bottom} = table.one('.target.picked').getBoundingClientRect();
      const within = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
      expect(within, `${hinted.kind} ${hinted.at}`).to.equal(true);
    }
    table.close();
  });
});
