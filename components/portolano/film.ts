/** A step of the film of a round: where it happens, and which phase it belongs to. */
import type {Seat} from '../../src/engine/game.ts';
import type {PortEvent} from '../../src/games/portolano/types.ts';

export interface Step {
  /** Entry in which it happened. */
  readonly n: number;
  /** What it is about; the others are told beside it. */
  readonly main: PortEvent;
  readonly events: readonly PortEvent[];
  /** Whose it is; null for what is nobody's. */
  readonly seat: Seat | null;
}

/** Where it happens, to ring the tile; null for nowhere. */
export function cellOf({main}: Step): number | null {
  switch (main.type) {
    case 'sailed':
    case 'pirateMoved':
      return main.to;
    case 'anchored':
    case 'unloaded':
    case 'battle':
      return main.cell;
    default:
      return null;
  }
}

/** A battle fills the stage with its dice. */
export type Fight = Extract<PortEvent, {type: 'pirateBattle' | 'battle'}>;
export const fightOf = ({main}: Step): Fight | null =>
  main.type === 'pirateBattle' || main.type === 'battle' ? main : null;

/** The phase of the round that a step belongs to. */
export function phaseOf({main}: Step): 'sail' | 'gale' | 'raid' | 'battle' {
  switch (main.type) {
    case 'wind':
      return 'gale';
    case 'pirateMoved':
      return 'raid';
    case 'pirateBattle':
    case 'paid':
    case 'battle':
    case 'looted':
    case 'stayedOut':
      return 'battle';
    default:
      return 'sail';
  }
}
