/** The layers of the island, from the sea upwards. */
import {nothing, svg, type TemplateResult} from 'lit';
import {waysOf} from '../../src/games/catan/data.ts';
import {seatOf} from '../board/seats.ts';
import {SHAPE_PATHS} from '../kit/mark.ts';
import {chosenCorner} from './founding.ts';
import {boatAt, centreOf, cornerAt, HEX, middleOf, outline, turnOf} from './geometry.ts';
import type {CatModel} from './model.ts';
import {boat, city, road, robber, settlement} from './pieces.ts';
import {TERRAIN_ART} from './terrain.ts';

const WAVES = [
  [-440, -300],
  [400, -330],
  [470, 330],
  [-420, 400],
  [330, 460],
];

export function sea({view}: CatModel): TemplateResult {
  const land = view.hexes.map(({hex}) => outline(hex)).join('');
  const waves = WAVES.map(([x, y]) => `M${x} ${y}q14-14 28 0q14 14 28 0q14-14 28 0`).join('');
  return svg`<path class="waves" aria-hidden="true" d=${waves}/>
    ${['shoal', 'foam', 'beach'].map(ring => svg`<path class="coast ${ring}" aria-hidden="true" d=${land}/>`)}`;
}

export function hexes(model: CatModel): TemplateResult[] {
  const paying = chosenCorner(model)?.around ?? [];
  return model.view.hexes.map(({hex, terrain, token, robber: robbed}) => {
    const [x, y] = centreOf(hex);
    const sun = robbed ? 'robbed' : model.litHexes.includes(hex) ? 'lit' : isRed(token) ? 'red' : '';
    const pays = paying.includes(hex) ? 'pays' : '';
    return svg`<g class="t-${terrain}" transform="translate(${x} ${y})" data-help="hex:${hex}" data-spot="hex:${hex}">
      <title>${model.words.hex(hex, model)}</title>
      <g clip-path="url(#hex)"><path class="sky" d=${HEX}/>${TERRAIN_ART[terrain]}</g>
      ${token === 0 ? nothing : tokenOf(token, `${sun} ${pays}`)}
    </g>`;
  });
}

const isRed = (token: number): boolean => token === 6 || token === 8;
const RAYS = Array.from({length: 12}, (_, i) => i * 30);

/** A number is the sun of its hex: rays when it was rolled, a dashed ring when the robber is there. */
export function tokenOf(token: number, sun: string): TemplateResult {
  const ways = waysOf(token);
  return svg`<g class=${sun}>
    ${sun.startsWith('lit') ? RAYS.map(turn => svg`<path class="rays" d="M-6-44L0-62L6-44Z" transform="rotate(${turn})"/>`) : nothing}
    <circle class="token" data-ring r="39"/><text class="number" y="11">${token}</text>
    ${Array.from({length: ways}, (_, i) => svg`<circle class="pips" r="3.8" cx=${(i - (ways - 1) / 2) * 10.5} cy="25"/>`)}
  </g>`;
}

export const harbours = ({view, text}: CatModel): TemplateResult[] =>
  view.harbours.map(({slot, kind, rate, corners}) => {
    const [x, y] = boatAt(slot);
    const piers = corners.map(corner => {
      const [cx, cy] = cornerAt(corner);
      const line = `M${cx} ${cy}L${cx + (x - cx) * 0.6} ${cy + (y - cy) * 0.6}`;
      return svg`<path class="pier2" d=${line}/><path class="pier" d=${line}/>`;
    });
    return svg`<g data-help="harbour:${kind}"><title>${text.harbours[kind]}</title>${piers}
      <g transform="translate(${x} ${y})">${boat(kind, rate)}</g></g>`;
  });

/** At night only the windows of whoever is at turn are lit. */
const lamps = ({view}: CatModel, seat: number): string => (view.active === seat ? '' : 'dark');

export const roads = (model: CatModel): TemplateResult[] =>
  model.view.roads.flatMap((seat, edge) => {
    if (seat === null) return [];
    const [x, y] = middleOf(edge);
    const look = `${model.fresh.includes(`e${edge}`) ? 'new' : ''} ${lamps(model, seat)}`;
    return [
      svg`<g class=${look} data-piece="e${edge}" data-spot="edge:${edge}" transform="translate(${x} ${y})">${road(seatOf(model, seat).shape, turnOf(edge))}</g>`,
    ];
  });

export const houses = (model: CatModel): TemplateResult[] =>
  model.view.corners.flatMap((building, corner) => {
    if (!building) return [];
    const [x, y] = cornerAt(corner);
    const {shape, name} = seatOf(model, building.seat);
    const look = `${model.fresh.includes(`v${corner}`) ? 'new' : ''} ${lamps(model, building.seat)}`;
    return [
      svg`<g class=${look} data-piece="v${corner}" data-spot="corner:${corner}" data-help="house:${corner}" transform="translate(${x} ${y})"><title>${model.words.house(name, building.city)}</title>${building.city ? city(shape) : settlement(shape)}</g>`,
    ];
  });

/** Where its foot stands on a hex, below the number. */
const FOOT = 88;

/** Where it stands; while it is being moved a shade of it stays behind and it stands on the chosen hex. */
export function robbers({view, draft, text}: CatModel): TemplateResult {
  const at = (hex: number, look: string) => {
    const [x, y] = centreOf(hex);
    return svg`<g class=${look} data-help="robber" data-piece="robber"><title>${text.terms.robber}</title>${robber(x, y + FOOT)}</g>`;
  };
  const {hex} = draft;
  return view.phase === 'robber' && hex !== null
    ? svg`${at(view.robber, 'leaving')}${at(hex, 'picked')}`
    : at(view.robber, '');
}

const PILL = 40;

/** Who builds on each hex that the robber may go to, while it is being moved. */
export function hurts(model: CatModel): TemplateResult[] {
  const {view, deciding, draft} = model;
  if (view.phase !== 'robber' || !deciding) return [];
  return view.robberTargets.flatMap(({hex, hurts: cards}) => {
    const seats = cards.flatMap((n, seat) => (n > 0 ? [seat] : []));
    if (seats.length === 0 || draft.hex === hex) return [];
    const [x, y] = centreOf(hex);
    const width = 12 + seats.length * PILL;
    return [
      svg`<g aria-hidden="true" transform="translate(${x} ${y + 60})"><rect class="hurt" x=${-width / 2} y="-23" width=${width} height="46" rx="23"/>
        ${seats.map((seat, i) => {
          const {shape} = seatOf(model, seat);
          return svg`<path class="hurtmark" fill="var(--rs-seat-${shape})" d=${SHAPE_PATHS[shape]}
            transform="translate(${(i - (seats.length - 1) / 2) * PILL - 14} -14) scale(0.875)"/>`;
        })}</g>`,
    ];
  });
}
