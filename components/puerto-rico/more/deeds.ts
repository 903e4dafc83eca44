import {html, nothing, type TemplateResult} from 'lit';
import {customElement} from 'lit/decorators.js';
import {sum} from '../../../src/base/sum.ts';
import type {PrNoDeed} from '../../../src/games/puerto-rico/expansions/types.ts';
import {BUILDINGS, type PrAction, TILES} from '../../../src/games/puerto-rico/types.ts';
import {symbol, unit} from '../../board/bits.ts';
import {choice} from '../../board/choice.ts';
import {actionsOf, isOffered, valuesOf} from '../../board/offers.ts';
import {base} from '../../kit/base.ts';
import {PrElement, planes} from '../element.ts';
import {me, type PrModel, prepare} from '../model.ts';
import sheet from './deeds.css';
import chipSheet from './sheet.css';

type Raid = Extract<PrAction, {type: 'raid'}>;

/** The raid as suggested: as many workers as may be kept, where they do most. */
const wholeRaid = (model: PrModel): Raid => ({type: 'raid', slots: model.view.more?.raid?.proposal ?? []});

/** Columns of a phone for roles in as many rows as they need, none of them nearly empty. */
const columnsOf = (roles: number): number => (roles > 4 ? Math.ceil(roles / 2) : Math.max(roles, 3));

/** Symbol and name of a place of `place.slots`. */
function placeAt(model: PrModel, place: number): {readonly symbol: string; readonly name: string} {
  const tile = TILES[place];
  if (tile) return {symbol: tile, name: model.text.tiles[tile]};
  const building = me(model)?.city[place - TILES.length]?.building ?? BUILDINGS[0];
  return {symbol: building, name: model.text.buildings[building].name};
}

/**
 * @summary The four actions of the buccaneer (PR-BUC-5): ships to empty, the trading house, arrivals, and the roles
 * that nobody has taken. What is picked opens what is still to be said about it.
 *
 * @fires rs-pick - An action was chosen, or a part of it changed.
 */
@customElement('rs-pr-deeds')
export class RsPrDeeds extends PrElement {
  static override styles = [base, planes, chipSheet, sheet];

  override render() {
    const {model} = this;
    const {words} = model.more!;
    const {choices} = model.table;
    const roles = actionsOf<PrAction, 'capture'>(choices, 'capture');
    const ships = model.view.ships.flatMap((_, at) =>
      isOffered(choices, {type: 'piracy', ship: at}) ? [at] : [],
    );
    const {picked} = model.draft;
    const none = model.view.more?.noDeeds ?? [];
    return html`<div class="groups">
      <div class="chips deeds">${ships.map(at => this.#ship(at))}${this.#plunder()}${this.#raid()}${none.map(each => this.#impossible(each))}</div>
      ${picked?.type === 'raid' ? this.#places(picked) : nothing}
      ${
        roles.length > 0
          ? html`<section class="group" aria-label=${words.deeds.capture}>
              <h3 class="head">${words.deeds.capture}</h3>
              <div class="chips" style="--_columns:${columnsOf(roles.length)}">${roles.map(action => this.#captive(action))}</div>
            </section>`
          : nothing
      }
    </div>`;
  }

  /** No button: a tap explains it. */
  #impossible({deed, refusal}: PrNoDeed): TemplateResult {
    const {text, more} = this.model;
    const sentence = text.refusals[refusal.code]?.(refusal.details);
    return html`<div class="chip none" data-help="role:buccaneer" title=${sentence ?? nothing}>
      <span class="two"
        ><span>${more!.words.deeds[deed]}</span><small>${more!.words.whyNoDeed(refusal.code)}</small></span
      >
    </div>`;
  }

  #ship(at: number): TemplateResult {
    const {model} = this;
    const ship = model.view.ships[at]!;
    const good = ship.good!;
    const most = Math.max(...valuesOf(model.table.choices, {type: 'piracy', ship: at}, 'keep').map(Number));
    const {picked} = model.draft;
    const mine = picked?.type === 'piracy' && picked.ship === at;
    const keep = mine ? picked.keep : most;
    const words = model.text.more.buttons.piracy(good, ship.load, keep);
    const chip = choice(
      model,
      {type: 'piracy', ship: at, keep} satisfies PrAction,
      html`<span class="hidden-text">${words.long}</span>${symbol(good, 28)}
        <span class="two" aria-hidden="true"
          ><span>${model.more!.words.deeds.piracy}</span><small>${model.more!.words.keeps(keep, ship.load)}</small></span
        >`,
      {look: 'chip', help: 'topic:buccaneer'},
    );
    if (!mine) return chip;
    const set = (next: number) => {
      if (next >= 0 && next <= most) prepare(this, {picked: {type: 'piracy', ship: at, keep: next}});
    };
    return html`${chip}${this.#counter(model.text.goods[good], good, keep, most, set)}`;
  }

  #counter(
    name: string,
    picture: string,
    now: number,
    most: number,
    set: (next: number) => void,
  ): TemplateResult {
    const {words} = this.model.more!;
    return html`<span class="count" role="group" aria-label=${name}>
      <button type="button" aria-label=${words.fewer(name)} aria-disabled=${now === 0} @click=${() => set(now - 1)}>−</button>
      ${unit(picture, now, '', 20)}
      <button type="button" aria-label=${words.another(name)} aria-disabled=${now === most} @click=${() => set(now + 1)}>+</button>
    </span>`;
  }

  #plunder(): TemplateResult | typeof nothing {
    const {model} = this;
    if (!isOffered(model.table.choices, {type: 'plunder'})) return nothing;
    const spaces = model.view.house.length;
    const inside = html`<span class="hidden-text">${model.text.more.buttons.plunder(spaces).long}</span>
      <span class="two" aria-hidden="true"
        ><span>${model.more!.words.deeds.plunder}</span><span class="gains l-row"
          >${model.view.house.map(good => symbol(good, 16))}&nbsp;${unit('point', `+${spaces}`, '', 16)}</span
        ></span
      >`;
    return choice(model, {type: 'plunder'} satisfies PrAction, inside, {
      look: 'chip',
      help: 'topic:buccaneer',
    });
  }

  #raid(): TemplateResult | typeof nothing {
    const {model} = this;
    if (!isOffered(model.table.choices, {type: 'raid'})) return nothing;
    const {picked} = model.draft;
    const raid = picked?.type === 'raid' ? picked : wholeRaid(model);
    const inside = html`<span class="hidden-text">${model.text.more.buttons.raid(sum(raid.slots)).long}</span>
      <span class="two" aria-hidden="true"
        ><span>${model.more!.words.deeds.raid}</span><span class="gains l-row">${unit('worker', `+${sum(raid.slots)}`, '', 18)}</span></span
      >`;
    return choice(model, raid, inside, {look: 'chip', help: 'topic:buccaneer'});
  }

  /** Where the workers of a raid stand: every place with an empty slot. */
  #places({slots}: Raid): TemplateResult {
    const {model} = this;
    const {caps = [], most = 0} = model.view.more?.raid ?? {};
    const left = most - sum(slots);
    return html`<div class="chips">
      ${caps.map((cap, place) => {
        if (cap === 0) return nothing;
        const count = slots[place] ?? 0;
        const next = count < cap && left > 0 ? count + 1 : 0;
        const {symbol: picture, name} = placeAt(model, place);
        return html`<button
          type="button"
          class="chip"
          aria-pressed=${count > 0}
          aria-disabled=${next === count}
          aria-label="${name}, ${model.text.manned(count, cap)}"
          title=${name}
          @click=${() => {
            if (next !== count)
              prepare(this, {
                picked: {type: 'raid', slots: slots.map((old, i) => (i === place ? next : old))},
              });
          }}
        >
          ${symbol(picture, 28)}${count > 0 ? symbol('lamp', 18) : symbol('lamp-empty', 18)}${count > 1 ? count : nothing}
        </button>`;
      })}
    </div>`;
  }

  #captive(action: Extract<PrAction, {type: 'capture'}>): TemplateResult {
    const {model} = this;
    const held = model.view.roles.find(({role}) => role === action.role)?.doubloons ?? 0;
    const {long} = model.text.more.buttons.capture(action.role, held);
    return choice(
      model,
      action,
      html`<span class="hidden-text">${long}</span><rs-flag name=${action.role} style="--rs-flag-size:30px"></rs-flag>
        <span class="name" aria-hidden="true">${model.text.roles[action.role].name}</span
        >${held ? html`<span class="coins" aria-hidden="true">${unit('doubloon', `+${held}`, '', 18)}</span>` : nothing}`,
      {look: 'chip', help: `role:${action.role}`},
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-deeds': RsPrDeeds;
  }
}
