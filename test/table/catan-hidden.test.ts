/**
 * No device of a table of Catan ever holds what would open another seat's card. Kinds of cards repeat, so nothing can be
 * looked for by its number; but a card can be read by whoever has its owner's share of it, which each owner makes here, on
 * its own device, for every hidden card it ever holds: development cards and whatever thefts have concealed.
 */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fromBase64url} from '../../src/base/bytes.ts';
import {canonicalJson} from '../../src/base/json.ts';
import {decodeAction} from '../../src/fair/action.ts';
import {encodePoint} from '../../src/fair/group.ts';
import {decodeShare} from '../../src/fair/share.ts';
import type {CatState} from '../../src/games/catan/state.ts';
import {decodedIn, overheard} from '../support/table/planted.ts';
import {quickCatan} from '../support/table/quick-catan.ts';
import {TestTable} from '../support/table/tables.ts';

const SEVEN = [3, 4] as const;
const ELEVEN = [5, 6] as const;
const game = quickCatan({
  deck: [
    'knight',
    'monopoly',
    'knight',
    'victory-point',
    'year-of-plenty',
    'victory-point',
    'knight',
    'road-building',
  ],
  hands: [
    [2, 3, 3, 2, 3],
    [2, 3, 3, 2, 3],
    [2, 3, 3, 2, 3],
  ],
  goal: 10,
  first: 1,
  dice: [SEVEN, SEVEN, ELEVEN, SEVEN, SEVEN, ELEVEN],
});
const TURNS = 5;

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

test('no key to another seat’s card is in what a device says, hears, stores or keeps', async t => {
  const table = await TestTable.lobby(3, 'catan hidden', 0, game);
  t.after(() => table.close());
  const heard = overheard(table.net);
  table.act(0, {act: 'start'});
  await table.until(() => table.devices.every(({session}) => session.ledger !== null));
  // The table plays Catan.
  const state = () => table.ledger().replay.state as CatState;

  /** Shares of hidden cards, by seat and handle. */
  const secrets = new Map<string, {readonly seat: number; readonly handle: number; readonly share: string}>();
  const note = async () => {
    for (const [seat, {cards, hidden}] of state().players.entries())
      for (const handle of [...cards, ...hidden]) {
        const name = `${seat} ${handle}`;
        if (secrets.has(name) || !table.ledger(seat).dealer.faces(seat).has(handle)) continue;
        const proof = await table.ledger(seat).dealer.joint!.attach(seat, [handle]);
        const [opening] = decodeAction(fromBase64url(proof)!).attachments;
        const [point] = decodeShare(opening!.message).D;
        secrets.set(name, {seat, handle, share: latin1(encodePoint(point!))});
      }
  };
  /** Handles that their owners had to open: cards played and paid, thrown away, handed over. */
  const opened = () => {
    const handles = new Set<number>();
    for (const {kind, payload, asks} of table.ledger().replay.items) {
      const action = kind === 'action' ? game.parse(payload) : null;
      for (const {handle} of action ? game.openings!(action) : []) handles.add(handle);
      const {answers = []} = payload as {answers?: readonly {readonly opened?: readonly (number | null)[]}[]};
      for (const [i, ask] of asks.entries())
        if (ask.kind === 'exclude' || ask.kind === 'reveal')
          for (const [at, handle] of ask.handles.entries())
            if (answers[i]?.opened?.[at] != null) handles.add(handle);
    }
    return handles;
  };
  const sorted = () => {
    const handles = opened();
    const cards = [...secrets.values()];
    return {
      hidden: cards.filter(({handle}) => !handles.has(handle)),
      shown: cards.filter(({handle}) => handles.has(handle)),
    };
  };
  /** Chance decides what is bought and stolen: the game goes on until there is something of both kinds to look for. */
  const enough = () => {
    const {hidden, shown} = sorted();
    return state().turn >= TURNS && hidden.length > 0 && shown.length > 0;
  };
  while (!table.over() && !enough()) {
    await table.step('greedy');
    await note();
  }
  const {hidden, shown} = sorted();
  assert.ok(hidden.length > 0, 'some card stayed hidden');
  assert.ok(shown.length > 0, 'some card was shown');

  for (const [i, {session, stored, joint, snapshot, lobby, sealed}] of table.devices.entries()) {
    const {replay, chain, dealer} = session.ledger!;
    const foreign = table.devices.flatMap((_, seat) => (seat === i ? [] : [...dealer.faces(seat)]));
    assert.deepEqual(foreign, [], 'faces of the own seat only');
    const texts = [
      ...stored,
      ...chain.texts,
      ...heard.get(session.key)!,
      JSON.stringify([joint, lobby, sealed, session.view(), dealer.joint!.blames]),
      canonicalJson(replay.state),
    ];
    const kept = [...texts.flatMap(decodedIn), ...(snapshot ? [latin1(snapshot.bytes)] : [])].join('|');
    for (const {seat, handle, share} of hidden)
      assert.equal(
        seat !== i && kept.includes(share),
        false,
        `device ${i} can open card ${handle} of seat ${seat}`,
      );
    // What was shown is found, so what is hidden would be.
    for (const {seat, handle, share} of shown)
      assert.ok(seat === i || kept.includes(share), `device ${i} was shown card ${handle} of seat ${seat}`);
    for (const [other, {joint: theirs}] of table.devices.entries())
      assert.equal(
        other !== i && texts.some(text => text.includes(theirs!.secret)),
        false,
        'the secret of another',
      );
  }
});
