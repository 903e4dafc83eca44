/** The plan on the quay: its steps as chips, what it costs, what it risks, and the seal. */
import {html, nothing} from 'lit';
import {DIRECTIONS} from '../../src/games/portolano/data.ts';
import type {PortAction} from '../../src/games/portolano/types.ts';
import {symbol} from '../board/bits.ts';
import {isOffered} from '../board/offers.ts';
import type {Question} from '../board/question.ts';
import {nameOf} from '../board/seats.ts';
import {crossesEdge, directionsOf} from './course.ts';
import {me, type PortModel, playOf, prepare} from './model.ts';

export function planQuestion(model: PortModel): Question<PortAction> {
  const {words, view, draft, table} = model;
  const own = me(model)!;
  const play = playOf(model);
  const action: PortAction | null = play ? {type: 'sail', cards: play.cards} : null;
  const anchored = draft.path[0] === own.cell;
  const more = play && own.twoSteps && draft.path.length === 1 && !anchored;
  const still = view.ships.flatMap(({plan, seat}) =>
    plan === 'choosing' && seat !== own.seat ? [nameOf(model)(seat)] : [],
  );
  // Where there is less room their strips alone tell it.
  const waits = model.size === 'wide' && still.length > 0 ? ` ${words.plan.still(still)}` : '';
  const mutiny = play?.mutiny === true;
  const sub = !play
    ? how(model)
    : mutiny
      ? html`<b class="warn">${symbol('warning', 18)} ${words.plan.mutiny(play.cost, own.rum)}</b> ${words.plan.drift(play.drift, model)}`
      : `${words.plan.cost(play.cost, own.rum)} ${risk(model, draft.path.at(-1)!)}${waits}`;
  return {
    question: !play ? words.plan.question : more ? words.plan.sealOrMore : words.plan.seal,
    sub,
    secondary: [chips(model, anchored)],
    ready: action && isOffered(table.choices, {...action}) ? action : null,
    label: html`${symbol('port-seal', 30)}<span class="sealing">${mutiny ? words.plan.sealAnyway : words.plan.sealIt}<small>${words.plan.sealed}</small></span>`,
    notReady: words.choose,
  };
}

/** What to tap; where the edge of the chart is near, what lies behind it. The coach has said the rest. */
function how(model: PortModel): string {
  const {words, coached} = model;
  const {twoSteps, stern, anchored} = me(model)!;
  const anchor = stern === 'strategist' && !anchored;
  if (!crossesEdge(model)) return words.plan.how(twoSteps, anchor);
  return coached ? words.plan.edge : `${words.plan.how(twoSteps, false)} ${words.plan.edge}`;
}

/** How many of the four winds would bring the pirate upon the ship where it ends. */
function risk({view, words}: PortModel, cell: number): string {
  const at = view.cells[cell]!;
  const others = at.ships.filter(seat => seat !== view.viewer).length;
  if (at.harbour) return others > 0 ? words.plan.harbourWith : words.plan.safe;
  return words.plan.winds(at.danger.length);
}

function chips(model: PortModel, anchored: boolean) {
  const {draft, words, text} = model;
  const own = me(model)!;
  const places = own.twoSteps ? 2 : 1;
  if (anchored)
    return html`<span slot="actions" class="chips l-flex l-gap-8"><button type="button" class="chip l-centre" aria-label=${words.plan.anchor}
      @click=${(event: Event) => prepare(event.currentTarget!, {path: []})}>${symbol('port-anchor', 26)}<i class="x">${symbol('close', 12)}</i></button></span>`;
  const directions = directionsOf(model, draft.path, own.cell);
  return html`<span slot="actions" class="chips l-flex l-gap-8">
    ${Array.from({length: places}, (_, i) => {
      const direction = directions[i];
      if (direction === undefined)
        return html`<span class="chip none l-centre" aria-hidden="true"><b>${i + 1}</b></span>`;
      const before = i === 0 ? 0 : (playOf(model, draft.path.slice(0, i))?.cost ?? 0);
      const rum = (playOf(model, draft.path.slice(0, i + 1))?.cost ?? 0) - before;
      const name = text.directions[DIRECTIONS[direction]!];
      return html`<button
        type="button"
        class="chip l-centre"
        @click=${(event: Event) => prepare(event.currentTarget!, {path: draft.path.slice(0, i)})}
      >
        <span class="hidden-text">${words.plan.chip(i + 1, name, rum)}</span>
        <b aria-hidden="true">${i + 1}</b><span class="way">${symbol(`port-${DIRECTIONS[direction]}`, 22)}<i class="name" aria-hidden="true">${name}</i></span>
        <span class="rum" aria-hidden="true">${symbol('port-rum', 16)}${rum}</span><i class="x">${symbol('close', 12)}</i>
      </button>`;
    })}
    ${nothing}
  </span>`;
}
