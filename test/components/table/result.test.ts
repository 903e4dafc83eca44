/** The end of a game: how it went, and what can be done with it. */

import {expect} from 'chai';
import type {RsShipAtAnchor} from '../../../components/art/ship-at-anchor.ts';
import {courseIn} from '../../../components/board/course-scale.ts';
import {fire} from '../../../components/kit/fire.ts';
import type {RsMenu} from '../../../components/kit/menu.ts';
import type {RsScrubber} from '../../../components/panels/scrubber.ts';
import type {RsAfterwards} from '../../../components/table/afterwards.ts';
import {pictureOf} from '../../../components/table/share-picture.ts';
import type {Action} from '../../../src/engine/game.ts';
import {game as goofspiel} from '../../../src/games/goofspiel/advised.ts';
import {GAME_LIST} from '../../../src/games/index.ts';
import type {PrView} from '../../../src/games/puerto-rico/types.ts';
import {PlayedGame, randomFrom} from '../../support/decisions/played.ts';
import {puertoRico} from '../../support/decisions/puerto-rico.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {HeldClock} from '../../support/screen/held-clock.ts';
import {isHit, tapAt} from '../../support/screen/hit.ts';
import {BoardHarness, opener} from '../board-harness.ts';
import {NARROW, PHONE, TableHarness, until} from '../puerto-rico/harness.ts';

class AnyTable extends BoardHarness<PlayedGame<unknown>, Action> {
  static readonly open = opener(AnyTable);
}

const FRAME = {width: 340, height: 190, left: 26, right: 30, top: 12, bottom: 22};
const COURSE = [
  {round: 1, points: [0, 0, 1, 0]},
  {round: 2, points: [3, 1, 1, 4]},
  {round: 3, points: [9, 8, 30, 22]},
];

describe('the chart of a game', () => {
  const rows: [string, readonly {round: number; points: readonly number[]}[]][] = [
    ['a usual game', COURSE],
    ['nobody has a point', [0, 1, 2].map(round => ({round, points: [0, 0]}))],
    ['points below nothing', [1, 2].map(round => ({round, points: [-4, 12]}))],
    ['very many points', [1, 2].map(round => ({round, points: [0, 4000]}))],
    ['five with the same points', [1, 2].map(round => ({round, points: [7, 7, 7, 7, 7]}))],
    ['all at the top', [1, 2].map(round => ({round, points: [50, 49, 50, 48, 50]}))],
    ['a long game', Array.from({length: 60}, (_, round) => ({round, points: [round, 60 - round]}))],
  ];
  for (const [what, standings] of rows)
    it(`${what}: lines stay in the frame, marks apart, few numbers`, () => {
      const {lines, grid, rounds} = courseIn(FRAME, standings, 21);
      for (const {points} of lines)
        for (const {x, y} of points) {
          expect(x).to.be.within(FRAME.left, FRAME.width - FRAME.right);
          expect(y).to.be.within(FRAME.top - 0.1, FRAME.height - FRAME.bottom + 0.1);
        }
      const ends = lines.map(({end}) => end.y).sort((a, b) => a - b);
      expect(ends[0], 'the whole mark').to.be.at.least(21 / 2);
      expect(ends.at(-1)).to.be.at.most(FRAME.height - FRAME.bottom + 0.1);
      for (const [i, y] of ends.entries()) if (i > 0) expect(y - ends[i - 1]!).to.be.at.least(20.9);
      expect(grid.length).to.be.within(2, 8);
      expect(rounds.length).to.be.at.most(8);
    });
});

describe('the end of a game', () => {
  let table: TableHarness;
  const open = async (size: readonly [number, number] = PHONE) => {
    table = await TableHarness.open(puertoRico.find({phase: 'over'}), size);
    await until(() => table.all('rs-afterwards').length > 0, 'the result');
    await table.settle();
  };
  const restore: (() => void)[] = [];
  const replace = (on: object, name: string, value: unknown) => {
    const before = Object.getOwnPropertyDescriptor(on, name);
    Object.defineProperty(on, name, {value, configurable: true, writable: true});
    restore.push(() => (before ? Object.defineProperty(on, name, before) : Reflect.deleteProperty(on, name)));
  };
  afterEach(() => {
    table.close();
    for (const undo of restore.splice(0)) undo();
  });

  it('says in one sentence for each seat where all its points come from, best first', async () => {
    await open();
    const {scores, ranking} = table.element.view.result!;
    const said = table.all('[data-said]').map(each => each.textContent!.trim());
    expect(said).to.have.length(scores.length);
    for (const [i, seat] of ranking.flat().entries()) {
      const {name} = table.element.view.seats[seat]!;
      const {total, parts} = scores[seat]!;
      expect(said[i]).to.contain(`${name}: ${total} points, namely `);
      const told = [...said[i]!.split('namely')[1]!.matchAll(/-?\d+/g)].map(([n]) => Number(n));
      expect(told).to.deep.equal(Object.values(parts).filter(points => points !== 0));
      expect(told.reduce((sum, n) => sum + n, 0)).to.equal(total);
    }
  });

  it('a row of taps that ended the game begins no other one', async () => {
    const clock = new HeldClock();
    restore.push(() => clock.release());
    await open();
    const rematch = table.one('[data-rematch]');
    expect(isHit(rematch), 'as it opens').to.equal(false);
    tapAt(10, 10);
    expect(isHit(rematch), 'after one more tap').to.equal(false);
    clock.release();
    expect(isHit(rematch), 'after a moment').to.equal(true);
  });

  it('says of a bot that it is one, also where it has won', async () => {
    const {view} = puertoRico.find({phase: 'over'});
    const [[winner] = []] = view.result!.ranking;
    const seats = view.seats.map(
      seat => ({...seat, kind: seat.seat === winner ? 'bot' : seat.kind}) as const,
    );
    table = await TableHarness.open({...view, seats}, PHONE);
    const podium = () => table.within('rs-result', '.podium li');
    await until(() => podium().length > 0, 'the places');
    const places = podium();
    expect(places[0]!.querySelector('.name')!.textContent).to.include(`${seats[winner!]!.name} (bot)`);
    expect(places[0]!.querySelector('[data-said]')!.textContent).to.include(`${seats[winner!]!.name} (bot):`);
    for (const place of places.slice(1)) expect(place.textContent).not.to.include('(bot)');
  });

  it('says why the game has ended', async () => {
    await open();
    const {endFlags} = table.element.view.board as PrView;
    const why = {workers: 'no workers left', city: 'a city is full', points: 'no points left'};
    const said = table.within('rs-result', 'p').map(line => line.textContent);
    expect(said).to.include(`Why it ended: ${endFlags.map(flag => why[flag]).join(', ')}.`);
  });

  it('lets the ship of the winner come home before those of the others, and names what decided', async () => {
    table = await TableHarness.open(puertoRico.find({phase: 'over'}).ended, PHONE);
    await until(() => table.all('rs-triumph').length > 0, 'the moment');
    const {seats, result} = table.element.view;
    const names = (selector: string) =>
      table.within('rs-triumph', `${selector} rs-ship-at-anchor`).map(ship => (ship as RsShipAtAnchor).name);
    const [first = [], ...behind] = result!.ranking.map(group => group.map(seat => seats[seat]!.name));
    expect(names('.winners')).to.deep.equal(first);
    expect(names('.fleet')).to.have.members(behind.flat());
    const {decider} = table.element.view;
    expect(decider?.kind).to.equal('ahead');
    const said = table.within('rs-result', '.decided')[0]!.textContent;
    expect(said).to.match(new RegExp(`^${seats[decider!.seat]!.name} passed .* in round ${decider!.round} `));
    const {summary} = table.one('rs-afterwards') as RsAfterwards;
    expect(summary.split('\n')[1], 'in the text that is shared').to.equal(said);
    table.element.view = {...table.element.view, decider: null};
    await table.settle();
    expect(table.within('rs-result', '.decided')).to.have.length(0);
  });

  it('tells the turning points, with the way to the board then and to a trial from the own move before', async () => {
    table = await TableHarness.open(puertoRico.find({phase: 'over'}).ended, PHONE);
    await until(() => table.within('rs-turns', 'li').length > 0, 'the turning points');
    const {turns, seats} = table.element.view;
    const said = table.within('rs-turns', 'p').map(line => line.textContent);
    for (const [i, {seat}] of turns.entries()) expect(said[i]).to.contain(seats[seat]!.name);
    await table.tap(table.within('rs-turns', '[data-try]')[0]!);
    const {from = null} = table.acts.flatMap(sent => (sent.act === 'branch' ? [sent] : []))[0] ?? {};
    expect(from).to.be.below(turns[0]!.n);
    await table.show({...table.element.view, place: 'network'});
    expect(table.within('rs-turns', '[data-try]'), 'nobody here knows all cards').to.have.length(0);
    await table.tap(table.within('rs-turns', '[data-see]')[0]!);
    expect(table.acts).to.deep.include({act: 'scrub', to: turns[0]!.n});
    expect(table.all('rs-dialog[open]')).to.have.length(0);
  });

  it('all who share the victory come home', async () => {
    const {view} = puertoRico.find({phase: 'over'});
    const result = {
      ...view.result!,
      ranking: [
        [1, 2],
        [0, 3],
      ],
      decidedBy: 'shared',
    } as const;
    table = await TableHarness.open({...view, result}, PHONE);
    const ships = () => table.within('rs-triumph', '.winners rs-ship-at-anchor');
    await until(() => ships().length > 0, 'the ships');
    expect(ships()).to.have.length(2);
  });

  it('asks how the game went, and draws it with a mark for each seat and the same as a table', async () => {
    await open();
    expect(table.acts).to.deep.include({act: 'course'});
    expect(table.all('rs-course svg')).to.have.length(0);
    table.element.view = {...table.element.view, course: COURSE};
    await table.settle();
    expect(table.within('rs-course', '.mark')).to.have.length(4);
    expect(
      table
        .within('rs-course', 'td')
        .map(cell => cell.textContent)
        .slice(-4),
    ).to.deep.equal(['9', '8', '30', '22']);
    await accessible(table.element);
  });

  it('shares the result as text: game, headline, places', async () => {
    await open();
    const shared: string[] = [];
    replace(navigator, 'share', async ({text}: {text: string}) => void shared.push(text));
    await table.tap(table.one('[data-share=text]'));
    const {scores, ranking} = table.element.view.result!;
    const [first] = ranking[0]!;
    expect(shared[0]!.split('\n')).to.have.length(5);
    expect(shared[0]).to.match(/^Puerto Rico: /);
    expect(shared[0]).to.contain(`: ${scores[first!]!.total}`);
  });

  it('if nothing can be shared or copied, the text is shown to be copied by hand', async () => {
    await open();
    replace(navigator, 'share', undefined);
    replace(navigator, 'clipboard', {writeText: () => Promise.reject(new Error('no'))});
    await table.tap(table.one('[data-share=text]'));
    await until(() => table.all('textarea').length > 0, 'the text');
    expect((table.one('textarea') as HTMLTextAreaElement).value).to.equal(
      (table.one('rs-afterwards') as RsAfterwards).summary,
    );
    const below = table.one('[data-rematch]').getBoundingClientRect().top;
    expect(table.one('textarea').getBoundingClientRect().bottom, 'in sight').to.be.at.most(below);
  });

  it('makes a picture of it, with and without a chart, for any number of seats', async () => {
    await open();
    const words = {
      game: 'Puerto Rico',
      headline: 'Krzysztofo wins after a very, very long evening with 52 points',
      place: String,
    };
    for (const course of [null, COURSE]) {
      const picture = await pictureOf({...table.element.view, course}, words);
      expect(picture.type).to.equal('image/png');
      const {width, height} = await createImageBitmap(picture);
      expect([width, height]).to.deep.equal([1080, 1350]);
    }
  });

  it('the picture bears the emblem of its own game', async () => {
    await open();
    const words = {game: '', headline: '', place: String};
    const seen = new Set<string>();
    for (const {id} of GAME_LIST) {
      const picture = await pictureOf({...table.element.view, game: id}, words);
      seen.add(new Uint8Array(await picture.arrayBuffer()).join());
    }
    expect(seen.size).to.equal(GAME_LIST.length);
  });

  it('goes to the start of the game, which plays by itself, with the scrubber in sight', async () => {
    await open();
    await table.tap(table.one('[data-replay]'));
    expect(table.acts).to.deep.include({act: 'scrub', to: 0});
    await until(() => table.all('rs-scrubber').length > 0, 'the scrubber');
    expect(table.all('rs-dialog[open]')).to.have.length(0);
    expect(table.one('rs-log-sheet').hasAttribute('listed'), 'the list does not lie on the board').to.equal(
      false,
    );
    const scrubber = table.one('rs-scrubber') as RsScrubber;
    scrubber.pause = 1;
    await table.show({...table.element.view, shownAt: 0});
    await until(() => table.acts.some(sent => sent.act === 'scrub' && (sent.to ?? 0) > 0), 'the next entry');
  });

  it('a reader of the result is told that somebody has set the next table, and gets there with one tap', async () => {
    await open();
    await table.show({...table.element.view, rematch: {by: 1}});
    expect(table.all('[data-rematch]'), 'no second table beside it').to.have.length(0);
    expect(table.one('.invited').textContent).to.contain(table.element.view.seats[1]!.name);
    await table.tap(table.one('[data-follow]'));
    expect(table.acts.at(-1)).to.deep.equal({act: 'followRematch'});
  });

  it('one button begins a rematch, in which another begins; that all stay on their seats is said more quietly', async () => {
    await open();
    expect(table.all('[data-rematch]').map(({dataset}) => dataset.rematch)).to.deep.equal(['same', 'rotate']);
    expect(table.all('[data-rematch][variant=primary]')).to.deep.equal([table.one('[data-rematch=rotate]')]);
    await table.tap(table.one('[data-rematch=rotate]'));
    expect(table.acts.at(-1)).to.deep.equal({act: 'rematch', rotate: true});
  });

  it('the menu begins with what comes after a game, and explains no decision any more', async () => {
    await open();
    const menu = () => table.within('rs-table-bar', 'rs-menu')[0] as RsMenu;
    const values = () => menu().items.map(({value}) => value);
    expect(values().slice(0, 5)).to.deep.equal(['rematch', 'result', 'log', 'share', 'new']);
    expect(values()).not.to.include('coach').and.not.include('hint');
    const choose = (value: string) => {
      fire(menu(), 'rs-choose', {value});
      return table.settle();
    };
    await choose('rematch');
    expect(table.acts.at(-1)).to.deep.equal({act: 'rematch', rotate: true});
    await choose('new');
    expect(table.acts.at(-1)).to.deep.equal({act: 'goNew'});
    await table.show({...table.element.view, rematch: {by: 1}});
    await choose('rematch');
    expect(table.acts.at(-1)).to.deep.equal({act: 'followRematch'});
    await table.show({...table.element.view, trial: true});
    expect(values(), 'nobody plays a trial again').not.to.include('rematch');
  });

  it('nothing is said of seats where it makes no difference where one sits', async () => {
    const played = new PlayedGame({game: goofspiel, seats: 3, random: randomFrom('over')});
    while (!played.over) played.step();
    const any = await AnyTable.open(played);
    try {
      await until(() => any.all('rs-afterwards').length > 0, 'the result');
      expect(any.all('[data-rematch]')).to.have.length(1);
      await any.tap(any.one('[data-rematch]'));
      expect(any.acts.at(-1)).to.deep.equal({act: 'rematch', rotate: false});
    } finally {
      any.close();
    }
  });

  for (const size of [PHONE, NARROW])
    it(`a rematch stands on the screen, and half of it is left for the result, at ${size.join('x')}`, async () => {
      await open(size);
      const dialog = table.all('rs-dialog[open]')[0]!.shadowRoot!;
      const content = dialog.querySelector('.content')!.getBoundingClientRect();
      expect(content.height).to.be.above(size[1] / 2 - 40);
      expect(table.one('[data-rematch=rotate]').getBoundingClientRect().bottom).to.be.at.most(innerHeight);
    });
});
