/** The texts of Puerto Rico in the shape that all games share. */
import type {GameText, HelpChapter} from '../../../i18n/game-text.ts';
import type {Language} from '../../../i18n/language.ts';
import {makeGameText, rulesChapter, thingsChapter} from '../../../i18n/make-game-text.ts';
import {BASE_BUILDINGS, BUILDING_DATA} from '../data.ts';
import {LAND_OFFICE} from '../expansions/data.ts';
import {costLine, getsLine} from './counts.ts';
import {loadPrText} from './index.ts';
import type {PrText} from './types/text.ts';

/** @param more as for `loadPrText` */
export async function loadGameText(language: Language, more: boolean): Promise<GameText> {
  const text = await loadPrText(language, more);
  return makeGameText(text, more ? chapters(text) : []);
}

const itself = (id: string): string => id;

/** Price, points and slots of a building, and the expansion that it comes with. */
function factsOf(text: PrText, building: string): readonly string[] {
  const at = BUILDING_DATA.findIndex(data => data.building === building);
  const {cost, points, slots} = BUILDING_DATA[at]!;
  const lines = [costLine(text, text.count.doubloons(cost)), getsLine(text, points, slots)];
  if (at < BASE_BUILDINGS) return lines;
  const {newBuildings, nobles} = text.more.expansions;
  return [...lines, `${text.terms.expansion}: ${at < LAND_OFFICE ? newBuildings : nobles}`];
}

const chapters = (text: PrText): HelpChapter[] => {
  const {chapters: titles, help, roles, buildings} = text;
  return [
    rulesChapter(titles.rules, help),
    {
      id: 'roles',
      title: titles.roles,
      pages: Object.entries(roles)
        .filter(([id]) => id !== 'prospector-2')
        .map(([id, {name, action, privilege}]) => ({
          id: `role-${id}`,
          title: name,
          body: `${action} ${privilege}`,
          rules: [],
          symbol: id,
        })),
    },
    thingsChapter('buildings', titles.buildings, buildings, itself, itself, id => factsOf(text, id)),
  ];
};
