/** How often each sum of two dice came, against what chance expects (dashed). */

import {svg, type TemplateResult} from 'lit';
import {sum} from '../../src/base/sum.ts';
import {waysOf} from '../../src/games/catan/data.ts';

const WIDTH = 24;
const FLOOR = 112;
const TALL = 88;
/** Bars of a short game do not fill the picture. */
const LEAST = 4;

/** How often chance brings each sum, 2 to 12, among so many rolls. */
export const due = (rolls: readonly number[]): readonly number[] =>
  rolls.map((_, i) => (sum(rolls) * waysOf(i + 2)) / 36);

/**
 * @param rolls counts of the sums 2 to 12
 * @param last the sum that is lit; null for none
 * @param parts of each bar, from the floor up: how many rolls, and how they are painted; left out, a bar is one
 */
export function rollChart(
  rolls: readonly number[],
  last: number | null,
  parts: (at: number) => readonly {readonly count: number; readonly paint: string}[] = at => [
    {count: rolls[at]!, paint: 'var(--rs-cat-bar)'},
  ],
): TemplateResult {
  const expected = due(rolls);
  const most = Math.max(LEAST, ...rolls, ...expected);
  const height = (n: number) => (n / most) * TALL;
  const steps = expected
    .map((n, i) => `${i === 0 ? 'M' : 'L'}${i * WIDTH} ${FLOOR - height(n)}h${WIDTH}`)
    .join('');
  const bar = (at: number) => {
    let below = 0;
    return parts(at).map(({count, paint}) => {
      below += count;
      return svg`<rect class="bar ${at + 2 === last ? 'last' : ''}" style="--_paint:${paint}" x=${at * WIDTH + 3} y=${FLOOR - height(below)} width=${WIDTH - 6} height=${height(count)} rx="2"/>`;
    });
  };
  return svg`<svg viewBox="0 0 ${WIDTH * rolls.length} 130" aria-hidden="true">
    ${rolls.map(
      (_, i) => svg`${bar(i)}
        <text class="sum ${i + 2 === last ? 'now' : ''}" x=${(i + 0.5) * WIDTH} y="127">${i + 2}</text>`,
    )}
    <path class="floor" d="M0 ${FLOOR}H${WIDTH * rolls.length}" />
    <path class="expected" d=${steps} />
    ${rolls.map((n, i) => (n > 0 ? svg`<text class="count" x=${(i + 0.5) * WIDTH} y=${FLOOR - 5 - height(n)}>${n}</text>` : ''))}
  </svg>`;
}
