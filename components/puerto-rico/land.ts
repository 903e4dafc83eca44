/** Where the parts of the board stand at each size: the land above the quay. */
import {html, nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {crown, doubloons, goods, mark, points, unit} from './bits.ts';
import {loadCards} from './cards.ts';
import {placementDraft} from './decide.ts';
import {type Desk, me, nameOf, others, shops} from './desk.ts';
import './house.ts';
import './island.ts';
import './log.ts';
import './market.ts';
import './opponent.ts';
import './order.ts';
import './roles.ts';
import './row.ts';
import './ships.ts';
import './strip.ts';
import './supply.ts';

export function land(desk: Desk) {
  if (desk.size === 'wide') return wide(desk);
  if (desk.size === 'tablet') return tablet(desk);
  return phone(desk);
}

function phone(desk: Desk): TemplateResult {
  const above = first(desk);
  return html`<rs-pr-strip .desk=${desk}></rs-pr-strip>
    <div class="content" role="region" tabindex="0" aria-label=${desk.text.game}>
      ${shops(desk) ? html`<rs-pr-market class="list" layout="list" .desk=${desk}></rs-pr-market>` : nothing}
      <div class="flow">${repeat(
        [...above, ...rest(desk, above)],
        ([name]) => name,
        ([, part]) => part,
      )}</div>
    </div>`;
}

/** A part of the land under a name: where it stays from one phase to the next it is moved, not made anew. */
type Named = readonly [name: string, part: TemplateResult | typeof nothing];

/** The part of the table that the present decision is about. */
function first(desk: Desk): readonly Named[] {
  switch (desk.view.phase) {
    case 'role':
      return [roles(desk)];
    case 'hacienda':
    case 'settler':
      return [
        ['cards', html`<div class="sandy"><rs-pr-row cards .desk=${desk}></rs-pr-row></div>`],
        island(desk),
      ];
    case 'trader':
      return [house(desk), island(desk)];
    case 'captain': {
      const loads = desk.view.loads.length > 0 && desk.table.choices.length > 0;
      return [
        ships(desk),
        ['loads', loads ? html`<div class="deep loads">${loadCards(desk, 'stack')}</div>` : nothing],
      ];
    }
    case 'store':
      return [ships(desk), island(desk)];
    case 'builder':
      return shops(desk) ? [] : [island(desk)];
    default:
      return [island(desk)];
  }
}

const roles = (desk: Desk): Named => ['roles', html`<rs-pr-roles .desk=${desk}></rs-pr-roles>`];
const ships = (desk: Desk): Named => ['ships', html`<rs-pr-ships .desk=${desk}></rs-pr-ships>`];
const house = (desk: Desk): Named => ['house', html`<rs-pr-house .desk=${desk}></rs-pr-house>`];
const island = (desk: Desk): Named => ['island', own(desk)];

/** Everything else, in a fixed order, below. */
function rest(desk: Desk, above: readonly Named[]): readonly Named[] {
  const all: readonly Named[] = [
    island(desk),
    ships(desk),
    house(desk),
    ['row', html`<rs-pr-row .desk=${desk}></rs-pr-row>`],
    roles(desk),
    ['market', html`<rs-pr-market .desk=${desk}></rs-pr-market>`],
    ['supply', html`<rs-pr-supply .desk=${desk}></rs-pr-supply>`],
    [
      'order',
      html`<div class="panel roles-head">
        <h3 class="label">${desk.words.seatOrder}</h3>
        <rs-pr-order .desk=${desk}></rs-pr-order>
      </div>`,
    ],
  ];
  const shown = new Set(above.map(([name]) => name));
  if (shown.has('cards')) shown.add('row');
  if (shops(desk)) shown.add('market');
  return all.filter(([name]) => !shown.has(name));
}

function own(desk: Desk): TemplateResult | typeof nothing {
  const owner = me(desk) ?? desk.view.players[0];
  if (!owner) return nothing;
  const places = desk.view.phase === 'mayor' && desk.table.toAct.includes(owner.seat) && desk.deciding;
  return html`<rs-pr-island .desk=${desk} .player=${owner} .placement=${places ? placementDraft(desk) : null}
    >${desk.size === 'wide' ? head(desk) : nothing}</rs-pr-island
  >`;
}

function head(desk: Desk) {
  const owner = me(desk) ?? desk.view.players[0]!;
  return html`<div slot="head" class="head">
    <h2>${mark(desk, owner.seat, 28)}<span>${nameOf(desk)(owner.seat)}</span>${crown(desk, owner.seat)}</h2>
    ${points(desk, owner, 24)}${doubloons(desk, owner, 24)}
    ${owner.sanJuan > 0 ? unit('worker', owner.sanJuan, `${desk.text.terms.sanJuan}: ${owner.sanJuan}`, 24) : nothing}
    <div class="held">${goods(desk, owner.goods, 24)}</div>
  </div>`;
}

function tablet(desk: Desk): TemplateResult {
  const {phase} = desk.view;
  const market = shops(desk);
  return html`<rs-pr-strip .desk=${desk}></rs-pr-strip>
    <div class="content" role="region" tabindex="0" aria-label=${desk.text.game}>
      <div class="flow">
        <rs-pr-roles class="full" .desk=${desk}></rs-pr-roles>
        <div class="side">
          ${
            phase === 'captain' && desk.table.choices.length > 0 && desk.view.loads.length > 0
              ? html`<rs-pr-ships .desk=${desk}></rs-pr-ships>
                  <div class="deep loads">${loadCards(desk, 'stack')}</div>`
              : nothing
          }
          ${
            phase === 'settler' || phase === 'hacienda'
              ? html`<div class="sandy"><rs-pr-row cards .desk=${desk}></rs-pr-row></div>`
              : nothing
          }
          ${market ? html`<div class="sandy"><rs-pr-market layout="list" .desk=${desk}></rs-pr-market></div>` : nothing}
          ${phase === 'captain' && desk.table.choices.length > 0 ? nothing : html`<rs-pr-ships .desk=${desk}></rs-pr-ships>`}
          <rs-pr-house .desk=${desk}></rs-pr-house>
          ${phase === 'settler' || phase === 'hacienda' ? nothing : html`<rs-pr-row .desk=${desk}></rs-pr-row>`}
          ${market ? nothing : html`<rs-pr-market .desk=${desk}></rs-pr-market>`}
        </div>
        <div class="side">
          ${own(desk)}
          <rs-pr-supply .desk=${desk}></rs-pr-supply>
          <rs-pr-log .desk=${desk}></rs-pr-log>
        </div>
      </div>
    </div>`;
}

function wide(desk: Desk): TemplateResult {
  const seats = others(desk);
  return html`<div class="west">
      ${seats.map(
        seat =>
          html`<rs-pr-opponent .desk=${desk} .player=${desk.view.players[seat]!} others=${seats.length}></rs-pr-opponent>`,
      )}
    </div>
    <div class="main">
      <rs-pr-roles .desk=${desk}></rs-pr-roles>
      <div class="middle" role="region" tabindex="0" aria-label=${desk.text.game}>
        <rs-pr-ships .desk=${desk}></rs-pr-ships>
        <div class="pair">
          <rs-pr-house .desk=${desk}></rs-pr-house>
          <rs-pr-row .desk=${desk}></rs-pr-row>
        </div>
        ${own(desk)}
      </div>
      <div class="east" role="region" tabindex="0" aria-label=${desk.text.terms.market}>
        <rs-pr-market .desk=${desk}></rs-pr-market>
        <rs-pr-log .desk=${desk}></rs-pr-log>
      </div>
    </div>`;
}
