import {expect} from 'chai';
import {html, render} from 'lit';
import type {Overlay} from '../../../components/open.ts';
import '../../../components/panels/fairness.ts';
import '../../../components/panels/help.ts';
import '../../../components/panels/log.ts';
import '../../../components/panels/people.ts';
import {rememberStance} from '../../../components/board/stance.ts';
import {deepAll} from '../../../components/kit/deep-focus.ts';
import {GAME_LIST} from '../../../src/games/index.ts';
import {table as words} from '../../../src/i18n/en/table.ts';
import {LANGUAGES, type Language} from '../../../src/i18n/language.ts';
import type {GameCard} from '../../../src/table/seen/view-model.ts';
import {inTurn} from '../../support/in-turn.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {
  guestLobby,
  home,
  meetingLobby,
  middleLobby,
  playing,
  SAVED,
  SCREENS,
} from '../../support/views/app-views.ts';
import {AppHarness, until, viewport} from './harness.ts';

/** All games, none with options: the first questions are the same. */
const GAMES: readonly GameCard[] = GAME_LIST.map(({id}) => ({id, seats: {min: 2, max: 5}, options: []}));
const THEMES = ['light', 'dark'] as const;
/** All themes in all languages; in the short run one of each for a screen, another one for the next. */
const inThemes = (n: number): readonly (readonly [(typeof THEMES)[number], Language])[] => {
  // Two and three have nothing in common: each theme comes by in each language.
  const themes = inTurn(THEMES, n);
  return themes.flatMap(theme => inTurn(LANGUAGES, n).map(language => [theme, language] as const));
};
const OVERLAYS: Readonly<Record<Overlay, string>> = {
  settings: 'rs-settings',
  help: 'rs-learn',
  join: 'rs-join',
  meeting: 'rs-meeting',
  diagnosis: 'rs-diagnosis',
};
const PANELS = {
  log: () => html`<rs-log .view=${playing()}></rs-log>`,
  fairness: () => html`<rs-fairness .view=${playing()}></rs-fairness>`,
  people: () => html`<rs-people .view=${playing()} .words=${words}></rs-people>`,
  help: () => html`<rs-help game="puerto-rico" topic="captain"></rs-help>`,
};

/** Nothing makes the page or a screen's land scroll sideways, and no control runs out of the page. */
function fits(app: AppHarness): void {
  expect(document.documentElement.scrollWidth, 'page').to.be.at.most(innerWidth);
  for (const land of app.all('main, .content'))
    expect(land.scrollWidth, 'land').to.be.at.most(land.clientWidth);
  for (const control of app.all('button, input:not([type=file]), select')) {
    const {left, right, width} = control.getBoundingClientRect();
    if (width === 0) continue;
    expect(left, control.outerHTML).to.be.at.least(-1);
    expect(right, control.outerHTML).to.be.at.most(innerWidth + 1);
  }
}

describe('screens', () => {
  let app: AppHarness | undefined;
  before(() => {
    rememberStance(middleLobby.tableId, 'middle');
    return viewport(360, 640);
  });
  after(() => viewport(800, 600));
  afterEach(() => {
    app?.close();
    document.querySelector('#panel')?.remove();
  });

  for (const [n, [name, screen]] of Object.entries({...SCREENS, 'lobby-no-name': guestLobby()}).entries())
    it(`${name}: axe finds nothing serious, by day or by night`, async () => {
      for (const [theme, language] of inThemes(n)) {
        app?.close();
        app = await AppHarness.open(screen, {
          theme,
          language,
          ...(name === 'lobby-no-name' ? {name: ''} : {}),
        });
        await app.accessible();
        fits(app);
      }
    });

  for (const [n, [overlay, selector]] of (Object.entries(OVERLAYS) as [Overlay, string][]).entries())
    it(`${overlay}: axe finds nothing serious, by day or by night`, async () => {
      for (const [theme, language] of inThemes(n)) {
        app?.close();
        app = await AppHarness.open(overlay === 'meeting' ? meetingLobby() : home(), {theme, language});
        await app.overlay(overlay, selector);
        await app.accessible();
        fits(app);
      }
    });

  for (const [n, [name, panel]] of Object.entries(PANELS).entries())
    it(`${name}: axe finds nothing serious, by day or by night`, async () => {
      for (const [theme, language] of inThemes(n)) {
        app?.close();
        app = await AppHarness.open(home({tables: []}), {theme, language});
        document.querySelector('#panel')?.remove();
        const stage = document.createElement('div');
        stage.id = 'panel';
        stage.style.cssText = 'padding:12px;background:var(--rs-sand);color:var(--rs-ink)';
        document.body.append(stage);
        render(panel(), stage);
        await until(() => deepAll(stage, 'li, h2, h3').length > 0, name);
        await app.settle();
        await accessible(stage);
        expect(stage.scrollWidth).to.be.at.most(innerWidth);
      }
    });

  it('nothing scrolls sideways on 320 px, whatever the names', async () => {
    await viewport(320, 640);
    try {
      for (const [n, screen] of Object.values(SCREENS).entries())
        for (const language of inTurn(LANGUAGES, n)) {
          app?.close();
          app = await AppHarness.open(screen, {language});
          fits(app);
        }
    } finally {
      await viewport(360, 640);
    }
  });

  it('help stands at the end of the bar on every screen that has one (WCAG 3.2.6)', async () => {
    for (const name of ['new', 'lobby', 'lobby-guest', 'joining-noPath', 'history']) {
      app?.close();
      app = await AppHarness.open(SCREENS[name]!);
      const help = app.control('Help');
      const {top, left} = help.getBoundingClientRect();
      expect(top, name).to.be.within(0, 24);
      expect(left, name).to.be.at.least(innerWidth - 100);
      await app.tap(help);
      await app.drawn('rs-learn');
    }
  });

  it('the controls of a decision are in the frame without scrolling', async () => {
    for (const name of ['new', 'lobby', 'lobby-ready', 'lobby-guest', 'joining-noPath']) {
      app?.close();
      app = await AppHarness.open(SCREENS[name]!, {language: 'hu'});
      const {top, bottom} = app.one('rs-button[variant=primary]').getBoundingClientRect();
      expect(top, name).to.be.at.least(0);
      expect(bottom, name).to.be.at.most(640);
    }
  });

  for (const size of [
    [360, 640],
    [640, 360],
  ] as const)
    it(`the start page shows every way in without scrolling at ${size.join('x')}, with tables and without`, async () => {
      await viewport(size[0], size[1]);
      try {
        for (const language of LANGUAGES)
          for (const tables of [[], SAVED]) {
            app?.close();
            app = await AppHarness.open(home({tables}), {language});
            const first =
              tables.length > 0 ? app.all('rs-table-card').slice(0, 1) : app.all('.solo rs-button');
            const seen = [...first, ...app.all('.ways rs-button')];
            expect(seen.length).to.be.at.least(4);
            for (const element of seen) {
              const {top, bottom, left, right} = element.getBoundingClientRect();
              const what = `${language}, ${tables.length} tables: ${element.textContent?.trim()}`;
              expect(top, what).to.be.at.least(0);
              expect(bottom, what).to.be.at.most(size[1]);
              expect(left, what).to.be.at.least(0);
              expect(right, what).to.be.at.most(size[0]);
            }
          }
      } finally {
        await viewport(360, 640);
      }
    });

  for (const size of [
    [360, 640],
    [640, 360],
  ] as const)
    it(`a new table shows games and places without scrolling at ${size.join('x')}`, async () => {
      await viewport(size[0], size[1]);
      try {
        for (const language of LANGUAGES) {
          app?.close();
          app = await AppHarness.open({screen: 'new', games: GAMES}, {language});
          const quay = app.within('rs-screen', 'footer').getBoundingClientRect();
          const asked = app.all('.game, .place');
          expect(asked).to.have.length(GAMES.length + 3);
          for (const element of asked) {
            const what = `${language}: ${element.textContent?.trim()}`;
            expect(element.getBoundingClientRect().bottom, what).to.be.at.most(quay.top);
          }
        }
      } finally {
        await viewport(360, 640);
      }
    });
});
