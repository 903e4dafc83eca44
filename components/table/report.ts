/** The small panel after a phase: who got what. */
import {html, type TemplateResult} from 'lit';
import type {TableView} from '../../src/table/seen/view-model.ts';
import '../kit/button.ts';
import '../kit/mark.ts';
import type {Report} from '../board/painter.ts';

export function phaseReport(
  {title, lines}: Report,
  {seats}: TableView,
  closeLabel: string,
  /** Of the quay, above whose wave it stands, in px; 0 where the quay is beside the board. */
  quayHeight: number,
  close: () => void,
): TemplateResult {
  return html`<aside
    class="report ${quayHeight > 0 ? 'above' : ''}"
    aria-label=${title}
    style="--_quay-height:${quayHeight}px"
  >
    <header role="none">
      <h2>${title}</h2>
      <rs-button variant="quiet" icon="close" label=${closeLabel} @click=${close}></rs-button>
    </header>
    <ul>
      ${lines.map(({seat, said}) => {
        const {shape, name} = seats[seat]!;
        return html`<li>
          <rs-mark shape=${shape} name=${name} style="--rs-mark-size:22px"></rs-mark>
          <b>${name}</b><span>${said}</span>
        </li>`;
      })}
    </ul>
  </aside>`;
}
