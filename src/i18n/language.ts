/** The languages of the app; the compiler names what a new one lacks. */
export const LANGUAGES = ['en', 'hu', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
