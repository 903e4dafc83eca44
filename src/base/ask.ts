/**
 * What a table can be asked for: the complete list of kinds, shared by the engine, which asks, and by the library that
 * deals without trust (`src/fair`), which answers. Types only.
 *
 * A *handle* is a small integer that stands for a hidden card; a *face* is the number of the card within its deck.
 * Neither says what a card means: that is the game's affair.
 */

/** Names a hidden card in the state. */
export type HandleId = number;
/** Number of a card within its deck. */
export type Face = number;

/** One draw of a beacon: dice, or items taken without replacement from a public list in canonical order. */
export type Draw =
  | {readonly kind: 'roll'; readonly sides: readonly number[]}
  | {readonly kind: 'pick'; readonly from: number; readonly count: number};

/** Public integers that nobody may choose or foresee. `purpose` names the draw for the log. */
export interface Beacon {
  readonly kind: 'beacon';
  readonly purpose: string;
  readonly draws: readonly Draw[];
}

/**
 * Fresh handles for the same cards, in an order that nobody knows, or, where `by` is one seat, that this seat alone
 * knows: a hand is made untraceable that way. Afterwards the inputs are dead.
 */
export interface Shuffle {
  readonly kind: 'shuffle';
  readonly deck: string;
  /** Cards that are there already, in any state. */
  readonly inputs: readonly HandleId[];
  /** Faces of cards that lie open and have no handle yet; they go in after `inputs`. */
  readonly mint: readonly Face[];
  /** Whose hands go over the pile, ascending: all seats, or the owner of a hand. */
  readonly by: readonly number[];
  /** Whose keys lock the result: the same seats. */
  readonly key: readonly number[];
}

/** Sealed handles are shown to one seat alone. */
export interface Deal {
  readonly kind: 'deal';
  readonly handles: readonly HandleId[];
  readonly to: number;
}

/** Sealed handles are shown to everybody by all, held ones by their holders. */
export interface Reveal {
  readonly kind: 'reveal';
  readonly handles: readonly HandleId[];
}

/** A held card changes hands unseen: `to` is one seat, or all (back under a pile). The old handle is dead, unless `showOnly`. */
export interface Rekey {
  readonly kind: 'rekey';
  readonly handle: HandleId;
  readonly from: number;
  readonly to: readonly number[];
  readonly showOnly: boolean;
}

/** The holder proves of each handle that its face is one of a list, or opens it. */
export interface Exclude {
  readonly kind: 'exclude';
  readonly handles: readonly HandleId[];
  readonly by: number;
  readonly oneOf: readonly Face[];
}

/** Each of these seats has to seal a choice; none is told before `disclose`. */
export interface Commit {
  readonly kind: 'commit';
  readonly by: readonly number[];
}

/** These seats open their latest sealed choice. */
export interface Disclose {
  readonly kind: 'disclose';
  readonly by: readonly number[];
}

export type Ask = Beacon | Shuffle | Deal | Reveal | Rekey | Exclude | Commit | Disclose;
