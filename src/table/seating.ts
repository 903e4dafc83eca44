/** The lobby of a table, on the host's device and on guests': who asks for which place, and what everybody is told. */
import type {Circle} from './circle.ts';
import type {ActHandlers, MessageHandlers} from './handlers.ts';
import type {Lobby} from './lobby.ts';
import * as lobbies from './lobby.ts';
import type {Message} from './messages.ts';
import type {SessionPorts} from './ports.ts';
import type {SeatAct} from './view-model.ts';

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

  readonly acts: ActHandlers<SeatAct> = {
    sit: ({place}) => {
      const {hosting, key, nonce} = this.#own;
      const {name, shape} = this.#ports.profile();
      const sitter = {name, shape, nonce};
      if (hosting) this.#set(lobbies.sit(this.#lobby, place, {key, ...sitter}));
      else this.#ask({m: 'sit', place, ...sitter});
    },
    standUp: () => {
      if (this.#own.hosting) this.#set(lobbies.stand(this.#lobby, this.#own.key));
      else this.#ask({m: 'stand'});
    },
    addBot: ({place, bot}) => {
      if (this.#own.hosting) this.#set(lobbies.addBot(this.#lobby, place, bot, this.#ports.nonce()));
    },
    clearPlace: ({place}) => {
      if (this.#own.hosting) this.#set(lobbies.clearPlace(this.#lobby, place));
    },
  };

  readonly messages: MessageHandlers<Extract<Message, {m: 'lobby' | 'sit' | 'stand'}>> = {
    lobby: (from, message) => {
      const {host} = this.#lobby;
      if (!this.#own.hosting && (from.key === host || host === '')) this.#set(lobbies.fromMessage(message));
    },
    sit: ({key}, {place, name, shape, nonce}) => {
      if (this.#own.hosting) this.#set(lobbies.sit(this.#lobby, place, {key, name, shape, nonce}));
    },
    stand: ({key}) => {
      if (this.#own.hosting) this.#set(lobbies.stand(this.#lobby, key));
    },
  };

  get lobby(): Lobby {
    return this.#lobby;
  }

  /** Entry 0 stands: nobody changes places any more. */
  started(): void {
    if (!this.#lobby.started) this.#set({...this.#lobby, started: true});
  }

  /** Host: what everybody has to know, to all or to one who may have missed it. */
  announce(peer?: string): void {
    if (!this.#own.hosting) return;
    const message = lobbies.lobbyMessage(this.#lobby);
    if (peer === undefined) this.#circle.tellAll(message);
    else this.#circle.tell(peer, message);
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
