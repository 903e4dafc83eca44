import type {Plugin} from 'esbuild';

export const sheets: Plugin;
