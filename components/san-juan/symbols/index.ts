/** The pieces of San Juan and their colours: registers them. Loaded with the board, or with a panel that shows them. */
import type {Drawing} from '../../kit/symbols/draw.ts';
import {registerSymbols} from '../../kit/symbols/registry.ts';
import '../palette.ts';
import {CITY} from './buildings.ts';
import {PIECES} from './goods.ts';
import {MARKS} from './roles.ts';

export const SAN_JUAN_SYMBOLS: Readonly<Record<string, Drawing>> = {...PIECES, ...MARKS, ...CITY};

registerSymbols(SAN_JUAN_SYMBOLS);
