/** Asks axe-core about an element as it stands on the page. For component tests, in a browser. */
import axe from 'axe-core';

/** Nodes named for each broken rule. */
const SHOWN = 5;

/**
 * Passes when axe finds nothing serious or critical in the element (shadow roots included).
 * @throws Error with one line per finding: rule, node, what to do
 */
export async function accessible(element: Element): Promise<void> {
  const {violations} = await axe.run(element, {
    resultTypes: ['violations'],
    rules: {
      region: {enabled: false},
      'landmark-one-main': {enabled: false},
      'page-has-heading-one': {enabled: false},
    },
  });
  const found = violations
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .flatMap(({id, nodes}) =>
      nodes.slice(0, SHOWN).map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    );
  if (found.length > 0) throw new Error(found.join('\n'));
}
