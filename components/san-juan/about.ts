/** What anything on the board is, by the topic in its `data-help`: `building:…`, `role:…`, `topic:…`. */

import {BUILDING_DATA} from '../../src/games/san-juan/data.ts';
import type {BoardWords} from '../../src/games/san-juan/text/types/board.ts';
import {HELP_TOPICS, type SjText} from '../../src/games/san-juan/text/types/text.ts';
import {BUILDINGS, type PhaseName, ROLES, type SjView} from '../../src/games/san-juan/types.ts';
import {capital} from '../../src/i18n/plural.ts';
import type {About} from '../board/painter.ts';

const one = <T extends string>(of: readonly T[], id: string): T | null =>
  of.find(each => each === id) ?? null;

export function aboutOf(text: SjText, words: BoardWords, topic: string, view: SjView): About | null {
  const [kind = '', id = ''] = topic.split(':');
  switch (kind) {
    case 'building': {
      const building = one(BUILDINGS, id);
      if (!building) return null;
      const {name, help, rule} = text.buildings[building];
      const {cost, points, class: group} = BUILDING_DATA[BUILDINGS.indexOf(building)]!;
      const figures = `${capital(text.terms[group])} · ${words.cost}: ${text.count.cards(cost)} · ${text.count.points(points)}`;
      const body = [help, figures, ...whyNot(text, view, id)];
      return {title: name, symbol: `sj-${building}`, body, rules: [rule], page: building};
    }
    case 'role': {
      const role = one(ROLES, id);
      if (!role) return null;
      const {name, action, privilege, doubled} = text.roles[role];
      const body = [action, `${words.privilege}: ${privilege()} ${doubled}`];
      return {title: name, symbol: `sj-${role}`, body, rules: [], page: `role-${role}`};
    }
    default: {
      const page = one(HELP_TOPICS, id);
      if (!page) return null;
      const {title, body, rules} = text.help[page];
      return {title, symbol: '', body: [body], rules, page};
    }
  }
}

/** Why a card of the own hand cannot be built now. */
function whyNot(text: SjText, {hand, phase}: SjView, building: string): string[] {
  const card = phase === 'builder' ? hand.find(each => each.building === building) : undefined;
  const refusal = card?.sites.every(site => site.refusal) ? card.sites[0]?.refusal : null;
  const why = refusal && text.refusals[refusal.code]?.(refusal.details);
  return why ? [why] : [];
}

const PAGES: Readonly<Record<PhaseName, string>> = {
  setup: '',
  draft: 'draft',
  chapel: 'chapel',
  handLimit: 'rounds',
  pick: 'rounds',
  builder: 'builder',
  producer: 'producer',
  trader: 'trader',
  councillor: 'councillor',
  keep: 'councillor',
  goldMine: 'gold-mine',
  take: 'gold-mine',
  over: '',
};

/** Page of the rules on what is decided. */
export const pageOf = ({phase}: SjView): string => PAGES[phase];
