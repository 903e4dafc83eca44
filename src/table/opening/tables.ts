/**
 * What a person can do with tables: make one, join one, go on with one, delete one, take one in and out as a file.
 * Loaded with the first of these, so that the start page does without.
 */
import {placeAt, ticketAt} from '../../base/address.ts';
import {BadMessage} from '../../base/bad-message.ts';
import {loadModule} from '../../base/load-module.ts';
import {acquireLease} from '../../saves/lease.ts';
import * as saves from '../../saves/tables.ts';
import {forgetNotes} from '../seen/notes.ts';
import type {JoiningView, LobbyView, NewTable, TableAct, TableView} from '../seen/view-model.ts';
import type {AppPorts} from './app-ports.ts';
import {Joining} from './joining.ts';
import {Network} from './network.ts';
import type {Onward} from './onward.ts';
import {OpenTable, type Surroundings} from './open-table.ts';
import {requireGame} from './require-game.ts';

/** What makes a new table: whoever comes to the table of somebody else does without. */
const loadMaking = () => loadModule(() => import('./making.ts'));
const loadRecords = () => loadModule(() => import('./records.ts'));
const loadOnward = () => loadModule(() => import('./onward.ts'));

export class Tables {
  readonly #ports: AppPorts;
  readonly #app: Surroundings;
  readonly #network: Network;
  readonly #open: OpenTable;
  readonly #joining: Joining;
  /** The table that another tab has open: `retry` takes it over. */
  #elsewhere: string | null = null;

  constructor(ports: AppPorts, app: Surroundings) {
    this.#ports = ports;
    this.#app = app;
    this.#network = new Network(ports, () => app.settings());
    this.#open = new OpenTable(ports, app, this.#network);
    this.#joining = new Joining(ports, this.#network, this.#open);
  }

  /** Null when nothing is open. */
  screen(): LobbyView | TableView | JoiningView | null {
    return this.#joining.screen() ?? this.#open.screen();
  }

  /** That the link of the table names; none where it does not. */
  get brokers(): readonly string[] {
    return this.#joining.brokers ?? this.#open.session?.info.brokers ?? [];
  }

  /** Acts of the open table. */
  act(act: TableAct): void | Promise<void> {
    if (act.act === 'syncNow') this.#network.hurry();
    return this.#open.session?.act(act);
  }

  /** The person has another name now. */
  renamed(): Promise<void> {
    return this.#open.session?.renamed() ?? Promise.resolve();
  }

  /** Resolves when the table that was open last is on disk and free for others. */
  leave(): Promise<void> {
    return this.#open.leave();
  }

  async create(table: NewTable): Promise<void> {
    const [{Making}, turn] = await Promise.all([loadMaking(), this.#open.setOut()]);
    return new Making(this.#ports, this.#app, this.#network, this.#open).create(turn, table);
  }

  /** The usual table of a game, with one person and else bots. @param name of the person */
  async playBots(id: string, name: string): Promise<void> {
    const {usualTable} = await loadMaking();
    return this.create(await usualTable(id, name));
  }

  async rematch(rotate: boolean): Promise<void> {
    return (await this.#onward()).rematch(rotate);
  }

  async takeUp(id: string, alone = false): Promise<void> {
    return (await this.#onward()).takeUp(id, alone);
  }

  async branchOff(from: number): Promise<void> {
    return (await this.#onward()).branchOff(from);
  }

  async importRecord(file: File): Promise<void> {
    await this.#come(await (await this.#onward()).importRecord(file));
  }

  /** Loaded when a game is over, or somebody tries something out. */
  async #onward(): Promise<Onward> {
    const part = await loadOnward();
    return new part.Onward(this.#ports, this.#app, this.#network, this.#open);
  }

  /** To the table that somebody else has set for a rematch. */
  async follow(): Promise<void> {
    const invitation = this.#open.session?.invitation;
    if (invitation) await this.#come(await this.#joining.join(invitation.link, invitation));
  }

  /** @throws BadMessage table/open-elsewhere: `retry` takes it over */
  async reopen(id: string, takeOver = false): Promise<void> {
    if (await this.#open.reopen(id, takeOver)) {
      if (this.#open.estranged) await (await this.#onward()).goOn();
      return;
    }
    this.#elsewhere = id;
    throw new BadMessage('table/open-elsewhere');
  }

  async join(linkOrCode: string): Promise<void> {
    await this.#come(await this.#joining.join(linkOrCode));
    const ticket = ticketAt(linkOrCode);
    // Also to a table that is on this device already.
    if (ticket) this.#open.session?.movesHere(ticket);
    const place = placeAt(linkOrCode);
    if (place !== null) this.#open.session?.askedTo(place);
  }

  /** @param known a table that is on this device already */
  async #come(known: string | null): Promise<void> {
    if (known !== null) await this.reopen(known);
  }

  answerAnew(address: string | null): Promise<void> {
    return this.#joining.answerAnew(address);
  }

  async retry(): Promise<void> {
    const id = this.#elsewhere;
    this.#elsewhere = null;
    if (id !== null) return this.reopen(id, true);
    const known = await this.#joining.again();
    if (known === undefined) return this.act({act: 'syncNow'});
    await this.#come(known);
  }

  /** The person does not want what the problem offers. */
  dismiss(): void {
    this.#elsewhere = null;
  }

  /** Deletes a table that is kept here; another tab that has it open lets go of it first. */
  async remove(id: string): Promise<void> {
    const lease = await acquireLease(id, {takeOver: true, anyhow: true, onLost: () => undefined});
    await saves.deleteTable(id).finally(() => lease?.release());
    // As a file it may come again.
    forgetNotes(id);
  }

  async exportRecord(id: string): Promise<void> {
    const log = await this.#open.logOf(id);
    if (!log || log.entries.length === 0) throw new BadMessage('record/empty');
    const {recordFile} = await loadRecords();
    const {name, bytes} = await recordFile(log.entries, log.savedAt, await requireGame(log.game));
    this.#ports.download(name, bytes);
  }
}
