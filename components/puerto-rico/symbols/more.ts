/** Symbols of the expansions and the colour of their role: registers them, beside those of the base game. */
import type {Drawing} from '../../kit/symbols/draw.ts';
import {registerSymbols} from '../../kit/symbols/registry.ts';
import './index.ts';
import {MORE_BUILDINGS} from './more-buildings.ts';
import {BUCCANEER, MORE_PIECES} from './more-pieces.ts';

export const MORE_SYMBOLS: Readonly<Record<string, Drawing>> = {
  ...MORE_BUILDINGS,
  ...MORE_PIECES,
  buccaneer: BUCCANEER,
};

registerSymbols(MORE_SYMBOLS);
