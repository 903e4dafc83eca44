/** Reads the details of a refusal for its sentence. They may come from another device, so anything may be missing. */
import type {Fields} from '../../../engine/game.ts';
import {RESOURCES} from '../types.ts';

/** The integer in a field; 0 when there is none. */
export function amount(details: Fields, field: string): number {
  const value = details[field];
  return Number.isSafeInteger(value) ? (value as number) : 0;
}

/** The word for the id in a field; empty when the table has none. */
export function word(details: Fields, field: string, words: Readonly<Record<string, string>>): string {
  const id = details[field];
  return typeof id === 'string' && Object.hasOwn(words, id) ? words[id]! : '';
}

/** The counts by resource in a field; zeros where there are none. */
export function counts(details: Fields, field: string): number[] {
  const value = details[field];
  return RESOURCES.map((_, kind) => {
    const count: unknown = Array.isArray(value) ? value[kind] : 0;
    return Number.isSafeInteger(count) ? (count as number) : 0;
  });
}
