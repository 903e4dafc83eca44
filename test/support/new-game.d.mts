export function layGame(id: string, into?: string): string[];
/** @param list source of the list of games */
export function listed(list: string, name: string, id: string): string;
