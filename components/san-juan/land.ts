/** Where the parts of the board stand at each size: the land above the quay. */
import {html, nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import '../board/log.ts';
import {isHand} from '../board/model.ts';
import {mark, nameOf, others} from '../board/seats.ts';
import {cards, goods, governor, points, seatOrder, twelve} from './bits.ts';
import './city.ts';
import {leavesHand} from './build.ts';
import {coverHead} from './cover.ts';
import './hand.ts';
import {me, type SjModel} from './model.ts';
import './opponent.ts';
import './roles.ts';
import {showsRound} from './round.ts';
import './strip.ts';
import './works.ts';

/** A part of the land under a name: where it stays from one phase to the next it is moved, not made anew. */
type Named = readonly [name: string, part: TemplateResult | typeof nothing];

export function land(model: SjModel): TemplateResult {
  return model.size === 'wide' ? wide(model) : narrow(model);
}

const roles = (model: SjModel): Named => [
  'roles',
  html`<rs-sj-roles class="full" .model=${model}></rs-sj-roles>`,
];
const hand = (model: SjModel, dock = false): Named => [
  'hand',
  html`<rs-sj-hand class="full" ?dock=${dock} .model=${model}></rs-sj-hand>`,
];
const round = (model: SjModel): Named => [
  'round',
  showsRound(model) ? html`<rs-sj-round class="full" .model=${model}></rs-sj-round>` : nothing,
];
/** Where it is decided what is made and what is sold: the buildings of that alone, as cards. */
const works = (model: SjModel): Named => [
  'works',
  html`<rs-sj-works class="full" .model=${model}></rs-sj-works>`,
];
const city = (model: SjModel): Named => ['city', own(model)];
const skyline = (model: SjModel): Named => ['city', own(model, model.size !== 'tablet')];

/** The city is looked at in full where a crane can cover something. */
const crane = (model: SjModel): Named =>
  model.view.hand.some(({sites}) => sites.length > 1) ? city(model) : skyline(model);

const ring = (model: SjModel): TemplateResult =>
  html`<div class="panel roles-head l-row l-gap-12">
    <h3 class="label">${model.shell.seatOrder}</h3>
    ${seatOrder(model)}
  </div>`;

const rivals = (model: SjModel): TemplateResult[] =>
  others(model).map(
    seat => html`<rs-sj-opponent .model=${model} .player=${model.view.players[seat]!}></rs-sj-opponent>`,
  );

/** What the present decision is about stands first. */
function parts(model: SjModel): readonly Named[] {
  const deciding = model.table.choices.length > 0 && model.table.viewer !== null;
  // On a tablet it stands beside the others.
  const order: Named = ['order', model.size === 'tablet' ? nothing : ring(model)];
  switch (deciding ? model.view.phase : 'pick') {
    case 'builder':
      return [hand(model), ['cover', coverHead(model)], crane(model), roles(model), order];
    case 'draft':
    case 'handLimit':
    case 'keep':
    case 'chapel':
    case 'take':
      return [hand(model), skyline(model), roles(model), order];
    case 'producer':
      return [works(model), hand(model), skyline(model), roles(model), order];
    case 'trader':
      // The trading house takes the height of the streets.
      return [works(model), hand(model), ['city', own(model, true)], roles(model), order];
    default:
      // On a phone the hand lies on the lower edge, whatever is read above it.
      return leavesHand(model)
        ? [round(model), roles(model), me(model) ? skyline(model) : city(model), order, hand(model, true)]
        : [round(model), roles(model), me(model) ? skyline(model) : city(model), hand(model), order];
  }
}

/** Of these, a hand shows what is its person's, and what she chooses from. */
function inHand(model: SjModel): readonly Named[] {
  const picks = model.table.choices.length > 0 && model.view.phase === 'pick';
  const all = parts(model).filter(([name]) => name !== 'order' && (picks || name !== 'roles'));
  // While nothing is asked the cards are what one looks at.
  return model.table.choices.length > 0 ? all : [hand(model), ...all.filter(([name]) => name !== 'hand')];
}

const narrow = (model: SjModel): TemplateResult =>
  html`${isHand(model) ? html`<span></span>` : model.size === 'tablet' ? html`<div class="rivals l-flex l-gap-8">${rivals(model)}${ring(model)}</div>` : html`<rs-sj-strip .model=${model}></rs-sj-strip>`}
    <div class="content" role="region" tabindex="0" aria-label=${model.text.game}>
      <div class="flow">${repeat(
        isHand(model) ? inHand(model) : parts(model),
        ([name]) => name,
        ([, part]) => part,
      )}</div>
    </div>`;

/** Whose city is the large one: the viewer's; in the middle that of whoever acts. */
function ownerOf(model: SjModel): SjModel['view']['players'][number] | undefined {
  const {stance, table, view} = model;
  return me(model) ?? view.players[(stance === 'middle' && table.toAct[0]) || 0];
}

function own(model: SjModel, low = false): TemplateResult | typeof nothing {
  const owner = ownerOf(model);
  if (!owner) return nothing;
  const roomy = model.size === 'wide' || model.size === 'tablet';
  const {drawn} = model.view;
  return html`<rs-sj-city class="full" ?skyline=${low} ?streets=${roomy && !low} ?street=${model.size === 'wide' && drawn.length > 0} .model=${model} .player=${owner}>
    ${model.size === 'wide' || model.stance === 'middle' ? head(model, owner) : nothing}
  </rs-sj-city>`;
}

function head(model: SjModel, owner: NonNullable<ReturnType<typeof ownerOf>>) {
  return html`<div slot="head" class="head l-row l-wrap">
    <h2>${mark(model, owner.seat, 28)}<span>${nameOf(model)(owner.seat)}</span>${governor(model, owner.seat)}</h2>
    ${points(model, owner, 24)}${cards(model, owner, 24)}${goods(model, owner, 22)}
    <span class="held">${twelve(model, owner)}</span>
  </div>`;
}

function wide(model: SjModel): TemplateResult {
  return html`<div class="west">
      ${rivals(model)}
    </div>
    <div class="main">
      <rs-sj-roles .model=${model}></rs-sj-roles>
      <div class="middle" role="region" tabindex="0" aria-label=${model.text.game}>${own(model)}</div>
      <rs-board-log class="east" .model=${model}></rs-board-log>
      <rs-sj-hand class="south" .model=${model}></rs-sj-hand>
    </div>`;
}
