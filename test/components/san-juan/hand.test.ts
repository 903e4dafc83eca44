/** Hands of any size on a phone: every card whole, none over another, all of them to be touched. */
import {expect} from 'chai';
import type {SjView} from '../../../src/games/san-juan/types.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {sanJuan} from '../../support/decisions/san-juan.ts';
import {apart} from '../../support/screen/apart.ts';
import {LOW, NARROW, PHONE, SjHarness, TABLET} from './harness.ts';

/** The same decision with so many cards in hand. */
function withHand(view: TableView, cards: number): TableView {
  const board = view.board as SjView;
  const hand = Array.from({length: cards}, (_, i) => ({
    ...board.hand[i % board.hand.length]!,
    handle: 1000 + i,
  }));
  return {...view, board: {...board, hand, handOrder: hand.map(({handle}) => handle)}};
}

describe('hands of San Juan', () => {
  let table: SjHarness | undefined;
  afterEach(() => table?.close());

  for (const phase of ['builder', 'pick'] as const)
    for (const cards of [1, 7, 12, 20])
      it(`${cards} cards while ${phase} is decided`, async () => {
        const view = withHand(sanJuan.at(phase).view, cards);
        for (const size of [PHONE, NARROW]) {
          table?.close();
          table = await SjHarness.open(view, size);
          const hand = table.one('rs-sj-hand').shadowRoot!;
          const all = [...hand.querySelectorAll<HTMLElement>('.card')];
          expect(all).to.have.length(cards);
          const frame = table.element.getBoundingClientRect();
          const boxes = all.map(card => card.getBoundingClientRect());
          boxes.forEach((a, i) => {
            expect(a.left, `card ${i}`).to.be.at.least(frame.left);
            expect(a.right, `card ${i}`).to.be.at.most(frame.right);
            expect(a.width, `card ${i}`).to.be.at.least(phase === 'builder' ? 44 : 20);
            for (const b of boxes.slice(i + 1)) {
              expect(apart(a, b), `card ${i}`).to.equal(true);
            }
          });
          // The last one comes into sight, above the quay.
          all.at(-1)!.scrollIntoView({block: 'end'});
          await table.settle();
          const content = table.one('.content').getBoundingClientRect();
          expect(all.at(-1)!.getBoundingClientRect().bottom).to.be.at.most(content.bottom + 1);
        }
      });

  it('cards at rest on a tablet have their names, too', async () => {
    table = await SjHarness.open(sanJuan.at('pick').view, TABLET);
    const plates = [...table.one('rs-sj-hand').shadowRoot!.querySelectorAll('.plate')];
    expect(plates).to.not.be.empty;
    for (const plate of plates)
      expect(Number.parseFloat(getComputedStyle(plate).fontSize)).to.be.at.least(10);
  });
});

describe('a report', () => {
  it('never lies over the hand while cards of it are asked for', async () => {
    const played = sanJuan.begin(3, 'report');
    const table = await SjHarness.open(played, LOW);
    const asked = new Set(['draft', 'chapel', 'handLimit', 'pick', 'builder', 'councillor', 'keep', 'take']);
    let reports = 0;
    for (let moves = 0; moves < 90 && !played.over; moves++) {
      played.step();
      await table.show(played.view);
      const shown = table.all('.report').length;
      reports += shown;
      if (played.toAct.includes(0) && asked.has(played.board.phase))
        expect(shown, played.board.phase).to.equal(0);
    }
    expect(reports).to.be.greaterThan(0);
    table.close();
  });
});
