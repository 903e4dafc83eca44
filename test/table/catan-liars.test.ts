/**
 * One lying client at a table of Catan that deals together: whatever it does about a theft, a discard, a monopoly, its
 * development cards or its victory is refused, nobody but it is named, and the game goes on once it tells the truth.
 */
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {fromBase64url, toBase64url} from '../../src/base/bytes.ts';
import {decodeExclusion, encodeExclusion} from '../../src/fair/exclude.ts';
import type {Part} from '../../src/fair/part.ts';
import {HEX_CORNERS} from '../../src/games/catan/data/island.ts';
import {type CatState, handSize, ownerOf} from '../../src/games/catan/state.ts';
import {CARDS, RESOURCES} from '../../src/games/catan/types.ts';
import {createSigner} from '../../src/log/sign.ts';
import {seedOf} from '../support/table/joint-record.ts';
import {Liar, spoilt} from '../support/table/liar.ts';
import {quickCatan} from '../support/table/quick-catan.ts';
import {TestTable} from '../support/table/tables.ts';

const LIAR = 2;
const HONEST = [0, 1] as const;
/** The liar begins and buys one card; seat 0 buys the other five, at least two knights and two monopolies. */
const game = quickCatan({
  deck: ['knight', 'knight', 'knight', 'monopoly', 'monopoly', 'monopoly'],
  hands: [
    [0, 5, 5, 0, 5],
    [1, 1, 0, 1, 0],
    [3, 4, 4, 3, 4],
  ],
  goal: 3,
  first: LIAR + 1,
  dice: [
    [6, 6],
    [3, 4],
    [3, 4],
  ],
});

describe('a liar at a table of Catan', () => {
  let table: TestTable;
  let liar: Liar;

  before(async () => {
    table = await TestTable.lobby(3, 'catan liars', 0, game);
    liar = await Liar.at(table, LIAR);
    const host = table.net.room(table.devices[0]!.session.key)!;
    const send = host.send.bind(host);
    host.send = (peer, message) => {
      if ('code' in message) verdicts.push(String(message.code));
      send(peer, message);
    };
    table.act(0, {act: 'start'});
    await phase('main');
  });
  after(() => table.close());

  // The table plays Catan.
  const state = (i = 0) => table.ledger(i).replay.state as CatState;
  const status = (i = 0) => table.ledger(i).dealer.joint!.status;
  const faces = (seat: number) => table.ledger(seat).dealer.faces(seat);
  const together = (holds: (state: CatState) => boolean) =>
    table.until(() =>
      table.devices.every(({session}) => session.ledger && holds(session.ledger.replay.state)),
    );
  const phase = (wanted: CatState['phase']) =>
    together(each => each.phase === wanted && each.asking === null);
  const asking = (wanted: CatState['asking']) => together(each => each.asking === wanted);
  const blames = (i: number) => table.view(i).fairness.blames;

  /** A move of an honest program, waited for until all have it. */
  async function move(i: number, action: object): Promise<void> {
    const {head} = table.ledger(i);
    table.act(i, {act: 'move', action: action as never});
    await table.until(() => table.devices.every((_, each) => table.ledger(each).head > head));
  }

  /** The host convicts the liar of just this, and nobody ever blames a bystander. */
  async function convicts(proof: string, code: string, from = blames(0).length): Promise<void> {
    await table.until(() => blames(0).length > from);
    const last = blames(0).at(-1)!;
    assert.deepEqual([last.seat, last.proof, last.code], [LIAR, proof, code]);
    for (const i of HONEST) for (const {seat} of blames(i)) assert.equal(seat, LIAR, 'never a bystander');
  }

  /** It keeps back what it owes: the table names it as whom it waits for, and blames nobody for silence. */
  async function waitsFor(kind: string): Promise<void> {
    const known = blames(0).length;
    table.act(LIAR, {act: 'syncNow'});
    await table.until(() =>
      HONEST.every(i => status(i)?.kind === kind && status(i)?.seats.join() === `${LIAR}`),
    );
    assert.equal(blames(0).length, known);
  }

  /** Says something in its own name that its program would not, signed well. */
  async function say(payload: object): Promise<void> {
    const {chain} = table.ledger(LIAR);
    const signature = await chain.sign('action', LIAR, payload, await createSigner(seedOf(LIAR)));
    liar.say({m: 'propose', kind: 'action', seat: LIAR, payload, basis: chain.head.n, signature});
  }

  /** What the host says to the liar of such a proposal. */
  async function refused(payload: object): Promise<string> {
    const {head} = table.ledger();
    const before = verdicts.length;
    await say(payload);
    // A verdict changes nothing on the liar's device, so nobody tells of it.
    while (verdicts.length === before) await new Promise(setImmediate);
    await table.net.idle();
    assert.equal(table.ledger().head, head, 'nothing changes');
    return verdicts.at(-1)!;
  }
  /** Codes of the host's refusals. */
  const verdicts: string[] = [];

  const home = (seat: number): number =>
    HEX_CORNERS.findIndex((corners, hex) => {
      const owners = corners.map(corner => state().corners[corner]!).filter(building => building !== -1);
      return (
        hex !== state().robber && owners.length > 0 && owners.every(building => ownerOf(building) === seat)
      );
    });

  it('shows another seat’s card, another face, no proof or a false one, and claims a victory that it has not', async () => {
    await move(LIAR, {type: 'buyCard'});
    await phase('main');
    const [card] = state().players[LIAR]!.cards;
    await table.until(() => faces(LIAR).has(card!));
    const own = faces(LIAR).get(card!)!;
    const monopoly = CARDS.indexOf('monopoly');
    const knight = {type: 'knight', card};
    const other = own === monopoly ? knight : {type: 'monopoly', card, kind: 'ore'};
    const honest = own === monopoly ? {type: 'monopoly', card, kind: 'ore'} : knight;
    liar.lies(() => []);
    const shows = await table.ledger(LIAR).dealer.joint!.attach(LIAR, [card!]);
    const broken = fromBase64url(shows)!;
    broken[broken.length - 1]! ^= 1;
    for (const [payload, code] of [
      [{...other, shows}, 'engine/bad-opening'],
      [{...honest}, 'engine/bad-opening'],
      [{...knight, card: state().deck[0], shows}, 'cat/no-such-card'],
      [{type: 'declareVictory', cards: [card], shows}, 'engine/bad-opening'],
      [{type: 'declareVictory', cards: [card, card], shows}, 'cat/no-such-card'],
    ] as const)
      assert.equal(await refused(payload), code);
    assert.deepEqual(blames(0), [], 'a wish that is refused is no lie yet');
    assert.equal(await refused({...honest, shows: toBase64url(broken)}), 'fair/bad-share');
    await convicts('share', 'fair/bad-share', 0);
    liar.repents();
    await move(LIAR, {type: 'endTurn'});
    await move(0, {type: 'roll'});
    await phase('main');
  });

  it('is robbed: mixes its hand falsely, turns the lot, hands over another card; then the right one goes', async () => {
    for (let i = 0; i < 5; i++) {
      await move(0, {type: 'buyCard'});
      await phase('main');
    }
    const cards = state().players[0]!.cards;
    const knight = cards.find(card => CARDS[faces(0).get(card)!] === 'knight');
    await move(0, {type: 'knight', card: knight});
    await phase('robber');
    const size = handSize(state().players[LIAR]!);
    const from = blames(0).length;
    liar.lies(liar.changing('pass', spoilt()));
    await move(0, {type: 'robber', hex: home(LIAR), victim: LIAR});
    await convicts('shuffle', 'fair/bad-shuffle', from);

    liar.lies(liar.changing('share', () => null));
    table.act(LIAR, {act: 'syncNow'});
    await asking('pick');
    await waitsFor('beacon');
    liar.lies(liar.changing('share', spoilt()));
    table.act(LIAR, {act: 'syncNow'});
    await convicts('share', 'fair/bad-share');

    liar.lies(liar.changing('rekey', spoilt()));
    table.act(LIAR, {act: 'syncNow'});
    await convicts('rekey', 'fair/bad-rekey');
    assert.equal(handSize(state().players[LIAR]!), size);
    liar.repents();
    await phase('main');
    assert.equal(handSize(state().players[LIAR]!), size - 1);
    const [stolen] = state().players[0]!.hidden;
    await table.until(() => faces(0).has(stolen!));
    assert.equal(faces(1).has(stolen!), false, 'the thief and the victim know it, and nobody else');
  });

  it('keeps a card back at a monopoly: by the proof of another card, by silence', async () => {
    const {hidden} = state().players[LIAR]!;
    const kind = faces(LIAR).get(hidden[0]!)!;
    const held = hidden.filter(card => faces(LIAR).get(card) === kind);
    const monopoly = state().players[0]!.cards.find(card => CARDS[faces(0).get(card)!] === 'monopoly');
    const others = hidden.filter(card => !held.includes(card));
    // Of one card that it may keep the proof goes under the number of one that it may not.
    const asOther = (part: Part): Part => {
      const proof = decodeExclusion(part.bytes);
      if (proof.handle !== others[0]) return part;
      return {...part, bytes: encodeExclusion({...proof, handle: held[0]!})};
    };
    liar.lies(liar.changing('exclusion', asOther));
    const from = blames(0).length;
    await move(0, {type: 'monopoly', card: monopoly, kind: RESOURCES[kind]});
    await asking('exclude');
    await convicts('exclusion', 'fair/bad-exclusion', from);
    liar.lies(liar.changing('exclusion', () => null));
    await waitsFor('exclude');
    assert.equal(
      state().players[LIAR]!.hidden.length,
      hidden.length,
      'it keeps nothing and gives nothing meanwhile',
    );
    liar.repents();
    await phase('main');
    assert.deepEqual(
      held.filter(card => state().players[LIAR]!.hidden.includes(card)),
      [],
    );
    assert.equal(state().players[0]!.hand[kind]! >= held.length, true);
  });

  it('discards fewer cards than it owes: the rules choose for it, and the log names it', async () => {
    await move(0, {type: 'endTurn'});
    const owed = handSize(state().players[LIAR]!) >> 1;
    assert.ok(owed > 3);
    await move(1, {type: 'roll'});
    await asking('discard');
    const short = {
      type: 'discard',
      cards: [0, 0, 0, 0, 0],
      hidden: state().players[LIAR]!.hidden.slice(0, 1),
    };
    for (const seat of state().waiting)
      if (seat === LIAR) await table.ledger(LIAR).dealer.joint!.choose(LIAR, short);
      else table.act(seat, {act: 'move', action: game.proposal(state(), seat, faces(seat))!});
    await phase('robber');
    const events = table.ledger(1).replay.items.flatMap(item => item.events);
    assert.deepEqual(
      events.filter(({type}) => type === 'discardForced'),
      [{type: 'discardForced', seat: LIAR}],
    );
    const thrown = events.findLast(
      event => event.type === 'discarded' && 'seat' in event && event.seat === LIAR,
    ) as never as {
      cards: number[];
    };
    assert.equal(
      thrown.cards.reduce((all, n) => all + n, 0),
      owed,
    );
  });

  it('robs: the lot chooses its card, whatever it sends', async () => {
    await move(1, {type: 'robber', hex: home(0), victim: 0});
    await phase('main');
    await move(1, {type: 'endTurn'});
    await move(LIAR, {type: 'roll'});
    await table.until(() => state().asking === 'discard' || state().phase === 'robber');
    for (const seat of state().waiting)
      table.act(seat, {act: 'move', action: game.proposal(state(), seat, faces(seat))});
    await phase('robber');
    const victim = handSize(state().players[0]!) > 1 ? 0 : 1;
    const from = blames(0).length;
    liar.lies(liar.changing('share', spoilt()));
    await move(LIAR, {type: 'robber', hex: home(victim), victim});
    await convicts('share', 'fair/bad-share', from);
    const hand = state().players[victim]!.hidden;
    assert.equal(faces(LIAR).has(hand[0]!), false, 'it cannot see what it might wish for');
    liar.repents();
    await phase('main');
  });
});
