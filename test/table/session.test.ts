import assert from 'node:assert/strict';
import {test} from 'node:test';
import {sampleAny} from '../../src/engine/choice.ts';
import {hashEntry, signProposal} from '../../src/log/entry.ts';
import {createSigner} from '../../src/log/sign.ts';
import {EVERY} from '../support/in-turn.ts';
import {TestTable} from '../support/table/tables.ts';

for (const seats of EVERY ? [2, 3, 4, 5] : [4]) {
  test(`${seats} devices play a whole game; the digests agree after every entry`, async () => {
    const table = await TestTable.started(seats, `whole-${seats}`);
    const digests = new Map<number, string>();
    const note = () => {
      for (const {session} of table.devices) {
        const {head, replay} = session.ledger!;
        assert.equal(digests.get(head) ?? replay.digest, replay.digest, `entry ${head}`);
        digests.set(head, replay.digest);
      }
    };
    while (!table.over()) {
      note();
      await table.step();
    }
    await table.until(() => new Set(table.devices.map(({session}) => session.ledger!.head)).size === 1);
    note();
    for (const {session, stored} of table.devices) {
      assert.equal(session.ledger!.firstBad, null);
      assert.deepEqual(stored, session.ledger!.chain.texts, 'every entry is on disk');
    }
    table.close();
  });
}

test('bots fill the places that nobody took', async () => {
  const table = await TestTable.started(4, 'bots', 2);
  while (!table.over()) await table.step();
  assert.equal(table.view(1).result?.scores.length, 4);
  table.close();
});

test('a guest that was away finds its seat and the same state', async () => {
  const table = await TestTable.started(3, 'guest-away');
  for (let i = 0; i < 6; i++) await table.step();
  const [, guest] = table.devices;
  guest!.session.close();
  // The others go on until it is the guest's turn.
  const rest = [0, 2];
  for (;;) {
    const [toAct] = table.ledger().replay.toAct;
    if (toAct === 1) break;
    await table.until(() => rest.some(i => table.view(i).choices.length > 0 && !table.view(i).sending));
    const actor = rest.find(i => table.view(i).choices.length > 0)!;
    const {head} = table.ledger();
    table.act(actor, {act: 'move', action: sampleAny(table.view(actor).choices, table.rng)});
    await table.until(() => rest.every(i => table.ledger(i).head > head));
  }
  assert.equal(table.view(0).seats[1]!.link, 'away');
  await table.open(1);
  await table.until(() => guest!.session.ledger!.head === table.ledger().head);
  assert.deepEqual(
    table.view(1).seats.map(seat => seat.mine),
    [false, true, false],
  );
  assert.equal(guest!.session.ledger!.replay.digest, table.ledger().replay.digest);
  await table.step();
  table.close();
});

test('of two the host that reloads goes on where it was; a move it had lost comes back from the guest', async () => {
  const table = await TestTable.started(2, 'host-away');
  for (let i = 0; i < 8; i++) await table.step();
  const [host] = table.devices;
  const {head} = host!.session.ledger!;
  host!.session.close();
  host!.stored.pop(); // what the disk had not kept
  await table.until(() => table.view(1).trouble?.code === 'table/host-away');
  await table.open(0);
  await table.until(() => host!.session.ledger!.head >= head);
  for (let i = 0; i < 8; i++) await table.step();
  assert.equal(table.view(1).trouble, null);
  table.close();
});

test('the host that goes hands the table over; back, it is a guest, and has again what its disk had lost', async () => {
  const table = await TestTable.started(3, 'hands over');
  for (let i = 0; i < 8; i++) await table.step();
  const [host] = table.devices;
  const {head} = host!.session.ledger!;
  host!.session.close();
  host!.stored.pop(); // what the disk had not kept
  await table.until(() => [1, 2].every(i => table.view(i).seats[1]!.host && table.view(i).trouble === null));
  await table.open(0);
  await table.until(() => host!.session.ledger!.head > head);
  for (let i = 0; i < 8; i++) await table.step();
  for (const i of table.devices.keys()) {
    assert.equal(table.view(i).trouble, null);
    assert.deepEqual(
      table.view(i).seats.map(seat => seat.host),
      [false, true, false],
    );
    assert.equal(table.ledger(i).chain.leads.length, 1);
  }
  table.close();
});

test('an illegal move comes back with its reason and changes nothing', async () => {
  const table = await TestTable.started(3, 'illegal');
  await table.until(() => table.actor() !== null);
  const i = table.actor()!;
  const {digest} = table.ledger(i).replay;
  table.act(i, {act: 'move', action: {type: 'sell', good: 'corn'} as {type: string}});
  await table.until(() => table.view(i).refusal !== null);
  assert.match(table.view(i).refusal!.code, /^pr\//);
  assert.equal(table.view(i).sending, null);
  assert.equal(table.ledger(i).replay.digest, digest);
  table.close();
});

test('a move that is refused again is seen to be asked again: the old refusal goes before the new one comes', async () => {
  const table = await TestTable.started(2, 'refused-again');
  await table.until(() => table.actor() !== null);
  const i = table.actor()!;
  const move = {act: 'move', action: {type: 'sell', good: 'corn'}} as const;
  table.act(i, move);
  await table.until(() => table.view(i).refusal !== null);
  const shown: (string | null)[] = [];
  const again = table.until(() => {
    shown.push(table.view(i).refusal?.code ?? null);
    return shown.includes(null) && shown.at(-1) !== null;
  });
  table.act(i, move);
  await again;
  assert.equal(shown[0], shown.at(-1));
  table.close();
});

test('moves of a modified client are refused: another seat, a foreign key, said twice', async () => {
  const table = await TestTable.started(3, 'modified');
  await table.quiet();
  // Who has said something is told of it, and nobody of what another has made up in her name.
  const told = new Set<string>();
  table.net.instead = (_from, to, message) => {
    const {m, code} = message as {m: string; code: string};
    if (m === 'verdict' && to !== 'cheat') told.add(code);
    return [message];
  };
  const actor = table.actor()!;
  const cheat = actor === 1 ? 2 : 1;
  const {chain, replay} = table.ledger(cheat);
  const role = {type: 'takeRole', role: 'settler'};
  const signer = await createSigner(table.devices[cheat]!.seed);
  const {n: basis} = chain.head;
  const codes: string[] = [];
  const room = table.net.join('cheat');
  room.listen({
    peers: () => undefined,
    entries: () => undefined,
    trouble: () => undefined,
    knock: () => undefined,
    strike: () => undefined,
    sentAway: () => undefined,
    renewed: () => undefined,
    answered: () => undefined,
    leaving: () => undefined,
    message: (_, message) => {
      const {m, code} = message as {m: string; code: string};
      if (m === 'verdict') codes.push(code);
    },
  });
  const host = table.devices[0]!.session.key;
  const say = (message: object) => room.send(host, message);
  const signature = await chain.sign('action', actor, role, signer);
  say({m: 'propose', kind: 'action', seat: actor, basis, payload: role, signature});
  say({
    m: 'propose',
    kind: 'action',
    seat: cheat,
    basis,
    payload: role,
    signature: await chain.sign('action', cheat, role, signer),
  });
  say({m: 'propose', kind: 'action', seat: 4, basis, payload: role, signature});
  say({m: 'propose', kind: 'action', seat: actor, basis: basis + 5, payload: role, signature});
  say({m: 'propose', kind: 'action', seat: actor, basis, payload: {type: 'x'.repeat(9000)}, signature});
  say({m: 'propose', nonsense: true});
  say({m: 'have', entries: ['nonsense', '{"n":1}', 'x'.repeat(60_000)]});
  const before = replay.digest;
  // The host’s own device is told nothing over the net.
  const moved = () => chain.entries.findLast(entry => entry.kind === 'action' && entry.seat !== 0);
  do await table.step();
  while (!moved());
  // What was taken once is ignored when it is said again; another move on the same old basis is refused.
  const good = moved()!;
  if (good.kind === 'action') {
    const {seat, basis: old, payload, authorSignature} = good;
    say({m: 'propose', kind: 'action', seat, basis: old, payload, signature: authorSignature!});
    const other = {type: 'pass'};
    const author = await createSigner(table.devices[seat]!.seed);
    const {gameId, hashes} = chain;
    const proposal = {
      gameId,
      basis: old,
      basisHash: hashes[old]!,
      kind: 'action',
      seat,
      payload: other,
    } as const;
    say({
      m: 'propose',
      kind: 'action',
      seat,
      basis: old,
      payload: other,
      signature: await signProposal(proposal, author),
    });
  }
  for (let i = 0; i < 4; i++) await table.step();
  await table.net.idle();
  await table.quiet();
  assert.notEqual(before, replay.digest, 'the table goes on');
  assert.deepEqual(
    new Set(codes),
    new Set(['log/bad-author-signature', 'log/no-such-seat', 'log/bad-basis']),
  );
  assert.deepEqual(told, new Set(['pr/not-your-turn', 'log/replayed']));
  for (const {session} of table.devices)
    assert.equal(session.ledger!.chain.entries.length, chain.entries.length);
  table.close();
});

test('an entry that the host did not sign, or that its rules forbid, is named and never folded', async () => {
  const table = await TestTable.started(2, 'bad-host');
  for (let i = 0; i < 3; i++) await table.step();
  await table.quiet();
  const guest = table.ledger(1);
  const {head} = guest;
  const host = await createSigner(table.devices[0]!.seed);
  const payload = {step: 'opening', bytes: 'AAAA', answers: [{drawn: [[0]]}]};
  const answer = await guest.chain.seal({kind: 'dealt', payload}, host);
  await guest.offer([answer]);
  assert.equal(guest.head, head);
  assert.deepEqual(guest.firstBad, {n: head + 1, problem: {code: 'engine/bad-answer', details: {}}});
  table.close();
});

test('two entries with one number, both by the host, are told as a fork; the own log stays', async () => {
  const table = await TestTable.started(2, 'fork');
  for (let i = 0; i < 3; i++) await table.step();
  await table.quiet();
  const guest = table.ledger(1);
  const host = await createSigner(table.devices[0]!.seed);
  const {texts} = guest.chain;
  const last = guest.chain.entries.at(-1)!;
  const {Chain} = await import('../../src/log/chain.ts');
  const fork = await Chain.link(texts.slice(0, -1)).seal({kind: 'answer', payload: {drawn: [[1]]}}, host);
  await guest.offer([fork]);
  await table.until(() => guest.firstBad !== null);
  assert.equal(guest.firstBad!.problem.code, 'table/fork');
  assert.equal(guest.firstBad!.n, last.n);
  assert.equal(hashEntry(guest.chain.texts.at(-1)!), hashEntry(texts.at(-1)!));
  table.close();
});

test('a take-back that nobody else is touched by takes effect at once; others have to agree', async () => {
  const table = await TestTable.started(2, 'take-back', 0);
  const free = () =>
    table.devices.findIndex((_, i) => table.view(i).takeBack.to !== null && table.view(i).takeBack.free);
  while (free() < 0) await table.step();
  const i = free();
  const {to} = table.view(i).takeBack;
  const wanted = table.ledger(i).replay.stateAt(to!);
  table.act(i, {act: 'takeBack', to: to!});
  await table.until(() => table.devices.every(({session}) => session.ledger!.replay.undone.size > 0));
  for (const {session} of table.devices) assert.deepEqual(session.ledger!.replay.state, wanted);
  table.close();
});

test('refusals of the net are told with who caused them and how often, and change nothing else', async () => {
  const table = await TestTable.started(2, 'strikes');
  await table.quiet();
  const [host, guest] = table.devices.map(({session}) => session);
  const {head, replay} = host!.ledger!;
  const {events} = table.net.room(host!.key)!;
  const from = (key: string) => ({id: key, key, host: false, link: 'live', name: ''}) as const;
  for (const key of [guest!.key, guest!.key, 'somebody']) events!.strike(from(key), 'net/deletes');
  events!.strike(from(guest!.key), 'net/too-many');
  const problem = (code: string) => ({code, details: {}});
  assert.deepEqual(table.view(0).fairness.strikes, [
    {seat: 1, problem: problem('net/deletes'), times: 2},
    {seat: null, problem: problem('net/deletes'), times: 1},
    {seat: 1, problem: problem('net/too-many'), times: 1},
  ]);
  for (let i = 0; i < 1000; i++) events!.strike(from(`key ${i}`), 'net/too-many');
  assert.equal(table.view(0).fairness.strikes.length, 50);
  assert.deepEqual(table.view(1).fairness.strikes, []);
  assert.deepEqual([host!.ledger!.head, host!.ledger!.replay.digest], [head, replay.digest]);
  table.close();
});

test('while a take-back waits, every device knows whose answer is missing', async () => {
  const table = await TestTable.started(3, 'take-back-asked', 0);
  const asking = () =>
    table.devices.findIndex((_, i) => {
      const {to, free} = table.view(i).takeBack;
      return to !== null && !free;
    });
  while (asking() < 0) await table.step();
  const i = asking();
  table.act(i, {act: 'takeBack', to: table.view(i).takeBack.to!});
  await table.until(() => table.devices.every((_, at) => table.view(at).takeBack.asked !== null));
  const {waiting} = table.view(i).takeBack.asked!;
  assert.ok(waiting.length > 0 && !waiting.includes(i));
  for (const at of table.devices.keys()) {
    const asked = table.view(at).takeBack.asked!;
    assert.deepEqual([asked.by, asked.waiting], [i, waiting]);
    assert.equal(asked.mayAnswer, waiting.includes(at));
  }
  table.act(waiting[0]!, {act: 'answerTakeBack', yes: true});
  await table.until(() => !table.view(i).takeBack.asked?.waiting.includes(waiting[0]!));
  table.close();
});

test('a guest whose disk is full says so, blames no entry, and catches up when there is room', async () => {
  const table = await TestTable.started(2, 'full disk');
  await table.quiet();
  const guest = table.devices[1]!;
  guest.full = true;
  const {head} = guest.session.ledger!;
  const actor = table.actor()!;
  table.act(actor, {act: 'move', action: sampleAny(table.view(actor).choices, table.rng)});
  await table.until(() => table.view(1).trouble?.code === 'saves/full');
  assert.equal(table.view(1).fairness.firstBad, null);
  assert.equal(guest.session.ledger!.head, head);
  guest.full = false;
  await table.until(() => guest.session.ledger!.head > head && table.view(1).trouble === null);
  assert.equal(guest.session.ledger!.replay.digest, table.ledger().replay.digest);
  table.close();
});

test('a host whose disk is full cannot start, says why, and can when there is room', async () => {
  const table = await TestTable.lobby(2, 'full at the start');
  const host = table.devices[0]!;
  host.full = true;
  table.act(0, {act: 'start'});
  let told = '';
  await table.until(() => {
    const view = host.session.view();
    told = view.screen === 'lobby' ? (view.trouble?.code ?? '') : '';
    return told !== '';
  });
  assert.equal(told, 'saves/full');
  host.full = false;
  table.act(0, {act: 'start'});
  await table.until(() => table.devices.every(({session}) => session.ledger !== null));
  table.close();
});

test('a host whose disk is full at a draw says so, and draws by itself when there is room', async () => {
  const table = await TestTable.started(2, 'full at a draw');
  await table.quiet();
  const [host] = table.devices;
  // Until the move after which the game asks for a draw.
  const draws = () => table.ledger().chain.entries.filter(({kind}) => kind === 'dealt').length;
  const before = draws();
  host!.fullFor = 'dealt';
  while (table.view(0).trouble?.code !== 'saves/full') await table.try();
  assert.equal(draws(), before);
  assert.equal(table.view(0).fairness.firstBad, null);
  host!.fullFor = null;
  await table.until(() => draws() > before && table.view(0).trouble === null);
  await table.quiet();
  table.close();
});
