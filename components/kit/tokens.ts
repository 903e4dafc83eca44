/**
 * Design tokens: every colour, space, radius, size and duration of the look, as custom properties `--rs-…`.
 * The only place where numbers of looks stand; `palette.ts` holds the colours.
 *
 * Theme: `data-theme="light" | "dark"` on the root or on any element; without it (or with `auto`) the device decides.
 * Motion: `data-motion="off" | "slow" | "normal"` on the root; without it the device decides.
 */
import {type CSSResult, unsafeCSS} from 'lit';
import {DAY, DEEP, NIGHT, type Palette} from './palette.ts';

/** Custom properties out of names and values. */
export const declare = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--rs-${name}:${value}`)
    .join(';');

const px = (size: number): string => `${size / 16}rem`;

/** Sizes in rem: they grow with the text size of the device. */
const TYPE = {
  display: "'Gabarito',system-ui,sans-serif",
  text: 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  'size-wordmark': px(46),
  'size-code': px(32),
  'size-question': px(24),
  'size-name': px(22),
  'size-key': px(20),
  'size-row': px(17),
  'size-number': px(16),
  // Whatever the device's own size of text is.
  'size-input': 'max(16px,1rem)',
  'size-label': px(15),
  'size-body': px(14),
  'size-caption': px(13),
  'leading-display': '1.1',
  'leading-text': '1.3',
};

/**
 * Kinds of text: weight, size, leading, family. What is set a little otherwise takes the nearest kind and says the
 * difference beside it. `font: var(--rs-font-…)` reckons with the sizes of the page; where a part of it has sizes of its
 * own, `font-size` has to follow.
 */
const FONTS = {
  title: '800 question 1.1 display',
  heading: '800 row 1.2 display',
  row: '700 row 1.1 display',
  key: '700 key 1 display',
  count: '800 key 1 display',
  name: '700 number 1.15 display',
  figure: '800 number 1 display',
  label: '700 label 1.1 display',
  body: '700 body 1.1 display',
  caption: '700 caption 1.15 display',
  'body-medium': '600 body 1.15 display',
  'caption-medium': '600 caption 1.1 display',
  'body-light': '500 body 1.2 display',
  prose: '400 body 1.2 text',
  'prose-caption': '400 caption 1.2 text',
};
const fonts = Object.fromEntries(
  Object.entries(FONTS).map(([name, kind]) => {
    const [weight, size, leading, family] = kind.split(' ');
    return [`font-${name}`, `${weight} var(--rs-size-${size})/${leading} var(--rs-${family})`];
  }),
);

/** Steps of gaps, paddings, margins and insets, by their px: `--rs-space-8`. */
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 32];
const spaces = Object.fromEntries(STEPS.map(step => [`space-${step}`, `${step}px`]));

const SIZES = {
  // What fingers hit.
  'touch-least': '24px',
  touch: '44px',
  'touch-wide': '48px',
  primary: '52px',
  'radius-small': '6px',
  'radius-tile': '7px',
  'radius-slot': '9px',
  'radius-card': '10px',
  'radius-button': '12px',
  'radius-panel': '14px',
  'radius-island': '18px',
  'radius-island-wide': '24px',
  'radius-island-phone': '26px',
  'radius-pill': '99px',
  'stroke-rule': '1.5px',
  'stroke-edge': '1.6px',
  'stroke-line': '2px',
  'stroke-choice': '3px',
  'icon-tiny': '14px',
  'icon-small': '18px',
  icon: '22px',
  'icon-large': '26px',
  'shore-ring': '5px',
};

/** Milliseconds of each motion at normal speed. */
const TIMES = {move: 240, light: 120, leave: 180, bay: 40, sail: 300, fade: 150};

const times = (factor: number): string =>
  declare(
    Object.fromEntries(
      Object.entries(TIMES).map(([name, ms]) => [`time-${name}`, `${Math.round(ms * factor)}ms`]),
    ),
  );

/** `--rs-night` is 0 or 1, for what only one half of the day has (stars, rays). */
const scheme = (name: string, {ink2}: Palette): string =>
  // Firefox's own bar is white in either scheme of some desktops.
  `color-scheme:${name};scrollbar-color:${ink2} #0000`;
const day = `${scheme('light', DAY)};--rs-night:0;${declare(DAY)}`;
const night = `${scheme('dark', NIGHT)};--rs-night:1;${declare(NIGHT)}`;
const quay = `${declare(DEEP)};scrollbar-color:${NIGHT.ink2} #0000`;
const still = ':root:not([data-motion=normal],[data-motion=slow])';

/** The rules that give the page, or a part of it, one set of declarations by day and another by night. */
export const themed = (byDay: string, byNight: string): readonly string[] => [
  `:root,[data-theme=light]{${byDay}}`,
  `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${byNight}}}`,
  `[data-theme=dark]{${byNight}}`,
];

/** The document's sheet; installed by `installTokens`. */
export const tokens: CSSResult = unsafeCSS(`
:root{${declare({...TYPE, ...fonts, ...spaces, ...SIZES})};${times(1)}}
${themed(day, night).join('')}
.deep{${quay}}
:root[data-by=pointer]{--rs-ring:#0000}
@media (min-width:1180px){:root{--rs-size-question:${px(29)};--rs-size-row:${px(18)}}}
:root[data-motion=slow]{${times(1.3)}}
@media (prefers-reduced-motion:reduce){${still}{${times(0)}}}
:root[data-motion=off]{${times(0)}}
`);

/** For shadow roots that hold a quay: class `deep` swaps in the night fills and the quay's text colours. */
export const deep: CSSResult = unsafeCSS(`.deep{${quay}}`);

/** Installs the tokens on a document, once. */
export function installTokens(target: Document = document): void {
  const sheet = tokens.styleSheet;
  if (sheet && !target.adoptedStyleSheets.includes(sheet)) target.adoptedStyleSheets.push(sheet);
}
