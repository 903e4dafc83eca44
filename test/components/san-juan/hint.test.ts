/** A move out of a hint is marked as if it had been put together by hand, and is sent by the next tap. */
import {expect} from 'chai';
import type {RsSjBoard} from '../../../components/san-juan/board.ts';
import {canonicalJson} from '../../../src/base/json.ts';
import {seededRng} from '../../../src/base/rng.ts';
import {game} from '../../../src/games/san-juan/advised.ts';
import {sanJuan} from '../../support/decisions/san-juan.ts';
import {PHONE, SjHarness} from './harness.ts';

const SAID = 'as it stood in the hint';
/** A decision that has no mark for it: it is said on the quay. */
const UNMARKED: readonly string[] = ['chapel'];

describe('hints on the board of San Juan', () => {
  for (const decision of sanJuan.names)
    it(`prepares the move of a hint: ${decision}`, async () => {
      const played = sanJuan.at(decision);
      const choices = played.choicesOf(0);
      if (choices.length === 0) return;
      const table = await SjHarness.open(played, PHONE);
      const board = table.one('rs-sj-board') as RsSjBoard;
      const action = game.suggest(played.board, choices, seededRng(decision));
      board.propose({action, said: SAID});
      await table.settle();
      const {ready, sub} = board.quay;
      expect(canonicalJson({...ready!})).to.equal(canonicalJson({...action}));
      if (!UNMARKED.includes(decision)) expect(sub).to.not.equal(SAID, 'the board shows it itself');
      table.close();
    });
});
