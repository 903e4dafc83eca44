/** The curtain between two seats of one device: what it tells, what it keeps, and that it opens on every screen. */

import {expect} from 'chai';
import type {Action} from '../../../src/engine/game.ts';
import {BUILDINGS} from '../../../src/games/san-juan/types.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {catan} from '../../support/decisions/catan.ts';
import type {PlayedGame} from '../../support/decisions/played.ts';
import {portolano} from '../../support/decisions/portolano.ts';
import {puertoRico} from '../../support/decisions/puerto-rico.ts';
import {type PlayedSanJuan, sanJuan} from '../../support/decisions/san-juan.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {until} from '../../support/screen/drawn.ts';
import {BoardHarness, LOW, NARROW, opener, PHONE, TABLET, WIDE} from '../board-harness.ts';

class CurtainHarness extends BoardHarness<PlayedGame<unknown>, Action> {
  static readonly open = opener(CurtainHarness);

  get said(): string {
    const [root] = this.all('rs-curtain').map(({shadowRoot}) => shadowRoot!);
    return root!.textContent!.replaceAll(/\s+/g, ' ').trim();
  }

  parts(selector: string): HTMLElement[] {
    return this.within('rs-curtain', selector);
  }
}

/** A builder phase: who chose and the next have built or not, the third is to act, the fourth comes after. */
const building = (seats = 4): PlayedSanJuan =>
  sanJuan
    .find({
      phase: 'builder',
      seats,
      where: ({chooser, players}) => chooser === 0 && players.every(({cards}) => cards > 3),
    })
    .until(({toAct, board: {next}}) => toAct[0] !== 0 && next.length < 2) as PlayedSanJuan;

/** As long as names may be. */
const named = (view: TableView, name: string): TableView => ({
  ...view,
  seats: view.seats.map(seat => ({...seat, name: seat.seat === view.curtain ? name : seat.name})),
});

describe('the curtain', () => {
  let table: CurtainHarness | undefined;
  afterEach(() => {
    table?.close();
    document.documentElement.style.fontSize = '';
  });

  it('names who takes the device, tells what others did, who comes after, and opens with one tap', async () => {
    table = await CurtainHarness.open(building().handed());
    expect(table.parts('h1')[0]!.textContent!.replaceAll(/\s+/g, ' ').trim()).to.equal(
      'Pass the phone to Zsófia',
    );
    expect(table.parts('.moment')[0]!.textContent).to.match(/^San Juan · Round \d+$/);
    expect(table.parts('li').map(line => line.textContent!.trim().split(' ')[0])).to.deep.equal([
      'Dóra',
      'Krzysztof',
    ]);
    expect(table.said).to.contain('Only Zsófia looks now').and.to.contain('Zsófia may build, then Bence.');
    expect(table.primary.textContent!.trim()).to.equal('I am Zsófia, show my cards');
    await table.tap(table.primary);
    expect(table.acts).to.deep.equal([{act: 'openCurtain', seat: 2}]);
  });

  it('tells the same whosever eyes the board is seen with: nothing of a hand', async () => {
    const own = sanJuan
      .begin(4, 'hands', 2)
      .until(({toAct, board}) => toAct[0] === 2 && board.phase === 'builder');
    const handed = own.handed();
    expect((handed.board as {hand: unknown[]}).hand, 'the view of nobody').to.have.length(0);
    table = await CurtainHarness.open(handed);
    const {said} = table;
    const backs = () => table!.within('rs-curtain-poster', '.cards > svg').length;
    expect(backs()).to.equal(Math.min(5, own.board.players[2]!.cards));
    // Were a seat's own view to come here by mistake, none of it would show.
    await table.show({...own.view, curtain: 2});
    expect(table.said).to.equal(said);
    expect(table.all('rs-sj-board, rs-sj-card, rs-sj-hand, rs-table-bar, rs-log-sheet')).to.have.length(0);
    const pictures = table.all('rs-symbol').map(symbol => symbol.getAttribute('name') ?? '');
    expect(pictures.filter(name => BUILDINGS.some(building => name.endsWith(building)))).to.deep.equal([]);
  });

  it('before anything has happened it says no more than whose turn it is', async () => {
    const first = sanJuan.begin(2, 'first');
    table = await CurtainHarness.open({...first.handed(), log: []});
    expect(table.parts('li')).to.have.length(0);
    expect(table.parts('h2')[0]!.textContent).to.match(/^Only .+ looks now$/);
  });

  it('shows backs where hands are hidden cards, and the ship alone elsewhere', async () => {
    const main = catan.at('main').until(({toAct}) => !toAct.includes(0));
    const shown: readonly (readonly [TableView, boolean])[] = [
      [main.handed(), true],
      [portolano.find({phase: 'cards', round: 3}).handed(2), false],
      [puertoRico.at('role').handed(), false],
    ];
    for (const [view, hand] of shown) {
      table?.close();
      table = await CurtainHarness.open(view);
      const {name} = view.seats[view.curtain!]!;
      expect(table.within('rs-curtain-poster', 'rs-ship-at-anchor'), view.game).to.have.length(1);
      expect(table.within('rs-curtain-poster', '.cards > svg').length > 0, view.game).to.equal(hand);
      expect(table.primary.textContent!.trim()).to.equal(
        hand ? `I am ${name}, show my cards` : `I am ${name}`,
      );
    }
  });

  it('on a screen, not a phone, it asks to sit down there, and a game on the plain board has one, too', async () => {
    table = await CurtainHarness.open(building().handed(), WIDE);
    expect(table.parts('h1')[0]!.textContent).to.contain('Hand over to');
    table.element.plain = true;
    await table.show({...building().handed(), tableId: 'plain'});
    await until(() => table!.all('rs-curtain').length > 0, 'the curtain');
    expect(table.parts('li'), 'what happened, in the words of the game').to.have.length(2);
    await table.tap(table.primary);
    expect(table.acts).to.deep.equal([{act: 'openCurtain', seat: 2}]);
  });

  it('takes the focus of whoever plays by keys; a key that is still down does not open it', async () => {
    const played = building();
    table = await CurtainHarness.open(played.view);
    const [before] = table.all('rs-quay, button');
    before!.tabIndex = 0;
    before!.focus();
    await table.show(played.handed());
    const opens = () => table!.parts('rs-button')[0];
    await until(
      () => opens() && (opens()!.getRootNode() as ShadowRoot).activeElement === opens(),
      'the focus',
    );
    const inner = table.primary.shadowRoot!.querySelector('button')!;
    const held = new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat: true,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    expect(inner.dispatchEvent(held), 'not taken').to.equal(false);
    await table.key('Enter');
    expect(table.acts).to.deep.equal([{act: 'openCurtain', seat: 2}]);
  });

  it('the second tap of whoever has just played does not open it', async () => {
    const played = building();
    table = await CurtainHarness.open(played.view);
    table.element.view = played.handed();
    await table.element.updateComplete;
    const reached = () => getComputedStyle(table!.primary).pointerEvents !== 'none';
    expect(reached(), 'at once').to.equal(false);
    await until(reached, 'a button that takes taps');
  });

  for (const theme of ['light', 'dark'] as const)
    it(`has nothing serious or critical: ${theme}`, async () => {
      for (const size of [PHONE, LOW, WIDE]) {
        table?.close();
        table = await CurtainHarness.open(building().handed(), size, {theme});
        await accessible(table.element);
      }
    });

  const sizes = {NARROW, PHONE, LOW, TABLET, WIDE};
  for (const [name, size] of Object.entries(sizes))
    for (const text of [100, 200])
      it(`keeps the way on on the screen, and nothing over it: ${name}, text ${text} %`, async () => {
        document.documentElement.style.fontSize = `${text}%`;
        const views = [building().handed(), named(building().handed(), 'Maksymilian Wojciech')];
        for (const language of LANGUAGES)
          for (const view of views) {
            table?.close();
            table = await CurtainHarness.open(view, size, {language});
            const frame = table.element.getBoundingClientRect();
            const button = table.primary.getBoundingClientRect();
            const where = `${language} ${view.seats[2]!.name}`;
            expect(button.bottom, `${where}: below`).to.be.at.most(frame.bottom + 0.5);
            expect(button.top, `${where}: above`).to.be.at.least(frame.top);
            expect(button.right, `${where}: right`).to.be.at.most(frame.right + 0.5);
            expect(table.element.scrollWidth, `${where}: as wide as it is`).to.be.at.most(frame.width + 0.5);
            const head = table.parts('h1')[0]!.getBoundingClientRect();
            expect(head.height, where).to.be.above(0);
            expect(head.right, `${where}: heading`).to.be.at.most(frame.right);
            if (size !== LOW && size !== WIDE) expect(head.bottom, where).to.be.at.most(button.top);
            const [ship] = table.within('rs-curtain-poster', 'rs-ship-at-anchor');
            const sail = ship!.getBoundingClientRect();
            // Large text may leave it no room.
            if (text === 100) expect(sail.width, `${where}: the ship`).to.be.above(60);
            if (sail.width > 0)
              expect(sail.top, `${where}: the ship below the words`).to.be.at.least(head.bottom);
          }
      });
});
