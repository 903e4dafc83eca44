/** The pieces of Puerto Rico and their colours: registers them. Loaded with the board, or with a panel that shows them. */
import type {Drawing} from '../../kit/symbols/draw.ts';
import {registerSymbols} from '../../kit/symbols/registry.ts';
import '../palette.ts';
import {BUILDINGS} from './buildings.ts';
import {GOODS} from './goods.ts';
import {ROLES} from './roles.ts';

export const PUERTO_RICO_SYMBOLS: Readonly<Record<string, Drawing>> = {...GOODS, ...ROLES, ...BUILDINGS};

registerSymbols(PUERTO_RICO_SYMBOLS);
