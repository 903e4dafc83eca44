/** What somebody sees who knows none of the games: on the start page, at a new table, and as a guest by link. */
import {expect} from 'chai';
import {GAME_LIST} from '../../../src/games/index.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import type {GameCard, LobbyView} from '../../../src/table/seen/view-model.ts';
import {clipped, loadFont} from '../../support/screen/clipped.ts';
import {HeldClock} from '../../support/screen/held-clock.ts';
import {guestLobby, home, lobby} from '../../support/views/app-views.ts';
import {AppHarness, until, viewport} from './harness.ts';

const SIZES = [
  [320, 640],
  [360, 640],
  [768, 1024],
  [1280, 800],
] as const;

/** None with options: the first questions are the same. */
const GAMES: readonly GameCard[] = GAME_LIST.map(({id, seats}) => ({id, seats, options: []}));

describe('a first look', () => {
  let app: AppHarness | undefined;
  before(async () => {
    await loadFont();
    // As on the page of the app.
    document.body.style.margin = '0';
  });
  after(() => {
    document.body.style.margin = '';
    return viewport(800, 600);
  });
  afterEach(() => app?.close());

  /** What stands on the page for eyes, piece by piece. */
  const seen = (): readonly string[] =>
    app!
      .all('*')
      .filter(element => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .flatMap(({childNodes}) => [...childNodes].filter(node => node instanceof Text))
      .map(({data}) => data.trim());

  const fits = (what: string): void => {
    expect(document.documentElement.scrollWidth, what).to.be.at.most(innerWidth);
    expect(clipped(app!.element.shadowRoot!, 'rs-poster, .hidden-text'), what).to.deep.equal([]);
  };

  for (const [width, height] of SIZES) {
    it(`the start page says of each game what one does, for how many, how long: ${width}x${height}`, async () => {
      await viewport(width, height);
      for (const language of LANGUAGES) {
        app?.close();
        app = await AppHarness.open(home({tables: [], install: 'prompt'}), {language});
        await until(() => seen().includes(GAME_LIST[0]!.line[language]), language);
        for (const {id, line} of GAME_LIST) {
          const said = app.one(`[data-solo=${id}]`).textContent;
          expect(said).to.include(line[language]);
          expect(said).to.match(/\d–\d (players|játékos|graczy)\s+(\d+–)?\d+ (min|perc)/);
          expect(seen(), `${id} in ${language}`).to.include(line[language]);
        }
        fits(`${language} at ${width}x${height}`);
      }
    });

    it(`a new table says so of each game that can be chosen: ${width}x${height}`, async () => {
      await viewport(width, height);
      for (const language of LANGUAGES) {
        app?.close();
        app = await AppHarness.open({screen: 'new', games: GAMES}, {language});
        for (const [at, {id, line}] of GAME_LIST.entries()) {
          const facts = app.all('.game')[at]!.querySelector('.facts')!;
          expect(facts.checkVisibility(), id).to.equal(true);
          await app.tap(app.all('input[name=game]')[at]!);
          await until(() => seen().includes(line[language]), `${id} in ${language}`);
          fits(`${id} in ${language} at ${width}x${height}`);
        }
      }
    });
  }

  for (const height of [640, 700, 780])
    it(`no control of the start page is cut by the lower edge of a phone that is ${height} px high`, async () => {
      await viewport(360, height);
      for (const language of LANGUAGES) {
        app?.close();
        app = await AppHarness.open(home({tables: [], install: 'prompt'}), {language});
        for (const control of app.all('main button, footer button, main rs-button, footer rs-button')) {
          const {top, bottom} = control.getBoundingClientRect();
          expect(top < height && bottom > height, `${language}: ${control.textContent}`).to.equal(false);
        }
      }
    });

  describe('of a guest', () => {
    const secretive: Partial<LobbyView> = {
      game: 'portolano',
      backup: true,
      from: {round: 4, by: 'Zsófi', copies: [{name: '', is: 'same', moves: 0}]},
      places: guestLobby().places.map(place =>
        place.taken && place.host ? {...place, name: 'Zsófi'} : place,
      ),
    };
    const MORE = ['rs-invite', '[data-backup]', '[data-taken-up]'];
    const shown = (what: string): boolean => app!.all(what).some(element => element.checkVisibility());

    for (const [width, height] of SIZES)
      for (const name of ['', 'Dóra'])
        it(`names host and game and has one thing to press, ${name ? 'with' : 'without'} a name: ${width}x${height}`, async () => {
          await viewport(width, height);
          for (const language of LANGUAGES) {
            app?.close();
            app = await AppHarness.open(guestLobby(secretive), {language, name});
            const does = GAME_LIST.find(({id}) => id === 'portolano')!.line[language];
            await until(() => seen().includes(does), does);
            const heading = app.within('rs-screen', 'header').textContent;
            expect(heading).to.include('Zsófi').and.include('Portolano');
            expect(heading).to.match(/4 (players, about|játékos, kb\.|graczy, ok\.) 80 (minutes|perc|minut)/);
            const primary = app.all('rs-button[variant=primary]');
            expect(primary).to.have.length(1);
            expect(primary[0]!.getBoundingClientRect().bottom).to.be.at.most(height);
            expect(app.all('main rs-button, rs-lobby-seat rs-button')).to.satisfy((all: HTMLElement[]) =>
              all.every(button => !button.checkVisibility()),
            );
            expect(app.all('rs-lobby-seat')).to.have.length(4);
            for (const what of MORE) expect(shown(what), what).to.equal(false);
            fits(`${language} at ${width}x${height}`);
            await app.tap(app.one('summary'));
            for (const what of MORE) expect(shown(what), what).to.equal(true);
            fits(`${language} at ${width}x${height}, with more`);
          }
        });

    it('tells at once that the own copy is another one', async () => {
      const from = {round: 4, by: 'Zsófi', copies: [{name: '', is: 'other', moves: 0}]} as const;
      app = await AppHarness.open(guestLobby({...secretive, from}));
      expect(shown('[data-taken-up]')).to.equal(true);
    });
  });

  it('a lobby whose link does not come says what is missing, with a way out', async () => {
    const clock = new HeldClock();
    try {
      app = await AppHarness.open(lobby({link: '', code: ''}));
      expect(app.text).to.include('One moment…');
      expect(app.all('[data-late]')).to.have.length(0);
    } finally {
      clock.release();
    }
    const late = await app.drawn('[data-late]');
    expect(late.textContent).to.include('Check your internet');
    expect(app.text).not.to.include('One moment…');
    await app.tap(late.querySelector<HTMLElement>('rs-button')!);
    expect(app.last).to.deep.equal({act: 'goHome'});
    await app.show({screen: lobby()});
    expect(app.all('[data-late]')).to.have.length(0);
    expect(app.all('rs-invite')).to.have.length(1);
  });
});
