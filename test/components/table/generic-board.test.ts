import {expect} from 'chai';
import {html} from 'lit';
import {inventedTable} from '../../../components/gallery/invented-table.ts';
import type {RsField} from '../../../components/kit/field.ts';
import '../../../components/table/generic-board.ts';
import type {RsGenericBoard} from '../../../components/table/generic-board.ts';
import type {RsGenericChoices} from '../../../components/table/generic-choices.ts';
import {amount, bundle, type Choice, expand, oneOf, someOf, spread} from '../../../src/engine/choice.ts';
import {BUILDINGS, GOODS, ROLES} from '../../../src/games/puerto-rico/types.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import type {Act} from '../../../src/table/view-model.ts';
import {accessible} from '../../support/accessible.ts';
import {drawn, inside, mount} from '../kit/harness.ts';

/** Choices as Puerto Rico offers them, phase by phase. */
const PUERTO_RICO: Readonly<Record<string, readonly Choice[]>> = {
  role: [
    {type: 'takeRole', role: oneOf(ROLES.filter(role => role !== 'mayor'))},
    {type: 'takeRole', role: 'mayor', privilegeWorkers: oneOf([0, 1])},
  ],
  settler: [
    {type: 'settle', tile: oneOf(['corn', 'quarry']), takeWorker: oneOf([true, false])},
    {type: 'pass'},
  ],
  mayor: [{type: 'place', slots: spread(3, [2, 0, 1, 3])}],
  builder: [{type: 'build', building: oneOf(BUILDINGS)}, {type: 'pass'}],
  captain: GOODS.flatMap(good => [0, 1, 2].map(ship => ({type: 'load', good, ship}))),
  store: [{type: 'store', kinds: oneOf([['corn'], ['indigo']]), singles: oneOf([['sugar'], []])}],
};

const board = async (choices: readonly Choice[]) => {
  const host = await mount<RsGenericBoard>(
    html`<rs-generic-board .table=${inventedTable(choices)}></rs-generic-board>`,
  );
  const acts: Act[] = [];
  host.addEventListener('rs-act', event => acts.push(event.detail));
  const panel = () => inside<RsGenericChoices>(host, 'rs-generic-choices');
  const labels = () => [...panel().shadowRoot!.querySelectorAll('label')];
  return {
    host,
    acts,
    panel,
    labels: () => labels().map(label => label.textContent.trim()),
    async choose(text: string) {
      const label = labels().find(({textContent}) => textContent.trim() === text);
      if (!label) throw new Error(`no "${text}" among ${labels().map(l => l.textContent.trim())}`);
      label.querySelector('input')!.click();
      await drawn(document);
    },
    async step(slot: number, button: 'plus' | 'minus') {
      const stepper = panel().shadowRoot!.querySelectorAll('.stepper')[slot]!;
      const [minus, plus] = stepper.querySelectorAll('rs-button');
      inside((button === 'plus' ? plus : minus)!, 'button').click();
      await drawn(document);
    },
    async confirm() {
      inside(inside(panel(), '.confirm'), 'button').click();
      await drawn(document);
    },
  };
};

describe('rs-generic-board', () => {
  it('plays a choice without holes: choose, confirm', async () => {
    const {acts, choose, confirm} = await board([{type: 'pass'}, {type: 'dropAnchor', at: 'porto'}]);
    await confirm();
    expect(acts).to.have.length(0);
    await choose('Drop anchor: At Porto');
    await confirm();
    expect(acts).to.deep.equal([{act: 'move', action: {type: 'dropAnchor', at: 'porto'}}]);
  });

  it('fills one of several values', async () => {
    const {acts, choose, confirm} = await board(PUERTO_RICO.builder!);
    await choose('Build');
    await confirm();
    expect(acts).to.have.length(0);
    await choose('Large market');
    await confirm();
    expect(acts).to.deep.equal([{act: 'move', action: {type: 'build', building: 'large-market'}}]);
  });

  it('spreads pieces within the capacities and confirms only the whole sum', async () => {
    const {acts, step, confirm} = await board(PUERTO_RICO.mayor!);
    for (const slot of [0, 0, 0, 1, 3]) await step(slot, 'plus');
    await step(3, 'minus');
    await confirm();
    expect(acts).to.have.length(0);
    await step(2, 'plus');
    await step(3, 'plus');
    await confirm();
    expect(acts).to.deep.equal([{act: 'move', action: {type: 'place', slots: [2, 0, 1, 0]}}]);
  });

  it('takes some of several values, in the order of the offer and no more than may be', async () => {
    const {acts, panel, choose, confirm} = await board([
      {type: 'discard', cards: someOf(['tower', 'chapel', 'quarry', 'smithy'], 2, 3)},
    ]);
    await choose('Quarry');
    await confirm();
    expect(acts, 'one is too few').to.have.length(0);
    await choose('Tower');
    await choose('Smithy');
    const open = [...panel().shadowRoot!.querySelectorAll<HTMLInputElement>('input:not(:checked)')];
    expect(
      open.every(({disabled}) => disabled),
      'a fourth cannot be taken',
    ).to.equal(true);
    await choose('Smithy');
    await confirm();
    expect(acts).to.deep.equal([{act: 'move', action: {type: 'discard', cards: ['tower', 'quarry']}}]);
  });

  it('takes none where none is asked for', async () => {
    const {acts, confirm} = await board([{type: 'sell', goods: someOf([1, 2], 0, 2)}]);
    await confirm();
    expect(acts).to.deep.equal([{act: 'move', action: {type: 'sell', goods: []}}]);
  });

  it('takes an amount between its ends', async () => {
    const {acts, panel, step, confirm} = await board([{type: 'pay', rum: amount(1, 3)}]);
    await step(0, 'plus');
    await step(0, 'plus');
    await step(0, 'plus');
    expect(panel().shadowRoot!.querySelector('output')!.textContent).to.equal('3');
    await step(0, 'minus');
    await confirm();
    expect(acts).to.deep.equal([{act: 'move', action: {type: 'pay', rum: 2}}]);
  });

  it('spreads fewer than all where that is enough', async () => {
    const {acts, step, confirm} = await board([{type: 'move', slots: spread(3, [2, 2], 1)}]);
    await confirm();
    expect(acts).to.have.length(0);
    await step(1, 'plus');
    await confirm();
    expect(acts).to.deep.equal([{act: 'move', action: {type: 'move', slots: [0, 1]}}]);
  });

  it('puts an offer together out of what is given and what is wanted, never both of one kind', async () => {
    const {acts, step, confirm} = await board([{type: 'offer', trade: bundle([2, 1], [3, 3])}]);
    await step(0, 'plus');
    await confirm();
    expect(acts, 'nothing is wanted yet').to.have.length(0);
    await step(2, 'plus');
    await step(3, 'plus');
    await step(3, 'plus');
    await confirm();
    expect(acts).to.deep.equal([{act: 'move', action: {type: 'offer', trade: {give: [1, 0], want: [0, 2]}}}]);
  });

  it('lets a seat act that nobody waits for, and says that it need not', async () => {
    const {host, acts, choose, confirm} = await board([]);
    host.table = {...host.table!, choices: [{type: 'accept'}, {type: 'decline'}]};
    await drawn(document);
    expect(inside(host, '.quay').textContent).to.contain('Bence');
    expect(inside(host, 'rs-generic-choices').shadowRoot!.querySelector('legend')!.textContent).to.equal(
      'You may, if you like:',
    );
    await choose('Accept');
    await confirm();
    expect(acts).to.deep.equal([{act: 'move', action: {type: 'accept'}}]);
  });

  it('begins the next decision with nothing chosen, also when it offers the same', async () => {
    const {host, acts, choose, confirm} = await board([{type: 'pass'}, {type: 'wait'}]);
    await choose('Pass');
    host.table = {...host.table!, decision: 7};
    await drawn(document);
    await confirm();
    expect(acts).to.have.length(0);
  });

  it('offers nothing but legal actions in every phase of Puerto Rico', async () => {
    for (const [phase, choices] of Object.entries(PUERTO_RICO)) {
      if (phase === 'mayor') continue;
      const legal = choices.flatMap(choice => [...expand(choice)]).map(action => JSON.stringify(action));
      const {acts, labels, choose, confirm} = await board(choices);
      if (choices.length > 1) await choose(labels()[0]!);
      for (const set of inside(
        document.querySelector('rs-generic-board')!,
        'rs-generic-choices',
      ).shadowRoot!.querySelectorAll('fieldset'))
        if (!set.querySelector(':checked')) set.querySelector('input')?.click();
      await drawn(document);
      await confirm();
      expect(acts, phase).to.have.length(1);
      const [act] = acts;
      expect(legal, phase).to.include(JSON.stringify(act?.act === 'move' ? act.action : null));
    }
  });

  it('keeps the draft when the same choices come again, drops it when others come', async () => {
    const {host, acts, choose, confirm} = await board(PUERTO_RICO.builder!);
    await choose('Build');
    await choose('Office');
    host.table = inventedTable(structuredClone(PUERTO_RICO.builder!) as Choice[]);
    await drawn(document);
    await confirm();
    expect(acts).to.have.length(1);
    host.table = inventedTable(PUERTO_RICO.settler!);
    await drawn(document);
    await confirm();
    expect(acts).to.have.length(1);
  });

  it('sends nothing while a move is on its way', async () => {
    const {host, acts, choose, confirm} = await board([{type: 'pass'}, {type: 'wait'}]);
    await choose('Pass');
    host.table = {...host.table!, sending: {type: 'pass'}};
    await drawn(document);
    await confirm();
    expect(acts).to.have.length(0);
  });

  it('gives long lists a filter', async () => {
    const ports = Array.from({length: 40}, (_, i) => ({type: 'sail', to: `port-${i}`}));
    const {panel, labels} = await board(ports);
    expect(labels()).to.have.length(40);
    const field = inside<RsField>(panel(), 'rs-field');
    const input = inside<HTMLInputElement>(field, 'input');
    input.value = 'port 39';
    input.dispatchEvent(new InputEvent('input', {bubbles: true, composed: true}));
    await drawn(document);
    expect(labels()).to.deep.equal(['Sail: To Port 39']);
  });

  it('shows the board as headed facts and tables', async () => {
    const {host} = await board([]);
    const headings = [...host.shadowRoot!.querySelectorAll('[role=heading]')].map(h => h.textContent);
    expect(headings).to.include.members(['Harbours', 'You']);
    expect([...host.shadowRoot!.querySelectorAll('th')].map(th => th.textContent)).to.deep.equal([
      'Name',
      'Demand',
      'Open',
    ]);
    expect(inside(host, 'dl').textContent).to.match(/Round\s*3/);
  });

  it('says for whom the table waits', async () => {
    const {host} = await board([]);
    expect(inside(host, '.quay').textContent).to.contain('Bence');
  });

  for (const theme of ['light', 'dark'] as const)
    for (const language of LANGUAGES)
      it(`is accessible (${theme}, ${language})`, async () => {
        const host = await mount<RsGenericBoard>(
          html`<rs-generic-board
            language=${language}
            .table=${inventedTable([{type: 'place', slots: spread(2, [1, 2])}])}
          ></rs-generic-board>`,
          {theme},
        );
        await accessible(host);
      });
});
