/** What every question of Catan is made of. */
import {html, nothing, type TemplateResult} from 'lit';
import type {CatAction} from '../../src/games/catan/types.ts';
import '../kit/button.ts';
import type {Question} from '../board/question.ts';
import {EMPTY} from './draft.ts';
import {type CatModel, prepare} from './model.ts';

export type Asked = Question<CatAction>;
export type Drawn = TemplateResult | typeof nothing;

export const button = (
  model: CatModel,
  label: string,
  tap: (event: Event) => void,
  key = '',
): TemplateResult =>
  html`<rs-button slot="actions" data-key=${key || nothing} ?busy=${!model.deciding} @click=${tap}>${label}</rs-button>`;

/** Leaves what was begun. */
export const leave = ({words, deciding}: CatModel): TemplateResult =>
  html`<rs-button
    slot="actions"
    class="square"
    icon="close"
    label=${words.buttons.cancel}
    ?busy=${!deciding}
    @click=${(event: Event) => prepare(event.currentTarget!, EMPTY)}
  ></rs-button>`;
