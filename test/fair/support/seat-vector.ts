/**
 * What is taken and what is refused of entries by which seats leave, come back and move; and who completes a certificate after
 * each of them.
 */
import {encodeCertificate, isCertified, makeAck} from '../../../src/fair/ack.ts';
import {encodeChange} from '../../../src/fair/members.ts';
import {encodeReseat} from '../../../src/fair/reseat.ts';
import {hex} from './hex.ts';
import {type EnterOptions, Ledger, ledger, type Setting, signerOf} from './ledger.ts';
import {DICE, entryOf, recordOf} from './life-vector.ts';
import {type Draft, idKeyOf} from './log.ts';

interface Next extends EnterOptions {
  readonly kind: Draft['kind'];
  readonly payload: Uint8Array;
}
type Case = readonly [name: string, played: Ledger, next: Next];

/** @param made what stands in the log before */
const table = (made: (at: Ledger) => void = () => undefined, setting: Partial<Setting> = {}): Ledger => {
  const at = ledger({seats: 3, format: 2, ...setting});
  made(at);
  return at;
};

interface Move extends EnterOptions {
  readonly seat?: number;
  readonly idKey?: Uint8Array;
}

/** Seat 2 goes on from another device, by its own word where nobody else is named. */
const move = (consents: readonly number[] = [], {seat = 2, idKey, ...options}: Move = {}): Next => ({
  kind: 'reseat',
  payload: encodeReseat(2, {seat, idKey: idKey ?? idKeyOf(seat, 3), consents}),
  author: consents.length > 0 ? 0 : seat,
  ...options,
});

const change = (
  at: Ledger,
  kind: 'drop' | 'back',
  device: number,
  voters: readonly number[],
  {over = at.head, round = 0}: {over?: Uint8Array; round?: number} = {},
): Next => {
  const votes = voters.map(seat => at.vote(kind, device, seat, over));
  return {kind, payload: encodeChange(device, over, votes), round};
};

const dice = (at: Ledger) => at.ask(DICE);
const PILE = {kind: 'shuffle', deck: 'd', inputs: [], mint: [0], by: [0, 1, 2], key: [0, 1, 2]} as const;
const CHOICE = Uint8Array.of(1);

/** Dice were given up for seat 2 in round 4, and wait for it again. */
const twice = table(at => {
  dice(at);
  at.reseat(2, [0, 1], 4);
  at.rekeyed(2);
  dice(at);
});
/** Dice were given up for seat 1 in round 4, and wait for seat 2 as well. */
const other = table(
  at => {
    dice(at);
    at.reseat(1, [0, 2, 3], 4);
    at.rekeyed(1);
    dice(at);
  },
  {seats: 5},
);
const away = table(at => at.change('drop', 2));

const moves = (): Case[] => [
  ['a seat moves by its own word', table(), move()],
  ['a seat moves by consent of all others', table(), move([0, 1])],
  ['wrong-author: the host’s person, nobody agrees', table(), move([], {author: 0})],
  ['wrong-author: another seat, the others agree', table(), move([0, 1], {author: 1})],
  ['wrong-author: its own word, and others agree', table(), move([0, 1], {author: 2})],
  ['wrong-author: the seat agrees to its own move', table(), move([0, 2])],
  ['backed-up', table(undefined, {backup: true}), move()],
  ['not-ready: another seat that moved has no keys yet', table(at => at.reseat(1)), move()],
  ['it has no new keys yet, and moves once more', table(at => at.reseat(2)), move([0, 1])],
  ['bad-device: the host’s seat', table(), move([], {seat: 0})],
  ['bad-device: a bot', table(undefined, {bots: [2]}), move([0, 1])],
  ['equal-keys: its own present key', table(), move([], {idKey: idKeyOf(2)})],
  ['equal-keys: the key of another', table(), move([0, 1], {idKey: idKeyOf(1)})],
  ['holds-cards: its layer is on the pile', table(at => at.request(PILE)), move([0, 1])],
  [
    'key-known: its hand lies open',
    table(at => {
      at.leave(2);
      at.change('back', 2, 1);
    }),
    move([0, 1]),
  ],
  ['draw-waits: dice', table(dice), move()],
  ['draw-waits: a shuffle, its pass is to come', table(at => at.ask(PILE)), move()],
  ['draw-waits: a choice', table(at => at.ask({kind: 'commit', by: [2]})), move()],
  ['a choice that waits for others alone', table(at => at.ask({kind: 'commit', by: [1]})), move()],
  ['dice that wait are given up by consent', table(dice), move([0, 1])],
  ['choice-sealed: in a question that is open', table(sealed([1, 2])), move([0, 1])],
  ['choice-sealed: in a set, by consent', table(sealed([2])), move([0, 1])],
  ['choice-sealed: in a set, by its own word', table(sealed([2])), move()],
  ['needs-all: the second time for a seat, in a later round', other, move([0, 2], {seat: 1, round: 9})],
  ['needs-all: the second time in a round, for another seat', other, move([0, 1], {round: 4})],
  ['needs-all: in a round before that of the last time', other, move([0, 1], {round: 3})],
  ['in a later round, for another seat', other, move([0, 1], {round: 5})],
  ['the second time, and everybody agrees', twice, move([0, 1], {round: 4})],
];

function sealed(by: readonly number[]) {
  return (at: Ledger): void => {
    const rid = at.ask({kind: 'commit', by});
    at.say(2, 'commit', rid, at.seats[2]!.commit(rid, CHOICE));
  };
}

const four = table(dice, {seats: 4});
const leaves = (): Case[] => [
  ['a device is let go by the others', table(), change(table(), 'drop', 2, [0, 1])],
  ['other-entry: votes on the entry before', table(dice), change(table(), 'drop', 2, [0, 1])],
  ['unknown-device', table(), change(table(), 'drop', 3, [0, 1])],
  [
    'bad-vote: signed for another device',
    table(),
    {...change(table(), 'drop', 1, [0, 2]), payload: forged()},
  ],
  ['not-active', away, change(away, 'drop', 2, [0, 1])],
  ['wrong-voters: not ascending', table(), change(table(), 'drop', 2, [1, 0])],
  ['wrong-voters: its own vote', table(), change(table(), 'drop', 2, [0, 1, 2])],
  ['too-few-voters', four, change(four, 'drop', 3, [0, 1])],
  ['more than half, dice wait', four, change(four, 'drop', 3, [0, 1, 2])],
  ['needs-all: a drop, the second time in a round', other, change(other, 'drop', 2, [0, 1, 3], {round: 4})],
  ['back', away, change(away, 'back', 2, [0, 1, 2], {round: 1})],
  ['active-already', table(), change(table(), 'back', 2, [0, 1, 2], {round: 1})],
  ['wrong-voters: somebody does not sign the return', away, change(away, 'back', 2, [0, 2], {round: 1})],
  ['too-soon: the second return in a round', again(1), change(again(1), 'back', 2, [0, 1, 2], {round: 1})],
  ['the second return, a round later', again(1), change(again(1), 'back', 2, [0, 1, 2], {round: 2})],
  ['a device leaves by its own word', table(), word(table(), 2)],
  ['draw-waits: the word of who owes a part', table(dice), word(table(dice), 2)],
  ['key-known: the keys are not those of its device', table(), word(table(), 2, [1])],
  ['other-entry: a word on the entry before', table(dice), word(table(), 2)],
];

/** Gone, back, and gone again. */
function again(round: number): Ledger {
  return table(at => {
    at.change('drop', 2);
    at.change('back', 2, round);
    at.change('drop', 2, round);
  });
}

/** Votes on one device under the number of another. */
function forged(): Uint8Array {
  const at = table();
  return encodeChange(
    2,
    at.head,
    [0, 1].map(seat => at.vote('drop', 1, seat)),
  );
}

const word = (at: Ledger, device: number, others: readonly number[] = []): Next => ({
  kind: 'leave',
  payload: at.seats[device]!.leave(
    others.map(seat => at.seats[seat]!),
    signerOf(device),
  ),
});

/** Each table with one entry more: the code of its refusal, or null. */
export const seats = () =>
  [...moves(), ...leaves()].map(([name, played, {kind, payload, ...options}]) => {
    const at = new Ledger(JSON.parse(settingOf(played)));
    for (const text of played.entries) at.take(text);
    const text = at.seal(kind, payload, options);
    const code = refusalOf(() => at.take(text));
    const {asks: _, ...next} = entryOf(text);
    return {name, in: {...recordOf(played), next}, out: {refused: code !== null, code}};
  });

const settingOf = ({state: {table}, secrets}: Ledger): string =>
  JSON.stringify({
    ...{seats: secrets.length, format: table.format, backup: table.backup},
    bots: table.seats.flatMap(({bot}, seat) => (bot ? [seat] : [])),
  });

function refusalOf(attempt: () => unknown): string | null {
  try {
    attempt();
    return null;
  } catch (error) {
    return (error as {readonly code: string}).code;
  }
}

/** Who signs for an entry: the persons who are active at it, each under the key that counts there. */
export const certificate = () => {
  const played = table();
  const of = (
    name: string,
    acks: readonly (readonly [seat: number, moves: number])[],
    head = played.state.head,
  ) => {
    const {state} = played;
    const signed = acks.map(([seat, moves]) => makeAck(signerOf(seat, moves), state.gameId, seat, head));
    return {
      name,
      in: {
        gameId: hex(state.gameId),
        signers: state.persons.map(seat => ({seat, idKey: hex(state.seats[seat]!.idKey)})),
        head: {term: state.head.term, seq: state.head.seq, entryHash: hex(state.head.entryHash)},
        certificate: hex(encodeCertificate(signed)),
      },
      out: {complete: isCertified(signed, state.head, state)},
    };
  };
  const all = [0, 1, 2].map(seat => [seat, 0] as const);
  const before = played.state.head;
  const begun = [
    of('of all', all),
    of('of all, in another order', [...all].reverse()),
    of('one is missing', all.slice(1)),
    of('one stands for another', [all[0]!, all[1]!, all[1]!]),
    of('one too many', [...all, all[0]!]),
  ];
  dice(played);
  played.change('drop', 2);
  const gone = [
    of('without the one that was let go', all.slice(0, 2)),
    of('with the one that was let go', all),
    of('of the entry before it went', all.slice(0, 2), before),
  ];
  played.change('back', 2, 1);
  const back = [
    of('with the one that came back', all),
    of('without the one that came back', all.slice(0, 2)),
  ];
  played.reseat(2, [0, 1], 2);
  const moved = [
    of('under the key of the new device', [all[0]!, all[1]!, [2, 1]]),
    of('under the key of the old device', all),
  ];
  return [...begun, ...gone, ...back, ...moved];
};
