/** What building a card is worth to the viewer. */
import {BUILDINGS, type SjCardView, type SjSiteView, type SjView} from '../types.ts';
import {buildingWorth} from '../worth.ts';
import {townOf} from './town.ts';

/** What a card of the hand is worth beside a building, in hundredths; less when the game nears its end. */
const CARD = {early: 75, late: 25} as const;

/** The longest city has so many buildings when the end is near. */
const LATE = 9;

/**
 * Hundredths of a card; negative when it is better kept.
 * @param off cards that the price falls by when the viewer takes the builder, who has not been taken yet
 */
export function siteGain(view: SjView, card: SjCardView, site: SjSiteView, off = 0): number {
  const price = Math.max(0, site.price - off);
  const means = view.hand.length - 1 + site.mostGoods;
  if (price > means || (site.refusal && site.refusal.code !== 'sj/too-expensive'))
    return Number.NEGATIVE_INFINITY;
  const {city} = view.players[view.viewer!]!;
  const late = view.players.some(player => player.city.length >= LATE);
  const town = townOf(view.players[view.viewer!]!);
  const gain =
    buildingWorth(town, BUILDINGS.indexOf(card.building)) - price * (late ? CARD.late : CARD.early);
  if (site.over === null) return gain + 40;
  // Covering gives up a place of the race to twelve, besides what is covered.
  return gain - buildingWorth(town, BUILDINGS.indexOf(city[site.over]!.building)) - (late ? 0 : 100);
}
