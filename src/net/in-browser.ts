/**
 * In the place of `lib0/environment` (`esbuild.config.mjs`), which finds out where it runs and looks for switches of its
 * developers on a command line and in the browser's store. This build runs in browsers, and has no switches.
 */
export const isNode = false;
export const isBrowser = true;
export const getVariable = (): null => null;
