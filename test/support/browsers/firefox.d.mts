/** The path of a Firefox that can be driven, or why there is none, in words. */
export function findFirefox(): {path: string} | {none: string};
export const firefoxPrefs: Record<string, boolean>;
