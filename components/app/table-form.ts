/** The table that is being set: what stands on the form, and what is asked of the app at the end. Pure. */
import type {OptionField, Options} from '../../src/engine/game.ts';
import type {AppText} from '../../src/i18n/index.ts';
import {
  BOT_NAMES,
  BOTS,
  type BotKind,
  type GameCard,
  type NewTable,
} from '../../src/table/seen/view-model.ts';

/** Who sits on a seat: somebody with a name (at a network table: whoever takes the free seat), or a bot. */
export type Sitter = 'person' | BotKind;

export interface TableForm {
  readonly game: GameCard;
  /** `middle`: a network table whose host's device shows the board to all, and has no seat. */
  readonly place: 'here' | 'network' | 'middle';
  /** As many as the table has seats; the first is always a person. */
  readonly sitters: readonly Sitter[];
  readonly names: readonly string[];
  readonly options: Options;
}

/** Seats of a table that nobody has changed. */
const USUAL_SEATS = 3;

export const isBot = (sitter: Sitter): sitter is BotKind => (BOTS as readonly string[]).includes(sitter);

export const usualOptions = (fields: readonly OptionField[]): Options =>
  Object.fromEntries(fields.map(field => [field.id, field.default]));

export function formOf(game: GameCard, name: string): TableForm {
  const seats = Math.min(Math.max(USUAL_SEATS, game.seats.min), game.seats.max);
  return {
    game,
    place: 'network',
    sitters: Array.from({length: seats}, () => 'person'),
    names: [name],
    options: usualOptions(game.options),
  };
}

/** Another game has other seats and options; where and with whom it is played stays. */
export const withGame = (form: TableForm, game: GameCard): TableForm => ({
  ...formOf(game, ''),
  place: form.place,
  names: form.names,
});

/** More seats are persons; fewer seats leave the first ones. */
export const withSeats = (form: TableForm, seats: number): TableForm => ({
  ...form,
  sitters: Array.from({length: seats}, (_, seat) => form.sitters[seat] ?? 'person'),
});

export const withSitter = (form: TableForm, seat: number, sitter: Sitter): TableForm => ({
  ...form,
  sitters: form.sitters.map((old, at) => (at === seat ? sitter : old)),
});

export const withName = (form: TableForm, seat: number, name: string): TableForm => ({
  ...form,
  names: Array.from({length: Math.max(form.names.length, seat + 1)}, (_, at) =>
    at === seat ? name : (form.names[at] ?? ''),
  ),
});

/** What the bots will be called, by seat: they sit down in this order, and no two at a table have one name. */
export function botNames({sitters, names}: TableForm): (string | null)[] {
  const persons = sitters.map((sitter, seat) => (isBot(sitter) ? '' : names[seat]?.trim()));
  const free = BOT_NAMES.filter(name => !persons.includes(name));
  return sitters.map(sitter => (isBot(sitter) ? (free.shift() ?? BOT_NAMES[0]) : null));
}

/** How somebody is called who typed no name: the first seat is the person's own, who plays under the app's; others have a number. */
export const nameless =
  ({common, newTable}: AppText) =>
  (seat: number): string =>
    seat === 1 ? common.soloName : newTable.defaultName(seat);

/** How many options differ from the usual ones. */
export const changedOptions = ({game, options}: TableForm): number =>
  game.options.filter(field => options[field.id] !== field.default).length;

/** Whose name is typed here: all persons of a device that goes round, else that of its owner, if she has a seat. */
export const isTyped = ({place, sitters}: TableForm, seat: number): boolean =>
  sitters[seat] === 'person' && (place === 'here' || (place === 'network' && seat === 0));

/**
 * Persons first, then the bots; at a network table the first name is the host's.
 * @param nameless how somebody is called who typed no name, by the number of the seat from 1
 */
export function tableOf(form: TableForm, nameless: (seat: number) => string): NewTable {
  const names = form.sitters.flatMap((sitter, seat) =>
    isBot(sitter) ? [] : [form.names[seat]?.trim() || nameless(seat + 1)],
  );
  return {
    game: form.game.id,
    seats: form.sitters.length,
    options: form.options,
    bots: form.sitters.filter(isBot),
    place: form.place === 'here' ? 'here' : 'network',
    ...(form.place === 'middle' ? {middle: true} : {}),
    names: form.place === 'here' ? names : names.slice(0, 1),
  };
}
