import {expect} from 'chai';
import {inventedTable} from '../../../components/gallery/invented-table.ts';
import type {Problem} from '../../../src/base/problem.ts';
import {type Choice, expand} from '../../../src/engine/choice.ts';
import type {PrAction} from '../../../src/games/puerto-rico/types.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import type {Hint, HintView, Settings} from '../../../src/table/seen/view-model.ts';
import {type PlayedPuertoRico, puertoRico} from '../../support/decisions/puerto-rico.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {PHONE, TableHarness, until} from '../puerto-rico/harness.ts';

const NONE: HintView = {refusal: null, state: 'none', moves: [], trouble: null};
const tried = (games: number, wins: number) => ({games, wins, points: 41});

const hint = (action: PrAction, more: Partial<Hint> = {}): Hint => ({
  action,
  events: [],
  reason: null,
  tried: tried(400, 43),
  ...more,
});
const builder: PrAction = {type: 'takeRole', role: 'builder'};
const HINTS: readonly Hint[] = [
  hint(builder, {
    events: [{type: 'tookRole', seat: 0, role: 'builder', doubloons: 2} as Hint['events'][number]],
    reason: {id: 'canBuild', details: {building: 'hacienda', price: 1, card: 2}},
  }),
  hint({type: 'takeRole', role: 'captain'}, {tried: tried(200, 38)}),
  hint({type: 'takeRole', role: 'trader'}, {tried: tried(3, 0)}),
];

/** The last whole action on offer that is no passing. */
const last = (choices: readonly Choice[]): PrAction =>
  // The choices are those of a table of Puerto Rico.
  choices.flatMap(choice => [...expand(choice)]).findLast(({type}) => type !== 'pass') as PrAction;

describe('a hint', () => {
  let table: TableHarness;
  let view: PlayedPuertoRico;
  const show = async (phase: (typeof puertoRico.names)[number], settings: Partial<Settings> = {}) => {
    view = puertoRico.at(phase);
    table = await TableHarness.open(view, PHONE, settings);
  };
  /** What the app answers. */
  const tell = (told: Partial<HintView>) => table.show({...view.view, hint: {...NONE, ...told}});
  const sheet = () => table.one('rs-hint').shadowRoot!;
  const lines = () =>
    [...sheet().querySelectorAll('li')].map(li => li.innerText.split('\n').map(part => part.trim()));
  const ask = async () => {
    await table.tap(table.one('[data-hint]'));
    await until(() => table.all('rs-hint').length === 1, 'the sheet');
    await table.settle();
  };
  /** What is prepared, as the board would send it. */
  const ready = () => table.board.quay.ready;
  afterEach(() => table.close());

  it('asks the app, says that it thinks, then tells three moves and why', async () => {
    await show('role');
    await ask();
    expect(table.acts).to.deep.equal([{act: 'hint'}]);
    await tell({state: 'thinking'});
    expect(sheet().textContent).to.contain('Playing on from here');
    await tell({state: 'told', moves: HINTS});
    const [best, second, third] = lines();
    expect(best!.join(' ')).to.contain('Take the Builder').and.to.contain('Hacienda for 1 doubloon');
    expect(best!.join(' ')).to.contain('Wins 43 of 100').and.to.contain('second best: 38');
    expect(second!.join(' ')).to.contain('Captain').and.to.contain('Wins 38 of 100');
    expect(third!.join(' '))
      .to.contain('Worth a thought too')
      .and.not.match(/tried|seldom/);
  });

  it('the next move is not called second best if it won more often', async () => {
    await show('role');
    await ask();
    const [best, second, third] = HINTS;
    const more = {...second!, tried: tried(200, 46)};
    await tell({state: 'told', moves: [best!, more, third!]});
    expect(lines()[0]!.join(' ')).to.contain('Wins 43 of 100').and.not.to.contain('second best');
  });

  it('a move that won more often than one before it says that it is less certain, and why', async () => {
    await show('role');
    await ask();
    const [best, second, third] = HINTS;
    const more = {...second!, tried: tried(200, 46)};
    await tell({state: 'told', moves: [best!, more, third!]});
    expect(lines()[1]!.join(' ')).to.contain('less certain: tried 200 times, the first move 400 times');
    await tell({state: 'told', moves: HINTS});
    for (const line of lines()) expect(line.join(' ')).not.to.contain('less certain');
  });

  it('the first move is never run down, however seldom it was tried', async () => {
    await show('role');
    await ask();
    await tell({state: 'told', moves: [{...HINTS[1]!, tried: tried(6, 50)}, HINTS[2]!]});
    expect(lines()[0]!.join(' ')).to.contain('The strong bot would do this.').and.not.to.contain('6 times');
  });

  for (const confirm of [true, false])
    it(`a tap prepares the move and closes; nothing is sent (confirmation ${confirm ? 'on' : 'off'})`, async () => {
      await show('role', {confirm});
      await ask();
      await tell({state: 'told', moves: HINTS});
      await table.tap(sheet().querySelector<HTMLElement>('[data-take="0"]')!);
      expect(table.acts).to.deep.equal([{act: 'hint'}, {act: 'stopHint'}]);
      expect(table.all('rs-hint')).to.have.length(0);
      expect(ready()).to.deep.equal(builder);
      await table.tap(table.primary);
      expect(table.moves).to.deep.equal([builder]);
    });

  for (const phase of ['mayor', 'settler', 'builder', 'store', 'captain'] as const)
    it(`every move of the ${phase} can be prepared whole`, async () => {
      await show(phase);
      const {choices} = view.view;
      const action = last(choices);
      await ask();
      await tell({state: 'told', moves: [hint(action)]});
      await table.tap(sheet().querySelector<HTMLElement>('[data-take="0"]')!);
      expect(ready()).to.deep.equal(action);
    });

  it('closed while it thinks, it is not wanted any more', async () => {
    await show('role');
    await ask();
    await tell({state: 'thinking'});
    const open = table.all('rs-dialog').find(dialog => dialog.hasAttribute('open'))!;
    open.shadowRoot!.querySelector('dialog')!.dispatchEvent(new Event('cancel', {cancelable: true}));
    await table.settle();
    expect(table.acts).to.deep.equal([{act: 'hint'}, {act: 'stopHint'}]);
  });

  it('goes when the decision is over', async () => {
    await show('role');
    await ask();
    await tell({state: 'told', moves: HINTS});
    await table.show({...view.view, decision: view.view.decision + 1});
    expect(table.all('rs-hint')).to.have.length(0);
  });

  it('trouble is told in words, and can be asked again', async () => {
    await show('role');
    await ask();
    await tell({state: 'told', trouble: {code: 'table/no-hint', details: {}}});
    await until(() => sheet().textContent!.includes('No hint could be found'), 'the sentence');
    await table.tap(sheet().querySelector<HTMLElement>('[data-again]')!);
    expect(table.acts).to.deep.equal([{act: 'hint'}, {act: 'hint'}]);
  });

  it('a table without hints has no button, and the menu tells why', async () => {
    await show('role');
    const refusal: Problem = {code: 'table/hints-off', details: {}};
    await tell({refusal});
    expect(table.all('[data-hint]')).to.have.length(0);
    table.element.dispatchEvent(new CustomEvent('rs-panel', {detail: 'hint'}));
    await until(() => table.all('rs-hint').length === 1, 'the sheet');
    await until(() => sheet().textContent!.includes('their own devices'), 'the sentence');
  });

  it('by keyboard: h asks, the sheet has the focus, Enter on a move prepares it', async () => {
    await show('role');
    await table.key('h');
    await until(() => table.all('rs-hint').length === 1, 'the sheet');
    await tell({state: 'told', moves: HINTS});
    const first = sheet().querySelector<HTMLElement>('[data-take="0"]')!;
    first.focus();
    expect(document.activeElement).to.equal(table.element);
    await table.tap(first);
    expect(ready()).to.deep.equal(builder);
  });

  for (const language of LANGUAGES)
    it(`has no accessibility finding (${language})`, async () => {
      await show('role', {language});
      await ask();
      await tell({state: 'told', moves: HINTS});
      await accessible(table.one('rs-hint'));
    });

  it('a move that nothing on the board stands for waits on the quay, in words', async () => {
    await show('builder');
    await ask();
    const passed = {type: 'passed', seat: 0, phase: 'builder'} as Hint['events'][number];
    await tell({state: 'told', moves: [hint({type: 'pass'}, {events: [passed]})]});
    await table.tap(sheet().querySelector<HTMLElement>('[data-take="0"]')!);
    expect(table.one('[slot=sub]').textContent).to.contain('Build nothing this time');
    expect(table.moves).to.have.length(0);
    await table.key('Escape');
    expect(ready()).to.equal(null);
  });

  it('a move that has become impossible does not stay prepared', async () => {
    await show('builder');
    await ask();
    await tell({state: 'told', moves: [hint({type: 'pass'})]});
    await table.tap(sheet().querySelector<HTMLElement>('[data-take="0"]')!);
    expect(ready()).to.deep.equal({type: 'pass'});
    // As where an offer is withdrawn: the decision stays.
    await table.show({...view.view, choices: view.view.choices.filter(({type}) => type !== 'pass')});
    expect(ready()).to.equal(null);
  });

  it('somebody who is asked nothing is told so', async () => {
    await show('role');
    await ask();
    await tell({state: 'told'});
    expect(sheet().textContent).to.contain('Nobody is waiting for you now');
    expect(sheet().querySelectorAll('li')).to.have.length(0);
  });

  it('on the plain board it comes out of the menu, and tells moves in its words', async () => {
    const choices = [{type: 'pass'}];
    table = await TableHarness.open({...inventedTable(choices)});
    table.element.dispatchEvent(new CustomEvent('rs-panel', {detail: 'hint'}));
    await until(() => table.all('rs-hint').length === 1, 'the sheet');
    await table.show({
      ...inventedTable(choices),
      hint: {...NONE, state: 'told', moves: [hint({type: 'pass'}, {tried: null})]},
    });
    expect(lines()[0]!.join(' ')).to.contain('Pass').and.to.contain('The only move');
  });
});
