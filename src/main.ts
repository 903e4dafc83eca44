/** Starts the app. */
export {};
