import {expect} from 'chai';
import {loadPrText} from '../../../src/games/puerto-rico/text/index.ts';
import type {PrEvent, PrView} from '../../../src/games/puerto-rico/types.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {PHASES, puertoRico} from '../../support/decisions/puerto-rico.ts';
import {inTurn} from '../../support/in-turn.ts';
import {apart} from '../../support/screen/apart.ts';
import {loadFont} from '../../support/screen/clipped.ts';
import {viewport} from '../app/harness.ts';
import {brokenWords} from './broken-words.ts';
import {LAPTOP, LOW, LOW_WIDE, NARROW, PHONE, TABLET, TableHarness, until, WIDE} from './harness.ts';

/** Inside the table's own frame; half a pixel of rounding is allowed. */
function inside(table: TableHarness, part: HTMLElement, name: string): void {
  const frame = table.element.getBoundingClientRect();
  const box = part.getBoundingClientRect();
  expect(box.height, `${name} is drawn`).to.be.greaterThan(0);
  expect(box.top, `${name} above`).to.be.at.least(frame.top - 0.5);
  expect(box.bottom, `${name} below`).to.be.at.most(frame.bottom + 0.5);
  expect(box.left, `${name} left`).to.be.at.least(frame.left - 0.5);
  expect(box.right, `${name} right`).to.be.at.most(frame.right + 0.5);
}

/** Nothing in the scrolling land and on the quay is wider than its place. */
function fitsAcross(table: TableHarness, size: readonly number[]): void {
  for (const part of table.all('.content, .middle, .east, rs-quay, rs-table-bar, rs-pr-strip')) {
    expect(
      part.scrollWidth,
      `${part.localName}.${part.className} fits across ${size.join('x')}`,
    ).to.be.at.most(part.clientWidth + 1);
  }
}

/** Where words are longest: in the other sizes one language stands for all. */
const LONGER = ['hu'] as const;

describe('looking back on a phone', () => {
  let table: TableHarness;
  afterEach(() => table.close());

  const ABOUT: readonly (readonly [(typeof PHASES)[number], string])[] = [
    ['role', 'rs-pr-roles'],
    ['settler', 'rs-pr-row'],
    ['mayor', 'rs-pr-island'],
    ['builder', 'rs-pr-market'],
    ['trader', 'rs-pr-house'],
    ['captain', 'rs-pr-ships'],
    ['role', 'rs-pr-roles'],
  ];

  for (const size of [PHONE, LOW])
    it(`leaves every part where it is, and scrolls to what the entry is about, at ${size.join('x')}`, async () => {
      table = await TableHarness.open(puertoRico.view('role'), size);
      let parts: Element[] | null = null;
      for (const [phase, about] of ABOUT) {
        const view = puertoRico.view(phase);
        // Only what the phase tells: the entry itself says nothing.
        await table.show({...view, choices: [], shownAt: view.log.length - 2, log: []});
        const now = [...table.one('.flow').children].filter(part => part.localName.startsWith('rs-'));
        if (parts) expect(now, phase).to.deep.equal(parts);
        parts = now;
        const frame = table.one('.content');
        const part = frame.querySelector(about)!;
        const below = () => part.getBoundingClientRect().top - frame.getBoundingClientRect().top;
        await until(() => below() >= 0 && below() < 20, `${about} at the top`);
      }
    });
});

const LOADED: PrEvent = {
  type: 'loaded',
  seat: 1,
  good: 'corn',
  ship: 0,
  capacity: 5,
  count: 2,
  points: 2,
  harbor: 0,
  privilege: 0,
};

describe('looking back at the last entry of a phase', () => {
  let table: TableHarness;
  afterEach(() => table.close());

  it('shows what happened, not the roles that it led to', async () => {
    const view = puertoRico.view('role');
    const item = view.log.at(-1)!;
    table = await TableHarness.open(puertoRico.view('role'));
    const happened: readonly (readonly [PrEvent, string])[] = [
      [{type: 'built', seat: 1, building: 'hacienda', price: 2, worker: false}, 'rs-pr-market'],
      [LOADED, 'rs-pr-ships'],
      [{type: 'sold', seat: 1, good: 'corn', doubloons: 0}, 'rs-pr-house'],
    ];
    for (const [event, about] of happened) {
      const log = [{...item, events: [event]}];
      await table.show({...view, choices: [], shownAt: item.n, log});
      const frame = table.one('.content');
      const part = frame.querySelector(about)!;
      const below = () => part.getBoundingClientRect().top - frame.getBoundingClientRect().top;
      await until(() => below() >= 0 && below() < 20, `${about} at the top`);
    }
  });
});

describe('the island of who places workers', () => {
  let table: TableHarness;
  afterEach(() => table.close());

  const owner = () => table.one('rs-pr-island').shadowRoot!.querySelector('section')!.ariaLabel;
  const placed: PrEvent = {type: 'placed', seat: 2, slots: [], sanJuan: 0};

  for (const viewer of [0, null])
    it(`is the one that ${viewer === null ? 'a watcher' : 'a player'} looks back at`, async () => {
      const view = puertoRico.view('role');
      const item = view.log.at(-1)!;
      table = await TableHarness.open({...view, viewer});
      const log = [{...item, events: [placed]}];
      const board = {...(view.board as PrView), viewer};
      await table.show({...view, viewer, board, choices: [], shownAt: item.n, log});
      expect(owner()).to.include(view.seats[2]!.name);
      expect(table.one('rs-pr-island .head').textContent, 'whose it is').to.include(view.seats[2]!.name);
    });

  it('is the one that a watcher sees', async () => {
    const view = puertoRico.view('mayor');
    const board = {...(view.board as PrView), viewer: null};
    table = await TableHarness.open({...view, viewer: null, board, choices: [], toAct: [3]});
    expect(owner()).to.include(view.seats[3]!.name);
  });
});

describe('looking back on a phone that lies', () => {
  let table: TableHarness;
  afterEach(() => table.close());

  it('gives the land the height of the table, and the quay the others above what happened', async () => {
    const {view} = puertoRico.at('role');
    table = await TableHarness.open({...view, choices: [], shownAt: view.log.length - 2}, LOW);
    const box = (selector: string) => table.one(selector).getBoundingClientRect();
    const board = table.board.getBoundingClientRect();
    expect(box('.content').top).to.be.closeTo(board.top, 1);
    expect(box('.content').bottom).to.be.closeTo(board.bottom, 1);
    expect(box('rs-pr-strip').left).to.be.at.least(box('.content').right - 1);
    expect(box('rs-quay').top).to.be.at.least(box('rs-pr-strip').bottom - 1);
    await table.show(view);
    expect(box('.content').top).to.be.above(table.board.getBoundingClientRect().top + 20);
  });
});

describe('layout', () => {
  // The games that lead to each phase are played first.
  let table: TableHarness | undefined;
  afterEach(() => table?.close());

  for (const [n, phase] of PHASES.entries())
    for (const language of inTurn(LANGUAGES, n))
      it(`${phase}: question, button, stock and who acts stand in the frame at any size: ${language}`, async () => {
        table = await TableHarness.open(puertoRico.view(phase), PHONE, {language});
        for (const size of inTurn([PHONE, NARROW, LOW, TABLET, LAPTOP, WIDE], n)) {
          await table.resize(size);
          const told = (part: string) => `${part} at ${size.join('x')}`;
          inside(table, table.one('[slot=question]'), told('question'));
          inside(table, table.primary, told('primary button'));
          const wide = size[0] >= 1180;
          inside(table, table.one(wide ? '.head .unit' : '[slot=stock] .unit'), told('stock'));
          if (wide) for (const goods of table.all('.owned .unit')) inside(table, goods, told('goods'));
          const heading = wide || size === PHONE ? 'rs-table-bar' : '[slot=question]';
          inside(table, table.one(heading), told('who acts'));
          fitsAcross(table, size);
        }
      });

  for (const size of [PHONE, TABLET])
    it(`at ${size.join('x')} the land scrolls below the strip, and the quay stays at the bottom`, async () => {
      table = await TableHarness.open(puertoRico.view('builder'), size);
      const land = table.one('.content');
      expect(land.scrollHeight, 'more land than place').to.be.greaterThan(land.clientHeight);
      land.scrollTop = 1000;
      expect(land.scrollTop).to.be.greaterThan(0);
      expect(table.element.scrollHeight, 'the frame does not scroll').to.be.at.most(
        table.element.clientHeight + 1,
      );
      inside(table, table.one('rs-quay'), 'quay');
    });

  it('no button lies on another on a phone on its side', async () => {
    for (const [n, phase] of PHASES.entries())
      for (const language of inTurn(LONGER, n)) {
        table?.close();
        table = await TableHarness.open(puertoRico.view(phase), LOW, {language});
        for (const size of [LOW, LOW_WIDE]) {
          await table.resize(size);
          const pressed = [
            ...table.all('rs-quay [data-choice], rs-quay .choice'),
            ...table.all('rs-quay rs-button'),
          ];
          const boxes = pressed.map(part => ({part, box: part.getBoundingClientRect()}));
          for (const [i, {part, box}] of boxes.entries())
            for (const {part: other, box: under} of boxes.slice(i + 1)) {
              expect(
                apart(box, under),
                `${phase} ${language} at ${size.join('x')}: ${part.textContent} on ${other.textContent}`,
              ).to.equal(true);
            }
        }
      }
  });

  it('with text at 200 % the primary button stays on the screen of a phone', async () => {
    document.documentElement.style.fontSize = '32px';
    try {
      for (const [n, phase] of PHASES.entries()) {
        table?.close();
        table = await TableHarness.open(puertoRico.view(phase), NARROW);
        for (const size of inTurn([NARROW, PHONE, LOW], n)) {
          await table.resize(size);
          inside(table, table.primary, `${phase}: primary button at ${size.join('x')}`);
        }
      }
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });

  it('with text at 200 % the button for the longest name is whole on the smallest phone', async () => {
    await loadFont();
    document.documentElement.style.fontSize = '32px';
    try {
      for (const language of LANGUAGES) {
        table?.close();
        table = await TableHarness.open(puertoRico.view('builder'), [320, 568], {language});
        const {buildings} = await loadPrText(language);
        for (const choice of table.choices.filter(each =>
          each.textContent!.includes(buildings['indigo-plant'].name),
        ))
          await table.tap(choice);
        inside(table, table.primary, language);
        expect(table.one('rs-quay .built').scrollWidth).to.be.at.most(table.primary.clientWidth);
      }
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });

  it('with text at 200 % the question stays in sight, whichever good is chosen below it', async () => {
    await loadFont();
    document.documentElement.style.fontSize = '32px';
    try {
      for (const phase of ['craftsman', 'trader'] as const) {
        table?.close();
        table = await TableHarness.open(puertoRico.view(phase), PHONE);
        const frame = table.within('rs-quay', '.frame')[0]!;
        const question = table.within('rs-quay', 'h2')[0]!;
        for (const choice of table.choices) {
          choice.focus();
          await table.settle();
          frame.scrollTop = frame.scrollHeight;
          const top = frame.getBoundingClientRect().top;
          expect(question.getBoundingClientRect().top, phase).to.be.at.least(top - 1);
        }
        frame.scrollTop = 0;
        const buttons = table.within('rs-quay', '.actions')[0]!.getBoundingClientRect();
        const seen = buttons.top - table.choices[0]!.getBoundingClientRect().top;
        expect(seen, `${phase}: what can be chosen comes next`).to.be.at.least(44);
      }
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });

  it('with the largest text of the settings what can be chosen is seen whole above the buttons', async () => {
    await loadFont();
    document.documentElement.style.fontSize = '125%';
    try {
      for (const language of LANGUAGES) {
        table?.close();
        table = await TableHarness.open(puertoRico.view('craftsman'), PHONE, {language});
        const buttons = table.within('rs-quay', '.actions')[0]!.getBoundingClientRect();
        const {bottom} = table.choices[0]!.getBoundingClientRect();
        expect(bottom, language).to.be.at.most(buttons.top + 1);
      }
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });

  it('a chosen flag has a ring that stands off its cloth', async () => {
    table = await TableHarness.open(puertoRico.view('role'));
    await table.tap(table.choices[0]);
    const [flag] = table.choices;
    expect(flag!.getAttribute('aria-pressed')).to.equal('true');
    expect(getComputedStyle(flag!, '::before').top).to.equal('6px');
  });

  for (const size of [PHONE, LOW])
    it(`every role stands in sight, above the quay or beside it, at ${size.join('x')}`, async () => {
      await loadFont();
      for (const language of LANGUAGES) {
        table?.close();
        table = await TableHarness.open(puertoRico.view('role'), size, {language});
        const land = table.one('.content').getBoundingClientRect();
        const quay = table.one('rs-quay').getBoundingClientRect();
        const end = quay.left < land.right - 1 ? Math.min(quay.top, land.bottom) : land.bottom;
        const flags = table.within('rs-pr-roles', '.flag');
        expect(flags).to.have.length(7);
        for (const flag of flags)
          expect(flag.getBoundingClientRect().bottom, `${language}: ${flag.textContent}`).to.be.at.most(end);
      }
    });

  it('five seats at 320 px: a whole name of eight letters can be read', async () => {
    table = await TableHarness.open(puertoRico.view('role', 5), NARROW);
    for (const name of table.within('rs-pr-strip', '.who > span:not(.hidden-text)'))
      if (name.textContent!.length <= 9)
        expect(name.scrollWidth, name.textContent!).to.be.at.most(name.clientWidth + 1);
  });

  it('after buying, a player sees their island, and no decision begins where the last one was left', async () => {
    table = await TableHarness.open(puertoRico.at('builder'));
    const land = table.one('.content');
    expect(table.all('.list .row'), 'the market to choose from').not.to.have.length(0);
    land.scrollTop = 1000;
    await table.tap(table.choices[0]);
    await table.tap(table.primary);
    expect(table.board.model.view.phase).to.equal('builder');
    expect(land.scrollTop).to.equal(0);
    expect(land.querySelector('rs-pr-island')?.getBoundingClientRect().top).to.be.closeTo(
      land.getBoundingClientRect().top,
      20,
    );
  });

  it('the active player stands in the frame while one waits', async () => {
    const played = puertoRico.at('role');
    played.step();
    played.until(({toAct, over}) => over || (toAct[0] !== undefined && toAct[0] !== 0));
    table = await TableHarness.open(played.view);
    const name = played.view.seats[played.toAct[0]!]!.name;
    expect(table.question).to.contain(name);
    inside(table, table.one('[slot=question]'), 'for whom');
    expect(table.one('[slot=sub]').textContent?.trim()).not.to.equal('');
  });

  for (const seats of [2, 3, 5])
    it(`${seats} seats fit on a phone and on a laptop`, async () => {
      for (const size of [PHONE, LAPTOP]) {
        table?.close();
        table = await TableHarness.open(puertoRico.view('role', seats), size);
        inside(table, table.primary, 'primary button');
        fitsAcross(table, size);
        for (const other of [...table.all('rs-pr-opponent'), ...table.within('rs-pr-strip', 'li')])
          inside(table, other, 'an opponent');
      }
    });

  it('four players need no scrolling on laptops', async () => {
    for (const phase of PHASES) {
      table?.close();
      table = await TableHarness.open(puertoRico.view(phase), LAPTOP);
      for (const size of [LAPTOP, WIDE]) {
        await table.resize(size);
        for (const part of table.all('.middle, .east, .west'))
          expect(part.scrollHeight, `${phase} ${part.className} at ${size.join('x')}`).to.be.at.most(
            part.clientHeight + 1,
          );
      }
    }
  });

  it('names two fifths longer clip nothing of the quay', async () => {
    const LONG = ['Dóra Zsuzsanna', 'Krzysztof Wojciech', 'Zsófia Annamária', 'Bence Bonifác'];
    for (const phase of PHASES) {
      table?.close();
      const view = puertoRico.view(phase);
      const seats = view.seats.map((seat, i) => ({...seat, name: LONG[i]!}));
      table = await TableHarness.open({...view, seats}, PHONE);
      for (const size of [PHONE, WIDE]) {
        await table.resize(size);
        inside(table, table.primary, `${phase}: primary button`);
        fitsAcross(table, size);
        for (const button of table.all('rs-quay rs-button'))
          expect(button.scrollWidth, phase).to.be.at.most(button.clientWidth + 1);
      }
    }
  });

  for (const [n, language] of LANGUAGES.entries())
    for (const seats of inTurn([3, 4], n))
      it(`six loads or more are whole cards with whole words at any size: ${language}, ${seats} seats`, async () => {
        const played = puertoRico.at('loads', seats);
        table = await TableHarness.open(played, PHONE, {language});
        for (const size of [PHONE, NARROW, LOW, LOW_WIDE, TABLET, LAPTOP, WIDE]) {
          await table.resize(size);
          const at = size.join('x');
          fitsAcross(table, size);
          inside(table, table.primary, 'primary button');
          const cards = table.all('.choices .load');
          expect(cards).to.have.length(played.board.loads.length);
          for (const card of cards) {
            const box = card.getBoundingClientRect();
            expect(box.height, card.innerText).to.be.at.least(43.5);
            for (const part of card.querySelectorAll<HTMLElement>('.what, .then, .gain')) {
              const {left, right, top, bottom} = part.getBoundingClientRect();
              const within = left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
              expect(within, `${at}: ${part.innerText} within its card`).to.equal(true);
              expect(part.scrollWidth, part.innerText).to.be.at.most(part.clientWidth + 1);
            }
            expect(brokenWords(card.querySelector<HTMLElement>('.then')!), at).to.deep.equal([]);
          }
          if (size !== LAPTOP && size !== WIDE) continue;
          for (const card of cards) {
            // More than six may have to be scrolled to, within the quay.
            if (cards.length > 6) card.scrollIntoView({inline: 'nearest', block: 'nearest'});
            inside(table, card, `${at}: ${card.innerText}`);
          }
        }
      });

  for (const language of LANGUAGES)
    it(`the button breaks no word of a building on the narrowest phone: ${language}`, async () => {
      await loadFont();
      await viewport(320, 568);
      try {
        table = await TableHarness.open(puertoRico.at('builder'), [320, 568], {language});
        for (const row of table.choices.slice(0, 5)) {
          await table.tap(row);
          const broken = [table.primary, ...table.primary.querySelectorAll<HTMLElement>('*')].flatMap(
            brokenWords,
          );
          expect(broken, table.primary.textContent!).to.deep.equal([]);
        }
      } finally {
        await viewport(800, 600);
      }
    });

  it('the taker of a role is named whole on a flag of a laptop', async () => {
    const view = puertoRico.view('role');
    const board = view.board as PrView;
    const long = view.seats.findIndex(({name}) => name === 'Krzysztof');
    const roles = board.roles.map((card, i) => ({...card, takenBy: i % 2 === 0 ? long : null}));
    expect(roles).to.have.length(7);
    table = await TableHarness.open({...view, choices: [], board: {...board, roles}}, LAPTOP);
    const names = table.within('rs-pr-roles', '.who span');
    expect(names).to.have.length(4);
    for (const name of names) expect(name.scrollWidth, name.textContent!).to.be.at.most(name.clientWidth);
  });

  it('everything that makes a move is at least 44 px large on a phone', async () => {
    for (const phase of PHASES) {
      table?.close();
      table = await TableHarness.open(puertoRico.view(phase));
      const targets = table.all(
        '[data-choice], button.whole, .rider, rs-quay rs-button, [data-undo], [data-rules]',
      );
      for (const target of targets) {
        const {width, height} = target.getBoundingClientRect();
        expect(Math.min(width, height), `${phase}: ${target.className} ${target.textContent}`).to.be.at.least(
          43.5,
        );
      }
    }
  });

  it('a watcher reads whose island the large one is', async () => {
    const view = puertoRico.view('role');
    const board = {...(view.board as object), viewer: null};
    for (const size of [PHONE, TABLET, WIDE]) {
      table?.close();
      table = await TableHarness.open({...view, viewer: null, choices: [], board}, size);
      expect(table.one('rs-pr-island .head h2').textContent).to.contain(view.seats[0]!.name);
    }
  });

  it('single lamps of a building are at least 24 px large', async () => {
    table = await TableHarness.open(puertoRico.view('mayor'));
    for (const lamp of table.all('[data-lamp]')) {
      const {width, height} = lamp.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(24);
    }
  });
});
