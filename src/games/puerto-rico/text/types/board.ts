/** What the painted board says besides the words of the game: captions, hints, sentences for screen readers. */
import type {Fields} from '../../../../engine/game.ts';
import type {CoachText} from '../../../../i18n/game-coach.ts';
import type {Counted} from '../../../../i18n/plural.ts';
import type {PrReason} from '../../hints/reasons.ts';
import type {Building, Good, GoodCounts, Role, Tile} from '../../types.ts';
import type {PrText} from './text.ts';

export interface BoardWords {
  readonly youChose: string;
  readonly choseIt: (name: string) => string;
  /** Who acts after the viewer in this phase: "Then Zsófia and Bence". Empty for an empty list. */
  readonly afterYou: (names: readonly string[]) => string;
  /** "8 of 12". */
  readonly ofAll: (some: number, all: number) => string;
  /** No copy left, on a small tile. */
  readonly sold: string;
  readonly copiesLeft: Counted;
  /** Why a building cannot be bought, on a small tile: at most 12 characters. Empty for what is told elsewhere. */
  readonly whyNot: (refusal: {readonly code: string; readonly details: Fields}) => string;
  readonly affordable: Counted;
  /** A button beside the market that opens the own board. */
  readonly ownIsland: string;
  readonly freeCitySpaces: Counted;
  /** A market column, for its head and its list. */
  readonly column: Counted;
  /** What is taken off in a column: "builder −1, quarries −2"; empty when nothing is. */
  readonly discounts: (privilege: number, quarries: number) => string;
  readonly yourQuarries: Counted;
  /** Of workers that stand where a part of the chain is missing. */
  readonly bringsNothing: string;
  readonly willMake: string;
  /** The same, of another seat. */
  readonly seatMakes: string;
  /** In place of it, where that is nothing: what is missing, and for which good. */
  readonly makesNoneFor: (lacks: 'plantation' | 'building' | 'workers', good: Good) => string;
  readonly stillToPlace: Counted;
  /** The workers line of the quay: "12 of 13". */
  readonly workersPlaced: (placed: number, pieces: number) => string;
  readonly confirm: string;
  readonly take: (role: Role) => string;
  readonly takeTile: (tile: Tile) => string;
  readonly takeGood: (good: Good) => string;
  readonly build: (building: Building) => string;
  readonly sell: (good: Good) => string;
  readonly load: (count: number, good: Good) => string;
  readonly keepThese: string;
  readonly pickFirst: Readonly<
    Record<'role' | 'settler' | 'builder' | 'craftsman' | 'trader' | 'captain', string>
  >;
  readonly spacesLeft: Counted;
  readonly shipFull: string;
  readonly ownWharf: string;
  /** What a tile would do on this island. */
  readonly tileEffect: (tile: Tile, owned: number, slots: number) => string;
  readonly allKept: string;
  readonly keepAll: (good: string) => string;
  readonly keepOne: (good: string) => string;
  readonly keepOneShort: string;
  readonly spoil: Counted;
  readonly atLeast: (points: number) => string;
  readonly worker: (manned: boolean) => string;
  readonly lift: (place: string) => string;
  readonly put: (place: string) => string;
  readonly noWorkerInHand: string;
  readonly ends: Readonly<Record<'points' | 'workers' | 'city', (left: number) => string>>;
  readonly idle: string;
  readonly privilege: string;
  readonly action: string;
}

/** Names of the steps. */
export type CoachId =
  | 'round'
  | 'last'
  | 'draft'
  | 'role'
  | 'hacienda'
  | 'settler'
  | 'forest'
  | 'mayor'
  | 'tools'
  | 'builder'
  | 'craftsman'
  | 'trader'
  | 'captain'
  | 'store'
  | 'guest'
  | 'buccaneer'
  | 'festival'
  | 'arrivals'
  | 'waiting';

export type PrCoachText = CoachText<CoachId>;

/** What a hint says of a move in Puerto Rico: one sentence for each kind of reason, at most 25 words. */
export type PrReasonTexts = {
  readonly [Id in PrReason['id']]: (details: Extract<PrReason, {id: Id}>['details'], text: PrText) => string;
};

export interface PrHintWords {
  readonly reasons: PrReasonTexts;
  /** Behind the name of the role: the mayor leaves the extra worker. */
  readonly noExtraWorker: (role: string) => string;
  /** Where the workers stand after a placement: "corn plantation 2, hacienda 1". */
  readonly placed: (places: string) => string;
  readonly placedNobles: (places: string) => string;
  /** Goods are stored: these stay. */
  readonly kept: (goods: GoodCounts) => string;
}
