/** `roadstead replay FILE… [--audit] [--json]`: checks records in full and says where they end, or what is wrong first. */
import {readFile, stat} from 'node:fs/promises';
import {BadMessage} from '../base/bad-message.ts';
import type {Result} from '../engine/game.ts';
import {IllegalAction} from '../engine/illegal.ts';
import {loadGame} from '../games/index.ts';
import type {Lead} from '../log/chain.ts';
import type {Header} from '../log/header.ts';
import {unpackRecord} from '../saves/packed.ts';
import {RECORD_BYTES} from '../saves/record.ts';
import {type CheckedRecord, checkRecord} from '../table/playing/check-record.ts';
import type {Audited} from '../table/playing/joint/audit.ts';
import type {BlameView} from '../table/seen/fairness-model.ts';
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
      /** Changes of host. */
      readonly leads: readonly Lead[];
      readonly signatures: number;
      readonly digest: string;
      readonly result: Result | null;
      readonly state: unknown;
      /** Of `--audit`; `answered` is null where one device dealt, which leaves no proofs. */
      readonly audit?: AuditReport;
    }
  | {
      readonly file: string;
      readonly good: false;
      /** Number of the first wrong entry; null when the file itself is wrong. */
      readonly entry: number | null;
      readonly code: string;
      readonly rule: string | null;
      readonly details: object;
      /** Of `--audit`: whom the entry itself convicts. */
      readonly blame?: {readonly seat: number; readonly name: string; readonly proof: string} | null;
    };

interface AuditReport {
  /** Who dealt: one device (`local`), the host's (`host`), or all together (`joint`). */
  readonly dealer: Header['mode'];
  /** Requests answered with proofs that hold, by kind. */
  readonly answered: Audited['answered'] | null;
  /** Digest of the dealing's state; null with `answered`. */
  readonly dealing: string | null;
  /** Whom entries of a record that holds convict: they stand in it as proofs. */
  readonly convicted: readonly Pick<BlameView, 'seat' | 'proof' | 'code'>[];
}

export const replay: Command = async (args, streams) => {
  const {values, positionals} = readArgs(args, {json: {type: 'boolean'}, audit: {type: 'boolean'}});
  if (positionals.length === 0) throw new UsageError('replay needs a file');
  const reports: Report[] = [];
  for (const file of positionals) {
    const report = await check(file, values.audit ?? false);
    reports.push(report);
    if (!values.json) tell(report, streams);
  }
  if (values.json) streams.out(json({command: 'replay', version: 1, files: reports}));
  return reports.every(report => report.good) ? 0 : 1;
};

async function check(file: string, audit: boolean): Promise<Report> {
  try {
    return good(file, await checkRecord(await read(file), loadGame, {aside: true, audit}), audit);
  } catch (error) {
    if (!(error instanceof BadMessage || error instanceof IllegalAction)) throw error;
    const {n, blamed, name, proof, ...details} = error.details;
    const rule = error instanceof IllegalAction ? error.rule : null;
    const entry = typeof n === 'number' ? n : null;
    const blame =
      typeof blamed === 'number' ? {seat: blamed, name: String(name), proof: String(proof)} : null;
    return {file, good: false, entry, code: error.code, rule, details, ...(audit && {blame})};
  }
}

async function read(file: string): Promise<string> {
  try {
    // A huge file is refused before it is read.
    if ((await stat(file)).size > RECORD_BYTES) throw new BadMessage('record/too-big', {limit: RECORD_BYTES});
    return await unpackRecord(new Blob([await readFile(file)]));
  } catch (error) {
    const {code} = error as {code?: unknown};
    if (error instanceof BadMessage || typeof code !== 'string') throw error;
    throw new UsageError(`cannot read ${file} (${code})`);
  }
}

function good(file: string, {chain, replay, signatures, audited}: CheckedRecord, audit: boolean): Report {
  const {game, rules, seats, mode} = chain.header;
  const {answered = null, dealing = null} = audited ?? {};
  const convicted = (audited?.convicted ?? []).map(({seat, proof, code}) => ({seat, proof, code}));
  return {
    file,
    good: true,
    game,
    rules,
    gameId: chain.gameId,
    seats: seats.map(({name, kind}) => ({name, kind})),
    entries: chain.entries.length,
    leads: chain.leads,
    signatures,
    digest: replay.digest,
    result: replay.result,
    state: replay.state,
    ...(audit && {audit: {dealer: mode, answered, dealing, convicted}}),
  };
}

function tell(report: Report, {out, err}: Streams): void {
  if (!report.good) {
    const where = report.entry === null ? '' : `entry ${report.entry}: `;
    const rule = report.rule ? ` (${report.rule})` : '';
    err(`${report.file}: ${where}${report.code}${rule} ${JSON.stringify(report.details)}\n`);
    if (report.blame) err(`  the evidence convicts ${report.blame.name}: ${PROOFS[report.blame.proof]}\n`);
    return;
  }
  const {file, game, rules, entries, leads, signatures, seats, digest, result, audit} = report;
  out(`${file}: good\n`);
  out(`  ${game}, rules ${rules}, ${seats.length} seats, ${entries} entries, ${signatures} signatures\n`);
  const names = (list: readonly number[]) => list.map(seat => seats[seat]!.name).join(', ');
  for (const {n, seat, votes, without} of leads) {
    const alone = without.length > 0 ? `, without ${names(without)}` : '';
    out(`  entry ${n}: ${names([seat])} orders${alone}; votes ${names(votes)}\n`);
  }
  if (!result) out('  not over yet\n');
  for (const [place, group] of (result?.ranking ?? []).entries())
    for (const seat of group) {
      const {total, parts} = result!.scores[seat]!;
      const sources = Object.entries(parts).map(([part, points]) => `${part} ${points}`);
      out(`  ${place + 1}. ${seats[seat]!.name}  ${total}  (${sources.join(', ')})\n`);
    }
  out(`  digest ${digest}\n`);
  if (audit) out(`  ${verdict(audit)}\n`);
  for (const {seat, proof} of audit?.convicted ?? [])
    out(`  the log convicts ${seats[seat]!.name}: ${PROOFS[proof]}\n`);
}

/** What was signed and fails, by the rule of the dealing that it breaks. */
const PROOFS: Readonly<Record<string, string>> = {
  possession: 'a key without proof that it is theirs',
  backup: 'a back-up that opens nothing, or a false word on one',
  share: 'a wrong part of a draw',
  shuffle: 'a shuffle that is none',
  rekey: 'a card that was handed on as another',
  exclusion: 'a false word on what they hold',
  commitment: 'a choice that is not the sealed one',
  recovery: 'a wrong share of a lost key',
  acknowledgement: 'two histories acknowledged',
  ordering: 'an entry that should never have been sealed',
};

function verdict({dealer, answered}: AuditReport): string {
  if (!answered)
    return `audit: one device dealt (${dealer}); its draws stand in the log, but nothing proves them`;
  const parts = Object.entries(answered).map(([kind, count]) => `${kind} ${count}`);
  return `audit: every proof holds, from entry 0 to the last (${parts.join(', ')}); nobody chose or foresaw a draw`;
}
