/** What a joint dealer leaves on its own device, as bytes; each begins with its digest, so that damage is noticed. */
import {concat, equalBytes, utf8} from '../base/bytes.ts';
import {FairError} from './errors.ts';
import {H32, lp, u8, u32} from './hash.ts';
import {readFlag} from './request.ts';
import type {Head} from './state.ts';
import {decode, type Reader} from './wire.ts';

export interface Saved {
  /** What `saveState` gave. */
  readonly state: Uint8Array;
  /** The entry since which the present question stands. */
  readonly asking: Head | null;
  readonly round: number;
  /** By own seat: handle to face. */
  readonly faces: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** Own acknowledgements that may have to be said again. */
  readonly acks: ReadonlyMap<string, Uint8Array>;
}

const AT = 'snapshot';

const sealed = (body: Uint8Array): Uint8Array => concat(H32(AT, body), body);

/** @throws FairError fair/other-state */
function opened(bytes: Uint8Array): Uint8Array {
  const body = bytes.subarray(32);
  if (!equalBytes(H32(AT, body), bytes.subarray(0, 32))) throw new FairError('other-state');
  return body;
}

function pairs<K, V>(reader: Reader, field: string, read: () => readonly [K, V]): Map<K, V> {
  const count = reader.u32(field);
  if (count > reader.left) throw new FairError('bad-length', {field, length: reader.left, want: count});
  return new Map(Array.from({length: count}, read));
}

export const saveDealer = ({state, asking, round, faces, acks}: Saved): Uint8Array =>
  sealed(
    concat(
      lp(state),
      u8(asking ? 1 : 0),
      ...(asking ? [u32(asking.term), u32(asking.seq), asking.entryHash] : []),
      u32(round),
      u32(faces.size),
      ...[...faces].map(([seat, known]) =>
        concat(u32(seat), u32(known.size), ...[...known].map(([id, face]) => concat(u32(id), u32(face)))),
      ),
      u32(acks.size),
      ...[...acks].map(([name, bytes]) => concat(lp(utf8(name)), lp(bytes))),
    ),
  );

/** @throws FairError fair/other-state and those of decoders */
export const loadDealer = (bytes: Uint8Array): Saved =>
  decode(opened(bytes), reader => ({
    state: reader.lp(AT),
    asking: readFlag(reader, AT)
      ? {term: reader.u32(AT), seq: reader.u32(AT), entryHash: reader.bytes(32, 'entryHash')}
      : null,
    round: reader.u32(AT),
    faces: pairs(reader, AT, () => [
      reader.u32(AT),
      pairs(reader, AT, () => [reader.u32(AT), reader.u32(AT)]),
    ]),
    acks: pairs(reader, AT, () => [reader.text(AT), reader.lp(AT)]),
  }));

export const saveChoices = (choices: ReadonlyMap<string, Uint8Array>): Uint8Array =>
  sealed(
    concat(u32(choices.size), ...[...choices].map(([name, choice]) => concat(lp(utf8(name)), lp(choice)))),
  );

/** @throws FairError fair/other-state and those of decoders */
export const loadChoices = (bytes: Uint8Array): Map<string, Uint8Array> =>
  decode(opened(bytes), reader => pairs(reader, AT, () => [reader.text(AT), reader.lp(AT)]));
