import type {Plugin} from 'esbuild';

export function isPolish(path: string): boolean;
export function unbroken(source: string): string;
export const unbrokenPolish: Plugin;
