import type {MoreBuilding} from '../../names.ts';
import {fillsUp} from '../later.ts';
import type {PrText} from '../types/text.ts';

export const buildings = fillsUp<PrText['buildings'], MoreBuilding>({
  'small-indigo-plant': {
    name: 'Small Indigo Plant',
    short: 'Sm. indigo',
    help: 'Makes up to 1 indigo. Needs an active indigo plantation.',
    rule: 'PR-B-SMALL-INDIGO-PLANT',
  },
  'small-sugar-mill': {
    name: 'Small Sugar Mill',
    short: 'Sm. sugar',
    help: 'Makes up to 1 sugar. Needs an active sugar plantation.',
    rule: 'PR-B-SMALL-SUGAR-MILL',
  },
  'indigo-plant': {
    name: 'Indigo Plant',
    short: 'Indigo plant',
    help: 'Makes up to 3 indigo: one for each worker here who has an active indigo plantation.',
    rule: 'PR-B-INDIGO-PLANT',
  },
  'sugar-mill': {
    name: 'Sugar Mill',
    short: 'Sugar mill',
    help: 'Makes up to 3 sugar: one for each worker here who has an active sugar plantation.',
    rule: 'PR-B-SUGAR-MILL',
  },
  'tobacco-storage': {
    name: 'Tobacco Storage',
    short: 'Tobacco',
    help: 'Makes up to 3 tobacco: one for each worker here who has an active tobacco plantation.',
    rule: 'PR-B-TOBACCO-STORAGE',
  },
  'coffee-roaster': {
    name: 'Coffee Roaster',
    short: 'Coffee',
    help: 'Makes up to 2 coffee: one for each worker here who has an active coffee plantation.',
    rule: 'PR-B-COFFEE-ROASTER',
  },
  'small-market': {
    name: 'Small Market',
    short: 'Sm. market',
    help: 'Your sale in the trading house brings 1 doubloon more.',
    rule: 'PR-B-SMALL-MARKET',
  },
  hacienda: {
    name: 'Hacienda',
    short: 'Hacienda',
    help: 'In the settler phase you may draw a face-down plantation first, then take a tile as usual.',
    rule: 'PR-B-HACIENDA',
  },
  'construction-hut': {
    name: 'Construction Hut',
    short: 'Constr. hut',
    help: 'In the settler phase you may take a quarry instead of a plantation, even without the privilege.',
    rule: 'PR-B-CONSTRUCTION-HUT',
  },
  'small-warehouse': {
    name: 'Small Warehouse',
    short: 'Sm. wareh.',
    help: 'After the captain phase you keep all goods of 1 kind, besides the 1 free barrel.',
    rule: 'PR-B-SMALL-WAREHOUSE',
  },
  hospice: {
    name: 'Hospice',
    short: 'Hospice',
    help: 'The tile you take in the settler phase comes with a worker on it. Not for the hacienda tile.',
    rule: 'PR-B-HOSPICE',
  },
  office: {
    name: 'Office',
    short: 'Office',
    help: 'You may sell a kind of good that already lies in the trading house.',
    rule: 'PR-B-OFFICE',
  },
  'large-market': {
    name: 'Large Market',
    short: 'Lg. market',
    help: 'Your sale in the trading house brings 2 doubloons more; 3 with both markets.',
    rule: 'PR-B-LARGE-MARKET',
  },
  'large-warehouse': {
    name: 'Large Warehouse',
    short: 'Lg. wareh.',
    help: 'After the captain phase you keep all goods of 2 kinds, besides the 1 free barrel.',
    rule: 'PR-B-LARGE-WAREHOUSE',
  },
  factory: {
    name: 'Factory',
    short: 'Factory',
    help: 'Producing 2, 3, 4 or 5 different kinds of goods pays you 1, 2, 3 or 5 doubloons.',
    rule: 'PR-B-FACTORY',
  },
  university: {
    name: 'University',
    short: 'University',
    help: 'A building you buy comes with one worker on it.',
    rule: 'PR-B-UNIVERSITY',
  },
  harbor: {
    name: 'Harbor',
    short: 'Harbor',
    help: 'Every loading of yours brings 1 point more.',
    rule: 'PR-B-HARBOR',
  },
  wharf: {
    name: 'Wharf',
    short: 'Wharf',
    help: 'Once per captain phase you may load all your goods of one kind on a ship of your own.',
    rule: 'PR-B-WHARF',
  },
  'guild-hall': {
    name: 'Guild Hall',
    short: 'Guild hall',
    help: 'At the end: 1 point per small and 2 points per large production building you own.',
    rule: 'PR-B-GUILD-HALL',
  },
  residence: {
    name: 'Residence',
    short: 'Residence',
    help: 'At the end: 4 points for up to 9 filled countryside spaces, 5, 6 or 7 points for 10, 11 or 12.',
    rule: 'PR-B-RESIDENCE',
  },
  fortress: {
    name: 'Fortress',
    short: 'Fortress',
    help: 'At the end: 1 point for every 3 of your workers, those in San Juan included.',
    rule: 'PR-B-FORTRESS',
  },
  'customs-house': {
    name: 'Customs House',
    short: 'Customs',
    help: 'At the end: 1 point for every 4 points you have in chips.',
    rule: 'PR-B-CUSTOMS-HOUSE',
  },
  'city-hall': {
    name: 'City Hall',
    short: 'City hall',
    help: 'At the end: 1 point for each of your utility buildings, this one included.',
    rule: 'PR-B-CITY-HALL',
  },
});
