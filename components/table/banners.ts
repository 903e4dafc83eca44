/** What stands between bar and board: the last round, trouble, a refused move, a take-back, looking back. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Seat} from '../../src/engine/game.ts';
import {problemText} from '../../src/i18n/problem.ts';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import '../kit/banner.ts';
import '../kit/button.ts';
import './try-now.ts';
import {isolate} from '../../src/i18n/plural.ts';
import {act} from '../act.ts';
import type {Painting} from '../board/painter.ts';
import {fire} from '../kit/fire.ts';
import {open} from '../open.ts';
import {isToldByAbsence, NO_SERVER} from './absence.ts';

/**
 * @param host says what is answered
 * @param scrubbing the log is open and says itself which entry is shown
 * @param people what there is to say about the people of the table
 */
export function banners(
  host: EventTarget,
  view: TableView,
  words: TableWords,
  painting: Painting | null,
  scrubbing: boolean,
  people: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  const last = painting?.lastRound(view);
  return html`${last ? html`<rs-banner tone="last">${last}</rs-banner>` : nothing}
  ${trouble(told(view), painting, wayOn(host, view, words))}${trouble(view.refusal, painting, lost(host, view, words))}${takeBack(host, view, words)}${people}
  ${
    view.shownAt === null || scrubbing
      ? nothing
      : html`<rs-banner icon="clock"
          >${words.shownAt(view.shownAt)}
          <rs-button slot="action" @click=${() => act(host, {act: 'scrub', to: null})}>${words.toNow}</rs-button>
        </rs-banner>`
  }`;
}

/** What the line about somebody away does not tell. Who finds each other without a server is nobody's trouble as long as all are here. */
const told = (view: TableView): TableView['trouble'] => {
  const {trouble, seats} = view;
  if (!trouble || isToldByAbsence(view, trouble, Date.now())) return null;
  const someoneIsMissed = seats.some(({kind, mine, link}) => kind === 'person' && !mine && link === 'away');
  return trouble.code === NO_SERVER && !someoneIsMissed ? null : trouble;
};

/** Somebody is out of reach: trying is worth a tap. */
const UNREACHED = /^(table\/host-away|join\/(noTable|noPath|noBroker))$/;

/** What can be done about a trouble here and now. */
function wayOn(host: EventTarget, {trouble}: TableView, words: TableWords): TemplateResult | typeof nothing {
  if (trouble?.code === NO_SERVER)
    return html`<rs-button slot="action" variant="primary" icon="wifi-off" data-meet @click=${() => open(host, 'meeting')}
      >${words.people.withoutInternet}</rs-button
    >${tryNow(words)}`;
  if (UNREACHED.test(trouble?.code ?? '')) return tryNow(words);
  if (trouble?.code !== 'table/dealing-broke') return nothing;
  return html`<rs-button slot="action" data-reload @click=${() => act(host, {act: 'reload'})}>${words.people.reload}</rs-button>`;
}

/** A move of one's own that did not come into the log. */
const lost = (host: EventTarget, {refusal}: TableView, {people}: TableWords) =>
  refusal?.code === 'table/move-lost'
    ? html`<rs-button slot="action" data-leave-move @click=${() => act(host, {act: 'moveAgain', wanted: false})}
          >${people.leaveMove}</rs-button
        ><rs-button slot="action" variant="primary" data-move-again @click=${() => act(host, {act: 'moveAgain', wanted: true})}
          >${people.moveAgain}</rs-button
        >`
    : nothing;

const tryNow = ({people}: TableWords) => html`<rs-try-now slot="action" .words=${people}></rs-try-now>`;

/** In the game's words, or, when it is no matter of the game, in the app's own with the next step. */
function trouble(
  problem: TableView['trouble'],
  painting: Painting | null,
  action: TemplateResult | typeof nothing = nothing,
) {
  if (!problem) return nothing;
  const said = painting?.refusal(problem);
  if (said) return html`<rs-banner tone="problem">${said}</rs-banner>`;
  const {what, next} = problemText(problem);
  return html`<rs-banner tone="problem">${what} ${next} ${action}</rs-banner>`;
}

/** Told to everybody: the board is another one now, whoever looked at it a moment ago. */
function takenBack(log: TableView['log'], words: TableWords, nameOf: (seat: Seat) => string) {
  const asked = log.findLast(({table}) => table?.type === 'askBack');
  if (asked?.table?.type !== 'askBack' || asked.seat === null) return nothing;
  const {to} = asked.table;
  const moves = log.filter(({n, kind, undone}) => kind === 'action' && undone && n > to && n < asked.n);
  return moves.length > 0
    ? html`<rs-banner icon="undo">${words.tookBack(nameOf(asked.seat), moves.length)}</rs-banner>`
    : nothing;
}

/** Said to each in their part: who asked, who has to answer, who looks on. */
function takeBack(host: EventTarget, {takeBack, seats, log}: TableView, words: TableWords) {
  const {asked} = takeBack;
  const nameOf = (seat: Seat): string => seats[seat]?.name ?? '';
  if (!asked) {
    // What was decided about it stands until somebody moves.
    const last = log.at(-1);
    if (last?.table?.type !== 'answerBack' || last.seat === null) return nothing;
    return last.table.yes ? takenBack(log, words, nameOf) : nothing;
  }
  const {moves} = asked;
  const said = words.asksBack(nameOf(asked.by), moves);
  if (!asked.mayAnswer) {
    const waiting = asked.waiting.map(nameOf);
    return html`<rs-banner icon="undo"
      >${asked.mine ? words.youAsked(moves, waiting) : `${said}. ${words.theyDecide(waiting)}`}
      ${
        asked.mine
          ? html`<rs-button slot="action" data-withdraw @click=${() => act(host, {act: 'withdrawTakeBack'})}
              >${words.people.withdraw}</rs-button
            >`
          : nothing
      }</rs-banner
    >`;
  }
  return html`<rs-banner icon="undo"
    >${said}
    <rs-button slot="action" data-refuse @click=${() => act(host, {act: 'answerTakeBack', yes: false})}
      >${words.refuse}</rs-button
    >
    <rs-button slot="action" data-agree @click=${() => act(host, {act: 'answerTakeBack', yes: true})}
      >${words.agree}</rs-button
    ></rs-banner
  >`;
}

/** Somebody was proved to cheat: said until the evidence was looked at. @param seen how many proofs the reader has looked at */
export function caughtBanner(
  host: EventTarget,
  {fairness, seats}: TableView,
  {dealing}: TableWords,
  seen: number,
): TemplateResult | typeof nothing {
  const last = fairness.blames.at(-1);
  if (!last || fairness.blames.length <= seen) return nothing;
  return html`<rs-banner tone="problem"
    >${dealing.caught(isolate(seats[last.seat]?.name ?? ''))}
    <rs-button slot="action" data-evidence @click=${() => fire(host, 'rs-panel', 'fairness')}
      >${dealing.evidence}</rs-button
    ></rs-banner
  >`;
}
