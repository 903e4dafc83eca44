/** The plan on the chart: the next tiles with their price in rum, numbered steps, and where a mutiny would end. */
import {html, nothing, type TemplateResult} from 'lit';
import type {PlayView} from '../../src/games/portolano/view.ts';
import {here, me, type PortModel, playOf, prepare} from './model.ts';
import {piece} from './tile.ts';

/** Where a tap on a cell leads in the plan. */
export interface NextStep {
  readonly path: readonly number[];
  /** "Sail west to B3, 1 of 3 rum". */
  readonly said: string;
}

export const planning = (model: PortModel): boolean =>
  model.deciding && model.view.phase === 'cards' && model.view.plays.length > 0;

/**
 * What a tap on a cell does: the next step where it is one; else another second step; else another first one. The last
 * step of the plan is taken back by the tap that made it.
 */
export function stepTo(model: PortModel, cell: number): NextStep | null {
  if (!planning(model)) return null;
  const {path} = model.draft;
  const {words} = model;
  const own = me(model)?.cell;
  if (path.at(-1) === cell) return {path: path.slice(0, -1), said: words.plan.takeBack};
  for (const next of [[...path, cell], [...path.slice(0, 1), cell], [cell]]) {
    const play = next.join() === path.join() ? null : playOf(model, next);
    if (play) return {path: next, said: words.plan.step(cell, play, model)};
  }
  return cell === own && path.length > 0 ? {path: [], said: words.plan.takeBack} : null;
}

/** Directions from a cell, and what one more step there would cost. */
function nextSteps(
  model: PortModel,
): readonly {direction: number; cell: number; play: PlayView; rum: number}[] {
  const {path} = model.draft;
  const own = here(model);
  const from = path.length === 0 ? own : model.view.cells[path.at(-1)!];
  if (!own || !from || path.at(-1) === own.cell) return [];
  const paid = path.length === 0 ? 0 : (playOf(model)?.cost ?? 0);
  return from.neighbours.flatMap((cell, direction) => {
    const play = playOf(model, [...path, cell]);
    return play && play.path.length > 0 ? [{direction, cell, play, rum: play.cost - paid}] : [];
  });
}

/** Which way each step of a path goes. */
export function directionsOf({view}: PortModel, path: readonly number[], from: number): number[] {
  return path.map((cell, i) => view.cells[i === 0 ? from : path[i - 1]!]!.neighbours.indexOf(cell));
}

const DX = [0, 1, 0, -1];
const DY = [-1, 0, 1, 0];
const isWithin = (side: number, place: number): boolean => place >= 0 && place < side;
/** From the middle of a tile to that of a pennant in its frame, in tiles: hardly more of it than its tip leaves the tile. */
const OUT = 0.47;
/** Where a pennant stands along its side of a tile, level and upright: where both tiles are read least. */
const ALONG = [-0.14, -0.2] as const;
/** Where the pirate's arrows stand along a side: a pennant has room beside them. */
const PIRATE_ALONG = [0.22, 0.14] as const;

/** Two cells that do not lie side by side on the paper. */
export const isFar = (side: number, one: number, other: number): boolean =>
  Math.abs((one % side) - (other % side)) + Math.abs(Math.floor(one / side) - Math.floor(other / side)) > 1;

/** A place on the side of a tile to which a direction leads, in tiles from the corner of the chart. */
function onSide(
  side: number,
  cell: number,
  direction: number,
  out: number,
  [level, upright]: readonly [number, number],
): string {
  const [dx, dy] = [DX[direction]!, DY[direction]!];
  const x = (cell % side) + 0.5 + dx * out + Math.abs(dy) * level;
  const y = Math.floor(cell / side) + 0.5 + dy * out + Math.abs(dx) * upright;
  return `--_x:${x};--_y:${y}`;
}

/**
 * A pennant in the frame of the tile that a step leaves, where the step goes: of what can be chosen next nothing is covered.
 * Where a step leads over the edge, a small arrow shows where it comes in.
 */
const pennant = (
  model: PortModel,
  from: number,
  direction: number,
  look: string,
  inside: unknown,
  path?: readonly number[],
) => {
  const {side} = model.view;
  const to = model.view.cells[from]!.neighbours[direction]!;
  return html`<span
      class="pennant to${direction} ${look}"
      style=${onSide(side, from, direction, OUT, ALONG)}
      ?data-choice=${path !== undefined}
      @click=${path ? (event: Event) => prepare(event.currentTarget!, {path}) : nothing}
      >${inside}</span
    >${
      isFar(side, from, to)
        ? html`<span class="pennant enters to${direction} ${look}" style=${onSide(side, to, direction, -0.5, ALONG)}></span>`
        : nothing
    }`;
};

/** The arrows of the pirate: into each tile to which a wind would bring him, on the side from which he comes. */
export function drifts({view}: PortModel): TemplateResult[] {
  return view.pirateNext.flatMap((next, wind) =>
    view.cells[next]!.pirate || !view.cells[next]!.sea
      ? []
      : html`<span class="drifts to${wind}" style=${onSide(view.side, next, wind, -0.5, PIRATE_ALONG)}
          >${piece('port-skull', 11)}</span
        >`,
  );
}

/** Some next step leads over an edge of the chart. */
export const crossesEdge = (model: PortModel): boolean => {
  const {side} = model.view;
  const from = model.draft.path.at(-1) ?? here(model)?.cell;
  return (
    from !== undefined &&
    nextSteps(model).some(
      ({direction}) =>
        !(
          isWithin(side, (from % side) + DX[direction]!) &&
          isWithin(side, Math.floor(from / side) + DY[direction]!)
        ),
    )
  );
};
/** The tiles that a step leaves: their frame has room for its pennant. */
export function leavingCells(model: PortModel): readonly number[] {
  const own = here(model)?.cell;
  const path = planning(model) ? model.draft.path : sealedPath(model);
  if (own === undefined || !path || path[0] === own) return [];
  const left = [own, ...path].slice(0, path.length);
  return nextCells(model).length > 0 ? [...left, path.at(-1) ?? own] : left;
}

/** The tiles that the next step can lead to. */
export const nextCells = (model: PortModel): readonly number[] =>
  planning(model) ? nextSteps(model).map(({cell}) => cell) : [];

export function courseMarks(model: PortModel): TemplateResult | typeof nothing {
  const own = here(model);
  if (!own) return nothing;
  const plan = sealedPath(model);
  if (!planning(model))
    return plan
      ? html`<div class="course" aria-hidden="true">${steps(model, plan, own.cell, 'sealed')}</div>`
      : nothing;
  const {path} = model.draft;
  const play = playOf(model);
  const anchored = path[0] === own.cell;
  return html`<div class="course" aria-hidden="true">
    ${play?.mutiny ? drift(model, own.cell, play.drift) : nothing}
    ${anchored ? nothing : steps(model, path, own.cell, play?.mutiny ? 'hollow' : '')}
    ${nextSteps(model).map(({direction, cell, play: next, rum}) =>
      pennant(
        model,
        path.at(-1) ?? own.cell,
        direction,
        `price ${next.mutiny ? 'dear' : ''}`,
        html`${piece('port-rum', 10)}<b>${rum}</b>`,
        [...path, cell],
      ),
    )}
  </div>`;
}

/** The own course between sealing and sailing. */
const sealedPath = ({plan, view}: PortModel): readonly number[] | null => {
  const own = view.viewer === null ? null : view.ships[view.viewer];
  return plan && plan.round === view.round && own?.plan === 'sealed' && view.phase === 'cards'
    ? plan.path
    : null;
};

const steps = (model: PortModel, path: readonly number[], from: number, look: string) =>
  directionsOf(model, path, from).map((direction, i) =>
    pennant(model, i === 0 ? from : path[i - 1]!, direction, `step ${look}`, html`<b>${i + 1}</b>`),
  );

/** A dotted line with an arrow: where the wind takes a ship whose crew mutinies. */
function drift({view}: PortModel, from: number, to: number) {
  const {side} = view;
  const direction = view.cells[from]!.neighbours.indexOf(to);
  const [row, column] = [Math.floor(from / side), from % side];
  return html`<span
      class="adrift"
      style="--_x:${column + 0.5};--_y:${row + 0.5};--_wind:${direction}"
    ></span
    ><span class="driftsto" style="--_x:${to % side};--_y:${Math.floor(to / side)}"></span>`;
}
