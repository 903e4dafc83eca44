/** What stands between bar and board about the people of a table, each with what can be done about it. */
import {html, nothing, type TemplateResult} from 'lit';
import {SILENT_SECONDS} from '../../src/base/stand-in.ts';
import type {Seat} from '../../src/engine/game.ts';
import {gameName} from '../../src/games/words.ts';
import {isolate} from '../../src/i18n/plural.ts';
import {problemText} from '../../src/i18n/problem.ts';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {Act, TableView, TalkItem} from '../../src/table/seen/view-model.ts';
import '../kit/banner.ts';
import '../kit/button.ts';
import {act} from '../act.ts';
import {away, awaySentence, minutesSince} from '../board/absent.ts';
import {absenceLine, elsewhere, reminding, waitedFor} from './absence.ts';
import type {Refusal} from './refusals.ts';

/** What a person has put away: it does not come back by itself. */
export interface PutAway {
  /** Whoever has no seat here has said that this is right. */
  readonly watches: boolean;
  /** Or that one of the seats is hers. */
  readonly plays: boolean;
  /** Seats whose absence was read, though nobody waits for them. */
  readonly missed: readonly Seat[];
  /** Seats of which it was read that their people have left for good. */
  readonly parted: readonly Seat[];
  readonly put: (
    what: 'said' | 'question' | 'plays' | 'absence' | 'parting' | 'refusal' | 'reached' | 'wentOn',
  ) => void;
}

/** What is told for a moment. */
export interface Told {
  readonly refused: Refusal | null;
  readonly reached: Seat | null;
  /** Whose device kept the table, until another one took over. */
  readonly kept: Seat | null;
}

/**
 * @param host says what is answered
 * @param said the last thing that somebody else has said, until it is put away
 * @param now milliseconds since 1970
 */
export function peopleBanners(
  host: EventTarget,
  view: TableView,
  {people: words, ...table}: TableWords,
  said: TalkItem | null,
  {watches, plays, missed, parted, put}: PutAway,
  {refused, reached, kept}: Told,
  now = Date.now(),
): TemplateResult {
  const nameOf = (seat: Seat): string => isolate(view.seats[seat]?.name ?? '');
  const button = (label: string, what: Act, primary = false) =>
    html`<rs-button slot="action" variant=${primary ? 'primary' : 'secondary'} data-act=${what.act} @click=${() => act(host, what)}
      >${label}</rs-button
    >`;

  /** All that ask, one below the other: two who ask for one seat are told apart by their codes. */
  const claims = () =>
    view.claims.length === 0
      ? nothing
      : html`${view.claims.map(
          ({
            seat,
            device,
            code,
            known,
            linked,
            wait,
            agreed,
            problem,
          }) => html`<rs-banner icon="phone" data-claim=${device}
            >${words.claims(nameOf(seat), code)} ${known ? words.claimKnown : nothing}
            ${
              linked
                ? words.claimLinked(nameOf(seat))
                : agreed
                  ? words.claimAgreed
                  : wait > 0
                    ? words.claimWait
                    : nothing
            }
            ${agreed && problem ? problemText(problem).what : nothing}
            ${button(words.turnAway, {act: 'answerClaim', seat, device, yes: false})}
            ${
              agreed || linked || code === null
                ? nothing
                : button(words.letIn, {act: 'answerClaim', seat, device, yes: true}, true)
            }
          </rs-banner>`,
        )}`;

  const standIn = () => {
    const {asked, mine, again} = view.standIn;
    if (again !== null)
      return html`<rs-banner icon="bot"
        >${words.drawAgain(nameOf(again))} ${button(table.agree, {act: 'drawAgain', seat: again}, true)}</rs-banner
      >`;
    if (mine)
      return html`<rs-banner icon="bot"
        >${words.standInMine} ${button(words.takeSeat, {act: 'takeBackSeat'}, true)}</rs-banner
      >`;
    if (asked?.mayAnswer)
      return html`<rs-banner icon="bot"
        >${words.standInAsks(nameOf(asked.by), nameOf(asked.seat), view.standIn.opens)}
        ${button(table.refuse, {act: 'answerStandIn', yes: false})}
        ${button(table.agree, {act: 'answerStandIn', yes: true}, true)}
      </rs-banner>`;
    if (asked && asked.from !== null)
      return html`<rs-banner icon="bot"
        >${words.standInSilence(nameOf(asked.seat), SILENT_SECONDS / 60)}
        <rs-countdown until=${asked.from} .say=${words.timeLeft}></rs-countdown>
        ${asked.mine ? button(words.withdraw, {act: 'answerStandIn', yes: false}) : nothing}</rs-banner
      >`;
    if (asked)
      return html`<rs-banner icon="bot">${words.standInWaits(nameOf(asked.seat), asked.waiting.map(nameOf))}</rs-banner>`;
    return nothing;
  };

  /** Without whom nothing goes on: since when, and what can be done. */
  const waited = () => {
    const gone = waitedFor(view, now);
    if (!gone) return nothing;
    if (!navigator.onLine) return html`<rs-banner icon="wifi-off">${words.offline}</rs-banner>`;
    const {seat} = gone.seat;
    if (view.standIn.unready && view.dealing?.seats.includes(seat))
      return html`<rs-banner icon="wifi-off" data-absent=${seat}
        >${awaySentence(gone, words)} ${words.unready(nameOf(seat))} ${reminding(view, words, 'action') ?? nothing}
        ${view.viewer === null ? nothing : button(words.anew, {act: 'rematch', rotate: false}, gone.minutes > 0)}</rs-banner
      >`;
    return absenceLine(host, view, gone, words);
  };

  /** What somebody has proposed was refused. */
  const no = () =>
    refused
      ? html`<rs-banner slim icon=${refused.icon} data-refusal=${refused.n}
          >${refused.said}
          <rs-button slot="action" data-read @click=${() => put('refusal')}>${table.close}</rs-button></rs-banner
        >`
      : nothing;

  /** Who was looked for by hand, or reminded, is here. */
  const back = () =>
    reached === null
      ? nothing
      : html`<rs-banner slim icon="check" data-reached=${reached}
          >${words.reached(nameOf(reached))}
          <rs-button slot="action" @click=${() => put('reached')}>${table.close}</rs-button></rs-banner
        >`;

  /** The host's device is gone, and another one keeps the table: nobody has to do anything. */
  const wentOn = () => {
    const host = view.seats.find(seat => seat.host);
    if (kept === null || !host) return nothing;
    return html`<rs-banner slim icon="flag" data-went-on
        >${words.wentOn(nameOf(kept), host.mine ? null : nameOf(host.seat))}
        <rs-button slot="action" @click=${() => put('wentOn')}>${table.close}</rs-button></rs-banner
      >`;
  };

  /** What two say about ending their game before its end. */
  const ending = () => {
    const {ended, other, asked, refused, there} = view.end;
    const answer = (label: string, yes: boolean, primary = false) =>
      button(label, {act: 'endGame', yes}, primary);
    const {ending: said} = words;
    if (ended)
      return html`<rs-banner icon="flag" data-ended
        >${said.ended(ended.without === null ? null : nameOf(ended.without))} ${answer(said.goOn, false)}</rs-banner
      >`;
    if (other === null) return nothing;
    const name = nameOf(other);
    if (there)
      return html`<rs-banner icon="flag">${said.there(name, there === 'alone')} ${answer(said.yes, true, true)}</rs-banner>`;
    if (asked === 'theirs')
      return html`<rs-banner icon="flag"
        >${said.wanted(name)} ${answer(said.playOn, false)} ${answer(said.yes, true, true)}</rs-banner
      >`;
    if (asked)
      return html`<rs-banner icon="flag">${said.asked(name)} ${answer(words.withdraw, false)}</rs-banner>`;
    return refused
      ? html`<rs-banner icon="flag">${said.refused(name)} ${answer(table.close, false)}</rs-banner>`
      : nothing;
  };

  /** Of others it is told once: they may come back before anybody misses them. */
  const others = () => {
    const gone = view.result ? undefined : away(view).find(({seat}) => !missed.includes(seat));
    if (!gone) return nothing;
    const minutes = minutesSince(now, gone.awaySince);
    return html`<rs-banner slim icon="wifi-off"
      >${awaySentence({seat: gone, minutes}, words)} ${elsewhere(view, gone, words)}
      <rs-button slot="action" data-missed @click=${() => put('absence')}>${table.close}</rs-button></rs-banner
    >`;
  };

  /** Who will not come back, until it was read. */
  const left = () => {
    const gone = view.result
      ? undefined
      : view.seats.find(seat => seat.left && !seat.mine && !parted.includes(seat.seat));
    return gone
      ? html`<rs-banner icon="bot" data-left=${gone.seat}
          >${words.left(nameOf(gone.seat), view.standIn.opens)}
          <rs-button slot="action" data-parted @click=${() => put('parting')}>${table.close}</rs-button></rs-banner
        >`
      : nothing;
  };

  /** Whose table it is, and what can be done at it: for whoever has come in by the link while others play. */
  const welcome = () => {
    const looksOn = view.place === 'network' && !view.result && !view.seats.some(({mine}) => mine);
    if (watches || !looksOn) return nothing;
    const hosting = view.seats.find(seat => seat.host);
    return html`<rs-banner icon="eye" data-welcome
      >${words.welcome(gameName(view.game), hosting ? isolate(hosting.name) : null)}
      ${
        view.claimable.length > 0
          ? html`<rs-button slot="action" variant="quiet" data-plays @click=${() => put('plays')}>${words.playsHere}</rs-button>`
          : nothing
      }
      <rs-button slot="action" variant="primary" data-watch @click=${() => put('question')}>${words.watchOn}</rs-button>
    </rs-banner>`;
  };

  const claim = () => {
    if (view.claim?.refused) {
      const {what, next} = problemText(view.claim.refused);
      return html`<rs-banner tone="problem">${what} ${next}</rs-banner>`;
    }
    if (view.claim)
      return html`<rs-banner icon="phone"
        >${words.claimSent(view.claim.codes.map(({seat, code}) => ({name: nameOf(seat), code})))} ${button(words.withdraw, {act: 'withdrawClaim'})}</rs-banner
      >`;
    if (watches || view.claimable.length === 0) return nothing;
    if (!plays) return welcome();
    return html`<rs-banner icon="phone"
      >${words.claimQuestion}
      ${view.claimable.map(seat => button(table.curtainOpen(nameOf(seat)), {act: 'claimSeat', seat}))}
      <rs-button slot="action" variant="quiet" data-watch @click=${() => put('question')}>${words.watch}</rs-button>
    </rs-banner>`;
  };

  const again = view.rematch
    ? html`<rs-banner icon="flag"
        >${words.rematchInvite(nameOf(view.rematch.by))} ${button(words.follow, {act: 'followRematch'}, true)}</rs-banner
      >`
    : nothing;

  const talk = said
    ? html`<rs-banner icon="people"
        ><strong dir="auto">${nameOf(said.seat)}</strong>: <span dir="auto">${said.phrase ? words.phrases[said.phrase] : said.text}</span>
        <rs-button slot="action" data-hush @click=${() => put('said')}>${table.close}</rs-button>
      </rs-banner>`
    : nothing;

  const takeUp =
    view.canTakeUp && view.place === 'here'
      ? html`<rs-banner icon="import"
          >${words.takeUpHint} ${button(words.takeUp, {act: 'takeUp', tableId: view.tableId}, true)}</rs-banner
        >`
      : nothing;

  // One at a time, what somebody waits for first: a phone has no room for more above its board. Whoever stands here without
  // a seat may be the one that is waited for.
  if (view.end.ended) return html`${ending()}`;
  const all = [
    claims(),
    ending(),
    standIn(),
    no(),
    claim(),
    back(),
    wentOn(),
    waited(),
    left(),
    again,
    takeUp,
    talk,
    others(),
    welcome(),
  ];
  return html`${all.find(banner => banner !== nothing) ?? nothing}`;
}
