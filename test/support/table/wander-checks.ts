/** What has to hold of a table whatever has happened at it: of its log, and of what its screens say while it stands. */
import assert from 'node:assert/strict';
import {fromBase64url, toBase64url} from '../../../src/base/bytes.ts';
import type {AnyGame, Seat} from '../../../src/engine/game.ts';
import {Replay} from '../../../src/engine/replay.ts';
import {loadDealer} from '../../../src/fair/dealer-store.ts';
import {hexName} from '../../../src/fair/hex-name.ts';
import {Auditor, stateDigest} from '../../../src/fair/index.ts';
import {loadState} from '../../../src/fair/snapshot.ts';
import type {FairView, Pending, Redraw} from '../../../src/fair/state.ts';
import {Chain} from '../../../src/log/chain.ts';
import type {Entry} from '../../../src/log/entry.ts';
import {verifyStrict} from '../../../src/log/strict-ed25519.ts';
import {ChainReader} from '../../../src/table/playing/joint/audit.ts';
import type {Snapshot} from '../../../src/table/playing/joint/port.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';

/** Dice and joint shuffles that wait, by name: what is given up is drawn again. */
const drawsOf = (state: FairView): Map<string, Pending> =>
  new Map(
    [...state.pending].filter(
      ([, {request}]) => request.kind === 'beacon' || (request.kind === 'shuffle' && request.by.length > 1),
    ),
  );

/** The seat that an entry takes from its device; null where it takes none. */
function letsGo({kind, payload, seat}: Entry): Seat | null {
  if (kind === 'dealt' && payload.step === 'drop') return fromBase64url(payload.bytes)![0]!;
  if (kind !== 'table') return null;
  return payload.type === 'seatKey' ? payload.seat : payload.type === 'leave' ? seat : null;
}

/**
 * The whole log as a stranger reads it: every draw has one value under one name, or for each name that was given up a trace
 * that says by which entry, and whose part was missing.
 * @param snapshots of devices: the state that each has kept has to be the log's
 * @returns what was given up, oldest first
 */
export function readAgain(
  texts: readonly string[],
  game: AnyGame,
  snapshots: readonly Snapshot[],
): readonly Redraw[] {
  const chain = Chain.link(texts);
  const replay = new Replay(game, chain.header);
  const reader = new ChainReader(chain, replay);
  const auditor = new Auditor('', reader);
  const {state} = auditor;
  reader.known = handle => state.handles.get(handle).value ?? undefined;
  /** Names under which the engine's draws were asked for, by how many it had got before; and those given up. */
  const names = new Map<number, Set<string>>();
  const givenUp = new Map<number, number>();
  const answered = new Set<string>();
  let draws = 0;
  for (const entry of chain.entries.slice(1)) {
    const {n, text} = entry;
    const before = drawsOf(state);
    const claims = auditor.next(text);
    const after = drawsOf(state);
    const now = claims.answered.map(({rid}) => hexName(rid));
    for (const name of now) {
      assert.ok(!answered.has(name), `entry ${n}: a draw has two values`);
      answered.add(name);
    }
    for (const [name, {request}] of before) {
      if (after.has(name) || now.includes(name)) continue;
      const traces = state.redraws.filter(({rid}) => hexName(rid) === name);
      const trace = {seq: n, kind: request.kind, seat: letsGo(entry)};
      assert.deepEqual(
        traces.map(({seq, kind, seat}) => ({seq, kind, seat})),
        [trace],
        `entry ${n}: a draw is given up, and no trace tells so`,
      );
      givenUp.set(draws, (givenUp.get(draws) ?? 0) + 1);
    }
    draws += now.length;
    for (const name of after.keys()) names.set(draws, (names.get(draws) ?? new Set()).add(name));
    for (const {bytes} of snapshots.filter(kept => kept.n === n)) {
      const table = state.table;
      const kept = loadState(table, verifyStrict, loadDealer(bytes).state);
      assert.equal(hash(kept), hash(state), `entry ${n}: a device has kept another state`);
    }
  }
  for (const [at, tried] of names)
    assert.equal(
      tried.size,
      1 + (givenUp.get(at) ?? 0),
      `draw ${at} was made more often than its traces tell`,
    );
  return state.redraws;
}

const hash = (state: Parameters<typeof stateDigest>[0]): string => toBase64url(stateDigest(state));

/** What a screen may say at a table at which nobody has done anything wrong but the one who lies. */
const INNOCENT = [
  ...['table/host-away', 'table/host-silent', 'table/electing', 'table/minority'],
  'table/nearly-full',
];

/** Nobody honest is convicted or accused, and nothing of what the host has sealed is refused. */
export function judged({fairness, trouble}: TableView, liar: Seat): void {
  const {blames, strikes, firstBad, differ} = fairness;
  assert.deepEqual(
    blames.filter(({seat}) => seat !== liar),
    [],
    'somebody honest is convicted',
  );
  assert.deepEqual(
    strikes.filter(({seat}) => seat !== liar && seat !== null),
    [],
    'somebody honest is accused',
  );
  assert.equal(firstBad, null, 'an entry of the host was refused');
  assert.deepEqual(differ, []);
  assert.ok(!trouble || INNOCENT.includes(trouble.code), JSON.stringify(trouble));
}

/**
 * What a screen says of a table that stands although nothing is under way.
 * @param excused seats whose devices are away or lie: nobody else has anything to say
 */
export function wordOf(view: TableView, excused: readonly Seat[]): string {
  const {dealing, standIn, trouble, toAct, result, seats} = view;
  if (result) return 'over';
  if (trouble) return trouble.code;
  if (standIn.asked) return 'asked';
  if (standIn.again !== null) return 'again';
  if (dealing) {
    const wrong = dealing.seats.filter(seat => !excused.includes(seat));
    assert.ok(dealing.seats.length > 0, `waits for nobody: ${JSON.stringify(dealing)}`);
    assert.deepEqual(wrong, [], `waits for who has nothing to say: ${JSON.stringify(dealing)}`);
    return `dealing ${dealing.kind}`;
  }
  const acting = toAct.filter(seat => seats[seat]!.standIn === null && seats[seat]!.kind === 'person');
  assert.ok(acting.length > 0, `stands without a word: ${JSON.stringify({toAct, seats})}`);
  assert.ok(
    acting.some(seat => excused.includes(seat)),
    `${acting} could act and cannot`,
  );
  return 'to act';
}
