import {expect} from 'chai';
import {catan} from '../../support/decisions/catan.ts';
import {CatHarness, PHONE, WIDE} from './harness.ts';
import {playByKeys, playByTouch} from './whole-game.ts';

describe('whole games of Catan', function () {
  this.timeout(280_000);
  let table: CatHarness;
  afterEach(() => table.close());

  it('is finished by keyboard alone', async () => {
    const played = catan.begin(3, 'by keys').others();
    table = await CatHarness.open(played, WIDE);
    await playByKeys(table);
    expect(played.over).to.equal(true);
    expect(table.one('rs-dialog[open]').querySelector('rs-result')).not.to.equal(null);
  });

  it('is finished by touch at 360x640', async () => {
    const played = catan.begin(4, 'by touch').others();
    table = await CatHarness.open(played, PHONE);
    await playByTouch(table);
    expect(played.over).to.equal(true);
    expect(table.one('rs-dialog[open]').querySelector('rs-result')).not.to.equal(null);
  });
});
