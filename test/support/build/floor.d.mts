export const FLOOR: Readonly<Record<'chrome' | 'edge' | 'firefox' | 'ios' | 'safari', string>>;
export const AT_FLOOR: string;
export const SYNTAX: {target: string[]; supported: Record<string, boolean>};
