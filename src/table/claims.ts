/**
 * "This is my seat": a person who opens the link on another device asks the host for her seat there. The host's person
 * decides; both see the same short code, so that a call between them tells a stranger from her. The log then has it.
 */
import {hashText} from '../base/digest.ts';
import type {Problem} from '../base/problem.ts';
import type {Seat} from '../engine/game.ts';
import type {Chain} from '../log/chain.ts';
import type {Circle} from './circle.ts';
import type {ActHandlers, MessageHandlers} from './handlers.ts';
import type {Ledger} from './ledger.ts';
import type {Message} from './messages.ts';
import type {Play} from './play.ts';
import type {PeerInfo} from './room-port.ts';
import type {ClaimAct, ClaimView, TableView} from './view-model.ts';

interface Asked {
  readonly peer: PeerInfo;
  readonly seat: Seat;
  readonly nonce: string;
}

interface Ports {
  readonly key: string;
  readonly nonce: string;
  readonly hosting: boolean;
  readonly hostKey: () => string;
  /** Null while the table is a lobby. */
  readonly play: () => Play | null;
  readonly changed: () => void;
}

/** What the host answers to whoever does not ask any more; nobody reads it. */
const WITHDRAWN = 'withdrawn';
/** A message can get lost, and an earlier version does not know this one. */
const SAID_AT_MOST = 5;

const LETTERS = 'ACDEFGHJKLMNPQRTUVWXYZ';

/** Two letters and two digits out of a device's key. */
export function codeOf(key: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = hashText(`roadstead/claim/1 ${key}`);
  return `${LETTERS[a % LETTERS.length]}${LETTERS[b % LETTERS.length]}${c % 10}${d % 10}`;
}

/**
 * Seats that a person can ask for from another device.
 * @param secrets whether seats hold hidden cards: what opens them stays on the device that they were dealt to
 */
export const claimable = ({header, book}: Chain, key: string, secrets = false): Seat[] =>
  header.mode === 'local' || secrets || book.seats.some(seat => seat.key === key)
    ? []
    : header.seats.flatMap(({kind}, seat) => (kind === 'person' && seat !== header.hosts[0] ? [seat] : []));

export class Claims {
  readonly #circle: Circle;
  readonly #ports: Ports;
  /** On the host's device, one for each seat. */
  #asked: readonly Asked[] = [];
  /** On a device that asks. */
  #own: {readonly seat: Seat; readonly refused: Problem | null} | null = null;
  /** What this device does not ask for any more, until the host knows it; how often that is still said. */
  #withdrawn: {readonly seat: Seat; readonly left: number} | null = null;

  constructor(circle: Circle, ports: Ports) {
    this.#circle = circle;
    this.#ports = ports;
  }

  readonly acts: ActHandlers<ClaimAct> = {
    claimSeat: ({seat}) => {
      this.#own = {seat, refused: null};
      this.#withdrawn = null;
      this.resend();
      this.#ports.changed();
    },
    withdrawClaim: () => {
      if (!this.#own || this.#own.refused) return;
      this.#withdrawn = {seat: this.#own.seat, left: SAID_AT_MOST};
      this.#own = null;
      this.resend();
      this.#ports.changed();
    },
    answerClaim: ({seat, yes}) => this.#answer(seat, yes),
  };

  readonly messages: MessageHandlers<Extract<Message, {m: 'claim' | 'unclaim' | 'claimed'}>> = {
    claim: (peer, {seat, nonce}) => this.#hear({peer, seat, nonce}),
    unclaim: (peer, {seat}) => this.#forget(peer, seat),
    claimed: (from, {seat, code}) => {
      if (from.key !== this.#ports.hostKey()) return;
      if (this.#withdrawn?.seat === seat) this.#withdrawn = null;
      // It answers what was withdrawn before this was asked.
      if (this.#own?.seat !== seat || code === WITHDRAWN) return;
      this.#own = code === null ? null : {seat, refused: {code, details: {}}};
      this.#ports.changed();
    },
  };

  /** What the table's screen shows of it. */
  view(): Pick<TableView, 'claims' | 'claim' | 'claimable'> {
    const {key, play} = this.#ports;
    const {chain, replay} = play()?.ledger ?? {};
    const claims = this.#present().map(
      ({peer, seat}): ClaimView => ({
        seat,
        code: codeOf(peer.key),
        // Whoever sits there is still connected: then it is worth a second look.
        linked: chain !== undefined && this.#circle.linkOf(chain.book.seats[seat]!.key) === 'live',
      }),
    );
    return {
      claims,
      claim: this.#own && {...this.#own, code: codeOf(key)},
      claimable: chain ? claimable(chain, key, replay?.secrets) : [],
    };
  }

  /** Said again until it is answered: a message can get lost. */
  resend(): void {
    const {key, nonce, play, hostKey} = this.#ports;
    if (this.#withdrawn) {
      const {seat, left} = this.#withdrawn;
      this.#circle.tellKey(hostKey(), {m: 'unclaim', seat});
      this.#withdrawn = left > 1 ? {seat, left: left - 1} : null;
    }
    if (!this.#own || this.#own.refused) return;
    if (play()?.mine.length) this.#own = null;
    else if (key !== hostKey()) this.#circle.tellKey(hostKey(), {m: 'claim', seat: this.#own.seat, nonce});
  }

  /** Those who ask and are still there. */
  #present(): readonly Asked[] {
    return this.#asked.filter(({peer}) => this.#circle.linkOf(peer.key) !== 'away');
  }

  #hear(asked: Asked): void {
    const {peer, seat} = asked;
    const ledger = this.#ports.play()?.ledger;
    if (!this.#ports.hosting || !ledger) return;
    this.#asked = this.#present();
    const before = this.#asked.find(other => other.seat === seat);
    if (before?.peer.key === peer.key) return;
    const refusal = this.#refusalOf(asked, ledger, before);
    if (refusal) this.#circle.tell(peer.id, {m: 'claimed', seat, code: refusal});
    else this.#asked = [...this.#asked, asked];
    this.#ports.changed();
  }

  /** Only whoever asked can withdraw it: a claim is known by the key of its device. */
  #forget({id, key}: PeerInfo, seat: Seat): void {
    if (!this.#ports.hosting) return;
    const left = this.#asked.filter(other => other.peer.key !== key || other.seat !== seat);
    const changed = left.length < this.#asked.length;
    this.#asked = left;
    this.#circle.tell(id, {m: 'claimed', seat, code: WITHDRAWN});
    if (changed) this.#ports.changed();
  }

  #refusalOf(
    {peer, seat}: Asked,
    {chain, replay}: Pick<Ledger, 'chain' | 'replay'>,
    before: Asked | undefined,
  ): string | null {
    if (chain.book.seats.some(other => other.key === peer.key)) return 'log/key-taken';
    if (!claimable(chain, peer.key, replay.secrets).includes(seat)) return 'log/bad-seat-key';
    return before || this.#asked.some(other => other.peer.key === peer.key) ? 'table/seat-claimed' : null;
  }

  async #answer(seat: Seat, yes: boolean): Promise<void> {
    const asked = this.#present().find(other => other.seat === seat);
    const play = this.#ports.play();
    this.#asked = this.#asked.filter(other => other !== asked);
    this.#ports.changed();
    if (!asked || !play) return;
    const {peer, nonce} = asked;
    const refusal = yes ? await play.giveSeat(seat, peer.key, nonce) : {code: 'table/claim-refused'};
    this.#circle.tell(peer.id, {m: 'claimed', seat, code: refusal?.code ?? null});
  }
}
