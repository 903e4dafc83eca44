/** What the state machine refuses: every transition of a handle, request or seat that is not in the table. */
import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import {encodeAction} from '../../src/fair/action.ts';
import {encodeBackup, encodeCardKey, encodeRecovery, makeBackup} from '../../src/fair/backup.ts';
import {requestRid} from '../../src/fair/context.ts';
import {FairnessBreach} from '../../src/fair/errors.ts';
import {mod} from '../../src/fair/group.ts';
import {encodeChange, voteBytes} from '../../src/fair/members.ts';
import {encodeRequest} from '../../src/fair/request.ts';
import {decodeShare, encodeOpening, encodeShare, type Share} from '../../src/fair/share.ts';
import {decodePass, encodePass} from '../../src/fair/shuffle.ts';
import {encodeDisclose, encodeMint} from '../../src/fair/step.ts';
import {fill} from './support/hex.ts';
import {Ledger, ledger, signerOf} from './support/ledger.ts';

const DIE = {kind: 'beacon', purpose: 'die', draws: [{kind: 'roll', sides: [6]}]} as const;
const range = (n: number) => Array.from({length: n}, (_, i) => i);

/** A refusal with this code that leaves the state as it was. */
function refused(table: Ledger, code: string, attempt: () => unknown): void {
  const digest = table.state.digest();
  assert.throws(attempt, {code: `fair/${code}`});
  assert.deepEqual(table.state.digest(), digest);
}

/** A breach of this seat by this code, that leaves the state as it was. */
function blamed(table: Ledger, seat: number, code: string, attempt: () => unknown): void {
  const digest = table.state.digest();
  assert.throws(
    attempt,
    (error: unknown) =>
      error instanceof FairnessBreach &&
      error.blame.seat === seat &&
      error.blame.code === `fair/${code}` &&
      error.blame.evidence.length > 0,
  );
  assert.deepEqual(table.state.digest(), digest);
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
    const minted = table.mint('deck', range(6));
    const cards = table.shuffle('deck', minted);
    [sealed, held, open] = cards as [number, number, number];
    dead = minted[0]!;
    table.request({kind: 'deal', handles: [held, cards[3]!], to: 1});
    table.request({kind: 'reveal', handles: [open]});
    view = table.act(1, (prev, item) => table.seats[1]!.handOn(prev, item, cards[3]!, [2], true)).fresh[0]!;
  });

  it('that is held is not dealt again: the last share would open it to all', () => {
    for (const to of [0, 1, 2])
      refused(table, 'handle-not-sealed', () => table.ask({kind: 'deal', handles: [held], to}));
  });

  it('that is open is not dealt or revealed', () => {
    refused(table, 'handle-not-sealed', () => table.ask({kind: 'deal', handles: [open], to: 0}));
    refused(table, 'handle-not-sealed', () => table.ask({kind: 'reveal', handles: [open]}));
  });

  it('that is dead is not used for anything', () => {
    const seat = table.seats[1]!;
    refused(table, 'handle-dead', () => table.ask({kind: 'deal', handles: [dead], to: 0}));
    refused(table, 'handle-dead', () => table.ask({kind: 'reveal', handles: [dead]}));
    refused(table, 'handle-dead', () => table.shuffle('deck', [dead]));
    refused(table, 'handle-dead', () => table.act(1, (prev, item) => seat.open(prev, item, [dead])));
    refused(table, 'handle-dead', () =>
      table.ask({kind: 'rekey', handle: dead, from: 1, to: [2], showOnly: false}),
    );
  });

  it('that does not exist is not used', () =>
    refused(table, 'unknown-handle', () => table.ask({kind: 'deal', handles: [999], to: 0})));

  it('made to show a card can only be looked at', () => {
    refused(table, 'view-only', () => table.act(2, (prev, item) => table.seats[2]!.open(prev, item, [view])));
    refused(table, 'view-only', () => table.shuffle('deck', [view]));
    refused(table, 'view-only', () => table.ask({kind: 'reveal', handles: [view]}));
  });

  it('of somebody else is not opened: a payment with a foreign card', () =>
    refused(table, 'handle-not-held', () =>
      table.act(0, (prev, item) => table.seats[0]!.open(prev, item, [held])),
    ));

  it('that is sealed is not opened early by one seat, handed on or excluded', () => {
    refused(table, 'handle-not-held', () =>
      table.act(1, (prev, item) => table.seats[1]!.open(prev, item, [sealed])),
    );
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

  it('is dealt only to a seat whose key it is under', () =>
    refused(table, 'not-under-key', () => table.ask({kind: 'deal', handles: [sealed], to: 7})));

  it('is excluded only from values of its deck', () => {
    refused(table, 'unknown-value', () => table.ask({kind: 'exclude', handles: [held], by: 1, oneOf: [99]}));
    refused(table, 'unknown-value', () => table.ask({kind: 'exclude', handles: [held], by: 1, oneOf: []}));
  });

  it('is handed on to one other seat or to all, not to some', () => {
    for (const to of [[0, 2], [1], []])
      refused(table, 'wrong-receivers', () =>
        table.ask({kind: 'rekey', handle: held, from: 1, to, showOnly: false}),
      );
  });

  it('that is sealed cannot be shuffled into a hand, nor a hand into another hand', () => {
    refused(table, 'not-under-key', () =>
      table.ask({kind: 'shuffle', deck: 'deck', inputs: [sealed], by: [1], key: [1]}),
    );
    refused(table, 'not-under-key', () =>
      table.ask({kind: 'shuffle', deck: 'deck', inputs: [held], by: [2], key: [2]}),
    );
  });

  it('of a pile is shuffled by all or by nobody', () => {
    for (const [by, key] of [
      [
        [0, 1],
        [0, 1],
      ],
      [
        [0, 1, 2],
        [0, 1],
      ],
      [[0], [0, 1, 2]],
      [[], []],
    ] as const)
      refused(table, 'wrong-shufflers', () =>
        table.ask({kind: 'shuffle', deck: 'deck', inputs: [sealed], by, key}),
      );
  });

  it('of another deck does not come into a shuffle', () => {
    const [foreign] = table.mint('other', [0]);
    refused(table, 'other-deck', () => table.shuffle('deck', [sealed, foreign!]));
  });

  it('is reserved while a request for it is pending', () => {
    const fork = ledger({seats: 2});
    const cards = fork.shuffle('deck', fork.mint('deck', range(3)));
    fork.ask({kind: 'deal', handles: [cards[0]!], to: 0});
    refused(fork, 'handle-reserved', () => fork.ask({kind: 'deal', handles: [cards[0]!], to: 1}));
    refused(fork, 'handle-reserved', () => fork.ask({kind: 'reveal', handles: [cards[0]!]}));
    refused(fork, 'handle-reserved', () => fork.shuffle('deck', cards));
  });

  it('that was stolen is spent once', () => {
    const steal = ledger({seats: 3});
    const cards = steal.shuffle('deck', steal.mint('deck', range(3)));
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
    cards = table.shuffle('deck', table.mint('deck', range(4)));
  });

  it('does not leave before the certificate of the entry that asks', () => {
    const stale = table.permit();
    const rid = table.ask(DIE);
    for (const seat of table.seats) assert.throws(() => seat.share(rid, stale), {code: 'fair/not-released'});
    table.answer(rid, table.permit());
  });

  it('cannot be asked of a pile before all its passes are verified', () => {
    const by = [0, 1, 2];
    const rid = table.ask({kind: 'shuffle', deck: 'deck', inputs: cards, by, key: by});
    const count = table.state.handles.count;
    table.enter('pass', table.seats[0]!.pass(rid));
    table.enter('pass', table.seats[1]!.pass(rid));
    refused(table, 'unknown-handle', () => table.ask({kind: 'deal', handles: [count], to: 0}));
    refused(table, 'handle-reserved', () => table.ask({kind: 'deal', handles: [cards[0]!], to: 0}));
    cards = table.enter('pass', table.seats[2]!.pass(rid)).fresh;
    assert.equal(cards[0], count);
  });

  it('that is wrong is blamed on its sender, by the message itself', () => {
    const rid = table.ask({kind: 'deal', handles: [cards[0]!], to: 0});
    const permit = table.permit();
    const [one, two] = table.shares(rid, permit) as [Share, Share];
    const lie = {...two, s: mod(two.s + 1n)};
    blamed(table, 2, 'bad-share', () => table.enter('opening', encodeOpening(rid, [one, lie])));
    assert.ok(decodeShare(encodeShare(lie)));
    table.answer(rid, permit);
  });

  it('of a seat that is not asked, or missing, or twice, spoils the opening', () => {
    const rid = table.ask({kind: 'deal', handles: [cards[1]!], to: 0});
    const permit = table.permit();
    const [one, two] = table.shares(rid, permit) as [Share, Share];
    refused(table, 'wrong-senders', () => table.enter('opening', encodeOpening(rid, [one])));
    refused(table, 'wrong-senders', () => table.enter('opening', encodeOpening(rid, [one, one])));
    refused(table, 'wrong-senders', () =>
      table.enter('opening', encodeOpening(rid, [one, two, {...two, seat: 0}])),
    );
    table.answer(rid, permit);
  });

  it('is not used twice: an opening is over when it is logged', () => {
    const rid = table.ask(DIE);
    const shares = table.shares(rid, table.permit());
    table.enter('opening', encodeOpening(rid, shares));
    refused(table, 'unknown-request', () => table.enter('opening', encodeOpening(rid, shares)));
  });

  it('of one beacon does not serve another draw', () => {
    const first = table.ask(DIE);
    const shares = table.shares(first, table.permit());
    table.enter('opening', encodeOpening(first, shares));
    const second = table.ask(DIE);
    const replayed = shares.map(share => ({...share, rid: second}));
    blamed(table, 0, 'bad-share', () => table.enter('opening', encodeOpening(second, replayed)));
    table.answer(second, table.permit());
  });
});

describe('a shuffle', () => {
  it('goes on in turn, and a failing pass is blamed and made again', () => {
    const table = ledger({seats: 3});
    const inputs = table.mint('deck', range(3));
    const by = [0, 1, 2];
    const rid = table.ask({kind: 'shuffle', deck: 'deck', inputs, by, key: by});
    assert.throws(() => table.seats[1]!.pass(rid), {code: 'fair/wrong-turn'});
    const bytes = table.seats[0]!.pass(rid);
    refused(table, 'wrong-turn', () => table.enter('pass', encodePass({...decodePass(bytes), seat: 1})));
    refused(table, 'wrong-turn', () => table.enter('pass', encodePass({...decodePass(bytes), pass: 1})));
    const pass = decodePass(bytes);
    const [first, second, third] = pass.f;
    blamed(table, 0, 'bad-shuffle', () =>
      table.enter('pass', encodePass({...pass, f: [second!, first!, third!]})),
    );
    table.enter('pass', bytes);
    refused(table, 'wrong-turn', () => table.enter('pass', bytes));
    table.enter('pass', table.seats[1]!.pass(rid));
    assert.equal(table.enter('pass', table.seats[2]!.pass(rid)).fresh.length, 3);
  });
});

describe('an action', () => {
  it('is void as a whole when one part fails', () => {
    const table = ledger({seats: 2});
    const cards = table.shuffle('deck', table.mint('deck', range(3)));
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

  it('made on top of another entry is refused: the host slipped one in between', () => {
    const table = ledger({seats: 2});
    const cards = table.shuffle('deck', table.mint('deck', range(3)));
    table.request({kind: 'deal', handles: [cards[0]!], to: 0});
    const attachment = table.seats[0]!.open(table.head, 0, [cards[0]!]);
    table.mint('other', [0]);
    blamed(table, 0, 'bad-share', () =>
      table.enter('action', encodeAction({seat: 0, attachments: [attachment]}), 0),
    );
  });

  it('keeps a monopoly pending while a card is neither excluded nor opened', () => {
    const table = ledger({seats: 2});
    const cards = table.shuffle('res', table.mint('res', [0, 0, 1]));
    table.request({kind: 'deal', handles: cards, to: 0});
    const rid = table.ask({kind: 'exclude', handles: cards, by: 0, oneOf: [0]});
    const permit = table.permit();
    const proofs = table.seats[0]!.exclusions(rid, permit);
    for (const bytes of proofs) table.enter('exclusion', bytes);
    assert.equal(proofs.length, 2);
    assert.deepEqual(table.state.request(rid).open?.length, 1);
    refused(table, 'other-handle', () => table.enter('exclusion', proofs[0]!));
    // A card that was excluded may be played on at once; the rest of the answer does not bring it back to life.
    const [played] = cards.filter(id => !table.state.request(rid).open!.includes(id));
    table.act(0, (prev, item) => table.seats[0]!.handOn(prev, item, played!, [1]));
    table.enter('opening', encodeOpening(rid, table.shares(rid, permit)));
    assert.equal(table.state.handles.get(played!).life, 'dead');
  });
});

describe('a choice', () => {
  it('is not disclosed before the last commitment is in', () => {
    const table = ledger({seats: 2});
    const rid = table.ask({kind: 'commit', by: [0, 1]});
    table.enter('commit', table.seats[0]!.commit(rid, Uint8Array.of(1)).commit, 0);
    refused(table, 'not-committed', () => table.ask({kind: 'disclose', by: [0]}));
  });

  it('is final, and disclosed once, as it was committed', () => {
    const table = ledger({seats: 2});
    const rid = table.ask({kind: 'commit', by: [0, 1]});
    const [one, two] = [0, 1].map(seat => table.seats[seat]!.commit(rid, Uint8Array.of(seat)));
    table.enter('commit', one!.commit, 0);
    refused(table, 'wrong-turn', () => table.enter('commit', one!.commit, 0));
    table.enter('commit', two!.commit, 1);
    const disclose = table.ask({kind: 'disclose', by: [0, 1]});
    const lie = table.seats[0]!.commit(rid, Uint8Array.of(9)).disclose;
    blamed(table, 0, 'bad-disclosure', () => table.enter('disclose', encodeDisclose(disclose, lie), 0));
    table.enter('disclose', encodeDisclose(disclose, one!.disclose), 0);
    refused(table, 'wrong-turn', () => table.enter('disclose', encodeDisclose(disclose, one!.disclose), 0));
  });
});

describe('a request to disclose', () => {
  it('that could never be met is refused: of nobody, or of a seat that another one waits for', () => {
    const table = ledger({seats: 2});
    const rid = table.ask({kind: 'commit', by: [0, 1]});
    const made = [0, 1].map(seat => table.seats[seat]!.commit(rid, Uint8Array.of(seat)));
    made.forEach(({commit}, seat) => {
      table.enter('commit', commit, seat);
    });
    refused(table, 'no-seats', () => table.ask({kind: 'disclose', by: []}));
    const first = table.ask({kind: 'disclose', by: [0]});
    refused(table, 'not-committed', () => table.ask({kind: 'disclose', by: [0, 1]}));
    const second = table.ask({kind: 'disclose', by: [1]});
    table.enter('disclose', encodeDisclose(second, made[1]!.disclose), 1);
    table.enter('disclose', encodeDisclose(first, made[0]!.disclose), 0);
    assert.equal(table.state.pending.size, 0);
  });
});

describe('a request', () => {
  it('is refused before the set-up is complete', () => {
    const table = new Ledger({seats: 2});
    refused(table, 'not-ready', () => table.ask(DIE));
    refused(table, 'not-ready', () => table.enter('mint', encodeMint('deck', [0])));
  });

  it('asks for draws that exist', () => {
    const table = ledger({seats: 2});
    const none = {kind: 'beacon', purpose: '', draws: [{kind: 'roll', sides: [0]}]} as const;
    const many = {kind: 'beacon', purpose: '', draws: [{kind: 'pick', from: 2, count: 3}]} as const;
    refused(table, 'bad-count', () => table.ask(none));
    refused(table, 'bad-count', () => table.ask(many));
  });

  it('has the name of the entry that asks: on a fork it has another', () => {
    const table = ledger({seats: 2});
    const one = table.seal('request', encodeRequest(DIE));
    const rid = table.ask(DIE);
    assert.notDeepEqual(requestRid(table.state.gameId, one), rid);
  });
});

describe('seats', () => {
  it('give their keys once', () => {
    const table = new Ledger({seats: 2});
    table.enter('keys', table.seats[0]!.keys(), 0);
    refused(table, 'keys-twice', () => table.enter('keys', table.seats[0]!.keys(), 0));
  });

  it('are dropped by all others, over the last entry, and two remain', () => {
    const table = ledger({seats: 3});
    const {gameId} = table.state;
    const vote = (seat: number, over = table.head) => ({
      seat,
      signature: signerOf(seat)(voteBytes('drop', gameId, [2], over)),
    });
    const enter = (...votes: {seat: number; signature: Uint8Array}[]) =>
      table.enter('drop', encodeChange([2], table.head, votes));
    refused(table, 'wrong-voters', () => enter(vote(0)));
    refused(table, 'wrong-voters', () => enter(vote(0), vote(0)));
    refused(table, 'bad-vote', () => enter(vote(0), {...vote(1), signature: vote(0).signature}));
    refused(table, 'bad-vote', () => enter(vote(0), vote(1, fill(1))));
    refused(table, 'other-entry', () => table.enter('drop', encodeChange([2], fill(1), [vote(0), vote(1)])));
    enter(vote(0), vote(1));
    assert.deepEqual(table.state.active, [0, 1]);
    refused(table, 'too-few-voters', () => table.change('drop', [1]));
    refused(table, 'active-already', () => table.change('back', [1]));
  });

  it('that publish a wrong share of a lost key are blamed', () => {
    const table = ledger({seats: 3, backup: true});
    refused(table, 'still-active', () => table.enter('recover', table.seats[0]!.recover(2), 0));
    table.change('drop', [2]);
    blamed(table, 0, 'bad-recovery', () =>
      table.enter('recover', encodeRecovery({lost: 2, seat: 0, s: 5n}), 0),
    );
    table.enter('recover', table.seats[0]!.recover(2), 0);
    refused(table, 'wrong-turn', () => table.enter('recover', table.seats[0]!.recover(2), 0));
    table.enter('recover', table.seats[1]!.recover(2), 1);
    refused(table, 'key-known', () => table.enter('recover', table.seats[1]!.recover(2), 1));
  });

  it('that give a bad back-up are convicted by the complaint, and the set-up ends', () => {
    const table = new Ledger({seats: 3, backup: true});
    table.seats.forEach((seat, i) => {
      table.enter('keys', seat.keys(), i);
    });
    const Y = table.seats.map((_, seat) => table.state.keysOf(seat).Y);
    const bad = makeBackup(table.secrets[0]!, table.state.gameId, 0, Y);
    table.enter('backup', encodeBackup({...bad, ct: [mod(bad.ct[0]! + 1n), bad.ct[1]!]}), 0);
    table.enter('backup', table.seats[1]!.backup(), 1);
    table.enter('backup', table.seats[2]!.backup(), 2);
    assert.deepEqual(table.seats[1]!.badBackups(), [0]);
    assert.deepEqual(table.seats[2]!.badBackups(), []);
    table.enter('backup-bad', table.seats[1]!.complain(0), 1);
    assert.deepEqual(table.state.failed?.seat, 0);
    assert.equal(table.state.failed?.code, 'fair/bad-backup');
    refused(table, 'set-up-failed', () => table.enter('backup-ok', Uint8Array.of(2), 2));
  });

  it('that complain of a good back-up convict themselves', () => {
    const table = new Ledger({seats: 3, backup: true});
    table.seats.forEach((seat, i) => {
      table.enter('keys', seat.keys(), i);
    });
    table.seats.forEach((seat, i) => {
      table.enter('backup', seat.backup(), i);
    });
    table.enter('backup-bad', table.seats[1]!.complain(0), 1);
    assert.deepEqual([table.state.failed?.seat, table.state.failed?.code], [1, 'fair/false-complaint']);
  });

  it('cannot leave with a key that is not theirs', () => {
    const table = ledger({seats: 2});
    refused(table, 'not-its-key', () => table.enter('card-key', encodeCardKey({seat: 1, x: 5n})));
  });
});
