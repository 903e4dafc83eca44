/** The sheet that every component shares: reset, focus ring, hidden text, display type. */

import {adoptStyles, LitElement, type ReactiveElement} from 'lit';
import sheet from './base.css';

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

/**
 * Keeps the style sheets of all elements in use. WebKit looks anew at the `@media` rules of a list of sheets only where
 * somebody wears it while the window changes its size. Whatever was shown, went, and comes back after a phone was turned
 * would still be laid out for the way in which it was held before. So of each kind of element one that shows nothing stays.
 */
const wardrobe = document.createElement('div');
wardrobe.hidden = true;
document.documentElement.append(wardrobe);

const kept = new Set<unknown>();

LitElement.addInitializer(({constructor: kind}: ReactiveElement) => {
  if (kept.has(kind)) return;
  kept.add(kind);
  const hanger = document.createElement('div');
  adoptStyles(hanger.attachShadow({mode: 'open'}), (kind as typeof LitElement).elementStyles);
  wardrobe.append(hanger);
});
