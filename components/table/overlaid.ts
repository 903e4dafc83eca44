/** Draws what is open over a table (`overlays.ts`): dialogs, and the sheet of the log. */
import {html, nothing, type TemplateResult} from 'lit';
import {isOrdered} from '../../src/games/words.ts';
import {isolate} from '../../src/i18n/plural.ts';
import {problemText} from '../../src/i18n/problem.ts';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import '../kit/button.ts';
import '../kit/dialog.ts';
import '../kit/mark.ts';
import {act} from '../act.ts';
import {awaySentence} from '../board/absent.ts';
import type {About, Painting} from '../board/painter.ts';
import {type Move, movesSince} from '../board/since.ts';
import {absenceWays, untilEnd, waitedFor} from './absence.ts';
import {knockBanner} from './knock.ts';
import type {Overlays} from './overlays.ts';
import {panelBody, panelTitle} from './panels.ts';

export function overlaid(
  over: Overlays,
  view: TableView,
  words: TableWords,
  painting: Painting | null,
): TemplateResult {
  return html`${about(over, view, words, painting)}${missed(over, view, words, painting)}
    ${trying(over, words)}${somebodyAway(over, view, words)}${leaving(over, words)}${takingUp(over, view, words)}${farewell(over, view, words)}${endGame(over, view, words)}${undoWhy(over, view, words)}${ending(over, view, words, painting)}${panel(over, view, words)}`;
}

/** The open log. Closed from below it comes back to the present. */
export function logSheet(
  over: Overlays,
  view: TableView,
  words: TableWords,
  place: 'side' | 'below',
): TemplateResult {
  const close = () => {
    if (place === 'below' && view.shownAt !== null) act(over.host, {act: 'scrub', to: null});
    over.closeLog();
  };
  return html`<rs-log-sheet
      .view=${view}
      .words=${words}
      place=${place}
      .listed=${over.listed}
      .plays=${over.plays}
      @rs-close=${close}
      @rs-fold=${({detail}: CustomEvent<boolean>) => {
        over.listed = detail;
        over.host.requestUpdate();
      }}
    ></rs-log-sheet>`;
}

function about(over: Overlays, view: TableView, words: TableWords, painting: Painting | null) {
  const {topic} = over.opened;
  const told = topic === null ? null : (painting?.about(topic, view) ?? null);
  const close = () => over.put({topic: null});
  const more = () => {
    close();
    over.openPanel('rules', told?.page ?? '');
  };
  return html`<rs-dialog
      ?open=${told !== null}
      heading=${told?.title ?? ''}
      closeLabel=${words.close}
      @rs-close=${close}
    >
      ${
        told
          ? html`<div class="thing">
              ${told.symbol ? html`<rs-symbol name=${told.symbol} style="--rs-symbol-size:64px"></rs-symbol>` : html`<span></span>`}
              <div>${told.body.map(line => html`<p>${line}</p>`)}${ruleIds(told, words)}</div>
            </div>`
          : nothing
      }
      <rs-button slot="actions" icon="learn" @click=${more}>${words.rules}</rs-button>
    </rs-dialog>`;
}

function missed(over: Overlays, view: TableView, words: TableWords, painting: Painting | null) {
  const open = over.opened.since;
  const since = open && painting ? movesSince(view, painting) : [];
  return html`<rs-dialog
      ?open=${open}
      heading=${words.sinceYourTurn(since.length)}
      closeLabel=${words.close}
      @rs-close=${() => over.closeSince(view)}
      >${open ? listed(since, view) : nothing}</rs-dialog
    >`;
}

function trying(over: Overlays, words: TableWords) {
  return html`<rs-dialog ?open=${over.opened.trial} heading=${words.trial} closeLabel=${words.close} @rs-close=${() => over.put({trial: false})}
      ><p>${words.trialHint}</p></rs-dialog
    >`;
}

function ending(over: Overlays, view: TableView, words: TableWords, painting: Painting | null) {
  const close = () => over.put({result: false});
  const replay = ({detail: to}: CustomEvent<number>) => {
    close();
    over.openPanel('log');
    over.listed = false;
    // From its start a game is watched; another moment is looked at.
    over.plays = to === 0;
    act(over.host, {act: 'scrub', to});
  };
  return html`<rs-dialog
      wide
      settles
      ?open=${over.opened.result !== false && view.result !== null}
      heading=${words.resultTitle}
      closeLabel=${words.seeBoard}
      @rs-close=${close}
    >
      ${
        painting && view.result
          ? html`<rs-result .table=${view} .words=${words} .result=${painting.result(view)} .statistics=${painting.statistics?.(view) ?? nothing} game=${painting.game} ?shares=${over.opened.result === 'share'} @rs-replay=${replay}></rs-result>`
          : nothing
      }
      ${view.seats.some(({mine}) => mine) && !view.trial ? again(over, view, words) : nothing}
    </rs-dialog>`;
}

/** The next table: set by somebody already, or to be set. */
function again({host}: Overlays, {game, rematch, seats}: TableView, {people}: TableWords) {
  if (rematch)
    return html`<p slot="actions" class="invited" role="status">${people.rematchInvite(isolate(seats[rematch.by]!.name))}</p>
        <rs-button slot="actions" variant="primary" data-follow @click=${() => act(host, {act: 'followRematch'})}
          >${people.follow}</rs-button
        >`;
  const set = (rotate: boolean) => act(host, {act: 'rematch', rotate});
  // Somebody else begins the next one, where somebody begins.
  const ordered = isOrdered(game);
  return html`${
    ordered
      ? html`<rs-button slot="actions" variant="quiet" data-rematch="same" @click=${() => set(false)}
          >${people.rematchSame}</rs-button
        >`
      : nothing
  }
      <rs-button
        slot="actions"
        variant="primary"
        data-rematch=${ordered ? 'rotate' : 'same'}
        @click=${() => set(ordered)}
        >${people.rematch}</rs-button
      >`;
}

const unask = (over: Overlays) => () => over.put({asked: null});

/** What leaving does to the others. */
function leaving(over: Overlays, {people, close, leave}: TableWords) {
  return html`<rs-dialog
      ?open=${over.opened.asked === 'leave'}
      heading=${people.leaveTitle}
      closeLabel=${close}
      @rs-close=${unask(over)}
    >
      <p>${people.leaveBody}</p>
      <rs-button slot="actions" @click=${unask(over)}>${people.stay}</rs-button>
      <rs-button slot="actions" variant="primary" data-leave @click=${() => act(over.host, {act: 'goHome'})}
        >${leave}</rs-button
      >
    </rs-dialog>`;
}

/** What can be done while somebody is away; it closes when they are back. */
function somebodyAway(over: Overlays, view: TableView, {people, close}: TableWords) {
  const gone = over.opened.asked === 'away' ? waitedFor(view, Date.now()) : null;
  return html`<rs-dialog
      ?open=${gone !== null}
      heading=${gone ? awaySentence(gone, people) : ''}
      closeLabel=${close}
      @rs-close=${unask(over)}
    >
      ${gone ? html`<div class="ways l-grid l-gap-8">${absenceWays(over.host, view, gone, people)}</div>` : nothing}
    </rs-dialog>`;
}

/** What it means for everybody to go on without the host. */
function takingUp(over: Overlays, {tableId}: TableView, {people, close}: TableWords) {
  return html`<rs-dialog
      ?open=${over.opened.asked === 'takeUp'}
      heading=${people.goOnTitle}
      closeLabel=${close}
      @rs-close=${unask(over)}
    >
      <p>${people.takeUpHint}</p>
      <rs-button slot="actions" @click=${unask(over)}>${people.keepWaiting}</rs-button>
      <rs-button slot="actions" variant="primary" data-take-up @click=${() => act(over.host, {act: 'takeUp', tableId})}
        >${people.takeUp}</rs-button
      >
    </rs-dialog>`;
}

/** Asked before somebody leaves for good. */
function farewell(over: Overlays, view: TableView, words: TableWords) {
  return over.opened.asked === 'farewell'
    ? html`<rs-farewell .view=${view} .words=${words} @rs-close=${unask(over)}></rs-farewell>`
    : nothing;
}

/** What it means to end the game before its end, with the other one or without. */
function endGame(over: Overlays, view: TableView, {people, close}: TableWords) {
  const {end, seats} = view;
  const {ending} = people;
  const alone = end.aloneFrom !== null;
  const waits = alone && end.aloneFrom > Date.now();
  const name = isolate(seats[end.other ?? 0]!.name);
  const go = () => {
    over.put({asked: null});
    act(over.host, {act: 'endGame', yes: true});
  };
  return html`<rs-dialog
      ?open=${over.opened.asked === 'end' && end.other !== null}
      heading=${ending.title}
      closeLabel=${close}
      @rs-close=${unask(over)}
    >
      <p>${alone ? ending.alone(name) : ending.together(name)}</p>
      <p class="hidden-text" role="status">${alone && !waits ? ending.possible : ''}</p>
      ${untilEnd(view, people)}
      <rs-button slot="actions" @click=${unask(over)}>${alone ? people.keepWaiting : ending.playOn}</rs-button>
      <rs-button slot="actions" variant="primary" data-end-game ?disabled=${waits} @click=${go}
        >${alone ? ending.end : ending.ask}</rs-button
      >
    </rs-dialog>`;
}

/** Why nothing can be taken back. */
function undoWhy(over: Overlays, {takeBack}: TableView, words: TableWords) {
  const open = over.opened.asked === 'undo';
  const {what, next} = open && takeBack.refusal ? problemText(takeBack.refusal) : {what: '', next: ''};
  return html`<rs-dialog
      ?open=${open}
      heading=${words.takeBack}
      closeLabel=${words.close}
      @rs-close=${unask(over)}
      ><p>${what} ${next}</p></rs-dialog
    >`;
}

function panel(over: Overlays, view: TableView, words: TableWords) {
  const open = over.log ? null : over.opened.panel;
  return html`<rs-dialog
      wide
      ?open=${open !== null}
      heading=${open ? panelTitle(open.name, words) : ''}
      closeLabel=${words.close}
      @rs-close=${() => over.put({panel: null})}
      >${open ? html`${knockBanner(over.host, view.knocks)}${panelBody(open.name, open.page, view, words)}` : nothing}</rs-dialog
    >`;
}

/** Ids of rules are no reading matter: they stand a tap away. */
const ruleIds = ({rules}: About, {ruleNumbers}: TableWords) =>
  rules.length > 0
    ? html`<details class="rules"><summary>${ruleNumbers}</summary>${rules.join(' · ')}</details>`
    : nothing;

const listed = (
  moves: readonly Move[],
  {seats}: TableView,
): TemplateResult => html`<ul class="moves l-grid l-gap-8">
  ${moves.map(({seat, said}) => {
    const {shape, name} = seats[seat]!;
    return html`<li>
      <rs-mark shape=${shape} name=${name} style="--rs-mark-size:22px"></rs-mark>
      <div>${said.map(line => html`<p>${line}</p>`)}</div>
    </li>`;
  })}
</ul>`;
