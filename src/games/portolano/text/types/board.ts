/** Words that only the painted board needs. Numbers stand with their nouns; names of players in the nominative. */

import type {CoachText} from '../../../../i18n/game-coach.ts';
import type {Prompt} from '../../../../i18n/game-text.ts';
import type {TileAction, Upgrade} from '../../data.ts';
import type {PortReason} from '../../hints/reasons.ts';
import type {PlayView, PortView, ShipView} from '../../view.ts';
import type {PortText} from './text.ts';

/** What sentences about the board are made of: the view and the words of the game. */
export interface Told {
  readonly view: PortView;
  readonly text: PortText;
}

type Phase = PortView['phase'];

export interface BoardWords {
  readonly chart: string;
  /** A tile in one sentence: place, what it offers now and when turned over, who lies there, the pirate, what the hold would earn. */
  readonly cell: (cell: number, told: Told, step: string) => string;
  /** A ship in one sentence. */
  readonly ship: (ship: ShipView, name: string, told: Told) => string;
  readonly short: Readonly<Record<TileAction, string>>;
  readonly cannon: string;
  readonly pirate: string;
  readonly blows: readonly string[];
  readonly blowsShort: readonly string[];
  /** As short as it can be said: one line of a phone's bar. */
  readonly blowsTight: readonly string[];
  readonly legend: Readonly<
    Record<'pirate' | 'flip' | 'edges' | 'pays' | 'refill' | 'title' | 'open', string>
  >;
  readonly titles: {
    readonly plan: string;
    readonly yourTurn: string;
    readonly turnOf: (name: string) => string;
  } & Partial<Record<Phase, string>>;
  readonly round: (round: number, last: number) => string;
  /** Why the game has ended, without a full stop. */
  readonly ending: string;
  readonly lastRound: (last: number, now: number) => string;
  /** @param row of cotton, wine or tea, from 0 @param cocoa how many markers lie before the next cocoa; -1 for none */
  readonly row: (row: number, markers: number, cocoa: number) => string;
  readonly harbours: string;
  readonly wouldEarn: string;
  readonly sale: (goods: number, open: number, full: boolean) => string;
  readonly refill: (rum: number) => string;
  readonly ofSlots: (cannons: number, slots: number) => string;
  readonly ofHold: (used: number, hold: number) => string;
  readonly value: (value: number) => string;
  /** Beside the name of who begins the round; the others follow as they sit. */
  readonly starts: string;
  readonly sealed: string;
  readonly planning: string;
  readonly openShip: string;
  readonly peek: string;
  readonly unpeek: string;
  readonly units: (doing: string, marked: number, has: string) => string;
  /** What others have changed where the reader was sailing to. */
  readonly changed: {
    readonly turned: (by: string | null, now: string) => string;
    readonly filled: (by: string, goods: readonly string[]) => string;
    readonly harbour: (by: string | null) => string;
    readonly gone: (by: string, thing: string) => string;
  };
  readonly choose: string;
  readonly clear: string;
  readonly confirm: string;
  readonly take: string;
  readonly missions: {
    readonly byPlace: string;
    /** Before what is said of the viewer, where others have their name. */
    readonly you: string;
    readonly done: (who: string, coins: number) => string;
    readonly kept: (who: string, coins: number) => string;
    readonly lost: (who: string) => string;
    readonly open: (who: string) => string;
  };
  readonly sterns: {readonly question: string; readonly yours: (stern: string) => string};
  readonly place: {
    readonly pirate: Prompt;
    readonly ship: Prompt;
    readonly at: (place: string) => string;
    readonly tap: string;
  };
  readonly barter: {
    readonly title: string;
    readonly question: string;
    readonly sub: string;
    readonly no: string;
    readonly give: string;
    readonly left: (n: number) => string;
  };
  readonly plan: {
    readonly question: string;
    readonly seal: string;
    readonly sealOrMore: string;
    readonly how: (two: boolean, anchor: boolean) => string;
    readonly cost: (cost: number, rum: number) => string;
    readonly winds: (n: number) => string;
    readonly safe: string;
    readonly harbourWith: string;
    readonly still: (names: readonly string[]) => string;
    readonly mutiny: (cost: number, rum: number) => string;
    readonly drift: (cell: number, told: Told) => string;
    readonly step: (cell: number, play: PlayView, told: Told) => string;
    readonly takeBack: string;
    readonly chip: (n: number, direction: string, rum: number) => string;
    readonly anchor: string;
    /** The chart has no edge. */
    readonly edge: string;
    readonly sealIt: string;
    /** What sealing means, below its word. */
    readonly sealed: string;
    readonly sealAnyway: string;
  };
  readonly sea: {
    readonly question: (place: string) => string;
    readonly later: (action: string) => string;
    readonly takeOne: string;
    readonly done: string;
    readonly slot: (n: number, slots: number) => string;
    readonly inRow: (n: number, cocoa: boolean) => string;
    readonly notTaken: (item: number, own: ShipView) => string;
    readonly costs: string;
    readonly noneLeft: string;
    readonly noCoin: string;
    readonly effect: Readonly<Record<Upgrade, (own: ShipView) => string>>;
    readonly oneForOne: string;
    readonly oneForTwo: string;
    readonly goodsForRum: string;
    readonly rumForGoods: (rum: number) => string;
    readonly nothingToTrade: string;
    readonly instead: string;
    readonly give: string;
    readonly take: string;
    readonly swap: (give: string, take: string) => string;
    readonly pickOpen: string;
    readonly open: (what: readonly string[]) => string;
    readonly after: (more: boolean) => string;
    readonly takeCannon: string;
    readonly takeGood: (good: string) => string;
    readonly buy: string;
    readonly end: string;
  };
  readonly room: {
    readonly title: string;
    readonly needed: (n: number) => string;
    readonly question: (n: number) => string;
    readonly throwOut: string;
  };
  readonly harbour: {
    readonly wants: string;
    readonly pays: string;
    readonly full: string;
    readonly load: (refill: number) => string;
    readonly tight: string;
    readonly less: string;
    readonly more: string;
    readonly filled: (good: string) => string;
    /** @param given -1 nothing, 0..2 the good, 3 cocoa, 4 and 5 the halves of a cocoa */
    readonly slot: (n: number, good: string, given: number) => string;
    readonly asTwo: string;
    readonly question: (goods: string) => string;
    readonly none: string;
    readonly best: string;
    readonly own: string;
    readonly unload: string;
    readonly sailOn: string;
    readonly loadQuestion: string;
    readonly loadSub: string;
    readonly loadIt: string;
    readonly noRum: string;
  };
  readonly knight: {
    readonly question: string;
    readonly sub: string;
    readonly out: string;
    readonly fight: string;
  };
  readonly battle: {
    readonly sameTile: string;
    readonly nextTile: string;
    readonly crew: (rum: number) => string;
    readonly yours: string;
    readonly chosen: (n: number, of: number) => string;
    readonly onBoard: (name: string) => string;
    readonly payQuestion: (n: number) => string;
    readonly keep: (what: string) => string;
    readonly pay: string;
    readonly left: (n: number) => string;
    readonly lootQuestion: (name: string, n: number) => string;
    readonly lootSub: string;
    readonly take: string;
    readonly spare: string;
  };
  readonly film: {
    readonly happened: string;
    readonly step: (n: number, of: number) => string;
    readonly back: string;
    readonly next: string;
    readonly play: string;
    readonly pause: string;
    readonly skip: string;
    readonly toMyTurn: string;
    readonly goOn: string;
  };
  readonly waiting: Readonly<Record<Phase, (name: string) => string>>;
  readonly chance: string;
  readonly gameOver: string;
  readonly result: {
    readonly winner: (name: string, points: number) => string;
    readonly shared: (names: readonly string[], points: number) => string;
    readonly tieBreak: (name: string, tieBreak: number) => string;
    readonly tieBreakColumn: string;
    readonly parts: Readonly<Record<string, string>>;
    /** "in round 9". */
    readonly when: (round: number) => string;
    /** By source of points: what somebody did who has more of them now, behind "in round 9". */
    readonly gains: Readonly<Record<string, string>>;
    /** What befell somebody who has fewer. */
    readonly losses: Readonly<Record<string, string>>;
  };
}

/** Names of the steps. */
export type CoachId =
  | 'round'
  | 'sterns'
  | 'pirate'
  | 'ships'
  | 'plan'
  | 'wind'
  | 'danger'
  | 'missions'
  | 'battle'
  | 'barter'
  | 'sea'
  | 'cannons'
  | 'flip'
  | 'upgrade'
  | 'harbour'
  | 'refill'
  | 'knight'
  | 'pay'
  | 'loot'
  | 'waiting';

export type PortCoachText = CoachText<CoachId>;

/** What a hint says of a move in Portolano: one sentence for each kind of reason, at most 25 words. */
export type PortReasonTexts = {
  readonly [Id in PortReason['id']]: (
    details: Extract<PortReason, {id: Id}>['details'],
    text: PortText,
  ) => string;
};

export interface PortHintWords {
  readonly reasons: PortReasonTexts;
  /** A plan, by the names of its directions. */
  readonly course: (directions: readonly string[]) => string;
  readonly anchor: string;
  readonly end: string;
  readonly fight: string;
  readonly unloadNothing: string;
  readonly noRum: string;
}
