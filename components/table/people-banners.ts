/** What stands between bar and board about the people of a table, each with what can be done about it. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Seat} from '../../src/engine/game.ts';
import {isolate} from '../../src/i18n/plural.ts';
import {problemText} from '../../src/i18n/problem.ts';
import type {TableWords} from '../../src/i18n/table/type.ts';
import type {Act, TableView, TalkItem} from '../../src/table/view-model.ts';
import '../kit/banner.ts';
import '../kit/button.ts';
import {act} from '../act.ts';

const MINUTE = 60_000;

/**
 * @param host says what is answered
 * @param said the last thing that somebody else has said, until it is put away
 * @param put puts away what somebody said, or the question whether a watcher is a player
 */
export function peopleBanners(
  host: EventTarget,
  view: TableView,
  {people: words, ...table}: TableWords,
  said: TalkItem | null,
  {watches, put}: {readonly watches: boolean; readonly put: (what: 'said' | 'question') => void},
): TemplateResult {
  const nameOf = (seat: Seat): string => isolate(view.seats[seat]?.name ?? '');
  const button = (label: string, what: Act, primary = false) =>
    html`<rs-button slot="action" variant=${primary ? 'primary' : 'secondary'} data-act=${what.act} @click=${() => act(host, what)}
      >${label}</rs-button
    >`;

  const claims = view.claims.map(
    ({seat, code, linked}) => html`<rs-banner icon="phone"
      >${words.claims(nameOf(seat), code)} ${linked ? words.claimLinked(nameOf(seat)) : nothing}
      ${button(words.turnAway, {act: 'answerClaim', seat, yes: false})}
      ${button(words.letIn, {act: 'answerClaim', seat, yes: true}, true)}
    </rs-banner>`,
  );

  const standIn = () => {
    const {asked, mine, possible} = view.standIn;
    if (mine)
      return html`<rs-banner icon="bot"
        >${words.standInMine} ${button(words.takeSeat, {act: 'takeBackSeat'}, true)}</rs-banner
      >`;
    if (asked?.mayAnswer)
      return html`<rs-banner icon="bot"
        >${words.standInAsks(nameOf(asked.by), nameOf(asked.seat))}
        ${button(table.refuse, {act: 'answerStandIn', yes: false})}
        ${button(table.agree, {act: 'answerStandIn', yes: true}, true)}
      </rs-banner>`;
    if (asked)
      return html`<rs-banner icon="bot">${words.standInWaits(nameOf(asked.seat), asked.waiting.map(nameOf))}</rs-banner>`;
    // Only whom the table waits for: others may come back before anybody misses them.
    const missed = possible.find(seat => view.toAct.includes(seat));
    if (missed === undefined) return nothing;
    const minutes = Math.floor((Date.now() - (view.seats[missed]!.awaySince ?? Date.now())) / MINUTE);
    return html`<rs-banner icon="wifi-off"
      >${words.away(nameOf(missed), minutes)} ${button(words.standIn, {act: 'standIn', seat: missed})}</rs-banner
    >`;
  };

  const claim = () => {
    if (view.claim?.refused) {
      const {what, next} = problemText(view.claim.refused);
      return html`<rs-banner tone="problem">${what} ${next}</rs-banner>`;
    }
    if (view.claim) return html`<rs-banner icon="phone">${words.claimSent(view.claim.code)}</rs-banner>`;
    if (watches || view.claimable.length === 0) return nothing;
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

  // One at a time, what somebody waits for first: a phone has no room for more above its board.
  const all = [...claims, standIn(), again, claim(), takeUp, talk];
  return html`${all.find(banner => banner !== nothing) ?? nothing}`;
}
