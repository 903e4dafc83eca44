/**
 * The record that is kept under test/vectors: persons, a bot, draws, a free take-back, one that was agreed and one
 * that was refused. Made again from fixed keys, it must come out byte for byte; a change of the format shows here.
 */
import {seededRng} from '../../../src/base/rng.ts';
import {encodeRecord} from '../../../src/saves/record.ts';
import {add, drawAll, playOut, testTable} from './log-kit.ts';

export async function vectorRecord(): Promise<string> {
  const table = await testTable('ppb');
  await drawAll(table, seededRng('vector'));
  const take = async (count: number) => {
    const seat = table.replay.toAct[0]!;
    await add(table, {kind: 'action', seat, payload: {type: 'take', count}});
    return {seat, to: table.replay.head - 1};
  };
  const ask = ({seat, to}: {seat: number; to: number}) =>
    add(table, {kind: 'table', seat, payload: {type: 'askBack', to}});
  const answer = (yes: boolean) => {
    const [seat] = table.replay.takeBackRequest!.waiting;
    return add(table, {kind: 'table', seat: seat!, payload: {type: 'answerBack', yes}});
  };
  // Until seat 0 is about to act, so that a person acts after it.
  while (table.replay.toAct[0] !== 0) await take(1);
  await ask(await take(3));
  const first = await take(2);
  await take(1);
  await ask(first);
  await answer(false);
  await ask(first);
  await answer(true);
  await playOut(table, 'vector');
  const {chain, replay} = table;
  return encodeRecord({entries: chain.texts, result: replay.result!, digest: replay.digest});
}
