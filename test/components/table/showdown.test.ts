/** What all show together, on the generic board: seen for a moment in the middle, and beside it until the next time. */
import {expect} from 'chai';
import {shownLast} from '../../../components/table/generic-middle.ts';
import {GENERIC_WORDS} from '../../../components/table/generic-words.ts';
import type {Action} from '../../../src/engine/game.ts';
import {game} from '../../../src/games/goofspiel/advised.ts';
import {loadGameText} from '../../../src/games/words.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {PlayedGame, randomFrom} from '../../support/decisions/played.ts';
import {inTurn} from '../../support/in-turn.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {loadFont} from '../../support/screen/clipped.ts';
import {until} from '../../support/screen/drawn.ts';
import {BoardHarness, LOW, NARROW, opener, PHONE, WIDE} from '../board-harness.ts';

class AnyTable extends BoardHarness<PlayedGame<unknown>, Action> {
  static readonly open = opener(AnyTable);

  /** What stands on these cards. */
  figures(where: string): string[] {
    return this.all(`${where} .piece`).map(piece => piece.querySelector('.figure')?.textContent ?? '');
  }
}

/** The first seat decides after so many bids of its own. */
function rounds(bids: number, seats = 3): PlayedGame<unknown> {
  const played = new PlayedGame<unknown>({game, seats, random: randomFrom('shown')}).others();
  for (let i = 0; i < bids; i++) {
    played.step(0);
    played.others();
  }
  return played;
}

describe('on a phone, below the coach', () => {
  // Its own letters are narrower than those that stand in for them.
  before(loadFont);
  afterEach(() => localStorage.removeItem('rs-coach'));

  it('what the others hold is in sight where a card is chosen', async () => {
    localStorage.setItem('rs-coach', JSON.stringify({goofspiel: {wish: 'on', seen: []}}));
    for (const bids of [0, 1]) {
      const table = await AnyTable.open(rounds(bids), PHONE);
      try {
        await until(() => table.all('rs-coach')[0], 'the coach');
        await table.settle();
        const cards = table.all('.person:not(.own) .cards .piece');
        expect(cards.length).to.be.at.least(26 - 2 * bids);
        const quay = table.one('rs-quay').getBoundingClientRect().top;
        const held = cards.filter(card => !card.closest('figure:last-child'));
        for (const card of held) expect(card.getBoundingClientRect().bottom).to.be.at.most(quay);
      } finally {
        table.close();
      }
    }
  });
});

const shownOf = ({view}: PlayedGame<unknown>) => {
  const shown = shownLast(view.board)!;
  return {...shown, figures: shown.of.map(piece => piece!.name)};
};

/** Elements by the row in which they stand. */
function rowsOf(elements: readonly HTMLElement[]): number[] {
  const tops = elements.map(each => Math.round(each.getBoundingClientRect().top));
  return [...new Set(tops)].map(top => tops.filter(each => each === top).length);
}

let turn = 0;

describe('what all show together', () => {
  let table: AnyTable;
  before(loadFont);
  afterEach(() => {
    table?.close();
    document.documentElement.dataset.motion = 'off';
  });

  for (const seats of [2, 3, 4, 5])
    it(`stands beside the next prize until the next time, in sight on a phone: ${seats} seats`, async () => {
      for (const language of inTurn(LANGUAGES, turn++)) {
        table?.close();
        const played = rounds(4, seats);
        table = await AnyTable.open(played, PHONE, {language});
        const {figures, told, winner} = shownOf(played);
        expect(table.figures('.last .bid')).to.deep.equal(figures);
        const text = (await loadGameText('goofspiel', language))!;
        const said = text.event(told!, seat => played.view.seats[seat]!.name);
        expect(table.one('.last p').textContent).to.contain(said);
        expect(table.all('.last .takes').length).to.equal(winner === null ? 0 : 1);
        const quay = table.one('rs-quay').getBoundingClientRect();
        for (const card of table.all('.last .piece')) {
          const {left, right, bottom} = card.getBoundingClientRect();
          expect(left, 'not cut off').to.be.at.least(0);
          expect(right, 'not cut off').to.be.at.most(360);
          expect(bottom, 'not under the quay').to.be.at.most(quay.top);
        }
        await table.show({...played.view, choices: [], toAct: [1]});
        expect(table.figures('.last .bid'), 'while others choose').to.deep.equal(figures);
      }
    });

  it('stands in the middle before the next prize comes, with what became of it, and a tap goes on', async () => {
    const played = rounds(3);
    played.step(0);
    table = await AnyTable.open(played.view, PHONE, {motion: 'normal'});
    await table.show(played.others().view);
    await until(() => table.all('[slot=actions][icon=next]').length > 0, 'the stage');
    const {figures, stakes, told} = shownOf(played);
    expect(table.figures('.place')).to.deep.equal(figures);
    expect(table.figures('.stakes')).to.deep.equal(stakes.map(({name}) => name));
    const text = (await loadGameText('goofspiel', 'en'))!;
    expect(table.question).to.equal(text.event(told!, seat => played.view.seats[seat]!.name));
    expect(table.choices).to.have.length(0);
    await table.tap(table.one('[slot=actions][icon=next]'));
    expect(table.figures('.place'), 'the next bids').to.deep.equal(['', '', '']);
    expect(table.figures('.last .bid')).to.deep.equal(figures);
    expect(table.choices).not.to.have.length(0);
  });

  for (const size of [PHONE, NARROW])
    for (const text of ['100%', '125%'])
      it(`equal cards say so within their place, and the rows below are alike: ${size.join('x')}, text ${text}`, async () => {
        const bids = [...Array(12).keys()].find(n => shownOf(rounds(n + 1, 5)).winner === null)!;
        document.documentElement.style.fontSize = text;
        try {
          for (const language of LANGUAGES) {
            table?.close();
            const played = rounds(bids, 5);
            played.step(0);
            table = await AnyTable.open(played.view, size, {language, motion: 'normal'});
            await table.show(played.others().view);
            await until(() => table.all('[slot=actions][icon=next]').length > 0, 'the stage');
            const said = table.all('.tied .gain');
            expect(said).not.to.have.length(0);
            for (const gain of said) {
              const place = gain.closest('.place')!.getBoundingClientRect();
              const words = document.createRange();
              words.selectNodeContents(gain);
              const {left, right, height} = words.getBoundingClientRect();
              expect(left, gain.textContent!).to.be.at.least(place.left);
              expect(right, gain.textContent!).to.be.at.most(place.right);
              expect(height, 'in one line').to.be.at.most(30);
            }
            const rows = table
              .all('.person')
              .map(row => row.querySelector('.cards .piece')!.getBoundingClientRect().left);
            expect(
              new Set(rows.map(Math.round)).size,
              `${language}: where the cards of a row begin`,
            ).to.equal(1);
          }
        } finally {
          document.documentElement.style.fontSize = '';
        }
      });

  for (const what of ['who takes it', 'which were equal'] as const)
    it(`while it stands there nobody is asked to move, and each card tells ${what}`, async () => {
      const bids = [...Array(12).keys()].find(n => {
        const {winner} = shownOf(rounds(n + 1, 5));
        return (winner === null) === (what === 'which were equal');
      })!;
      for (const language of LANGUAGES) {
        table?.close();
        const played = rounds(bids, 5);
        played.step(0);
        table = await AnyTable.open(played.view, PHONE, {language, motion: 'normal'});
        await table.show(played.others().view);
        await until(() => table.all('[slot=actions][icon=next]').length > 0, 'the stage');
        const {winner, tied, stakes} = shownOf(played);
        const {opened, tied: equal} = GENERIC_WORDS[language];
        const line = () => table.one('rs-table-bar').shadowRoot!.querySelector('.line')!.textContent;
        expect(line()).to.contain(opened);
        const hung = table.all('.place').map(place => place.querySelector('.gain')?.textContent ?? '');
        expect(hung).to.deep.equal(
          played.view.seats.map(({seat}) =>
            seat === winner ? stakes.map(({name}) => `+${name}`).join(' ') : tied.includes(seat) ? equal : '',
          ),
        );
        expect(hung.filter(Boolean).length).to.be.greaterThan(winner === null ? 1 : 0);
        for (const [n, sign] of table.all('.gain').entries()) {
          const {left, right} = sign.getBoundingClientRect();
          const edge = table.one('.middle').getBoundingClientRect();
          expect(left, 'within the middle').to.be.at.least(edge.left);
          expect(right, 'within the middle').to.be.at.most(edge.right);
          const before = table.all('.gain')[n - 1]?.getBoundingClientRect();
          if (before) expect(left, 'none on another').to.be.at.least(before.right);
        }
        await table.tap(table.one('[slot=actions][icon=next]'));
        expect(line()).not.to.contain(opened);
      }
    });

  for (const [language, you] of [
    ['en', 'you'],
    ['hu', 'te'],
    ['pl', 'ty'],
  ] as const)
    it(`the own seat is told from the others, and waited for like them: ${language}`, async () => {
      const played = rounds(1);
      table = await AnyTable.open(played.view, PHONE, {language});
      const tagged = () => table.all('.you').map(tag => tag.textContent);
      expect(tagged(), 'in the middle and on the panel').to.deep.equal([you, you]);
      expect(table.all('.place')[0]!.querySelector('.you')).to.not.equal(null);
      const acting = () => table.all('.place').map(place => place.matches('.acts'));
      expect(acting()).to.deep.equal([true, true, true]);
      await table.show({...played.view, choices: [], toAct: [1]});
      expect(acting(), 'the own bid is made').to.deep.equal([false, true, false]);
      await table.show({...played.view, viewer: null, choices: []});
      expect(tagged(), 'a watcher has no seat').to.deep.equal([]);
    });

  it('where nothing may move it stands beside the next prize at once', async () => {
    const played = rounds(3);
    played.step(0);
    table = await AnyTable.open(played.view, PHONE, {motion: 'off'});
    await table.show(played.others().view);
    expect(table.all('[slot=actions][icon=next]')).to.have.length(0);
    expect(table.figures('.last .bid')).to.deep.equal(shownOf(played).figures);
  });

  it('before the first time there is nothing to show, and nobody leads', async () => {
    table = await AnyTable.open(rounds(0), PHONE, {motion: 'normal'});
    expect(table.all('.last, .opened, rs-mark[crown]')).to.have.length(0);
  });

  it('a bid lies face down until then, and whoever has the most points wears the crown', async () => {
    const played = rounds(4);
    played.step(1);
    table = await AnyTable.open(played.view, PHONE);
    const places = table.all('.place');
    expect(places.map(place => place.querySelectorAll('.back').length)).to.deep.equal([0, 1, 0]);
    const points = (played.view.board as {players: {points: {of: number}}[]}).players.map(
      ({points}) => points.of,
    );
    const most = Math.max(...points);
    expect(places.map(place => place.querySelector('rs-mark')!.crown)).to.deep.equal(
      points.map(of => of === most),
    );
  });

  it('the middle says who has won, and how', async () => {
    const played = rounds(12);
    expect(played.over).to.equal(true);
    table = await AnyTable.open(played.view, WIDE);
    const {result, seats} = played.view;
    const [winner] = result!.ranking[0]!;
    expect(table.one('.won').textContent)
      .to.contain(seats[winner!]!.name)
      .and.to.contain(`${result!.scores[winner!]!.total}`);
  });

  it('a hand of thirteen lies in two rows on a phone, and what is used up keeps its place', async () => {
    const played = rounds(3);
    for (const size of [PHONE, LOW]) {
      table?.close();
      table = await AnyTable.open(played, size);
      const hand = table.all('rs-quay .cards li');
      expect(hand).to.have.length(13);
      expect(Math.min(...rowsOf(hand)), `${size}`).to.be.at.least(size === PHONE ? 6 : 3);
      expect(table.all('rs-quay .spent')).to.have.length(3);
      expect(table.choices).to.have.length(10);
    }
  });

  for (const language of LANGUAGES)
    it(`with the largest text the question is whole and half of the screen is the board's: ${language}`, async () => {
      document.documentElement.style.fontSize = '20px';
      try {
        table = await AnyTable.open(rounds(1), [320, 568], {language});
        const question = table.one('[slot=question]').getBoundingClientRect();
        const quay = table.one('rs-quay').getBoundingClientRect();
        expect(quay.height).to.be.at.most(568 / 2 + 16);
        expect(question.top).to.be.at.least(quay.top);
        expect(question.bottom).to.be.at.most(table.primary.getBoundingClientRect().top);
        const last = table.choices.at(-1)!;
        last.scrollIntoView({block: 'nearest'});
        await table.tap(last);
        await table.tap(table.primary);
        expect(table.moves).to.have.length(1);
      } finally {
        document.documentElement.style.fontSize = '';
      }
    });

  it('a hint is one tap away on a phone on its side, too', async () => {
    table = await AnyTable.open(rounds(2), LOW);
    expect(table.all('[data-hint]')).to.have.length(1);
  });

  for (const theme of ['light', 'dark'] as const)
    it(`is accessible (${theme})`, async () => {
      table = await AnyTable.open(rounds(4), PHONE, {theme});
      await accessible(table.element);
    });
});
