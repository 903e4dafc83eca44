import {expect} from 'chai';
import {html, nothing, render, type TemplateResult} from 'lit';
import {screensOf} from '../../../components/games.ts';
import type {Problem} from '../../../src/base/problem.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import '../../../components/panels/fairness.ts';
import {sentences} from '../../../components/panels/help.ts';
import {findPages} from '../../../components/panels/help-search.ts';
import '../../../components/panels/log.ts';
import '../../../components/panels/people.ts';
import '../../../components/panels/scrubber.ts';
import {deepAll} from '../../../components/kit/deep-focus.ts';
import {symbolNames} from '../../../components/kit/symbols/registry.ts';
import {installTokens} from '../../../components/kit/tokens.ts';
import {gameIds, loadGameText} from '../../../src/games/words.ts';
import {table as words} from '../../../src/i18n/en/table.ts';
import {loadText} from '../../../src/i18n/index.ts';
import type {Act, TableView} from '../../../src/table/seen/view-model.ts';
import {HARD_NAMES, playing} from '../../support/views/app-views.ts';
import {caught, dealtTogether} from '../../support/views/fair-views.ts';
import {textOf, until} from './harness.ts';

describe('panels', () => {
  const stage = document.createElement('div');
  let acts: Act[] = [];
  stage.addEventListener('rs-act', event => acts.push(event.detail));

  before(async () => {
    installTokens();
    await loadText('en');
  });
  beforeEach(() => {
    acts = [];
    document.body.append(stage);
  });
  afterEach(() => {
    render(html``, stage);
    stage.remove();
  });

  async function show(template: TemplateResult, waitFor: string): Promise<void> {
    render(template, stage);
    await until(() => textOf(stage).includes(waitFor), waitFor);
  }

  const tap = async (name: string): Promise<void> => {
    const found = await until(
      () =>
        deepAll(stage, 'button').find(
          button =>
            button.getAttribute('aria-label') === name ||
            (button.getRootNode() as ShadowRoot).host.textContent?.trim() === name,
        ),
      name,
    );
    found.click();
  };

  const log = (view: TableView) => show(html`<rs-log .view=${view}></rs-log>`, 'doubloon');

  describe('rs-log', () => {
    it('tells every entry in sentences, newest first', async () => {
      const view = playing();
      await log(view);
      const entries = deepAll(stage, '.entry').map(({textContent}) => textContent?.replaceAll(/\s+/g, ' '));
      expect(entries[0]).to.include('takes the game back to step');
      expect(textOf(stage)).not.to.match(/undefined|\[object/);
      expect(deepAll(stage, '.undone').length).to.be.greaterThan(0);
    });

    it('shows nothing before the words of the game are there, rather than the one line that needs none', async () => {
      render(html`<rs-log .view=${playing()}></rs-log>`, stage);
      const log = stage.querySelector('rs-log')!;
      await log.updateComplete;
      expect(deepAll(stage, '.entry')).to.have.length(0);
      await until(() => deepAll(stage, '.entry').length > 1, 'all of the log');
    });

    it('all sentences follow the language that is chosen', async () => {
      await log(playing());
      try {
        await loadText('hu');
        await until(() => !textOf(stage).includes('doubloon'), 'sentences in Hungarian');
        expect(textOf(stage)).to.include('dublon');
      } finally {
        await loadText('en');
      }
    });

    it('goes through time with buttons and the slider', async () => {
      const view = playing();
      const last = view.log.at(-1)!.n;
      await show(html`<rs-scrubber .at=${null} .last=${last}></rs-scrubber>`, 'Now');
      await tap('One step back');
      const slider = deepAll(stage, 'input[type=range]')[0] as HTMLInputElement;
      slider.value = '5';
      slider.dispatchEvent(new Event('input'));
      slider.value = String(last);
      slider.dispatchEvent(new Event('input'));
      expect(acts).to.deep.equal([
        {act: 'scrub', to: last - 1},
        {act: 'scrub', to: 5},
        {act: 'scrub', to: null},
      ]);
    });

    it('plays a game by itself from the start, passes over what tells nothing, and stops at a touch', async () => {
      const scrubber = document.createElement('rs-scrubber');
      Object.assign(scrubber, {last: 9, pause: 0, next: (at: number) => at + 3});
      // Takes every word of it, as a table does.
      scrubber.addEventListener('rs-act', event => {
        if (event.detail.act === 'scrub') scrubber.at = event.detail.to;
      });
      stage.append(scrubber);
      await scrubber.updateComplete;
      await tap('Play on by itself');
      await until(() => acts.length === 4 && scrubber.at === null, 'the end');
      await until(() => deepAll(stage, '[aria-label="Play on by itself"]').length > 0, 'at rest');
      expect(acts.map(act => act.act === 'scrub' && act.to)).to.deep.equal([0, 3, 6, null]);

      acts = [];
      scrubber.pause = 60_000;
      await tap('Play on by itself');
      await until(() => scrubber.at === 0, 'the start');
      await tap('Pause');
      await tap('Play on by itself');
      await until(() => scrubber.at === 3, 'the next');
      await tap('One step back');
      await until(() => deepAll(stage, '[aria-label="Play on by itself"]').length > 0, 'at rest again');
      expect(acts.map(act => act.act === 'scrub' && act.to)).to.deep.equal([0, 3, 2]);
      scrubber.remove();
    });

    it('plays as fast as somebody likes, and keeps that for the next time', async () => {
      localStorage.removeItem('rs-replay-speed');
      await show(html`<rs-scrubber .at=${0} .last=${9}></rs-scrubber>`, '0/9');
      await tap('Speed: 1×');
      await tap('Speed: 2×');
      expect(localStorage.getItem('rs-replay-speed')).to.equal('4');
      render(nothing, stage);
      await show(html`<rs-scrubber .at=${0} .last=${9}></rs-scrubber>`, '0/9');
      await until(() => deepAll(stage, '[aria-label="Speed: 4×"]').length > 0, 'as before');
      localStorage.removeItem('rs-replay-speed');
    });

    it('shows, branches and takes back from an entry, where the table allows it', async () => {
      const view = playing();
      const {to} = view.takeBack;
      await log(view);
      const entry = deepAll(stage, '.entry').find(element =>
        element.querySelector('.number')?.textContent?.endsWith(`${to! + 1}`),
      );
      entry!.click();
      await tap('What if from here?');
      await tap('Take back to here');
      expect(acts).to.deep.equal([
        {act: 'branch', from: to! + 1},
        {act: 'takeBack', to: to! + 1},
      ]);
    });

    it('draws a long log piece by piece, and the newest entry always', async () => {
      const view = playing();
      const item = view.log[2]!;
      const long = Array.from({length: 3000}, (_, n) => ({...item, n}));
      const log = (items: TableView['log']) =>
        show(html`<rs-log .view=${{...view, log: items}}></rs-log>`, 'Show earlier');
      await log(long);
      const drawn = deepAll(stage, '.entry').length;
      expect(drawn).to.be.at.most(100);
      await tap('Show earlier steps');
      await until(() => deepAll(stage, '.entry').length > drawn, 'earlier entries');
      const shown = deepAll(stage, '.entry').length;
      await log([...long, {...item, n: long.length}]);
      await until(() => deepAll(stage, '.entry').length > shown, 'the entry that came meanwhile');
    });

    it('follows whoever looks back, and marks what had not happened yet', async () => {
      const view = playing();
      const item = view.log[2]!;
      const long = Array.from({length: 3000}, (_, n) => ({...item, n}));
      const at = (shownAt: number | null, waitFor: string) =>
        show(html`<rs-log .view=${{...view, log: long, shownAt}}></rs-log>`, waitFor);
      await at(null, 'Show earlier');
      await at(700, 'Show later');
      await until(
        () => deepAll(stage, '.here')[0]?.querySelector('.number')?.textContent?.endsWith('700'),
        '700',
      );
      expect(deepAll(stage, '.entry').length).to.be.at.most(100);
      expect(deepAll(stage, '.after').length).to.be.greaterThan(0);
      await tap('Show later steps');
      expect(deepAll(stage, '.entry').length).to.be.greaterThan(100);
      await at(null, 'Show earlier');
      await until(() => deepAll(stage, '.number')[0]?.textContent?.endsWith('2999'), 'the newest');
    });

    it('shows names as text', async () => {
      const view = playing();
      const seats = view.seats.map((seat, at) => ({...seat, name: HARD_NAMES[at % 3]!}));
      await log({...view, seats});
      expect(deepAll(stage, 'img')).to.have.length(0);
      expect(textOf(stage)).to.include('<img src=x onerror=x()> takes');
    });
  });

  describe('rs-fairness', () => {
    const fairness = (change: Partial<TableView['fairness']>, waitFor: string) => {
      const view = playing();
      return show(
        html`<rs-fairness .view=${{...view, fairness: {...view.fairness, ...change}}}></rs-fairness>`,
        waitFor,
      );
    };

    it('is honest about a host who draws', async () => {
      await fairness({}, 'could know or choose draws in advance');
      await fairness({dealer: 'device'}, 'This device draws');
    });

    it('names the first wrong entry and who differs', async () => {
      await fairness(
        {firstBad: {n: 17, problem: {code: 'log/bad-author-signature', details: {}}}, differ: [1], agree: []},
        'Step 17 is wrong',
      );
      await until(
        () => textOf(stage).includes('signature of a move is wrong'),
        'the sentence of the problem',
      );
      expect(textOf(stage)).to.include('differs');
    });

    it('marks every entry, when somebody wants to see it', async () => {
      await fairness(
        {firstBad: {n: 5, problem: {code: 'log/replayed', details: {}}}, checked: 5},
        'Step by step',
      );
      expect(deepAll(stage, '.cells li')).to.have.length(0);
      (deepAll(stage, 'details')[0] as HTMLDetailsElement).open = true;
      await until(() => deepAll(stage, '.cells li').length === playing().fairness.entries, 'the marks');
      expect(
        deepAll(stage, '.cells .bad').map(({textContent}) => textContent?.trim().charAt(0)),
      ).to.deep.equal(['5']);
    });

    it('checks the whole game again', async () => {
      await fairness({}, 'Check the whole game again');
      await tap('Check the whole game again');
      expect(acts).to.deep.equal([{act: 'recheck'}]);
      const recheck = {done: 0, total: 0, proved: null};
      await fairness({recheck: {...recheck, state: 'good'}}, 'from the first step to the last');
      expect(textOf(stage)).not.to.include('proved as well');
      await fairness({recheck: {...recheck, state: 'good', proved: {deal: 7, beacon: 30}}}, 'All 37 draws');
      await fairness({recheck: {state: 'running', done: 150, total: 600, proved: null}}, 'Checking… 25 %');
      const bar = deepAll(stage, '[role=progressbar]')[0];
      expect([bar?.getAttribute('aria-valuenow'), bar?.getAttribute('aria-valuemax')]).to.deep.equal([
        '150',
        '600',
      ]);
      await tap('Stop');
      expect(acts).to.deep.equal([{act: 'recheck'}, {act: 'stopRecheck'}]);
      await fairness({recheck: {...recheck, state: 'bad'}}, 'Something in this game is wrong');
    });

    it('names who sent what no honest app sends, and how often; with nobody, says nothing of it', async () => {
      await fairness({}, '4 draws so far');
      expect(textOf(stage)).not.to.include('Refused messages');
      const deletes: Problem = {code: 'net/deletes', details: {}};
      await fairness(
        {
          strikes: [
            {seat: 1, problem: deletes, times: 3},
            {seat: null, problem: {code: 'net/too-many', details: {}}, times: 1},
          ],
        },
        'A device without a seat Far too much arrived from another device at once. 1×',
      );
      const {name} = playing().seats[1]!;
      expect(textOf(stage)).to.include(`${name} A device tried to change what is written already. 3×`);
    });

    it('tells every draw: what came of it, and from which places of the stack', async () => {
      await fairness({}, '4 draws so far');
      expect(textOf(stage)).to.include('no. 4 of the 47 left');
      expect(textOf(stage)).to.include('step 2');
    });

    const together = (view: TableView, waitFor: string) =>
      show(html`<rs-fairness .view=${view}></rs-fairness>`, waitFor);

    it('names for each draw whose proved parts made it, the newest first, and more when they are wanted', async () => {
      const view = dealtTogether();
      const names = view.seats.map(({name}) => name);
      await together(view, `draws so far`);
      const first = () => deepAll(stage, 'li').find(({textContent}) => textContent?.includes('Made by'));
      await until(() => first()?.textContent?.includes('rolled 3, 4'), 'the last roll');
      for (const name of names) expect(first()!.textContent).to.include(name);
      expect(textOf(stage)).to.include(`${names[3]} seals a choice`);
      expect(textOf(stage)).not.to.include('25 cards are shuffled');
      for (let more = 0; more < 4; more++) await tap('Show earlier ones');
      await until(() => textOf(stage).includes('25 cards are shuffled'), 'the first of all');
    });

    it('compares dice and lots with chance, each kind by itself', async () => {
      await together(dealtTogether(), 'Is it fair chance?');
      const said = textOf(stage);
      expect(said).to.include('2 dice, 61 rolls');
      expect(said).to.include('One die with 4 sides, 1 roll');
      expect(said).to.match(/Of 100 fair tables, about \d+ look at least this uneven/);
      expect(said).to.include('Still too few to tell anything.');
      expect(said).to.include('7: ');
      expect(said).to.include('10.2 expected');
    });

    it('says in words who was proved to cheat; with nobody, says nothing of it', async () => {
      await together(dealtTogether(), 'Who draws');
      expect(textOf(stage)).not.to.include('Proved cheating');
      const view = caught();
      await together(view, 'Proved cheating');
      expect(textOf(stage)).to.include(`${view.seats[1]!.name} gave a false part for a draw.`);
      expect(textOf(stage)).to.include(
        `${view.seats[2]!.name}’s device wrote a step that its proofs do not allow.`,
      );
      expect(textOf(stage)).to.include('fair/bad-share');
    });
  });

  it('rs-copies: says what came of comparing, as the others answer', async () => {
    const view = playing();
    const moves = view.log.filter(({kind, undone}) => kind === 'action' && !undone).length;
    const copies = (agree: readonly number[], differ: readonly number[]) =>
      html`<rs-copies .view=${{...view, fairness: {...view.fairness, agree, differ}}} label="Compare" asked></rs-copies>`;
    await show(copies([], []), 'Comparing…');
    await show(copies([1, 3], []), `The same on every device that is here, after ${moves} moves.`);
    await show(copies([1], [3]), `Not the same as on this device, after ${moves} moves: `);
    expect(textOf(stage)).to.include(view.seats[3]!.name).and.not.include(view.seats[1]!.name);
  });

  it('rs-people: link states in words, the invitation, sync now', async () => {
    await show(html`<rs-people .view=${playing()} .words=${words}></rs-people>`, 'Gone or asleep');
    await tap('Compare with the others now');
    expect(acts).to.deep.equal([{act: 'syncNow'}]);
    await until(() => textOf(stage).includes('Comparing…'), 'that it has begun');
    const alone = playing().seats.map(seat => (seat.mine ? seat : {...seat, link: 'away' as const}));
    await show(
      html`<rs-people .view=${playing({seats: alone})} .words=${words}></rs-people>`,
      'Gone or asleep',
    );
    await tap('Compare with the others now');
    await until(() => textOf(stage).includes('Nobody else has a copy here'), 'that nobody answers');
    for (const [othersSuffice, says] of [
      [true, 'When you go, another one takes over by itself'],
      [false, 'Hand it over before you go'],
    ] as const)
      await show(
        html`<rs-people .view=${playing({heir: 1, othersSuffice})} .words=${words}></rs-people>`,
        says,
      );
    await show(
      html`<rs-people .view=${playing({invite: null, place: 'here'})} .words=${words}></rs-people>`,
      'no link',
    );
  });

  describe('rs-help', () => {
    it('finds pages by words of older editions', async () => {
      await show(html`<rs-help game="puerto-rico"></rs-help>`, 'Buildings');
      const input = deepAll(stage, 'input')[0] as HTMLInputElement;
      input.value = 'colonist';
      input.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
      await until(() => textOf(stage).includes('is called “worker” here'), 'the synonym');
      expect(textOf(stage)).to.include('Mayor phase');
      input.value = 'qqq';
      input.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
      await until(() => textOf(stage).includes('Nothing found'), 'nothing');
    });

    it('opens a topic in place and turns to the next', async () => {
      await show(html`<rs-help game="puerto-rico" topic="captain"></rs-help>`, 'PR-CAPT-1');
      await tap('Storing goods');
      await until(() => textOf(stage).includes('PR-STORE-2'), 'the next page');
      await tap('All topics');
      await until(() => textOf(stage).includes('How this works'), 'the contents');
    });

    it('says one thing a line, with its picture before it', async () => {
      await show(html`<rs-help game="puerto-rico" topic="prices"></rs-help>`, 'PR-TRADE-1');
      const lines = deepAll(stage, '.body li').map(line => line.textContent);
      expect(lines).to.have.length(3);
      expect(lines[0]).to.equal('Corn 0, indigo 1, sugar 2, tobacco 3, coffee 4 doubloons.');
      await until(() => deepAll(stage, 'h2 rs-symbol')[0]?.shadowRoot?.querySelector('svg'), 'its picture');
    });

    it('loses no word of a page between the lines, and has a drawing for each picture', async () => {
      for (const game of gameIds)
        for (const language of LANGUAGES) {
          await screensOf(game)!.symbols();
          const known = new Set(symbolNames());
          const text = (await loadGameText(game, language))!;
          for (const {id, body, symbol} of text.help.flatMap(({pages}) => pages)) {
            expect(sentences(body).join(' '), `${game} ${language} ${id}`).to.equal(body.trim());
            if (symbol) expect(known.has(symbol), `${game} ${id}: ${symbol}`).to.equal(true);
          }
        }
    });

    it('knows every old word in every language', async () => {
      for (const language of LANGUAGES) {
        const text = (await loadGameText('puerto-rico', language))!;
        for (const [term] of text.synonyms)
          expect(findPages(text.help, text.synonyms, term).pages, `${language} ${term}`).not.to.have.length(
            0,
          );
      }
    });

    it('takes the words of a search in any order', async () => {
      const text = (await loadGameText('puerto-rico', 'en'))!;
      const {pages} = findPages(text.help, text.synonyms, 'nobles mayor');
      expect(pages).not.to.have.length(0);
      expect(findPages(text.help, text.synonyms, 'mayor  nobles').pages).to.deep.equal(pages);
      expect(findPages(text.help, text.synonyms, 'mayor submarine').pages).to.have.length(0);
    });

    it('does not mind accents', async () => {
      const text = (await loadGameText('puerto-rico', 'hu'))!;
      expect(findPages(text.help, text.synonyms, 'kobanya').pages).not.to.have.length(0);
    });
  });
});
