import {expect} from 'chai';
import {FilmPlayer} from '../../../components/portolano/film-player.ts';
import {stepsOf} from '../../../components/portolano/film-steps.ts';
import {after} from '../../../components/portolano/film-view.ts';
import type {PortEvent} from '../../../src/games/portolano/types.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {SETTINGS} from '../../support/decisions/played.ts';
import {portolano} from '../../support/decisions/portolano.ts';
import {until} from '../../support/screen/drawn.ts';
import {HeldClock} from '../../support/screen/held-clock.ts';
import {LOW, PHONE, PortHarness} from './harness.ts';

describe('the film of a round', () => {
  it('has no step for what is secret or already seen, and binds what follows to what it follows from', () => {
    const played = portolano.begin(4, 'film');
    played.until(({board}) => board.round > 4);
    const {log} = played.view;
    const steps = stepsOf(log, 0);
    expect(steps.length).to.be.greaterThan(20);
    const mains = new Set(steps.map(({main}) => main.type));
    for (const quiet of ['sealed', 'round', 'opened', 'flipped', 'markerLost', 'placed'] as const)
      expect(mains.has(quiet as never), quiet).to.equal(false);
    for (const step of steps.filter(({main}) => main.type === 'sailed'))
      expect(step.events.some(({type}) => type === 'opened' || type === 'sailed')).to.equal(true);
  });

  it('ends where the table is: ships, tiles, pirate and wind after all its events are those of the engine', () => {
    for (const seed of ['one', 'two', 'three']) {
      const played = portolano.begin(4, seed);
      played.until(({board}) => board.round > 0);
      let shown = played.board;
      let seen = played.view.log.length;
      while (!played.over) {
        played.step();
        // Every event of a table is one of its own game.
        const events = played.view.log.slice(seen).flatMap(item => item.events as readonly PortEvent[]);
        seen = played.view.log.length;
        shown = after(shown, events);
        const {cells, ships, pirate, wind} = played.board;
        expect(shown.pirate).to.equal(pirate);
        expect(shown.wind).to.equal(wind);
        expect(
          shown.ships.map(({cell, rum, goods, coins, cannons}) => ({cell, rum, goods, coins, cannons})),
        ).to.deep.equal(
          ships.map(({cell, rum, goods, coins, cannons}) => ({cell, rum, goods, coins, cannons})),
        );
        expect(shown.cells.map(({sea, ships: there}) => ({sea, there}))).to.deep.equal(
          cells.map(({sea, ships: there}) => ({sea, there})),
        );
        expect(shown.cells.map(({harbour}) => harbour?.slots ?? null)).to.deep.equal(
          cells.map(({harbour}) => harbour?.slots ?? null),
        );
      }
    }
  });

  it('can be stopped, taken back a step, and skipped', () => {
    const played = portolano.at('plan');
    const host = {
      addController: () => undefined,
      removeController: () => undefined,
      requestUpdate: () => undefined,
      updateComplete: Promise.resolve(true),
    };
    const player = new FilmPlayer(host);
    player.module = {stepsOf, after};
    const settings = {...SETTINGS, motion: 'normal' as const};
    player.arrived(played.view, settings);
    expect(player.showing).to.equal(null);
    played.step(0);
    played.until(({board}) => board.phase === 'cards').others();
    player.arrived(played.view, settings);
    player.toggle();
    expect(player.showing!.paused).to.equal(true);
    expect(player.showing!.at).to.equal(0);
    player.forward();
    player.forward();
    player.back();
    expect(player.showing!.at).to.equal(1);
    player.skip();
    expect(player.showing).to.equal(null);
    player.hostDisconnected();
  });

  for (const motion of ['normal', 'off'] as const)
    it(`tells nothing in place of the end, with motion ${motion}`, () => {
      const played = portolano.at('plan');
      const host = {
        addController: () => undefined,
        removeController: () => undefined,
        requestUpdate: () => undefined,
        updateComplete: Promise.resolve(true),
      };
      const player = new FilmPlayer(host);
      player.module = {stepsOf, after};
      const settings = {...SETTINGS, motion};
      player.arrived(played.view, settings);
      played.step(0);
      played.until(({board}) => board.phase === 'cards').others();
      const result = {
        scores: [],
        ranking: [],
        decidedBy: 'points',
        course: null,
        decider: null,
        turns: [],
      } as unknown as TableView['result'];
      player.arrived({...played.view, result}, settings);
      expect(player.showing).to.equal(null);
      player.hostDisconnected();
    });

  it('holds back the question until it is over, and Enter ends it', async () => {
    const played = portolano.at('plan');
    const table = await PortHarness.open(played, PHONE, {motion: 'normal'});
    const told = () =>
      table
        .all('.hidden-text[role=status]')
        .map(each => each.textContent)
        .join(' ');
    const title = () => table.one('h1').textContent?.trim();
    const opening = await until(() => told().trim(), 'what is asked when the table is opened');
    played.step(0);
    played.until(({board}) => board.phase === 'cards').others();
    // What was missed before the table was opened is told by the strip; what comes now by the film.
    expect(table.all('.lately')).to.have.length(1);
    const clock = new HeldClock();
    await table.show(played.view);
    expect(table.all('.lately')).to.have.length(0);
    expect(table.all('[data-film]').length).to.be.greaterThan(2);
    expect(table.all('[data-hint]')).to.have.length(0);
    expect(title(), 'the title does not name what is not asked yet').to.equal('Meanwhile');
    expect(table.all('button[data-cell]')).to.have.length(0);
    await table.tap(table.one('[data-film=toggle]'));
    clock.release();
    const words = () => table.all('[data-film=toggle] .word');
    expect(words(), 'between two others it has no room for its word').to.have.length(0);
    await table.resize(LOW);
    expect(words(), 'nor on a phone on its side').to.have.length(0);
    await table.resize(PHONE);
    const first = table.one('[slot=question]').textContent;
    await table.tap(table.one('[data-film=next]'));
    expect(table.one('[slot=question]').textContent).to.not.equal(first);
    await table.tap(table.one('[data-film=back]'));
    expect(table.one('[slot=question]').textContent).to.equal(first);
    const said = await until(
      () => (told().trim() === opening ? '' : told().trim()),
      'what is told meanwhile',
    );
    await table.key('Enter');
    expect(table.all('[data-film]')).to.have.length(0);
    const question = table.one('[slot=question]').textContent;
    expect(said.endsWith(question!), `${said}: the question, not what the film shows in its place`).to.equal(
      true,
    );
    expect(table.choices.length + table.all('button[data-cell]').length).to.be.greaterThan(0);
    table.close();
  });

  it('is a list where no motion is wanted', async () => {
    const played = portolano.at('plan');
    const table = await PortHarness.open(played, PHONE, {motion: 'off'});
    played.step(0);
    played.until(({board}) => board.phase === 'cards').others();
    await table.show(played.view);
    expect(table.all('.told-list li').length).to.be.greaterThan(3);
    await table.tap(table.one('[data-film=skip]'));
    expect(table.all('.told-list li')).to.have.length(0);
    table.close();
  });
});
