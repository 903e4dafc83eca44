/** Texts that are cut or leave what they stand on. */
import {outwards} from '../../../components/kit/deep-focus.ts';

/** Half a letter of rounding. */
export const SLACK = 1.5;

function* texts(root: ParentNode, leftOut: string): Generator<Text> {
  for (const child of root.childNodes) {
    if (child instanceof Text && child.data.trim()) yield child;
    if (!(child instanceof Element) || child.matches(`style, svg, .hidden-text, ${leftOut}`)) continue;
    if (child.shadowRoot) yield* texts(child.shadowRoot, leftOut);
    yield* texts(child, leftOut);
  }
}

/** What a text stands on: the nearest ground of its own around it; null for what scrolls away. */
function ground(text: Text): Element | null {
  for (const element of outwards(text.parentElement)) {
    const {backgroundColor, borderTopStyle, overflowY} = getComputedStyle(element);
    if (overflowY === 'auto') return null;
    if (element.clientWidth > 0 && (backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopStyle !== 'none'))
      return element;
  }
  return null;
}

/**
 * Every text that is cut, or that leaves its card.
 * @param leftOut selector of what is cut on purpose
 */
export function clipped(root: ParentNode, leftOut: string): string[] {
  const found: string[] = [];
  for (const text of texts(root, leftOut)) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const said = text.data.trim();
    const own = text.parentElement!;
    if (own.clientWidth > 0 && own.scrollWidth > own.clientWidth + SLACK)
      found.push(`${own.localName}.${own.className} cuts "${said}"`);
    const card = ground(text);
    if (!card) continue;
    const edge = card.getBoundingClientRect();
    if (box.right > edge.right + SLACK || box.left < edge.left - SLACK)
      found.push(`"${said}" leaves ${card.localName}.${card.className} sideways`);
    else if (box.bottom > edge.bottom + SLACK || box.top < edge.top - SLACK)
      found.push(`"${said}" leaves ${card.localName}.${card.className}`);
  }
  return found;
}

/** The house's own letters: their width is what is tested. */
export async function loadFont(): Promise<void> {
  const file = '/node_modules/@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2';
  const font = new FontFace('Gabarito', `url(${file})`, {weight: '400 900'});
  document.fonts.add(await font.load());
}
