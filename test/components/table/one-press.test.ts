/** One press, one act: a key that stays down does not play on, at no kind of question of any game. */
import {expect} from 'chai';
import {catan} from '../../support/decisions/catan.ts';
import type {PlayedGame} from '../../support/decisions/played.ts';
import {portolano} from '../../support/decisions/portolano.ts';
import {puertoRico} from '../../support/decisions/puerto-rico.ts';
import {sanJuan} from '../../support/decisions/san-juan.ts';
import {EVERY} from '../../support/in-turn.ts';
import {BoardHarness, opener, WIDE} from '../board-harness.ts';

type Played = PlayedGame<unknown>;
type Table = BoardHarness<Played, {readonly type: string}>;
const open = opener<Played, Table>(BoardHarness);

/** Each with the number of kinds of decisions that a whole game has at least. */
const GAMES: readonly (readonly [name: string, kinds: number, begin: () => Played])[] = [
  ['Puerto Rico', 8, () => puertoRico.begin(3, 'held keys')],
  ['San Juan', 6, () => sanJuan.begin(3, 'held keys')],
  ['Catan', 8, () => catan.begin(3, 'held keys')],
  ['Portolano', 8, () => portolano.begin(3, 'held keys')],
];

/** What the seat is asked, by the moves that it may choose from. */
const kindOf = (played: Played): string =>
  [...new Set(played.choicesOf(0).map(({type}) => type))].sort().join();

/** Whatever a press can change: moves that were sent, what the quay says, what is marked. */
const state = (table: Table): string =>
  JSON.stringify([
    table.moves.length,
    table.all('rs-quay').map(quay => quay.textContent?.replace(/\s+/g, ' ')),
    table.choices.map(choice => choice.getAttribute('aria-pressed')),
    table.all('[role=radio]').map(spot => spot.getAttribute('aria-checked')),
    table.all('dialog[open]').length,
  ]);

/** @returns whether the press changed anything; what comes after it does not */
async function hold(table: Table, target: HTMLElement, key: 'Enter' | ' ', kind: string): Promise<boolean> {
  target.focus();
  const before = state(table);
  let acted = before;
  await table.hold(key, step => {
    const now = state(table);
    // The one act comes with the key going down, or with its coming up.
    if (step === 'down' || (step === 'up' && acted === before)) acted = now;
    expect(now, `${kind}: ${step}`).to.equal(acted);
  });
  return acted !== before;
}

describe('a key that stays down', () => {
  let table: Table | undefined;
  afterEach(() => table?.close());

  // Places of Catan's map are chosen by keys of its own.
  for (const [game, kinds, begin] of GAMES)
    for (const key of EVERY || game === 'Catan' ? (['Enter', ' '] as const) : (['Enter'] as const))
      it(`is one press at every kind of question of ${game} (${key === ' ' ? 'Space' : key})`, async () => {
        const played = begin();
        const seen = new Set<string>();
        const isNew = () => played.toAct.includes(0) && !seen.has(kindOf(played));
        const forward = () => {
          while (!played.over && !isNew()) played.step();
        };
        forward();
        table = await open(played, WIDE);
        const shown = table;
        // The next question of the seat stands there at once, as against quick bots.
        shown.element.addEventListener('rs-act', ({detail}) => {
          if (detail.act !== 'move') return;
          played.others();
          shown.element.view = played.view;
        });
        let acts = 0;
        while (!played.over) {
          const kind = kindOf(played);
          seen.add(kind);
          await shown.show(played.view);
          const moves = shown.moves.length;
          const [choice] = shown.choices;
          if (choice && (await hold(shown, choice, key, kind))) acts++;
          const [primary] = shown.all('[data-primary]:not([disabled])');
          if (shown.moves.length === moves && primary && (await hold(shown, primary, key, kind))) acts++;
          forward();
        }
        expect(seen.size, [...seen].join(' | ')).to.be.at.least(kinds);
        expect(acts).to.be.at.least(kinds);
      });
});
