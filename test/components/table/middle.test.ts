/** A device in the middle of the room: what it shows, at three sizes, of four games; and what it never has. */
import {expect} from 'chai';
import {comeAlong, recallStance, rememberStance} from '../../../components/board/stance.ts';
import type {Action} from '../../../src/engine/game.ts';
import {listingOf} from '../../../src/games/index.ts';
import {loadText} from '../../../src/i18n/index.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {PlayedGame, randomFrom, SETTINGS} from '../../support/decisions/played.ts';
import {until} from '../../support/screen/drawn.ts';
import {BoardHarness, PHONE, TABLET, WIDE} from '../board-harness.ts';

const GAMES = ['puerto-rico', 'san-juan', 'catan', 'portolano'] as const;
const MOVES = 14;

/** The same game, seen with other eyes. */
async function played(id: string, viewer: number | null, seats = 3): Promise<PlayedGame<unknown>> {
  const game = await listingOf(id)!.advised();
  const table = new PlayedGame<unknown>({game, seats, viewer, random: randomFrom('middle')});
  for (let i = 0; i < MOVES; i++) table.step();
  return table;
}

const seen = ({view}: PlayedGame<unknown>, change: Partial<TableView> = {}): TableView => ({
  ...view,
  tableId: `middle-${view.game}`,
  place: 'network',
  ...change,
});

describe('a device in the middle', () => {
  const table = new BoardHarness<PlayedGame<unknown>, Action>(null);
  before(() => loadText('en'));
  afterEach(() => {
    localStorage.removeItem('rs-stance');
    table.close();
  });

  const open = async (view: TableView, size: typeof PHONE) => {
    Object.assign(table.element, {settings: {...SETTINGS, motion: 'off'}, view});
    document.body.append(table.element);
    await table.resize(size);
    await until(() => table.all('rs-quay, rs-curtain')[0], 'the board');
    await table.settle();
  };
  const choose = async (value: string) => {
    const menu = await until(() => table.within('rs-table-bar', 'rs-menu')[0], 'the menu');
    menu.dispatchEvent(new CustomEvent('rs-choose', {detail: {value}}));
    await table.settle();
  };
  const offered = () =>
    (table.within('rs-table-bar', 'rs-menu')[0] as HTMLElement & {items: {value: string}[]}).items.map(
      ({value}) => value,
    );

  for (const id of GAMES)
    it(`${id}: whose turn it is stands large below the board, and nothing can be decided`, async () => {
      const game = await played(id, null);
      const view = seen(game);
      await open(view, TABLET);
      expect(table.one('rs-quay').hasAttribute('middle')).to.equal(false);
      await choose('middle');
      for (const size of [PHONE, TABLET, WIDE]) {
        await table.resize(size);
        const quay = table.one('rs-quay');
        expect(quay.hasAttribute('middle')).to.equal(true);
        const heading = table.within('rs-quay', 'h2')[0]!;
        const px = Number.parseFloat(getComputedStyle(heading).fontSize);
        expect(px, `${size[0]} px wide`).to.be.at.least(size[0] > 1000 ? 48 : 26);
        expect(table.choices, 'nothing can be chosen').to.have.length(0);
        expect(table.all('[data-hint], [slot=stock]')).to.have.length(0);
        const end = table.element.getBoundingClientRect().bottom;
        expect(quay.getBoundingClientRect().bottom, 'and all of it is in sight').to.be.at.most(end + 1);
      }
      const name = view.seats[view.toAct[0]!]!.name;
      expect(table.question).to.include(name);
    });

  for (const size of [TABLET, [1024, 768]] as const)
    it(`san-juan: the streets of whoever acts fill their panel at ${size.join('x')}, the others are whole`, async () => {
      const view = seen(await played('san-juan', null, 4));
      rememberStance(view.tableId, 'middle');
      await open(view, size);
      const [streets] = table.within('rs-sj-city.full', 'ol');
      const city = table.one('rs-sj-city.full');
      expect(streets!.clientHeight / city.clientHeight).to.be.greaterThan(0.7);
      for (const stock of table.within('rs-sj-opponent', '.stock'))
        expect(stock.scrollWidth, stock.textContent!).to.be.at.most(stock.clientWidth);
    });

  /** Of each game what all of them watch: each seat's own board and what lies between them. */
  const WATCHED = 'rs-pr-roles, rs-pr-ships, rs-pr-house, rs-pr-row, rs-pr-market, rs-pr-opponent';
  for (const size of [[1024, 768], WIDE, TABLET] as const)
    for (const seats of [2, 3, 4, 5])
      it(`puerto-rico: the whole public board of ${seats} is in sight at ${size.join('x')}`, async () => {
        const view = seen(await played('puerto-rico', null, seats));
        rememberStance(view.tableId, 'middle');
        await open(view, size);
        expect(table.all('rs-pr-opponent')).to.have.length(seats);
        // In the bar, or on the land.
        const supplies = table.all('rs-pr-supply').map(supply => supply.getBoundingClientRect());
        expect(supplies.filter(({width}) => width > 0)).to.have.length(1);
        const {top, left, right} = table.one('rs-pr-board').getBoundingClientRect();
        const {top: quay} = table.one('rs-quay').getBoundingClientRect();
        const shown = [
          ...table.all(WATCHED),
          ...table.within('rs-pr-market', 'li'),
          ...table.within('rs-pr-opponent', 'li'),
        ];
        for (const part of [...shown, ...table.within('rs-pr-opponent', '.unit, h3')]) {
          const box = part.getBoundingClientRect();
          const name = `${part.localName}.${part.className} ${part.textContent!.trim().slice(0, 30)}`;
          expect(box.width * box.height, `${name} is drawn`).to.be.greaterThan(0);
          expect(box.bottom, `${name}: below`).to.be.at.most(quay + 0.5);
          expect(box.top, `${name}: above`).to.be.at.least(top - 0.5);
          expect(box.left, `${name}: left`).to.be.at.least(left - 0.5);
          expect(box.right, `${name}: right`).to.be.at.most(right + 0.5);
        }
        for (const panel of table.all('rs-pr-opponent, rs-pr-house, rs-pr-row, rs-pr-market')) {
          const ground = panel.getBoundingClientRect();
          for (const part of panel.shadowRoot!.querySelectorAll('.unit, li, .name, i')) {
            const {right, bottom} = part.getBoundingClientRect();
            expect(right, `${panel.localName}: ${part.textContent}`).to.be.at.most(ground.right + 0.5);
            expect(bottom, `${panel.localName}: ${part.textContent}`).to.be.at.most(ground.bottom + 0.5);
          }
        }
      });

  for (const seats of [2, 3, 4, 5])
    it(`goofspiel: what each of ${seats} holds and has won is in sight on a tablet on its side`, async () => {
      const view = seen(await played('goofspiel', null, seats));
      rememberStance(view.tableId, 'middle');
      await open(view, [1024, 768]);
      const people = table.all('.person');
      expect(people).to.have.length(seats);
      const {top: quay} = table.one('rs-quay').getBoundingClientRect();
      for (const person of people) expect(person.getBoundingClientRect().bottom).to.be.at.most(quay);
      const {right} = table.element.getBoundingClientRect();
      for (const card of table.all('.person .piece'))
        expect(card.getBoundingClientRect().right).to.be.at.most(right);
    });

  it('it stays so for its table after a reload, until it is told otherwise', async () => {
    const view = seen(await played('catan', null));
    rememberStance(view.tableId, 'middle');
    await open(view, TABLET);
    expect(table.one('rs-quay').hasAttribute('middle')).to.equal(true);
    await table.show({...view, tableId: 'another'});
    expect(table.one('rs-quay').hasAttribute('middle'), 'of this table alone').to.equal(false);
    await table.show(view);
    await choose('middle');
    expect(table.one('rs-quay').hasAttribute('middle')).to.equal(false);
  });

  it('who has a seat is never the table, whatever was remembered', async () => {
    const view = seen((await played('san-juan', 0)).others());
    rememberStance(view.tableId, 'middle');
    await open(view, TABLET);
    expect(table.one('rs-quay').hasAttribute('middle')).to.equal(false);
    expect(offered()).not.to.include('middle');
  });

  /** At the device sit the second and the third; the one of them who is to act has said that she is there, or has not yet. */
  const shared = async (viewer: number | null, change: Partial<TableView> = {}) => {
    const view = seen(await played('san-juan', viewer));
    rememberStance(view.tableId, 'middle');
    return {...view, seats: view.seats.map(at => ({...at, mine: at.seat > 0})), ...change};
  };
  const acts = () => {
    const said: string[] = [];
    table.element.addEventListener('rs-act', ({detail: {act}}) => said.push(act));
    return said;
  };

  const cardsInHand = () => table.within('rs-sj-hand', '[data-help^="building:"]');

  it('who has no phone takes it behind the curtain; it is the table again as soon as others decide', async () => {
    const said = acts();
    await open(await shared(null, {curtain: 1, toAct: [1]}), TABLET);
    expect(table.all('rs-curtain')).to.have.length(1);
    expect(table.all('rs-quay')).to.have.length(0);
    await table.show(await shared(1, {toAct: [1]}));
    expect(table.one('rs-quay').hasAttribute('middle')).to.equal(false);
    expect(cardsInHand()).not.to.have.length(0);
    expect(said, 'while she decides it is hers').to.deep.equal([]);
    await table.show(await shared(1, {toAct: [], choices: []}));
    expect(said, 'and while her draw is waited for').to.deep.equal([]);
    await table.show(await shared(1, {toAct: [0], choices: []}));
    expect(said).to.deep.equal(['closeCurtain']);
    await table.show(await shared(null, {toAct: [0], choices: []}));
    expect(table.one('rs-quay').hasAttribute('middle')).to.equal(true);
    expect(cardsInHand()).to.have.length(0);
  });

  it('with one person at it, it is the table again after her move', async () => {
    const said = acts();
    const alone = (view: TableView) => ({
      ...view,
      seats: view.seats.map(at => ({...at, mine: at.seat === 1})),
    });
    await open(alone(await shared(1, {toAct: [1]})), TABLET);
    expect(cardsInHand()).not.to.have.length(0);
    expect(said, 'while she decides it is hers').to.deep.equal([]);
    await table.show(alone(await shared(1, {toAct: [0], choices: []})));
    expect(said).to.deep.equal(['closeCurtain']);
    await table.show(alone(await shared(null, {toAct: [0], choices: []})));
    expect(table.one('rs-quay').hasAttribute('middle')).to.equal(true);
    expect(cardsInHand()).to.have.length(0);
    await choose('middle');
    expect(said, 'and hers again as soon as it is no table any more').to.deep.equal([
      'closeCurtain',
      'closeCurtain',
    ]);
  });

  it('it lies in the middle of the next table as well, to which its people go on', async () => {
    const view = await shared(null, {curtain: null});
    await open(view, TABLET);
    comeAlong({...view, tableId: 'another way'});
    expect(recallStance('another way'), 'nobody has gone on yet').to.equal(null);
    table.element.dispatchEvent(new CustomEvent('rs-act', {detail: {act: 'followRematch'}}));
    comeAlong({game: 'catan', tableId: 'another game'});
    expect(recallStance('another game')).to.equal(null);
    comeAlong({...view, tableId: 'next'});
    expect(recallStance('next')).to.equal('middle');
    comeAlong({...view, tableId: 'after'});
    expect(recallStance('after'), 'once').to.equal(null);
  });

  it('a device that is no table stays with whoever holds it', async () => {
    const said = acts();
    const view = await shared(1, {toAct: [0], choices: []});
    rememberStance(view.tableId, null);
    await open(view, TABLET);
    expect(said).to.deep.equal([]);
  });

  it('no card of any hand stands anywhere in what it draws', async () => {
    const cards = async (viewer: number) => {
      const {board} = await played('san-juan', viewer);
      return (board as {hand: readonly {building: string}[]}).hand.map(({building}) => building);
    };
    const hands = await Promise.all([0, 1, 2].map(cards));
    const game = await played('san-juan', null);
    const known = JSON.stringify([game.board, game.view.log]);
    const secret = [...new Set(hands.flat())].filter(building => !known.includes(`"${building}"`));
    expect(secret, 'some of them nobody has shown').not.to.have.length(0);
    const drawn = () =>
      [...table.all('*')].map(element => `${element.outerHTML} ${element.shadowRoot?.innerHTML}`).join();
    const found = () => secret.filter(building => drawn().includes(`building:${building}`));
    const view = seen(game);
    rememberStance(view.tableId, 'middle');
    for (const size of [PHONE, TABLET, WIDE]) {
      await open(view, size);
      expect(found()).to.have.length(0);
    }
    // And the search would find them: they stand before the eyes of those who hold them.
    const shown = new Set<string>();
    for (const seat of [0, 1, 2]) {
      await table.show(seen(await played('san-juan', seat)));
      for (const building of found()) shown.add(building);
    }
    expect([...shown].sort()).to.deep.equal(secret.sort());
  });

  const PUBLIC = {
    'puerto-rico': 'rs-pr-strip, rs-pr-ships, rs-pr-house, rs-pr-market',
    'san-juan': 'rs-sj-strip, rs-sj-roles',
    catan: 'rs-cat-strip, rs-cat-island',
    portolano: 'rs-port-strip, rs-port-chart',
  } as const;
  const OWN = {
    'puerto-rico': 'rs-pr-island',
    'san-juan': 'rs-sj-hand',
    catan: 'rs-cat-hand',
    portolano: 'rs-port-vessel',
  } as const;
  const watchers = [{key: 'tablet', name: ''}];

  for (const id of GAMES)
    it(`${id}: a phone beside it shows what is its person’s alone, and the whole table at a tap`, async () => {
      // Somebody else is asked.
      const game = (await played(id, 0)).until(
        ({toAct, view: {choices}}) => !toAct.includes(0) && choices.length === 0,
      );
      await open(seen(game, {watchers}), PHONE);
      expect(table.all(PUBLIC[id])).not.to.have.length(0);
      await choose('hand');
      expect(table.all(PUBLIC[id])).to.have.length(0);
      expect(table.all(OWN[id])).not.to.have.length(0);
      await table.tap(table.one('[data-peek]'));
      expect(table.all(PUBLIC[id])).not.to.have.length(0);
      await table.tap(table.one('[data-peek]'));
      expect(table.all(PUBLIC[id])).to.have.length(0);
      // What is asked of its person can be answered there, at each of the next decisions.
      for (let asked = 0; asked < 4 && !game.over; asked++) {
        game.others();
        await table.show(seen(game, {watchers}));
        const able = table.all('[data-choice], [slot=actions]:not([disabled]), [data-answer]');
        expect(able, `${table.question}`).not.to.have.length(0);
        game.step(0);
      }
    });

  it('a hand is offered on phones alone, where there is a device that shows the table', async () => {
    const view = seen(await played('catan', 0));
    await open(view, PHONE);
    expect(offered()).not.to.include('hand');
    await table.show({...view, watchers});
    expect(offered()).to.include('hand');
    await table.resize(WIDE);
    expect(offered()).not.to.include('hand');
  });
});
