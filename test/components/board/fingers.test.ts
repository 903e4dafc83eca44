/** Where a finger comes down: in the middle of whatever can be chosen, at any width, with the log open and shut. */
import {expect} from 'chai';
import type {Pick} from '../../../components/board/pick.ts';
import type {RsCatIsland} from '../../../components/catan/island.ts';
import {outwards} from '../../../components/kit/deep-focus.ts';
import type {RsLogSheet} from '../../../components/table/log-sheet.ts';
import type {Action} from '../../../src/engine/game.ts';
import {catan} from '../../support/decisions/catan.ts';
import type {PlayedGame} from '../../support/decisions/played.ts';
import {portolano} from '../../support/decisions/portolano.ts';
import {puertoRico} from '../../support/decisions/puerto-rico.ts';
import {sanJuan} from '../../support/decisions/san-juan.ts';
import {inTurn} from '../../support/in-turn.ts';
import {until} from '../../support/screen/drawn.ts';
import {hitAt, tapAt} from '../../support/screen/hit.ts';
import {viewport} from '../app/harness.ts';
import {BoardHarness, opener} from '../board-harness.ts';

type XY = readonly [x: number, y: number];

class AnyHarness extends BoardHarness<PlayedGame<unknown>, Action> {}
const open = opener(AnyHarness);

/** Phones upright, tablets, phones and laptops on their side. */
const SIZES: readonly XY[] = [
  [320, 640],
  [360, 640],
  [390, 844],
  [430, 932],
  [600, 960],
  [768, 1024],
  [960, 600],
  [1100, 800],
  [1194, 834],
  [1280, 800],
  [1440, 900],
];

const TABLES: Readonly<Record<string, () => PlayedGame<unknown>>> = {
  'corners of Catan': () => catan.at('foundSettlement'),
  'edges of Catan': () => catan.at('freeRoad'),
  'hexes of Catan': () => catan.at('robber'),
  'cards of Catan': () => catan.at('discard'),
  'what is built in Catan': () => catan.at('build'),
  'roles of Puerto Rico': () => puertoRico.at('role'),
  'tiles of Puerto Rico': () => puertoRico.at('settler'),
  'buildings of Puerto Rico': () => puertoRico.at('builder'),
  'places of Puerto Rico': () => puertoRico.at('mayor'),
  'loads of Puerto Rico': () => puertoRico.at('captain'),
  'flags of San Juan': () => sanJuan.at('pick'),
  'cards of San Juan': () => sanJuan.at('builder'),
  'goods of San Juan': () => sanJuan.at('trader'),
  'tiles of Portolano': () => portolano.at('plan'),
  'upgrades of Portolano': () => portolano.at('upgrade'),
  'slots of Portolano': () => portolano.at('harbour'),
};

/** What can be chosen, on the board and on its quay. */
const CHOSEN = '[data-choice], button[data-cell], [data-give], .spots button, .target';

const inSight = (thing: Element): boolean =>
  thing.getClientRects().length > 0 &&
  getComputedStyle(thing).visibility === 'visible' &&
  !thing.matches('[disabled], [inert] *');

/** What of it a finger aims at: the light behind a place of the island, else the thing itself. */
function middle(thing: Element): XY {
  const seen = thing.querySelector('.glow, .ring, .pane') ?? thing;
  const {left, top, width, height} = seen.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

const nameOf = (thing: HTMLElement): string =>
  `${thing.localName} ${thing.dataset.target ?? thing.dataset.help ?? ''} ${thing.textContent?.trim().slice(0, 30)}`;

describe('a finger that comes down in the middle of what can be chosen', () => {
  let table: AnyHarness;
  /** What was chosen; the board is not told, so that everything stays where it is. */
  const picks: {readonly by: EventTarget; readonly pick: Pick}[] = [];
  const note = (event: HTMLElementEventMap['rs-pick']): void => {
    if (event.detail.pick === 'look') return;
    picks.push({by: event.composedPath()[0]!, pick: event.detail});
    event.stopImmediatePropagation();
  };
  before(() => addEventListener('rs-pick', note as EventListener, {capture: true}));
  after(() => {
    removeEventListener('rs-pick', note as EventListener, {capture: true});
    return viewport(800, 600);
  });
  afterEach(() => table.close());

  /** Opens the log; below the board it is folded down to its strip. */
  async function openLog(): Promise<void> {
    table.element.dispatchEvent(new CustomEvent('rs-panel', {detail: 'log'}));
    const sheet = (await until(() => table.all('rs-log-sheet')[0], 'the log')) as RsLogSheet;
    await table.settle();
    if (sheet.place === 'below') await table.tap(table.within('rs-log-sheet', '[data-list]')[0]);
  }

  async function shutLog(): Promise<void> {
    for (const sheet of table.all('rs-log-sheet')) (sheet as RsLogSheet).close();
    await table.settle();
  }

  const isHit = (thing: Element): boolean => [...outwards(hitAt(...middle(thing)))].includes(thing);

  /** What a tap in its middle chooses; it is brought into sight first, as a person does. */
  async function tap(thing: Element): Promise<(typeof picks)[number] | undefined> {
    thing.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    // An arrow that has led there goes with the next frame.
    if (table.one('rs-beyond').shadowRoot!.querySelector('button'))
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
    picks.length = 0;
    tapAt(...middle(thing));
    return picks[0];
  }

  /** Where places lie too close, the first tap brings them nearer. */
  async function tapPlace(target: Element): Promise<(typeof picks)[number] | undefined> {
    for (let taps = 0; taps < 2; taps++) {
      const picked = await tap(target);
      if (picked) return picked;
      await table.settle();
    }
    return undefined;
  }

  async function missed(): Promise<string[]> {
    const wrong: string[] = [];
    const island = table.all('rs-cat-island')[0] as RsCatIsland | undefined;
    for (const thing of table.all(CHOSEN)) {
      if (!inSight(thing)) continue;
      if (island && thing.matches('.target')) {
        for (const whole of table.all('[data-whole]')) await table.tap(whole);
        const spot = island.model.spots.find(({kind, at}) => `${kind}${at}` === thing.dataset.target)!;
        const picked = await tapPlace(thing);
        const done = picked?.pick;
        const chosen =
          done?.pick === 'action' ? {picked: done.action} : done?.pick === 'draft' && done.change;
        if (JSON.stringify(chosen) !== JSON.stringify(spot.change)) wrong.push(nameOf(thing));
        continue;
      }
      const picked = await tap(thing);
      if (!isHit(thing)) wrong.push(`${nameOf(thing)}: covered`);
      picks.length = 0;
      thing.click();
      if (JSON.stringify(picked?.pick) !== JSON.stringify(picks[0]?.pick)) wrong.push(nameOf(thing));
    }
    return wrong;
  }

  for (const [n, [what, game]] of Object.entries(TABLES).entries())
    it(`chooses it, with the log open and shut: ${what}`, async () => {
      const sizes = inTurn(SIZES, n);
      table = await open(game(), sizes[0]);
      const wrong: Record<string, string[]> = {};
      const look = async (how: string): Promise<void> => {
        await table.settle();
        const found = await missed();
        if (found.length > 0) wrong[how] = found;
      };
      for (const size of sizes) {
        await viewport(...size);
        await table.resize(size);
        expect(table.all(CHOSEN).filter(inSight), size.join('x')).not.to.have.length(0);
        await look(`${size.join('x')}, shut`);
        await openLog();
        await look(`${size.join('x')}, open`);
        await shutLog();
      }
      expect(wrong).to.deep.equal({});
    });
});
