/** Moving the robber: a hex, who is robbed there, and asked again for one's own hex. */
import {html, type TemplateResult} from 'lit';
import {type CatAction, type CatRobberView, RESOURCES, TERRAINS} from '../../src/games/catan/types.ts';
import {unit} from '../board/bits.ts';
import {choice} from '../board/choice.ts';
import {mark, nameOf} from '../board/seats.ts';
import type {Asked} from './asked.ts';
import {type CatModel, prepare, readyOf} from './model.ts';
import {step, stepButton, stepper} from './stepper.ts';

export function moveRobber(model: CatModel): Asked {
  const {words, view, draft} = model;
  const target = view.robberTargets.find(({hex}) => hex === draft.hex);
  const blank = {notReady: words.buttons.choose, label: words.buttons.place};
  if (!target) {
    const {question, sub} = words.ask.robber;
    return {
      ...blank,
      question,
      sub: view.robberKeepsOff ? words.robberKeepsOff : sub,
      cards: stepper(model),
      ready: null,
    };
  }
  const sub = hurtBy(model, target);
  // "Another" goes on from here, as whoever steps from hex to hex would otherwise come back to this one again and again.
  if (target.own && draft.sure !== target.hex)
    return {
      ...blank,
      question: words.ask.own.question,
      sub,
      cards: html`<div class="tiles two">
        <button type="button" class="build" data-choice data-sure @click=${(event: Event) => prepare(event.currentTarget!, {sure: target.hex})}>
          <b>${words.buttons.ownHex}</b>
        </button>
        <button type="button" class="build" data-choice data-other @click=${(event: Event) => step(event.currentTarget!, model, 1)}>
          <b>${words.buttons.otherHex}</b>
        </button>
      </div>`,
      ready: null,
    };
  const picked = readyOf(model);
  const victim = picked?.type === 'robber' ? picked.victim : null;
  const name = victim === null ? '' : nameOf(model)(victim);
  const several = target.victims.length > 1 || (target.victims.length > 0 && target.optional);
  return {
    question: several ? words.ask.whom : words.ask.robHere(name),
    sub,
    cards: several ? victims(model, target) : stepper(model),
    ready: picked,
    label: victim === null ? words.buttons.place : words.buttons.rob(name),
    notReady: words.buttons.choose,
  };
}

function victims(model: CatModel, {hex, victims: seats, optional}: CatRobberView): TemplateResult {
  const {words, text, view} = model;
  const robs = (victim: number | null): CatAction => ({type: 'robber', hex, victim});
  const whom = [...seats, ...(optional ? [null] : [])];
  return html`<div class="around l-grid l-gap-5">
    ${stepButton(model, 'back')}
    <div class="tiles ${whom.length > 2 ? 'many' : ''}">
      ${whom.map(victim => {
        if (victim === null)
          return choice(model, robs(null), html`<b>${words.buttons.nobody}</b>`, {look: 'build row'});
        const {cards} = view.players[victim]!;
        const inside = html`${mark(model, victim, 24)}<span class="stack l-grid l-gap-2"><b>${nameOf(model)(victim)}</b>${unit('cat-cards', cards, text.count.resources(cards), 18)}</span>`;
        return choice(model, robs(victim), inside, {look: 'build row'});
      })}
    </div>
    ${stepButton(model, 'next')}
  </div>`;
}

/** Who loses what there, and how often its number comes. */
function hurtBy(model: CatModel, {hex, hurts, ways}: CatRobberView): string {
  const {words, view, text} = model;
  const {terrain, token} = view.hexes[hex]!;
  const kind = RESOURCES[TERRAINS.indexOf(terrain)];
  const losers = hurts.flatMap((n, seat) => (n > 0 ? [`${nameOf(model)(seat)} −${n}`] : []));
  return token === 0 || !kind
    ? text.terrains[terrain]
    : words.hurtBy(token, ways, losers, text.resources[kind]);
}
