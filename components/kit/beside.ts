/**
 * What lies beside the page: scripts of threads, the licences. In the app of one file all of it is packed inside, and has
 * addresses of its own (`test/support/build/one-file.mjs`).
 */
declare global {
  /** Addresses by name, in the app of one file; each script is whole, and no module. */
  var roadsteadInside: Readonly<Record<string, string>> | undefined;
}

/** @param name relative to the page, wherever the script lies that asks */
export const beside = (name: string): string =>
  globalThis.roadsteadInside?.[name] ?? new URL(name, document.baseURI).href;

/** The app of one file: no server knows it, and nothing can be installed from it. */
export const isOneFile = (): boolean => globalThis.roadsteadInside !== undefined;

/** From a disk, Chromium opens no modules in threads. */
export const openThread = (name: string): Worker =>
  new Worker(beside(name), {type: isOneFile() ? 'classic' : 'module'});
