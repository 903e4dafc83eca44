/** The quay while the film runs: what happens, how far it is, and how to stop, go back or skip it. */
import {html, nothing} from 'lit';
import type {PortAction} from '../../src/games/portolano/types.ts';
import type {QuayContent} from '../board/question.ts';
import '../kit/button.ts';
import {fire} from '../kit/fire.ts';
import {told} from './film-list.ts';
import type {PortModel} from './model.ts';
import type {Showing} from './showing.ts';

export type FilmCommand = 'back' | 'toggle' | 'skip' | 'forward';

declare global {
  interface HTMLElementEventMap {
    'rs-film': CustomEvent<FilmCommand>;
  }
}

const say = (command: FilmCommand) => (event: Event) => fire(event.currentTarget!, 'rs-film', command);

/** Where it stands between two others there is no room for its word on a phone; with large text there never is. */
function toggle({words, size}: PortModel, paused: boolean) {
  const word = paused ? words.film.play : words.film.pause;
  const bare = paused && (size === 'phone' || size === 'low');
  return html`<rs-button slot="actions" data-film="toggle" variant="cream" icon=${paused ? 'play' : 'port-pause'} label=${word} @click=${say('toggle')}>${bare ? nothing : html`<span class="word">${word}</span>`}</rs-button>`;
}

export function filmQuay(model: PortModel, film: Showing): QuayContent<PortAction> {
  const {words} = model;
  const mine = model.table.choices.length > 0;
  const skip = mine ? words.film.toMyTurn : words.film.skip;
  if (film.listed)
    return {
      question: words.film.happened,
      sub: '',
      cards: nothing,
      actions: [
        html`<rs-button slot="actions" data-primary data-film="skip" variant="cream" @click=${say('skip')}>${mine ? words.film.toMyTurn : words.film.goOn}</rs-button>`,
      ],
      ready: null,
      hintless: true,
    };
  const step = film.steps[film.at]!;
  const [first = '', ...rest] = told(model, step);
  return {
    question: first,
    sub: rest.join('. '),
    cards: html`<div class="reel l-flex l-gap-4" role="img" aria-label=${words.film.step(film.at + 1, film.steps.length)}>
      ${film.steps.map((_, i) => html`<i class=${i < film.at ? 'done' : i === film.at ? 'now' : ''}></i>`)}
    </div>`,
    actions: [
      html`<rs-button slot="actions" icon="first" data-film="back" label=${words.film.back} ?disabled=${film.at === 0} @click=${say('back')}></rs-button>`,
      toggle(model, film.paused),
      film.paused
        ? html`<rs-button slot="actions" icon="last" data-film="next" label=${words.film.next} @click=${say('forward')}></rs-button>`
        : nothing,
      html`<rs-button slot="actions" data-film="skip" @click=${say('skip')}>${skip}</rs-button>`,
    ],
    ready: null,
    hintless: true,
  };
}
