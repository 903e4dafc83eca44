/**
 * What stands on the quay in each phase: question, one line, cards, buttons. Decides nothing: what can be pressed is
 * what the choices offer.
 */
import {html, nothing, type TemplateResult} from 'lit';
import {wordEvent} from '../../src/games/puerto-rico/text/index.ts';
import {GOODS, type PhaseName, type PrAction, type PrEvent} from '../../src/games/puerto-rico/types.ts';
import {willMake} from '../../src/games/puerto-rico/view.ts';
import {buyLine} from './about.ts';
import {symbol, unit} from './bits.ts';
import {bonusCards, fateCards, loadCards, saleCards, storeDraft} from './cards.ts';
import {type Desk, me, nameOf, pick, tileEffect} from './desk.ts';
import {complete, isOffered, type Riders, valuesOf} from './legal.ts';
import {asStanding, fromSlots, inHand, type Placement, placed, toSlots} from './placement.ts';

export interface QuayParts {
  readonly question: string;
  readonly sub: TemplateResult | string;
  readonly cards: TemplateResult | typeof nothing;
  readonly actions: readonly (TemplateResult | typeof nothing)[];
  /** What Enter sends; null while nothing complete is prepared. */
  readonly ready: PrAction | null;
}

type Line = Omit<QuayParts, 'actions' | 'ready'> & {
  readonly secondary?: readonly (TemplateResult | typeof nothing)[];
  readonly ready: PrAction | null;
  /** Words of the primary button when ready, and when not. */
  readonly label: TemplateResult | string;
  readonly notReady: string;
};

/** The draft of the placement, or the proposal. */
export function placementDraft(desk: Desk): Placement | null {
  const own = me(desk);
  const {placing} = desk.view;
  if (!own || !placing) return null;
  return desk.draft.placement ?? fromSlots(own, placing.proposal);
}

const passButton = (
  desk: Desk,
  phase: keyof Desk['text']['buttons']['pass'],
): TemplateResult | typeof nothing => {
  if (!isOffered(desk.table.choices, {type: 'pass'})) return nothing;
  const {short, long} = desk.text.buttons.pass[phase];
  return html`<rs-button
    slot="actions"
    data-pass
    title=${long}
    ?busy=${!desk.deciding}
    @click=${(event: Event) => pick(event.currentTarget!, {pick: 'send', action: {type: 'pass'}})}
    >${short}</rs-button
  >`;
};

/** A worker that may come along: shown only while the offer leaves it open. */
function rider(
  desk: Desk,
  key: keyof Riders,
  given: Readonly<Record<string, unknown>>,
  text: 'hospice' | 'university' | 'mayor',
) {
  const field = key === 'takeWorker' ? 'takeWorker' : 'privilegeWorkers';
  if (valuesOf(desk.table.choices, given, field).length < 2) return nothing;
  const on = desk.draft.riders[key];
  return html`<button
    type="button"
    class="choice rider"
    role="switch"
    aria-checked=${on}
    title=${desk.text.toggles[text].hint}
    @click=${(event: Event) => pick(event.currentTarget!, {pick: 'rider', rider: key, on: !on})}
  >
    <rs-symbol name=${on ? 'lamp' : 'lamp-empty'} style="--rs-symbol-size:1.3rem"></rs-symbol
    ><span>${desk.text.toggles[text].label}</span>
  </button>`;
}

const then = (desk: Desk): string =>
  desk.words.afterYou(desk.view.next.filter(seat => seat !== desk.view.viewer).map(nameOf(desk)));

const wideSub = (desk: Desk, sub: string): string => {
  const after = then(desk);
  if (desk.size === 'wide' || desk.size === 'tablet')
    return [sub, after && `${after}.`].filter(Boolean).join(' ');
  return after || sub;
};

/** The first letter large, for a label that stands as a sentence. */
const capital = (said: string): string => said.charAt(0).toLocaleUpperCase() + said.slice(1);

const price = (amount: number) =>
  html`<span slot="after" class="unit">${symbol('doubloon', 24)}${amount}</span>`;

const DECIDE: Readonly<Record<Exclude<PhaseName, 'setup' | 'over'>, (desk: Desk) => Line>> = {
  role(desk) {
    const {picked} = desk.draft;
    const turns =
      desk.view.seats === 2 ? desk.view.next.filter(seat => seat === desk.view.viewer).length + 1 : 1;
    const ask = desk.text.ask.role(turns);
    const mayor = picked?.type === 'takeRole' && picked.role === 'mayor';
    const card =
      picked?.type === 'takeRole' ? desk.view.roles.find(each => each.role === picked.role) : undefined;
    return {
      question: ask.question,
      sub: card
        ? card.idle
          ? desk.text.roles[card.role].idle
          : desk.text.roles[card.role].privilege
        : ask.sub,
      cards: mayor ? rider(desk, 'privilegeWorkers', {type: 'takeRole', role: 'mayor'}, 'mayor') : nothing,
      ready: complete(desk.table.choices, picked, desk.draft.riders),
      label: card
        ? html`${desk.words.take(card.role)}${card.doubloons ? price(card.doubloons) : nothing}`
        : '',
      notReady: desk.words.pickFirst.role,
    };
  },

  hacienda(desk) {
    const ask = desk.text.ask.hacienda();
    return {
      ...ask,
      cards: nothing,
      secondary: [passButton(desk, 'hacienda')],
      ready: isOffered(desk.table.choices, {type: 'drawTile'}) ? {type: 'drawTile'} : null,
      label: desk.text.buttons.drawTile.short,
      notReady: desk.text.buttons.drawTile.short,
    };
  },

  settler(desk) {
    const {picked} = desk.draft;
    const ask = desk.text.ask.settler(isOffered(desk.table.choices, {type: 'settle', tile: 'quarry'}));
    return {
      question: ask.question,
      sub: picked?.type === 'settle' ? capital(tileEffect(desk, picked.tile)) : wideSub(desk, ask.sub),
      cards: html`${
        desk.size === 'wide' ? html`<rs-pr-row class="tiles" cards .desk=${desk}></rs-pr-row>` : nothing
      }${rider(desk, 'takeWorker', {type: 'settle'}, 'hospice')}`,
      secondary: [passButton(desk, 'settler')],
      ready: complete(desk.table.choices, picked, desk.draft.riders),
      label: picked?.type === 'settle' ? desk.words.takeTile(picked.tile) : '',
      notReady: desk.words.pickFirst.settler,
    };
  },

  mayor(desk) {
    const own = me(desk)!;
    const draft = placementDraft(desk) ?? asStanding(own);
    const {must} = inHand(desk.view, draft);
    const slots = toSlots(own, draft);
    const action: PrAction = {type: 'place', slots};
    const {placing} = desk.view;
    const empty = fromSlots(own, []);
    const set = (placement: Placement) => (event: Event) =>
      pick(event.currentTarget!, {pick: 'placement', placement});
    const {asBefore, clear} = desk.text.buttons;
    return {
      question: desk.text.ask.place(placing?.pieces ?? 0, 0).question,
      sub: desk.stuck
        ? html`<b class="must">${desk.words.noWorkerInHand}</b>`
        : must > 0
          ? html`<b class="must">${capital(desk.words.stillToPlace(must))}</b>`
          : makes(desk, slots),
      cards: nothing,
      secondary: [
        html`<rs-button slot="actions" title=${asBefore.long} @click=${set(fromSlots(own, placing?.before ?? []))}
          >${asBefore.short}</rs-button
        >`,
        placed(draft) === 0
          ? html`<rs-button slot="actions"
              title=${desk.text.buttons.proposal.long}
              @click=${set(fromSlots(own, placing?.proposal ?? []))}
              >${desk.text.buttons.proposal.short}</rs-button
            >`
          : html`<rs-button slot="actions" title=${clear.long} @click=${set(empty)}>${clear.short}</rs-button>`,
      ],
      ready: isOffered(desk.table.choices, {...action}) ? action : null,
      label: html`<rs-symbol slot="before" name="check"></rs-symbol>${desk.words.confirm}`,
      notReady: desk.words.confirm,
    };
  },

  builder(desk) {
    const {picked} = desk.draft;
    const own = me(desk)!;
    const entry =
      picked?.type === 'build' ? desk.view.market.find(each => each.building === picked.building) : undefined;
    const ask = desk.text.ask.builder(own.doubloons);
    const wide = desk.size === 'wide' || desk.size === 'tablet';
    return {
      question: ask.question,
      sub:
        entry && wide
          ? html`${desk.text.buildings[entry.building].help}
              <b class="sum">${buyLine(desk.text, desk.words, entry)}</b>`
          : wideSub(desk, ask.sub),
      cards: rider(desk, 'takeWorker', {type: 'build'}, 'university'),
      secondary: [passButton(desk, 'builder')],
      ready: complete(desk.table.choices, picked, desk.draft.riders),
      label: entry
        ? html`${desk.words.build(desk.text.buildings[entry.building].name)}${price(entry.price)}`
        : '',
      notReady: desk.words.pickFirst.builder,
    };
  },

  craftsman(desk) {
    const {picked} = desk.draft;
    const ask = desk.text.ask.craftsman();
    return {
      ...ask,
      cards: bonusCards(desk),
      secondary: [passButton(desk, 'craftsman')],
      ready: complete(desk.table.choices, picked, desk.draft.riders),
      label: picked?.type === 'takeGood' ? desk.words.takeGood(picked.good) : '',
      notReady: desk.words.pickFirst.craftsman,
    };
  },

  trader(desk) {
    const {picked} = desk.draft;
    const ask = desk.text.ask.trader(4 - desk.view.house.length);
    const sale =
      picked?.type === 'sell' ? desk.view.sales.find(each => each.good === picked.good) : undefined;
    return {
      question: ask.question,
      sub: wideSub(desk, ask.sub),
      cards: saleCards(desk),
      secondary: [passButton(desk, 'trader')],
      ready: complete(desk.table.choices, picked, desk.draft.riders),
      label: sale ? html`${desk.words.sell(sale.good)}${price(sale.doubloons)}` : '',
      notReady: desk.words.pickFirst.trader,
    };
  },

  captain(desk) {
    const {picked} = desk.draft;
    const must = !isOffered(desk.table.choices, {type: 'pass'});
    const ask = desk.text.ask.captain(must);
    const load =
      picked?.type === 'load'
        ? desk.view.loads.find(each => each.good === picked.good && each.ship === picked.ship)
        : undefined;
    const gain = load && html`<span slot="after" class="unit">${symbol('point', 22)}+${load.points}</span>`;
    return {
      question: ask.question,
      sub: wideSub(desk, ask.sub),
      cards: desk.size === 'wide' ? loadCards(desk, desk.view.loads.length > 4 ? 'tight' : 'cards') : nothing,
      secondary: [passButton(desk, 'captain')],
      ready: complete(desk.table.choices, picked, desk.draft.riders),
      label: load ? html`${desk.words.load(load.count, load.good)}${gain}` : '',
      notReady: desk.words.pickFirst.captain,
    };
  },

  store(desk) {
    const {kinds, singles} = desk.view.storage ?? {kinds: 0, singles: 1};
    const ask = desk.text.ask.store(kinds, singles);
    const action = storeDraft(desk);
    return {
      ...ask,
      cards: fateCards(desk),
      ready: action,
      label: html`<rs-symbol slot="before" name="check"></rs-symbol>${desk.words.keepThese}`,
      notReady: desk.words.keepThese,
    };
  },
};

/** "Will make 2 corn, 1 sugar" with the workers as drafted. */
function makes(desk: Desk, slots: readonly number[]) {
  const made = willMake(me(desk)!, slots);
  const some = GOODS.some((_, i) => (made[i] ?? 0) > 0);
  if (!some) return desk.words.willMakeNothing;
  return html`<span class="makes"
    >${desk.words.willMake}
    ${GOODS.map((good, i) => (made[i] ? unit(good, made[i], desk.text.good(made[i], good), 20) : nothing))}</span
  >`;
}

/** What the quay shows; the question of the phase for who decides, else for whom everybody waits. */
export function quayParts(desk: Desk, now: number): QuayParts {
  const {view, table, shell, text} = desk;
  const plain: Pick<QuayParts, 'cards' | 'ready'> = {cards: nothing, ready: null};
  if (table.shownAt !== null)
    return {
      ...plain,
      question: shell.shownAt(table.shownAt),
      sub: happened(desk, table.shownAt),
      actions: [],
    };
  if (desk.held !== null)
    return {
      ...plain,
      question: desk.held,
      sub: '',
      actions: [
        html`<rs-button slot="actions" icon="next" @click=${(event: Event) => pick(event.currentTarget!, {pick: 'release'})}
          >${shell.skip}</rs-button
        >`,
      ],
    };
  if (view.phase === 'over')
    return {
      ...plain,
      question: text.gameOver,
      sub: '',
      actions: [
        html`<rs-button
          slot="actions"
          data-primary
          variant="cream"
          @click=${(event: Event) => pick(event.currentTarget!, {pick: 'result'})}
          >${shell.seeResult}</rs-button
        >`,
      ],
    };
  const mine = view.viewer !== null && table.toAct.includes(view.viewer) && table.choices.length > 0;
  if (!mine || view.phase === 'setup') return {...plain, ...waiting(desk, now), actions: []};
  const line = DECIDE[view.phase](desk);
  const {sending} = table;
  return {
    question: sending ? shell.sending : line.question,
    sub: line.sub,
    cards: line.cards,
    actions: [...(line.secondary ?? []), primary(desk, line)],
    ready: desk.deciding ? line.ready : null,
  };
}

const primary = (
  desk: Desk,
  {ready, label, notReady, secondary = []}: Line,
): TemplateResult => html`<rs-button slot="actions"
  data-primary
  style=${secondary.length > 1 ? '--rs-primary-basis:7.6rem;--rs-size-key:1.125rem' : nothing}
  variant="primary"
  ?disabled=${ready === null}
  ?busy=${!desk.deciding}
  @click=${(event: Event) => pick(event.currentTarget!, {pick: 'confirm'})}
  >${ready ? label : notReady}</rs-button
>`;

/** What an entry of the log did, in sentences. */
function happened({table, text}: Desk, n: number): string {
  const events = table.log.find(item => item.n === n)?.events ?? [];
  return events
    .filter(({type}) => Object.hasOwn(text.events, type))
    .map(event => wordEvent(text, event as PrEvent, nameOf({table})))
    .filter(Boolean)
    .join(' · ');
}

function waiting({view, table, text, shell}: Desk, now: number): {question: string; sub: string} {
  const name = nameOf({table});
  const {phase} = view;
  const [first, ...more] = table.toAct;
  if (first === undefined || phase === 'setup' || phase === 'over')
    return {question: text.waitingForChance, sub: ''};
  const minutes = Math.floor(Math.max(0, now - table.waitingSince) / 60_000);
  return {
    question: more.length ? shell.waitingFor(table.toAct.map(name)) : text.waiting[phase](name(first)),
    sub: shell.waitingSince(minutes),
  };
}
