/**
 * The record as a file: its text (`record.ts`) in gzip [RFC 1952], which any system opens. Proofs of dealing are random
 * bytes written as text: packed, they take little more room than the bytes. Files that are plain text are read as well.
 */
import {BadMessage} from '../base/bad-message.ts';
import {concat} from '../base/bytes.ts';
import {RECORD_BYTES} from './record.ts';

export const PACKED_SUFFIX = '.gz';
/** First bytes of every gzip file; no text begins so. */
const MAGIC = [0x1f, 0x8b];

export const packRecord = (text: string): Promise<Uint8Array> =>
  read(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip')), Number.POSITIVE_INFINITY);

/**
 * The text in a file, packed or plain; ill-formed UTF-8 is left to the reader of the text.
 * @throws BadMessage record/too-big before more than the limit is unpacked, record/bad-json for a damaged file
 */
export async function unpackRecord(file: Blob): Promise<string> {
  if (file.size > RECORD_BYTES) throw new BadMessage('record/too-big', {limit: RECORD_BYTES});
  const start = new Uint8Array(await file.slice(0, MAGIC.length).arrayBuffer());
  if (!MAGIC.every((byte, i) => start[i] === byte)) return file.text();
  try {
    const unpacked = file.stream().pipeThrough(new DecompressionStream('gzip'));
    return new TextDecoder().decode(await read(unpacked, RECORD_BYTES));
  } catch (error) {
    if (error instanceof BadMessage) throw error;
    throw new BadMessage('record/bad-json');
  }
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
