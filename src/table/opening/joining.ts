/** The way from an invitation to a table: reaching, knocking, greeting, and what the screen shows of it meanwhile. */
import {gameAt, placeAt, type Ticket, ticketAt} from '../../base/address.ts';
import {randomText} from '../../base/random.ts';
import type {Lease} from '../../saves/lease.ts';
import * as saves from '../../saves/tables.ts';
import {emptyLobby} from '../others/lobby.ts';
import type {Brought} from '../others/ports.ts';
import type {Answering, Invitation, Offered, OnStep, TableAddress} from '../others/room-port.ts';
import {JoinFailure} from '../others/room-port.ts';
import type {JoiningView, JoinTrouble} from '../seen/view-model.ts';
import type {AppPorts} from './app-ports.ts';
import {type Kept, keptOf} from './kept.ts';
import type {Network, Visit} from './network.ts';
import type {OpenTable} from './open-table.ts';

/** What is kept at a table for the people of this device. */
interface Places {
  /** For the one whose device it is; null for any. */
  readonly wish: number | null;
  readonly brings: readonly Brought[];
}

const NOWHERE: Places = {wish: null, brings: []};

interface Wanted extends Places {
  readonly invitation: Invitation;
  /** What the link says is played there; empty where it does not. */
  readonly game: string;
  /** By which a seat moves to this device; null where the link has none. */
  readonly ticket: Ticket | null;
  /** At which the person here is asked to sit down; null for any. */
  readonly place: number | null;
}

interface Way extends Wanted {
  readonly visit: Visit;
  readonly by: JoiningView['by'];
  readonly since: number;
  step: JoiningView['step'];
  /** To an offer: until it has led somewhere. */
  answering: Answering | null;
  /** Shows another answer; null where there is none to show. */
  answerAnew: ((address: string | null) => Promise<void>) | null;
  trouble: JoinTrouble | null;
  /** The device is in the table's room; what is played there may still be on its way. */
  landed: boolean;
}

/** Longest time, in ms, that a landed device waits for the table before it shows what little it knows. */
const TELLING_MS = 10_000;

/** Whether a guest's table has another secret in this link, of the same founder: nobody else's says where it is. */
const isRenewed = ({hosting, secret, founder}: Kept, link: TableAddress): boolean =>
  !hosting && secret !== '' && secret !== link.secret && founder !== undefined && founder === link.founder;

const sits = ({lobby}: Kept, key: string | null): boolean =>
  key !== null && lobby.places.some(place => place?.key === key);

/** The way is gone in one direction only: by code one knocks first, by link where the host wants to be asked. */
const STEPS: Readonly<Record<JoiningView['by'], readonly JoiningView['step'][]>> = {
  code: ['reaching', 'knocking', 'greeting', 'catchingUp', 'failed'],
  link: ['reaching', 'greeting', 'knocking', 'catchingUp', 'failed'],
  offer: ['reaching', 'answering', 'greeting', 'knocking', 'catchingUp', 'failed'],
};

export class Joining {
  readonly #ports: Pick<AppPorts, 'now' | 'signer' | 'changed'>;
  readonly #network: Network;
  readonly #open: OpenTable;
  #way: Way | null = null;

  constructor(ports: Pick<AppPorts, 'now' | 'signer' | 'changed'>, network: Network, open: OpenTable) {
    this.#ports = ports;
    this.#network = network;
    this.#open = open;
  }

  /** Null when nobody is on the way. */
  screen(): JoiningView | null {
    if (!this.#way || this.#isOver(this.#way)) return null;
    const {game, since, step, by, trouble, answering} = this.#way;
    const seconds = Math.floor((this.#ports.now() - since) / 1000);
    const played = this.#open.session?.lobby.game || game;
    const answer = step === 'answering' ? (answering?.shown ?? null) : null;
    return {screen: 'joining', game: played, step, seconds, by, answer, trouble};
  }

  /** That the link names, while somebody is on the way. */
  get brokers(): readonly string[] | undefined {
    const invitation = this.screen() ? this.#way?.invitation : undefined;
    return invitation && 'brokers' in invitation ? invitation.brokers : undefined;
  }

  /** Left, or the table can be shown: nobody sees an empty lobby on the way to a game that runs. */
  #isOver({visit, landed, since}: Way): boolean {
    const told = this.#open.session?.told ?? false;
    return visit.over || (landed && (told || this.#ports.now() - since > TELLING_MS));
  }

  /**
   * @param kept the places that are kept for the people of this device
   * @returns the id of a table that is on this device already: whoever sits there goes on from what is stored
   * @throws BadMessage link/…, what the network and the store throw
   */
  async join(linkOrCode: string, {wish, brings}: Places = NOWHERE): Promise<string | null> {
    const {visit} = this.#open;
    const rooms = await this.#network.rooms();
    const invitation = await rooms.read(linkOrCode);
    const game = gameAt(linkOrCode) ?? '';
    const seats = {wish, brings, ticket: ticketAt(linkOrCode), place: placeAt(linkOrCode)};
    return visit.over ? null : this.#go({invitation, game, ...seats});
  }

  /** @param address of this device, as the person has typed it @throws BadMessage code/bad-address, code/no-address */
  async answerAnew(address: string | null): Promise<void> {
    await this.#way?.answerAnew?.(address);
  }

  /** Once more, after a failure. @returns as `join`; undefined when nobody was on the way */
  async again(): Promise<string | null | undefined> {
    return this.screen() ? this.#go(this.#way!) : undefined;
  }

  async #go({invitation, game, wish, brings, ticket, place}: Wanted): Promise<string | null> {
    const visit = await this.#open.setOut();
    if (visit.over) return null;
    const by = 'answer' in invitation ? 'offer' : invitation.tableId === null ? 'code' : 'link';
    const step = by === 'code' ? 'knocking' : 'reaching';
    const way: Way = {
      invitation,
      game,
      wish,
      brings,
      ticket,
      place,
      visit,
      by,
      since: this.#ports.now(),
      step,
      answering: null,
      answerAnew: null,
      trouble: null,
      landed: false,
    };
    this.#way = way;
    const tick = setInterval(() => {
      if (this.#way !== way || way.step === 'failed' || this.#isOver(way)) clearInterval(tick);
      if (way.visit.over) way.answering?.close();
      this.#ports.changed();
    }, 1000);
    this.#ports.changed();
    try {
      const known = await this.#walk(way, step => {
        const steps = STEPS[way.by];
        if (steps.indexOf(step) > steps.indexOf(way.step)) way.step = step;
        this.#ports.changed();
      });
      if (known !== null && this.#way === way) this.#way = null;
      way.landed = true;
      return known;
    } catch (error) {
      if (visit.over) return null;
      if (!(error instanceof JoinFailure)) {
        this.#way = null;
        throw error;
      }
      way.step = 'failed';
      way.trouble = error.trouble;
      return null;
    }
  }

  async #walk(way: Way, onStep: OnStep): Promise<string | null> {
    const {invitation, visit, by} = way;
    const rooms = await this.#network.rooms();
    const offered = 'answer' in invitation ? invitation : null;
    const address = 'answer' in invitation ? null : await rooms.admit(invitation, this.#network.connection);
    const {tableId} = (offered ?? address)!;
    if (by === 'code') onStep('greeting');
    const stored = await saves.loadTable(tableId);
    const kept = stored && keptOf(stored.secrets);
    const isHere = (table: TableAddress) => stored && !(kept && isRenewed(kept, table));
    if (address && isHere(address)) {
      await this.#keepBrokers(tableId, kept, address);
      return visit.over ? null : tableId;
    }
    // Two tabs of one device would send each other away from the table.
    const lease = await this.#open.claim(tableId, () => {
      if (!visit.over) void this.#open.leave();
    });
    if (!lease) return visit.over ? null : tableId;
    try {
      const table = address ?? (await this.#meet(way, offered!, onStep));
      if (!kept && !stored) {
        await this.#sitDown(way, table, onStep, lease);
        return null;
      }
      if (kept && !isHere(table)) await this.#tryNew(way, table, kept, onStep);
      return visit.over ? null : tableId;
    } catch (error) {
      lease.release();
      throw error;
    }
  }

  /** The same link again, with other brokers: those that it named before may be gone. */
  async #keepBrokers(tableId: string, kept: Kept | null, {secret, brokers}: TableAddress): Promise<void> {
    if (kept && !kept.hosting && brokers && secret === kept.secret)
      await saves.changeSecrets(tableId, {brokers});
  }

  /** Shows the answer to an offer until somebody at the table has taken it in. @throws JoinFailure, BadMessage code/… */
  async #meet(way: Way, offered: Offered, onStep: OnStep): Promise<TableAddress> {
    const signer = await this.#ports.signer(offered.tableId);
    const show = async (address: string | null): Promise<Answering> => {
      const next = await offered.answer(signer, this.#network.connection, address);
      way.answering?.close();
      way.answering = next;
      if (way.visit.over) next.close();
      this.#ports.changed();
      return next;
    };
    let answering = await show(null);
    way.answerAnew = async address => void (await show(address));
    onStep('answering');
    try {
      for (;;) {
        try {
          const table = await answering.table;
          onStep('greeting');
          return table;
        } catch (error) {
          // Another one may be shown instead.
          if (!way.answering || way.answering === answering) throw error;
          answering = way.answering;
        }
      }
    } finally {
      way.answering = null;
      way.answerAnew = null;
    }
  }

  /**
   * The table is here under another secret, which may be void by now: the link's takes its place if somebody is met by it
   * who hosts the table or sits there. Who was sent away can make a link, too, and be met by it.
   */
  async #tryNew(
    {visit}: Way,
    {tableId, secret, brokers}: TableAddress,
    kept: Kept,
    onStep: OnStep,
  ): Promise<void> {
    const rooms = await this.#network.rooms();
    const signer = await this.#ports.signer(tableId);
    if (visit.over) return;
    try {
      const address = {tableId, secret, brokers, founder: kept.founder};
      const room = await rooms.join(address, signer, this.#network.connection, onStep);
      const isThere = room.peers.some(({host, key}) => host || sits(kept, key));
      room.close();
      if (!isThere) return;
    } catch (error) {
      if (error instanceof JoinFailure) return;
      throw error;
    }
    await saves.changeSecrets(tableId, {secret, ...(brokers && {brokers})});
  }

  /** At a table that is new on this device: the host's lobby tells what is played. */
  async #sitDown(
    {visit, wish, brings, ticket, place}: Way,
    address: TableAddress,
    onStep: OnStep,
    lease: Lease,
  ): Promise<void> {
    const {tableId, secret, founder, brokers} = address;
    const rooms = await this.#network.rooms();
    const signer = await this.#ports.signer(tableId);
    if (visit.over) return lease.release();
    const room = await rooms.join(
      {tableId, secret, founder, brokers},
      signer,
      this.#network.connection,
      onStep,
    );
    const kept: Kept = {
      ...{hosting: false, secret, nonce: randomText(16), lobby: emptyLobby()},
      ...(founder && {founder}),
      ...(brokers && {brokers}),
      ...(wish !== null && {wish}),
      ...(brings.length > 0 && {brings}),
    };
    const session = await this.#open.openNew(visit, tableId, kept, 'network', [], lease).catch(error => {
      room.close();
      throw error;
    });
    if (!session) return room.close();
    session.enter(room);
    if (ticket) session.movesHere(ticket);
    if (place !== null) session.askedTo(place);
  }
}
