/**
 * The game waits for somebody who is away: a line over the board with what can be done first, and all else that can be done a
 * tap behind it (`overlaid.ts`). The board stays in sight, for however long it lasts.
 */
import {html, nothing, type TemplateResult} from 'lit';
import type {Problem} from '../../src/base/problem.ts';
import {gameName} from '../../src/games/words.ts';
import {isolate} from '../../src/i18n/plural.ts';
import {problemText} from '../../src/i18n/problem.ts';
import type {PeopleWords} from '../../src/i18n/types/people.ts';
import type {Act, TableView} from '../../src/table/seen/view-model.ts';
import {act} from '../act.ts';
import {type Absent, absent, awaySentence} from '../board/absent.ts';
import '../kit/banner.ts';
import '../kit/button.ts';
import '../kit/countdown.ts';
import {fire} from '../kit/fire.ts';
import './remind.ts';
import './try-now.ts';

/** Of a banner, or none. */
type Slot = 'action' | '';

/** Another device is about to take over: the table says so itself, and nobody has to do anything. */
const TAKES_OVER = /^table\/(host-silent|electing)$/;
/** Why nothing goes on, which is said with the absence that is the reason. */
const EXPLAINS = /^table\/(minority|too-few-keep)$/;
/** Nobody introduces anybody. */
export const NO_SERVER = 'join/noBroker';
/** That the host is away is said with all others who are. */
const HOST_GONE = /^(table\/host-away|join\/(noTable|noPath))$/;

/** @param now milliseconds since 1970 */
export function waitedFor(view: TableView, now: number): Absent | null {
  const gone = absent(view, now);
  return gone?.seat.host && TAKES_OVER.test(view.trouble?.code ?? '') ? null : gone;
}

/** A trouble of the table that the line about somebody away tells better, or as well. */
export const isToldByAbsence = (view: TableView, {code}: Problem, now: number): boolean => {
  const gone = waitedFor(view, now);
  return gone !== null && (EXPLAINS.test(code) || (gone.seat.host && HOST_GONE.test(code)));
};

const button = (host: EventTarget, slot: Slot, label: string, what: Act, primary = false): TemplateResult =>
  html`<rs-button slot=${slot} variant=${primary ? 'primary' : 'secondary'} data-act=${what.act} @click=${() => act(host, what)}
    >${label}</rs-button
  >`;

const tryNow = (words: PeopleWords, slot: Slot) =>
  html`<rs-try-now slot=${slot} .words=${words}></rs-try-now>`;

export const reminding = (
  {invite, game}: TableView,
  words: PeopleWords,
  slot: Slot,
): TemplateResult | null =>
  invite
    ? html`<rs-remind slot=${slot} .words=${words} text=${words.remindText(gameName(game), invite.link)}></rs-remind>`
    : null;

/** One of two may go on without the host, at a table of her own. */
const goesOnAlone = (view: TableView, {seat}: Absent): boolean => seat.host && view.alone && view.canTakeUp;

/** What can be done first. */
function first(
  host: EventTarget,
  view: TableView,
  gone: Absent,
  words: PeopleWords,
): TemplateResult | typeof nothing {
  const {seat} = gone.seat;
  if (goesOnAlone(view, gone))
    return button(host, 'action', words.goOnHere, {act: 'goOnAlone', tableId: view.tableId}, true);
  if (view.standIn.possible.includes(seat))
    return button(host, 'action', words.standIn, {act: 'standIn', seat});
  // The line above offers it, and the way without a server.
  return view.trouble?.code === NO_SERVER ? nothing : tryNow(words, 'action');
}

/** The line. */
export function absenceLine(
  host: EventTarget,
  view: TableView,
  gone: Absent,
  words: PeopleWords,
): TemplateResult {
  const name = isolate(gone.seat.name);
  const said = goesOnAlone(view, gone) ? words.aloneAsks(name) : awaySentence(gone, words);
  return html`<rs-banner slim icon="wifi-off" data-absent=${gone.seat.seat}
    >${said} ${first(host, view, gone, words)}
    <rs-button
      slot="action"
      variant="quiet"
      icon="more"
      label=${words.more}
      data-rest
      @click=${() => fire(host, 'rs-away')}
    ></rs-button
  ></rs-banner>`;
}

/** It may be they who look on, on another device: where cards are hidden nobody can be asked for the seat. */
export const elsewhere = (
  {viewer, standIn}: TableView,
  {name, host}: {readonly name: string; readonly host: boolean},
  words: PeopleWords,
): string => (viewer === null && standIn.opens && !host ? words.elsewhere(isolate(name)) : '');

/** Why it waits, in sentences. */
function reasons(view: TableView, gone: Absent, words: PeopleWords): readonly string[] {
  const {seat} = gone;
  const name = isolate(seat.name);
  if (view.standIn.aloneFrom !== null) return [words.waits(name), words.agreedAlone(name)];
  if (view.trouble && EXPLAINS.test(view.trouble.code)) {
    const {what, next} = problemText(view.trouble);
    return [`${what} ${next}`];
  }
  if (goesOnAlone(view, gone)) return [words.alone(name)];
  if (seat.host) return [view.alone && view.standIn.opens ? words.onlyThere(name) : words.waits(name)];
  const own = elsewhere(view, seat, words);
  return [...(own ? [own] : [words.waits(name)]), ...(view.standIn.hidden ? [words.noStandIn] : [])];
}

/** Why, and all that can be done. */
export function absenceWays(
  host: EventTarget,
  view: TableView,
  gone: Absent,
  words: PeopleWords,
): TemplateResult {
  const {seat, host: hosts} = gone.seat;
  const {canTakeUp, tableId, standIn, end} = view;
  const alone = goesOnAlone(view, gone);
  // Not for a moment’s silence; and what it means for everybody has to be read first.
  const anew = hosts && canTakeUp && !alone && gone.minutes > 0;
  // Where something is secret nothing else is left of two.
  const ends = standIn.opens && end.aloneFrom !== null;
  return html`${reasons(view, gone, words).map(reason => html`<p>${reason}</p>`)}
    ${alone ? button(host, '', words.goOnHere, {act: 'goOnAlone', tableId}, true) : nothing}
    ${tryNow(words, '')} ${reminding(view, words, '') ?? nothing}
    ${standIn.possible.includes(seat) ? button(host, '', words.standIn, {act: 'standIn', seat}) : nothing}
    ${until(standIn.aloneFrom, words.botIn)}
    ${anew ? html`<rs-button data-go-on @click=${() => fire(host, 'rs-take-up')}>${words.goOnAlone}</rs-button>` : nothing}
    ${
      ends
        ? html`<rs-button data-end @click=${() => fire(host, 'rs-end')}>${words.ending.end}</rs-button>
            ${untilEnd(view, words)}`
        : nothing
    }`;
}

/** From when on one of two can end the game alone; nothing once it is possible, and where the other one is asked. */
export const untilEnd = ({end}: TableView, {ending}: PeopleWords): TemplateResult | typeof nothing =>
  until(end.aloneFrom, ending.possibleIn);

/** Nothing once it is possible. */
const until = (from: number | null, say: (clock: string) => string): TemplateResult | typeof nothing =>
  from !== null && from > Date.now()
    ? html`<rs-countdown until=${from} .say=${say}></rs-countdown>`
    : nothing;

declare global {
  interface HTMLElementEventMap {
    'rs-take-up': CustomEvent<void>;
    'rs-end': CustomEvent<void>;
    /** What else can be done about the absence of somebody was asked for. */
    'rs-away': CustomEvent<void>;
  }
}
