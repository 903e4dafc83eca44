/** Where the parts of the board stand at each size: the land above the quay. */
import {html, nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import type {GameEvent, Seat} from '../../src/engine/game.ts';
import type {PhaseName, PrEvent, PrPlayerView} from '../../src/games/puerto-rico/types.ts';
import {unit} from '../board/bits.ts';
import {isHand} from '../board/model.ts';
import {mark, nameOf, others} from '../board/seats.ts';
import {doubloons, goods, governor, points, seatOrder} from './bits.ts';
import {loadCards} from './cards.ts';
import {common} from './common.ts';
import {placementDraft} from './decide.ts';
import {type PrModel, shops} from './model.ts';
import './house.ts';
import './island.ts';
import '../board/log.ts';
import './market.ts';
import './opponent.ts';
import './roles.ts';
import './row.ts';
import './ships.ts';
import './strip.ts';
import './supply.ts';

export function land(model: PrModel) {
  const instead = model.more?.land(model);
  if (instead)
    return html`${model.size === 'wide' ? nothing : html`<rs-pr-strip .model=${model}></rs-pr-strip>`}
      <div class="content whole" role="region" tabindex="0" aria-label=${model.text.game}>${instead}</div>`;
  // A phone in the middle has no room for all of them.
  if (model.stance === 'middle' && model.size === 'wide') return common(model);
  if (model.stance === 'middle' && model.size === 'tablet') return html`<span></span>${common(model)}`;
  if (model.size === 'wide') return wide(model);
  if (model.size === 'tablet') return tablet(model);
  return phone(model);
}

function phone(model: PrModel): TemplateResult {
  const above = looksBack(model) ? [] : first(model);
  // The small tab goes to where it belongs, and the large parts need not move around it.
  const tab = model.more?.tab(model) ?? nothing;
  const before =
    looksBack(model) || model.view.phase === 'role' ? 'roles' : above.length === 0 ? 'island' : null;
  const after = before === null ? above.at(-1)![0] : null;
  return html`${isHand(model) ? html`<span></span>` : html`<rs-pr-strip .model=${model}></rs-pr-strip>`}
    <div class="content" role="region" tabindex="0" aria-label=${model.text.game}>
      ${shops(model) ? html`<rs-pr-market class="list" layout="list" .model=${model}></rs-pr-market>` : nothing}
      <div class="flow">${repeat(
        looksBack(model) ? whole(model) : isHand(model) ? inHand(model) : [...above, ...rest(model, above)],
        ([name]) => name,
        ([name, part]) => html`${name === before ? tab : nothing}${part}${name === after ? tab : nothing}`,
      )}</div>
    </div>`;
}

/** What a hand shows: what its person decides about, and her island. */
function inHand(model: PrModel): readonly Named[] {
  const above = model.table.choices.length > 0 ? first(model) : [];
  return above.some(([name]) => name === 'island') ? above : [...above, island(model)];
}

/**
 * Looking back, every part stays where it is from one entry to the next, and the land scrolls to what an entry is about.
 * That costs a slow phone nothing, while moving parts makes it lay out and paint them anew.
 */
const looksBack = ({table}: PrModel): boolean => table.shownAt !== null;

const ELEMENTS: Readonly<Record<string, string>> = {
  ships: 'rs-pr-ships',
  house: 'rs-pr-house',
  cards: 'rs-pr-row',
  island: 'rs-pr-island',
  market: 'rs-pr-market',
};

/** Where on the land something happened; of other events the phase tells it. */
const HAPPENED: Readonly<Partial<Record<PrEvent['type'], keyof typeof ELEMENTS>>> = {
  drewTile: 'cards',
  settled: 'cards',
  laidTile: 'cards',
  boughtTile: 'cards',
  forestPlanted: 'cards',
  placed: 'island',
  placedNobles: 'island',
  guestMoved: 'island',
  tookPiece: 'island',
  raided: 'island',
  built: 'market',
  sold: 'house',
  soldAtPost: 'house',
  plundered: 'house',
  loaded: 'ships',
  smallWharfUsed: 'ships',
  supplied: 'ships',
  stored: 'ships',
  pirated: 'ships',
};

const placeOf = ({type}: GameEvent) => HAPPENED[type as PrEvent['type']];

/** What the entry that is looked at did. */
const happened = ({table}: PrModel): readonly GameEvent[] =>
  table.shownAt === null ? [] : (table.log.find(({n}) => n === table.shownAt)?.events ?? []);

/** What the land scrolls to; null for its top, where the present decision stands, or the roles. */
export function subjectOf(model: PrModel): string | null {
  const {size} = model;
  if (!looksBack(model) || (size !== 'phone' && size !== 'low')) return null;
  // With the last entry of a phase the next one has begun: what happened tells more than where that led.
  const place = happened(model).map(placeOf).find(Boolean);
  return ELEMENTS[place ?? first(model)[0]?.[0] ?? ''] ?? null;
}

/** A part of the land under a name: where it stays from one phase to the next it is moved, not made anew. */
type Named = readonly [name: string, part: TemplateResult | typeof nothing];

/** The part of the table that the present decision is about. */
function first(model: PrModel): readonly Named[] {
  switch (model.view.phase) {
    case 'role':
      return [roles(model)];
    case 'hacienda':
    case 'settler':
    case 'second-tile':
      return [
        [
          'cards',
          html`<div class="sandy l-grid l-gap-8"><rs-pr-row cards .model=${model}></rs-pr-row></div>`,
        ],
        island(model),
      ];
    case 'trader':
      return [house(model), island(model)];
    case 'supplier':
    case 'buccaneer':
      return [ships(model), house(model), island(model)];
    case 'captain':
      return [ships(model), ['loads', loads(model)]];
    case 'store':
      return [ships(model), island(model)];
    case 'builder':
      if (shops(model)) return [];
      return model.view.viewer === null || model.table.shownAt !== null
        ? [market(model), island(model)]
        : [island(model)];
    default:
      return [island(model)];
  }
}

/** What can be loaded now. */
const loads = (model: PrModel): TemplateResult | typeof nothing =>
  model.view.loads.length > 0 && model.table.choices.length > 0
    ? html`<div class="deep loads">${loadCards(model, 'stack')}</div>`
    : nothing;

const roles = (model: PrModel): Named => ['roles', html`<rs-pr-roles .model=${model}></rs-pr-roles>`];
const ships = (model: PrModel): Named => ['ships', html`<rs-pr-ships .model=${model}></rs-pr-ships>`];
const house = (model: PrModel): Named => ['house', html`<rs-pr-house .model=${model}></rs-pr-house>`];
const market = (model: PrModel): Named => ['market', html`<rs-pr-market .model=${model}></rs-pr-market>`];
const island = (model: PrModel): Named => ['island', own(model)];
const row = (model: PrModel): Named => ['row', html`<rs-pr-row .model=${model}></rs-pr-row>`];
const supply = (model: PrModel): Named => ['supply', html`<rs-pr-supply .model=${model}></rs-pr-supply>`];
const order = (model: PrModel): Named => [
  'order',
  html`<div class="panel roles-head l-row l-gap-12">
    <h3 class="label">${model.shell.seatOrder}</h3>
    ${seatOrder(model)}
  </div>`,
];

/** Everything else, in a fixed order, below. */
function rest(model: PrModel, above: readonly Named[]): readonly Named[] {
  const all: readonly Named[] = [
    island(model),
    ships(model),
    house(model),
    row(model),
    roles(model),
    market(model),
    supply(model),
    order(model),
  ];
  const shown = new Set(above.map(([name]) => name));
  if (shown.has('cards')) shown.add('row');
  if (shops(model)) shown.add('market');
  return all.filter(([name]) => !shown.has(name));
}

/** The same parts with neighbours that one entry is about: what is sold beside the house, what is taken beside the island. */
const whole = (model: PrModel): readonly Named[] => [
  roles(model),
  ships(model),
  house(model),
  row(model),
  island(model),
  market(model),
  supply(model),
  order(model),
];

/**
 * Whose island is the large one: the viewer's, a watcher's that of who places workers, in the middle that of whoever acts. Who looks back at what happened on
 * another island sees that one; a wide screen shows all of them anyway.
 */
function ownerOf(model: PrModel): PrPlayerView | undefined {
  const {size, table, view} = model;
  const done = happened(model).find(event => placeOf(event) === 'island') as
    | {readonly seat?: Seat}
    | undefined;
  const elsewhere = view.viewer !== null && size === 'wide' ? undefined : done?.seat;
  const follows = model.stance === 'middle' || places(model);
  return view.players[elsewhere ?? view.viewer ?? (follows ? table.toAct[0] : 0) ?? 0];
}

const places = ({view}: PrModel): boolean => view.phase === 'mayor' || view.phase === 'nobles';

function own(model: PrModel): TemplateResult | typeof nothing {
  const owner = ownerOf(model);
  if (!owner) return nothing;
  const drafts = places(model) && model.table.toAct.includes(owner.seat) && model.deciding;
  return html`<rs-pr-island .model=${model} .player=${owner} .placement=${drafts ? placementDraft(model) : null}
    >${model.size === 'wide' ? head(model, owner) : owner.seat === model.view.viewer ? nothing : html`<div slot="head" class="head l-row l-wrap">${whose(model, owner)}</div>`}</rs-pr-island
  >`;
}

/** Who owns the large island: for a watcher it could be anybody. */
const whose = (model: PrModel, {seat}: PrPlayerView) =>
  html`<h2>${mark(model, seat, 28)}<span>${nameOf(model)(seat)}</span>${governor(model, seat)}</h2>`;

function head(model: PrModel, owner: PrPlayerView) {
  return html`<div slot="head" class="head l-row l-wrap">
    ${whose(model, owner)}
    ${points(model, owner, 24)}${doubloons(model, owner, 24)}
    ${owner.sanJuan > 0 ? unit('worker', owner.sanJuan, `${model.text.terms.sanJuan}: ${owner.sanJuan}`, 24) : nothing}
    <div class="owned l-flex l-gap-4">${goods(model, owner.goods, 24)}</div>
  </div>`;
}

const SETTLING: readonly PhaseName[] = ['settler', 'hacienda', 'second-tile'];
const settles = ({view}: PrModel): boolean => SETTLING.includes(view.phase);

function tablet(model: PrModel): TemplateResult {
  const captain = model.view.phase === 'captain' && model.table.choices.length > 0;
  const market = shops(model);
  return html`<rs-pr-strip .model=${model}></rs-pr-strip>
    <div class="content" role="region" tabindex="0" aria-label=${model.text.game}>
      <div class="flow">
        <rs-pr-roles .model=${model}></rs-pr-roles>
        <div class="sides">
          <div class="side l-grid l-gap-12">
            ${captain ? html`<rs-pr-ships .model=${model}></rs-pr-ships>${loads(model)}` : nothing}
            ${
              settles(model)
                ? html`<div class="sandy l-grid l-gap-8"><rs-pr-row cards .model=${model}></rs-pr-row></div>`
                : nothing
            }
            ${market ? html`<div class="sandy l-grid l-gap-8"><rs-pr-market layout="list" .model=${model}></rs-pr-market></div>` : nothing}
            ${captain ? nothing : html`<rs-pr-ships .model=${model}></rs-pr-ships>`}
            <rs-pr-house .model=${model}></rs-pr-house>
            ${settles(model) ? nothing : html`<rs-pr-row .model=${model}></rs-pr-row>`}
            ${market ? nothing : html`<rs-pr-market .model=${model}></rs-pr-market>`}
          </div>
          <div class="side l-grid l-gap-12">
            ${own(model)}
            ${model.more?.tab(model) ?? nothing}
            <rs-pr-supply .model=${model}></rs-pr-supply>
            <rs-board-log .model=${model}></rs-board-log>
          </div>
        </div>
      </div>
    </div>`;
}

function wide(model: PrModel): TemplateResult {
  const seats = others(model);
  return html`<div class="west">
      ${seats.map(
        seat =>
          html`<rs-pr-opponent .model=${model} .player=${model.view.players[seat]!} others=${seats.length}></rs-pr-opponent>`,
      )}
    </div>
    <div class="main">
      <rs-pr-roles .model=${model}></rs-pr-roles>
      <div class="middle" role="region" tabindex="0" aria-label=${model.text.game}>
        <rs-pr-ships .model=${model}></rs-pr-ships>
        <div class="pair l-grid l-gap-10">
          <rs-pr-house .model=${model}></rs-pr-house>
          <rs-pr-row .model=${model}></rs-pr-row>
        </div>
        ${own(model)}
      </div>
      <div class="east ${model.more ? 'long' : ''}" role="region" tabindex="0" aria-label=${model.text.terms.market}>
        ${model.more ? html`<div>${model.more.tab(model)}</div>` : nothing}
        <rs-pr-market .model=${model}></rs-pr-market>
        <rs-board-log .model=${model}></rs-board-log>
      </div>
    </div>`;
}
