/** Asks axe-core about an element as it stands on the page. For component tests, in a browser. */
import axe from 'axe-core';

/** Nodes named for each broken rule. */
const SHOWN = 5;

/** What axe never calls serious, whatever it finds: it need not be looked for. */
const NEVER_SERIOUS = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
] as const;

/** Rules that look at more than they can find anything in. */
const NARROWER: Readonly<Record<string, string>> = {
  'autocomplete-valid': '[autocomplete]',
  'avoid-inline-spacing': '[style*="important"]',
};

/** The rules with what they look at, of which the types say nothing. */
const {rules: RULES} = (
  axe as unknown as {
    readonly _audit: {readonly rules: readonly {readonly id: string; readonly selector: string}[]};
  }
)._audit;

/** The shadow roots below, and those inside of them. */
const shadows = (root: ParentNode): ShadowRoot[] =>
  [...root.querySelectorAll('*')].flatMap(({shadowRoot}) =>
    shadowRoot ? [shadowRoot, ...shadows(shadowRoot)] : [],
  );

/** Rules of things of which there are none here: the browser looks through a whole table sooner than axe does. */
function idle(element: Element): string[] {
  const own = element.shadowRoot ? [element.shadowRoot, ...shadows(element.shadowRoot)] : [];
  const roots = [element, ...own, ...shadows(element)];
  const idleRules = RULES.filter(({id, selector}) => {
    const things = NARROWER[id] ?? selector;
    return !element.matches(things) && !roots.some(root => root.querySelector(things));
  });
  return idleRules.map(({id}) => id);
}

/**
 * Passes when axe finds nothing serious or critical in the element (shadow roots included).
 * @throws Error with one line per finding: rule, node, what to do
 */
export async function accessible(element: Element): Promise<void> {
  // What is still fading in is too pale for a moment, and nobody has to read it by then.
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  const {violations} = await axe.run(element, {
    resultTypes: ['violations'],
    rules: Object.fromEntries([...NEVER_SERIOUS, ...idle(element)].map(id => [id, {enabled: false}])),
  });
  const found = violations
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .flatMap(({id, nodes}) =>
      nodes.slice(0, SHOWN).map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    );
  if (found.length > 0) throw new Error(found.join('\n'));
}
