/** What others did moves on the board: briefly, on top, and only where the person wants motion. */
import {expect} from 'chai';
import {actor} from '../../../components/board/since.ts';
import {LONGEST_FLIGHT} from '../../../components/table/flying.ts';
import {LONGEST} from '../../../components/table/pace.ts';
import type {Settings} from '../../../src/table/seen/view-model.ts';
import {type PlayedPuertoRico, puertoRico} from '../../support/decisions/puerto-rico.ts';
import {type PlayedSanJuan, sanJuan} from '../../support/decisions/san-juan.ts';
import {TableHarness, until} from '../puerto-rico/harness.ts';
import {LOW, PHONE, SjHarness, WIDE} from '../san-juan/harness.ts';

type Harness = SjHarness | TableHarness;
type Played = PlayedSanJuan | PlayedPuertoRico;

/** Everything that moves on a table now. */
const moving = (table: Harness): Animation[] => [
  ...table.all('.flights .piece, [data-spot]').flatMap(each => each.getAnimations()),
];

/** Until it is the viewer's turn to act, after own moves; what the others do comes in one view. */
function othersPlay(played: Played): void {
  while (!played.toAct.includes(0)) played.step();
  while (played.toAct[0] === 0) played.step();
  while (!played.toAct.includes(0) && !played.over) played.step();
}

const GAMES = {
  'san-juan': async (size: readonly [number, number], motion: Settings['motion']) => {
    const played = sanJuan.begin(4, 'motion');
    while (played.board.round < 3) played.step();
    return {played, table: await SjHarness.open(played.view, size, {motion})};
  },
  'puerto-rico': async (size: readonly [number, number], motion: Settings['motion']) => {
    const played = puertoRico.begin(4, 'motion');
    for (let i = 0; i < 60; i++) played.step();
    return {played, table: await TableHarness.open(played.view, size, {motion})};
  },
} as const;

for (const [game, open] of Object.entries(GAMES))
  for (const size of [PHONE, LOW, WIDE])
    describe(`motion of ${game} at ${size.join('x')}`, () => {
      let table: Harness;
      let played: Played;
      const start = async (motion: Settings['motion']) => {
        ({table, played} = await open(size, motion));
        othersPlay(played);
      };
      const show = async () => {
        table.element.view = played.view;
        await until(() => moving(table).length > 0, 'something that moves');
      };
      afterEach(() => {
        table.close();
        document.documentElement.dataset.motion = 'off';
      });

      for (const motion of ['normal', 'slow'] as const)
        it(`each lasts at most ${LONGEST_FLIGHT} ms, all at most ${LONGEST} ms, moved by the compositor alone (${motion})`, async () => {
          await start(motion);
          await show();
          for (const animation of moving(table)) {
            const {delay = 0, duration = 0} = animation.effect!.getTiming();
            expect(Number(duration)).to.be.within(1, LONGEST_FLIGHT);
            expect(delay + Number(duration)).to.be.at.most(LONGEST);
            const frames = (animation.effect as KeyframeEffect).getKeyframes();
            for (const frame of frames)
              for (const [name, value] of Object.entries(frame))
                if (value !== undefined && value !== null)
                  expect(name).to.match(
                    /^(transform|translate|opacity|offset|computedOffset|easing|composite)$/,
                  );
          }
        });

      it('a tap ends it, and nothing of it stays', async () => {
        await start('normal');
        await show();
        table.element.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
        await until(() => moving(table).length === 0, 'rest');
        expect(table.all('.flights .piece')).to.have.length(0);
      });

      it('nothing of the present flies over an earlier entry that is looked at', async () => {
        await start('normal');
        const {view} = played;
        table.element.view = {...view, shownAt: 1, choices: []};
        await table.settle();
        expect(table.all('.flights .piece')).to.have.length(0);
      });

      it('without motion nothing moves, and the sentences are there', async () => {
        await start('off');
        table.element.view = played.view;
        await table.settle();
        expect(moving(table)).to.have.length(0);
        expect(table.all('.story, rs-button[icon=next]')).to.have.length(0);
        // Where the board needs the height of a phone, the bar says how much there is.
        const inBar = size === LOW || (size === PHONE && game === 'san-juan');
        const told = table.one(size === WIDE ? 'rs-board-log' : inBar ? '.missed' : '.lately');
        expect((told.shadowRoot ?? told).querySelectorAll('span').length).to.be.above(0);
      });
    });

describe('the story before the own decision', () => {
  let table: SjHarness;
  afterEach(() => table.close());

  it('tells what others did since the own move, and lets go with a tap', async () => {
    const opened = await GAMES['san-juan'](PHONE, 'normal');
    ({table} = opened);
    othersPlay(opened.played);
    table.element.view = opened.played.view;
    await until(() => table.all('[slot=actions][icon=next]').length > 0, 'the stage');
    expect(table.all('.story li').length).to.be.within(1, 3);
    await table.tap(table.one('[slot=actions][icon=next]'));
    expect(table.all('.story')).to.have.length(0);
    expect(table.all('[data-primary]').length).to.equal(1);
    expect(table.one('.missed').textContent, 'it stays in the bar').to.match(/\d+ new moves/);
  });

  it('an own move moves nothing: who made it knows it', async () => {
    const opened = await GAMES['san-juan'](PHONE, 'normal');
    ({table} = opened);
    const {played} = opened;
    const own = (): boolean => {
      const before = played.view.log.length;
      const mine = played.toAct[0] === 0;
      table.element.view = played.view;
      played.step();
      const events = played.view.log.slice(before).flatMap(item => item.events);
      return mine && events.length > 0 && events.every(event => actor(event) === 0);
    };
    while (!own()) await table.settle();
    await table.settle();
    table.element.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
    await until(() => moving(table).length === 0, 'rest');
    table.element.view = played.view;
    await table.settle();
    expect(moving(table)).to.have.length(0);
  });
});
