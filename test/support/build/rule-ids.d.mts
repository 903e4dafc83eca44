/** The ids that a document cites and no rule of these games has. */
export declare function unlistedInDocument(text: string, games: readonly string[]): string[];
