/** The lobby of a table, on the host's device and on guests': who asks for which place, and what everybody is told. */
import type {Circle} from './circle.ts';
import type {Lobby} from './lobby.ts';
import * as lobbies from './lobby.ts';
import type {Message} from './messages.ts';
import type {SessionPorts} from './ports.ts';
import type {PeerInfo} from './room-port.ts';
import type {Act} from './view-model.ts';

/** This device, as far as the lobby is concerned. */
export interface Sitting {
  readonly key: string;
  readonly nonce: string;
  readonly hosting: boolean;
}

type Ports = Pick<SessionPorts, 'profile' | 'nonce'> & {
  /** The lobby is different: keeps it, shows it. */
  changed(lobby: Lobby): void;
};

export class Seating {
  readonly #own: Sitting;
  readonly #circle: Circle;
  readonly #ports: Ports;
  #lobby: Lobby;

  constructor(lobby: Lobby, own: Sitting, circle: Circle, ports: Ports) {
    this.#lobby = lobby;
    this.#own = own;
    this.#circle = circle;
    this.#ports = ports;
  }

  get lobby(): Lobby {
    return this.#lobby;
  }

  /** Entry 0 stands: nobody changes places any more. */
  started(): void {
    this.#set({...this.#lobby, started: true});
  }

  /** Host: what everybody has to know, to all or to one who may have missed it. */
  announce(peer?: string): void {
    if (!this.#own.hosting) return;
    const message = lobbies.lobbyMessage(this.#lobby);
    if (peer === undefined) this.#circle.tellAll(message);
    else this.#circle.tell(peer, message);
  }

  /** @returns false for acts that are not the lobby's business */
  act(act: Act): boolean {
    const {hosting, key, nonce} = this.#own;
    switch (act.act) {
      case 'sit': {
        const {name, shape} = this.#ports.profile();
        const sitter = {name, shape, nonce};
        if (hosting) this.#set(lobbies.sit(this.#lobby, act.place, {key, ...sitter}));
        else this.#ask({m: 'sit', place: act.place, ...sitter});
        return true;
      }
      case 'standUp':
        if (hosting) this.#set(lobbies.stand(this.#lobby, key));
        else this.#ask({m: 'stand'});
        return true;
      case 'addBot':
        if (hosting) this.#set(lobbies.addBot(this.#lobby, act.place, act.bot, this.#ports.nonce()));
        return true;
      case 'clearPlace':
        if (hosting) this.#set(lobbies.clearPlace(this.#lobby, act.place));
        return true;
      default:
        return false;
    }
  }

  /** @returns false for messages that are not the lobby's business */
  message(from: PeerInfo, message: Message): boolean {
    const {hosting} = this.#own;
    switch (message.m) {
      case 'lobby':
        if (!hosting && (from.key === this.#lobby.host || this.#lobby.host === ''))
          this.#set(lobbies.fromMessage(message));
        return true;
      case 'sit': {
        const {place, name, shape, nonce} = message;
        if (hosting) this.#set(lobbies.sit(this.#lobby, place, {key: from.key, name, shape, nonce}));
        return true;
      }
      case 'stand':
        if (hosting) this.#set(lobbies.stand(this.#lobby, from.key));
        return true;
      default:
        return false;
    }
  }

  #ask(message: object): void {
    this.#circle.tellKey(this.#lobby.host, message);
  }

  /** @param lobby null: what was asked for cannot be */
  #set(lobby: Lobby | null): void {
    if (!lobby) return;
    this.#lobby = lobby;
    this.announce();
    this.#ports.changed(lobby);
  }
}
