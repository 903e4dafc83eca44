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

const SPACE = {
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '24px',
  'space-6': '32px',
  touch: '44px',
  primary: '52px',
  'radius-tile': '7px',
  'radius-card': '10px',
  'radius-button': '12px',
  'radius-panel': '14px',
  'radius-island': '18px',
  'radius-island-wide': '24px',
  'radius-island-phone': '26px',
  'stroke-edge': '1.6px',
  'stroke-rule': '1.5px',
  'stroke-choice': '3px',
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
:root{${declare({...TYPE, ...SPACE})};${times(1)}}
${themed(day, night).join('')}
.deep{${quay}}
:root[data-by=pointer]{--rs-ring:#0000}
@media (min-width:1180px){:root{--rs-size-question:${px(29)};--rs-size-row:${px(18)}}}
:root[data-motion=slow]{${times(1.3)}}
@media (prefers-reduced-motion:reduce){${still}{${times(0)}}}
:root[data-motion=off]{${times(0)}}
`);

/**
 * For shadow roots that hold a quay: class `deep` swaps in the night fills and the quay's text colours. While its host is
 * `settling`, pointers do not reach what stands there (`components/table/late-taps.ts`).
 */
export const deep: CSSResult = unsafeCSS(`.deep{${quay}}:host([settling]) .deep{pointer-events:none}`);

/** Installs the tokens on a document, once. */
export function installTokens(target: Document = document): void {
  const sheet = tokens.styleSheet;
  if (sheet && !target.adoptedStyleSheets.includes(sheet)) target.adoptedStyleSheets.push(sheet);
}
