import {html, svg} from 'lit';
import {FLAGS, LIGHTS, PENNANTS, TOWNS} from './tile.ts';

/** As far as the widest sheet: what lies beside the picture is drawn, too. */
const WAVES = 'q12 -7 24 0t24 0'.repeat(25);

/** A town of the chart from its roads, with a lighthouse: the head of a visit. */
export const panorama = (tile: number) => {
  const of = tile % TOWNS.length;
  return html`<svg class="panorama" viewBox="0 0 360 68" preserveAspectRatio="xMidYMax" aria-hidden="true">
    ${svg`<circle class="sun" cx="176" cy="62" r="40"/>
      <path class="hill" d="M-300 68Q-180 20 -90 40Q-30 54 0 34Q30 22 70 34Q110 44 150 68Z"/>
      <g transform="translate(4 12) scale(1.250)"><path class="mast" d=${FLAGS[of]!}/><path class="streamer" d=${PENNANTS[of]!}/>
      <path class="roofs" d=${TOWNS[of]!}/><path class="lights" d=${LIGHTS[of]!}/></g>
      <g transform="translate(-56 0)"><path class="roofs" d="M262 68Q280 48 312 48Q352 46 460 68Z"/>
      <path class="tower" d="M306 16H320L324 50H302Z"/><path class="stripes" d="M305 24H321L322 32H304ZM303 40H323L324 48H302.500Z"/>
      <path class="lamp" d="M307 7H319V16H307Z"/><path class="roofs" d="M304 8L313 0L322 8ZM303 15H323V18H303Z"/></g>
      <path class="wave2" d=${`M-404 56${WAVES}V70H-404Z`}/><path class="wave1" d=${`M-416 62${WAVES}V70H-416Z`}/>`}
  </svg>`;
};
