/**
 * What a painted board gives the shell of the table. `rs-table` loads `components/<game>/index.ts` and uses its
 * `painter`; games without one are played on the generic board.
 */
import type {CSSResult, SVGTemplateResult, TemplateResult} from 'lit';
import type {Problem} from '../../src/base/problem.ts';
import type {GameEvent, Seat} from '../../src/engine/game.ts';
import type {Language} from '../../src/i18n/language.ts';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {Settings, Shape, TableView} from '../../src/table/seen/view-model.ts';
import type {Motion} from './flight.ts';
import type {Stance} from './stance.ts';

/** By the width of the table itself, not of the screen: 720 and 1180 px. `low`: a phone on its side. */
export const SIZES = ['phone', 'low', 'tablet', 'wide'] as const;
export type Size = (typeof SIZES)[number];

export interface Scene {
  readonly table: TableView;
  readonly settings: Settings;
  readonly shell: TableWords;
  readonly size: Size;
  /** What others did, shown for a moment before the question, newest last; null at all other times. */
  readonly staged: readonly Told[] | null;
  /** How this device is used; left out: as any. */
  readonly stance?: Stance | null;
  /** The coach speaks above the board, and takes of its height. */
  readonly coached?: boolean;
}

/** A sentence of the log, and whose it is; null for one that concerns nobody or all. */
export interface Told {
  readonly seat: Seat | null;
  readonly said: string;
}

/** Title row of the table. */
export interface Heading {
  /** What stands before it: a flag, for example; null for the ship of the app. */
  readonly picture: TemplateResult | null;
  readonly title: string;
  readonly line: string;
}

/** The moment in which a seat takes the device: only what everybody may know, as the device is in nobody's hands. */
export interface Handover {
  /** Where the game stands: its round. */
  readonly moment: string;
  /** What a seat of this name is about to do, without a full stop. */
  readonly asks?: ((name: string) => string) | undefined;
  /** Who acts after it, in order. */
  readonly next?: readonly Seat[];
  /** Cards of its hidden hand, in games that have one. */
  readonly cards?: number;
}

/** What a game looks like, 320 wide and 140 high unless it says more, for who has never seen it; the outermost 12 may be cut off. Decoration only. */
export interface Picture {
  readonly height?: number;
  readonly drawing: SVGTemplateResult;
  /** It is drawn with them, and nothing else is. */
  readonly sheets: readonly CSSResult[];
}

/**
 * The last board of a finished game, small.
 * @param kept what `Game.miniature` gave
 * @param shapes marks by seat
 * @returns null for what is none of its game's
 */
export type DrawMiniature = (kept: unknown, shapes: readonly Shape[]) => Picture | null;

/** Who got what in a phase that has just ended. */
export interface Report {
  /** Entry in which the phase began: tells reports apart. */
  readonly n: number;
  readonly title: string;
  readonly lines: readonly {readonly seat: Seat; readonly said: string}[];
}

/** The words and pictures of one game in one language. */
export interface Painting {
  readonly game: string;
  /** @param retelling the board itself shows what others did, and not yet what is asked */
  heading(scene: Scene, retelling: boolean): Heading;
  /** Key figures for the bar on wide screens. */
  supply(scene: Scene): TemplateResult;
  board(scene: Scene): TemplateResult;
  sentence(event: GameEvent, table: TableView): string;
  handover(table: TableView, seat: Seat): Handover;
  /** What moves on the board when this has happened; a board without it stands still. */
  motions?(event: GameEvent, table: TableView): readonly Motion[];
  /** A report on the newest phase that has ended, else null. */
  report(table: TableView): Report | null;
  /** Something was shown to all, and stands there for a moment before the next question, like what others did. */
  stands?(table: TableView): boolean;
  /** The board itself shows what others did while the table is open here: it needs no strip about that. */
  readonly retells?: true;
  /**
   * The present decision is read off what needs the height, such as a hand: on a phone what others did stands in the bar alone,
   * without a strip, and no report lies down on it anywhere.
   */
  needsHeight?(table: TableView): boolean;
  /** The banner of the last round, else null. */
  lastRound(table: TableView): string | null;
  /** A refusal of the game in words, else null when the code is not the game's. */
  refusal(problem: Problem): string | null;
  result(table: TableView): ResultWords;
  /** What else is told of a game that is over, below its scores. */
  statistics?(table: TableView): TemplateResult;
  /** What a thing of the board is: `topic` stands in its `data-help`. Null for what nobody explains. */
  about(topic: string, table: TableView): About | null;
  /** Page of the rules on what the viewer is asked now; empty where nothing is. Left out: the list of all pages. */
  decided?(table: TableView): string;
}

/** A plain explanation of one thing, with the id of its rule. */
export interface About {
  readonly title: string;
  /** Name of its symbol; empty for none. */
  readonly symbol: string;
  readonly body: readonly string[];
  readonly rules: readonly string[];
  /** Page of the rules that says more. */
  readonly page: string;
}

export interface ResultWords {
  readonly headline: string;
  /** Why the game has ended, without a full stop; null where the headline says it. */
  readonly ending: string | null;
  readonly tieBreak: string | null;
  readonly tieBreakColumn: string;
  /** Name of a source of points. */
  readonly part: (id: string) => string;
  readonly total: string;
  /** Names of symbols of the game: what stands on the quay when the winner comes home. */
  readonly spoils: readonly string[];
  /** "in round 9". */
  readonly when: (round: number) => string;
  /** What a seat did, or what befell it, whose points of a source have changed, as `DecidedWords` wants it; null for nothing. */
  readonly gain: (part: string, events: readonly GameEvent[], seat: Seat) => string | null;
  readonly loss: (part: string) => string | null;
}

declare global {
  interface HTMLElementEventMap {
    /** A board that shows by itself what others did begins with it, or has ended. */
    'rs-retelling': CustomEvent<boolean>;
  }
}

export interface Painter {
  /** Loads what one language needs, and what a table plays with; ahead of a table, what any of them needs. */
  open(language: Language, table?: TableView): Promise<Painting>;
}
