/** What anything on the board is, by the topic in its `data-help`: `building:…`, `tile:…`, `role:…`, `topic:…`. */
import {html, type TemplateResult} from 'lit';
import {costLine, getsLine} from '../../src/games/puerto-rico/text/counts.ts';
import type {BoardWords} from '../../src/games/puerto-rico/text/types/board.ts';
import {HELP_TOPICS, type PrText} from '../../src/games/puerto-rico/text/types/text.ts';
import {
  BUILDINGS,
  type PhaseName,
  type PrMarketView,
  type PrView,
  ROLES,
  TILES,
} from '../../src/games/puerto-rico/types.ts';
import type {About} from '../board/painter.ts';

const one = <T extends string>(of: readonly T[], id: string): T | null =>
  of.find(each => each === id) ?? null;

export function aboutOf(text: PrText, words: BoardWords, topic: string, view: PrView): About | null {
  const [kind = '', id = ''] = topic.split(':');
  // They come behind the first drawing.
  const {help: pages}: Partial<PrText> = text;
  switch (kind) {
    case 'building': {
      const building = one(BUILDINGS, id);
      if (!building) return null;
      const {name, help, rule} = text.buildings[building];
      const entry = view.market.find(each => each.building === building);
      const body = [help, ...(entry ? figures(text, words, entry) : [])];
      return {title: name, symbol: building, body, rules: [rule], page: building};
    }
    case 'role': {
      const role = one(ROLES, id);
      if (!role) return null;
      const {name, action, privilege} = text.roles[role];
      const body = [`${words.action}: ${action}`, `${words.privilege}: ${privilege}`];
      return {title: name, symbol: role, body, rules: [], page: `role-${role.replace(/-2$/, '')}`};
    }
    case 'tile': {
      const tile = one(TILES, id);
      if (!tile) return null;
      const page = tile === 'quarry' ? 'quarries' : 'craftsman';
      const told = pages?.[page];
      return told
        ? {title: text.tiles[tile], symbol: tile, body: [told.body], rules: told.rules, page}
        : null;
    }
    default: {
      const page = one(HELP_TOPICS, id);
      if (!page) return null;
      const told = pages?.[page];
      return told ? {title: told.title, symbol: '', body: [told.body], rules: told.rules, page} : null;
    }
  }
}

/** Price with what is off it; and, apart from it, points and slots: in words. */
export function buyLines(text: PrText, entry: PrMarketView): readonly [cost: string, gets: string] {
  const {cost, price, privilegeDiscount, quarryDiscount, otherDiscount, points, slots} = entry;
  const named = text.priceSum(cost, privilegeDiscount, quarryDiscount, price);
  const sum = otherDiscount ? `${named}, ${text.more.otherDiscount(otherDiscount)}` : named;
  return [costLine(text, sum), getsLine(text, points, slots)];
}

/** The same on the quay: each piece holds together, the two stand apart. */
export const sums = (text: PrText, entry: PrMarketView): TemplateResult =>
  html`${buyLines(text, entry).map(line => html`<b class="sum">${line}</b> `)}`;

/** What buying it means; and why the viewer cannot now. */
function figures(text: PrText, words: BoardWords, entry: PrMarketView): string[] {
  const {left, refusal} = entry;
  const copies = left === 0 ? text.terms.soldOut : words.copiesLeft(left);
  const why = refusal && left > 0 ? text.refusals[refusal.code]?.(refusal.details) : undefined;
  const [cost, gets] = buyLines(text, entry);
  return [`${cost} · ${copies}`, gets, ...(why ? [why] : [])];
}

const PAGES: Readonly<Record<PhaseName, string>> = {
  setup: '',
  role: 'rounds',
  hacienda: 'hacienda',
  settler: 'settler',
  mayor: 'mayor',
  builder: 'builder',
  craftsman: 'craftsman',
  trader: 'trader',
  captain: 'captain',
  store: 'storage',
  draft: 'newBuildings',
  guest: 'guest-house',
  tile: 'settler',
  'second-tile': 'library',
  lodge: 'hunting-lodge',
  arrivals: 'nobles',
  nobles: 'nobles',
  supplier: 'royal-supplier',
  buccaneer: 'buccaneer',
  over: '',
};

/** Page of the rules on what is decided. */
export const pageOf = ({phase}: PrView): string => PAGES[phase];
