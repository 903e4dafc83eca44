import {expect} from 'chai';
import {deepFocus} from '../../../components/kit/deep-focus.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {puertoRico} from '../../support/decisions/puerto-rico.ts';
import {HeldClock} from '../../support/screen/held-clock.ts';
import {LAPTOP, PHONE, TABLET, TableHarness, until, WIDE} from '../puerto-rico/harness.ts';

describe('the shell of the table', () => {
  let table: TableHarness | undefined;
  afterEach(() => table?.close());

  it('shows nothing of the table behind the curtain, which opens with one tap', async () => {
    const {view} = puertoRico.at('role');
    table = await TableHarness.open({...view, curtain: 2, viewer: null, choices: []});
    expect(table.all('rs-pr-board, rs-table-bar, rs-pr-strip')).to.have.length(0);
    expect(table.one('rs-curtain').shadowRoot!.textContent).to.contain('Zsófia');
    await table.tap(table.primary);
    expect(table.acts).to.deep.equal([{act: 'openCurtain', seat: 2}]);
  });

  it('says for whom it waits and since when', async () => {
    const played = puertoRico.at('role');
    const view: TableView = {...played.view, toAct: [1], choices: [], waitingSince: Date.now() - 180_000};
    table = await TableHarness.open(view);
    expect(table.question).to.contain('Krzysztof');
    expect(table.one('[slot=sub]').textContent).to.contain('3 minutes');
  });

  it('asks whoever must agree to a take-back, and sends the answer', async () => {
    const {view} = puertoRico.at('role');
    const takeBack = {
      ...view.takeBack,
      asked: {by: 1, to: 4, moves: 1, mayAnswer: true, mine: false, waiting: [0]},
    };
    table = await TableHarness.open({...view, takeBack});
    expect(table.one('rs-banner').textContent).to.contain('Krzysztof');
    await table.tap(table.one('[data-agree]'));
    await table.tap(table.one('[data-refuse]'));
    expect(table.acts).to.deep.equal([
      {act: 'answerTakeBack', yes: true},
      {act: 'answerTakeBack', yes: false},
    ]);
  });

  it('says of a take-back to each what it is to them', async () => {
    const {view} = puertoRico.at('role');
    const to = view.log.at(-4)!.n;
    const said = async (by: number, waiting: readonly number[]) => {
      table?.close();
      const asked = {by, to, waiting, moves: 1, mine: by === 0, mayAnswer: waiting.includes(0)};
      table = await TableHarness.open({...view, takeBack: {...view.takeBack, asked}});
      return table.one('rs-banner').textContent!.replaceAll(/\s+/g, ' ').trim();
    };
    expect(await said(0, [1, 3])).to.match(/^You asked .* Waiting for Krzysztof and Bence\./);
    expect(table!.all('[data-agree]')).to.have.length(0);
    expect(await said(1, [0, 2])).to.match(/^Krzysztof asks to take the last move back Refuse Agree$/);
    expect(await said(1, [2])).to.match(/back\. Zsófia decides\.$/);
    expect(await said(1, [2, 3])).to.match(/back\. Zsófia and Bence decide\.$/);
  });

  it('a refused take-back is told to the others until somebody moves', async () => {
    const {view} = puertoRico.at('role');
    const said = async (by: number, log: TableView['log'] = []) => {
      table?.close();
      const n = view.log.at(-1)!.n + 1;
      const answer = {type: 'answerBack', yes: false} as const;
      const refusal = {n, seat: by, kind: 'table' as const, events: [], undone: false, table: answer};
      table = await TableHarness.open({...view, log: [...view.log, refusal, ...log]});
      return table.all('rs-banner').map(banner => banner.textContent?.trim().split('\n')[0]);
    };
    expect(await said(1)).to.deep.equal(['Krzysztof does not agree to taking it back.']);
    expect(await said(0), 'who refused knows it').to.deep.equal([]);
    expect(await said(1, [{...view.log.at(-1)!, n: view.log.at(-1)!.n + 2}])).to.deep.equal([]);
  });

  it('a take-back that all have agreed to is told to everybody until somebody moves', async () => {
    const {view} = puertoRico.at('role');
    const last = view.log.at(-1)!;
    const to = last.n - 2;
    const entry = {kind: 'table' as const, events: [], undone: false};
    const said = async (by: number, more: TableView['log'] = []) => {
      table?.close();
      const log = view.log.map(item =>
        item.n > to ? {...item, kind: 'action' as const, undone: true} : item,
      );
      const ask = {...entry, n: last.n + 1, seat: by, table: {type: 'askBack', to} as const};
      const yes = {...entry, n: last.n + 2, seat: 2, table: {type: 'answerBack', yes: true} as const};
      table = await TableHarness.open({...view, log: [...log, ask, yes, ...more]});
      return table.all('rs-banner').map(banner => banner.textContent?.trim());
    };
    expect(await said(1)).to.deep.equal(['Agreed: Krzysztof takes the last 2 moves back.']);
    expect(await said(0), 'who asked is told as well').to.have.length(1);
    expect(await said(1, [{...last, n: last.n + 3}])).to.deep.equal([]);
  });

  it('no line of the bar begins or ends with the dot between its parts', async () => {
    const {view} = puertoRico.at('builder');
    table = await TableHarness.open(view, PHONE);
    const line = table.one('rs-table-bar').shadowRoot!.querySelector<HTMLElement>('.line')!;
    line.style.maxWidth = '5em';
    const [first, second] = line.querySelectorAll<HTMLElement>('.part');
    expect(second!.offsetTop).to.be.above(first!.offsetTop);
    expect(line.textContent).not.to.include('·');
    const [dot, start] = [second!.getBoundingClientRect().left, line.getBoundingClientRect().left];
    // What is drawn before the part lies in the margin that is cut off.
    expect(dot).to.equal(start);
    expect(getComputedStyle(line).clipPath).to.match(/^inset\(0px 0px 0px [\d.]+px\)$/);
  });

  it('a trial table says in its bar that it is one, and what that means', async () => {
    const {view} = puertoRico.at('role');
    for (const size of [PHONE, WIDE]) {
      table?.close();
      table = await TableHarness.open(view, size);
      expect(table.all('.trial')).to.have.length(0);
      await table.show({...view, trial: true});
      expect(table.one('.trial').textContent).to.contain('Trial');
      await table.tap(table.one('.trial'));
      expect(table.one('rs-dialog[open]').textContent).to.contain('private copy');
    }
  });

  it('shows the state of a shaky link beside the name', async () => {
    const {view} = puertoRico.at('role');
    const seats = view.seats.map(seat => (seat.seat === 1 ? {...seat, link: 'away' as const} : seat));
    for (const size of [PHONE, WIDE]) {
      table?.close();
      table = await TableHarness.open({...view, seats}, size);
      expect(table.all('rs-symbol[label=away], rs-symbol.link').length).to.equal(1);
    }
  });

  it('opens the result by itself at the end, with every source and the total', async () => {
    table = await TableHarness.open(puertoRico.find({phase: 'over'}));
    await until(() => table!.within('rs-result', 'tfoot').length > 0, 'the result');
    const totals = table.within('rs-result', 'tfoot tr:first-child td').map(cell => Number(cell.textContent));
    const {scores, ranking} = table.element.view.result!;
    expect(totals).to.deep.equal(ranking.flat().map(seat => scores[seat]!.total));
  });

  it('names the trigger in the last round', async () => {
    const {view} = puertoRico.at('role');
    const board = {...(view.board as object), endFlags: ['city']};
    table = await TableHarness.open({...view, board});
    expect(table.one('rs-banner[tone=last]').textContent).to.contain('city is full');
  });

  it('leaves the whole table in the frame of a laptop in the last round', async () => {
    const {view} = puertoRico.at('role');
    const board = {...(view.board as object), endFlags: ['points', 'workers']};
    table = await TableHarness.open({...view, board}, LAPTOP);
    for (const part of table.all('.middle, .east, .west'))
      expect(part.scrollHeight, part.className).to.be.at.most(part.clientHeight + 1);
  });

  it('a trial game out of the log comes without the log over it', async () => {
    table = await TableHarness.open(puertoRico.at('role'), PHONE);
    table.element.dispatchEvent(new CustomEvent('rs-panel', {detail: 'log'}));
    await until(() => table!.all('rs-log-sheet').length === 1, 'the log');
    table.element.view = {...table.element.view, tableId: 'trial', trial: true};
    await until(() => table!.all('rs-log-sheet').length === 0, 'the trial game');
  });

  it('reports who got what when a phase has ended', async () => {
    const played = puertoRico.begin(4, 'report');
    table = await TableHarness.open(played);
    for (let moves = 0; moves < 300 && !played.over; moves++) {
      played.step();
      await table.show(played.view);
      if (table.all('.report').length > 0) break;
    }
    expect(table.one('.report').textContent).to.match(/harvest|sold|shipped/i);
    await until(
      () =>
        table!.one('.report').getBoundingClientRect().bottom <=
        innerHeight - table!.one('rs-quay').offsetHeight,
      'the report above the quay',
    );
    await table.tap(table.one('.report rs-button'));
    expect(table.all('.report')).to.have.length(0);
  });

  it('a tap on the board takes the report away', async () => {
    const played = puertoRico.begin(4, 'report');
    table = await TableHarness.open(played);
    for (let moves = 0; moves < 300 && table.all('.report').length === 0; moves++) {
      played.step();
      await table.show(played.view);
    }
    await table.tap(table.one('rs-pr-island'));
    expect(table.all('.report')).to.have.length(0);
  });

  it('holds the stage for the last move of somebody else, until a tap', async () => {
    const played = puertoRico.at('role');
    played.step();
    played.until(({toAct}) => toAct[0] !== 0);
    table = await TableHarness.open(played, PHONE, {motion: 'normal'});
    const clock = new HeldClock();
    played.others();
    await table.show(played.view);
    expect(table.all('[data-primary]')).to.have.length(0);
    await table.tap(table.one('rs-quay'));
    expect(table.all('[data-primary]')).to.have.length(1);
    clock.release();
  });

  it('Enter goes on from what others did, and the arrows left and right go along the roles', async () => {
    const played = puertoRico.at('role');
    played.step();
    played.until(({toAct}) => toAct[0] !== 0);
    table = await TableHarness.open(played, WIDE, {motion: 'normal'});
    played.until(({toAct, board}) => toAct[0] === 0 && board.phase === 'role');
    const clock = new HeldClock();
    await table.show(played.view);
    await until(() => table!.all('[slot=actions][icon=next]').length > 0, 'what others did');
    (document.activeElement as HTMLElement | null)?.blur();
    await table.key('Enter');
    clock.release();
    expect(table.all('[data-primary]')).to.have.length(1);
    await table.key('ArrowRight');
    expect(deepFocus()).to.equal(table.choices[0]);
    await table.key('ArrowRight');
    expect(deepFocus()).to.equal(table.choices[1]);
    await table.key('ArrowLeft');
    expect(deepFocus()).to.equal(table.choices[0]);
  });

  it('does not hold the stage without motion', async () => {
    const played = puertoRico.at('role');
    played.step();
    played.until(({toAct}) => toAct[0] !== 0);
    table = await TableHarness.open(played, PHONE, {motion: 'off'});
    played.others();
    await table.show(played.view);
    expect(table.all('[data-primary]')).to.have.length(1);
  });

  it('tells screen readers what happened, one sentence per event, and whose turn it is', async () => {
    const played = puertoRico.at('role');
    played.step();
    played.until(({toAct}) => toAct[0] !== 0);
    table = await TableHarness.open(played);
    played.others();
    await table.show(played.view);
    const said = () => table!.all('[role=status]').map(region => region.textContent ?? '');
    await until(() => said().some(text => text.includes('Your move')), 'whose turn it is');
  });

  it('explains a thing of the board by a tap, with its rule', async () => {
    table = await TableHarness.open(puertoRico.at('role'));
    const building = table.all('[data-help^="building:"]')[0]!;
    await table.tap(building);
    const dialog = table.one('rs-dialog[open]');
    expect(dialog.textContent).to.contain('PR-B-');
  });

  it('shows a watcher everything that is public, and asks nothing', async () => {
    const played = puertoRico.begin(4, 'watched', null);
    played.until(({board}) => board.round >= 3);
    for (const size of [PHONE, TABLET, WIDE]) {
      table?.close();
      table = await TableHarness.open(played, size);
      expect(table.choices).to.have.length(0);
      expect(table.all('[data-primary]')).to.have.length(0);
      expect(table.question).not.to.equal('');
      expect(table.all('rs-pr-island')).to.have.length(1);
    }
  });

  it('goes back to now from an earlier entry', async () => {
    const {view} = puertoRico.at('role');
    table = await TableHarness.open({...view, shownAt: 12, choices: []});
    expect(table.question).to.contain('12');
    await table.tap(table.one('rs-banner rs-button'));
    expect(table.acts).to.deep.equal([{act: 'scrub', to: null}]);
  });

  it('is played on the generic board where that is wanted or no board is painted', async () => {
    const {view} = puertoRico.at('role');
    table = await TableHarness.open({...view, game: 'unheard-of'});
    expect(table.all('rs-generic-board')).to.have.length(1);
  });

  it('opens the log, the rules and the fairness from the menu', async () => {
    table = await TableHarness.open(puertoRico.at('role'));
    for (const [panel, element] of [
      ['log', 'rs-log'],
      ['rules', 'rs-help'],
      ['fairness', 'rs-fairness'],
    ] as const) {
      table
        .one('rs-table-bar')
        .dispatchEvent(new CustomEvent('rs-panel', {detail: panel, bubbles: true, composed: true}));
      await until(() => table!.all(element)[0]?.shadowRoot, element);
    }
  });
});
