/** What opens with a tap alone, fetched behind the first screen: the sheet of trade, and what lies over the board. */
import './opened.ts';
import './trade.ts';

export {dealing} from './deals.ts';
