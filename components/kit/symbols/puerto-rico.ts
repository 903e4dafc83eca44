/** The pieces of Puerto Rico. Import it with the board, so that the start page stays light. */
import {BUILDINGS} from './buildings.ts';
import type {Drawing} from './draw.ts';
import {GOODS} from './goods.ts';
import {registerSymbols} from './registry.ts';
import {ROLES} from './roles.ts';

export const PUERTO_RICO_SYMBOLS: Readonly<Record<string, Drawing>> = {...GOODS, ...ROLES, ...BUILDINGS};

registerSymbols(PUERTO_RICO_SYMBOLS);
