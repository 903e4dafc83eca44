import {expect} from 'chai';
import {foreign} from '../../../src/base/codes.ts';
import type {PrView} from '../../../src/games/puerto-rico/types.ts';
import {willMake} from '../../../src/games/puerto-rico/view.ts';
import {puertoRico} from '../../support/decisions/puerto-rico.ts';
import {LOW, PHONE, TableHarness, WIDE} from './harness.ts';

describe('the draft of a decision', () => {
  let table: TableHarness | undefined;
  afterEach(() => table?.close());

  it('survives a new view of the same decision', async () => {
    table = await TableHarness.open(puertoRico.at('role'));
    await table.tap(table.choices[1]);
    await table.show({...table.element.view, waitingSince: 1});
    expect(table.choices[1]!.getAttribute('aria-pressed')).to.equal('true');
  });

  it('survives what another seat does that leaves the decision as it was', async () => {
    table = await TableHarness.open(puertoRico.at('role'));
    await table.tap(table.choices[1]);
    const {view} = table.element;
    const asked = {
      n: view.log.length,
      seat: 1,
      kind: 'table',
      events: [],
      undone: false,
      table: {type: 'askBack', to: 1},
    } as const;
    await table.show({...view, log: [...view.log, asked]});
    expect(table.choices[1]!.getAttribute('aria-pressed')).to.equal('true');
  });

  it('survives turning the phone and a larger window', async () => {
    table = await TableHarness.open(puertoRico.at('role'), PHONE);
    await table.tap(table.choices[1]);
    for (const size of [LOW, WIDE, PHONE]) {
      await table.resize(size);
      expect(table.choices[1]!.getAttribute('aria-pressed')).to.equal('true');
    }
  });

  it('survives a reload', async () => {
    const played = puertoRico.at('mayor');
    table = await TableHarness.open(played);
    const before = table.one('[slot=stock]').textContent;
    await table.tap(table.all('button.whole').find(spot => spot.parentElement!.querySelector('[name=lamp]')));
    const drafted = table.one('[slot=stock]').textContent;
    expect(drafted).not.to.equal(before);
    table.close();
    table = await TableHarness.reopen(played);
    expect(table.one('[slot=stock]').textContent).to.equal(drafted);
  });

  it('is gone with the next decision', async () => {
    const played = puertoRico.at('role');
    table = await TableHarness.open(played);
    await table.tap(table.choices[0]);
    table.close();
    played.step();
    played.others();
    table = await TableHarness.reopen(played);
    expect(table.all('[aria-pressed=true]')).to.have.length(0);
  });

  it('locks the quay while a move is on its way, and says so', async () => {
    const played = puertoRico.at('role');
    table = await TableHarness.open({...played.view, sending: {type: 'takeRole'}});
    expect(table.question).to.equal('Your move is on its way');
    await table.tap(table.primary);
    expect(table.moves).to.have.length(0);
  });

  it('opens the quay again after a refusal, which it shows', async () => {
    const played = puertoRico.at('role');
    table = await TableHarness.open(played.view);
    await table.tap(table.choices[0]);
    await table.tap(table.primary);
    await table.show({...played.view, refusal: {code: foreign('pr/role-taken'), details: {role: 'settler'}}});
    expect(table.one('rs-banner').textContent?.trim()).not.to.equal('');
    await table.tap(table.primary);
    expect(table.moves).to.have.length(2);
  });

  it('shows what the workers as drafted would make', async () => {
    const played = puertoRico.at('mayor');
    table = await TableHarness.open(played);
    expect(table.one('[slot=sub]').textContent).to.contain('Will make');
    await table.tap(table.all('[slot=actions]')[1]);
    expect(table.primary.hasAttribute('disabled')).to.equal(true);
    expect(table.one('[slot=sub]').textContent).to.contain('still to place');
    expect(table.primary.textContent, 'the reason is told once').not.to.contain('still to place');
  });

  it('each worker as drafted says on its tile whether it brings something', async () => {
    // Fewer plantations of a kind than workers in its plant.
    const played = puertoRico.find({
      phase: 'mayor',
      where: ({players}) =>
        players[0]!.city.some(({building}) => building === 'tobacco-storage') &&
        !players[0]!.tiles.some(({tile, count}) => tile === 'tobacco' && count > 0),
    });
    table = await TableHarness.open(played, PHONE);
    const own = played.board.players[0]!;
    const made = willMake(own, played.board.placing!.proposal);
    const signs = table
      .all('.works .sign')
      .flatMap(sign => /^\+(\d+)$/.exec(sign.textContent!.trim())?.[1] ?? []);
    const all = (numbers: readonly unknown[]) => numbers.reduce<number>((sum, n) => sum + Number(n), 0);
    expect(all(signs), 'what leaves the tiles is the harvest').to.equal(all(made));
    const idle = table.all('.cell.idle .whole').map(tile => tile.getAttribute('aria-label'));
    expect(idle.join()).to.contain('Tobacco Storage, brings nothing so');
    await table.tap(table.all('[slot=actions]')[1]);
    expect(table.all('.cell.works, .cell.idle'), 'nobody stands there').to.have.length(0);
  });

  it('says why a tap on an empty slot does nothing while no worker is in hand', async () => {
    const fewer = ({placing, players}: PrView) => placing!.pieces < 12 - players[0]!.freeCountry;
    const played = puertoRico.find({phase: 'mayor', where: fewer});
    table = await TableHarness.open(played);
    await table.tap(table.one('.whole[aria-disabled=true]'));
    expect(table.one('[slot=sub]').textContent).to.contain('Lift a worker');
    await table.tap(table.one('.whole[aria-disabled=false]'));
    expect(table.one('[slot=sub]').textContent).not.to.contain('Lift a worker');
  });

  it('puts the workers back as before', async () => {
    const played = puertoRico.at('mayor');
    table = await TableHarness.open(played);
    await table.tap(table.all('[slot=actions]')[0]);
    expect(table.all('.ringed')).to.have.length(0);
  });

  it('offers that only where there is a before', async () => {
    const offered = () =>
      table!.all('[slot=actions]').some(button => button.textContent!.includes('As before'));
    table = await TableHarness.open(puertoRico.at('mayor'));
    expect(offered()).to.equal(true);
    table.close();
    const first = puertoRico.find({
      phase: 'mayor',
      where: ({placing}) => placing!.before.every(workers => workers === 0),
    });
    table = await TableHarness.open(first);
    expect(offered()).to.equal(false);
  });

  it('rings what the proposal changes', async () => {
    table = await TableHarness.open(puertoRico.at('mayor'));
    expect(table.all('.ringed').length).to.be.greaterThan(0);
  });

  it('sends what rides along as it is set', async () => {
    const played = puertoRico.at('role');
    table = await TableHarness.open(played);
    const mayor = table.choices.find(card => card.textContent!.includes('Mayor'));
    if (!mayor) return;
    await table.tap(mayor);
    await table.tap(table.one('.rider'));
    await table.tap(table.primary);
    expect(table.moves).to.deep.equal([{type: 'takeRole', role: 'mayor', privilegeWorkers: 0}]);
  });
});
