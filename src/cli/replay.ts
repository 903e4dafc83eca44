/** `roadstead replay FILE… [--json]`: checks records in full and says where they end, or what is wrong first. */
import {readFile, stat} from 'node:fs/promises';
import {BadMessage} from '../base/bad-message.ts';
import type {Result} from '../engine/game.ts';
import {IllegalAction} from '../engine/illegal.ts';
import {loadGame} from '../games/index.ts';
import {RECORD_BYTES} from '../saves/record.ts';
import {type CheckedRecord, checkRecord} from '../table/check-record.ts';
import {type Command, json, readArgs, type Streams, UsageError} from './command.ts';

/** One file in the output of `--json`. */
type Report =
  | {
      readonly file: string;
      readonly good: true;
      readonly game: string;
      readonly rules: number;
      readonly gameId: string;
      readonly seats: readonly {readonly name: string; readonly kind: 'person' | 'bot'}[];
      readonly entries: number;
      readonly signatures: number;
      readonly digest: string;
      readonly result: Result | null;
      readonly state: unknown;
    }
  | {
      readonly file: string;
      readonly good: false;
      /** Number of the first wrong entry; null when the file itself is wrong. */
      readonly entry: number | null;
      readonly code: string;
      readonly rule: string | null;
      readonly details: object;
    };

export const replay: Command = async (args, streams) => {
  const {values, positionals} = readArgs(args, {json: {type: 'boolean'}});
  if (positionals.length === 0) throw new UsageError('replay needs a file');
  const reports: Report[] = [];
  for (const file of positionals) {
    const report = await check(file);
    reports.push(report);
    if (!values.json) tell(report, streams);
  }
  if (values.json) streams.out(json({command: 'replay', version: 1, files: reports}));
  return reports.every(report => report.good) ? 0 : 1;
};

async function check(file: string): Promise<Report> {
  try {
    return good(file, await checkRecord(await read(file), loadGame, {aside: true}));
  } catch (error) {
    if (!(error instanceof BadMessage || error instanceof IllegalAction)) throw error;
    const {n, ...details} = error.details;
    const rule = error instanceof IllegalAction ? error.rule : null;
    return {file, good: false, entry: typeof n === 'number' ? n : null, code: error.code, rule, details};
  }
}

async function read(file: string): Promise<string> {
  try {
    // A huge file is refused before it is read.
    if ((await stat(file)).size > RECORD_BYTES) throw new BadMessage('record/too-big', {limit: RECORD_BYTES});
    return await readFile(file, 'utf8');
  } catch (error) {
    const {code} = error as {code?: unknown};
    if (error instanceof BadMessage || typeof code !== 'string') throw error;
    throw new UsageError(`cannot read ${file} (${code})`);
  }
}

function good(file: string, {chain, replay, signatures}: CheckedRecord): Report {
  const {game, rules, seats} = chain.header;
  return {
    file,
    good: true,
    game,
    rules,
    gameId: chain.gameId,
    seats: seats.map(({name, kind}) => ({name, kind})),
    entries: chain.entries.length,
    signatures,
    digest: replay.digest,
    result: replay.result,
    state: replay.state,
  };
}

function tell(report: Report, {out, err}: Streams): void {
  if (!report.good) {
    const where = report.entry === null ? '' : `entry ${report.entry}: `;
    const rule = report.rule ? ` (${report.rule})` : '';
    err(`${report.file}: ${where}${report.code}${rule} ${JSON.stringify(report.details)}\n`);
    return;
  }
  const {file, game, rules, entries, signatures, seats, digest, result} = report;
  out(`${file}: good\n`);
  out(`  ${game}, rules ${rules}, ${seats.length} seats, ${entries} entries, ${signatures} signatures\n`);
  if (!result) out('  not over yet\n');
  for (const [place, group] of (result?.ranking ?? []).entries())
    for (const seat of group) {
      const {total, parts} = result!.scores[seat]!;
      const sources = Object.entries(parts).map(([part, points]) => `${part} ${points}`);
      out(`  ${place + 1}. ${seats[seat]!.name}  ${total}  (${sources.join(', ')})\n`);
    }
  out(`  digest ${digest}\n`);
}
