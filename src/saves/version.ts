/** What is stored bears a version; a value of another one is refused and left as it is. */

/** Of a device's key and settings. */
export const VERSION = 1;
/** Of saved tables. */
export const TABLE_VERSION = 2;
