/** What the screens of the expansions say besides the words of the game. */

import type {Counted} from '../../../../i18n/plural.ts';
import type {Building, Good} from '../../types.ts';

export interface MoreBoardWords {
  /** Head of the spaces of one cost: "Cost 5". */
  readonly cost: Counted;
  /** "2 of 2 free". */
  readonly spacesFree: (free: number, all: number) => string;
  readonly inTheGame: string;
  /** In place of the large buildings, where they wait for the small ones (PR-DRAFT-4). */
  readonly largeLater: string;
  readonly bring: (building: Building) => string;
  /** On the button while nothing is picked. */
  readonly pickFirst: Readonly<
    Record<'draft' | 'guest' | 'tile' | 'lodge' | 'arrivals' | 'supplier' | 'buccaneer', string>
  >;
  /** The button that opens the moves of guests beside another decision. */
  readonly guests: Counted;
  readonly backFromGuests: string;
  readonly moveGuest: string;
  /** Tools of a placement with both kinds of pieces. */
  readonly tools: Readonly<Record<'worker' | 'noble' | 'erase', string>>;
  readonly toolsLabel: string;
  /** "2 left": pieces of a tool that are still in hand. */
  readonly inHand: Counted;
  /** "2 workers, 1 noble" on a tile, for screen readers. */
  readonly standing: (workers: number, nobles: number) => string;
  readonly fewer: (good: string) => string;
  readonly another: (good: string) => string;
  /** What is missing for a building, and given back: "2 short: give back two of these". */
  readonly owed: Counted;
  readonly atPost: string;
  readonly landOffice: string;
  /** Kinds of what the buccaneer does, above the cards. */
  readonly deeds: Readonly<Record<'piracy' | 'plunder' | 'raid' | 'capture', string>>;
  /** Why none of a kind is possible now, by the code of the refusal: a few words. */
  readonly whyNoDeed: (code: string) => string;
  /** "keeps 2 of 4". */
  readonly keeps: (kept: number, of: number) => string;
  /** The tab of buccaneer and festival. */
  readonly tab: string;
  readonly news: string;
  readonly captive: string;
  readonly tasks: {
    readonly cultivation: (good: Good) => string;
    readonly production: (goods: string) => string;
    readonly construction: (building: Building) => string;
    readonly wonBy: (name: string) => string;
    readonly open: string;
  };
}
