/** What the state machine refuses: every transition of a handle, request or seat that is not in the table. */
import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import type {Draw} from '../../src/base/ask.ts';
import {encodeAction} from '../../src/fair/action.ts';
import {speakers} from '../../src/fair/asked.ts';
import {encodeBackup, encodeRecovery, makeBackup} from '../../src/fair/backup.ts';
import {encodeDisclosure, makeCommitment} from '../../src/fair/commit.ts';
import {actionRid, requestRid} from '../../src/fair/context.ts';
import {stateDigest} from '../../src/fair/digest.ts';
import {FairnessBreach} from '../../src/fair/errors.ts';
import {mod} from '../../src/fair/group.ts';
import type {Request} from '../../src/fair/request.ts';
import {seatKeys} from '../../src/fair/seat-secret.ts';
import {makeComplaint} from '../../src/fair/setup.ts';
import {encodeShare, encodeShares, proveShare, type Share} from '../../src/fair/share.ts';
import {readShare} from '../../src/fair/shares.ts';
import {decodePass, encodePass} from '../../src/fair/shuffle.ts';
import {provePass} from '../../src/fair/shuffle-prove.ts';
import {verifyPass} from '../../src/fair/shuffle-verify.ts';
import {DIE, Ledger, ledger, refused} from './support/ledger.ts';
import {hashOf} from './support/log.ts';

const range = (n: number) => Array.from({length: n}, (_, i) => i);

/** A breach of this seat by this code, that leaves the state as it was. */
function blamed(table: Ledger, seat: number, code: string, attempt: () => unknown): void {
  const digest = stateDigest(table.state);
  assert.throws(
    attempt,
    (error: unknown) =>
      error instanceof FairnessBreach &&
      error.blame.seat === seat &&
      error.blame.code === `fair/${code}` &&
      error.blame.evidence.length > 0,
  );
  assert.deepEqual(stateDigest(table.state), digest);
}

/** What a client that does not look sends: an opening of whatever it likes. */
function recklessOpen(table: Ledger, seat: number, id: number) {
  const secret = table.secrets[seat]!;
  const {x, Y} = seatKeys(secret);
  const {gameId, handles} = table.state;
  const at = {gameId, rid: actionRid(gameId, table.head, seat), seat, item: 0};
  const message = encodeShare(proveShare(secret, x, Y, [handles.get(id).a], at));
  const attachments = [{type: 'open' as const, handles: [id], message}];
  return table.enter('action', encodeAction({seat, attachments}), {author: seat});
}

/** A refusal that convicts no seat: whoever sealed the entry should have looked. */
function refusedOfNobody(table: Ledger, code: string, attempt: () => unknown): void {
  refused(table, code, () => {
    try {
      attempt();
    } catch (error) {
      assert.ok(!(error instanceof FairnessBreach), 'nobody is convicted');
      throw error;
    }
  });
}

describe('a handle', () => {
  let table: Ledger;
  let sealed: number;
  let held: number;
  let open: number;
  let dead: number;
  let view: number;

  before(() => {
    table = ledger({seats: 3});
    const first = table.shuffle('deck', [], range(6));
    const cards = table.shuffle('deck', first);
    [sealed, held, open] = cards as [number, number, number];
    dead = first[0]!;
    table.request({kind: 'deal', handles: [held, cards[3]!], to: 1});
    table.request({kind: 'reveal', handles: [open]});
    view = table.act(1, (prev, item) => table.seats[1]!.handOn(prev, item, cards[3]!, [2], true)).fresh[0]!;
  });

  it('that is held is not dealt again: the last share would open it to all', () => {
    for (const to of [0, 1, 2])
      refused(table, 'handle-not-sealed', () => table.ask({kind: 'deal', handles: [held], to}));
  });

  it('that is dead is not used for anything', () => {
    refused(table, 'handle-dead', () => table.ask({kind: 'deal', handles: [dead], to: 0}));
    refused(table, 'handle-dead', () => table.ask({kind: 'reveal', handles: [dead]}));
    refused(table, 'handle-dead', () => table.shuffle('deck', [dead]));
    refused(table, 'handle-dead', () => recklessOpen(table, 1, dead));
    refused(table, 'handle-dead', () =>
      table.ask({kind: 'rekey', handle: dead, from: 1, to: [2], showOnly: false}),
    );
  });

  it('that does not exist is not used', () =>
    refused(table, 'unknown-handle', () => table.ask({kind: 'deal', handles: [999], to: 0})));

  it('made to show a card can only be looked at', () => {
    refused(table, 'view-only', () => recklessOpen(table, 2, view));
    refused(table, 'view-only', () => table.shuffle('deck', [view]));
    refused(table, 'view-only', () => table.ask({kind: 'reveal', handles: [view]}));
  });

  it('of somebody else is not opened: a payment with a foreign card', () =>
    refused(table, 'handle-not-held', () => recklessOpen(table, 0, held)));

  it('that is sealed is not opened early by one seat, handed on or excluded', () => {
    refused(table, 'handle-not-held', () => recklessOpen(table, 1, sealed));
    refused(table, 'handle-not-held', () =>
      table.ask({kind: 'rekey', handle: sealed, from: 1, to: [2], showOnly: false}),
    );
    refused(table, 'handle-not-held', () =>
      table.ask({kind: 'exclude', handles: [sealed], by: 1, oneOf: [0]}),
    );
  });

  it('stands once in a list', () =>
    refused(table, 'handle-twice', () => table.ask({kind: 'deal', handles: [sealed, sealed], to: 0})));

  it('needs a list that is not empty', () =>
    refused(table, 'no-handles', () => table.ask({kind: 'deal', handles: [], to: 0})));

  it('is dealt only to a seat of the table', () =>
    refused(table, 'unknown-seat', () => table.ask({kind: 'deal', handles: [sealed], to: 7})));

  it('is proved to be on a list of values, each of them once', () => {
    for (const oneOf of [[], [0, 0], range(256)])
      refused(table, 'bad-values', () => table.ask({kind: 'exclude', handles: [held], by: 1, oneOf}));
  });

  it('is handed on to one other seat or to all, not to some', () => {
    for (const to of [[0, 2], [1], []])
      refused(table, 'wrong-receivers', () =>
        table.ask({kind: 'rekey', handle: held, from: 1, to, showOnly: false}),
      );
  });

  it('that is sealed cannot be shuffled into a hand, nor a hand into another hand', () => {
    refused(table, 'not-under-key', () =>
      table.ask({kind: 'shuffle', deck: 'deck', inputs: [sealed], mint: [], by: [1], key: [1]}),
    );
    refused(table, 'not-under-key', () =>
      table.ask({kind: 'shuffle', deck: 'deck', inputs: [held], mint: [], by: [2], key: [2]}),
    );
  });

  it('of a pile is shuffled by all or by nobody', () => {
    for (const by of [[0, 1], [0, 2], []])
      refused(table, 'wrong-shufflers', () =>
        table.ask({kind: 'shuffle', deck: 'deck', inputs: [sealed], mint: [], by, key: by}),
      );
  });

  it('of another deck does not come into a shuffle', () => {
    const [foreign] = table.shuffle('other', [], [0]);
    refused(table, 'other-deck', () => table.shuffle('deck', [sealed, foreign!]));
  });

  it('is reserved while a request for it is pending', () => {
    const fork = ledger({seats: 2});
    const cards = fork.shuffle('deck', [], range(3));
    fork.ask({kind: 'deal', handles: [cards[0]!], to: 0});
    refused(fork, 'handle-reserved', () => fork.ask({kind: 'deal', handles: [cards[0]!], to: 1}));
    refused(fork, 'handle-reserved', () => fork.ask({kind: 'reveal', handles: [cards[0]!]}));
    refused(fork, 'handle-reserved', () => fork.shuffle('deck', cards));
  });

  it('that was stolen is spent once', () => {
    const steal = ledger({seats: 3});
    const cards = steal.shuffle('deck', [], range(3));
    steal.request({kind: 'deal', handles: [cards[0]!], to: 1});
    steal.request({kind: 'rekey', handle: cards[0]!, from: 1, to: [2], showOnly: false});
    refused(steal, 'handle-dead', () =>
      steal.act(1, (prev, item) => steal.seats[1]!.open(prev, item, [cards[0]!])),
    );
  });
});

describe('a share', () => {
  let table: Ledger;
  let cards: readonly number[];

  before(() => {
    table = ledger({seats: 3});
    cards = table.shuffle('deck', [], range(4));
  });

  it('does not leave before the certificate of the entry that asks', () => {
    const stale = table.permit();
    const rid = table.ask(DIE);
    for (const seat of table.seats) assert.throws(() => seat.share(rid, stale), {code: 'fair/not-released'});
    table.answer(rid, table.permit());
  });

  it('cannot be asked of a pile before all its passes are verified', () => {
    const by = [0, 1, 2];
    const rid = table.ask({kind: 'shuffle', deck: 'deck', inputs: cards, mint: [], by, key: by});
    const count = table.state.handles.count;
    table.say(0, 'pass', rid, table.seats[0]!.pass(rid));
    table.say(1, 'pass', rid, table.seats[1]!.pass(rid));
    refused(table, 'unknown-handle', () => table.ask({kind: 'deal', handles: [count], to: 0}));
    refused(table, 'handle-reserved', () => table.ask({kind: 'deal', handles: [cards[0]!], to: 0}));
    cards = table.say(2, 'pass', rid, table.seats[2]!.pass(rid)).fresh;
    assert.equal(cards[0], count);
  });

  it('that is wrong convicts its sender by what it signed; in an opening it convicts nobody but who sealed it', () => {
    const rid = table.ask({kind: 'deal', handles: [cards[0]!], to: 0});
    const permit = table.permit();
    const [one, two] = table.shares(rid, permit) as [Share, Share];
    const lie = {...two, s: mod(two.s + 1n)};
    blamed(table, 2, 'bad-share', () =>
      readShare(table.state, table.part(2, 'share', rid, encodeShare(lie))),
    );
    refusedOfNobody(table, 'bad-share', () => table.enter('opening', encodeShares(rid, [one, lie])));
    table.answer(rid, permit);
  });

  it('of a seat that is not asked, or missing, or twice, spoils the opening', () => {
    const rid = table.ask({kind: 'deal', handles: [cards[1]!], to: 0});
    const permit = table.permit();
    const [one, two] = table.shares(rid, permit) as [Share, Share];
    refused(table, 'wrong-senders', () => table.enter('opening', encodeShares(rid, [one])));
    refused(table, 'wrong-senders', () => table.enter('opening', encodeShares(rid, [one, one])));
    refused(table, 'wrong-senders', () =>
      table.enter('opening', encodeShares(rid, [one, two, {...two, seat: 0}])),
    );
    table.answer(rid, permit);
  });

  it('is not used twice: an opening is over when it is logged', () => {
    const rid = table.ask(DIE);
    const shares = table.shares(rid, table.permit());
    table.enter('opening', encodeShares(rid, shares));
    refused(table, 'unknown-request', () => table.enter('opening', encodeShares(rid, shares)));
  });

  it('of one beacon does not serve another draw', () => {
    const first = table.ask(DIE);
    const shares = table.shares(first, table.permit());
    table.enter('opening', encodeShares(first, shares));
    const second = table.ask(DIE);
    const replayed = shares.map(share => ({...share, rid: second}));
    refusedOfNobody(table, 'bad-share', () => table.enter('opening', encodeShares(second, replayed)));
    table.answer(second, table.permit());
  });
});

describe('a shuffle', () => {
  it('goes on in turn, and a failing pass is blamed and made again', () => {
    const table = ledger({seats: 3});
    const by = [0, 1, 2];
    const rid = table.ask({kind: 'shuffle', deck: 'deck', inputs: [], mint: range(3), by, key: by});
    assert.throws(() => table.seats[1]!.pass(rid), {code: 'fair/wrong-turn'});
    const bytes = table.seats[0]!.pass(rid);
    const pass = decodePass(bytes);
    refused(table, 'wrong-turn', () => table.say(1, 'pass', rid, encodePass({...pass, seat: 1})));
    blamed(table, 0, 'other-seat', () => table.say(0, 'pass', rid, encodePass({...pass, seat: 1})));
    blamed(table, 0, 'wrong-turn', () => table.say(0, 'pass', rid, encodePass({...pass, pass: 1})));
    const [first, second, third] = pass.f;
    blamed(table, 0, 'bad-shuffle', () =>
      table.say(0, 'pass', rid, encodePass({...pass, f: [second!, first!, third!]})),
    );
    table.say(0, 'pass', rid, bytes);
    refused(table, 'wrong-turn', () => table.say(0, 'pass', rid, bytes));
    table.say(1, 'pass', rid, table.seats[1]!.pass(rid));
    assert.equal(table.say(2, 'pass', rid, table.seats[2]!.pass(rid)).fresh.length, 3);
  });

  it('binds the number of each pass: the proof of one does not hold as another', () => {
    const table = ledger({seats: 2});
    const by = [0, 1];
    const rid = table.ask({kind: 'shuffle', deck: 'deck', inputs: [], mint: range(3), by, key: by});
    const {pile, K} = table.state.request(rid).shuffle!;
    const at = {gameId: table.state.gameId, rid, seat: 0, item: 0};
    const {pass} = provePass(table.secrets[0]!, pile, K, at, 0);
    assert.ok(verifyPass(pass, pile, K, at));
    assert.ok(!verifyPass({...pass, pass: 1}, pile, K, at));
  });

  it('of nothing is refused', () => {
    const table = ledger({seats: 2});
    refused(table, 'no-handles', () => table.shuffle('deck', []));
  });
});

describe('an action', () => {
  it('is void as a whole when one part fails', () => {
    const table = ledger({seats: 2});
    const cards = table.shuffle('deck', [], range(3));
    table.request({kind: 'deal', handles: [cards[0]!], to: 0});
    const seat = table.seats[0]!;
    refused(table, 'handle-not-held', () =>
      table.act(
        0,
        (prev, item) => seat.open(prev, item, [cards[0]!]),
        (prev, item) => seat.open(prev, item, [cards[1]!]),
      ),
    );
  });

  it('is bound to the entry that its author saw; entered under another it convicts the author only if it signed that', () => {
    const table = ledger({seats: 2});
    const cards = table.shuffle('deck', [], range(3));
    table.request({kind: 'deal', handles: [cards[0]!], to: 0});
    const basis = table.head;
    const payload = encodeAction({seat: 0, attachments: [table.seats[0]!.open(basis, 0, [cards[0]!])]});
    table.enter('nothing', null);
    blamed(table, 0, 'bad-share', () => table.enter('action', payload, {author: 0}));
    refusedOfNobody(table, 'bad-share', () =>
      table.enter('action', payload, {author: 0, basis: table.hashes[1]!}),
    );
    assert.equal(table.enter('action', payload, {author: 0, basis}).opened.size, 1);
    refused(table, 'rid-used', () => table.enter('action', payload, {author: 0, basis}));
  });

  it('keeps a monopoly pending while a card is neither excluded nor opened', () => {
    const table = ledger({seats: 2});
    const cards = table.shuffle('res', [], [0, 0, 1]);
    table.request({kind: 'deal', handles: cards, to: 0});
    const rid = table.ask({kind: 'exclude', handles: cards, by: 0, oneOf: [0]});
    const permit = table.permit();
    const proofs = table.seats[0]!.exclusions(rid, permit);
    for (const bytes of proofs) table.say(0, 'exclusion', rid, bytes);
    assert.equal(proofs.length, 2);
    assert.deepEqual(table.state.request(rid).open?.length, 1);
    refused(table, 'other-handle', () => table.say(0, 'exclusion', rid, proofs[0]!));
    // A card that was excluded may be played on at once; the rest of the answer does not bring it back to life.
    const [played] = cards.filter(id => !table.state.request(rid).open!.includes(id));
    table.act(0, (prev, item) => table.seats[0]!.handOn(prev, item, played!, [1]));
    const claims = table.enter('opening', encodeShares(rid, table.shares(rid, permit)));
    assert.equal(table.state.handles.get(played!).life, 'dead');
    assert.deepEqual([claims.excluded.size, claims.opened.size], [2, 1], 'the whole answer');
  });
});

describe('a choice', () => {
  it('is not disclosed before the last commitment is in', () => {
    const table = ledger({seats: 2});
    const rid = table.ask({kind: 'commit', by: [0, 1]});
    table.say(0, 'commit', rid, table.seats[0]!.commit(rid, Uint8Array.of(1)));
    refused(table, 'not-committed', () => table.ask({kind: 'disclose', by: [0]}));
  });

  it('is final, and disclosed once, as it was committed', () => {
    const table = ledger({seats: 2});
    const rid = table.ask({kind: 'commit', by: [0, 1]});
    const [one, two] = [0, 1].map(seat => table.seats[seat]!.commit(rid, Uint8Array.of(seat)));
    table.say(0, 'commit', rid, one!);
    refused(table, 'wrong-turn', () => table.say(0, 'commit', rid, one!));
    table.say(1, 'commit', rid, two!);
    const due = table.ask({kind: 'disclose', by: [0, 1]});
    const permit = table.permit();
    assert.throws(() => table.seats[0]!.disclose(due, Uint8Array.of(9), permit), {
      code: 'fair/not-committed',
    });
    const lie = makeCommitment(table.secrets[0]!, table.state.gameId, rid, 0, Uint8Array.of(9)).disclosure;
    blamed(table, 0, 'bad-disclosure', () => table.say(0, 'disclose', due, encodeDisclosure(lie)));
    const told = table.seats[0]!.disclose(due, Uint8Array.of(0), permit);
    table.say(0, 'disclose', due, told);
    refused(table, 'wrong-turn', () => table.say(0, 'disclose', due, told));
  });

  it('is disclosed under a certificate only: it opens something', () => {
    const table = ledger({seats: 2});
    const choices = new Map([0, 1].map(seat => [seat, Uint8Array.of(seat)]));
    table.commit(choices);
    const stale = table.permit();
    const due = table.ask({kind: 'disclose', by: [0, 1]});
    assert.throws(() => table.seats[0]!.disclose(due, Uint8Array.of(0), stale), {code: 'fair/not-released'});
  });

  it('of an earlier set stays due when a later set comes', () => {
    const table = ledger({seats: 2});
    const first = new Map([0, 1].map(seat => [seat, Uint8Array.of(seat, 1)]));
    table.commit(first);
    const due = table.ask({kind: 'disclose', by: [0]});
    const permit = table.permit();
    table.commit(new Map([0, 1].map(seat => [seat, Uint8Array.of(seat, 2)])));
    const told = table.say(0, 'disclose', due, table.seats[0]!.disclose(due, first.get(0)!, permit));
    assert.deepEqual(told.disclosed.get(0), Uint8Array.of(0, 1));
    for (const want of [2, 1]) {
      const rid = table.ask({kind: 'disclose', by: [1]});
      const choice = Uint8Array.of(1, want);
      const told = table.say(1, 'disclose', rid, table.seats[1]!.disclose(rid, choice, table.permit()));
      assert.deepEqual(told.disclosed.get(1), choice, 'the latest first, then the one before');
    }
  });
});

describe('a request to disclose', () => {
  it('that could never be met is refused: of nobody, or of a seat that another one waits for', () => {
    const table = ledger({seats: 2});
    const choices = new Map([0, 1].map(seat => [seat, Uint8Array.of(seat)]));
    table.commit(choices);
    refused(table, 'no-seats', () => table.ask({kind: 'disclose', by: []}));
    const first = table.ask({kind: 'disclose', by: [0]});
    const permit = table.permit();
    refused(table, 'not-committed', () => table.ask({kind: 'disclose', by: [0, 1]}));
    const second = table.ask({kind: 'disclose', by: [1]});
    table.say(1, 'disclose', second, table.seats[1]!.disclose(second, choices.get(1)!, table.permit()));
    table.say(0, 'disclose', first, table.seats[0]!.disclose(first, choices.get(0)!, permit));
    assert.equal(table.state.pending.size, 0);
  });
});

describe('a request', () => {
  it('is refused before the set-up is complete', () => {
    const table = new Ledger({seats: 2});
    refused(table, 'not-ready', () => table.ask(DIE));
  });

  const draws = (...draws: readonly Draw[]) => ({kind: 'beacon', purpose: '', draws}) as const;
  const many = range(201);
  const rows: readonly [why: string, code: string, request: Request][] = [
    ['a die without sides', 'bad-count', draws({kind: 'roll', sides: [0]})],
    ['a die with half a side', 'bad-count', draws({kind: 'roll', sides: [1.5]})],
    ['more than there is', 'bad-count', draws({kind: 'pick', from: 2, count: 3})],
    ['thousands of dice', 'too-much', draws({kind: 'roll', sides: range(1025).map(() => 6)})],
    ['thousands of draws', 'too-much', draws(...range(1025).map(() => ({kind: 'roll', sides: []}) as const))],
    [
      'many picks that are each small',
      'too-much',
      draws(...range(11).map(() => ({kind: 'pick', from: 100, count: 100}) as const)),
    ],
    [
      'a pile of 201 cards',
      'too-much',
      {kind: 'shuffle', deck: 'd', inputs: [], mint: many, by: [0, 1], key: [0, 1]},
    ],
    ['201 cards at once', 'too-much', {kind: 'deal', handles: many, to: 0}],
    ['the faces of 201 cards', 'too-much', {kind: 'reveal', handles: many}],
  ];
  for (const [why, code, request] of rows)
    it(`for ${why} is refused: it would cost others seconds`, () => {
      const table = ledger({seats: 2});
      refused(table, code, () => table.ask(request));
    });

  it('for a thousand proofs is refused', () => {
    const table = ledger({seats: 2});
    const cards = table.shuffle('deck', [], range(33));
    table.request({kind: 'deal', handles: cards, to: 0});
    refused(table, 'too-much', () => table.ask({kind: 'exclude', handles: cards, by: 0, oneOf: range(16)}));
  });

  it('has the name of the entry that asks: on a fork it has another', () => {
    const table = ledger({seats: 2});
    const one = hashOf(table.seal('ask', DIE, {round: 1}));
    const rid = table.ask(DIE);
    assert.notDeepEqual(requestRid(table.state.gameId, one), rid);
  });
});

describe('seats', () => {
  it('give their keys once, each by its own hand', () => {
    const table = new Ledger({seats: 2});
    refused(table, 'wrong-author', () => table.enter('keys', table.seats[0]!.keys(), {author: 1}));
    table.enter('keys', table.seats[0]!.keys(), {author: 0});
    refused(table, 'keys-twice', () => table.enter('keys', table.seats[0]!.keys(), {author: 0}));
  });

  it('that publish a wrong share of a lost key are blamed', () => {
    const table = ledger({seats: 3, backup: true});
    const share = (seat: number) => table.seats[seat]!.recover(2, table.permit());
    refused(table, 'still-active', () =>
      table.enter('recover', encodeRecovery({lost: 2, seat: 0, s: 5n}), {author: 0}),
    );
    table.change('drop', 2);
    blamed(table, 0, 'bad-recovery', () =>
      table.enter('recover', encodeRecovery({lost: 2, seat: 0, s: 5n}), {author: 0}),
    );
    const first = share(0);
    table.enter('recover', first, {author: 0});
    refused(table, 'wrong-turn', () => table.enter('recover', first, {author: 0}));
    const second = share(1);
    table.enter('recover', second, {author: 1});
    refused(table, 'key-known', () => table.enter('recover', second, {author: 1}));
  });

  it('say a share again where all are known since the lost one was here: the last came with a public key', () => {
    const table = ledger({seats: 4, backup: true});
    const share = (seat: number) =>
      table.enter('recover', table.seats[seat]!.recover(3, table.permit()), {author: seat});
    table.change('drop', 3);
    share(0);
    share(1);
    table.change('back', 3);
    table.change('drop', 2);
    table.recover(2);
    table.change('drop', 3);
    assert.equal(table.state.publicKeys.has(3), false, 'no entry says so yet');
    assert.deepEqual(speakers(table.state, 3), [0, 1]);
    share(0);
    assert.equal(table.state.publicKeys.has(3), true);
    assert.throws(() => share(1), {code: 'fair/key-known'});
  });

  it('that give a bad back-up are convicted by the complaint, and the set-up ends', () => {
    const {table, bad} = halfSetUp();
    table.enter('backup', encodeBackup({...bad, ct: new Map(bad.ct).set(1, mod(bad.ct.get(1)! + 1n))}), {
      author: 0,
    });
    for (const seat of [1, 2]) table.enter('backup', table.seats[seat]!.backup(), {author: seat});
    assert.deepEqual(table.seats[1]!.badBackups(), [0]);
    assert.deepEqual(table.seats[2]!.badBackups(), []);
    table.enter('backup-bad', table.seats[1]!.complain(0), {author: 1});
    assert.deepEqual(table.state.failed?.seat, 0);
    assert.equal(table.state.failed?.code, 'fair/bad-backup');
    refused(table, 'set-up-failed', () => table.enter('backup-ok', Uint8Array.of(2), {author: 2}));
  });

  it('that confirm say so on top of all back-ups', () => {
    const {table, bad: good} = halfSetUp();
    table.enter('backup', encodeBackup(good), {author: 0});
    table.enter('backup', table.seats[1]!.backup(), {author: 1});
    const before = table.head;
    table.enter('backup', table.seats[2]!.backup(), {author: 2});
    const after = table.head;
    const confirm = (seat: number, basis: Uint8Array) =>
      table.enter('backup-ok', Uint8Array.of(seat), {author: seat, basis});
    refused(table, 'other-entry', () => confirm(1, before));
    for (const seat of [0, 1, 2]) confirm(seat, after);
    assert.ok(table.state.ready);
  });

  it('that complain of a good back-up convict themselves', () => {
    const {table, bad: good} = halfSetUp();
    table.enter('backup', encodeBackup(good), {author: 0});
    for (const seat of [1, 2]) table.enter('backup', table.seats[seat]!.backup(), {author: seat});
    table.enter('backup-bad', makeComplaint(table.state, table.secrets[1]!, 1, 0), {author: 1});
    assert.deepEqual([table.state.failed?.seat, table.state.failed?.code], [1, 'fair/false-complaint']);
  });

  /** Keys are in; and the back-up that seat 0 would give. */
  function halfSetUp() {
    const table = new Ledger({seats: 3, backup: true});
    table.seats.forEach((seat, i) => {
      table.enter('keys', seat.keys(), {author: i});
    });
    const keepers = new Map([1, 2].map(seat => [seat, table.state.keysOf(seat)]));
    return {table, bad: makeBackup(table.secrets[0]!, table.state.gameId, 0, keepers)};
  }
});

describe('a seat that runs this program makes nothing that the table would refuse', () => {
  let table: Ledger;
  let sealed: number;
  let held: number;

  before(() => {
    table = ledger({seats: 3, backup: true});
    [sealed, held] = table.shuffle('deck', [], range(4)) as [number, number];
    table.request({kind: 'deal', handles: [held], to: 1});
  });

  it('opens, blinds, hands on and excludes nothing that it does not hold', () => {
    const seat = table.seats[0]!;
    for (const id of [sealed, held])
      for (const attempt of [
        () => seat.open(table.head, 0, [id]),
        () => seat.blind(table.head, 0, 'deck', [id]),
        () => seat.handOn(table.head, 0, id, [2]),
        () => seat.exclude(table.head, 0, id, [0, 1]),
      ])
        assert.throws(attempt, {code: 'fair/handle-not-held'});
    assert.throws(() => table.seats[1]!.handOn(table.head, 0, held, [0, 2]), {code: 'fair/wrong-receivers'});
    assert.throws(() => table.seats[1]!.exclude(table.head, 0, held, []), {code: 'fair/bad-values'});
  });

  it('recovers nobody who is here, and complains of nobody without cause', () => {
    assert.throws(() => table.seats[0]!.recover(1, table.permit()), {code: 'fair/still-active'});
    assert.throws(() => table.seats[0]!.complain(1), {code: 'fair/no-cause'});
  });

  it('answers no question that is another seat’s', () => {
    const rid = table.ask({kind: 'rekey', handle: held, from: 1, to: [2], showOnly: true});
    const permit = table.permit();
    assert.throws(() => table.seats[0]!.rekey(rid, permit), {code: 'fair/wrong-turn'});
    assert.throws(() => table.seats[0]!.exclusions(rid, permit), {code: 'fair/wrong-turn'});
    assert.throws(() => table.seats[0]!.commit(rid, Uint8Array.of(1)), {code: 'fair/wrong-turn'});
    assert.throws(() => table.seats[0]!.disclose(rid, Uint8Array.of(1), permit), {code: 'fair/wrong-turn'});
    assert.throws(() => table.seats[0]!.widening(rid, permit), {code: 'fair/wrong-turn'});
  });
});
