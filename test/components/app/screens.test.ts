import {expect} from 'chai';
import {html, render} from 'lit';
import type {Overlay} from '../../../components/app/overlay.ts';
import '../../../components/app/fairness.ts';
import '../../../components/app/help.ts';
import '../../../components/app/log.ts';
import '../../../components/app/people.ts';
import {deepAll} from '../../../components/table/deep-focus.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {accessible} from '../../support/accessible.ts';
import {guestLobby, home, playing, SCREENS} from '../../support/app-views.ts';
import {AppHarness, until, viewport} from './harness.ts';

const THEMES = ['light', 'dark'] as const;
const OVERLAYS: Readonly<Record<Overlay, string>> = {
  settings: 'rs-settings',
  help: 'rs-learn',
  join: 'rs-join',
};
const PANELS = {
  log: () => html`<rs-log .view=${playing()}></rs-log>`,
  fairness: () => html`<rs-fairness .view=${playing()}></rs-fairness>`,
  people: () => html`<rs-people .view=${playing()}></rs-people>`,
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
  before(() => viewport(360, 640));
  after(() => viewport(800, 600));
  afterEach(() => {
    app?.close();
    document.querySelector('#panel')?.remove();
  });

  for (const [name, screen] of Object.entries({...SCREENS, 'lobby-no-name': guestLobby()}))
    it(`${name}: axe finds nothing serious, by day and by night, in three languages`, async () => {
      for (const theme of THEMES)
        for (const language of LANGUAGES) {
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

  for (const [overlay, selector] of Object.entries(OVERLAYS) as [Overlay, string][])
    it(`${overlay}: axe finds nothing serious, by day and by night, in three languages`, async () => {
      for (const theme of THEMES)
        for (const language of LANGUAGES) {
          app?.close();
          app = await AppHarness.open(home(), {theme, language});
          await app.overlay(overlay, selector);
          await app.accessible();
          fits(app);
        }
    });

  for (const [name, panel] of Object.entries(PANELS))
    it(`${name}: axe finds nothing serious, by day and by night, in three languages`, async () => {
      for (const theme of THEMES)
        for (const language of LANGUAGES) {
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
      for (const screen of Object.values(SCREENS))
        for (const language of LANGUAGES) {
          app?.close();
          app = await AppHarness.open(screen, {language});
          fits(app);
        }
    } finally {
      await viewport(360, 640);
    }
  });

  it('what one decides with stands in the frame without scrolling', async () => {
    for (const name of ['new', 'lobby', 'lobby-ready', 'lobby-guest', 'joining-noPath']) {
      app?.close();
      app = await AppHarness.open(SCREENS[name]!, {language: 'hu'});
      const {top, bottom} = app.one('rs-button[variant=primary]').getBoundingClientRect();
      expect(top, name).to.be.at.least(0);
      expect(bottom, name).to.be.at.most(640);
    }
  });
});
