/**
 * Keeps the style sheets of all elements in use. WebKit looks anew at the `@media` rules of a list of sheets only where somebody
 * wears it while the window changes its size: whatever was shown, went, and comes back after a phone was turned would still be
 * laid out for the way in which it was held before. So of each kind of element one that shows nothing stays.
 */
import {adoptStyles, LitElement, type ReactiveElement} from 'lit';

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
