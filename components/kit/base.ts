/** The sheet that every component shares: reset, focus ring, hidden text, display type. */
import sheet from './base.css';
import './kept-styles.ts';

export const base = sheet;

/**
 * While `data-by` of the page is `pointer`, `--rs-ring` of the tokens takes all rings away. Where a script moves the focus
 * (a dialog closes, a question comes), browsers show a ring though nobody has touched a key: Safari, whose buttons take no
 * focus from a finger, nearly always.
 */
const {dataset} = document.documentElement;
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']);

function byPointer(): void {
  if (dataset.by !== 'pointer') dataset.by = 'pointer';
}

function byKeys({key}: KeyboardEvent): void {
  if (!MODIFIERS.has(key)) delete dataset.by;
}

addEventListener('pointerdown', byPointer, {capture: true});
addEventListener('keydown', byKeys, {capture: true});
