/** What a table may say about its people, its connection and its end: one state a picture, each as the shell draws it. */
import {deepAll} from '../../../components/kit/deep-focus.ts';
import type {RsTable} from '../../../components/table/table.ts';
import type {AppView, TableView} from '../../../src/table/seen/view-model.ts';
import {catan} from '../decisions/catan.ts';
import {portolano} from '../decisions/portolano.ts';
import {type PlayedPuertoRico, puertoRico} from '../decisions/puerto-rico.ts';
import {sanJuan} from '../decisions/san-juan.ts';
import {drawn, until} from '../screen/drawn.ts';
import {busyTable, claimOf, playing} from './app-views.ts';

const STAYS = {aloneFrom: null, again: null, mayLeave: false, opens: false} as const;

/** Everybody is here, and nothing is asked. */
function calm(change: Partial<TableView> = {}): TableView {
  const view = playing();
  const seats = view.seats.map(seat => (seat.mine ? seat : {...seat, link: 'live' as const}));
  return {...view, seats, log: view.log.slice(0, -1), talk: busyTable().talk, ...quiet(), ...change};
}

const quiet = (): Partial<TableView> => ({
  claims: [],
  standIn: {possible: [], unready: false, hidden: false, asked: null, mine: false, ...STAYS},
  talk: {possible: true, items: [], muted: [], refusal: null},
});

/** Somebody whom the game waits for is gone since three minutes. */
function waitsFor(seat: number, change: Partial<TableView> = {}): TableView {
  const view = calm();
  const seats = view.seats.map(other =>
    other.seat === seat ? {...other, link: 'away' as const, awaySince: Date.now() - 190_000} : other,
  );
  return {...view, seats, toAct: [seat], choices: [], ...change};
}

const hosted = (view: TableView, host: number): TableView => ({
  ...view,
  seats: view.seats.map(seat => ({...seat, host: seat.seat === host})),
});

const CODES = [
  {seat: 0, code: 'KX42'},
  {seat: 2, code: 'AR17'},
];

const vote = (mayAnswer: boolean): TableView['standIn'] => ({
  possible: [2],
  unready: false,
  hidden: false,
  asked: {by: 1, seat: 2, mayAnswer, mine: false, waiting: mayAnswer ? [0] : [1, 3], from: null},
  mine: false,
  ...STAYS,
});

const watcher = (change: Partial<TableView>): TableView => ({
  ...calm(),
  seats: calm().seats.map(seat => ({...seat, mine: false, link: 'live' as const})),
  viewer: null,
  choices: [],
  ...change,
});

let over: PlayedPuertoRico | null = null;

function ended(change: Partial<TableView> = {}): TableView {
  if (!over) {
    over = puertoRico.begin(4, 'panels');
    while (!over.over) over.step();
  }
  return {...over.ended, place: 'network', talk: quiet().talk!, ...change};
}

const asked = (mine: boolean): TableView => {
  const view = calm();
  const to = (view.log.at(-1)?.n ?? 3) - 3;
  const take = {by: mine ? 0 : 1, to, moves: 2, mayAnswer: !mine, mine, waiting: mine ? [1, 3] : [0, 3]};
  return {...view, takeBack: {...view.takeBack, asked: take}};
};

/** @param ms until the one who is left may go on with a bot */
function awayFromPair(ms: number): TableView {
  const view = TABLES['table-away-catan']!();
  const aloneFrom = Date.now() + ms;
  const standIn = {...view.standIn, hidden: false, aloneFrom, possible: ms > 0 ? [] : [1]};
  return {...view, standIn, end: {...view.end, aloneFrom}};
}

export const TABLES: Readonly<Record<string, () => TableView>> = {
  'table-claim': () => calm({claims: [claimOf({linked: true})]}),
  'table-claims': () =>
    calm({claims: [claimOf({known: true}), claimOf({device: 'b', code: 'AR17', wait: 20})]}),
  'table-claim-question': () => watcher({claimable: [1, 2]}),
  'table-claim-sent': () => watcher({claim: {seat: 1, codes: CODES, refused: null}}),
  'table-claim-refused': () =>
    watcher({claim: {seat: 1, codes: [], refused: {code: 'table/claim-refused', details: {}}}}),
  'table-knock': () => calm({knocks: ['Réka']}),
  'table-vote': () => waitsFor(2, {standIn: vote(true)}),
  'table-vote-waits': () => waitsFor(2, {standIn: vote(false)}),
  'table-absent': () =>
    waitsFor(2, {
      standIn: {possible: [2], unready: false, hidden: false, asked: null, mine: false, ...STAYS},
    }),
  'table-absent-hidden': () =>
    waitsFor(2, {standIn: {possible: [], unready: false, hidden: true, asked: null, mine: false, ...STAYS}}),
  'table-host-away': () => hosted(waitsFor(1, {canTakeUp: true}), 1),
  // Of two, where cards are hidden: nobody goes on, and the island is looked at meanwhile.
  'table-away-catan': () => {
    const {view} = catan.begin(3, 'away');
    const seats = view.seats.map(seat => ({
      ...seat,
      kind: 'person' as const,
      host: seat.seat === 1,
      ...(seat.mine ? {link: 'self' as const} : {link: 'away' as const, awaySince: Date.now() - 190_000}),
    }));
    return {
      ...view,
      ...quiet(),
      place: 'network',
      seats,
      choices: [],
      alone: true,
      standIn: {...quiet().standIn!, opens: true, hidden: true},
      end: {...view.end, other: 1, aloneFrom: Date.now() + 75_000},
    };
  },
  'table-away-catan-more': () => TABLES['table-away-catan']!(),
  // Where the two had agreed that either may go on: not yet, and now.
  'table-alone-later': () => awayFromPair(75_000),
  'table-alone-now': () => awayFromPair(0),
  'table-end': () => TABLES['table-away-catan']!(),
  'table-no': () => {
    const view = waitsFor(2);
    const n = (view.log.at(-1)?.n ?? 0) + 1;
    const item = {kind: 'table' as const, events: [], undone: false};
    const wish = {...item, n, seat: 0, table: {type: 'standIn', seat: 2, bot: 'greedy'} as const};
    const no = {...item, n: n + 1, seat: 1, table: {type: 'answerStandIn', yes: false} as const};
    return {...view, log: [...view.log, wish, no]};
  },
  'table-bot-plays-me': () =>
    calm({standIn: {possible: [], unready: false, hidden: false, asked: null, mine: true, ...STAYS}}),
  'table-left': () => {
    const view = calm({
      standIn: {
        possible: [],
        unready: false,
        hidden: false,
        asked: null,
        mine: false,
        aloneFrom: null,
        again: null,
        mayLeave: true,
        opens: true,
      },
    });
    return {
      ...view,
      seats: view.seats.map(seat => (seat.seat === 1 ? {...seat, left: true, standIn: 'greedy'} : seat)),
    };
  },
  'table-take-back': () => asked(false),
  'table-take-back-mine': () => asked(true),
  'table-taken-back': () => {
    const view = calm();
    const n = (view.log.at(-1)?.n ?? 0) + 1;
    const item = {kind: 'table' as const, events: [], undone: false};
    const to = view.log.findLast(({undone}) => !undone)?.n ?? 0;
    const ask = {...item, n, seat: 1, table: {type: 'askBack', to} as const};
    return {
      ...view,
      log: [...view.log, ask, {...item, n: n + 1, seat: 0, table: {type: 'answerBack', yes: true}}],
    };
  },
  'table-alone': () => hosted(waitsFor(1, {canTakeUp: true, alone: true}), 1),
  // Two of three are away, the host among them: one device alone opens nothing.
  'table-minority': () => {
    const view = hosted(waitsFor(1), 1);
    const seats = view.seats
      .slice(0, 3)
      .map(seat =>
        seat.seat === 2 ? {...seat, link: 'away' as const, awaySince: Date.now() - 60_000} : seat,
      );
    return {...view, seats, trouble: {code: 'table/minority', details: {here: 1, members: 3, missing: 1}}};
  },
  'table-minority-more': () => TABLES['table-minority']!(),
  'table-go-on': () => hosted(waitsFor(1, {canTakeUp: true}), 1),
  'table-farewell': () => calm({standIn: {...quiet().standIn!, again: null, mayLeave: true, opens: true}}),
  'table-trial': () => calm(),
  'table-about': () => calm(),
  'table-said': () => ({
    ...calm(),
    talk: {
      possible: true,
      items: [{id: 1, seat: 1, at: 0, phrase: null, text: 'Még öt perc, és ott vagyok, addig lépjetek!'}],
      muted: [],
      refusal: null,
    },
  }),
  'table-refused': () => calm({refusal: {code: 'engine/stale', details: {}}}),
  'table-trouble': () => calm({trouble: {code: 'join/noBroker', details: {}}}),
  'table-fork': () => calm({trouble: {code: 'table/fork', details: {n: 41}}}),
  'table-take-up': () => calm({canTakeUp: true, place: 'here', invite: null}),
  'table-failed': () =>
    calm({choices: [], toAct: [], dealing: {kind: 'failed', seats: [1], passes: null, overdue: false}}),
  'table-dealing': () =>
    calm({
      choices: [],
      toAct: [],
      dealing: {kind: 'shuffle', seats: [1, 2], passes: {done: 1, of: 4}, overdue: true},
    }),
  'table-menu': () => calm(),
  'table-leave': () => hosted(calm(), 0),
  'table-undo-why': () =>
    calm({
      takeBack: {
        ...calm().takeBack,
        to: null,
        refusal: {code: 'engine/drawn-since', details: {}},
      },
    }),
  'table-since': () => calm(),
  'table-log': () => calm(),
  'table-back': () => calm({shownAt: 30, choices: []}),
  'table-coach': () => calm(),
  'table-hint-off': () =>
    calm({hint: {refusal: {code: 'table/hints-off', details: {}}, state: 'none', moves: [], trouble: null}}),
  result: () => ended(),
  'result-end': () => ended(),
  'result-rematch': () => ended({rematch: {by: 1}}),
  'table-over': () => ended(),
  'table-menu-over': () => ended(),
  'table-welcome': () => hosted(watcher({claimable: [1, 2]}), 0),
  'table-came': () => calm(),
  'table-host-away-more': () => hosted(waitsFor(1, {canTakeUp: true}), 1),
  laying: () => calm(),
  // The first table of a game on a device.
  'aim-puerto-rico': () => puertoRico.begin(3, 'aim').view,
  'aim-knock': () => ({...puertoRico.begin(3, 'aim').view, knocks: ['Réka']}),
  'aim-san-juan': () => sanJuan.begin(3, 'aim').view,
  'aim-catan': () => catan.begin(3, 'aim').view,
  'aim-portolano': () => portolano.begin(3, 'aim').view,
};

/** What is touched at the table, once it is drawn, to get there. */
const OPENED: Readonly<Record<string, (table: Element) => unknown>> = {
  'table-menu': table => press(within(table, 'rs-menu'), 'rs-button'),
  'table-leave': table => table.dispatchEvent(new CustomEvent('rs-leave')),
  'table-go-on': async table => {
    press(table, '[data-rest]');
    await drawn(document);
    press(table, '[data-go-on]');
  },
  'table-farewell': table => table.dispatchEvent(new CustomEvent('rs-farewell')),
  'table-trial': table => within(table, 'rs-table-bar')?.dispatchEvent(new CustomEvent('rs-trial')),
  'table-about': table =>
    within(table, '[data-help]')?.dispatchEvent(
      new MouseEvent('contextmenu', {bubbles: true, composed: true, cancelable: true}),
    ),
  'table-undo-why': table => press(table, '[data-undo-why]'),
  'table-since': table => press(table, '.missed, .lately button, .lately'),
  'table-log': table => table.dispatchEvent(new CustomEvent('rs-panel', {detail: 'log'})),
  'table-coach': table => table.dispatchEvent(new CustomEvent('rs-panel', {detail: 'coach'})),
  'table-hint-off': table => table.dispatchEvent(new CustomEvent('rs-hint')),
  'result-end': table => toEnd(within(table, 'rs-dialog[open]')),
  'table-over': table => press(within(table, 'rs-dialog[open]'), 'header rs-button'),
  'table-menu-over': async table => {
    press(within(table, 'rs-dialog[open]'), 'header rs-button');
    await drawn(document);
    press(within(table, 'rs-menu'), 'rs-button');
  },
  'table-claim-question': table => press(table, '[data-plays]'),
  'table-host-away-more': table => press(table, '[data-rest]'),
  'table-away-catan-more': table => press(table, '[data-rest]'),
  'table-minority-more': table => press(table, '[data-rest]'),
  'table-alone-later': table => press(table, '[data-rest]'),
  'table-end': async table => {
    press(table, '[data-rest]');
    await drawn(document);
    press(table, '[data-end]');
  },
  'table-came': table => {
    const {host: app} = table.getRootNode() as ShadowRoot & {readonly host: Element & {view: AppView}};
    const screen = calm();
    app.view = {
      ...app.view,
      screen: {...screen, watchers: [...screen.watchers, {key: 'N'.repeat(43), name: 'Réka'}]},
    };
  },
  laying: table => {
    const shown = Object.assign(document.createElement('rs-laying'), {table: (table as RsTable).view});
    shown.style.cssText = 'position:fixed;inset:0;z-index:9';
    document.body.append(shown);
    shown.toggleAttribute('on', true);
  },
};

function within(around: Element | undefined, selector: string): HTMLElement | undefined {
  const found = around?.shadowRoot ? deepAll(around.shadowRoot, selector)[0] : undefined;
  if (!found) console.error(`not there: ${selector}`);
  return found;
}

const press = (around: Element | undefined, selector: string): void => within(around, selector)?.click();

/** Scrolls what a dialog holds, as a person does: never the dialog itself. */
export const toEnd = (dialog: Element | undefined): void => within(dialog, '.content')?.scrollTo(0, 100_000);

/** Opens what the picture of this name is about. */
export async function openAtTable(name: string, app: Element): Promise<void> {
  const table = deepAll(app.shadowRoot!, 'rs-table')[0];
  if (!table) return;
  // Board and words come when a table needs them.
  await until(() => deepAll(table.shadowRoot!, 'rs-quay, rs-curtain')[0], 'the board');
  // Behind it comes what opens over it.
  await until(() => table.shadowRoot!.querySelector('rs-dialog, rs-curtain'), 'what opens over it');
  await drawn(document);
  if (name.startsWith('aim-'))
    await until(() => deepAll(table.shadowRoot!, 'rs-picture')[0]?.shadowRoot?.querySelector('svg'), name);
  await OPENED[name]?.(table);
  await drawn(document);
}
