import {expect} from 'chai';
import type {Scene} from '../../../components/board/painter.ts';
import {inventedTable, MARKED} from '../../../components/gallery/invented-table.ts';
import {settings} from '../../../components/gallery/settings.ts';
import type {RsField} from '../../../components/kit/field.ts';
import type {RsGenericBoard} from '../../../components/table/generic-board.ts';
import {paintPlain} from '../../../components/table/generic-painter.ts';
import {amount, bundle, type Choice, expand, oneOf, someOf, spread} from '../../../src/engine/choice.ts';
import {cards} from '../../../src/engine/kit/shown.ts';
import {game as goofspiel} from '../../../src/games/goofspiel/advised.ts';
import {BUILDINGS, GOODS, ROLES} from '../../../src/games/puerto-rico/types.ts';
import {loadGameText} from '../../../src/games/words.ts';
import {LANGUAGES, type Language} from '../../../src/i18n/language.ts';
import {loadTableWords} from '../../../src/i18n/load.ts';
import type {Act, TableView} from '../../../src/table/seen/view-model.ts';
import {PlayedGame, randomFrom} from '../../support/decisions/played.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {drawn, inside, mount, type Theme} from '../kit/harness.ts';

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

/** Shows a table on the generic board. */
async function show(
  table: TableView,
  {game = '', language = 'en', theme = 'light'}: {game?: string; language?: Language; theme?: Theme} = {},
) {
  sessionStorage.clear();
  const [shell, text] = await Promise.all([
    loadTableWords(language),
    game ? loadGameText(game, language) : Promise.resolve(null),
  ]);
  const sceneOf = (now: TableView): Scene => ({table: now, settings, shell, size: 'phone', staged: null});
  const host = await mount<RsGenericBoard>(paintPlain(text, language, 'invented').board(sceneOf(table)), {
    theme,
  });
  return {
    host,
    async put(differs: Partial<TableView>) {
      host.scene = sceneOf({...host.scene.table, ...differs});
      await drawn(document);
    },
  };
}

const board = async (choices: readonly Choice[], differs: Partial<TableView> = {}) => {
  const {host, put} = await show({...inventedTable(choices), ...differs});
  const acts: Act[] = [];
  host.addEventListener('rs-act', event => acts.push(event.detail));
  const options = () => [...host.shadowRoot!.querySelectorAll<HTMLButtonElement>('[data-choice]')];
  return {
    host,
    acts,
    put,
    options,
    labels: () => options().map(option => option.textContent!.trim()),
    all: (selector: string) => [...host.shadowRoot!.querySelectorAll<HTMLElement>(selector)],
    question: () => inside(host, '[slot=question]').textContent,
    async choose(text: string) {
      const option = options().find(({textContent}) => textContent!.trim() === text);
      if (!option) throw new Error(`no "${text}" among ${options().map(o => o.textContent!.trim())}`);
      option.click();
      await drawn(document);
    },
    async step(slot: number, button: 'plus' | 'minus') {
      const stepper = host.shadowRoot!.querySelectorAll('.stepper')[slot]!;
      const [minus, plus] = stepper.querySelectorAll('rs-button');
      inside((button === 'plus' ? plus : minus)!, 'button').click();
      await drawn(document);
    },
    async confirm() {
      host.confirm();
      await drawn(document);
    },
  };
};

/** Goofspiel, when the first seat decides after so many moves of its own. */
function rounds(moves: number): PlayedGame<unknown> {
  const played = new PlayedGame<unknown>({game: goofspiel, seats: 3, viewer: 0, random: randomFrom('told')});
  played.others();
  for (let i = 0; i < moves; i++) {
    played.step(0);
    played.others();
  }
  return played;
}

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
    const {acts, options, choose, confirm} = await board([
      {type: 'discard', cards: someOf(['tower', 'chapel', 'quarry', 'smithy'], 2, 3)},
    ]);
    await choose('Quarry');
    await confirm();
    expect(acts, 'one is too few').to.have.length(0);
    await choose('Tower');
    await choose('Smithy');
    const open = options().filter(option => option.ariaPressed === 'false');
    expect(open.length === 1 && open.every(({disabled}) => disabled), 'a fourth cannot be taken').to.equal(
      true,
    );
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
    const {host, acts, step, confirm} = await board([{type: 'pay', rum: amount(1, 3)}]);
    await step(0, 'plus');
    await step(0, 'plus');
    await step(0, 'plus');
    expect(inside(host, 'output').textContent).to.equal('3');
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
    const {acts, put, question, choose, confirm} = await board([]);
    expect(question()).to.contain('Bence');
    await put({choices: [{type: 'accept'}, {type: 'decline'}]});
    expect(question()).to.contain('You may, if you like:');
    await choose('Accept');
    await confirm();
    expect(acts).to.deep.equal([{act: 'move', action: {type: 'accept'}}]);
  });

  it('begins the next decision with nothing chosen, also when it offers the same', async () => {
    const {acts, put, choose, confirm} = await board([{type: 'pass'}, {type: 'wait'}]);
    await choose('Pass');
    await put({decision: 7});
    await confirm();
    expect(acts).to.have.length(0);
  });

  it('offers nothing but legal actions in every phase of Puerto Rico', async () => {
    for (const [phase, choices] of Object.entries(PUERTO_RICO)) {
      if (phase === 'mayor') continue;
      const legal = choices.flatMap(choice => [...expand(choice)]).map(action => JSON.stringify(action));
      const {acts, all, options, confirm} = await board(choices);
      // Of each group the first, as long as nothing whole is chosen.
      options()[0]!.click();
      await drawn(document);
      for (const set of all('fieldset'))
        if (!set.querySelector('[aria-pressed=true]') && acts.length === 0) {
          set.querySelector<HTMLElement>('[data-choice]')?.click();
          await drawn(document);
        }
      await confirm();
      expect(acts, phase).to.have.length(1);
      const [act] = acts;
      expect(legal, phase).to.include(JSON.stringify(act?.act === 'move' ? act.action : null));
    }
  });

  it('keeps the draft when the same choices come again, drops it when others come', async () => {
    const {acts, put, choose, confirm} = await board(PUERTO_RICO.builder!);
    await choose('Build');
    await choose('Office');
    await put({choices: structuredClone(PUERTO_RICO.settler!) as Choice[]});
    await confirm();
    expect(acts).to.have.length(0);
    await put({choices: structuredClone(PUERTO_RICO.builder!) as Choice[]});
    await confirm();
    expect(acts).to.deep.equal([{act: 'move', action: {type: 'build', building: 'office'}}]);
  });

  it('sends nothing while a move is on its way', async () => {
    const {acts, put, choose, confirm} = await board([{type: 'pass'}, {type: 'wait'}]);
    await choose('Pass');
    await put({sending: {type: 'pass'}});
    await confirm();
    expect(acts).to.have.length(0);
  });

  it('sends by the second tap, as painted boards do', async () => {
    const {acts, choose} = await board([{type: 'pass'}, {type: 'wait'}]);
    await choose('Pass');
    await choose('Wait');
    expect(acts).to.have.length(0);
    await choose('Wait');
    expect(acts).to.deep.equal([{act: 'move', action: {type: 'wait'}}]);
  });

  it('shows a move out of a hint as chosen, and Escape puts all back', async () => {
    const {host, options} = await board([{type: 'loadHold', slots: spread(2, [1, 2])}, {type: 'pass'}]);
    const pressed = () =>
      options()
        .filter(({ariaPressed}) => ariaPressed === 'true')
        .map(o => o.textContent!.trim());
    host.propose({action: {type: 'loadHold', slots: [1, 1]} as {type: string}, said: 'Load'});
    await drawn(document);
    expect(pressed()).to.deep.equal(['Load hold']);
    expect([...host.shadowRoot!.querySelectorAll('output')].map(o => o.textContent)).to.deep.equal([
      '1',
      '1',
    ]);
    expect(host.quay.ready).to.deep.equal({type: 'loadHold', slots: [1, 1]});
    host.clear();
    await drawn(document);
    expect(pressed()).to.deep.equal([]);
  });

  it('gives long lists a filter', async () => {
    const ports = Array.from({length: 40}, (_, i) => ({type: 'sail', to: `port-${i}`}));
    const {host, labels} = await board(ports);
    expect(labels()).to.have.length(40);
    const field = inside<RsField>(host, 'rs-field');
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

  it('draws what the view marks, and the panel of each person, the own one first', async () => {
    const {host, all} = await board([], {board: MARKED, viewer: 1});
    expect(all('.person header .display').map(head => head.textContent!.trim())).to.deep.equal([
      'Bence you',
      'Dóra',
    ]);
    expect(all('.track b').map(b => b.textContent)).to.deep.equal(['3 / 8', '30 / 45']);
    expect(all('.steps i.done')).to.have.length(3);
    expect(all('.tokens li').map(li => li.textContent!.replace(/\s+/g, ' ').trim())).to.deep.equal([
      '3 Salt',
      '1 Cork',
      '0 Silk',
      '7 Amber',
    ]);
    expect(all('.cards .back')).to.have.length(3);
    expect(all('.grid .whose + .hidden-text').map(whose => whose.textContent)).to.deep.equal([
      'Dóra',
      'Bence',
      'Dóra',
    ]);
    expect(inside(host, 'dl').textContent!.replace(/\s+/g, ' ')).to.contain('Starter Bence');
  });

  it('draws numbers, suits and single letters large, and words small', async () => {
    const names = ['7', '10♠', 'A♥', 'K♠', 'rum', 'maps'];
    const {all} = await board([], {board: {market: cards(names.map(name => ({id: name, name})))}});
    expect(all('.piece .figure').map(name => name.textContent)).to.deep.equal(['7', '10♠', 'A♥', 'K♠']);
    expect(all('.piece .name')).to.have.length(2);
  });

  it('picks from the cards that the view shows for a field; they lie on the quay alone while they are asked', async () => {
    const cards = (where: string, all: (selector: string) => HTMLElement[]) =>
      all(`${where} .piece`).map(piece => piece.textContent!.trim());
    const {acts, all, put, choose, confirm} = await board([{type: 'play', card: oneOf([3, 5, 11])}], {
      board: MARKED,
    });
    expect(cards('rs-quay', all)).to.deep.equal(['3', '5', '8', '11']);
    expect(all('rs-quay .out').map(piece => piece.textContent!.trim())).to.deep.equal(['8']);
    expect(cards('.person:first-child', all)).to.deep.equal([]);
    await choose('11');
    await confirm();
    expect(acts).to.deep.equal([{act: 'move', action: {type: 'play', card: 11}}]);
    await put({choices: [], toAct: [1]});
    expect(cards('.person:first-child', all)).to.deep.equal(['3', '5', '8', '11']);
  });

  it('takes a whole action by the piece that it names, as a game with hidden hands offers them', async () => {
    const {acts, all, labels, choose, confirm} = await board(
      [{type: 'play', card: 3, face: 30}, {type: 'play', card: 11, face: 4}, {type: 'pass'}],
      {board: MARKED},
    );
    expect(labels()).to.deep.equal(['3', '11', 'Pass']);
    expect(all('rs-quay .cards li')).to.have.length(4);
    await choose('11');
    await confirm();
    expect(acts).to.deep.equal([{act: 'move', action: {type: 'play', card: 11, face: 4}}]);
  });

  it('picks from the fields of a grid, and takes words where the view shows no such piece', async () => {
    const grid = await board([{type: 'land', field: oneOf([0, 2])}], {board: MARKED});
    expect(grid.labels()).to.deep.equal(['4', '2']);
    expect(grid.all('rs-quay .grid li')).to.have.length(8);
    const words = await board([{type: 'land', field: oneOf([0, 99])}], {board: MARKED});
    expect(words.labels()).to.deep.equal(['0', '99']);
  });

  for (const language of LANGUAGES)
    it(`says in ${language} what a game names, asks, tells and how it ends`, async () => {
      const text = (await loadGameText('goofspiel', language))!;
      const table: TableView = {
        ...inventedTable([{type: 'bid', card: oneOf([1, 2])}]),
        result: {
          scores: [0, 1].map(seat => ({seat, total: 7 - seat, parts: {won: 7 - seat}, tieBreak: 0})),
          ranking: [[0], [1]],
          decidedBy: 'points',
        },
      };
      const {host, put} = await show(
        {...table, result: null, board: {pile: 8}},
        {game: 'goofspiel', language},
      );
      expect(inside(host, '[slot=question]').textContent).to.equal(text.plain!.asks.bid);
      expect(inside(host, 'dt').textContent).to.equal(text.plain!.names.pile);
      const painting = paintPlain(text, language, 'goofspiel');
      expect(painting.sentence({type: 'took', seat: 1, prizes: [4]} as {type: string}, table)).to.contain(
        'Bence',
      );
      expect(painting.result(table).headline).to.contain('Dóra').and.to.contain('7');
      expect(painting.result(table).tieBreakColumn, 'nothing breaks a tie in it').to.equal('');
      expect(painting.result(table).part('won')).to.equal(text.plain!.names.won);
      expect(painting.about('ties', table)?.title).to.equal(text.help[0]!.pages[2]!.title);
      await put({choices: [], toAct: [1]});
      expect(inside(host, '[slot=question]').textContent).to.contain('Bence');
    });

  for (const language of LANGUAGES)
    it(`tells in ${language} above the question what the last round brought, until the next move`, async () => {
      // Of a view that shows it itself nothing is told there.
      const view = {...rounds(2).view, board: MARKED};
      const {host, put} = await show(view, {game: 'goofspiel', language});
      const text = (await loadGameText('goofspiel', language))!;
      const {sentence} = paintPlain(text, language, 'goofspiel');
      const shown = view.log.flatMap(({events}) => events).findLast(({type}) => type === 'shown')!;
      const told = inside(host, '.told');
      expect(told.textContent).to.contain(sentence(shown, view));
      const {bottom} = told.getBoundingClientRect();
      expect(bottom).to.be.at.most(inside(host, '[slot=question]').getBoundingClientRect().top);
      await put({choices: [], toAct: [1]});
      expect(host.shadowRoot!.querySelector('.told')).to.equal(null);
    });

  for (const theme of ['light', 'dark'] as const)
    for (const language of LANGUAGES)
      it(`is accessible (${theme}, ${language})`, async () => {
        const {host, put} = await show(inventedTable([{type: 'place', slots: spread(2, [1, 2])}]), {
          theme,
          language,
        });
        await accessible(host);
        await put({
          board: MARKED,
          choices: [
            {type: 'play', card: oneOf([3, 5])},
            {type: 'land', field: oneOf([0, 1])},
          ],
        });
        await accessible(host);
      });
});
