/** A move out of a hint stands on the board as if it had been put together by hand, and is sent by the next tap. */
import {expect} from 'chai';
import type {RsPortBoard} from '../../../components/portolano/board.ts';
import {canonicalJson} from '../../../src/base/json.ts';
import {seededRng} from '../../../src/base/rng.ts';
import {game} from '../../../src/games/portolano/advised.ts';
import {type Moment, portolano} from '../../support/decisions/portolano.ts';
import {PHONE, PortHarness} from './harness.ts';

/** Decisions that show a move themselves; the others have a button for it, or show it on the quay in words. */
const SHOWN: readonly Moment[] = [
  'pirate',
  'ships',
  'plan',
  'upgrade',
  'goodsTrade',
  'harbour',
  'pay',
  'loot',
  'knight',
];

describe('hints on the board of Portolano', () => {
  for (const moment of SHOWN)
    it(`prepares the move of a hint: ${moment}`, async () => {
      const played = portolano.at(moment);
      const table = await PortHarness.open(played, PHONE);
      const board = table.one('rs-port-board') as RsPortBoard;
      const action = game.suggest(played.board, played.choicesOf(0), seededRng(moment));
      board.propose({action, said: 'as it stood in the hint'});
      await table.settle();
      expect(canonicalJson({...board.quay.ready!})).to.equal(canonicalJson({...action}));
      if (action.type !== 'end')
        expect(board.quay.sub).to.not.equal('as it stood in the hint', 'the board shows it itself');
      await table.tap(table.primary);
      expect(canonicalJson({...table.moves[0]!})).to.equal(canonicalJson({...action}));
      table.close();
    });
});
