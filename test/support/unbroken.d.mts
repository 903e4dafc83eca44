export function isPolish(path: string): boolean;
export function unbroken(source: string): string;
