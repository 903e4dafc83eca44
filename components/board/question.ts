/**
 * What stands on the quay: the question of who decides, else for whom everybody waits; its cards; its buttons. Decides
 * nothing: what can be pressed is what the choices offer.
 */
import {html, nothing, type TemplateResult} from 'lit';
import type {Action} from '../../src/engine/game.ts';
import {isolate} from '../../src/i18n/plural.ts';
import {problemText} from '../../src/i18n/problem.ts';
import '../kit/button.ts';
import type {DealingWords} from '../../src/i18n/types/table.ts';
import type {Act, TableView} from '../../src/table/seen/view-model.ts';
import {act} from '../act.ts';
import {absent, minutesSince, tooFew} from './absent.ts';
import type {BoardModel} from './model.ts';
import {isOffered} from './offers.ts';
import type {Told} from './painter.ts';
import {onTap} from './pick.ts';
import {mark, nameOf} from './seats.ts';
import {toldOf} from './since.ts';

type Drawn = TemplateResult | typeof nothing;

/** What the quay shows now. */
export interface QuayContent<A extends Action = Action> {
  readonly question: string;
  readonly sub: TemplateResult | string;
  readonly cards: Drawn;
  readonly actions: readonly Drawn[];
  /** What Enter sends; null while nothing complete is prepared. */
  readonly ready: A | null;
  /** Nothing is asked at this moment, so that no hint is offered. */
  readonly hintless?: true;
}

/** What a game asks in one of its decisions. */
export interface Question<A extends Action = Action> {
  readonly question: string;
  /** One quiet line below it. */
  readonly sub: TemplateResult | string;
  readonly cards?: Drawn;
  /** Buttons before the primary one. */
  readonly secondary?: readonly Drawn[];
  /** The whole action that the primary button sends; null while something is missing. */
  readonly ready: A | null;
  /** Words of the primary button when ready, and when not; without words when not ready it is left out. */
  readonly label: TemplateResult | string;
  readonly notReady: string;
  /** The letter that presses the primary button. */
  readonly key?: string;
}

/** What a game says while nobody here decides. */
export interface WaitingWords {
  readonly gameOver: string;
  /** One seat is waited for: what it is doing. */
  readonly waiting: (name: string) => string;
  /** Nobody is: chance is drawn. */
  readonly chance: string;
}

/**
 * While all devices deal together: who shuffles and how far, for whose device everybody waits, or that it ended before it
 * began.
 * @param now milliseconds since 1970
 * @param ask the question of the present decision; called only when the viewer has one
 */
export function quayContent<A extends Action>(
  model: BoardModel,
  now: number,
  words: WaitingWords,
  ask: () => Question<A>,
): QuayContent<A> {
  const {table, shell, staged} = model;
  const plain = {sub: '', cards: nothing as Drawn, actions: [], ready: null};
  if (table.shownAt !== null)
    return {...plain, question: shell.shownAt(table.shownAt), sub: happened(model, table.shownAt)};
  if (staged !== null)
    return {
      ...plain,
      question: staged.at(-1)?.said ?? '',
      cards: staged.length > 1 ? story(model, staged.slice(0, -1)) : nothing,
      actions: [
        html`<rs-button slot="actions" icon="next" @click=${onTap({pick: 'release'})}>${shell.skip}</rs-button>`,
      ],
    };
  if (table.result !== null)
    return {
      ...plain,
      question: words.gameOver,
      actions: [
        html`<rs-button slot="actions" data-primary variant="cream" @click=${onTap({pick: 'result'})}
          >${shell.seeResult}</rs-button
        >`,
      ],
    };
  if (table.end.ended)
    return {
      ...plain,
      question: words.gameOver,
      actions: [tapped(shell.playAgain, {act: 'goHome'})],
    };
  if (table.choices.length === 0)
    return {
      ...plain,
      ...waiting(model, now, words),
      actions: table.dealing?.kind === 'failed' ? [tapped(shell.dealing.newTable, {act: 'goNew'})] : [],
    };
  const asked = ask();
  return {
    question: table.sending ? sending(model, now) : asked.question,
    sub: asked.sub,
    cards: asked.cards ?? nothing,
    actions: [...(asked.secondary ?? []), primary(model, asked)],
    ready: model.deciding ? asked.ready : null,
  };
}

/** Nobody is waited for any more: the only way is on. */
const tapped = (label: string, what: Act): Drawn =>
  html`<rs-button slot="actions" data-primary variant="cream" @click=${(event: Event) => act(event.currentTarget!, what)}
    >${label}</rs-button
  >`;

const primary = ({deciding}: BoardModel, {ready, label, notReady, key, secondary = []}: Question): Drawn =>
  ready === null && notReady === ''
    ? nothing
    : html`<rs-button slot="actions"
  data-primary
  data-key=${key ?? nothing}
  class=${secondary.filter(part => part !== nothing).length > 1 ? 'among' : nothing}
  variant="primary"
  ?disabled=${ready === null}
  ?busy=${!deciding}
  @click=${onTap({pick: 'confirm'})}
  >${ready ? label : notReady}</rs-button
>`;

/** The button that declines, where declining is on offer. */
export const passButton = (
  {table, deciding}: BoardModel,
  action: Action,
  {short, long}: {readonly short: string; readonly long: string},
): Drawn =>
  isOffered(table.choices, {...action})
    ? html`<rs-button slot="actions" data-pass data-key="p" data-tip=${long} ?busy=${!deciding} @click=${onTap({pick: 'send', action})}
        >${short}</rs-button
      >`
    : nothing;

/** What others did before their last move, newest first, as in the log. */
const story = (model: BoardModel, told: readonly Told[]): TemplateResult => html`<ul class="story">
  ${told.map(({seat, said}) => html`<li>${seat === null ? html`<i></i>` : mark(model, seat, 18)}<span>${said}</span></li>`)}
</ul>`;

/** What an entry of the log did, in sentences. */
function happened({table, sentence}: BoardModel, n: number): string {
  const events = table.log.find(item => item.n === n)?.events ?? [];
  return events
    .map(event => sentence(event, table))
    .filter(Boolean)
    .join('\u00A0· ');
}

/** Moves are ordered by the host: without it they wait. */
function sending({table, shell}: BoardModel, now: number): string {
  const {seat} = absent(table, now) ?? {};
  return seat?.host ? shell.people.held(isolate(seat.name)) : shell.sending;
}

function waiting(model: BoardModel, now: number, words: WaitingWords): {question: string; sub: string} {
  const {table, shell} = model;
  // What is on the board is long over.
  if (table.dealing?.kind === 'fetching')
    return {question: shell.dealing.fetching, sub: shell.dealing.fetchingHint};
  const {seat} = absent(table, now) ?? {};
  // Nobody is choosing where nobody is.
  if (seat && (seat.host || tooFew(table) || table.toAct.includes(seat.seat))) {
    const name = isolate(seat.name);
    const looksOn = table.place === 'network' && !table.seats.some(({mine}) => mine);
    // For whom it waits stands in the bar, since when below that: here only what it goes on with.
    const {trouble} = table;
    const question = trouble && tooFew(table) ? problemText(trouble).next : shell.people.waits(name);
    return {question, sub: looksOn ? shell.watching : ''};
  }
  // Who has nothing to choose yet waits for the others, not for themselves.
  const names = table.toAct.filter(acting => acting !== table.viewer).map(nameOf(model));
  const [first] = names;
  if (first === undefined) return dealingLine(table, shell.dealing, now) ?? {question: words.chance, sub: ''};
  const minutes = minutesSince(now, table.waitingSince);
  return {
    question: names.length > 1 ? shell.waitingFor(names) : words.waiting(first),
    // For the first minute it is worth more to read what has just happened than since when.
    sub: (minutes < 1 && latest(model)) || shell.waitingSince(minutes),
  };
}

/** The newest sentence of the log; empty when there is none. */
export function latest({table, sentence}: BoardModel): string {
  const item = table.log.findLast(({undone, events}) => !undone && events.length > 0);
  return item ? (toldOf([item], table, sentence).at(-1)?.said ?? '') : '';
}

/**
 * @param now milliseconds since 1970
 * @returns null where nobody else is waited for: then the game says what is drawn
 */
function dealingLine(
  {dealing, seats}: Pick<TableView, 'dealing' | 'seats'>,
  words: DealingWords,
  now: number,
): {readonly question: string; readonly sub: string} | null {
  if (!dealing) return null;
  if (dealing.kind === 'failed') return {question: words.failed, sub: words.failedHint};
  const waited = dealing.seats.flatMap(seat => seats[seat] ?? []);
  const others = waited.filter(({mine}) => !mine);
  const names = others.map(({name}) => isolate(name));
  const away = others.find(({link}) => link === 'away');
  if (away) {
    const sub = words.away(isolate(away.name), minutesSince(now, away.awaySince));
    return {question: words.waits(names), sub};
  }
  if (dealing.kind === 'set-up')
    return {question: words.setUp, sub: dealing.overdue ? words.waits(names) : ''};
  if (dealing.passes) {
    const {done, of} = dealing.passes;
    const sub = dealing.overdue && others.length > 0 ? words.silent : words.pass(done + 1, of);
    return {question: others.length > 0 ? words.shuffles(names[0]!) : words.youShuffle, sub};
  }
  return dealing.overdue && others.length > 0 ? {question: words.waits(names), sub: words.silent} : null;
}
