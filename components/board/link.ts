/** The connection of a seat, shown only when something is not as it should be. */
import {html, nothing, type TemplateResult} from 'lit';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {SeatView} from '../../src/table/seen/view-model.ts';
import '../kit/symbol.ts';

const ICONS = {connecting: 'wifi', unsteady: 'wifi', away: 'wifi-off'} as const;

export function link(
  {link: state, kind, standIn}: SeatView,
  words: TableWords,
): TemplateResult | typeof nothing {
  // Nobody waits for a person for whom a bot plays.
  if (kind === 'bot' || standIn !== null)
    return html`<rs-symbol class="link" name="bot" label=${words.bot} style="--rs-symbol-size:1rem"></rs-symbol>`;
  if (state === 'self' || state === 'live') return nothing;
  return html`<rs-symbol
    class="link lost"
    name=${ICONS[state]}
    label=${words.link[state]}
    style="--rs-symbol-size:1.1rem"
  ></rs-symbol>`;
}
