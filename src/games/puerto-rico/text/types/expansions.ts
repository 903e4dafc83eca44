/** The words that the expansions add, in one shape for all languages; they stand beside those of the base game. */
import type {Fields} from '../../../../engine/game.ts';
import type {Label, NameOf, OptionWords, Prompt} from '../../../../i18n/game-text.ts';
import type {MORE_REFUSALS} from '../../expansions/refusals.ts';
import type {
  Expansion,
  Land,
  MoreEvent,
  MorePhase,
  Occupant,
  Payment,
  Piece,
  PrGuestMove,
  Task,
} from '../../expansions/types.ts';
import type {MoreBuilding} from '../../names.ts';
import type {Building, Good, Role} from '../../types.ts';
import type {BuildingText} from './building.ts';

export type MoreBuildings = Readonly<Record<MoreBuilding, BuildingText>>;
export type MoreEventTexts = {
  readonly [T in MoreEvent['type']]: (event: Extract<MoreEvent, {type: T}>, name: NameOf) => string;
};
export type MoreRefusalTexts = Readonly<Record<(typeof MORE_REFUSALS)[number], (details: Fields) => string>>;
export type MoreOptionTexts = Readonly<Record<string, OptionWords>>;

/** Questions, buttons and nouns. */
export interface MoreWords {
  readonly pieces: Readonly<Record<Piece, string>>;
  readonly forest: string;
  /** "3 nobles". */
  readonly nobles: (n: number) => string;
  /** What stands on a tile: "empty". */
  readonly occupant: Readonly<Record<Occupant, string>>;
  readonly expansions: Readonly<Record<Expansion, string>>;
  readonly tasks: Readonly<Record<Task, {readonly name: string; readonly reward: string}>>;
  /** The buccaneer's token and a captured role, for the tab. */
  readonly token: (holder: string | null) => string;
  readonly captured: (role: Role, captor: string) => string;
  readonly asForest: {readonly label: string; readonly hint: string};
  /** "2 less for forests and offices"; stands beside the other reasons for a price. */
  readonly otherDiscount: (doubloons: number) => string;
  /** What is given back at the black market: "a worker from San Juan, 1 corn". */
  readonly payment: (payment: Payment) => string;
  readonly ask: Readonly<Record<MorePhase, Prompt>>;
  readonly buttons: {
    readonly draft: (building: Building) => Label;
    readonly moveGuest: (move: PrGuestMove) => Label;
    readonly guestsStay: Label;
    readonly layTile: (asForest: boolean) => Label;
    readonly supply: (goods: number) => Label;
    readonly smallWharf: (tokens: number, points: number) => Label;
    readonly placeNobles: Label;
    readonly takePiece: (piece: Piece) => Label;
    readonly discardTile: (tile: Land, from: Occupant) => Label;
    readonly sellTile: (tile: Land, from: Occupant) => Label;
    readonly buyTile: (tile: Good | null) => Label;
    readonly sellAtPost: (good: Good, doubloons: number) => Label;
    readonly piracy: (good: Good, load: number, keep: number) => Label;
    readonly plunder: (points: number) => Label;
    readonly raid: (keep: number) => Label;
    readonly capture: (role: Role, doubloons: number) => Label;
    readonly pass: Readonly<Record<'guest' | 'second-tile' | 'lodge' | 'supplier', Label>>;
  };
}
