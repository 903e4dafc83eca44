/** Whole games through the painted board, by keys alone, and by taps on a phone; in the short run their last rounds. */
import {expect} from 'chai';
import {type PlayedSanJuan, sanJuan} from '../../support/decisions/san-juan.ts';
import {EVERY} from '../../support/in-turn.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {PHONE, SjHarness, WIDE} from './harness.ts';

/** More decisions than any game takes. */
const MOST = 200;

/** Buildings of whoever has most of them, of the twelve that end a game: where the short run begins to play. */
const BUILT = 9;

/** A game to play, from its beginning in the long run. */
const begun = (seats: number, seed: string): PlayedSanJuan => {
  const played = sanJuan.begin(seats, seed);
  return EVERY ? played : played.until(({board}) => board.players.some(({city}) => city.length >= BUILT));
};

/** Plays until the game is over; `decide` makes one decision of the viewer. */
async function play(table: SjHarness, played: PlayedSanJuan, decide: (n: number) => Promise<void>) {
  const phases = new Set<string>();
  const others = () => {
    while (!played.over && !played.toAct.includes(0)) played.step();
  };
  others();
  await table.show(played.view);
  for (let n = 0; n < MOST && !played.over; n++) {
    const before = table.moves.length;
    const {phase} = played.board;
    await decide(n);
    expect(table.moves.length, `decision ${n}: ${phase}`).to.be.greaterThan(before);
    phases.add(phase);
    others();
    await table.show(played.view);
  }
  expect(played.over).to.equal(true);
  expect(table.one('rs-dialog[open]').querySelector('rs-result')).not.to.equal(null);
  return phases;
}

const isReady = (table: SjHarness): boolean =>
  table.all('[data-primary]').some(primary => !primary.hasAttribute('disabled'));

/** The first card that can be built; in the other decisions the first that is not marked yet. */
const useful = (table: SjHarness): number =>
  table.choices.findIndex(
    card => card.getAttribute('aria-disabled') !== 'true' && card.getAttribute('aria-pressed') !== 'true',
  );

describe('a whole game of San Juan', () => {
  let table: SjHarness | undefined;
  afterEach(() => table?.close());

  it('is played by keys alone', async () => {
    const played = begun(3, 'keys of San Juan');
    table = await SjHarness.open(played, WIDE);
    const phases = await play(table, played, async n => {
      // A role of one's own, each time another one.
      if (played.board.phase === 'pick') await table!.key(String(1 + (n % table!.choices.length)));
      for (let more = 0; more < 6 && !isReady(table!); more++) {
        const next = useful(table!);
        if (next < 0) break;
        if (next < 9) await table!.key(String(next + 1));
        else {
          for (let step = 0; step <= next; step++) await table!.key('ArrowDown');
          await table!.key('Enter');
        }
      }
      // Enter is for the card that has the focus; where nothing can be built, declining is the large button.
      const declines = table!.all('[data-primary][data-key=p]').length > 0;
      await table!.key(isReady(table!) && !declines ? 'Enter' : 'p');
    });
    expect(phases.size).to.be.at.least(5);
  });

  it('is played by taps on a phone, no target is small, and in the long run axe finds nothing in any phase', async () => {
    const played = begun(4, 'taps of San Juan');
    table = await SjHarness.open(played, PHONE);
    const looked = new Set<string>();
    const phases = await play(table, played, async n => {
      for (const target of [...table!.choices, ...table!.all('[data-primary], [data-pass], .coin')]) {
        const {width, height} = target.getBoundingClientRect();
        expect(Math.min(width, height), `${played.board.phase}: ${target.className}`).to.be.at.least(44);
      }
      // Phase by phase it is asked elsewhere, too.
      if (EVERY && !looked.has(played.board.phase)) await accessible(table!.element);
      looked.add(played.board.phase);
      if (played.board.phase === 'pick') await table!.tap(table!.choices[n % table!.choices.length]);
      for (let more = 0; more < 6 && !isReady(table!); more++) {
        const next = useful(table!);
        if (next < 0) break;
        await table!.tap(table!.choices[next]);
      }
      await table!.tap(isReady(table!) ? table!.primary : table!.one('[data-pass]'));
    });
    expect(phases.size).to.be.at.least(5);
  });
});
