/** The network, as the tables of this device use it: loaded when it is first needed, dialled until it answers. */

import {kept} from '../../base/kept.ts';
import {loadModule} from '../../base/load-module.ts';
import type {Problem} from '../../base/problem.ts';
import type {Connection} from '../others/room-port.ts';
import {JoinFailure} from '../others/room-port.ts';
import type {Session} from '../others/session.ts';
import {problemOf} from '../seen/problem.ts';
import type {Settings} from '../seen/view-model.ts';
import type {AppPorts} from './app-ports.ts';

/** From one going to a table until the next: what comes late for an earlier one is dropped. */
export interface Visit {
  readonly over: boolean;
}

/** How long after a failed dial the next one is tried, while a saved table is open. */
const REDIAL_MS = 5000;

export class Network {
  readonly #ports: Pick<AppPorts, 'rooms' | 'signer'>;
  readonly #settings: () => Settings;
  /** @throws BadMessage app/module-missing */
  readonly rooms = kept(() => loadModule(() => this.#ports.rooms()));
  #wait: {readonly timer: ReturnType<typeof setTimeout>; readonly dial: () => void} | null = null;

  constructor(ports: Pick<AppPorts, 'rooms' | 'signer'>, settings: () => Settings) {
    this.#ports = ports;
    this.#settings = settings;
  }

  get connection(): Connection {
    const {brokers, relay, name, shape} = this.#settings();
    return {brokers, relay, name, shape};
  }

  /** Connects an open table with its peers, again and again until it works or the table is left. */
  async connect(session: Session, visit: Visit): Promise<void> {
    this.#wait = null;
    try {
      const rooms = await this.rooms();
      const {id: tableId, secret, founder, brokers} = session.info;
      const signer = await this.#ports.signer(tableId);
      // Who founded the table and keeps it no more comes as any other.
      const how = session.opens ? rooms.open : rooms.join;
      const {host: hostKey} = session.lobby;
      const address = {tableId, secret, founder, brokers, hostKey};
      const room = await how(address, signer, this.connection, () => undefined);
      if (visit.over) return room.close();
      session.setTrouble(null);
      session.enter(room);
    } catch (error) {
      if (visit.over) return;
      session.setTrouble(troubleOf(error));
      const dial = () => void this.connect(session, visit);
      this.#wait = {timer: setTimeout(dial, REDIAL_MS), dial};
    }
  }

  /** Does not wait for the next dial. */
  hurry(): void {
    const wait = this.#wait;
    this.stop();
    wait?.dial();
  }

  /** The table is left: no further dial. */
  stop(): void {
    if (this.#wait) clearTimeout(this.#wait.timer);
    this.#wait = null;
  }
}

/** @throws the error itself when it is a bug of ours */
function troubleOf(error: unknown): Problem {
  const problem: Problem | null =
    error instanceof JoinFailure ? {code: `join/${error.trouble}`, details: {}} : problemOf(error);
  if (!problem) throw error;
  return problem;
}
