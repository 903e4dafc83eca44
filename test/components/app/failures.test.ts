/**
 * What may go wrong on the way to a table, while devices meet, and when the host is gone: each sentence is read with its next
 * step on the screen where a person gets it, on a small page, in each language. A code without a row does not compile.
 */
import {expect} from 'chai';
import type {Code} from '../../../src/base/codes.ts';
import {type Cause, causesOf, type Findings} from '../../../src/base/diagnosis.ts';
import {diagnosis as en} from '../../../src/i18n/en/diagnosis.ts';
import {joining as enJoining} from '../../../src/i18n/en/joining.ts';
import {diagnosis as hu} from '../../../src/i18n/hu/diagnosis.ts';
import {joining as huJoining} from '../../../src/i18n/hu/joining.ts';
import {LANGUAGES, type Language} from '../../../src/i18n/language.ts';
import {diagnosis as pl} from '../../../src/i18n/pl/diagnosis.ts';
import {joining as plJoining} from '../../../src/i18n/pl/joining.ts';
import {loadProblems, wordProblem} from '../../../src/i18n/problem.ts';
import type {AppView, JoinTrouble} from '../../../src/table/seen/view-model.ts';
import {
  FINDINGS,
  guestLobby,
  home,
  joining,
  lobby,
  meetingLobby,
  playing,
} from '../../support/views/app-views.ts';
import {AppHarness, textOf, until, viewport} from './harness.ts';

type Ways = Extract<Code, `${'app' | 'code' | 'join' | 'link' | 'table'}/${string}`>;
/** Of what somebody wants at a table that is there. */
type Course = `table/${
  | 'claim-refused'
  | 'fork'
  | 'hints-off'
  | 'nearly-full'
  | 'no-hint'
  | 'still-here'
  | 'parted'
  | 'too-fast'}`;

/** Over the start page; in a lobby and at a table; where devices meet by codes. */
type Place = 'home' | 'lobby' | 'table' | 'meeting';

const AT_A_TABLE = ['lobby', 'table'] as const;
const ROWS: Readonly<Record<Exclude<Ways, Course>, readonly Place[]>> = {
  'app/module-missing': AT_A_TABLE,
  'app/other-pages': ['home'],
  'code/answer': ['home'],
  'code/bad-address': ['home', 'meeting'],
  'code/damaged': ['home', 'meeting'],
  'code/expired': ['meeting'],
  'code/handed-over': ['home'],
  'code/no-address': ['home', 'meeting'],
  'code/no-path': ['meeting'],
  'code/offer': ['meeting'],
  'code/other-table': ['meeting'],
  'code/other-version': ['home', 'meeting'],
  'code/outside': ['home', 'meeting'],
  'code/own': ['meeting'],
  'code/unknown': ['meeting'],
  'code/used': ['meeting'],
  'join/full': AT_A_TABLE,
  'join/namesTaken': AT_A_TABLE,
  'join/noBroker': AT_A_TABLE,
  'join/noPart': AT_A_TABLE,
  'join/noPath': AT_A_TABLE,
  'join/noRtc': AT_A_TABLE,
  'join/noTable': AT_A_TABLE,
  'join/otherVersion': AT_A_TABLE,
  'join/refused': ['lobby', 'table', 'meeting'],
  'link/malformed': ['home'],
  'link/other-version': ['home'],
  'link/unnamed': AT_A_TABLE,
  'table/bad-name': ['lobby'],
  'table/began-without-you': ['lobby'],
  'table/begun-otherwise': ['lobby'],
  'table/bots-fetched': ['table'],
  'table/bots-wait': ['table'],
  'table/dealing-broke': ['table'],
  'table/electing': ['table'],
  'table/host-away': ['table'],
  'table/host-draws': ['lobby'],
  'table/host-silent': ['table'],
  'table/host-unheard': ['lobby'],
  'table/kept-elsewhere': ['home'],
  'table/lobby-host-away': ['lobby'],
  'table/lobby-unread': ['lobby'],
  'table/minority': ['table'],
  'table/move-lost': ['table'],
  'table/not-here': ['home'],
  'table/open-elsewhere': ['home'],
  'table/other-version': ['lobby'],
  'table/removed': AT_A_TABLE,
  'table/seat-taken': ['lobby'],
  'table/taken-over': ['home', 'lobby', 'table'],
  'table/too-few-keep': ['table'],
  'table/unanswered': ['lobby'],
  'table/unbegun': ['lobby'],
  'table/unknown-game': ['home'],
  'table/wrong-header': ['lobby'],
};

/** Whatever a sentence may count or name. */
const DETAILS = {
  n: 3,
  name: 'Anna',
  names: 'Anna, Béla',
  here: 2,
  members: 5,
  missing: 1,
  difference: 'game',
};

/** On the way to a table, and the same for who came by an offer. */
const TROUBLES: Readonly<Record<JoinTrouble, true>> = {
  noBroker: true,
  noTable: true,
  noPath: true,
  refused: true,
  full: true,
  otherVersion: true,
  noPart: true,
  noRtc: true,
};

const WELL: Findings = {
  ...FINDINGS,
  secure: true,
  brokers: [{host: 'play.example.org', is: 'answers'}],
  addresses: 'real',
  outside: 'answers',
  relay: 'none',
};
/** A device for each cause. */
const DEVICES: Readonly<Record<Cause, Partial<Findings>>> = {
  offline: {online: false},
  noRtc: {rtc: false},
  noInternet: {brokers: FINDINGS.brokers, outside: 'silent'},
  misnamed: {brokers: [{host: 'a b', is: 'misnamed'}]},
  noBroker: {brokers: FINDINGS.brokers},
  itself: {itself: false},
  noAddress: {addresses: 'none'},
  noOutside: {outside: 'silent'},
  strict: {outside: 'strict'},
  relay: {relay: 'silent'},
  hidden: {addresses: 'hidden'},
  plain: {secure: false},
  apart: {},
};

const CAUSES = {en: en.causes, hu: hu.causes, pl: pl.causes};
const JOINING = {en: enJoining, hu: huJoining, pl: plJoining};

const SCREENS: Readonly<Record<Place, (code: Code | null) => Partial<AppView>>> = {
  home: code => ({screen: home(), problem: code && {code, details: DETAILS}}),
  lobby: code => ({screen: guestLobby({trouble: code && {code, details: DETAILS}})}),
  table: code => ({screen: playing({trouble: code && {code, details: DETAILS}, refusal: null})}),
  meeting: code => ({screen: meetingLobby({met: 0, problem: code && {code, details: DETAILS}})}),
};

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ').trim();

describe('what goes wrong on the way to a table is read where it goes wrong', () => {
  let app: AppHarness;
  before(() => viewport(360, 640));
  after(() => viewport(800, 600));
  afterEach(() => app.close());

  /** Both are on the page, without scrolling. @param selector of what bears them */
  const reads = async (what: string, next: string, selector: string) => {
    expect(what, 'what is wrong').not.to.equal('');
    expect(next, `what to do: ${what}`).not.to.equal('');
    const saying = await until(
      () =>
        app.all(selector).find(part => [what, next].every(said => plain(textOf(part)).includes(plain(said)))),
      `“${what} ${next}”`,
    );
    // Where it is scrolled to, that comes a frame later.
    await until(() => saying.getBoundingClientRect().bottom <= 640, `“${what}” in sight`);
    const {top, left, right, height} = saying.getBoundingClientRect();
    expect(saying.checkVisibility() && height > 0, what).to.equal(true);
    for (const edge of [left, top]) expect(edge, what).to.be.at.least(0);
    expect(right, what).to.be.at.most(360);
  };

  const at = (place: Place) =>
    Object.entries(ROWS).flatMap(([code, places]) => (places.includes(place) ? [code as Code] : []));

  const openAt = async (place: Place, language: Language) => {
    app = await AppHarness.open(SCREENS[place](null).screen!, {language});
    if (place === 'meeting') await app.overlay('meeting', 'rs-meeting');
    return loadProblems(language);
  };

  for (const place of Object.keys(SCREENS) as Place[])
    for (const language of LANGUAGES)
      it(`${place} (${language})`, async () => {
        const texts = await openAt(place, language);
        for (const code of at(place)) {
          // It is scrolled to when it comes.
          if (place === 'meeting') await app.show(SCREENS[place](null));
          await app.show(SCREENS[place](code));
          const {what, next} = wordProblem(texts, {code, details: DETAILS});
          await reads(what, next, 'rs-banner');
        }
      });

  it('a table without a server is in no trouble while all are here; to whoever is missed it shows the way by codes', async () => {
    await openAt('table', 'en');
    const trouble = {code: 'join/noBroker', details: DETAILS} as const;
    const view = playing({trouble, refusal: null});
    await app.show({screen: view});
    const opened = new Promise<string>(told =>
      app.element.addEventListener('rs-open', event => told((event as CustomEvent<string>).detail), {
        once: true,
      }),
    );
    await app.tap(app.one('rs-banner [data-meet]'));
    expect(await opened).to.equal('meeting');
    await app.show({screen: {...view, seats: view.seats.map(seat => ({...seat, link: 'live'}) as const)}});
    expect(app.all('rs-banner[tone=problem]')).to.have.length(0);
  });

  for (const language of LANGUAGES)
    it(`on the way (${language})`, async () => {
      app = await AppHarness.open(joining({step: 'failed', trouble: 'full'}), {language});
      const words = JOINING[language];
      for (const trouble of Object.keys(TROUBLES) as JoinTrouble[]) {
        const {what, next} = words.troubles[trouble];
        for (const by of ['link', 'code', 'offer'] as const) {
          await app.show({screen: joining({step: 'failed', trouble, by})});
          if (by === 'offer' && trouble === 'noPath') {
            await reads(words.noPathByOffer.what, words.noPathByOffer.next, '.trouble');
          } else {
            await reads(
              what,
              by === 'link' && trouble === 'noTable' ? words.noTableByLink : next,
              '.trouble',
            );
          }
        }
      }
    });

  for (const language of LANGUAGES)
    it(`why can’t we meet? (${language})`, async () => {
      for (const [cause, found] of Object.entries(DEVICES) as [Cause, Partial<Findings>][]) {
        app?.close();
        app = await AppHarness.open(lobby(), {language});
        const findings = {...WELL, ...found};
        app.element.diagnose = async told => {
          told(findings);
          return findings;
        };
        await app.overlay('diagnosis', 'rs-diagnosis');
        await until(() => app.all('[data-cause]').length === causesOf(findings).length, 'the causes');
        const said = app.one(`[data-cause=${cause}]`);
        // One stands open; what else may be the matter is behind one line.
        said.closest('details')?.setAttribute('open', '');
        said.scrollIntoView({block: 'nearest'});
        const {what, next} = CAUSES[language][cause];
        await reads(what, next, `[data-cause=${cause}]`);
      }
    });
});
