/** What San Juan asks in each phase: question, one line, tray, buttons. */
import {html, nothing} from 'lit';
import {saleOf} from '../../src/games/san-juan/text/counts.ts';
import type {PhaseName, SjAction, SjCardView, SjView} from '../../src/games/san-juan/types.ts';
import {symbol} from '../board/bits.ts';
import {complete, isOffered} from '../board/offers.ts';
import {passButton, type QuayContent, type Question, quayContent} from '../board/question.ts';
import {nameOf} from '../board/seats.ts';
import {buildAction, building, leavesHand} from './build.ts';
import {markedAction, markedOf, type Task} from './marked.ts';
import {me, prepare, type SjModel} from './model.ts';
import {showsRound} from './round.ts';
import {markTray, payTray} from './tray.ts';

type Passing = keyof SjModel['text']['buttons']['pass'];

const pass = (model: SjModel, phase: Passing) =>
  passButton(model, {type: 'pass'}, model.text.buttons.pass[phase]);

/** Who comes after. */
function then(model: SjModel, sub: string): string {
  const {next, viewer} = model.view;
  const after = model.words.afterYou(next.filter(seat => seat !== viewer).map(nameOf(model)));
  const wide = model.size === 'wide' || model.size === 'tablet';
  return wide && after ? `${sub} ${after}.` : sub;
}

const count = (cards: number) =>
  html`<span slot="after" class="unit">${symbol('sj-card', 22)}${cards}</span>`;

const tick = html`<rs-symbol slot="before" name="check"></rs-symbol>`;

/** Cards or places that are marked. */
function marking(
  model: SjModel,
  ask: {question: string; sub: Question['sub']},
  label: (marked: readonly number[]) => unknown,
  passing: Passing | null,
): Question<SjAction> {
  const {task} = model.view;
  const marked = task ? markedOf(model, task) : [];
  const ready = task ? markedAction(model, task) : null;
  const most = task?.most ?? 0;
  return {
    question: ask.question,
    sub: typeof ask.sub === 'string' ? then(model, ask.sub) : ask.sub,
    cards: markTray(model),
    secondary: passing ? [pass(model, passing)] : [],
    ready,
    label: html`${label(marked)}`,
    notReady: model.text.chosen(marked.length, most),
  };
}

type Deciding = Exclude<PhaseName, 'setup' | 'over'>;

const DECIDE: Readonly<Record<Deciding, (model: SjModel) => Question<SjAction>>> = {
  draft: model =>
    marking(
      model,
      model.text.ask.draft(model.view.task?.most ?? 4),
      marked => html`${tick}${model.text.buttons.keep(marked.length).short}`,
      null,
    ),

  chapel: model => marking(model, model.text.ask.chapel(), () => model.text.buttons.tuck.short, 'chapel'),

  handLimit(model) {
    const want = model.view.task?.most ?? 0;
    const limit = me(model)?.handLimit ?? 0;
    return marking(
      model,
      model.text.ask.handLimit(want, limit),
      marked => html`${tick}${model.text.buttons.discard(marked.length, want).short}`,
      null,
    );
  },

  pick(model) {
    const {picked, library} = model.draft;
    const {view, text} = model;
    const ask = text.ask.pick(view.libraryOffered);
    const role = picked?.type === 'takeRole' ? view.roles.find(each => each.role === picked.role) : undefined;
    const words = role && text.roles[role.role];
    const doubled = view.doubles && (!view.libraryOffered || library);
    const ready = complete(model.table.choices, picked, (field, values) =>
      field === 'useLibrary' ? values.find(value => value === library) : values[0],
    );
    return {
      question: ask.question,
      sub:
        role && words
          ? role.idle
            ? words.idle
            : words.privilege({doubled, kept: view.council.kept})
          : // The coach says it in more words, and the hand has the height.
            model.coached
            ? ''
            : ask.sub,
      cards: view.libraryOffered ? libraryToggle(model) : nothing,
      ready,
      label: role ? model.words.take(role.role) : '',
      notReady: model.words.pickFirst.role,
    };
  },

  builder(model) {
    const {text, words, view} = model;
    const now = building(model);
    const ask = text.ask.builder(view.hand.length);
    // Nothing of the hand can be built: then to build nothing is all that is asked.
    if (!isOffered(model.table.choices, {type: 'build'}))
      return {
        question: words.nothingToBuild,
        // How one pays is told where something can be paid.
        sub: then(model, '').trim(),
        ready: complete<SjAction>(model.table.choices, {type: 'pass'}),
        label: text.buttons.pass.builder.long,
        notReady: '',
        key: 'p',
      };
    if (!now)
      return {
        question: ask.question,
        sub: then(model, ask.sub),
        secondary: [pass(model, 'builder')],
        ready: null,
        label: '',
        notReady: words.pickFirst.card,
      };
    const {card, site} = now;
    const {price, reductions, refusal} = site;
    return {
      question: `${words.build(card.building)}?`,
      sub: refusal
        ? html`<b class="must">${text.refusals[refusal.code]?.(refusal.details) ?? ''}</b>`
        : html`<span>${text.priceSum(card.cost, price, reductions)}</span>
            <b class="gets">${words.gets}: ${text.count.points(card.gain)}${effectOf(model, card)}</b>`,
      cards: payTray(model),
      secondary: [pass(model, 'builder')],
      ready: buildAction(model, now),
      label: html`${named(model, card, 'build')}${price > 0 ? count(price) : nothing}`,
      notReady: text.paid(now.pay.length + now.goods.length, price),
    };
  },

  producer: model =>
    marking(
      model,
      model.text.ask.producer(model.view.task?.most ?? 0),
      marked => model.text.buttons.produce(marked.length).short,
      'producer',
    ),

  trader(model) {
    const {task} = model.view;
    const ask = model.text.ask.trader(task?.most ?? 0);
    return marking(
      model,
      {...ask, sub: (task && saleSum(model, task)) ?? ask.sub},
      marked => model.text.buttons.sell(marked.length, saleOf(model.view, marked)).short,
      'trader',
    );
  },

  councillor(model) {
    const {council} = model.view;
    const ask = model.text.ask.councillor(council.drawn, council.kept);
    return {
      question: ask.question,
      sub: then(model, ask.sub),
      secondary: [pass(model, 'councillor')],
      ready: {type: 'consult'},
      label: html`${model.text.buttons.consult(council.drawn).short}`,
      notReady: '',
    };
  },

  keep(model) {
    const {task} = model.view;
    const most = task?.most ?? 1;
    const keeps = task?.verb === 'keep';
    const ask = keeps ? model.text.ask.keep(most) : model.text.ask.discard(most);
    return marking(
      model,
      {...ask, sub: lastMarked(model) ?? ask.sub},
      marked => {
        const card = keeps && marked.length === 1 ? findCard(model.view, marked[0]!) : undefined;
        if (card) return model.words.keepOne(card.building);
        return keeps
          ? model.text.buttons.keep(marked.length).short
          : model.text.buttons.discard(marked.length, most).short;
      },
      null,
    );
  },

  goldMine(model) {
    const ask = model.text.ask.goldMine();
    return {
      question: ask.question,
      sub: ask.sub,
      secondary: [pass(model, 'goldMine')],
      ready: isOffered(model.table.choices, {type: 'mine'}) ? {type: 'mine'} : null,
      label: model.text.buttons.mine.short,
      notReady: '',
    };
  },

  take(model) {
    const {picked} = model.draft;
    const ask = model.text.ask.take();
    const card = picked?.type === 'take' ? findCard(model.view, picked.card) : undefined;
    return {
      question: ask.question,
      sub: ask.sub,
      secondary: [pass(model, 'take')],
      ready: complete(model.table.choices, picked),
      label: card ? named(model, card, 'takeOne') : '',
      notReady: model.words.pickFirst.card,
    };
  },
};

/** What it does, behind its points; a monument does nothing else. On its side a phone needs the height for what pays. */
const effectOf = ({text, size}: SjModel, {building: id, class: kind}: SjCardView): string =>
  kind === 'monument' || size === 'low' ? '' : ` · ${text.buildings[id].effect}`;

/** What the card does that was marked last, where cards are too low to say it themselves. */
function lastMarked(model: SjModel): string | null {
  const {task} = model.view;
  const marked = task && leavesHand(model) ? markedOf(model, task).at(-1) : undefined;
  const card = marked === undefined ? undefined : findCard(model.view, marked);
  return card
    ? `${model.text.buildings[card.building].name}: ${model.text.buildings[card.building].effect}`
    : null;
}

/** What each marked good brings, what the buildings add, and the cards of it all; null while nothing is marked. */
function saleSum(model: SjModel, task: Task) {
  const marked = markedOf(model, task);
  const sold = task.of.flatMap((place, i) =>
    marked.includes(place) ? [{place, price: task.prices[i] ?? 0}] : [],
  );
  if (sold.length === 0) return null;
  const all = saleOf(model.view, marked);
  const extra = all - sold.reduce((sum, {price}) => sum + price, 0);
  const {city} = me(model)!;
  return html`<span class="sum l-row l-wrap"
    ><span class="sum l-row l-wrap" aria-hidden="true"
      >${sold.map(({place, price}, i) => html`${i > 0 ? '+ ' : ''}<span class="unit">${symbol(`sj-cask-${city[place]!.good}`, 22)}${price}</span>`)}${extra > 0 ? html`+ <span class="unit">${symbol('house', 18)}${extra}</span>` : nothing}
      = </span
    ><span class="hidden-text">${model.words.youDraw}</span>
    <span class="unit">${symbol('sj-card', 22)}${all}</span></span
  >`;
}

/** What the button does with a card; beside another button of a phone its words stand in one line. */
const named = (
  {size, words, text}: SjModel,
  {building: id}: SjCardView,
  verb: 'build' | 'takeOne',
): string =>
  size === 'wide' || size === 'tablet' ? words[verb](id) : words.inShort[verb](text.buildings[id].short);

const findCard = ({drawn, mine}: SjView, handle: number) =>
  [...drawn, ...mine].find(card => card.handle === handle);

function libraryToggle(model: SjModel) {
  const on = model.draft.library;
  const {label, hint} = model.text.library;
  return html`<button
    type="button"
    class="choice rider"
    role="switch"
    aria-checked=${on}
    data-tip=${hint}
    @click=${(event: Event) => prepare(event.currentTarget!, {library: !on})}
  >
    ${symbol(on ? 'check' : 'close', 18)}<span>${label}</span>
  </button>`;
}

/** What the quay shows; the question of the phase for who decides, else for whom everybody waits. */
export function sjQuay(model: SjModel, now: number): QuayContent<SjAction> {
  const {text, view} = model;
  const {phase} = view;
  const decides = phase !== 'setup' && phase !== 'over';
  const words = {
    gameOver: text.gameOver,
    waiting: (name: string) => (decides ? text.waiting[phase](name) : text.waitingForChance),
    chance: text.waitingForChance,
  };
  // Before the first round and after the last there are no choices.
  const content = quayContent(model, now, words, () => DECIDE[phase as Deciding](model));
  // There the quay has room for it, and the land is full.
  const round = model.size === 'wide' && model.staged === null && showsRound(model);
  return round ? {...content, cards: html`<rs-sj-round .model=${model}></rs-sj-round>`} : content;
}
