/**
 * A table's own log once more from the start, as somebody would check it who trusts nobody, this device included: chain,
 * signatures, rules, and every proof of what was dealt together. Runs away from the page's own thread.
 */
import {BadMessage} from '../../base/bad-message.ts';
import {IllegalAction} from '../../engine/illegal.ts';
import type {BlameView, RecheckView} from '../seen/fairness-model.ts';
import type {AuditVerdict} from './audit-port.ts';
import type {Ledger, LedgerPorts} from './ledger.ts';

const IDLE: RecheckView = {state: 'idle', done: 0, total: 0, proved: null};

export class Recheck {
  readonly #ledger: Ledger;
  readonly #audit: LedgerPorts['audit'];
  readonly #changed: () => void;
  #view = IDLE;
  /** Whom the log itself convicts, as the last check found. */
  convicted: readonly BlameView[] = [];
  #stop: AbortController | null = null;

  constructor(ledger: Ledger, audit: LedgerPorts['audit'], changed: () => void) {
    this.#ledger = ledger;
    this.#audit = audit;
    this.#changed = changed;
  }

  get view(): RecheckView {
    return this.#view;
  }

  /** @throws what keeps the check from running; it says nothing about the game */
  async run(): Promise<void> {
    if (this.#stop) return;
    const stop = new AbortController();
    this.#stop = stop;
    const {texts} = this.#ledger.chain;
    const {digest} = this.#ledger.replay;
    this.#show({...IDLE, state: 'running', total: texts.length});
    try {
      const onProgress = (done: number, total: number) =>
        this.#show({...IDLE, state: 'running', done, total});
      this.#show(this.#found(await this.#audit(texts, {onProgress, signal: stop.signal}), digest));
    } catch (error) {
      this.#show(IDLE);
      if (!stop.signal.aborted) throw error;
    } finally {
      this.#stop = null;
    }
  }

  stop(): void {
    this.#stop?.abort(new Error('not wanted any more'));
  }

  #found(verdict: AuditVerdict, digest: string): RecheckView {
    if (verdict.good) {
      this.convicted = verdict.convicted;
      return {...IDLE, state: verdict.digest === digest ? 'good' : 'bad', proved: verdict.answered};
    }
    const {code, details} = verdict;
    this.#ledger.note(verdict.rules ? new IllegalAction(code, {details}) : new BadMessage(code, details));
    return {...IDLE, state: 'bad'};
  }

  #show(view: RecheckView): void {
    this.#view = view;
    this.#changed();
  }
}
