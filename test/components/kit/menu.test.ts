import {expect} from 'chai';
import {html} from 'lit';
import '../../../components/kit/menu.ts';
import type {RsMenu} from '../../../components/kit/menu.ts';
import {isHit, tapAt} from '../../support/screen/hit.ts';
import {until, viewport} from '../app/harness.ts';
import {inside, mount, press} from './harness.ts';

/** As long as the menu of a table. */
const items = Array.from({length: 11}, (_, i) => ({value: String(i), label: `Command number ${i}`}));

async function openAt(style: string): Promise<RsMenu> {
  const menu = await mount<RsMenu>(
    html`<rs-menu label="Menu" .items=${items} style="position: fixed; ${style}"></rs-menu>`,
  );
  inside(menu, 'rs-button').click();
  await menu.updateComplete;
  await menu.updateComplete;
  return menu;
}

const list = (menu: RsMenu): HTMLElement => inside(menu, 'ul');

function onPage({top, bottom, left, right}: DOMRect): void {
  expect(top, 'top').to.be.at.least(0);
  expect(left, 'left').to.be.at.least(0);
  expect(bottom, 'bottom').to.be.at.most(innerHeight);
  expect(right, 'right').to.be.at.most(innerWidth);
}

describe('rs-menu on a small page', () => {
  after(() => viewport(800, 600));

  for (const [width, height] of [
    [640, 360],
    [568, 320],
    [320, 480],
  ] as const)
    for (const corner of ['top: 4px; right: 4px', 'bottom: 4px; right: 4px'])
      it(`stays on a page of ${width}x${height}, opened from ${corner}`, async () => {
        await viewport(width, height);
        const menu = await openAt(corner);
        onPage(list(menu).getBoundingClientRect());
      });

  it('shows the focused command, however far down', async () => {
    await viewport(320, 480);
    const menu = await openAt('top: 4px; right: 4px');
    press(menu.shadowRoot!.activeElement!, 'End');
    const last = menu.shadowRoot!.activeElement!;
    const bottom = (of: Element) => of.getBoundingClientRect().bottom;
    // WebKit scrolls to what has the focus a moment later.
    await until(() => bottom(last) <= bottom(list(menu)), 'the last command in sight');
  });

  it('moves no command while it is open: what is tapped is what was read', async () => {
    const menu = await openAt('top: 4px; right: 4px');
    const chosen: unknown[] = [];
    menu.addEventListener('rs-choose', event => chosen.push((event as CustomEvent).detail.value));
    const row = [...menu.shadowRoot!.querySelectorAll<HTMLElement>('li')].at(-1)!;
    menu.items = [{value: 'hint', label: 'Hint'}, ...items];
    await menu.updateComplete;
    expect(row.innerText).to.contain('Command number 10');
    row.click();
    expect(chosen).to.deep.equal(['10']);
  });

  it('lies over whatever is raised', async () => {
    await viewport(640, 360);
    const menu = await openAt('top: 4px; right: 4px');
    const raised = document.createElement('div');
    raised.style.cssText = 'position: fixed; inset: 0; z-index: 99';
    document.body.append(raised);
    try {
      const hidden = [...list(menu).querySelectorAll('li')].filter(item => !isHit(item));
      expect(hidden.map(({textContent}) => textContent!.trim())).to.deep.equal([]);
    } finally {
      raised.remove();
    }
  });

  it('closes by a tap beside it, and the focus is back on its button', async () => {
    const menu = await openAt('top: 4px; right: 4px');
    tapAt(2, innerHeight - 2);
    await menu.updateComplete;
    expect(menu.shadowRoot!.querySelector('[role=menu]')).to.equal(null);
    expect(menu.shadowRoot!.activeElement?.localName).to.equal('rs-button');
  });

  it('needs no scrolling on a phone on its side', async () => {
    await viewport(640, 360);
    const menu = await openAt('top: 4px; right: 4px');
    expect(list(menu).scrollHeight).to.be.at.most(list(menu).clientHeight + 1);
  });
});
