import type {Plugin} from 'esbuild';
export function overlay(over: string): Plugin;
