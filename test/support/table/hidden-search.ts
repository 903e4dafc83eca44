/** A table of San Juan with planted faces, played for a while, and what each device could have read. */
import assert from 'node:assert/strict';
import {concat, fromBase64url, toBase64url} from '../../../src/base/bytes.ts';
import {canonicalJson} from '../../../src/base/json.ts';
import {listingOf} from '../../../src/games/index.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {foundIn, overheard, planted, plantedFace, pointOf} from './planted.ts';
import {sharedLobby} from './shared.ts';
import {type Device, TestTable} from './tables.ts';

const CARDS = 110;

/** Everything that a device keeps, showed, or could be asked for, as text and bytes. */
function keptBy(table: TestTable, i: number): (string | Uint8Array)[] {
  const {session, stored, joint, snapshot, lobby, sealed}: Device = table.devices[i]!;
  const {replay, chain, dealer} = session.ledger!;
  const others = chain.header.seats.flatMap((_, seat) =>
    session.mine.includes(seat) ? [] : [[...dealer.faces(seat)]],
  );
  return [
    ...stored,
    ...chain.texts,
    JSON.stringify([
      joint,
      lobby,
      sealed,
      session.view(),
      others,
      dealer.joint!.blames,
      dealer.joint!.status,
    ]),
    canonicalJson(replay.state),
    // What was asked names all cards of the deck once, as everybody knows them.
    JSON.stringify(replay.items.map(({payload, events}) => [payload, events])),
    ...(snapshot ? [snapshot.bytes] : []),
  ];
}

/**
 * Plays, and searches every device for each card that was neither dealt to its seat nor shown to all.
 * @param enough whether it was played long enough
 * @param middle the host's device lies in the middle, without a seat
 */
export async function searched(
  seats: number,
  enough: (table: TestTable) => boolean,
  middle = false,
): Promise<void> {
  const game = planted(await listingOf('san-juan')!.advised());
  const table = await TestTable.lobby(seats, `planted ${seats}`, 0, game);
  try {
    if (middle) await table.layDown();
    await search(table, enough);
  } finally {
    table.close();
  }
}

/** The same, where two people share a device: behind the curtain its screen shows no hand, and never two. */
export async function searchedShared(enough: (table: TestTable) => boolean): Promise<void> {
  const game = planted(await listingOf('san-juan')!.advised());
  const table = await sharedLobby('planted shared', game);
  try {
    await search(table, enough);
  } finally {
    table.close();
  }
}

/** A screen shows the hand of whoever holds the device, of nobody else there, and none behind the curtain. */
function showsOne({session}: Device): void {
  const {viewer, curtain, board} = session.view() as TableView & {board: {hand: {handle: number}[]}};
  const {hand}: {hand: number[]} = viewer === null ? {hand: []} : session.ledger!.replay.state.towns[viewer];
  assert.ok(board.hand.every(({handle}) => hand.includes(handle)));
  assert.ok(curtain === null || viewer === null);
}

async function search(table: TestTable, enough: (table: TestTable) => boolean): Promise<void> {
  const heard = overheard(table.net);
  table.act(0, {act: 'start'});
  await table.until(() => table.devices.every(({session}) => session.ledger !== null));
  const seen = table.devices.map(() => new Set<number>());
  const note = () => {
    table.devices.forEach(({session}, i) => {
      for (const seat of session.mine)
        for (const face of session.ledger!.dealer.faces(seat).values()) seen[i]!.add(face);
    });
  };
  while (!table.over() && !enough(table)) {
    await table.step('greedy');
    note();
    table.devices.forEach(showsOne);
  }
  const {gameId, entries} = table.ledger().chain;
  const shown = new Set<number>();
  for (const {kind, payload} of entries) {
    const {type, face} = payload as {type?: string; face?: number};
    if (kind === 'action' && type === 'build') shown.add(plantedFace(face!));
    const {answers = []} = payload as {answers?: readonly {opened?: readonly number[]}[]};
    for (const {opened = []} of answers) for (const each of opened) shown.add(each);
  }
  const of = {gameId: fromBase64url(gameId)!, deck: 'cards'};
  for (const [i, {session}] of table.devices.entries()) {
    assert.equal(seen[i]!.size > 3, session.mine.length > 0, 'who sits has held cards');
    const cards = Array.from({length: CARDS}, (_, v) => v).filter(
      v => !seen[i]!.has(plantedFace(v)) && !shown.has(plantedFace(v)),
    );
    // In a long game with many shuffles a seat may come to see nearly every card.
    assert.ok(cards.length > 0, 'something of the deck is hidden from it');
    const everything = [...keptBy(table, i), ...heard.get(session.key)!];
    assert.deepEqual(foundIn(everything, {...of, cards}), [], `device ${i} has cards that it may not know`);
    // And would be found, as a number and as a point in the middle of other bytes.
    const [leak] = cards as [number];
    const bytes = concat(Uint8Array.of(1, 2), pointOf(of, plantedFace(leak)), Uint8Array.of(3));
    for (const thing of [`{"face":${plantedFace(leak)}}`, bytes, `{"bytes":"${toBase64url(bytes)}"}`])
      assert.deepEqual(foundIn([thing], {...of, cards}), [leak]);
  }
}
