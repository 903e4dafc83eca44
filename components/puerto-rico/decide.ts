/** What Puerto Rico asks in each phase: question, one line, cards, buttons. */

import {html, nothing} from 'lit';
import type {MorePhase} from '../../src/games/puerto-rico/expansions/types.ts';
import {GOODS, type PhaseName, type PrAction, type PrPlayerView} from '../../src/games/puerto-rico/types.ts';
import {willMake} from '../../src/games/puerto-rico/view.ts';
import {capital} from '../../src/i18n/plural.ts';
import {symbol, unit} from '../board/bits.ts';
import {isOffered, valuesOf} from '../board/offers.ts';
import {passButton, type QuayContent, type Question, quayContent} from '../board/question.ts';
import {nameOf} from '../board/seats.ts';
import {sums} from './about.ts';
import {bonusCards, fateCards, loadCards, saleCards, storeDraft} from './cards.ts';
import type {Riders} from './draft.ts';
import {chosen, me, type PrModel, prepare, tileEffect} from './model.ts';
import {asStanding, fromSlots, inHand, type Placement, placed, toSlots} from './placement.ts';

/** The draft of the placement, or the proposal. */
export function placementDraft(model: PrModel): Placement | null {
  const own = me(model);
  const {placing, more} = model.view;
  if (!own) return null;
  // Where the pieces stand already, and only which of them are nobles is asked.
  if (more?.placingNobles) return fromSlots(own, more.placingNobles.slots);
  return placing && (model.draft.placement ?? fromSlots(own, placing.proposal));
}

const pass = (model: PrModel, phase: keyof PrModel['text']['buttons']['pass']) =>
  passButton(model, {type: 'pass'}, model.text.buttons.pass[phase]);

/** A worker that may come along: shown only while the offer leaves it open. */
function rider(
  model: PrModel,
  key: keyof Riders,
  given: Readonly<Record<string, unknown>>,
  {label, hint}: {readonly label: string; readonly hint: string},
) {
  if (valuesOf(model.table.choices, given, key).length < 2) return nothing;
  const on = model.draft.riders[key];
  return html`<button
    type="button"
    class="choice rider"
    data-key="w"
    role="switch"
    aria-checked=${on}
    data-tip=${hint}
    @click=${(event: Event) => prepare(event.currentTarget!, {riders: {...model.draft.riders, [key]: !on}})}
  >
    <rs-symbol name=${on ? 'lamp' : 'lamp-empty'} style="--rs-symbol-size:1.3rem"></rs-symbol
    ><span>${label}</span>
  </button>`;
}

/** A tile that may lie face down: offered for the one that is picked. */
export function asForestRider(model: PrModel) {
  const {picked} = model.draft;
  if (picked?.type !== 'settle' && picked?.type !== 'buyTile') return nothing;
  const {type, tile} = picked;
  return rider(model, 'asForest', {type, tile}, model.text.more.asForest);
}

const then = (model: PrModel): string =>
  model.words.afterYou(model.view.next.filter(seat => seat !== model.view.viewer).map(nameOf(model)));

const wideSub = (model: PrModel, sub: string): string => {
  const after = then(model);
  if (model.size === 'wide' || model.size === 'tablet')
    return [sub, after && `${after}.`].filter(Boolean).join(' ');
  return after || sub;
};

const price = (amount: number) =>
  html`<span slot="after" class="unit">${symbol('doubloon', 24)}${amount}</span>`;

/** What comes in, told from a price by its plus. */
const gain = (piece: 'doubloon' | 'point', amount: number) =>
  html`<span slot="after" class="unit">${symbol(piece, piece === 'point' ? 22 : 24)}+${amount}</span>`;

type Deciding = Exclude<PhaseName, 'setup' | 'over'>;

const MORE: readonly MorePhase[] = [
  'draft',
  'guest',
  'tile',
  'second-tile',
  'lodge',
  'arrivals',
  'nobles',
  'supplier',
  'buccaneer',
];

const isMore = (phase: Deciding): phase is MorePhase => (MORE as readonly string[]).includes(phase);

const DECIDE: Readonly<Record<Exclude<Deciding, MorePhase>, (model: PrModel) => Question<PrAction>>> = {
  role(model) {
    const {picked} = model.draft;
    const turns =
      model.view.seats === 2 ? model.view.next.filter(seat => seat === model.view.viewer).length + 1 : 1;
    const ask = model.text.ask.role(turns);
    const mayor = picked?.type === 'takeRole' && picked.role === 'mayor';
    const card =
      picked?.type === 'takeRole' ? model.view.roles.find(each => each.role === picked.role) : undefined;
    return {
      question: ask.question,
      sub: card
        ? card.idle
          ? model.text.roles[card.role].idle
          : model.text.roles[card.role].privilege
        : ask.sub,
      cards: mayor
        ? rider(model, 'privilegeWorkers', {type: 'takeRole', role: 'mayor'}, model.text.toggles.mayor)
        : nothing,
      ready: chosen(model),
      label: card
        ? html`${model.words.take(card.role)}${card.doubloons ? gain('doubloon', card.doubloons) : nothing}`
        : '',
      notReady: model.words.pickFirst.role,
    };
  },

  hacienda(model) {
    const ask = model.text.ask.hacienda();
    return {
      ...ask,
      cards: nothing,
      secondary: [pass(model, 'hacienda')],
      ready: isOffered(model.table.choices, {type: 'drawTile'}) ? {type: 'drawTile'} : null,
      label: model.text.buttons.drawTile.short,
      notReady: model.text.buttons.drawTile.short,
    };
  },

  settler(model) {
    const {picked} = model.draft;
    const ask = model.text.ask.settler(isOffered(model.table.choices, {type: 'settle', tile: 'quarry'}));
    return {
      question: ask.question,
      sub: picked?.type === 'settle' ? capital(tileEffect(model, picked.tile)) : wideSub(model, ask.sub),
      cards: html`${
        model.size === 'wide' ? html`<rs-pr-row class="tiles" cards .model=${model}></rs-pr-row>` : nothing
      }${rider(model, 'takeWorker', {type: 'settle'}, model.text.toggles.hospice)}`,
      secondary: [pass(model, 'settler')],
      ready: chosen(model),
      label: picked?.type === 'settle' ? model.words.takeTile(picked.tile) : '',
      notReady: model.words.pickFirst.settler,
    };
  },

  mayor(model) {
    const own = me(model)!;
    const draft = placementDraft(model) ?? asStanding(own);
    const {must} = inHand(model.view, draft);
    const slots = toSlots(own, draft);
    const action: PrAction = {type: 'place', slots};
    const {placing} = model.view;
    const empty = fromSlots(own, []);
    const set = (placement: Placement) => (event: Event) =>
      prepare(event.currentTarget!, {placement, nobles: null});
    const {asBefore, clear} = model.text.buttons;
    return {
      question: model.text.ask.place(placing?.pieces ?? 0, 0).question,
      sub: model.stuck
        ? html`<b class="must">${model.words.noWorkerInHand}</b>`
        : must > 0
          ? html`<b class="must">${capital(model.words.stillToPlace(must))}</b>`
          : makes(model, slots),
      cards: nothing,
      secondary: [
        // In the first mayor phase there is no before.
        placing?.before.some(workers => workers > 0)
          ? html`<rs-button slot="actions" data-tip=${asBefore.long} @click=${set(fromSlots(own, placing.before))}
              >${asBefore.short}</rs-button
            >`
          : nothing,
        placed(draft) === 0
          ? html`<rs-button slot="actions"
              data-tip=${model.text.buttons.proposal.long}
              @click=${set(fromSlots(own, placing?.proposal ?? []))}
              >${model.text.buttons.proposal.short}</rs-button
            >`
          : html`<rs-button slot="actions" data-tip=${clear.long} @click=${set(empty)}>${clear.short}</rs-button>`,
      ],
      ready: isOffered(model.table.choices, {...action}) ? action : null,
      label: html`<rs-symbol slot="before" name="check"></rs-symbol>${model.words.confirm}`,
      notReady: model.words.confirm,
    };
  },

  builder(model) {
    const {picked} = model.draft;
    const own = me(model)!;
    const entry =
      picked?.type === 'build'
        ? model.view.market.find(each => each.building === picked.building)
        : undefined;
    const ask = model.text.ask.builder(own.doubloons);
    const wide = model.size === 'wide' || model.size === 'tablet';
    return {
      question: ask.question,
      sub:
        entry && wide
          ? html`${model.text.buildings[entry.building].help}
              ${sums(model.text, entry)}`
          : wideSub(model, ask.sub),
      cards: rider(model, 'takeWorker', {type: 'build'}, model.text.toggles.university),
      secondary: [pass(model, 'builder')],
      ready: chosen(model),
      label: entry
        ? html`<span class="built">${model.words.build(entry.building)}</span>${price(entry.price)}`
        : '',
      notReady: model.words.pickFirst.builder,
    };
  },

  craftsman(model) {
    const {picked} = model.draft;
    const ask = model.text.ask.craftsman();
    return {
      ...ask,
      cards: bonusCards(model),
      secondary: [pass(model, 'craftsman')],
      ready: chosen(model),
      label: picked?.type === 'takeGood' ? model.words.takeGood(picked.good) : '',
      notReady: model.words.pickFirst.craftsman,
    };
  },

  trader(model) {
    const {picked} = model.draft;
    const ask = model.text.ask.trader(model.view.full.house - model.view.house.length);
    const sale =
      picked?.type === 'sell'
        ? model.view.sales.find(each => each.good === picked.good && each.post === picked.post)
        : undefined;
    return {
      question: ask.question,
      sub: wideSub(model, ask.sub),
      cards: saleCards(model),
      secondary: [pass(model, 'trader')],
      ready: chosen(model),
      label: sale ? html`${model.words.sell(sale.good)}${gain('doubloon', sale.doubloons)}` : '',
      notReady: model.words.pickFirst.trader,
    };
  },

  captain(model) {
    const {picked} = model.draft;
    const must = !isOffered(model.table.choices, {type: 'pass'});
    const ask = model.text.ask.captain(must);
    const load =
      picked?.type === 'load'
        ? model.view.loads.find(each => each.good === picked.good && each.ship === picked.ship)
        : undefined;
    return {
      question: ask.question,
      sub: wideSub(model, ask.sub),
      cards:
        model.size === 'wide' ? loadCards(model, model.view.loads.length > 4 ? 'tight' : 'cards') : nothing,
      secondary: [pass(model, 'captain')],
      ready: chosen(model),
      label: load ? html`${model.words.load(load.count, load.good)}${gain('point', load.points)}` : '',
      notReady: model.words.pickFirst.captain,
    };
  },

  store(model) {
    const {kinds, singles} = model.view.storage ?? {kinds: 0, singles: 1};
    const ask = model.text.ask.store(kinds, singles);
    const action = storeDraft(model);
    return {
      ...ask,
      cards: fateCards(model),
      ready: action,
      label: html`<rs-symbol slot="before" name="check"></rs-symbol>${model.words.keepThese}`,
      notReady: model.words.keepThese,
    };
  },
};

/** Nothing will be made: what is missing for the first good that could be. */
function makesNone({view, words}: PrModel, own: PrPlayerView): string {
  const could = willMake(own, view.placing?.caps ?? []);
  const within = GOODS.find((_, i) => (could[i] ?? 0) > 0);
  if (within) return words.makesNoneFor('workers', within);
  const planted = GOODS.find(good => own.tiles.some(({tile, count}) => tile === good && count > 0));
  return words.makesNoneFor(planted ? 'building' : 'plantation', planted ?? 'corn');
}

/** "Will make 2 corn, 1 sugar" with the workers as drafted. */
function makes(model: PrModel, slots: readonly number[]) {
  const own = me(model)!;
  const made = willMake(own, slots);
  const some = GOODS.some((_, i) => (made[i] ?? 0) > 0);
  if (!some) return makesNone(model, own);
  return html`<span class="makes"
    >${model.words.willMake}
    ${GOODS.map((good, i) => (made[i] ? unit(good, made[i], model.text.good(made[i], good), 20) : nothing))}</span
  >`;
}

/** With the screens of the expansions where they are in play; those come with the table (`Painter.open`). */
function questionOf(model: PrModel, phase: Deciding): Question<PrAction> {
  if (isMore(phase)) return model.more!.ask(model, phase);
  const base = DECIDE[phase](model);
  return model.more ? model.more.widen(model, phase, base) : base;
}

/** What the quay shows; the question of the phase for who decides, else for whom everybody waits. */
export function prQuay(model: PrModel, now: number): QuayContent<PrAction> {
  const {text, view} = model;
  const {phase} = view;
  const decides = phase !== 'setup' && phase !== 'over';
  const words = {
    gameOver: text.gameOver,
    waiting: (name: string) => (decides ? text.waiting[phase](name) : text.waitingForChance),
    chance: text.waitingForChance,
  };
  // Before the first round and after the last there are no choices.
  const deciding = phase as Deciding;
  return quayContent(model, now, words, () => questionOf(model, deciding));
}
