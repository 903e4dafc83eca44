/** The pieces of Portolano and their colours: registers them. Loaded with the board, or with a panel that shows them. */
import {registerSymbols} from '../../kit/symbols/registry.ts';
import '../palette.ts';
import {GOODS_SYMBOLS} from './goods.ts';
import {CHART_SYMBOLS, MISSION_SYMBOLS} from './marks.ts';
import {ACTION_SYMBOLS, PHASE_SYMBOLS, STERN_SYMBOLS} from './ships.ts';

registerSymbols({
  ...GOODS_SYMBOLS,
  ...ACTION_SYMBOLS,
  ...STERN_SYMBOLS,
  ...PHASE_SYMBOLS,
  ...MISSION_SYMBOLS,
  ...CHART_SYMBOLS,
});
