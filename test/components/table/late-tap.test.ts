/** A second tap that comes late meant the button that stood there before: another question does not take it. */
import {expect} from 'chai';
import {puertoRico} from '../../support/decisions/puerto-rico.ts';
import {until} from '../../support/screen/drawn.ts';
import {HeldClock} from '../../support/screen/held-clock.ts';
import {isHit} from '../../support/screen/hit.ts';
import {LOW, PHONE, TableHarness} from '../puerto-rico/harness.ts';

const reached = (target: HTMLElement): boolean => {
  // The window of the tests is lower than a phone.
  target.scrollIntoView({block: 'nearest'});
  return isHit(target);
};

for (const size of [PHONE, LOW])
  describe(`a late tap at ${size.join('x')}`, () => {
    let table: TableHarness;
    let clock: HeldClock | null = null;
    afterEach(() => {
      clock?.release();
      table.close();
      document.documentElement.dataset.motion = 'off';
    });

    /** Others have moved, their story stands on the quay, and the first seat is asked whether it builds. */
    const staged = async () => {
      const played = puertoRico.begin(4, 'late tap');
      const builds = () => played.toAct.includes(0) && played.board.phase === 'builder';
      while (!builds()) played.step();
      played.step();
      while (played.toAct.includes(0)) played.step();
      table = await TableHarness.open(played.view, size, {motion: 'normal'});
      while (!builds()) played.step();
      table.element.view = played.view;
      await until(() => table.all('[slot=actions][icon=next]').length > 0, 'the stage');
      return played;
    };

    it('the tap that lets the story go does not decline what is asked next', async () => {
      await staged();
      clock = new HeldClock();
      await table.tap(table.one('[slot=actions][icon=next]'));
      expect(reached(table.one('[data-pass]')), 'at once').to.equal(false);
      clock.release();
      await until(() => reached(table.one('[data-pass]')), 'a button that takes taps');
    });

    it('from one decision of others to the next no tap is kept off', async () => {
      const played = puertoRico.begin(4, 'late tap');
      const waits = () => !played.toAct.includes(0);
      let before = played.view;
      for (let waited = false; !waited || !waits(); played.step()) {
        waited = waits();
        before = played.view;
      }
      table = await TableHarness.open(before, size);
      clock = new HeldClock();
      table.element.view = played.view;
      await table.element.updateComplete;
      expect(reached(table.one('[slot=stock]'))).to.equal(true);
    });

    it('the keyboard waits for nothing', async () => {
      await staged();
      await table.tap(table.one('[slot=actions][icon=next]'));
      await table.press(table.one('[data-pass]'));
      expect(table.moves).to.have.length(1);
    });

    it('within one decision every tap counts', async () => {
      await staged();
      await table.tap(table.one('[slot=actions][icon=next]'));
      await until(() => reached(table.one('[data-pass]')), 'a button that takes taps');
      await table.tap(table.choices[0]);
      expect(reached(table.primary)).to.equal(true);
    });
  });
