/** The bytes of the table's own log (docs/protocol.md): header, hashes, signatures of authors, of those who agree, of the host. */
import {fromBase64url, toBase64url} from '../../../src/base/bytes.ts';
import {Chain, sealHeader} from '../../../src/log/chain.ts';
import {type Consent, signConsent} from '../../../src/log/entry.ts';
import type {Header} from '../../../src/log/header.ts';
import {createSigner} from '../../../src/log/sign.ts';
import {fill, hex} from './hex.ts';

interface Written {
  readonly kind: 'action' | 'fair' | 'dealt' | 'table';
  /** Null for what nobody authors. */
  readonly seat: number | null;
  readonly payload: object;
  /** Of a move: who agree, whose signatures belong into the payload. */
  readonly consents?: readonly number[];
}

const seed = (seat: number, moves = 0) => fill(0x10 + 0x40 * moves + seat);
const keyOf = async (seat: number, moves = 0) => (await createSigner(seed(seat, moves))).publicKey;
const nonce = (seat: number) => toBase64url(fill(seat + 1).subarray(0, 16));

async function header(format: 1 | 2): Promise<Header> {
  const person = async (seat: number, name: string) =>
    ({name, shape: 'disc', kind: 'person', key: await keyOf(seat), bot: null, nonce: nonce(seat)}) as const;
  return {
    ...{format, game: 'puerto-rico', rules: 1, options: {edition: '2020'}, mode: 'joint', backup: false},
    seats: [
      await person(0, 'Zsófia'),
      await person(1, 'Łucja'),
      await person(2, 'Ann "B" \u{1f6a2}'),
      {name: 'Marina', shape: 'disc', kind: 'bot', key: await keyOf(3), bot: 'greedy', nonce: nonce(3)},
    ],
    hosts: [0, 1, 2],
  };
}

/** Each on the entry before. */
const written = async (format: 1 | 2): Promise<Written[]> => [
  {kind: 'fair', seat: 1, payload: {step: 'keys', bytes: 'AQID'}},
  {kind: 'fair', seat: 3, payload: {step: 'keys', bytes: 'AwID'}},
  {kind: 'dealt', seat: null, payload: {step: 'opening', bytes: 'AAEC', answers: [{drawn: [[0, 3]]}]}},
  {kind: 'action', seat: 2, payload: {type: 'takeRole', role: 'mayor', shows: 'AAAA'}},
  {kind: 'action', seat: 3, payload: {type: 'pass'}},
  {
    ...{kind: 'table', seat: 0},
    payload: {type: 'seatKey', seat: 2, key: await keyOf(2, 1), nonce: nonce(12)},
    ...(format === 1 ? {} : {consents: [0, 1]}),
  },
  {kind: 'action', seat: 2, payload: {type: 'pass'}},
  ...(format === 1
    ? []
    : ([
        {
          kind: 'table',
          seat: 2,
          payload: {type: 'seatKey', seat: 2, key: await keyOf(2, 2), nonce: nonce(22)},
          consents: [],
        },
      ] as const)),
];

/** A log, byte for byte, out of seeds and what is said. */
export const log = () => Promise.all(([1, 2] as const).map(logOf));

async function logOf(format: 1 | 2) {
  const first = await header(format);
  const host = await createSigner(seed(0));
  const chain = new Chain(await sealHeader(first, host));
  const said = await written(format);
  let moves = 0;
  for (const {kind, seat, payload, consents} of said) {
    const signer = (of: number) => createSigner(seed(of, of === 2 ? moves : 0));
    const full = consents ? {...payload, consents: await agreed(chain, payload, consents, signer)} : payload;
    const isPerson = seat !== null && first.seats[seat]!.kind === 'person';
    const signature = isPerson ? await chain.sign(kind as 'table', seat, full, await signer(seat)) : null;
    chain.link(await chain.seal({kind, payload: full, ...(seat === null ? {} : {seat, signature})}, host));
    if ((payload as {type?: string}).type === 'seatKey') moves++;
  }
  for (const entry of chain.entries) await chain.checkSignatures(entry);
  return {
    name: `format ${format}`,
    in: {
      header: first,
      // By seat, and those of seat 2 once more for each of its moves.
      seeds: [0, 1, 2, 3].map(seat => hex(seed(seat))),
      moved: [1, 2].slice(0, moves).map(n => hex(seed(2, n))),
      entries: said,
    },
    out: {
      gameId: hex(fromBase64url(chain.gameId)!),
      texts: chain.texts,
      hashes: chain.hashes.map(hash => hex(fromBase64url(hash)!)),
    },
  };
}

async function agreed(
  chain: Chain,
  payload: object,
  consents: readonly number[],
  signer: (seat: number) => ReturnType<typeof createSigner>,
): Promise<Consent[]> {
  const {n, hash} = chain.head;
  const {seat, key, nonce} = payload as {seat: number; key: string; nonce: string};
  return Promise.all(
    consents.map(async by => [
      by,
      await signConsent({gameId: chain.gameId, n, hash, seat, key, nonce}, await signer(by)),
    ]),
  );
}
