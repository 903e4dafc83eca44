/** Ways to falsify a record, each with what the check must say: for the record's own tests and the command line's. */

import type {AnyGame} from '../../../src/engine/game.ts';
import {sealHeader} from '../../../src/log/chain.ts';
import {
  DEALT_BYTES,
  decodeEntry,
  type Entry,
  hashEntry,
  sealEntry,
  signProposal,
  type UnsignedEntry,
} from '../../../src/log/entry.ts';
import type {Header} from '../../../src/log/header.ts';
import type {Signer} from '../../../src/log/sign.ts';
import {encodeRecord, type GameRecord} from '../../../src/saves/record.ts';
import {type TestTable, testSigner} from './log-kit.ts';

export interface Forgery {
  readonly what: string;
  /** The text of the falsified file. */
  readonly text: string;
  readonly code: string;
  /** The entry that must be named; null when the file itself is wrong. */
  readonly n: number | null;
}

type Change = (entry: Entry, draft: UnsignedEntry) => Partial<UnsignedEntry>;

const draftOf = ({n, term, prev, kind, payload, seat, basis, authorSignature}: Entry): UnsignedEntry => ({
  n,
  term,
  prev,
  kind,
  payload,
  seat,
  basis,
  authorSignature,
});

/** Changes entry `n` and signs it and all that follow anew as host: what a cheating host could do. */
async function resealed(
  texts: readonly string[],
  n: number,
  change: Change,
  host: Signer,
): Promise<string[]> {
  const out = texts.slice(0, n);
  for (let at = n; at < texts.length; at++) {
    const entry = decodeEntry(texts[at]!);
    const prev = at === 0 ? entry.prev : hashEntry(out[at - 1]!);
    const draft = {...draftOf(entry), prev};
    out.push(await sealEntry(at === n ? {...draft, ...change(entry, draft)} : draft, host));
  }
  return out;
}

const holed = ({type, ...fields}: {readonly type: string}) => ({
  ...Object.fromEntries(Object.keys(fields).map(field => [field, {hole: 'nonsense'}])),
  type,
});

/**
 * @param table a finished game of persons, seat 0 the host
 * @param illegal an action that the game refuses, with fields beside its type, and the code it gives
 */
export async function forgeries(
  {chain, replay, signers, header}: TestTable,
  illegal: {readonly payload: {readonly type: string}; readonly code: string},
): Promise<readonly Forgery[]> {
  const {texts, entries} = chain;
  const host = signers[0]!;
  const last = texts.length - 1;
  const record: GameRecord = {entries: texts, result: replay.result!, digest: replay.digest};
  const good = encodeRecord(record);
  /** An action in the middle that does not follow one of the same seat, and the next one of that seat. */
  const at = entries.findIndex(
    ({n, kind, seat}) => kind === 'action' && n > last / 2 && entries[n - 1]!.seat !== seat,
  );
  const mine = entries[at]!;
  const again = entries.find(({n, seat}) => n > at && seat === mine.seat)!.n;
  const first = entries.findIndex(({kind}) => kind === 'action');
  const draw = entries.findLast(({kind}) => kind === 'answer')!.n;

  const file = (entries: readonly string[]) => encodeRecord({...record, entries});
  const replaced = (n: number, text: string) => file(texts.map((old, i) => (i === n ? text : old)));
  const edited = (n: number, from: string | RegExp, to: string) => replaced(n, texts[n]!.replace(from, to));
  const rehosted = async (n: number, change: Change, by = host) => file(await resealed(texts, n, change, by));
  const row = (what: string, text: string, code: string, n: number | null): Forgery => ({
    what,
    text,
    code,
    n,
  });

  /** The action at `at`, changed and signed by its own author and by the host: only the rules can refuse it. */
  const willingly = async (payload: {readonly type: string}) => {
    const {seat, basis} = mine as {seat: number; basis: number};
    const proposal = {
      gameId: chain.gameId,
      basis,
      basisHash: chain.hashes[basis]!,
      kind: 'action',
      seat,
      payload,
    } as const;
    const authorSignature = await signProposal(proposal, signers[seat]!);
    return rehosted(at, () => ({payload, authorSignature}));
  };

  const renamed: Header = {...header, seats: header.seats.map(seat => ({...seat, name: 'Somebody'}))};
  const stranger = await testSigner(77);

  return [
    row('one letter of an action', edited(at, '"type":"', '"type":"x'), 'log/bad-host-signature', at),
    row(
      'an action, re-signed by the host',
      await rehosted(at, () => ({payload: {type: 'other'}})),
      'log/bad-author-signature',
      at,
    ),
    row(
      'an action, re-signed by a stranger',
      await rehosted(at, () => ({}), stranger),
      'log/bad-host-signature',
      at,
    ),
    row(
      'two entries swapped',
      file(texts.map((text, i) => (i === at ? texts[at + 1]! : i === at + 1 ? texts[at]! : text))),
      'log/not-next',
      at,
    ),
    row('an entry left out', file(texts.filter((_, i) => i !== at)), 'log/not-next', at),
    row('an entry doubled', file([...texts.slice(0, at + 1), ...texts.slice(at)]), 'log/not-next', at + 1),
    row(
      'a link to another entry',
      edited(at, /"p":"[^"]*"/, `"p":"${chain.hashes[at]}"`),
      'log/broken-link',
      at,
    ),
    row(
      'another basis, re-signed by the host',
      await rehosted(at, entry => ({basis: entry.basis! - 1})),
      'log/bad-author-signature',
      at,
    ),
    row('a basis to come', await rehosted(at, () => ({basis: at + 3})), 'log/bad-basis', at),
    row(
      'an old proposal once more',
      await rehosted(again, () => ({
        payload: mine.payload,
        basis: mine.basis,
        authorSignature: mine.authorSignature,
      })),
      'log/replayed',
      again,
    ),
    row(
      'an action in the name of a neighbour',
      await rehosted(at, entry => ({seat: (entry.seat! + 1) % header.seats.length})),
      'log/bad-author-signature',
      at,
    ),
    row(
      'a person without signature',
      await rehosted(at, () => ({authorSignature: null})),
      'log/unsigned',
      at,
    ),
    row('a seat that does not exist', await rehosted(at, () => ({seat: 7})), 'log/no-such-seat', at),
    row('a later term', await rehosted(at, () => ({term: 1})), 'log/other-term', at),
    row('an illegal action, correctly signed', await willingly(illegal.payload), illegal.code, at),
    row(
      'an action the game does not know, correctly signed',
      await willingly({type: 'cheat'}),
      'engine/bad-action',
      at,
    ),
    row(
      'an action with holes of a kind that nobody knows, correctly signed',
      await willingly(holed(illegal.payload)),
      'engine/bad-action',
      at,
    ),
    row(
      'a draw out of range',
      await rehosted(draw, () => ({payload: {drawn: [[99]]}})),
      'engine/bad-answer',
      draw,
    ),
    row(
      'a draw that nobody asked for',
      await rehosted(at, () => ({
        kind: 'answer',
        payload: {drawn: [[1]]},
        seat: null,
        basis: null,
        authorSignature: null,
      })),
      'engine/no-ask',
      at,
    ),
    row('another name in the header', edited(0, 'Seat 1', 'Seat X'), 'log/bad-host-signature', 0),
    row(
      'another name in the header, re-signed by the host',
      await rehosted(0, () => ({payload: renamed})),
      'log/bad-author-signature',
      first,
    ),
    row(
      'rules of another number',
      file([await sealHeader({...header, rules: 99}, host)]),
      'engine/other-rules',
      0,
    ),
    row(
      'an option that does not exist',
      file([await sealHeader({...header, options: {x: true}}, host)]),
      'engine/bad-options',
      0,
    ),
    row(
      'a game that nobody knows',
      file([await sealHeader({...header, game: 'chess'}, host)]),
      'record/unknown-game',
      0,
    ),
    row('an unknown kind', edited(at, '"k":"action"', '"k":"gossip"'), 'log/unknown-kind', at),
    row('a field twice', edited(at, `{"n":${at}`, `{"n":0,"n":${at}`), 'log/not-canonical', at),
    row(
      'an entry over its size',
      edited(at, '"a":{', `"a":{"x":"${'x'.repeat(DEALT_BYTES)}",`),
      'log/too-large',
      at,
    ),
    row('an entry that is no JSON', replaced(at, '{'), 'log/not-json', at),
    row('no header', file(texts.slice(1)), 'log/no-header', 0),
    row(
      'another result',
      encodeRecord({...record, result: {...replay.result!, decidedBy: 'tieBreak'}}),
      'record/other-result',
      last,
    ),
    row('a result before the end', file(texts.slice(0, at)), 'record/other-result', at - 1),
    row('another digest', encodeRecord({...record, digest: chain.hashes[0]!}), 'record/other-digest', last),
    row('half a file', good.slice(0, good.length / 2), 'record/bad-json', null),
    row('an empty file', '', 'record/bad-json', null),
    row('a file of something else', '{"name": "package"}', 'record/other-format', null),
    row(
      'another version of the file',
      good.replace('"version": 1', '"version": 2'),
      'record/other-version',
      null,
    ),
    row('no entries', encodeRecord({entries: []}), 'record/malformed', null),
    row(
      'an unknown field of the file',
      good.replace('"version": 1', '"version": 1, "x": 1'),
      'record/malformed',
      null,
    ),
    row('more entries than any game has', file(new Array(6002).fill('x')), 'record/too-big', null),
    row('a huge file', `${good}${' '.repeat(9 << 20)}`, 'record/too-big', null),
  ];
}

export const loadOnly = (game: AnyGame) => async (id: string) => (id === game.id ? game : null);
