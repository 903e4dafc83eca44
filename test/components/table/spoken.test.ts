import {expect} from 'chai';
import {deepFocus} from '../../../components/kit/deep-focus.ts';
import {portolano} from '../../support/decisions/portolano.ts';
import {puertoRico} from '../../support/decisions/puerto-rico.ts';
import {sanJuan} from '../../support/decisions/san-juan.ts';
import {HeldClock} from '../../support/screen/held-clock.ts';
import {PortHarness} from '../portolano/harness.ts';
import {TableHarness, until, WIDE} from '../puerto-rico/harness.ts';
import {SjHarness} from '../san-juan/harness.ts';

describe('what a screen reader is told at the table', () => {
  let table: TableHarness | SjHarness | PortHarness | undefined;
  afterEach(() => table?.close());

  const told = (): string =>
    table!
      .all('.hidden-text[role=status]')
      .map(({textContent}) => textContent ?? '')
      .join(' ');

  it('a table that opens with an own decision asks it', async () => {
    table = await TableHarness.open(puertoRico.at('role'));
    await until(() => told().includes('Your move: Which role do you take?'), 'the question');
  });

  it('moves that follow one another at once are all told, then the turn with its question', async () => {
    const played = puertoRico.at('role');
    played.step();
    played.until(({toAct}) => toAct[0] !== 0);
    table = await TableHarness.open(played, WIDE, {motion: 'normal'});
    const begun = played.view.log.at(-1)!.n;
    const clock = new HeldClock();
    for (let moves = 0; moves < 2 && played.toAct[0] !== 0; moves += 1) {
      played.step();
      await table.show(played.view);
    }
    played.others();
    await table.show(played.view);
    clock.release();
    await until(() => told().includes('Your move: '), 'the turn');
    const events = played.view.log.filter(({n}) => n > begun).flatMap(({events: all}) => all);
    expect(events.length).to.be.greaterThan(1);
    // The staged sentence stands where the question will stand.
    expect(table.question).not.to.equal('');
    expect(told().split('. ').length, told()).to.be.greaterThan(2);
    expect(told()).to.match(/Your move: .+/);
  });

  it('while others decide, focus rests on the quay by its name, not on a sentence that changes', async () => {
    const played = puertoRico.at('role');
    table = await TableHarness.open(played, WIDE);
    table.choices[0]!.focus();
    await table.key('Enter');
    played.step();
    await table.show({...played.view, toAct: [1], choices: []});
    await until(() => deepFocus()?.matches('[role=group]'), 'the quay has the focus');
    expect(deepFocus()!.getAttribute('aria-label')).to.equal('At the table');
  });

  it('a step that is taken back leaves the focus on the question, not on the page', async () => {
    const harness = await PortHarness.open(portolano.at('plan'), WIDE);
    table = harness;
    await harness.tap(harness.all('button[data-cell]')[0]);
    const chip = harness.one('button.chip');
    chip.focus();
    chip.click();
    // The pennants bear the digits, and are no buttons.
    await until(() => deepFocus()?.matches('h2'), 'the question has the focus');
    expect(harness.primary.textContent, 'what cannot be pressed yet says what is missing').to.contain(
      'Choose',
    );
  });

  it('heads of panels are no landmarks: Firefox takes every header in a shadow root for a banner, and leaves it out of names', async () => {
    const banners = (harness: TableHarness | SjHarness) =>
      harness.all('main header:not([role]), main footer:not([role])').map(({outerHTML}) => outerHTML);
    const parts =
      'rs-pr-opponent, rs-sj-opponent, rs-sj-market, rs-cat-rolls, rs-cat-rates, rs-port-stage, rs-dialog';
    const own = (harness: TableHarness | SjHarness) =>
      harness.within(parts, 'header:not([role]), footer:not([role])').map(({outerHTML}) => outerHTML);
    const first = await TableHarness.open(puertoRico.at('role'), WIDE);
    table = first;
    expect([...banners(first), ...own(first)]).to.deep.equal([]);
    first.close();
    const other = await SjHarness.open(sanJuan.view('draft'), WIDE);
    table = other;
    expect(other.all('rs-sj-opponent').length).to.be.greaterThan(0);
    expect([...banners(other), ...own(other)]).to.deep.equal([]);
  });
});
