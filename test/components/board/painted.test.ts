/** One decision of each painted board, small and large: what every engine of the tests lays out before anything else. */
import {expect} from 'chai';
import type {Action} from '../../../src/engine/game.ts';
import {accessible} from '../../support/accessible.ts';
import {catanScene} from '../../support/cat-views.ts';
import type {PlayedGame} from '../../support/played.ts';
import {MOMENTS} from '../../support/port-views.ts';
import {phaseTable as puertoRico} from '../../support/pr-views.ts';
import {phaseTable as sanJuan} from '../../support/sj-views.ts';
import {BoardHarness, opener, PHONE} from '../board-harness.ts';

class AnyHarness extends BoardHarness<PlayedGame<unknown>, Action> {}
const open = opener(AnyHarness);

const TABLES: Readonly<Record<string, () => PlayedGame<unknown>>> = {
  'Puerto Rico': () => puertoRico('role'),
  'San Juan': () => sanJuan('builder'),
  Catan: () => catanScene('build'),
  Portolano: () => MOMENTS.plan(),
};

describe('a painted board', () => {
  let table: AnyHarness | undefined;
  afterEach(() => table?.close());

  for (const [name, played] of Object.entries(TABLES))
    for (const size of [PHONE, [1194, 834]] as const)
      it(`${name} shows the whole question and what answers it, at ${size.join('x')}`, async () => {
        table = await open(played(), size);
        const frame = table.element.getBoundingClientRect();
        expect([frame.width, frame.height]).to.deep.equal(size);
        for (const part of [table.one('[slot=question]'), table.primary]) {
          const {top, bottom, left, right, height} = part.getBoundingClientRect();
          expect(height, part.localName).to.be.greaterThan(0);
          expect(top, part.localName).to.be.at.least(frame.top);
          expect(left, part.localName).to.be.at.least(frame.left);
          expect(bottom, part.localName).to.be.at.most(frame.bottom + 1);
          expect(right, part.localName).to.be.at.most(frame.right + 1);
        }
        const board = table.one('rs-pr-board, rs-sj-board, rs-cat-board, rs-port-board');
        expect(board.getBoundingClientRect().height).to.be.greaterThan(size[1] / 3);
        expect(table.choices.length).to.be.greaterThan(0);
        for (const content of table.all('.content, .middle, .east, .west'))
          expect(content.scrollWidth, content.className).to.be.at.most(content.clientWidth + 1);
        await accessible(table.element);
      });
});
