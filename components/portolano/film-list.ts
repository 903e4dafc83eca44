/** The film as a list, for whoever wants no motion: the same steps in the same words. */
import {html, type TemplateResult} from 'lit';
import {symbol} from '../board/bits.ts';
import {mark} from '../board/seats.ts';
import {surprises} from './changes.ts';
import {phaseOf, type Step} from './film.ts';
import type {PortModel} from './model.ts';

const ICONS = {sail: 'port-sail', gale: 'port-gale', raid: 'port-raid', battle: 'port-battle'} as const;

/** The sentences of a step, and what had changed for the viewer where the own course ends. */
export const told = (model: PortModel, step: Step): readonly string[] => [
  ...step.events.map(event => model.sentence(event, model.table)).filter(Boolean),
  ...surprises(model, step),
];

export function filmList(model: PortModel): TemplateResult {
  const {film, words} = model;
  return html`<h3 class="label head"><span>${words.film.happened}</span></h3>
    <ol class="told-list">
      ${(film?.steps ?? []).map(
        step => html`<li>
          ${step.seat === null ? symbol(ICONS[phaseOf(step)], 20) : mark(model, step.seat, 22)}
          <span>${told(model, step).join('. ')}</span>
        </li>`,
      )}
    </ol>`;
}
