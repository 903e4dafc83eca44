/** What every part of the board of Catan is given. */
import type {Seat} from '../../src/engine/game.ts';
import type {BoardWords} from '../../src/games/catan/text/board/type.ts';
import type {CatText} from '../../src/games/catan/text/type.ts';
import type {CatAction, CatEvent, CatPlayerView, CatView} from '../../src/games/catan/types.ts';
import type {Kept} from '../board/board.ts';
import {type BoardModel, boardModel} from '../board/model.ts';
import {actionsOf, complete} from '../board/offers.ts';
import type {Painting, Scene} from '../board/painter.ts';
import {pick} from '../board/pick.ts';
import {type CatDraft, EMPTY} from './draft.ts';

export interface CatLook {
  /** Another seat that is looked at, else null. */
  readonly open: Seat | null;
  /** The rolls so far are open. */
  readonly rolls: boolean;
}
export const CLOSED: CatLook = {open: null, rolls: false};

/** The words of one language. */
export interface CatTexts {
  readonly text: CatText;
  readonly words: BoardWords;
  readonly sentence: Painting['sentence'];
}

export interface CatModel extends BoardModel<CatView, CatDraft>, CatLook, CatTexts {
  /** Hexes that paid at the last roll. */
  readonly litHexes: readonly number[];
  /** Pieces that came since the viewer's last move: `e12`, `v30`. */
  readonly fresh: readonly string[];
}

const NOTHING: Kept<CatDraft, CatLook> = {draft: EMPTY, look: CLOSED, locked: false};

export function layOut(scene: Scene, texts: CatTexts, {draft, look, locked} = NOTHING): CatModel {
  const model = boardModel<CatView, CatDraft>(scene, texts.sentence, draft, locked);
  return {...model, ...texts, ...look, litHexes: litHexes(model.view), fresh: freshOf(model)};
}

/** Only from the roll to the end of the turn. */
function litHexes(view: CatView): number[] {
  if (!view.dice || view.phase === 'preRoll' || view.phase === 'over') return [];
  const number = view.dice[0] + view.dice[1];
  return view.hexes.filter(({token, robber}) => token === number && !robber).map(({hex}) => hex);
}

function freshOf({table}: BoardModel<CatView, CatDraft>): string[] {
  const last = table.log.findLastIndex(({seat, kind}) => kind === 'action' && seat === table.viewer);
  return table.log.slice(last + 1).flatMap(({events}) =>
    // Every event of a table is one of its own game.
    (events as readonly CatEvent[]).flatMap(event => {
      if (event.type !== 'built' && event.type !== 'founded') return [];
      return [`${event.piece === 'road' ? 'e' : 'v'}${event.at}`];
    }),
  );
}

/** Changes the draft. */
export const prepare = (from: EventTarget, change: Partial<CatDraft>): boolean =>
  pick(from, {pick: 'draft', change});
export const show = (from: EventTarget, change: Partial<CatLook>): boolean =>
  pick(from, {pick: 'look', change});

/** The viewer's own seat; null for a watcher. */
export const me = ({view}: CatModel): CatPlayerView | null =>
  view.viewer === null ? null : (view.players[view.viewer] ?? null);

/** A place where something can be put now. */
export interface Spot {
  readonly kind: 'hex' | 'edge' | 'corner';
  readonly at: number;
  readonly action: CatAction;
  readonly city: boolean;
  readonly label: string;
}

const PLACING = {
  foundSettlement: ['foundSettlement', 'corner'],
  foundRoad: ['foundRoad', 'edge'],
  freeRoad: ['freeRoad', 'edge'],
} as const;
const TOOLS = {
  road: ['buildRoad', 'edge'],
  settlement: ['buildSettlement', 'corner'],
  city: ['buildCity', 'corner'],
} as const;

/** Where the viewer can put what is being placed, out of the choices on offer. */
export function spotsOf(model: CatModel): Spot[] {
  const {view, draft, deciding, table} = model;
  if (!deciding) return [];
  if (view.phase === 'robber') return view.robberTargets.map(target => robberSpot(model, target.hex));
  const placing =
    view.phase === 'foundSettlement' || view.phase === 'foundRoad' || view.phase === 'freeRoad'
      ? PLACING[view.phase]
      : draft.tool && TOOLS[draft.tool];
  if (!placing) return [];
  const [type, kind] = placing;
  const city = type === 'buildCity';
  return actionsOf<CatAction, typeof type>(table.choices, type).map(action => {
    const at = 'edge' in action ? action.edge : action.at;
    return {kind, at, action, city, label: model.words.spot(kind, at, city, model)};
  });
}

/** A hex for the robber; the victim stays if it lives there too, a single one is taken along. */
function robberSpot(model: CatModel, hex: number): Spot {
  const target = model.view.robberTargets.find(each => each.hex === hex)!;
  const victim = target.victims[0] ?? null;
  const picked = model.draft.picked;
  const kept = picked?.type === 'robber' && picked.hex === hex ? picked.victim : victim;
  const action: CatAction = {type: 'robber', hex, victim: target.victims.length > 0 ? kept : null};
  return {kind: 'hex', at: hex, action, city: false, label: model.words.spot('hex', hex, false, model)};
}

const placeOf = (action: CatAction | null): string | null => {
  if (!action) return null;
  if ('edge' in action) return `e${action.edge}`;
  if ('hex' in action) return `h${action.hex}`;
  return 'at' in action ? `v${action.at}` : null;
};
export const isSameSpot = (picked: CatAction | null, action: CatAction): boolean =>
  placeOf(picked) !== null && placeOf(picked) === placeOf(action);

/** What is picked, whole: cards that it has to show are added from the offer. */
export const readyOf = ({table, draft}: CatModel): CatAction | null => complete(table.choices, draft.picked);
