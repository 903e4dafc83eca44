/** Which bots there are: apart from their play, for whoever only names them. */
export const BOTS = ['random', 'greedy'] as const;
export type BotKind = (typeof BOTS)[number];
