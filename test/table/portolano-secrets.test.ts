/**
 * Portolano between devices, one of which cheats: a plan that is changed once others have opened theirs, a second
 * commitment, a look at a foreign plan or chest. What is secret is searched for in everything that the other device has.
 */
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {fromBase64url, fromUtf8, toBase64url, utf8} from '../../src/base/bytes.ts';
import type {AnyGame} from '../../src/engine/game.ts';
import {decodeDisclosure, encodeDisclosure} from '../../src/fair/commit.ts';
import {decodePart, type Part} from '../../src/fair/part.ts';
import {game as portolano} from '../../src/games/portolano/advised.ts';
import {supplyOf} from '../../src/games/portolano/data.ts';
import type {PortState} from '../../src/games/portolano/state.ts';
import type {PortAction, PortEvent} from '../../src/games/portolano/types.ts';
import type {PortView} from '../../src/games/portolano/view.ts';
import {isFair, Liar, spoilt} from '../support/table/liar.ts';
import {TestTable} from '../support/table/tables.ts';

const game: AnyGame = portolano;
const HOST = 0;
const GUEST = 1;

const stateOf = (table: TestTable, i = HOST): PortState => table.ledger(i).replay.state;
const partOf = (message: object): Part | null =>
  isFair(message) && message.type === 'part' ? decodePart(fromBase64url(message.bytes)!) : null;

/** Waits until both devices stand at the same entry and somebody is to act. */
const ready = (table: TestTable): Promise<void> =>
  table.until(() => table.ledger(HOST).head === table.ledger(GUEST).head && table.actor() !== null);

/** The guest makes for a harbour; all else is decided as the game advises. */
async function step(table: TestTable): Promise<void> {
  const {board, choices} = table.view(GUEST);
  const {cells, phase} = board as PortView;
  const beside = cells.find(({sea, neighbours}) => sea && neighbours.some(at => cells[at]!.harbour));
  const home = choices.length > 0 ? course(table) : undefined;
  if (phase === 'ships' && choices.length > 0) await move(table, GUEST, {type: 'ship', cell: beside!.cell});
  else if (phase === 'cards' && home) await move(table, GUEST, {type: 'sail', cards: home});
  else await table.step('greedy');
  await ready(table);
}

/** One step, to a harbour where one is beside the guest. */
function course(table: TestTable): readonly number[] | undefined {
  const {cells, plays} = table.view(GUEST).board as PortView;
  const steps = plays.filter(({path}) => path.length === 1);
  return (steps.find(({path}) => cells[path[0]!]!.harbour) ?? steps[0])?.cards;
}

async function move(table: TestTable, i: number, action: PortAction): Promise<void> {
  const {head} = table.ledger(i);
  table.act(i, {act: 'move', action});
  await table.until(() => table.ledger(i).head > head);
}

/** Bytes as they look in hex, as text, and in base64url wherever they begin in longer bytes. */
function disguises(bytes: Uint8Array): string[] {
  const inBase64 = [0, 1, 2].map(shift => {
    const inner = toBase64url(Uint8Array.from([...new Uint8Array(shift), ...bytes]));
    // What mixes with the bytes around it is left out.
    return inner.slice(shift === 0 ? 0 : 4, -4);
  });
  return [...inBase64, Buffer.from(bytes).toString('hex'), [...bytes].join()];
}

/** All that a device has: what it stored, what it keeps of its dealing, its state, what it shows. */
function everythingOf(table: TestTable, i: number): string {
  const {stored, joint, snapshot, sealed, lobby, session} = table.devices[i]!;
  const {replay, chain, dealer} = session.ledger!;
  const faces = [0, 1].map(seat => [...dealer.faces(seat)]);
  const all = [stored, joint, snapshot, sealed, lobby, replay.state, chain.texts, faces, session.view()];
  return JSON.stringify(all, (_, value: unknown) =>
    value instanceof Uint8Array ? [...value].join() : value,
  );
}

/** Notes every message to a device, and every entry on the board. */
function traffic(table: TestTable, to: number): string[] {
  const heard: string[] = [];
  const {net} = table;
  const send = net.send.bind(net);
  net.send = (from, peer, message) => {
    if (peer === table.devices[to]!.session.key) heard.push(JSON.stringify(message));
    send(from, peer, message);
  };
  const publish = net.publish.bind(net);
  net.publish = (from, texts) => {
    heard.push(...texts);
    publish(from, texts);
  };
  return heard;
}

/** Every harbour lacks one good only, and all have cocoa for it: a visit wins a chest. No supply is ever used up. */
function laden(state: PortState): PortState {
  state.slots = state.slots.map(slots => slots.map((_, i) => (i === 0 ? -1 : 3)));
  for (const ship of state.ships) ship.load = [6, 0, 0, 0, 1];
  state.rows = supplyOf(state.layout, state.ships.length);
  state.lastRound = 0;
  return state;
}
/** The wind and the draws are anybody's guess; so each round begins laden anew, until somebody has won. */
const chestGame: AnyGame = {
  ...game,
  answer: (state: PortState, given, events) => {
    const next: PortState = game.answer(state, given, events);
    return state.phase === 'chests' || state.phase === 'wind' ? laden(next) : next;
  },
  deal: (state: PortState, answer, events) => {
    const due = state.phase === 'chests' || state.phase === 'wind';
    game.deal(state, answer, events);
    if (due) laden(state);
  },
};

describe('portolano: a captain who cheats, and what the others hold', () => {
  let table: TestTable;
  let liar: Liar;
  let heard: string[];
  /** What the host had while the guest's plan was sealed and nobody else's. */
  let had: string;
  let sealed: readonly number[];
  /** How much the host had heard when it was sealed. */
  let since: number;

  before(async () => {
    table = await TestTable.lobby(2, 'cheats', 0, chestGame);
    heard = traffic(table, HOST);
    liar = await Liar.at(table, GUEST);
    table.act(HOST, {act: 'start'});
    await table.until(() => [HOST, GUEST].every(i => table.devices[i]!.session.ledger !== null));
    await ready(table);
    // The guest is the last to sail: it could see the host's course first.
    const due = ({phase, start, sealing}: PortState) =>
      phase === 'cards' && start === HOST && sealing.length === 2;
    while (!due(stateOf(table))) await step(table);
  });
  after(() => table.close());

  const blames = () => table.view(HOST).fairness.blames.map(({seat, proof, code}) => [seat, proof, code]);
  it('seals again, another one: the first commitment stands and no second is in the log', async () => {
    let second: object | null = null;
    liar.lies(message => {
      const part = partOf(message);
      if (part?.kind === 'commit') second = liar.part(spoilt()(part));
      return [message];
    });
    sealed = course(table)!;
    since = heard.length;
    await move(table, GUEST, {type: 'sail', cards: sealed});
    await table.until(() => [HOST, GUEST].every(i => stateOf(table, i).sealing.join() === String(HOST)));
    const {head} = table.ledger(HOST);
    liar.say(second!);
    await table.net.idle();
    assert.equal(table.ledger(HOST).head, head);
    assert.deepEqual(stateOf(table).sealing, [HOST]);
    const commits = table
      .ledger(HOST)
      .chain.entries.flatMap(({kind, payload}) =>
        kind === 'dealt' && 'bytes' in payload && payload.step === 'part'
          ? [decodePart(fromBase64url(payload.bytes as string)!)]
          : [],
      );
    const last = commits.filter(({kind, seat}) => kind === 'commit' && seat === GUEST).at(-1)!;
    assert.notDeepEqual(partOf(second!)!.bytes, last.bytes, 'it was another one');
    had = everythingOf(table, HOST);
    liar.repents();
  });

  it('opens another plan than it sealed, once the host has opened: refused and named; then the sealed one sails', async () => {
    liar.lies(
      liar.changing('disclose', part => {
        const disclosure = decodeDisclosure(part.bytes);
        const text = fromUtf8(disclosure.choice);
        const other = text.replace(/"cards":\[(\d)/, (_, card) => `"cards":[${(Number(card) + 1) % 4}`);
        assert.notEqual(other, text);
        return {...part, bytes: encodeDisclosure({...disclosure, choice: utf8(other)})};
      }),
    );
    const {plays} = table.view(HOST).board as PortView;
    const other = plays.find(({cards}) => cards[0] !== sealed[0])!;
    await move(table, HOST, {type: 'sail', cards: other.cards});
    while (blames().length === 0) {
      await table.until(() => blames().length > 0 || table.actor() !== null);
      if (blames().length === 0) await table.try();
    }
    assert.deepEqual(blames(), [[GUEST, 'commitment', 'fair/bad-disclosure']]);
    assert.equal(stateOf(table).phase, 'open', 'nothing has sailed');
    assert.equal(stateOf(table).turn, 1);
    liar.repents();
    await table.until(() =>
      [HOST, GUEST].every(i => stateOf(table, i).turn > 1 || stateOf(table, i).phase !== 'open'),
    );
    const opened = table
      .view(HOST)
      .log.flatMap(({events}) => events as readonly PortEvent[])
      .findLast(event => event.type === 'opened' && event.seat === GUEST);
    assert.deepEqual(opened, {type: 'opened', seat: GUEST, cards: sealed, byRule: false});
    assert.equal(table.ledger(HOST).replay.digest, table.ledger(GUEST).replay.digest);
  });

  it('the plan was nowhere on the other device, nor on the way to it, until it was opened', () => {
    const told = heard.findIndex(
      (text, i) => i > since && partOf(JSON.parse(text) as object)?.kind === 'disclose',
    );
    assert.ok(told > since);
    const opening = liar.said.map(partOf).findLast(part => part?.kind === 'disclose')!;
    const {salt, choice} = decodeDisclosure(opening.bytes);
    const before = [had, ...heard.slice(0, told)];
    for (const form of disguises(salt)) assert.ok(!before.some(text => text.includes(form)), form);
    // Plans of earlier rounds were opened, and may read the same.
    const plan = [...disguises(choice), ...disguises(choice.slice(0, 30)), fromUtf8(choice).trim()];
    for (const form of plan) assert.ok(!heard.slice(since, told).some(text => text.includes(form)), form);
    // The search finds it where it is by now.
    const later = [everythingOf(table, HOST), ...heard.slice(told)];
    for (const forms of [disguises(salt), plan])
      assert.ok(forms.some(form => later.some(text => text.includes(form))));
  });

  it('a chest that the guest wins is known to nobody else; what opens it never left its device', async () => {
    const won = () => stateOf(table).ships[GUEST]!.chests;
    await ready(table);
    while (won().length === 0) await step(table);
    const [chest] = won();
    await table.until(() => table.ledger(GUEST).dealer.faces(GUEST).has(chest!));
    await ready(table);
    const shown = (i: number) => (table.view(i).board as PortView).ships[GUEST]!;
    assert.equal(shown(GUEST).chestValues?.length, 1);
    assert.deepEqual([shown(HOST).chests, shown(HOST).chestValues], [1, null]);
    for (const seat of [HOST, GUEST])
      assert.equal(table.ledger(HOST).dealer.faces(seat).has(chest!), false, `by the eyes of seat ${seat}`);
    // Whoever has the guest's secret could open it: it never left its device.
    const {joint} = table.devices[GUEST]!;
    const {secret: own} = joint!;
    const secrets = [own, ...disguises(utf8(own)), ...disguises(fromBase64url(own)!)];
    const had = [everythingOf(table, HOST), ...heard];
    for (const secret of secrets) assert.ok(!had.some(text => text.includes(secret)), secret);
    assert.ok(everythingOf(table, GUEST).includes(own), 'the search finds it at home');
  });
});
