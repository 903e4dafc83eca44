import {expect} from 'chai';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {MOMENTS, portolano} from '../../support/decisions/portolano.ts';
import {inTurn} from '../../support/in-turn.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {apart} from '../../support/screen/apart.ts';
import {LOW, NARROW, PHONE, PortHarness, TABLET, WIDE} from './harness.ts';

const NAMES = MOMENTS.filter(name => name !== 'over');

/** Things that lie in one row or grid and must not lie on each other. */
const GROUPS = [
  'rs-port-chart li',
  '.units > button',
  '.rows > *',
  '.pair > *',
  '.deliver > *',
  '.chips > *',
  '.stockrow > *',
];

describe('accessibility and layout of every decision of Portolano', () => {
  let table: PortHarness | undefined;
  afterEach(() => table?.close());

  const THEMES = ['light', 'dark'] as const;

  for (const [n, moment] of NAMES.entries())
    for (const theme of inTurn(THEMES, n))
      it(`${moment} has nothing serious or critical on a phone: ${theme}`, async () => {
        table = await PortHarness.open(portolano.view(moment), PHONE, {theme});
        await table.tap(table.choices[0] ?? table.one('[slot=question]'));
        await accessible(table.element);
      });

  for (const [n, moment] of (['plan', 'upgrade', 'harbour', 'pay'] as const).entries())
    for (const size of inTurn([TABLET, WIDE], n))
      for (const theme of inTurn(THEMES, Math.floor(n / 2)))
        it(`${moment} has nothing serious or critical at ${size.join('x')}: ${theme}`, async () => {
          table = await PortHarness.open(portolano.view(moment), size, {theme});
          await accessible(table.element);
        });

  for (const [n, moment] of NAMES.entries())
    for (const language of moment === 'plan' || moment === 'upgrade' ? LANGUAGES : (['hu'] as const))
      it(`question and primary button are seen, nothing is too wide or lies on another at any size: ${moment}, ${language}`, async () => {
        table = await PortHarness.open(portolano.view(moment), PHONE, {language});
        for (const size of inTurn([PHONE, NARROW, TABLET, WIDE, LOW], n)) {
          await table.resize(size);
          const told = size.join('x');
          const frame = table.element.getBoundingClientRect();
          for (const part of [table.one('[slot=question]'), table.primary]) {
            const box = part.getBoundingClientRect();
            expect(box.bottom, told).to.be.at.most(frame.bottom + 1);
            expect(box.right, told).to.be.at.most(frame.right + 1);
            expect(box.top, told).to.be.at.least(frame.top);
          }
          for (const content of table.all('.content, .side'))
            expect(content.scrollWidth, told).to.be.at.most(content.clientWidth + 1);
          for (const group of GROUPS) {
            const boxes = table.all(group).map(each => each.getBoundingClientRect());
            boxes.forEach((a, i) => {
              for (const b of boxes.slice(i + 1)) expect(apart(a, b), `${told}: ${group}`).to.equal(true);
            });
          }
        }
      });

  it('the chart is a list of tiles in sentences: place, both faces, the pirate, what a step costs', async () => {
    table = await PortHarness.open(portolano.view('plan'));
    const tiles = table.all('[data-cell]');
    expect(tiles).to.have.length(16);
    for (const tile of tiles) expect(tile.getAttribute('aria-label')).to.match(/[A-D][1-4], /);
    const steps = table.all('button[data-cell]');
    expect(steps.length).to.be.at.least(4);
    for (const step of steps) expect(step.getAttribute('aria-label')).to.match(/^(Sail to|Stay at)/);
    expect(tiles.filter(tile => tile.getAttribute('aria-label')!.includes('pirate')).length).to.be.at.least(
      2,
    );
  });

  it('tiles keep 44 px on the narrowest phone and on a phone on its side', async () => {
    for (const size of [NARROW, LOW]) {
      table?.close();
      table = await PortHarness.open(portolano.view('plan'), size);
      for (const tile of table.all('button[data-cell]')) {
        const {width, height} = tile.getBoundingClientRect();
        expect(Math.min(width, height), size.join('x')).to.be.at.least(44);
      }
    }
  });
});
