/**
 * Keys of the table: digits choose, the arrows up and down go from one choice to the next, Enter confirms, Esc clears, `?`
 * explains, `u` takes back. Letters and the other arrows press what bears them in its `data-key`. Where nothing bears the
 * arrows left and right, they go from choice to choice as well. A board with a map takes arrows before all this (`go`).
 */

export type Command =
  | {readonly key: 'choose'; readonly n: number}
  | {readonly key: 'step'; readonly by: 1 | -1}
  | {readonly key: 'press'; readonly name: string}
  | {readonly key: 'confirm' | 'clear' | 'help' | 'takeBack'};

/** What a key means, or null. Single-letter keys only while they are switched on (WCAG 2.1.4). */
export function commandOf(event: KeyboardEvent, shortcuts: boolean, focused: Element | null): Command | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (focused?.matches('input:not([type=radio], [type=checkbox]), textarea, select')) return null;
  const pressable = focused?.matches('button, a, [role=menuitem], summary') ?? false;
  if (event.key === 'Enter') return pressable ? null : {key: 'confirm'};
  if (event.key === 'Escape') return {key: 'clear'};
  if (event.key === 'ArrowDown') return {key: 'step', by: 1};
  if (event.key === 'ArrowUp') return {key: 'step', by: -1};
  if (/^Arrow(Left|Right)$/.test(event.key)) return {key: 'press', name: event.key};
  if (!shortcuts) return null;
  if (/^[1-9]$/.test(event.key)) return {key: 'choose', n: Number(event.key)};
  if (event.key === '?') return {key: 'help'};
  if (event.key === 'u') return {key: 'takeBack'};
  if (/^[a-z]$/.test(event.key)) return {key: 'press', name: event.key};
  return null;
}

/** Presses it, and leaves the focus there. */
export function pressChoice(choice: HTMLElement | undefined): HTMLElement | null {
  choice?.focus();
  choice?.click();
  return choice ?? null;
}

/** Enter on what is selected confirms; it must not press it once more, which would take a toggle back. */
export const isSelected = (focused: Element | null): boolean =>
  focused?.matches('[data-choice][aria-pressed=true]') ?? false;

/**
 * The choice after (or before) the one that has the focus, else that is selected; round at the ends. It only takes the
 * focus: some choices are sent by one tap, others are toggles.
 */
export function stepChoice(choices: readonly HTMLElement[], focused: Element | null, by: 1 | -1): void {
  const on = choices.findIndex(choice => choice === focused || choice.shadowRoot?.activeElement === focused);
  const at = on >= 0 ? on : choices.findIndex(choice => choice.getAttribute('aria-pressed') === 'true');
  const next = at < 0 ? (by > 0 ? 0 : -1) : (at + by) % choices.length;
  choices.at(next)?.focus();
}
