/** What the quay asks in each decision, with its tiles and buttons. Offers nothing that the choices do not. */
import {html, nothing, type TemplateResult} from 'lit';
import {
  type CatAction,
  type CatCardView,
  PIECES,
  type Piece,
  RESOURCES,
} from '../../src/games/catan/types.ts';
import {symbol} from '../board/bits.ts';
import {choice} from '../board/choice.ts';
import {actionsOf, complete, isOffered} from '../board/offers.ts';
import {onTap} from '../board/pick.ts';
import {type QuayParts, type Question, quayParts} from '../board/question.ts';
import {mark, nameOf} from '../board/seats.ts';
import {NONE} from './draft.ts';
import {type CatModel, prepare, readyOf} from './model.ts';
import {changed, discardOf, termsAction, total} from './trade-terms.ts';

type Asked = Question<CatAction>;

export function catQuay(model: CatModel, now: number): QuayParts<CatAction> {
  const {view, words} = model;
  const waits = {
    gameOver: words.gameOver,
    waiting: words.waiting[view.phase],
    chance: words.chance,
  };
  return quayParts<CatAction>(model, now, waits, () => ask(model));
}

function ask(model: CatModel): Asked {
  const {view, draft} = model;
  if (view.discard > 0) return discard(model);
  if (view.viewer !== view.active) return draft.trading ? propose(model) : answer(model);
  if (draft.card !== null) return playCard(model, draft.card);
  switch (view.phase) {
    case 'foundSettlement':
    case 'foundRoad':
    case 'freeRoad':
      return place(model, model.words.ask[view.phase], model.words.buttons.place);
    case 'preRoll':
      return preRoll(model);
    case 'robber':
      return rob(model);
    default:
      return draft.trading ? trade(model) : turn(model);
  }
}

const place = (model: CatModel, prompt: {question: string; sub: string}, label: string): Asked => ({
  ...prompt,
  ready: readyOf(model),
  label,
  notReady: model.words.buttons.choose,
});

const button = (model: CatModel, label: string, tap: (event: Event) => void): TemplateResult =>
  html`<rs-button slot="actions" ?busy=${!model.deciding} @click=${tap}>${label}</rs-button>`;

/** Leaves what was begun. */
const cancel = (model: CatModel): TemplateResult =>
  button(model, model.words.buttons.cancel, event =>
    prepare(event.currentTarget!, {
      tool: null,
      picked: null,
      card: null,
      trading: false,
      give: NONE,
      want: NONE,
    }),
  );

const victory = (model: CatModel): TemplateResult | typeof nothing => {
  const [action] = actionsOf<CatAction, 'declareVictory'>(model.table.choices, 'declareVictory');
  return action
    ? html`<rs-button slot="actions" variant="cream" @click=${onTap({pick: 'send', action})}>${model.words.buttons.victory}</rs-button>`
    : nothing;
};

function preRoll(model: CatModel): Asked {
  const {words} = model;
  const cards = model.view.cards.filter(({card}) => card !== 'victory-point');
  return {
    ...words.ask.preRoll,
    cards: cards.length > 0 ? html`<div class="tiles">${developmentTiles(model)}</div>` : nothing,
    secondary: [victory(model)],
    ready: model.draft.picked ? readyOf(model) : {type: 'roll'},
    label: model.draft.picked ? words.buttons.play : words.buttons.roll,
    notReady: words.buttons.roll,
  };
}

/** Trade or build: one tile for each piece, one for trade, one for each kind of card in hand. */
function turn(model: CatModel): Asked {
  const {words, view, draft, table, text} = model;
  const own = view.players[view.viewer!]!;
  const seven = own.sevenCosts > 0 ? words.ask.sevenCosts(own.cards, own.sevenCosts) : words.ask.main.sub;
  const prompt = draft.tool
    ? words.ask.place(draft.tool)
    : view.phase === 'build'
      ? words.ask.build
      : {...words.ask.main, sub: seven};
  const trades = isOffered(table.choices, {type: 'offer'}) || isOffered(table.choices, {type: 'bankTrade'});
  const tiles = html`<div class="tiles">
    ${PIECES.map(piece => buildTile(model, piece))}
    ${
      trades
        ? html`<button type="button" class="build" data-choice @click=${(event: Event) => prepare(event.currentTarget!, {trading: true, tool: null, picked: null})}>
            ${symbol('cat-swap', 26)}<b>${words.trade}</b>
          </button>`
        : nothing
    }
    ${developmentTiles(model)}
  </div>`;
  const picked = readyOf(model);
  const begun = draft.tool !== null || picked !== null;
  return {
    ...prompt,
    ...(picked?.type === 'buyCard' ? {question: `${text.pieces.card}?`} : {}),
    cards: tiles,
    secondary: begun ? [cancel(model)] : [victory(model)],
    ready: begun ? picked : {type: 'endTurn'},
    label: begun ? labelOf(model, picked) : words.buttons.endTurn,
    notReady: words.buttons.choose,
  };
}

function labelOf({words}: CatModel, picked: CatAction | null): string {
  if (picked?.type === 'buyCard') return words.buttons.buy;
  return picked?.type === 'knight' || picked?.type === 'roadBuilding'
    ? words.buttons.play
    : words.buttons.build;
}

/** A piece with its price: a button when it can be built now, else why not. */
export function buildTile(model: CatModel, piece: Piece): TemplateResult {
  const {view, text, words, draft} = model;
  const build = view.builds.find(each => each.piece === piece);
  if (!build) return html``;
  const name = text.pieces[piece];
  const price = html`<span class="price" aria-hidden="true"
    >${RESOURCES.flatMap((kind, i) =>
      Array.from({length: build.cost[i]!}, (_, n) => {
        const missing = n >= build.cost[i]! - build.missing[i]!;
        return html`<span class=${missing ? 'lacking' : ''}>${symbol(`cat-${kind}`, 15)}</span>`;
      }),
    )}</span
  >`;
  const inside = html`${symbol(PIECE_SYMBOLS[piece], 24)}<b>${piece === 'card' ? words.card : name}</b>${price}`;
  const label = `${name}: ${text.cards(build.cost)}`;
  if (build.refusal || !model.deciding)
    return html`<span class="build off" data-help="cost:${piece}"
      >${inside}<span class="why">${build.refusal ? words.short(build.refusal, build.missing) : ''}</span></span
    >`;
  if (piece === 'card')
    return choice<CatAction>(model, {type: 'buyCard'}, inside, {look: 'build', label, help: 'cost:card'});
  return html`<button
    type="button"
    class="build ${draft.tool === piece ? 'chosen' : ''}"
    data-choice
    data-help="cost:${piece}"
    aria-pressed=${draft.tool === piece}
    aria-label=${label}
    @click=${(event: Event) => prepare(event.currentTarget!, {tool: draft.tool === piece ? null : piece, picked: null, trading: false})}
  >
    ${inside}
  </button>`;
}

export const PIECE_SYMBOLS: Readonly<Record<Piece, string>> = {
  road: 'cat-road',
  settlement: 'cat-settlement',
  city: 'cat-city',
  card: 'cat-card',
};

/** One tile for each kind of development card in hand; those that cannot be played say why. */
function developmentTiles(model: CatModel): TemplateResult[] {
  const kinds = new Map<string, CatCardView>();
  for (const card of model.view.cards) {
    const before = kinds.get(card.card);
    if (!before || (before.refusal && !card.refusal)) kinds.set(card.card, card);
  }
  return [...kinds.values()].map(card => developmentTile(model, card));
}

function developmentTile(model: CatModel, {card, handle, refusal}: CatCardView): TemplateResult {
  const {text, draft} = model;
  const count = model.view.cards.filter(each => each.card === card).length;
  const inside = html`${symbol(`cat-${card}`, 26)}<b>${text.development[card].name}${count > 1 ? ` ×${count}` : ''}</b>`;
  if (refusal || card === 'victory-point' || !model.deciding) {
    const why =
      refusal && card !== 'victory-point' ? (text.refusals[refusal.code]?.(refusal.details) ?? '') : '';
    return html`<span class="build off" data-help="card:${card}" title=${why}>${inside}</span>`;
  }
  if (card === 'knight')
    return choice<CatAction>(model, {type: 'knight', card: handle}, inside, {
      look: 'build',
      help: 'card:knight',
    });
  if (card === 'road-building')
    return choice<CatAction>(model, {type: 'roadBuilding', card: handle}, inside, {
      look: 'build',
      help: 'card:road-building',
    });
  return html`<button
    type="button"
    class="build"
    data-choice
    data-help="card:${card}"
    aria-pressed=${draft.card === handle}
    @click=${(event: Event) => prepare(event.currentTarget!, {card: handle, picked: null, want: NONE, tool: null, trading: false})}
  >
    ${inside}
  </button>`;
}

/** Year of plenty and monopoly ask for resources before the card is laid. */
function playCard(model: CatModel, handle: number): Asked {
  const {view, words, table, draft} = model;
  const face = view.cards.find(card => card.handle === handle)?.card;
  if (face === 'monopoly') {
    const kinds = RESOURCES.map(kind =>
      choice<CatAction>(model, {type: 'monopoly', card: handle, kind}, resourceInside(model, kind), {
        look: 'build',
      }),
    );
    return {
      ...words.ask.monopoly,
      cards: html`<div class="tiles">${kinds}</div>`,
      secondary: [cancel(model)],
      ready: readyOf(model),
      label: words.buttons.play,
      notReady: words.buttons.choose,
    };
  }
  const most = Math.min(2, total(view.bank));
  const take: CatAction = {type: 'yearOfPlenty', card: handle, take: draft.want};
  const tiles = RESOURCES.map(
    (kind, i) => html`<button
      type="button"
      class="build ${draft.want[i]! > 0 ? 'chosen' : ''}"
      data-choice
      ?disabled=${view.bank[i]! <= draft.want[i]! || total(draft.want) >= most}
      @click=${(event: Event) => prepare(event.currentTarget!, {want: changed(draft.want, i, 1)})}
    >
      ${resourceInside(model, kind)}${draft.want[i]! > 0 ? html`<b>${draft.want[i]}</b>` : nothing}
    </button>`,
  );
  return {
    ...words.ask.plenty(most - total(draft.want)),
    cards: html`<div class="tiles">${tiles}</div>`,
    secondary: [cancel(model)],
    ready: complete(table.choices, take),
    label: words.buttons.take,
    notReady: words.buttons.choose,
  };
}

const resourceInside = ({text}: CatModel, kind: (typeof RESOURCES)[number]): TemplateResult =>
  html`${symbol(`cat-${kind}`, 28)}<b>${text.resources[kind]}</b>`;

function rob(model: CatModel): Asked {
  const {words, view, draft, text} = model;
  const picked = draft.picked?.type === 'robber' ? draft.picked : null;
  const target = picked && view.robberTargets.find(({hex}) => hex === picked.hex);
  const whom =
    target && target.victims.length > 0 ? [...target.victims, ...(target.optional ? [null] : [])] : [];
  const tiles = whom.map(victim => {
    const action: CatAction = {type: 'robber', hex: target!.hex, victim};
    const inside =
      victim === null
        ? html`<b>${words.buttons.nobody}</b>`
        : html`${mark(model, victim, 26)}<b>${nameOf(model)(victim)}</b><span class="quiet">${text.count.resources(view.players[victim]!.cards)}</span>`;
    return choice(model, action, inside, {look: 'build'});
  });
  const prompt = target?.own ? words.ask.own : words.ask.robber;
  return {
    ...prompt,
    cards: tiles.length > 0 ? html`<div class="tiles">${tiles}</div>` : nothing,
    ready: readyOf(model),
    label: picked && picked.victim !== null ? words.buttons.rob : words.buttons.place,
    notReady: words.buttons.choose,
  };
}

function discard(model: CatModel): Asked {
  const {view, words, draft} = model;
  const chosen = total(draft.give);
  const action = discardOf(model, draft.give);
  const whole = chosen === view.discard && isOffered(model.table.choices, {...action});
  const proposed = view.proposedDiscard;
  const secondary: (TemplateResult | typeof nothing)[] = [
    proposed
      ? button(model, words.buttons.proposal, event => {
          const closed = RESOURCES.map(
            kind =>
              view.concealed.filter(card => card.kind === kind && proposed.hidden.includes(card.handle))
                .length,
          );
          prepare(event.currentTarget!, {give: proposed.cards.map((count, kind) => count + closed[kind]!)});
        })
      : nothing,
    chosen > 0 ? cancel(model) : nothing,
  ];
  return {
    ...words.ask.discard(view.discard, chosen),
    secondary,
    ready: whole ? action : null,
    label: words.buttons.discard,
    notReady: words.buttons.discard,
  };
}

/** The sheet of trade: an acceptance that is picked, else what would be offered. */
function trade(model: CatModel): Asked {
  const {words, view, draft, text} = model;
  const back = button(model, words.buttons.cancel, event =>
    prepare(event.currentTarget!, {trading: false, give: NONE, want: NONE, picked: null}),
  );
  const picked = readyOf(model);
  if (picked?.type === 'confirm') {
    const proposal = view.proposals.find(({n}) => n === picked.item);
    const [give, want] = proposal
      ? [proposal.want, proposal.give]
      : [view.offer?.give ?? NONE, view.offer?.want ?? NONE];
    return {
      ...words.ask.confirm(nameOf(model)(picked.with), text.cards(give), text.cards(want)),
      secondary: [back],
      ready: picked,
      label: words.buttons.trade,
      notReady: words.buttons.trade,
    };
  }
  const withdraw: CatAction | null = view.offer ? {type: 'withdraw', item: view.offer.n} : null;
  const same =
    view.offer !== null && `${view.offer.give}/${view.offer.want}` === `${draft.give}/${draft.want}`;
  return {
    ...words.ask.trade,
    secondary: [
      back,
      withdraw && isOffered(model.table.choices, {...withdraw})
        ? html`<rs-button slot="actions" @click=${onTap({pick: 'send', action: withdraw})}>${words.buttons.withdraw}</rs-button>`
        : nothing,
    ],
    ready: same ? null : termsAction(model),
    label: words.buttons.offer,
    notReady: words.buttons.offer,
  };
}

/** Another seat's turn: its offer, or the freedom to propose. */
function answer(model: CatModel): Asked {
  const {view, words, text, table} = model;
  const name = view.active === null ? '' : nameOf(model)(view.active);
  const {offer} = view;
  const send = (action: CatAction, label: string) =>
    html`<rs-button slot="actions" ?busy=${!model.deciding} @click=${onTap({pick: 'send', action})}>${label}</rs-button>`;
  const proposeButton = isOffered(table.choices, {type: 'propose'})
    ? button(model, offer ? words.buttons.counter : words.buttons.propose, event =>
        prepare(event.currentTarget!, {trading: true, give: offer?.want ?? NONE, want: offer?.give ?? NONE}),
      )
    : nothing;
  const accept = offer && complete<CatAction>(table.choices, {type: 'accept', offer: offer.n});
  const decline: CatAction | null = offer && {type: 'decline', offer: offer.n};
  const canDecline = decline && isOffered(table.choices, {...decline});
  const own = view.viewer === null ? null : view.players[view.viewer]!.answer;
  if (offer && own === 'none')
    return {
      ...words.ask.offer(name, text.cards(offer.give), text.cards(offer.want)),
      secondary: [canDecline ? send(decline, words.buttons.decline) : nothing, proposeButton],
      ready: accept,
      label: words.buttons.accept,
      notReady: words.buttons.accept,
    };
  const prompt = own === null || own === 'none' ? words.ask.wait(name) : words.ask.answered(name);
  const mine = view.proposals.find(({seat}) => seat === view.viewer);
  const item = mine?.n ?? (own === 'accept' && offer ? offer.n : null);
  return {
    ...prompt,
    secondary: [item === null ? nothing : send({type: 'withdraw', item}, words.buttons.withdraw)],
    cards: nothing,
    ready: null,
    label: '',
    notReady: words.buttons.propose,
    ...(proposeButton === nothing
      ? {}
      : {
          secondary: [
            item === null ? nothing : send({type: 'withdraw', item}, words.buttons.withdraw),
            proposeButton,
          ],
        }),
  };
}

function propose(model: CatModel): Asked {
  const {words} = model;
  return {
    ...words.ask.trade,
    secondary: [cancel(model)],
    ready: termsAction(model),
    label: words.buttons.propose,
    notReady: words.buttons.propose,
  };
}
