/** What keys do with the things that can be chosen, in the order of the page. */

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
