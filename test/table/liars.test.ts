/**
 * One lying client at a table that deals together: what the others refuse, whom they convict, and that the game goes on as
 * soon as it says the truth. The liar has its own keys and signs what it likes; its program is honest underneath.
 */
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {toBase64url} from '../../src/base/bytes.ts';
import type {AnyGame} from '../../src/engine/game.ts';
import {decodePart} from '../../src/fair/part.ts';
import {createSigner} from '../../src/log/sign.ts';
import {bazaar} from '../support/games/bazaar.ts';
import {seedOf} from '../support/table/joint-record.ts';
import {isFair, Liar, spoilt} from '../support/table/liar.ts';
import {TestTable} from '../support/table/tables.ts';

const game: AnyGame = bazaar;
const LIAR = 2;
const HONEST = [0, 1] as const;

describe('a guest who lies', () => {
  let table: TestTable;
  let liar: Liar;

  before(async () => {
    table = await TestTable.lobby(3, 'liars', 0, game);
    liar = await Liar.at(table, LIAR);
  });
  after(() => table.close());

  const state = (i = 0) => table.ledger(i).replay.state;
  const head = (i = 0) => table.ledger(i).head;
  const status = (i = 0) => table.ledger(i).dealer.joint!.status;
  const blames = (i: number) => table.view(i).fairness.blames;
  /** What each honest device has against anybody, as [seat, proof, code]. */
  const convicted = (i: number) => blames(i).map(({seat, proof, code}) => [seat, proof, code]);
  const counts = () => HONEST.map(i => blames(i).length);
  const phase = (wanted: string) => table.until(() => [0, 1, 2].every(i => state(i).phase === wanted));
  const move = (i: number, action: object) => {
    table.act(i, {act: 'move', action: action as never});
  };
  /** Waits until these devices convict the liar of just this and of nothing else, since `from`; nobody else is blamed. */
  async function convicts(by: readonly number[], from: readonly number[], proof: string, code: string) {
    await table.until(() => by.every(i => blames(i).length > from[HONEST.indexOf(i as 0 | 1)]!));
    for (const i of by) assert.deepEqual(convicted(i).at(-1), [LIAR, proof, code]);
    for (const i of HONEST)
      for (const blame of blames(i)) {
        assert.equal(blame.seat, LIAR, 'never a bystander');
        assert.ok(blame.evidence.length > 0 && blame.evidence[0]!.length > 40, 'the evidence itself');
      }
  }

  it('says nothing at the set-up: the table waits for it by name, and blames nobody', async () => {
    liar.lies(() => []);
    table.act(0, {act: 'start'});
    await table.until(() =>
      HONEST.every(i => table.devices[i]!.session.ledger !== null && status(i)?.seats.join() === '2'),
    );
    assert.equal(table.view(0).dealing?.kind, 'set-up');
    for (const i of HONEST) assert.deepEqual(blames(i), []);
    liar.repents();
  });

  it('sends a pass that is no shuffle: every device convicts it before anything stands in the log; its honest pass goes on', async () => {
    const from = [0, 0];
    liar.lies(liar.changing('pass', spoilt()));
    await convicts(HONEST, from, 'shuffle', 'fair/bad-shuffle');

    // What is no answer to the question answers nothing: it is still the liar that is waited for.
    let told = 0;
    liar.lies(
      liar.changing('pass', part => {
        told++;
        return {...part, kind: 'commit', bytes: new Uint8Array(3)};
      }),
    );
    table.act(LIAR, {act: 'syncNow'});
    // It changes nothing, so nobody tells of it.
    while (told === 0) await new Promise(setImmediate);

    // The host looks at every one that comes; the others at one in each turn, so that nobody makes them work.
    const [first, second] = counts();
    liar.lies(liar.changing('pass', spoilt(40)));
    table.act(LIAR, {act: 'syncNow'});
    await convicts([0], [first!, second!], 'shuffle', 'fair/bad-shuffle');
    await table.net.idle();
    assert.deepEqual(counts(), [first! + 1, second]);
    for (const i of HONEST) assert.deepEqual(status(i)?.seats, [LIAR]);
    const {dealing} = table.view(1);
    assert.deepEqual([dealing?.kind, dealing?.seats, dealing?.passes], ['shuffle', [LIAR], {done: 2, of: 3}]);
    liar.lies(liar.changing('share', () => null)); // and already the next: it keeps its share back
    table.act(LIAR, {act: 'syncNow'});
    await table.until(() => status(0)?.kind === 'deal' && status(0)?.seats.join() === '2');
  });

  it('keeps its share back: the draw waits for it by name, nobody is dropped or blamed for silence', async () => {
    const [one, other] = counts();
    await table.until(() => status(1)?.seats.join() === '2');
    assert.deepEqual(table.view(1).dealing?.seats, [LIAR]);
    assert.deepEqual(counts(), [one, other]);
    assert.ok(table.ledger().dealer.faces(0).size === 0, 'nothing is dealt meanwhile');
  });

  it('sends a false share: every device convicts it by its own signature, and the draw waits', async () => {
    const from = counts();
    const at = head();
    liar.lies(liar.changing('share', spoilt()));
    table.act(LIAR, {act: 'syncNow'});
    await convicts(HONEST, from, 'share', 'fair/bad-share');
    assert.equal(head(), at);
    const [evidence] = blames(1).at(-1)!.evidence;
    assert.equal(decodePart(Buffer.from(evidence!, 'base64url')).seat, LIAR);
  });

  it('signs garbage under another number, repeats old words, answers what nobody asks: void, and nobody is blamed', async () => {
    const from = counts();
    liar.lies(() => []);
    const known = decodePart(
      Buffer.from(liar.said.findLast(({type}) => type === 'part')!.bytes, 'base64url'),
    );
    const unasked = {...known, rid: new Uint8Array(32).fill(7)};
    const framing = {...spoilt()(known), seat: 1};
    const early = {...known, head: new Uint8Array(32).fill(9)};
    for (const lie of [unasked, framing, early]) liar.say(liar.part(lie));
    for (const old of liar.said.slice(0, 6)) liar.say(old);
    liar.say({m: 'fair', type: 'part', bytes: 'AAAA'});
    liar.say({m: 'fair', type: 'ack', bytes: toBase64url(new Uint8Array(105).fill(1))});
    liar.say({m: 'fair', type: 'vote', bytes: toBase64url(new Uint8Array(99).fill(2))});
    liar.say({m: 'fair', type: 'leave', bytes: toBase64url(new Uint8Array(140).fill(3))});
    await table.net.idle();
    assert.deepEqual(counts(), from);
    liar.repents();
    await phase('drop');
    assert.deepEqual(counts(), from, 'what was kept of it blames nobody later either');
  });

  it('seals two choices at the same time: the first that the log took is the one, the other is void', async () => {
    const [one, other] = counts();
    const drops: number[] = [0, 1, 2];
    for (const i of drops) move(i, {type: 'drop', cards: [state(i).hands[i][0]]});
    await phase('bid');
    let second = false;
    liar.lies(message => {
      if (!isFair(message) || message.type !== 'part') return [message];
      const part = decodePart(Buffer.from(message.bytes, 'base64url'));
      if (part.kind !== 'commit') return [message];
      second = true;
      return [message, liar.part(spoilt()(part))];
    });
    move(LIAR, {type: 'bid', coins: 2});
    await table.until(() => !state().waiting.includes(LIAR));
    assert.ok(second);
    assert.deepEqual(counts(), [one, other]);
  });

  it('opens another choice than it sealed: convicted, and nothing is opened for it', async () => {
    const from = counts();
    liar.lies(liar.changing('disclose', spoilt()));
    // The liar shall be stolen from: the seat before it wins.
    move(1, {type: 'bid', coins: 5});
    move(0, {type: 'bid', coins: 0});
    await convicts([0], from, 'commitment', 'fair/bad-disclosure');
    assert.equal(state().phase, 'disclose');
    liar.repents();
    await phase('trade');
    assert.equal(state().active, 1);
  });

  it('shows a card that it does not hold, as another face, or with a false proof: refused, the false proof convicts', async () => {
    const own: number[] = state(LIAR).hands[LIAR];
    const faces = table.ledger(LIAR).dealer.faces(LIAR);
    const [card] = own;
    const suit = faces.get(card!)! % 4;
    const want = [0, 0, 0, 0, 0];
    want[1 + suit] = 1;
    const at = head();
    move(1, {type: 'offer', deal: {give: [1, 0, 0, 0, 0], want}});
    await table.until(() => head() > at && head(LIAR) === head());
    const from = counts();
    const refused = async (change: (shows: string, payload: {card: number; face: number}) => object) => {
      const verdicts: string[] = [];
      liar.lies(message => {
        if (!('m' in message) || message.m !== 'propose') return [message];
        const {payload} = message as unknown as {payload: {shows: string; card: number; face: number}};
        verdicts.push('sent');
        return [{...message, ...change(payload.shows, payload)}];
      });
      move(LIAR, {type: 'accept', card, face: faces.get(card!)!});
      await table.until(() => verdicts.length > 0 && table.view(LIAR).refusal !== null);
      return table.view(LIAR).refusal!.code;
    };
    // Without its signature under the changed words the host believes nothing at all.
    assert.equal(
      await refused((shows, payload) => ({
        payload: {...payload, shows: shows.replace(/^./, first => (first === 'A' ? 'B' : 'A'))},
      })),
      'log/bad-author-signature',
    );
    assert.deepEqual(counts(), from);
    const signed = async (payload: object) => {
      const {chain} = table.ledger(LIAR);
      const signature = await chain.sign('action', LIAR, payload, await createSigner(seedOf(LIAR)));
      return {m: 'propose', kind: 'action', seat: LIAR, payload, basis: chain.head.n, signature};
    };
    liar.lies(() => []);
    const shows = await table.ledger(LIAR).dealer.joint!.attach(LIAR, [card!]);
    const other = suit + 4 * ((Math.floor(faces.get(card!)! / 4) + 1) % 8);
    const before = head();
    for (const payload of [
      {type: 'accept', card: state().hands[0][0], face: faces.get(card!)!, shows},
      {type: 'accept', card, face: other, shows},
      {type: 'accept', card, face: faces.get(card!)!},
    ])
      liar.say(await signed(payload));
    const bytes = Buffer.from(shows, 'base64url');
    bytes[bytes.length - 1]! ^= 1;
    liar.say(await signed({type: 'accept', card, face: faces.get(card!)!, shows: toBase64url(bytes)}));
    await convicts([0], from, 'share', 'fair/bad-share');
    assert.equal(head(), before);
    liar.repents();
    move(1, {type: 'enough'});
    await table.until(() => head() > before);
  });

  it('hands on another card than the lot chose: convicted; then the right one, and the thief alone reads it', async () => {
    // The lies of the draw and of the theft came one after the other; its share of the lot is honest.
    const from = counts();
    liar.lies(liar.changing('rekey', spoilt()));
    await convicts([0], from, 'rekey', 'fair/bad-rekey');
    assert.equal(state().phase, 'steal');
    liar.repents();
    await phase('call');
    const stolen: number = state().hands[1].at(-1);
    await table.until(() => table.ledger(1).dealer.faces(1).has(stolen));
    assert.equal(table.ledger().dealer.faces(0).has(stolen), false);
  });

  it('keeps back what is called, by a false word or by silence: convicted or waited for, never let through', async () => {
    const from = counts();
    liar.lies(liar.changing('exclusion', spoilt()));
    const faces = table.ledger(LIAR).dealer.faces(LIAR);
    const hand: number[] = state().hands[LIAR];
    // A suit of which it holds a card and has another to prove.
    const suits = hand.map(card => faces.get(card)! % 4);
    const suit = suits.find(own => suits.some(other => other !== own)) ?? (suits[0]! + 1) % 4;
    move(1, {type: 'call', suit});
    await convicts([0], from, 'exclusion', 'fair/bad-exclusion');
    assert.equal(state().phase, 'answer');
    liar.lies(liar.changing('exclusion', () => null));
    table.act(LIAR, {act: 'syncNow'});
    await table.until(() => status(1)?.kind === 'exclude' && status(1)?.seats.join() === '2');
    liar.repents();
    await table.until(() => state().round === 1);
    assert.equal(state().points[1] > 0 || suits.every(own => own !== suit), true, 'what it held is counted');
  });

  it('and after all of it the three stand at the same game, which an audit finds in order', async () => {
    await phase('drop');
    const digests = table.devices.map(({session}) => session.ledger!.replay.digest);
    assert.equal(new Set(digests).size, 1);
    for (const {session} of table.devices) assert.equal(session.ledger!.firstBad, null);
    await table.devices[1]!.session.act({act: 'recheck'});
    assert.equal(table.view(1).fairness.recheck.state, 'good');
  });
});
