import {expect} from 'chai';
import {painter} from '../../../components/catan/index.ts';
import {isHole} from '../../../src/engine/choice.ts';
import {catan, type PlayedCatan} from '../../support/decisions/catan.ts';
import type {Stop} from '../../support/decisions/decisions.ts';
import {until} from '../../support/screen/drawn.ts';
import {CatHarness, LOW, PHONE, TABLET, WIDE} from './harness.ts';

const IN_TRADE: Stop<PlayedCatan> = {phase: 'trade', where: ({players}) => players[0]!.cards > 2};

/** Lays one card that can be given and one that can be had on the sheet. */
async function draft(table: CatHarness): Promise<void> {
  const terms = table.board.model.table.choices.find(({type}) => type === 'offer')?.terms;
  const caps = isHole(terms) && terms.hole === 'bundle' ? terms.want : [];
  await table.tap(table.one('[data-give]:not([disabled])'));
  await table.tap(
    table.all('[data-want]').find((button, kind) => caps[kind]! > 0 && !button.hasAttribute('disabled')),
  );
}

describe('trade in Catan', () => {
  let table: CatHarness;
  afterEach(() => table.close());

  it('an offer that cannot be sent says why', async () => {
    table = await CatHarness.open(catan.find(IN_TRADE));
    await table.tap(table.one('[data-trade]'));
    expect(table.primary.hasAttribute('disabled')).to.equal(true);
    await table.tap(table.one('[data-want]'));
    expect(table.sub).to.equal('Tap your own cards to give something.');
    await table.key('Escape');
    await table.tap(table.one('[data-give]:not([disabled])'));
    expect(table.sub).to.equal('Now tap what you want for it.');
    expect(table.primary.hasAttribute('disabled')).to.equal(true);
    await table.tap(table.primary);
    expect(table.moves).to.have.length(0);
  });

  it('a player with one offer left in a turn is told so, and offers no more after it', async () => {
    const played = catan.find(IN_TRADE);
    const offer = () => {
      const {to, terms} = played.choicesOf(0).find(({type}) => type === 'offer')!;
      if (!isHole(to) || to.hole !== 'someOf' || !isHole(terms) || terms.hole !== 'bundle')
        throw new TypeError('no offer');
      const give = terms.give.findIndex(count => count > 0);
      const want = terms.want.findLastIndex((count, kind) => count > 0 && kind !== give);
      const one = (kind: number) => terms.give.map((_, i) => (i === kind ? 1 : 0));
      const said = {type: 'offer', to: to.of, terms: {give: one(give), want: one(want)}};
      played.play(0, said);
    };
    while (played.board.sayingsLeft !== 2) offer();
    table = await CatHarness.open(played);
    await table.tap(table.one('[data-trade]'));
    await draft(table);
    expect(table.sub).to.equal('2 more offers or answers this turn.');
    offer();
    offer();
    await table.show(played.view);
    await table.tap(table.one('[data-trade]'));
    await table.tap(table.one('[data-give]:not([disabled])'));
    expect(table.sub).to.equal('No more offers or answers this turn; you can still withdraw.');
    expect(table.primary.hasAttribute('disabled')).to.equal(true);
    await table.tap(table.one('[data-withdraw]'));
    expect(table.moves.map(({type}) => type)).to.deep.equal(['withdraw']);
  });

  it('a kind that is given cannot be wanted', async () => {
    table = await CatHarness.open(catan.find(IN_TRADE));
    const given = table.one('[data-give]:not([disabled])');
    await table.tap(given);
    const wanted = table.all('[data-want]').find(button => button.dataset.want === given.dataset.give)!;
    expect(wanted.hasAttribute('disabled')).to.equal(true);
  });

  it('a tap on a chip takes it back; Escape leaves the sheet', async () => {
    table = await CatHarness.open(catan.find(IN_TRADE));
    await draft(table);
    const [chip] = table.all('.chips button');
    await table.tap(chip);
    expect(table.board.model.draft.give.every(count => count === 0)).to.equal(true);
    await table.key('Escape');
    expect(table.board.model.draft.trading).to.equal(false);
  });

  it('an offer that is out can be withdrawn, and is not sent again', async () => {
    table = await CatHarness.open(catan.find(IN_TRADE));
    await draft(table);
    await table.tap(table.primary);
    expect(table.sub, 'the sheet is shut').to.include('Your offer is out. Waiting for');
    await table.tap(table.one('[data-trade]'));
    expect(table.question).to.equal('Your offer is out');
    expect(table.all('[data-primary]')).to.have.length(0);
    await table.tap(table.one('[data-withdraw]'));
    expect(table.moves.map(({type}) => type)).to.deep.equal(['offer', 'withdraw']);
  });

  it('the last offer is laid again with one tap', async () => {
    table = await CatHarness.open(catan.find(IN_TRADE));
    await draft(table);
    const {give, want} = table.board.model.draft;
    await table.tap(table.primary);
    await table.tap(table.one('[data-trade]'));
    await table.tap(table.one('[data-withdraw]'));
    await table.tap(table.one('[data-trade]'));
    await table.tap(table.one('[data-key=g]'));
    expect(table.board.model.draft).to.include({trading: true});
    expect([table.board.model.draft.give, table.board.model.draft.want]).to.deep.equal([give, want]);
    await table.tap(table.primary);
    expect(table.moves.map(({type}) => type)).to.deep.equal(['offer', 'withdraw', 'offer']);
  });

  it('answers stand beside the mark of whoever gave them', async () => {
    for (const size of [PHONE, WIDE]) {
      table?.close();
      table = await CatHarness.open(catan.at('offer'), size);
      expect(table.sub).to.include('would trade.');
      await table.tap(table.one('[data-trade]'));
      const rows = table
        .all('rs-cat-trade .seat, .sheet .seat')
        .map(row => row.textContent!.replace(/\s+/g, ' '));
      expect(rows.some(row => /✓ accepts/.test(row))).to.equal(true);
      expect(rows.some(row => /✕ declines/.test(row))).to.equal(true);
      expect(
        rows.some(row => /gives 1 \w+.*for 1 \w+/.test(row)),
        rows.join('|'),
      ).to.equal(true);
    }
  });

  it('a single answer needs no choosing, among several the offerer picks', async () => {
    table = await CatHarness.open(catan.at('proposed'));
    await table.tap(table.one('[data-trade]'));
    expect(table.question).to.match(/^Trade with .*\?$/);
    table.close();
    table = await CatHarness.open(catan.at('offer'));
    await table.tap(table.one('[data-trade]'));
    expect(table.all('[data-primary]')).to.have.length(0);
    const [, second] = table.all('button.seat');
    await table.tap(second);
    expect(table.question).to.match(/^Trade with .*\?$/);
    await table.tap(table.primary);
    expect(table.moves.map(({type}) => type)).to.deep.equal(['confirm']);
  });

  it('one who accepts the own offer is traded with by the primary button; the end of the turn stands beside it', async () => {
    const played = catan.find({
      where: ({offer, players, active, phase}) =>
        phase === 'trade' &&
        active === 0 &&
        offer !== null &&
        players.filter(({answer}) => answer === 'accept').length === 1 &&
        players.every(({answer}) => answer !== 'counter'),
      seed: 'closing',
    });
    table = await CatHarness.open(played, PHONE);
    expect(table.question).to.match(/^Trade with .*\?$/);
    expect(table.one('[data-key=e]').hasAttribute('data-primary')).to.equal(false);
    await table.tap(table.primary);
    expect(table.moves.map(({type}) => type)).to.deep.equal(['confirm']);
  });

  it('where several would trade the primary button opens their answers', async () => {
    table = await CatHarness.open(catan.at('offer'), PHONE);
    expect(table.question).to.equal('Who do you trade with?');
    expect(table.primary.hasAttribute('data-key')).to.equal(true);
    await table.tap(table.primary);
    expect(table.board.model.draft.trading).to.equal(true);
    expect(table.moves).to.have.length(0);
  });

  it('no trades from me this turn: what is offered is declined once, the next turn asks again', async () => {
    const played = catan.at('answer');
    table = await CatHarness.open(played);
    const {turn} = played.board;
    await table.tap(table.one('[data-deaf]'));
    await table.settle();
    expect(table.moves.map(({type}) => type)).to.deep.equal(['decline']);
    played.until(
      game =>
        game.board.turn > turn &&
        game.board.players[0]!.answer === 'none' &&
        game.choicesOf(0).some(({type}) => type === 'accept'),
    );
    await table.show(played.view);
    expect(table.moves).to.have.length(1);
    expect(table.all('[data-answer=decline]')).to.have.length(1);
  });

  it('an offer that cannot be paid is declined by itself, once, and the reason is told', async () => {
    table = await CatHarness.open(catan.at('unpayable'));
    await table.settle();
    expect(table.moves.map(({type}) => type)).to.deep.equal(['decline']);
    await until(() => /^Declined for you: .* short\.$/.test(table.sub), 'what is lacking');
    expect(table.all('[data-answer=decline]')).to.have.length(0);
    expect(table.all('[data-key=c]'), 'another offer may still be made').to.have.length(1);
  });

  it('on a phone on its side all answers are in sight below what the coach says', async () => {
    localStorage.setItem('rs-coach', JSON.stringify({catan: {wish: 'on', seen: []}}));
    try {
      table = await CatHarness.open(catan.at('answer'), LOW);
      await until(() => table.all('rs-coach').length > 0, 'the coach');
      await table.settle();
      const deaf = table.one('[data-deaf]').getBoundingClientRect();
      const buttons = table.all('rs-quay rs-button[slot=actions]').map(each => each.getBoundingClientRect());
      expect(deaf.bottom).to.be.at.most(Math.min(...buttons.map(({top}) => top)));
      expect(deaf.top).to.be.at.least(table.one('rs-quay').getBoundingClientRect().top);
    } finally {
      localStorage.removeItem('rs-coach');
    }
  });

  it('a counter-offer begins with the terms of the offer, the other way round', async () => {
    const played = catan.find({
      where: ({offer, players, hand}) =>
        offer !== null &&
        players[0]!.answer === 'none' &&
        offer.want.every((count, kind) => count <= hand![kind]!),
      seed: 'counter',
    });
    table = await CatHarness.open(played);
    const {offer} = table.board.model.view;
    await table.key('c');
    const {give, want} = table.board.model.draft;
    expect([give, want]).to.deep.equal([offer!.want, offer!.give]);
  });

  it('missing cards are named, with the bank trade that would bring them', async () => {
    const played = catan.find({
      phase: 'trade',
      where: ({builds, hand, rates}) =>
        builds.some(
          ({piece, missing, cost}) =>
            piece !== 'card' &&
            missing.reduce((all, n) => all + n, 0) === 1 &&
            hand!.some((count, kind) => count - cost[kind]! >= 4 && rates[kind] === 4),
        ),
      seed: 'short',
    });
    table = await CatHarness.open(played);
    await table.tap(table.one('[data-costs]'));
    const rows = [...table.one('rs-cat-costs').shadowRoot!.querySelectorAll('p')].map(
      row => row.textContent!,
    );
    expect(
      rows.some(row => /^1 \w+ short; the bank gives 1 \w+ for 4 \w+/.test(row)),
      rows.join(' | '),
    ).to.equal(true);
  });

  for (const size of [PHONE, LOW, TABLET])
    it(`what a roll brings stands beside the names, and no panel over the island, at ${size.join('x')}`, async () => {
      const played = catan.at('trade');
      table = await CatHarness.open(played, size);
      const strip = () => table.within('rs-cat-strip', '.plus').map(({textContent}) => textContent!.trim());
      for (let moves = 0; moves < 300 && strip().length === 0; moves++) {
        played.step(played.toAct[0]);
        await table.show(played.view);
        expect(table.all('.report')).to.have.length(0);
      }
      expect(strip()[0]).to.match(/^\+\d/);
    });

  it('a robber on one’s own hex asks once more', async () => {
    table = await CatHarness.open(
      catan.find({
        phase: 'robber',
        where: ({robberTargets}) => robberTargets.some(hex => hex.own),
        seed: 'own',
      }),
    );
    const {hex} = table.board.model.view.robberTargets.find(target => target.own)!;
    await table.tap(table.one(`[data-target=hex${hex}]`));
    expect(table.question).to.equal('Your own hex?');
    expect(table.primary.hasAttribute('disabled')).to.equal(true);
    await table.tap(table.one(`[data-target=hex${hex}]`));
    expect(table.moves, 'a second tap does not help').to.have.length(0);
    // Stepping on does not come back to the own hex at once.
    await table.tap(table.one('[data-other]'));
    expect(table.board.model.draft.hex).to.not.equal(hex);
    expect(table.board.model.draft.hex).to.not.equal(null);
    await table.tap(table.one(`[data-target=hex${hex}]`));
    await table.tap(table.one('[data-sure]'));
    const [victim] = table.all('.around [data-choice]');
    if (victim && table.primary.hasAttribute('disabled')) await table.tap(victim);
    await table.tap(table.primary);
    expect(table.moves.map(({type}) => type)).to.deep.equal(['robber']);
  });

  it('the dice open all rolls, and these lead to the proof, one tap each', async () => {
    for (const size of [PHONE, WIDE]) {
      table?.close();
      table = await CatHarness.open(catan.at('trade'), size);
      await table.tap(table.one('[data-rolls]'));
      const rolls = table.one('rs-dialog[open] rs-cat-rolls');
      const {view} = table.board.model;
      expect(rolls.shadowRoot!.querySelectorAll('.bar')).to.have.length(11);
      expect(rolls.shadowRoot!.querySelector('figure')!.getAttribute('aria-label')).to.contain(
        `8: ${view.rolls[6]}`,
      );
      let panel = '';
      table.element.addEventListener('rs-panel', event => {
        panel = event.detail;
      });
      await table.tap(rolls.shadowRoot!.querySelector<HTMLElement>('[data-proof]')!);
      expect(panel).to.equal('fairness');
    }
  });

  it('everything in sight can be asked what it is, with its rule', async () => {
    const asked = new Set<string>();
    for (const scene of ['trade', 'offer', 'robber', 'knight'] as const) {
      table?.close();
      table = await CatHarness.open(catan.at(scene), PHONE);
      for (const size of [PHONE, WIDE]) {
        await table.resize(size);
        for (const {dataset} of table.all('[data-help]')) asked.add(dataset.help!);
      }
      await table.key('?');
      table.one('rs-dialog[open]');
    }
    const painting = await painter.open('en');
    const {view} = catan.at('trade');
    for (const topic of asked) {
      const about = painting.about(topic, view);
      expect(about, topic).not.to.equal(null);
      expect(about!.rules.length, topic).to.be.greaterThan(0);
      expect(about!.body.join(' ').split(/\s+/).length, topic).to.be.at.most(30);
    }
    expect(asked.size).to.be.greaterThan(30);
  });

  it('monopoly and year of plenty can be left before they are laid', async () => {
    for (const scene of ['monopoly', 'plenty'] as const) {
      table?.close();
      table = await CatHarness.open(catan.at(scene));
      await table.tap(table.one('[data-cards]'));
      await table.tap(table.one('[data-card]'));
      await table.tap(table.choices[0]);
      await table.tap(table.one('rs-button.square'));
      expect(table.board.model.draft.card).to.equal(null);
      expect(table.moves).to.have.length(0);
    }
  });
});
