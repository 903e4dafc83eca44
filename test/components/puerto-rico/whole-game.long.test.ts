/** A whole game with all four expansions: by keys alone, and by touch on a small phone. */
import {expect} from 'chai';
import {type PlayedPuertoRico, puertoRico} from '../../support/decisions/puerto-rico.ts';
import {EVERYTHING} from '../../support/games/expansions.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {PHONE, TableHarness, WIDE} from './harness.ts';

/** More decisions than any game has. */
const MOST = 600;

/** Shows the next decision of the viewer. */
async function onward(table: TableHarness, played: PlayedPuertoRico): Promise<void> {
  played.others();
  await table.show(played.view);
}

describe('a whole game with all expansions', function () {
  this.timeout(900_000);
  let table: TableHarness | undefined;
  afterEach(() => table?.close());

  it('is played by keys alone', async () => {
    const played = puertoRico.begin(3, 'all by keys', 0, EVERYTHING).others();
    table = await TableHarness.open(played, WIDE);
    const phases = new Set<string>();
    for (let turn = 0; turn < MOST && !played.over; turn++) {
      const {phase} = played.board;
      phases.add(phase);
      const before = table.moves.length;
      const wanted = turn % Math.max(1, Math.min(table.choices.length, 9));
      await table.key('Escape');
      for (let i = 0; i < 9 && table.moves.length === before; i++) {
        if (table.choices.length > 0) await table.key(String(1 + ((wanted + i) % 9)));
        await table.key('Enter');
      }
      expect(table.moves.length, `stuck in ${phase}: ${table.question}`).to.be.greaterThan(before);
      await onward(table, played);
    }
    expect(played.over).to.equal(true);
    expect([...phases]).to.include.members(['draft', 'role', 'mayor', 'builder']);
  });

  it('is played by touch at 360x640, every new screen without a finding', async () => {
    const played = puertoRico.begin(3, 'all by touch', 0, EVERYTHING).others();
    table = await TableHarness.open(played, PHONE);
    const seen = new Set<string>();
    for (let turn = 0; turn < MOST && !played.over; turn++) {
      const {phase} = played.board;
      const before = table.moves.length;
      const {choices} = table;
      for (let i = 0; i < Math.max(1, choices.length) && table.moves.length === before; i++) {
        if (choices.length > 0) {
          const target = table.choices[(turn + i) % table.choices.length]!;
          // A finger scrolls there first; nothing may lie over what it wants.
          target.scrollIntoView({block: 'center'});
          expect(target.getBoundingClientRect().width, `${phase}: too small to touch`).to.be.at.least(24);
          await table.tap(target);
        }
        if (!seen.has(phase)) {
          seen.add(phase);
          await accessible(table.element);
        }
        if (table.moves.length === before && !table.primary.hasAttribute('disabled'))
          await table.tap(table.primary);
      }
      expect(table.moves.length, `stuck in ${phase}: ${table.question}`).to.be.greaterThan(before);
      await onward(table, played);
    }
    expect(played.over).to.equal(true);
  });
});
