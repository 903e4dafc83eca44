/** Places where something can be put now, out of the choices on offer. */

import {roadLength} from '../../src/games/catan/data/island.ts';
import type {CatAction, CatRobberView, CatView} from '../../src/games/catan/types.ts';
import type {BoardModel} from '../board/model.ts';
import {actionsOf} from '../board/offers.ts';
import type {CatDraft} from './draft.ts';
import {type Place, pointOf, type XY} from './geometry.ts';
import type {CatTexts} from './texts.ts';

export interface Spot {
  readonly kind: Place;
  readonly at: number;
  /** What a touch prepares: the whole action, or for the robber the hex as long as a victim has to be chosen. */
  readonly change: Partial<CatDraft>;
  readonly city: boolean;
  /** "Corner: forest 8, hills 5, wool harbour 2:1". */
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

type Laid = BoardModel<CatView, CatDraft>;

export function spotsOf({view, draft, deciding, table}: Laid, {text, words}: CatTexts): readonly Spot[] {
  if (!deciding) return [];
  const told = {view, text};
  if (view.phase === 'robber')
    return view.robberTargets.map(target => ({
      kind: 'hex',
      at: target.hex,
      change: robberChange(target),
      city: false,
      label: words.spot('hex', target.hex, false, told),
    }));
  const placing =
    view.phase === 'foundSettlement' || view.phase === 'foundRoad' || view.phase === 'freeRoad'
      ? PLACING[view.phase]
      : draft.tool && TOOLS[draft.tool];
  if (!placing) return [];
  const [type, kind] = placing;
  const city = type === 'buildCity';
  return actionsOf<CatAction, typeof type>(table.choices, type).map(action => {
    const at = 'edge' in action ? action.edge : action.at;
    const length = kind === 'edge' ? roadLength(view, at) : 0;
    const label = [words.spot(kind, at, city, told), length > 1 ? words.thenLong(length) : ''];
    return {kind, at, change: {picked: action}, city, label: label.filter(Boolean).join('; ')};
  });
}

/** A single victim is taken along; among several one has to be chosen. */
function robberChange({hex, victims}: CatRobberView): Partial<CatDraft> {
  const picked: CatAction | null =
    victims.length > 1 ? null : {type: 'robber', hex, victim: victims[0] ?? null};
  return {hex, picked, sure: null};
}

export const spotPoint = ({kind, at}: Spot): XY => pointOf(kind, at);

/** The place that is chosen: its position among the spots, -1 for none. */
export function chosenSpot({
  spots,
  draft: {picked, hex},
}: {
  readonly spots: readonly Spot[];
  readonly draft: CatDraft;
}): number {
  const place =
    hex !== null
      ? `hex ${hex}`
      : picked && 'edge' in picked
        ? `edge ${picked.edge}`
        : picked && 'at' in picked
          ? `corner ${picked.at}`
          : null;
  return spots.findIndex(({kind, at}) => `${kind} ${at}` === place);
}
