/**
 * The record as a file: its text (`record.ts`) in gzip [RFC 1952], which any system opens. Proofs of dealing are random
 * bytes written as text: packed, they take little more room than the bytes. Files that are plain text are read as well.
 */
import {BadMessage} from '../base/bad-message.ts';
import {concat} from '../base/bytes.ts';
import {RECORD_BYTES} from './record.ts';

export const PACKED_SUFFIX = '.gz';
/** First bytes of every gzip file; no text begins so. */
const GZIP = [0x1f, 0x8b];
/** Of a zip archive, as systems make of what is sent on. */
const ZIP = [0x50, 0x4b];
/** Servers and mailers pack again what is packed. */
const MOST_LAYERS = 3;

export const packRecord = (text: string): Promise<Uint8Array> =>
  read(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip')), Number.POSITIVE_INFINITY);

/**
 * The text in a file: packed, more than once perhaps, or plain, in the UTF that an editor has saved it in. Ill-formed text is
 * left to its reader.
 * @throws BadMessage record/too-big before more than the limit is unpacked; record/zip, record/web-page: something else
 *   under its name; record/bad-json for a damaged file
 */
export async function unpackRecord(file: Blob): Promise<string> {
  if (file.size > RECORD_BYTES) throw new BadMessage('record/too-big', {limit: RECORD_BYTES});
  let bytes: Uint8Array = new Uint8Array(await file.arrayBuffer());
  for (let layer = 0; layer < MOST_LAYERS && begins(bytes, GZIP); layer++) bytes = await unzipped(bytes);
  if (begins(bytes, GZIP)) throw new BadMessage('record/bad-json');
  if (begins(bytes, ZIP)) throw new BadMessage('record/zip');
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (/^\s*</.test(text)) throw new BadMessage('record/web-page');
  return text;
}

const begins = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, i) => bytes[i] === byte);

/** @throws BadMessage record/too-big, record/bad-json */
async function unzipped(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new DecompressionStream('gzip'));
    return await read(stream, RECORD_BYTES);
  } catch (error) {
    if (error instanceof BadMessage) throw error;
    throw new BadMessage('record/bad-json');
  }
}

/** By the mark at its beginning, else by the first letter, which is an ASCII one. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return 'utf-8';
}

/** All bytes of a stream; stops at the first chunk beyond the limit. */
async function read(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  for (let length = 0; ; ) {
    const {done, value} = await reader.read();
    if (done) return concat(...chunks);
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new BadMessage('record/too-big', {limit});
    }
    chunks.push(value);
  }
}
