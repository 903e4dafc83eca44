/** What all games do alike to bring their own texts into the shape that they share. */
import type {GameEvent} from '../engine/game.ts';
import type {GameText, HelpChapter, HelpPage, NameOf} from './game-text.ts';

/** What the texts of each game hold under the same names, beside much of their own. */
interface OwnText extends Pick<GameText, 'refusals' | 'draws'> {
  readonly game: string;
  readonly options?: GameText['options'];
  readonly synonyms?: GameText['synonyms'];
  readonly plain?: GameText['plain'];
  /** By the type of event. */
  readonly events: object;
}

/** A page as the rules of a game are written, and as its things are. */
type Written = Pick<HelpPage, 'title' | 'body' | 'rules'>;
interface Thing {
  readonly name: string;
  readonly help: string;
  /** Id of its rule. */
  readonly rule: string;
}

/**
 * The log line of an event of a game; empty for one that this version does not know.
 * @param more what the sentences of this game take besides: how places are called
 */
export function wordEvent<E extends GameEvent>(
  {events}: Pick<OwnText, 'events'>,
  event: E,
  name: NameOf,
  ...more: readonly unknown[]
): string {
  if (!Object.hasOwn(events, event.type)) return '';
  // Known by its type, hence one of this game's, which its sentence takes.
  const words = events as Readonly<Record<string, (...told: readonly unknown[]) => string>>;
  return words[event.type]!(event, name, ...more);
}

export const makeGameText = (text: OwnText, help: readonly HelpChapter[]): GameText => ({
  name: text.game,
  options: text.options ?? {},
  event: (event, name) => wordEvent(text, event, name),
  refusals: text.refusals,
  draws: text.draws,
  help,
  synonyms: text.synonyms ?? [],
  plain: text.plain,
});

/** The chapter of the rules. @param symbolOf the symbol before a page */
export const rulesChapter = (
  title: string,
  pages: Readonly<Record<string, Written>>,
  symbolOf: (id: string) => string = () => '',
): HelpChapter => ({
  id: 'rules',
  title,
  pages: Object.entries(pages).map(([id, page]) => ({id, symbol: symbolOf(id), ...page})),
});

/**
 * A chapter about things of one kind.
 * @param pageId the page of a thing
 * @param symbolOf its symbol
 * @param factsOf what is known of it in figures, a line each
 */
export const thingsChapter = (
  id: string,
  title: string,
  things: Readonly<Record<string, Thing>>,
  pageId: (thing: string) => string = thing => thing,
  symbolOf: (thing: string) => string = () => '',
  factsOf: (thing: string) => readonly string[] = () => [],
): HelpChapter => ({
  id,
  title,
  pages: Object.entries(things).map(([thing, {name, help, rule}]) => ({
    id: pageId(thing),
    title: name,
    body: help,
    rules: [rule],
    symbol: symbolOf(thing),
    facts: factsOf(thing),
  })),
});
