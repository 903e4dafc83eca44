/**
 * What people at a table say to each other: phrases, which each reads in their own language, and short texts. It
 * travels beside the log, nothing of it is kept, and each reader may mute whom they like.
 */
import type {Problem} from '../../base/problem.ts';
import type {Seat} from '../../engine/game.ts';
import type {Play} from '../playing/play.ts';
import type {ActHandlers} from '../seen/acts.ts';
import {TALK_LENGTH, type TalkAct, type TalkItem} from '../seen/view-model.ts';
import type {Circle} from './circle.ts';
import type {MessageHandlers} from './handlers.ts';
import type {Message} from './messages.ts';
import {cleanText} from './typed-text.ts';

/** So many within so many milliseconds, from each. */
const MOST = 6;
const WITHIN_MS = 12_000;
/** What is still on the screen. */
const SHOWN = 40;

type Said = Pick<TalkItem, 'phrase' | 'text'>;

interface Ports {
  readonly play: () => Play | null;
  now(): number;
  changed(): void;
}

export class Talk {
  readonly #circle: Circle;
  readonly #ports: Ports;
  #items: readonly TalkItem[] = [];
  #last = 0;
  #muted: ReadonlySet<Seat> = new Set();
  #refusal: Problem | null = null;
  /** When each seat spoke lately. */
  readonly #times = new Map<Seat, readonly number[]>();

  constructor(circle: Circle, ports: Ports) {
    this.#circle = circle;
    this.#ports = ports;
  }

  get items(): readonly TalkItem[] {
    return this.#items.filter(({seat}) => !this.#muted.has(seat));
  }

  get muted(): readonly Seat[] {
    return [...this.#muted];
  }

  /** Why the last thing was not said. */
  get refusal(): Problem | null {
    return this.#refusal;
  }

  readonly acts: ActHandlers<TalkAct> = {
    phrase: ({phrase}) => this.#say({phrase, text: null}, {m: 'phrase', phrase}),
    say: ({text}) => {
      const clean = cleanText(text, TALK_LENGTH);
      if (clean) this.#say({phrase: null, text: clean}, {m: 'text', text: clean});
    },
    mute: ({seat, on}) => {
      this.#muted = new Set(on ? [...this.#muted, seat] : this.muted.filter(other => other !== seat));
      this.#ports.changed();
    },
  };

  readonly messages: MessageHandlers<Extract<Message, {m: 'phrase' | 'text'}>> = {
    phrase: ({key}, {phrase}) => this.#hear(key, {phrase, text: null}),
    text: ({key}, {text}) => {
      const clean = cleanText(text, TALK_LENGTH);
      if (clean) this.#hear(key, {phrase: null, text: clean});
    },
  };

  #say(said: Said, message: object): void {
    const seat = this.#ports.play()?.mine[0];
    if (seat === undefined) return;
    const counts = this.#counts(seat);
    this.#refusal = counts ? null : {code: 'table/too-fast', details: {}};
    if (counts) this.#circle.tellAll(message);
    if (counts) this.#show(seat, said);
    else this.#ports.changed();
  }

  /** Who has no seat says nothing here, and a flood ends with what came first. */
  #hear(key: string, said: Said): void {
    const seats = this.#ports.play()?.ledger.chain.book.seats ?? [];
    const seat = seats.findIndex(other => other.kind === 'person' && other.key === key);
    if (seat >= 0 && this.#counts(seat)) this.#show(seat, said);
  }

  #counts(seat: Seat): boolean {
    const now = this.#ports.now();
    const lately = (this.#times.get(seat) ?? []).filter(time => now - time < WITHIN_MS);
    if (lately.length >= MOST) return false;
    this.#times.set(seat, [...lately, now]);
    return true;
  }

  #show(seat: Seat, said: Said): void {
    const item = {id: ++this.#last, seat, at: this.#ports.now(), ...said};
    this.#items = [...this.#items, item].slice(-SHOWN);
    this.#ports.changed();
  }
}
