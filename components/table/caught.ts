/** Somebody was proved to cheat: said above the board until the evidence was looked at. */
import {html, nothing, type TemplateResult} from 'lit';
import {isolate} from '../../src/i18n/plural.ts';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import '../kit/banner.ts';
import '../kit/button.ts';
import {fire} from '../kit/fire.ts';

/** @param seen how many proofs the reader has looked at */
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
