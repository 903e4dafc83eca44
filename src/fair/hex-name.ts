/** Bytes as a key of maps. */
import {bytesToHex} from '@noble/hashes/utils.js';

/** @param bytes of a hash, a request's name, a point: lower case, two digits each */
export const hexName = (bytes: Uint8Array): string => bytesToHex(bytes);
