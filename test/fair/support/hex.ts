/** Bytes and scalars as the vector files spell them. */
export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
export const unhex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'));
/** 32 equal bytes: the secrets and names of the vectors. */
export const fill = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
