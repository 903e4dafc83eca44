/** What anything on the board is, by the topic in its `data-help`: `cell:…`, `upgrade:…`, `stern:…`, `mission:…`, `action:…`, `topic:…`. */
import {HELP_TOPICS, type ThingText} from '../../src/games/portolano/text/types/text.ts';
import type {PortView} from '../../src/games/portolano/view.ts';
import type {About} from '../board/painter.ts';
import {type PortTexts, placeName} from './model.ts';

const has = <T extends object>(of: T, id: string): id is string & keyof T => Object.hasOwn(of, id);

export function aboutOf({text, words}: PortTexts, topic: string, view: PortView): About | null {
  const [kind = '', id = ''] = topic.split(':');
  const thing = (chapter: string, {name, help, rule}: ThingText, symbol: string): About => ({
    title: name,
    symbol,
    body: [help],
    rules: [rule],
    page: `${chapter}-${id}`,
  });
  if (kind === 'upgrade' && has(text.upgrades, id)) return thing('upgrades', text.upgrades[id], `port-${id}`);
  if (kind === 'stern' && has(text.sterns, id)) return thing('sterns', text.sterns[id], `port-${id}`);
  if (kind === 'mission' && has(text.missions, id)) return thing('missions', text.missions[id], `port-${id}`);
  if (kind === 'action' && has(text.actions, id)) return thing('actions', text.actions[id], `port-act-${id}`);
  if (kind === 'cell') return tile({text, words}, view, Number(id));
  const page = kind === 'topic' ? HELP_TOPICS.find(each => each === id) : undefined;
  if (!page) return null;
  const {title, body, rules} = text.help[page];
  return {title, symbol: '', body: [body], rules, page};
}

/** A tile with both its faces. */
function tile({text, words}: Pick<PortTexts, 'text' | 'words'>, view: PortView, at: number): About | null {
  const cell = view.cells[at];
  if (!cell) return null;
  const place = placeName(at, view.side);
  const told = {view, text};
  if (!cell.sea) {
    const {title, rules} = text.help.harbour;
    return {
      title: `${title}: ${place}`,
      symbol: 'port-coin',
      body: [words.cell(at, told, ''), text.help.harbour.body],
      rules,
      page: 'harbour',
    };
  }
  const now = text.actions[cell.sea.now.action];
  return {
    title: `${place}: ${now.name}`,
    symbol: `port-act-${cell.sea.now.action}`,
    body: [
      words.cell(at, told, ''),
      `${now.name}: ${now.help}`,
      `${text.actions[cell.sea.flipped.action].name}: ${text.actions[cell.sea.flipped.action].help}`,
    ],
    rules: [now.rule, 'PORT-SEA-2', 'PORT-FLIP-1'],
    page: 'sea',
  };
}

const PAGES: Readonly<Partial<Record<PortView['phase'], string>>> = {
  pirate: 'pirate',
  ships: 'sea',
  cards: 'plan',
  sea: 'sea',
  harbour: 'harbour',
  refill: 'harbour',
  knight: 'sterns-peace-knight',
  pay: 'pirate',
  loot: 'battle',
};

/** Page of the rules on what is decided: at the start the own stern, and without rum the trade for some. */
export function pageOf({phase, ships, viewer, plays}: PortView): string {
  if (phase === 'sterns') return viewer === null ? '' : `sterns-${ships[viewer]!.stern}`;
  return phase === 'cards' && plays.length === 0 ? 'mutiny' : (PAGES[phase] ?? '');
}
