/** Whole games through the painted board, by keys alone, and by taps on a phone; in the short run their second halves. */
import {expect} from 'chai';
import {type PlayedPortolano, portolano} from '../../support/decisions/portolano.ts';
import {EVERY, inTurn} from '../../support/in-turn.ts';
import {PHONE, PortHarness, WIDE} from './harness.ts';

/** More decisions than any game takes. */
const MOST = 260;

/** The round in which about half of a game is played. */
const LATE = 5;

describe('a whole game of Portolano', () => {
  let table: PortHarness | undefined;
  afterEach(() => table?.close());

  /** The others go on, and what they did is looked at. */
  const goOn = async (played: PlayedPortolano) => {
    played.others();
    await table!.show(played.view);
    if (table!.all('[data-film=skip]').length > 0) await table!.key('Enter');
  };

  /** Where the test begins to play. */
  const begun = (seats: number, seed: string): PlayedPortolano => {
    const played = portolano.begin(seats, seed);
    if (!EVERY) played.until(({board}) => board.round >= LATE);
    return played.others();
  };

  /** Both charts, and as many captains as there can be. */
  const SEATS = [3, 5];

  for (const seats of inTurn(SEATS, 0))
    it(`with ${seats} seats is played by keys alone`, async () => {
      const played = begun(seats, 'keys of Portolano');
      table = await PortHarness.open(played, WIDE);
      for (let n = 0; n < MOST && !played.over; n++) {
        const before = table.moves.length;
        const choices = Math.min(table.choices.length, 9);
        if (choices > 0) await table.key(String(1 + (n % choices)));
        await table.key('Enter');
        // Not whole yet: it needs room, or more units. The first of what is left is added, then what declines is pressed.
        for (let more = 0; more < 3 && table.moves.length === before; more++) {
          const [last] = table.choices.slice(-1);
          if (last) await table.press(last);
          if (!table.primary.hasAttribute('disabled')) await table.press(table.primary);
        }
        if (table.moves.length === before) {
          await table.key('Escape');
          const [pass] = table.all('[data-pass]');
          await table.press(pass ?? table.primary);
        }
        expect(table.moves.length, `decision ${n}: ${played.board.phase}`).to.be.greaterThan(before);
        await goOn(played);
      }
      expect(played.over).to.equal(true);
      expect(table.one('rs-dialog[open]').querySelector('rs-result')).not.to.equal(null);
    });

  for (const seats of inTurn(SEATS, 1))
    it(`with ${seats} seats is played by taps at 360x640, and no target is small`, async () => {
      const played = begun(seats, 'taps of Portolano');
      table = await PortHarness.open(played, PHONE);
      for (let n = 0; n < MOST && !played.over; n++) {
        const before = table.moves.length;
        const targets = table.all('button[data-cell], button[data-choice], .chip');
        for (const target of targets) {
          const {width, height} = target.getBoundingClientRect();
          expect(Math.min(width, height), `${played.board.phase}: ${target.className}`).to.be.at.least(44);
        }
        const [first] = targets.slice(n % Math.max(1, targets.length));
        if (!played.board.proposal && first) await table.tap(first);
        if (!table.primary.hasAttribute('disabled')) await table.tap(table.primary);
        for (let more = 0; more < 3 && table.moves.length === before; more++) {
          await table.tap(table.all('button[data-choice]').at(-1) ?? table.all('button[data-cell]')[0]);
          if (!table.primary.hasAttribute('disabled')) await table.tap(table.primary);
        }
        if (table.moves.length === before) {
          if (table.all('[data-clear]').length > 0) await table.tap(table.one('[data-clear]'));
          await table.tap(table.one('[data-pass]'));
        }
        expect(table.moves.length, `decision ${n}: ${played.board.phase}`).to.be.greaterThan(before);
        await goOn(played);
      }
      expect(played.over).to.equal(true);
    });
});
