/** The oldest browsers that open the app: the bundler, the page, a test and the README hold to it. */

/** By the bundler's names of browsers. */
export const FLOOR = {chrome: '111', edge: '111', firefox: '121', ios: '16.4', safari: '16.4'};

/** What each browser below the floor lacks some of, and none above it. */
export const AT_FLOOR =
  "document.adoptedStyleSheets&&CSS.supports('selector(:has(a))')&&CSS.supports('color','color-mix(in srgb,red,red)')";

/** For the bundler: the syntax of the floor. */
export const SYNTAX = {
  target: Object.entries(FLOOR).map(([browser, version]) => browser + version),
  // Safari before 27 gives the second importer of a module that waits unset bindings.
  supported: {'top-level-await': false},
};
