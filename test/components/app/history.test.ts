/** The finished games of a device: a card for each, and who has won how often. */
import {expect} from 'chai';
import type {FinishedGame} from '../../../src/table/seen/view-model.ts';
import {history, LAST_BOARD} from '../../support/views/app-views.ts';
import {AppHarness, textOf, until} from './harness.ts';

describe('rs-history', () => {
  let app: AppHarness;
  afterEach(() => app.close());

  const card = (at: number): ShadowRoot => app.all('rs-finished')[at]!.shadowRoot!;

  it('a tap on a card opens its game where the table is here, and does nothing where it is not', async () => {
    app = await AppHarness.open(history);
    await app.tap(app.within('rs-finished', 'button.what'));
    expect(app.acts).to.deep.equal([{act: 'open', tableId: 'a'}]);
    expect(card(1).querySelector('button.what')).to.equal(null);
  });

  it('the places stand in the order of the rules, all who share the first one are marked', async () => {
    app = await AppHarness.open(history);
    const places = (at: number) => [...card(at).querySelectorAll('.place')].map(place => textOf(place));
    expect(places(2).map(said => said.split(' ')[0])).to.deep.equal(['Krzysztof', 'Zsófi', 'Dóra', 'Marina']);
    expect(card(3).querySelectorAll('.first')).to.have.length(2);
  });

  it('a game that was ended before its end says how, and names no winner', async () => {
    const early: FinishedGame = {...history.games![0]!, ranking: [], course: [], ended: {without: 1}};
    app = await AppHarness.open({...history, games: [early, {...early, id: 'z', ended: {without: null}}]});
    expect(textOf(card(0)))
      .to.include('Krzysztof did not come back. Nobody has won.')
      .and.not.include('52');
    expect(textOf(card(1))).to.include('Ended together. Nobody has won.');
    expect(card(0).querySelector('.first')).to.equal(null);
    await app.show({screen: {...history, games: [early], people: [{game: 'puerto-rico', people: []}]}});
    expect(app.all('table'), 'no table of nobody').to.have.length(0);
  });

  it('the points over the game are drawn, a line a seat in its colour; a game of before has none', async () => {
    app = await AppHarness.open(history);
    const lines = [...card(0).querySelectorAll<SVGPathElement>('.line')];
    expect(lines.map(line => getComputedStyle(line).stroke)).to.have.length(3);
    expect(new Set(lines.map(line => getComputedStyle(line).stroke)).size).to.equal(3);
    expect(card(1).querySelectorAll('.line')).to.have.length(0);
  });

  it('the rounds are counted as the game counts them; of a game of before, which did not keep them, none is named', async () => {
    app = await AppHarness.open({...history, games: history.games!.filter(({id}) => 'ace'.includes(id))});
    const begins = [0, 1, 2].map(at => card(at).querySelector('.round')?.textContent);
    expect(begins).to.deep.equal(['1', '0', undefined]);
  });

  it('the game has its picture; one that nobody has painted is a whole card without', async () => {
    const unpainted: FinishedGame = {...history.games![1]!, id: 'z', game: 'invented'};
    app = await AppHarness.open({...history, games: [history.games![0]!, unpainted]});
    await until(() => card(0).querySelector('rs-picture')?.shadowRoot?.querySelector('svg'), 'the picture');
    expect(card(1).querySelector('rs-picture')).to.equal(null);
    expect(textOf(card(1))).to.include('41');
  });

  const picture = async (at: number) => {
    const drawn = () => card(at)?.querySelector('rs-picture')?.shadowRoot?.querySelector('svg');
    return (await until(() => (drawn()?.querySelector('*') ? drawn() : null), 'the picture'))!;
  };

  it('a game whose last board was kept shows it, inert, also when its table is gone', async () => {
    const lost = {...history.games![2]!, here: false};
    app = await AppHarness.open({...history, games: [lost]});
    const svg = await picture(0);
    expect(svg.querySelectorAll('.piece').length).to.be.greaterThan(12);
    expect(svg.querySelectorAll('use')).to.have.length(19);
    expect(svg.getAttribute('aria-hidden')).to.equal('true');
    for (const part of svg.querySelectorAll('*'))
      for (const name of ['tabindex', 'role', 'data-help', 'data-spot'])
        expect(part.hasAttribute(name)).to.equal(false);
    expect(svg.querySelectorAll('title')).to.have.length(0);
    // The island is drawn whole: nothing of it is cut off.
    const frame = svg.getBoundingClientRect();
    for (const use of svg.querySelectorAll('use, .piece')) {
      const box = use.getBoundingClientRect();
      expect(box.top, 'top').to.be.at.least(frame.top);
      expect(box.bottom, 'bottom').to.be.at.most(frame.bottom);
    }
  });

  it('what cannot be read as a board is shown as a game of before', async () => {
    const before = {...history.games![0]!, game: 'catan'};
    const other = JSON.stringify({...LAST_BOARD, robber: 19});
    const longer = JSON.stringify({...LAST_BOARD, roads: [...LAST_BOARD.roads, 0]});
    for (const boards of [
      ['{', 'null', '[]', '{}'],
      [other, longer, JSON.stringify({...LAST_BOARD, terrain: ['<b>']}), '"island"'],
    ]) {
      app?.close();
      app = await AppHarness.open({
        ...history,
        games: boards.map((board, i) => ({...before, id: `b${i}`, board})),
      });
      for (const at of boards.keys()) {
        const svg = await picture(at);
        expect(svg.querySelectorAll('use'), boards[at]).to.have.length(0);
        expect(svg.getAttribute('viewBox')).to.equal('0 0 320 140');
      }
    }
  });

  it('what is thrown away is asked by its own name', async () => {
    app = await AppHarness.open(history);
    await app.tap(app.within('rs-finished', 'rs-button', 1));
    expect(app.acts).to.deep.equal([{act: 'forgetGame', id: 'b'}]);
  });

  it('a game whose table is here goes with its table, and only after a question', async () => {
    app = await AppHarness.open(history);
    await app.tap(app.within('rs-finished', 'rs-button', 0));
    expect(app.acts).to.deep.equal([]);
    const question = () => app.all('rs-table-question')[0];
    await until(question, 'the question');
    const yes = await until(() => app.all('rs-button[variant=danger]')[0], 'the button');
    await app.tap(yes);
    expect(app.acts)
      .to.deep.include({act: 'delete', tableId: 'a'})
      .and.deep.include({act: 'forgetGame', id: 'a'});
    await until(() => !question(), 'that it is over');
  });

  it('a table that somebody has named keeps its name', async () => {
    const named = {...history.games![0]!, name: 'Friday evening'};
    app = await AppHarness.open({...history, games: [named]});
    expect(textOf(card(0))).to.include('Friday evening');
  });

  it('a hundred games do not stand in the way of who has won: the newest do, a tap brings more', async () => {
    const games = Array.from({length: 30}, (_, i) => ({...history.games![0]!, id: `g${i}`}));
    app = await AppHarness.open({...history, games});
    expect(app.all('rs-finished')).to.have.length(4);
    await app.tap('Show earlier games');
    expect(app.all('rs-finished')).to.have.length(28);
    await app.tap('Show earlier games');
    expect(app.all('rs-finished')).to.have.length(30);
    expect(app.text).not.to.include('Show earlier games');
  });

  it('wins one after the other are told from two on', async () => {
    app = await AppHarness.open(history);
    expect(app.text).to.include('Krzysztof 3 wins in a row');
    expect(app.text).not.to.include('1 win in a row');
  });
});
