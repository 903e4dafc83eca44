/** The pieces of the poster: flat planes in the tokens of the scene, each with its waterline where the waves begin. */
import {svg} from 'lit';
import type {Paint} from '../kit/palette.ts';
import {rays} from '../kit/symbols/draw.ts';

const ink = (paint: Paint): string => `var(--rs-${paint})`;

/** Sixteen rays around the sun. */
export const RAYS = svg`<path d=${rays(0, 0, 100, 16)} />`;

const star = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}q${r * 0.18} ${r * 0.82} ${r} ${r}q${-r * 0.82} ${r * 0.18} ${-r} ${r}q${-r * 0.18} ${-r * 0.82} ${-r} ${-r}q${r * 0.82} ${-r * 0.18} ${r} ${-r}`;

/** Repeated over any width of sky; the upper left is left to the words. */
export const STARS = svg`<pattern id="stars" width="360" height="260" patternUnits="userSpaceOnUse"><path d=${[
  star(30, 134, 5),
  star(90, 122, 3),
  star(52, 170, 3),
  star(118, 148, 2.2),
  star(250, 108, 3.5),
  star(232, 152, 5),
  star(226, 196, 3),
  star(334, 66, 3.5),
  star(338, 150, 5),
  star(290, 88, 2.2),
  star(190, 122, 2.2),
  star(14, 196, 2.2),
  star(266, 172, 2.2),
].join('')} /></pattern><rect width="100%" height="100%" fill="url(#stars)" />`;

/** The beam of a lamp at a point, out over the harbour to the left. */
export const lightOf = (x: number, y: number) => svg`<path d="M${x} ${y}L-1200 66V420Z" />`;

/** A palm with its foot at a point. */
const palm = (x: number, y: number, size: number) => svg`<g
  transform="translate(${x} ${y}) scale(${size})"
  fill=${ink('town')}
><path d="M-2.500 0C-1-14 0-24 4-36L8-35C4-24 3-14 3.500 0Z" /><path
  d="M6-36C-2-46-12-45-18-36C-11-39-4-39 4-34ZM6-37C2-50-7-54-16-51C-8-48-2-44 4-35ZM6-36C9-49 18-53 27-49C19-47 12-43 8-34ZM6-36C15-43 25-41 30-31C22-35 15-36 7-33ZM5-35C-3-35-8-29-9-21C-5-27 0-30 7-32ZM6-35C14-33 18-27 18-19C14-26 10-29 5-31Z"
/></g>`;

/** The old town on its quay; the last 150 units are what a phone sees. */
export const town = svg`
  <path fill=${ink('hill')} d="M-600 190V84C-300 60 -160 84 0 60C60 44 130 40 200 46C250 54 290 70 330 62C372 42 420 34 462 58C500 76 522 112 570 190Z" />
  ${palm(498, 112, 0.66)}${palm(512, 120, 0.5)}
  <path fill=${ink('town')} d="M-600 192V108H-470V96l14-12l14 12V108H-320V92H-270V108H-140V98l16-12l16 12V108H-40V104H24V90L38 77L52 90V104H64V84H92V78H98V104H108V96a16 16 0 0 1 32 0a16 16 0 0 1 32 0V104H182V78L195 66L208 78V104H222V92H226V70L232 60L238 70V92H262V84L276 74L290 84V104H300V92a18 18 0 0 1 36 0V108H352V88L371 72L390 88V66H394V62H398V66H404V62H408V66H414V62H418V66H424V84L432 76V56L436 50V46L446 22L456 46V50L460 56V84H466L480 72L494 84V108H506L518 192Z" />
  <path fill="none" stroke="var(--rs-town)" stroke-width="2" d="M446 24V13M195 68v-12M318 76V64" />
  <path fill=${ink('stripe')} d="M195 55l13 4l-13 5ZM446 12l13 4l-13 4.500ZM318 63l13 4l-13 5Z" />
  <path
    fill=${ink('lit-1')}
    d="M34 94h7v9h-7zM70 90h6v8h-6zM82 90h6v8h-6zM120 98h8v12h-8zM152 98h8v12h-8zM190 84h4v7h-4zM198 84h4v7h-4zM230 78h5v9h-5zM272 90h6v9h-6zM312 96h12v14h-12zM362 92h6v8h-6zM375 92h6v8h-6zM396 76h6v8h-6zM410 76h6v8h-6zM396 92h6v8h-6zM443 58a3 3 0 0 1 6 0v9h-6zM443 78h6v8h-6zM473 90h5v8h-5zM483 90h5v8h-5zM362 116h6v9h-6zM384 116h6v9h-6zM410 112h6v9h-6zM430 118h6v9h-6zM452 112h6v9h-6zM474 120h6v9h-6zM300 120h6v9h-6zM262 114h6v9h-6zM216 120h6v9h-6zM92 120h6v9h-6z"
  />`;

/** The lighthouse on its cape; the foot of the tower stands at 76. */
export const LIGHTHOUSE = svg`
  <path fill=${ink('town')} d="M-18 196C4 146 34 126 60 122C84 116 104 116 122 128C150 136 178 126 206 114C250 96 300 108 340 124C400 138 460 120 520 118V196Z" />
  ${palm(112, 128, 0.62)}${palm(210, 118, 0.9)}${palm(234, 114, 0.66)}
  <path fill=${ink('cloth')} d="M64 50H88L96 122H56Z" />
  <path fill=${ink('stripe')} d="M62.500 63.500H89.500L91.100 78H60.900ZM59.300 92.500H92.700L94.300 107H57.700Z" />
  <path fill=${ink('town')} d="M73 121v-9a3.500 3.500 0 0 1 7 0v9zM73.500 91v-7h5v7zM59 44H93V50H59ZM66 20H86V45H66ZM61 20C66 13 71 11 76 5C81 11 86 13 91 20Z" />
  <path fill=${ink('lamp')} d="M69.500 23.500H82.500V40H69.500Z" />
  <path stroke="var(--rs-town)" stroke-width="1.600" fill="none" d="M76 23V40M59 44V37H93V44M76 5V-1" />`;

/** The sun on the water, 120 wide. */
export const GLITTER = svg`<path d="M14 0h94v3.500h-94zM30 9h66v3.500h-66zM6 18h54v3.500h-54zM70 18h30v3.500h-30zM40 27h44v3.500h-44z" />`;

/** A boat on its waterline; the fore sail takes the colour. */
export const boat = (sail: Paint) => svg`
  <path fill=${ink('cloth')} d="M29 7C18 14 8 26 6 41H29Z" />
  <path fill=${ink(sail)} d="M34 3C48 10 58 24 58 41H34Z" />
  <path fill=${ink('town')} d="M29.500-3H33.500V44H29.500ZM0 44H64L53 62H11Z" />
  <path fill=${ink('stripe')} d="M4 49.500H60.600L58.200 53.500H6.400Z" />`;

/** A compass rose around 0, as on a chart: sixteen points, the rings, half of each long point cut out. */
export const ROSE = svg`<path d=${[
  [22.5, 62, 7],
  [45, 78, 11],
  [0, 100, 14],
]
  .flatMap(([turn, length, width]) =>
    Array.from({length: turn === 22.5 ? 8 : 4}, (_, i) => {
      const at = turn! + i * (turn === 22.5 ? 45 : 90);
      return point(at, length!, width!);
    }),
  )
  .join('')} /><circle r="46" /><circle r="52" />`;

/** One point of the rose: its right half, so that the ground makes the left one. */
function point(degrees: number, length: number, width: number): string {
  const turn = (degrees * Math.PI) / 180;
  const spot = (angle: number, r: number) =>
    `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`;
  return `M0 0L${spot(turn, length)}L${spot(turn + Math.PI / 8, width * 1.6)}Z`;
}
