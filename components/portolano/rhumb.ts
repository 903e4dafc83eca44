/** Rhumb lines of a portolan chart: sixteen roses on a hidden circle, each joined with every other, as a mask. */
const NODES = 16;
const SIDE = 400;

function lines(): string {
  const at = (i: number): string => {
    const turn = (2 * Math.PI * (i + 0.5)) / NODES;
    return `${Math.round(SIDE / 2 + 186 * Math.cos(turn))} ${Math.round(SIDE / 2 + 186 * Math.sin(turn))}`;
  };
  let path = '';
  for (let one = 0; one < NODES; one++)
    for (let other = one + 1; other < NODES; other++) path += `M${at(one)}L${at(other)}`;
  return path;
}

/** A `mask-image` that covers the whole chart; each tile shows its part of it. */
export const RHUMB = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${SIDE} ${SIDE}'><path fill='none' stroke='#000' stroke-width='.7' d='${lines()}'/></svg>`,
)}")`;
