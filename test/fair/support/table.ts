/** The table simulator: n devices, honest or cheating, joined by a mesh that delays, reorders and loses. */
import {type Attachment, encodeAction} from '../../../src/fair/action.ts';
import {type Change, encodeChange, voteBytes} from '../../../src/fair/members.ts';
import {encodeTable} from '../../../src/fair/record.ts';
import {encodeRequest, type Request} from '../../../src/fair/request.ts';
import {encodeMint, type StepKind} from '../../../src/fair/step.ts';
import {fill, hex} from './hex.ts';
import {type Setting, tableOf} from './ledger.ts';
import {Mesh} from './mesh.ts';
import {identity, type Message, Peer, type Tamper} from './peer.ts';

export interface TableSetting extends Setting {
  readonly seed: string;
  readonly lossPercent?: number;
  /** Seats that change what they send. */
  readonly cheats?: ReadonlyMap<number, Tamper>;
}

/** Rounds of saying again before the table is called stuck. */
const PATIENCE = 60;

export class Table {
  readonly mesh: Mesh<Message>;
  readonly peers: readonly Peer[];
  readonly away = new Set<number>();

  constructor(setting: TableSetting) {
    this.mesh = new Mesh(setting.seed, setting.lossPercent ?? 0);
    const table = encodeTable(tableOf(setting));
    this.peers = Array.from({length: setting.seats}, (_, seat) => {
      return new Peer({
        seat,
        table,
        secret: fill((setting.secret ?? 1) + seat),
        sign: identity(seat).sign,
        send: (to, message) => {
          if (!this.away.has(seat) && !this.away.has(to)) this.mesh.send(seat, to, message);
        },
        tamper: setting.cheats?.get(seat) ?? ((_, bytes) => bytes),
      });
    });
  }

  get host(): Peer {
    return this.peers.find(peer => peer.isHost)!;
  }

  get present(): Peer[] {
    return this.peers.filter(({seat}) => !this.away.has(seat));
  }

  /** Delivers until nothing waits. */
  deliver(): void {
    for (let next = this.mesh.next(); next; next = this.mesh.next())
      this.peers[next.to]!.receive(next.from, next.message);
  }

  /** Delivers, and lets everybody say again what was lost, until all agree and nothing is pending. */
  settle(): this {
    for (let round = 0; round < PATIENCE; round++) {
      this.deliver();
      if (this.agreed && this.host.state.pending.size === 0) {
        for (const peer of this.peers) peer.forget();
        return this;
      }
      for (const peer of this.present) peer.nudge();
    }
    throw new Error('the table is stuck');
  }

  /** Whether all present devices have the same head and state. */
  get agreed(): boolean {
    const heads = new Set(this.present.map(({auditor}) => hex(auditor.head)));
    return heads.size === 1 && new Set(this.present.map(({state}) => hex(state.digest()))).size === 1;
  }

  enter(kind: StepKind, payload: Uint8Array, author?: number): this {
    if (author === undefined) this.host.order(kind, payload);
    else this.host.order(kind, payload, author, identity(author).sign);
    return this.settle();
  }

  setUp(): this {
    this.peers.forEach((peer, seat) => {
      this.enter('keys', peer.own.keys(), seat);
    });
    if (!this.host.state.table.backup) return this;
    this.peers.forEach((peer, seat) => {
      this.enter('backup', peer.own.backup(), seat);
    });
    this.peers.forEach((_, seat) => {
      this.enter('backup-ok', Uint8Array.of(seat), seat);
    });
    return this;
  }

  /** Ids of the handles that an entry adds. */
  #fresh(enter: () => void): number[] {
    const before = this.host.state.handles.count;
    enter();
    return Array.from({length: this.host.state.handles.count - before}, (_, i) => before + i);
  }

  mint(deck: string, values: readonly number[]): number[] {
    return this.#fresh(() => this.enter('mint', encodeMint(deck, values)));
  }

  /** Asks, and waits until all devices have answered and agree. @returns fresh handles */
  request(request: Request): number[] {
    return this.#fresh(() => this.enter('request', encodeRequest(request)));
  }

  shuffle(deck: string, inputs: readonly number[]): number[] {
    const by = this.host.state.active;
    return this.request({kind: 'shuffle', deck, inputs, by, key: by});
  }

  act(
    seat: number,
    ...make: readonly ((peer: Peer, prev: Uint8Array, item: number) => Attachment)[]
  ): number[] {
    const peer = this.peers[seat]!;
    const attachments = make.map((one, item) => one(peer, peer.auditor.head, item));
    return this.#fresh(() => this.enter('action', encodeAction({seat, attachments}), seat));
  }

  /** Seats fall silent, and the others vote them out. */
  drop(seats: readonly number[]): this {
    for (const seat of seats) {
      this.away.add(seat);
      this.mesh.cut(seat);
    }
    return this.vote('drop', seats);
  }

  vote(change: Change, seats: readonly number[]): this {
    const {gameId, active} = this.host.state;
    const {head} = this.host.auditor;
    const votes = active
      .filter(seat => change === 'back' || !seats.includes(seat))
      .map(seat => ({seat, signature: identity(seat).sign(voteBytes(change, gameId, seats, head))}));
    this.host.order(change, encodeChange(seats, head, votes));
    this.deliver();
    return this;
  }

  recover(lost: number): this {
    for (const seat of this.host.state.active) {
      this.host.order('recover', this.peers[seat]!.own.recover(lost), seat, identity(seat).sign);
    }
    return this.settle();
  }
}
