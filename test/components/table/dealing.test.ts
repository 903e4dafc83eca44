/** The question line while all deal together, and what the table says of somebody who was proved to cheat. */
import {expect} from 'chai';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {playing} from '../../support/views/app-views.ts';
import {AppHarness, until} from '../app/harness.ts';

describe('dealing together at a table', () => {
  let app: AppHarness;
  afterEach(() => app.close());

  const base = playing();
  const [own, other] = base.seats.map(({name}) => name);
  const table = (change: Partial<TableView>): TableView => ({
    ...base,
    ...{place: 'network', toAct: [], choices: [], takeBack: {...base.takeBack, asked: null}},
    ...change,
  });
  const dealing = (change: Partial<NonNullable<TableView['dealing']>>): TableView['dealing'] => ({
    ...{kind: 'beacon', seats: [1], passes: null, overdue: false},
    ...change,
  });
  const said = async (change: Partial<TableView>, ...what: string[]) => {
    await app.show({screen: table(change)});
    for (const words of what) await until(() => app.text.includes(words), words);
  };
  const away = base.seats.map(seat =>
    seat.seat === 1 ? {...seat, link: 'away' as const, awaySince: Date.now() - 3 * 60_000 - 5000} : seat,
  );

  it('names whose device is away, for how long, and what happens next', async () => {
    app = await AppHarness.open(table({seats: away, dealing: dealing({overdue: true})}));
    await said({seats: away, dealing: dealing({overdue: true})}, `Waiting for ${other}’s device`);
    expect(app.text).to.include('Away for 3 minutes');
    expect(app.text).to.include(`goes on by itself when ${other} opens the table`);
  });

  it('says who shuffles and how far everybody is, and whose part is late although they are there', async () => {
    app = await AppHarness.open(table({}));
    const live = base.seats.map(seat => (seat.mine ? seat : {...seat, link: 'live' as const}));
    const passes = {done: 1, of: 4};
    await said({seats: live, dealing: dealing({kind: 'shuffle', passes})}, `${other} shuffles`, '2 of 4');
    await said({seats: live, dealing: dealing({kind: 'shuffle', seats: [0], passes})}, 'You shuffle');
    await said(
      {seats: live, dealing: dealing({overdue: true})},
      `Waiting for ${other}’s device`,
      'connected, but has not',
    );
    await said(
      {seats: live, dealing: dealing({seats: [0, 1, 2], overdue: true})},
      'Waiting for the devices of',
    );
    expect(app.text).not.to.include(`devices of ${own}`);
    await said({seats: live, dealing: dealing({kind: 'set-up'})}, 'agree on the deal');
    // Whoever is let in late sees an old board for a while, on which others seem to act.
    for (const toAct of [[], [1]])
      await said(
        {seats: live, toAct, dealing: dealing({kind: 'fetching', seats: []})},
        'The game so far is being fetched',
        'as it stands now',
      );
    await said({seats: live, dealing: dealing({kind: 'failed'})}, 'This game cannot begin', 'a new table');
    await app.tap('New table');
    expect(app.last).to.deep.equal({act: 'goNew'});
  });

  it('a proved cheat is named above the board until the evidence was looked at', async () => {
    app = await AppHarness.open(table({}));
    const blames = [{seat: 1, proof: 'shuffle', code: 'fair/bad-shuffle', evidence: ['AQID']}];
    await said({fairness: {...base.fairness, blames}}, `${other} cheated, and there is proof`);
    await app.tap('See the evidence');
    await until(() => app.text.includes(`${other} “shuffled” the cards`), 'the fairness screen');
    expect(app.text).not.to.include('there is proof');
    const more = [...blames, {...blames[0]!, proof: 'rekey'}];
    await said({fairness: {...base.fairness, blames: more}}, `${other} cheated, and there is proof`);
  });
});
