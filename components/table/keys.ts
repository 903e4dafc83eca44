/** Keys of the table: digits choose, Enter confirms, Esc clears, `?` explains, `u` takes back. */

export type Command =
  | {readonly key: 'choose'; readonly n: number}
  | {readonly key: 'confirm' | 'clear' | 'help' | 'takeBack'};

/** What a key means, or null. Single-letter keys only while they are switched on (WCAG 2.1.4). */
export function commandOf(event: KeyboardEvent, shortcuts: boolean, focused: Element | null): Command | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (focused?.matches('input:not([type=radio], [type=checkbox]), textarea, select')) return null;
  const pressable = focused?.matches('button, a, [role=menuitem], summary') ?? false;
  if (event.key === 'Enter') return pressable ? null : {key: 'confirm'};
  if (event.key === 'Escape') return {key: 'clear'};
  if (!shortcuts) return null;
  if (/^[1-9]$/.test(event.key)) return {key: 'choose', n: Number(event.key)};
  if (event.key === '?') return {key: 'help'};
  if (event.key === 'u') return {key: 'takeBack'};
  return null;
}
