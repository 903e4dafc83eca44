/** Who chooses a plan after the others, having bargained for rum (PORT-CARD-2): what the board says and takes meanwhile. */
import {expect} from 'chai';
import {portolano} from '../../support/decisions/portolano.ts';
import {PHONE, PortHarness} from './harness.ts';

describe('a plan that is asked for when the others have sealed', () => {
  let table: PortHarness;
  afterEach(() => table.close());

  it('the board waits for the others, not for oneself, and no tile takes a tap', async () => {
    table = await PortHarness.open(portolano.at('plan'), PHONE);
    expect(table.all('button[data-cell]')).not.to.have.length(0);
    const {view} = table.played!;
    const [own, other] = view.seats.map(({name}) => name);
    await table.show({
      ...view,
      choices: [],
      toAct: [0, 1],
      dealing: {kind: 'commit', seats: [1], passes: null, overdue: false},
    });
    expect(table.question).to.include(other).and.not.to.include(own);
    expect(table.all('button[data-cell]')).to.have.length(0);
  });
});
