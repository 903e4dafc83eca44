/** A whole log checked in full, with a verdict that can be sent from thread to thread. */
import {BadMessage} from '../base/bad-message.ts';
import type {Json} from '../base/json.ts';
import type {AnyGame} from '../engine/game.ts';
import {IllegalAction} from '../engine/illegal.ts';
import type {AuditVerdict} from './audit-port.ts';
import {type CheckOptions, checkEntries} from './check-record.ts';

export async function auditEntries(
  texts: readonly string[],
  loadGame: (id: string) => Promise<AnyGame | null>,
  options: CheckOptions = {},
): Promise<AuditVerdict> {
  try {
    const {replay, audited} = await checkEntries(texts, loadGame, {...options, audit: true});
    const {answered = null, convicted = []} = audited ?? {};
    return {good: true, digest: replay.digest, answered, convicted};
  } catch (error) {
    if (!(error instanceof BadMessage || error instanceof IllegalAction)) throw error;
    const details = error.details as {readonly [field: string]: Json};
    return {good: false, code: error.code, details, rules: error instanceof IllegalAction};
  }
}
