export function layGame(id: string, into?: string): string[];
