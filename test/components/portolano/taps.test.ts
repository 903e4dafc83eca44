import {expect} from 'chai';
import {portolano} from '../../support/decisions/portolano.ts';
import {itInTurn} from '../../support/in-turn.ts';
import {HeldClock} from '../../support/screen/held-clock.ts';
import {PHONE, PortHarness, WIDE} from './harness.ts';

const own = (table: PortHarness) => table.played!.board.ships[0]!;

describe('taps per action of Portolano', () => {
  let table: PortHarness;
  afterEach(() => table.close());

  /** Tiles that are a step away, as buttons. */
  const nextTiles = () => table.all('button[data-cell]');
  const row = (help: string) => table.choices.find(({dataset}) => dataset.help === help);

  const SIZES = [PHONE, WIDE];
  for (const [which, size] of SIZES.entries()) {
    const test = itInTurn(which, SIZES.length);
    const at = size.join('x');

    test(`a plan of one step takes 2 taps at ${at}`, async () => {
      table = await PortHarness.open(portolano.at('plan'), size);
      await table.tap(nextTiles()[0]);
      await table.tap(table.primary);
      expect(table.moves.map(({type}) => type)).to.deep.equal(['sail']);
      expect(table.moves[0]).to.have.property('cards').with.length(1);
      expect(table.taps).to.equal(2);
    });

    test(`an arrow that points at the next tile leads to it, as the tile does, at ${at}`, async () => {
      table = await PortHarness.open(portolano.at('plan'), size);
      const pointing = table.all('.pennant.price');
      expect(pointing).not.to.have.length(0);
      for (const each of pointing) {
        const {left, top, width, height} = each.getBoundingClientRect();
        const [hit] = (each.getRootNode() as ShadowRoot).elementsFromPoint(
          left + width / 2,
          top + height / 2,
        );
        expect(hit?.closest('.pennant'), each.className).not.to.equal(null);
      }
    });

    test(`a plan of two steps takes 3 taps at ${at}`, async () => {
      table = await PortHarness.open(portolano.at('plan'), size);
      const view = table.played!.board;
      const play = view.plays.find(({path, mutiny}) => path.length === 2 && !mutiny)!;
      for (const cell of play.path) await table.tap(table.one(`[data-cell="${cell}"]`));
      await table.tap(table.primary);
      expect(table.moves).to.deep.equal([{type: 'sail', cards: play.cards}]);
      expect(table.taps).to.equal(3);
    });

    test(`a pick-up and an upgrade take 2 taps each at ${at}`, async () => {
      table = await PortHarness.open(
        portolano.find({
          phase: 'sea',
          round: 3,
          where: ({ships, cells, items}) =>
            items.length > 0 &&
            ships[0]!.free > 0 &&
            ships[0]!.coins > 0 &&
            cells[ships[0]!.cell]!.sea!.now.action === 'upgrade',
        }),
        size,
      );
      await table.tap(table.choices[0]);
      await table.tap(table.primary);
      expect(table.moves.at(-1)!.type).to.equal('pick');
      expect(table.taps).to.equal(2);
      await table.tap(table.choices.find(({dataset}) => dataset.help?.startsWith('upgrade:')));
      await table.tap(table.primary);
      expect(table.moves.at(-1)!.type).to.equal('upgrade');
      expect(table.taps).to.equal(4);
    });

    test(`the proposed delivery takes 1 tap, its rum included, at ${at}`, async () => {
      table = await PortHarness.open(portolano.at('harbour'), size);
      await table.tap(table.primary);
      await table.settle();
      expect(table.moves.map(({type}) => type)).to.deep.equal(['unload', 'refill']);
      expect(table.taps).to.equal(1);
    });

    test(`paying the pirate as proposed takes 1 tap, looting as well, at ${at}`, async () => {
      for (const moment of ['pay', 'loot'] as const) {
        table?.close();
        table = await PortHarness.open(portolano.at(moment), size);
        await table.tap(table.primary);
        expect(table.moves.map(({type}) => type)).to.deep.equal([moment]);
        expect(table.taps).to.equal(1);
      }
    });
  }

  it('the actions of other tiles take 2 taps', async () => {
    for (const [action, type] of [
      ['coin', 'coin'],
      ['free-rum', 'freeRum'],
    ] as const) {
      table?.close();
      table = await PortHarness.open(
        portolano.find({
          phase: 'sea',
          where: ({ships, cells}) => cells[ships[0]!.cell]!.sea!.now.action === action && ships[0]!.free > 0,
        }),
      );
      await table.tap(row(`action:${action}`));
      await table.tap(table.primary);
      expect(table.moves.map(move => move.type)).to.deep.equal([type]);
      expect(table.taps).to.equal(2);
    }
  });

  it('each upgrade of the Handyman says what it does, before one is chosen', async () => {
    table = await PortHarness.open(
      portolano.find({phase: 'sterns', where: ({ships}) => ships[0]!.stern === 'handyman'}),
    );
    const cards = table.all('[data-choice]');
    expect(cards).to.have.length(4);
    for (const card of cards)
      expect(card.querySelector('small')?.innerText.length ?? 0, card.textContent!).to.be.above(10);
  });

  it('a goods trade takes 2 taps, a rum trade of n goods n + 1', async () => {
    table = await PortHarness.open(portolano.at('goodsTrade'));
    await table.tap(row('action:goods-trade'));
    expect(table.primary.textContent?.replaceAll(/\s+/g, ' ').trim()).to.match(/^Give .* for .*$/);
    await table.tap(table.primary);
    expect(table.moves.map(({type}) => type)).to.deep.equal(['swap']);
    expect(table.taps).to.equal(2);
    table.close();
    table = await PortHarness.open(portolano.at('rumTrade'));
    const [picks] = table.all('.units').slice(-1);
    const [unit] = picks!.querySelectorAll<HTMLElement>('button');
    await table.tap(unit);
    await table.tap(table.all('.units').slice(-1)[0]!.querySelector<HTMLElement>('button') ?? undefined);
    await table.tap(table.primary);
    expect(table.moves[0]).to.have.property('type', 'sellRum');
    expect(table.taps).to.equal(3);
  });

  it("the Huckster's trade takes 2 taps, goods for rum n + 1", async () => {
    table = await PortHarness.open(
      portolano.find({
        phase: 'sea',
        round: 2,
        seed: 'huckster',
        where: ({ships, used}) =>
          ships[0]!.stern === 'huckster' && !used!.acted && ships[0]!.goods.some(n => n > 0),
      }),
    );
    await table.tap(row('stern:huckster'));
    await table.tap(table.primary);
    expect(table.moves.map(({type}) => type)).to.deep.equal(['huckster']);
    expect(table.taps).to.equal(2);
    table.close();
    table = await PortHarness.open(
      portolano.find({
        phase: 'sea',
        round: 2,
        where: ({ships, cells}) =>
          cells[ships[0]!.cell]!.sea!.now.action === 'rum-trade' && ships[0]!.goods.some(n => n > 1),
      }),
    );
    const most = own(table).goods.findIndex(n => n > 1);
    const held = own(table)
      .goods.slice(0, most)
      .filter(n => n > 0).length;
    const unit = () => table.all('.units')[0]!.querySelectorAll<HTMLElement>('button')[held];
    await table.tap(unit());
    await table.tap(unit());
    await table.tap(table.primary);
    expect(table.moves.map(({type}) => type)).to.deep.equal(['buyRum']);
    expect(table.taps).to.equal(3);
  });

  it('emergency rum for two goods takes 3 taps, own loot of n things n + 1', async () => {
    table = await PortHarness.open(portolano.at('barter'));
    const kinds = own(table).goods.filter(n => n > 0).length;
    await table.tap(table.choices[0]);
    await table.tap(table.choices[kinds > 1 ? 1 : 0]);
    await table.tap(table.primary);
    expect(table.moves.map(({type}) => type)).to.deep.equal(['barter']);
    expect(table.taps).to.equal(3);
    table.close();
    table = await PortHarness.open(portolano.at('loot'));
    await table.tap(table.one('[data-clear]'));
    table.taps = 0;
    await table.tap(table.choices[0]);
    await table.tap(table.primary);
    expect(table.moves.map(({type}) => type)).to.deep.equal(['loot']);
    expect(table.taps).to.equal(2);
  });

  it('the film stops, and is skipped, with 1 tap each', async () => {
    const played = portolano.at('plan');
    table = await PortHarness.open(played, PHONE, {motion: 'normal'});
    played.step(0);
    played.until(({board}) => board.phase === 'cards').others();
    const clock = new HeldClock();
    await table.show(played.view);
    await table.tap(table.one('rs-port-chart'));
    clock.release();
    expect(table.one('[data-film=toggle]').getAttribute('icon')).to.equal('play');
    await table.tap(table.one('[data-film=skip]'));
    expect(table.all('[data-film]')).to.have.length(0);
    expect(table.taps).to.equal(2);
  });

  it('an own payment of n things takes n + 1 taps', async () => {
    table = await PortHarness.open(portolano.find({phase: 'pay', where: ({owed}) => owed === 2}));
    await table.tap(table.one('[data-clear]'));
    table.taps = 0;
    await table.tap(table.choices[0]);
    await table.tap(table.choices.at(-1));
    await table.tap(table.primary);
    expect(table.moves.map(({type}) => type)).to.deep.equal(['pay']);
    expect(table.taps).to.equal(3);
  });

  it('a good that does not fit takes one more tap: what goes overboard', async () => {
    table = await PortHarness.open(
      portolano.find({
        phase: 'sea',
        round: 2,
        where: ({ships, items}) => ships[0]!.free === 0 && items.some(item => item < 3),
      }),
    );
    await table.tap(table.choices.find(({dataset}) => dataset.help === 'topic:sea'));
    expect(table.primary.hasAttribute('disabled')).to.equal(true);
    const free = own(table).rum > 0 ? 'rum' : '';
    await table.tap(table.all('.units').at(-1)!.querySelector<HTMLElement>('button') ?? undefined);
    await table.tap(table.primary);
    expect(table.moves[0], free).to.have.property('type', 'pick');
    expect(table.taps).to.equal(3);
  });

  /** A delivery after which the hold has not room for all the rum of the harbour. */
  const fullHarbour = () =>
    portolano.find({
      phase: 'harbour',
      round: 2,
      seed: 'full hold',
      where: ({ships, cells, proposal}) => {
        if (proposal?.type !== 'unload') return false;
        const sold = proposal.filling.filter(slot => slot >= 0 && slot !== 5).length;
        const left = ships[0]!.free + sold;
        return (
          left < cells[ships[0]!.cell]!.harbour!.refill && ships[0]!.goods.some((n, i) => i < 3 && n > sold)
        );
      },
    });
  const more = () => table.one('.stepper button:last-child');

  for (const [way, size] of [
    ['taps', PHONE],
    ['keys', WIDE],
  ] as const)
    it(`PORT-HOLD-2: rum that does not fit is loaded against goods in the same draft, by ${way}`, async () => {
      table = await PortHarness.open(fullHarbour(), size);
      const use = (target: HTMLElement | undefined) =>
        way === 'taps' ? table.tap(target) : table.press(target);
      const {rum, goods, cell} = own(table);
      const {refill} = table.played!.board.cells[cell]!.harbour!;
      while (!more().hasAttribute('disabled')) await use(more());
      expect(table.primary.hasAttribute('disabled')).to.equal(true);
      // One of each kind, the last kind first, until it fits.
      for (let n = 1; table.primary.hasAttribute('disabled'); n++)
        await use(table.all('.units button').at(-n));
      await use(table.primary);
      await table.settle();
      const [unload, load] = table.moves;
      expect(unload).to.have.property('type', 'unload');
      expect(load).to.have.property('type', 'refill');
      const out = load?.type === 'refill' ? load.out : [];
      expect(out.reduce((all, n) => all + n, 0)).to.be.greaterThan(0);
      expect(load).to.have.property('rum', refill);
      expect(own(table).rum).to.equal(rum + refill - out[0]!);
      expect(own(table).goods.reduce((all, n) => all + n, 0)).to.be.lessThan(
        goods.reduce((all, n) => all + n, 0),
      );
      expect(own(table).free).to.equal(0);
    });

  it('placing takes 2 taps: the pirate, the own ship', async () => {
    for (const moment of ['pirate', 'ships'] as const) {
      table?.close();
      table = await PortHarness.open(portolano.at(moment));
      await table.tap(table.choices[0]);
      await table.tap(table.primary);
      expect(table.moves.map(({type}) => type)).to.deep.equal([moment === 'ships' ? 'ship' : 'pirate']);
      expect(table.taps).to.equal(2);
    }
  });

  it('Handyman or Still, and the Peace Knight, take 2 taps', async () => {
    for (const moment of ['sterns', 'knight'] as const) {
      table?.close();
      table = await PortHarness.open(portolano.at(moment));
      await table.tap(table.choices[0]);
      await table.tap(table.primary);
      expect(table.moves).to.have.length(1);
      expect(table.taps).to.equal(2);
    }
  });

  it('another ship is 1 tap away, the own one with harbours and missions as well', async () => {
    table = await PortHarness.open(portolano.at('plan'));
    const [rival] = table.all('rs-port-strip');
    await table.tap(rival!.shadowRoot!.querySelector('button') ?? undefined);
    const missions = table
      .within('rs-dialog[open] rs-port-missions', 'small')
      .map(({textContent}) => textContent!);
    const heading = table.one('rs-dialog[open]').getAttribute('heading')!;
    expect(missions).to.have.length(3);
    for (const said of missions) expect(said.startsWith(`${heading}: `), said).to.equal(true);
    expect(table.one('rs-dialog[open]').querySelector('rs-port-vessel')).to.not.equal(null);
    table.close();
    table = await PortHarness.open(portolano.at('plan'));
    await table.tap(table.one('.stockrow'));
    expect(table.one('rs-dialog[open]').querySelector('rs-port-harbours')).to.not.equal(null);
  });

  it('a watcher reads what the harbours want, and of no hold that would earn there', async () => {
    const harbours = () => table.one('rs-port-harbours').shadowRoot!.textContent!.replace(/\s+/g, ' ');
    table = await PortHarness.open(portolano.at('plan'), WIDE);
    expect(harbours()).to.include('would earn');
    table.close();
    const watched = portolano.begin(3, 'watched', null);
    table = await PortHarness.open(
      watched.until(({board}) => board.phase === 'cards'),
      WIDE,
    );
    expect(harbours()).to.include('Harbours').and.not.include('would earn');
    expect(table.within('rs-port-harbours', '.gain')).to.not.have.length(0);
  });
});

describe('the plan of Portolano', () => {
  let table: PortHarness;
  afterEach(() => table.close());

  it('warns of a mutiny before it is sealed, and lets it be sealed', async () => {
    table = await PortHarness.open(
      portolano.find({
        phase: 'cards',
        round: 2,
        where: ({plays}) => plays.some(({mutiny, path}) => mutiny && path.length === 1),
      }),
    );
    const play = table.played!.board.plays.find(({mutiny, path}) => mutiny && path.length === 1)!;
    await table.tap(table.one(`[data-cell="${play.path[0]}"]`));
    expect(table.one('[slot=sub]').textContent).to.contain('Mutiny');
    expect(table.all('.driftsto')).to.have.length(1);
    expect(table.primary.textContent).to.contain('Seal anyway');
    await table.tap(table.primary);
    expect(table.moves).to.deep.equal([{type: 'sail', cards: play.cards}]);
  });

  it('takes a step back by its chip and by its tile; Escape clears all', async () => {
    table = await PortHarness.open(portolano.at('plan'));
    const {path} = table.played!.board.plays.find(play => play.path.length === 2)!;
    for (const cell of path) await table.tap(table.one(`[data-cell="${cell}"]`));
    expect(table.all('.chip:not(.none)')).to.have.length(2);
    await table.tap(table.one('button.chip:last-child'));
    expect(table.all('.chip:not(.none)')).to.have.length(1);
    await table.tap(table.one(`[data-cell="${path[0]}"]`));
    expect(table.all('.chip:not(.none)')).to.have.length(0);
    await table.tap(table.one(`[data-cell="${path[0]}"]`));
    await table.key('Escape');
    expect(table.all('.chip:not(.none)')).to.have.length(0);
  });

  it('lets the Strategist anchor with a tap on the own tile', async () => {
    table = await PortHarness.open(
      portolano.find({phase: 'cards', where: ({plays}) => plays.some(({path}) => path.length === 0)}),
    );
    await table.tap(table.one(`[data-cell="${table.played!.board.ships[0]!.cell}"]`));
    await table.tap(table.primary);
    expect(table.moves).to.deep.equal([{type: 'sail', cards: [4]}]);
  });

  it('shows the sealed course until it is opened, also after a reload', async () => {
    table = await PortHarness.open(portolano.at('plan'));
    const view = table.played!.board;
    const play = view.plays.find(({path, mutiny}) => path.length === 1 && !mutiny)!;
    await table.tap(table.one(`[data-cell="${play.path[0]}"]`));
    await table.tap(table.primary);
    expect(table.all('.step.sealed')).to.not.have.length(0);
    const {played} = table;
    table.element.remove();
    const again = document.createElement('rs-table');
    again.settings = table.element.settings;
    again.view = played!.view;
    document.body.append(again);
    await table.settle();
    expect(sessionStorage.getItem(`rs-note:${again.view.tableId}:course:0`)).to.contain(String(play.path[0]));
    again.remove();
  });
});
