/** The path of a Chromium. @throws Error when none can be found or installed. */
export function findChromium(): string;
export function chromiumArgs(): string[];
