/** How the first table of a game opens on a device: its aim in three sentences with a picture, and the coach's question. */
import {expect} from 'chai';
import {recall} from '../../../components/board/coach-memory.ts';
import {deepFocus, outwards} from '../../../components/kit/deep-focus.ts';
import type {RsDialog} from '../../../components/kit/dialog.ts';
import {openLayers} from '../../../components/kit/layers.ts';
import type {RsAim} from '../../../components/table/aim.ts';
import type {Action} from '../../../src/engine/game.ts';
import {game as goofspielGame} from '../../../src/games/goofspiel/advised.ts';
import {loadCoach} from '../../../src/games/words.ts';
import {LANGUAGES, type Language} from '../../../src/i18n/language.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {catan} from '../../support/decisions/catan.ts';
import {PlayedGame, randomFrom} from '../../support/decisions/played.ts';
import {portolano} from '../../support/decisions/portolano.ts';
import {puertoRico} from '../../support/decisions/puerto-rico.ts';
import {sanJuan} from '../../support/decisions/san-juan.ts';
import {inTurn} from '../../support/in-turn.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {until} from '../../support/screen/drawn.ts';
import {HeldClock} from '../../support/screen/held-clock.ts';
import {command} from '../app/harness.ts';
import {BoardHarness, opener, PHONE} from '../board-harness.ts';

class AnyTable extends BoardHarness<PlayedGame<unknown>, Action> {
  static readonly open = opener(AnyTable);

  get aim(): RsAim | undefined {
    return this.all('rs-aim')[0] as RsAim | undefined;
  }

  get aimed(): RsDialog {
    return this.within('rs-aim', 'rs-dialog')[0] as RsDialog;
  }

  /** Every way to put the aim away, each as a person does it. */
  readonly answers = {
    start: () => this.tap(this.within('rs-aim', '[data-coach=start]')[0]),
    stop: () => this.tap(this.within('rs-aim', '[data-coach=stop]')[0]),
    cross: () =>
      this.tap(
        this.within('rs-dialog', 'header rs-button').find(each => [...outwards(each)].includes(this.aimed)),
      ),
    escape: () => {
      this.aimed.shadowRoot!.querySelector('dialog')!.dispatchEvent(new Event('cancel', {cancelable: true}));
      return this.settle();
    },
    back: () => {
      openLayers().at(-1)!.close();
      return this.settle();
    },
  };
}

let turn = 0;

/** Played on the generic board. */
const goofspiel = {
  begin: (seats: number, seed: string) =>
    new PlayedGame<unknown>({game: goofspielGame, seats, viewer: 0, random: randomFrom(seed)}).others(),
};

const GAMES = {catan, goofspiel, portolano, 'puerto-rico': puertoRico, 'san-juan': sanJuan};

/** The first decision of the first game. */
const first = () =>
  sanJuan.find({phase: 'pick', where: ({governor, round}) => governor === 0 && round === 1});

describe('the first table of a game on a device', () => {
  let table: AnyTable;
  const open = async (view: TableView | PlayedGame<unknown>, language: Language = 'en') => {
    table = await AnyTable.open(view, PHONE, {language});
    return table;
  };
  const told = () => until(() => table.aim, 'the aim');
  beforeEach(() => localStorage.removeItem('rs-coach'));
  afterEach(() => {
    table.close();
    localStorage.removeItem('rs-coach');
  });

  for (const [game, {begin}] of Object.entries(GAMES))
    it(`opens with its aim in three sentences and a picture: ${game}`, async () => {
      for (const language of inTurn(LANGUAGES, turn++)) {
        table?.close();
        await open(begin(3, 'aim'), language);
        const aim = await told();
        const dialog = aim.shadowRoot!.querySelector('rs-dialog')!;
        await until(() => dialog.shadowRoot!.querySelector('dialog[open]'), 'the sheet');
        const {goal, turn, end} = (await loadCoach(game, language))!.aim(table.element.view.board);
        const sentences = [...aim.shadowRoot!.querySelectorAll('p')].map(({textContent}) => textContent);
        expect(sentences).to.deep.equal([goal, turn, end]);
        const picture = await until(
          () => aim.shadowRoot!.querySelector('rs-picture')?.shadowRoot?.querySelector('svg'),
          'the picture',
        );
        expect(picture.getAttribute('aria-hidden')).to.equal('true');
        expect(picture.querySelectorAll('path').length, 'more than a frame').to.be.above(20);
        expect(table.all('rs-coach'), 'no banner').to.have.length(0);
        expect(table.moves, 'nothing is decided').to.have.length(0);
      }
    });

  it('comes with the board, also where the page never has a moment', async () => {
    const moment = window.requestIdleCallback;
    window.requestIdleCallback = () => 0;
    try {
      await open(first());
      await told();
    } finally {
      window.requestIdleCallback = moment;
    }
  });

  for (const [answer, wish] of [
    ['start', 'on'],
    ['stop', 'off'],
    ['cross', 'off'],
    ['escape', 'off'],
    ['back', 'off'],
  ] as const)
    it(`is put away for good by one press, and the decision has the focus: ${answer}`, async () => {
      await open(first());
      await told();
      const focus = () => deepFocus()!;
      await until(() => [...outwards(focus())].includes(table.aimed), 'the focus in the sheet');
      const top = table.one('main.board').getBoundingClientRect().top;
      await table.answers[answer]();
      expect(table.aim).to.equal(undefined);
      expect(recall('san-juan').wish).to.equal(wish);
      await until(() => focus().closest('[data-choice]'), 'the focus at what can be chosen');
      if (wish === 'on') await until(() => table.all('rs-coach')[0], 'the coach');
      else {
        expect(table.all('rs-coach')).to.have.length(0);
        expect(table.one('main.board').getBoundingClientRect().top, 'no room was taken').to.equal(top);
      }
      table.close();
      await open(first());
      if (wish === 'on') await until(() => table.all('rs-coach')[0], 'the coach');
      expect(table.aim, 'on the same device').to.equal(undefined);
    });

  it('nothing that was meant for the table answers it', async () => {
    const clock = new HeldClock();
    try {
      await open(first());
      await told();
      const sheet = await until(
        () => table.aimed.shadowRoot?.querySelector<HTMLElement>('dialog[open]'),
        'the sheet',
      );
      expect(getComputedStyle(sheet).pointerEvents, 'a finger on its way').to.equal('none');
      clock.release();
      expect(getComputedStyle(sheet).pointerEvents).to.equal('auto');
      await until(() => deepFocus()?.closest('button'), 'the focus at the main button');
      const held = new KeyboardEvent('keydown', {
        key: 'Enter',
        repeat: true,
        bubbles: true,
        composed: true,
        cancelable: true,
      });
      expect(deepFocus()!.dispatchEvent(held), 'a key that is held since before').to.equal(false);
      await table.tap(sheet);
      expect(table.aim, 'after a tap beside it').to.not.equal(undefined);
      expect(recall('san-juan').wish).to.equal('new');
      expect(table.moves).to.have.length(0);
    } finally {
      clock.release();
    }
  });

  it('whoever knocks meanwhile is let in without putting it away', async () => {
    const {view} = first();
    await open({...view, knocks: ['Réka']});
    await told();
    const answer = await until(
      () => table.within('rs-aim', '[data-knocks] rs-button[variant=primary]')[0],
      'the question',
    );
    await table.press(answer);
    expect(table.acts.at(-1)).to.deep.equal({act: 'answerKnock', knock: 0, admit: true});
    expect(table.aim).to.not.equal(undefined);
  });

  it('Enter presses its main button', async () => {
    await open(first());
    await told();
    await until(() => deepFocus()?.closest('button'), 'the focus at a button');
    await command('send-keys', {press: 'Enter'});
    await until(() => table.all('rs-coach')[0], 'the coach');
    expect(recall('san-juan').wish).to.equal('on');
  });

  it('Escape puts it away', async () => {
    await open(first());
    await told();
    await until(() => deepFocus()?.closest('button'), 'the focus at a button');
    await command('send-keys', {press: 'Escape'});
    await until(() => table.aim === undefined, 'the table');
    expect(recall('san-juan').wish).to.equal('off');
  });

  it('is described to who does not see it by all three sentences', async () => {
    await open(first());
    await told();
    const native = table.aimed.shadowRoot!.querySelector('dialog')!;
    const described = table.aimed.shadowRoot!.getElementById(native.getAttribute('aria-describedby')!);
    const slot = described!.querySelector('slot')!;
    expect(slot.assignedElements()[0]!.querySelectorAll('p')).to.have.length(3);
    await accessible(table.element);
  });

  it('waits behind a curtain until that is lifted', async () => {
    const {view} = first();
    await open({...view, curtain: 0, viewer: null, choices: []});
    expect(table.aim).to.equal(undefined);
    await table.show(view);
    await told();
  });

  const others: Readonly<Record<string, () => TableView>> = {
    'who has moved here': () => sanJuan.at('pick').view,
    'who looks on': () => {
      const {view} = first();
      const seats = view.seats.map(seat => ({...seat, mine: false}));
      return {...view, seats, viewer: null, choices: [], board: {...(view.board as object), viewer: null}};
    },
    'a trial game': () => ({...first().view, trial: true}),
    'who looks back': () => ({...first().view, shownAt: 1, choices: []}),
    'a game without a coach': () => ({...first().view, game: 'invented'}),
  };
  for (const [whom, view] of Object.entries(others))
    it(`does not come for ${whom}`, async () => {
      await open(view());
      // What it is told with comes for both at once.
      const asked = await AnyTable.open(first());
      await until(() => asked.aim, 'the aim at a first table');
      asked.close();
      expect(table.aim).to.equal(undefined);
      expect(table.all('rs-coach')).to.have.length(0);
    });

  for (const kept of ['{', '[]', '{"san-juan":{"wish":"on"}}', '{"san-juan":{"wish":7,"seen":[{}]}}'])
    it(`a damaged memory counts as none: ${kept}`, async () => {
      localStorage.setItem('rs-coach', kept);
      await open(first());
      await told();
    });
});
