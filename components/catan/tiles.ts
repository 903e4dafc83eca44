/** The shelf of what can be built: a tile for each piece with its price, lit when it can be paid; else what is missing. */
import {html, nothing, type TemplateResult} from 'lit';
import {
  type CatAction,
  type CatBuildView,
  PIECES,
  type Piece,
  RESOURCES,
} from '../../src/games/catan/types.ts';
import {symbol} from '../board/bits.ts';
import {choice} from '../board/choice.ts';
import {isOffered} from '../board/offers.ts';
import {seatOf} from '../board/seats.ts';
import {EMPTY} from './draft.ts';
import {type CatModel, prepare, show} from './model.ts';
import {city, road, settlement} from './pieces.ts';

const ROAD_TURN = -28;

/** A piece in the shape and colour of the viewer's seat, as it will stand on the island. */
export function pieceIcon(model: CatModel, piece: Piece, seat = model.view.viewer): TemplateResult {
  if (piece === 'card') return symbol('cat-card', 26);
  const {shape} = seatOf(model, seat ?? 0);
  const drawing =
    piece === 'road' ? road(shape, ROAD_TURN) : piece === 'city' ? city(shape) : settlement(shape);
  return html`<svg class="pieceicon" viewBox="-48 -44 96 84" aria-hidden="true">${drawing}</svg>`;
}

/** The cards that a piece costs; those that are missing are pale. */
export function price({cost, missing}: CatBuildView): TemplateResult {
  const kinds = RESOURCES.flatMap((kind, i) =>
    cost[i]! > 0 ? [{kind, count: cost[i]!, lacks: missing[i]!}] : [],
  );
  // Where one kind is needed often, a number says so.
  const many = kinds.some(({count}) => count > 1);
  return html`<span class="price ${many ? 'counted' : ''}" aria-hidden="true"
    >${kinds.map(
      ({kind, count, lacks}) =>
        html`<span class=${lacks > 0 ? 'lacking' : ''}>${many ? count : ''}<rs-symbol name="cat-${kind}"></rs-symbol></span>`,
    )}</span
  >`;
}

/** The builds, and the way to trade. */
export const buildShelf = (model: CatModel): TemplateResult | typeof nothing =>
  model.size === 'wide' ? nothing : buildTiles(model);

export function buildTiles(model: CatModel): TemplateResult {
  return html`<div class="tiles builds">
    ${PIECES.map(piece => buildTile(model, piece))}${model.size === 'wide' ? nothing : tradeTile(model)}
  </div>`;
}

const TRADES: readonly string[] = [
  'offer',
  'propose',
  'bankTrade',
  'confirm',
  'withdraw',
] satisfies CatAction['type'][];

export const canTrade = ({deciding, table}: CatModel): boolean =>
  deciding && table.choices.some(({type}) => TRADES.includes(type));

function tradeTile(model: CatModel): TemplateResult {
  const {words, view} = model;
  const inside = html`${symbol('cat-swap', 26)}<b>${words.trade}</b>`;
  return canTrade(model)
    ? html`<button type="button" class="build" data-choice data-trade data-key="t" data-help="term:trade" @click=${openTrade}>${inside}</button>`
    : html`<span class="build off" data-help="term:trade"
        >${inside}${view.phase === 'build' || view.sayingsLeft === 0 ? html`<span class="why">${words.tradeClosed}</span>` : nothing}</span
      >`;
}

export const openTrade = (event: Event): boolean => prepare(event.currentTarget!, {...EMPTY, trading: true});

/** A piece: a button when it can be built now; else a tap says what is missing and what would help. */
function buildTile(model: CatModel, piece: Piece): TemplateResult {
  const {view, text, words, draft, deciding, table} = model;
  const build = view.builds.find(each => each.piece === piece);
  if (!build) return html``;
  const able =
    deciding && !build.refusal && (piece !== 'card' || isOffered(table.choices, {type: 'buyCard'}));
  const why = build.refusal ? words.short(build.refusal, build.missing) : '';
  // On a phone on its side there is no height for a name beside the reason.
  const name = why && model.size === 'low' ? 'hidden-text' : '';
  const inside = html`<span class="top">${pieceIcon(model, piece)}${price(build)}</span
    ><b class=${name}>${words.pieceNames[piece]}</b><span class="hidden-text">: ${text.cardList(build.cost)}</span>${
      why
        ? html`<span class="why">${why}</span>`
        : able && model.size === 'wide'
          ? html`<span class="quiet left">${words.left(build.left)}</span>`
          : nothing
    }`;
  const look = `build ${piece}`;
  const help = `cost:${piece}`;
  if (able && piece === 'card') return choice<CatAction>(model, {type: 'buyCard'}, inside, {look, help});
  if (able && piece !== 'card')
    return html`<button
      type="button"
      class="${look} ${draft.tool === piece ? 'chosen' : ''}"
      data-choice
      data-help=${help}
      aria-pressed=${draft.tool === piece}
      @click=${(event: Event) => prepare(event.currentTarget!, {...EMPTY, tool: draft.tool === piece ? null : piece})}
    >
      ${inside}
    </button>`;
  return html`<button
    type="button"
    class="${look} off"
    data-help=${help}
    data-costs
    @click=${(event: Event) => show(event.currentTarget!, {panel: 'costs'})}
  >
    ${inside}
  </button>`;
}
