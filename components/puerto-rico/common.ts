/** What a device in the middle shows: all that lies on the table at once, and each island alike. */
import {html, nothing, type TemplateResult} from 'lit';
import {around} from '../board/seats.ts';
import './house.ts';
import './market.ts';
import type {PrModel} from './model.ts';
import './opponent.ts';
import './roles.ts';
import './row.ts';
import './ships.ts';
import './supply.ts';

/** Nobody decides here, so nothing has the size of a finger: the parts have the looks of a wide screen, whatever its shape. */
export function common(given: PrModel): TemplateResult {
  const model: PrModel = {...given, size: 'wide'};
  const seats = around(model);
  return html`<div class="content whole common" role="region" tabindex="0" aria-label=${model.text.game}>
    <div class="shared seats-${seats.length} ${model.more ? 'long' : ''}">
      <rs-pr-roles large .model=${model}></rs-pr-roles>
      <div class="bank">
        <rs-pr-ships .model=${model}></rs-pr-ships>
        <div class="pair l-grid l-gap-8">
          <rs-pr-house large .model=${model}></rs-pr-house>
          <rs-pr-row large .model=${model}></rs-pr-row>
        </div>
        <rs-pr-market large .model=${model}></rs-pr-market>
        <rs-pr-supply .model=${model}></rs-pr-supply>
      </div>
      <div class="people">
        ${model.more?.tab(model) ?? nothing}
        <div class="all">
          ${seats.map(seat => html`<rs-pr-opponent large .model=${model} .player=${model.view.players[seat]!} others=${seats.length}></rs-pr-opponent>`)}
        </div>
      </div>
    </div>
  </div>`;
}
