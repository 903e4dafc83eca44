/** Which bots there are, the weakest first: apart from their play, for whoever only names them. */
export const BOTS = ['random', 'easy', 'greedy', 'strong'] as const;
export type BotKind = (typeof BOTS)[number];
