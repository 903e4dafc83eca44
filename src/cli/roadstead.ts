/** The command line. */
export {};
