/** How other devices come to a table without a server, as its screen shows it: an offer for the next one, and their answers. */
import type {Problem} from '../../base/problem.ts';
import type {ActHandlers} from '../seen/acts.ts';
import {problemOf} from '../seen/problem.ts';
import type {MeetingView, TableAct} from '../seen/view-model.ts';
import type {Circle} from './circle.ts';
import type {RoomEvents} from './room-port.ts';

/** What was put in was no answer to an offer of this table: the one on the screen waits on. */
const STILL_WAITS = [
  'code/damaged',
  'code/offer',
  'code/other-table',
  'code/other-version',
  'code/outside',
  'code/own',
];

export class Meeting {
  readonly #circle: Pick<Circle, 'offer' | 'takeAnswer' | 'linkOf'>;
  readonly #changed: () => void;
  #view: Omit<MeetingView, 'met'> | null = null;
  /** Keys of those who were let in. */
  readonly #met = new Set<string>();
  /** Only the last offer that was asked for is shown. */
  #asked = 0;

  constructor(circle: Pick<Circle, 'offer' | 'takeAnswer' | 'linkOf'>, changed: () => void) {
    this.#circle = circle;
    this.#changed = changed;
  }

  readonly acts: ActHandlers<Extract<TableAct, {act: 'offer' | 'takeAnswer'}>> = {
    offer: ({address}) => this.#offer(null, address),
    takeAnswer: ({text}) => this.#take(text),
  };

  readonly events: Pick<RoomEvents, 'answered'> = {
    answered: text => void this.#take(text),
  };

  /** Null until somebody wants to be met so. */
  get view(): MeetingView | null {
    if (!this.#view) return null;
    const met = [...this.#met].filter(key => this.#circle.linkOf(key) !== 'away').length;
    return {...this.#view, met};
  }

  /** There is a room from here on. */
  entered(): void {
    if (this.#view && !this.#view.offer) void this.#offer(null);
  }

  #set(change: Partial<Omit<MeetingView, 'met'>>): void {
    this.#view = {offer: null, following: false, problem: null, ...this.#view, ...change};
    this.#changed();
  }

  async #offer(problem: Problem | null, address: string | null = null): Promise<void> {
    const asked = ++this.#asked;
    // An address that was mistyped costs nobody the code that is being scanned.
    this.#set({problem, ...(address === null && {offer: null})});
    try {
      const offer = await this.#circle.offer(address);
      if (asked === this.#asked) this.#set({offer});
    } catch (error) {
      this.#set({problem: problemOf(error)});
      if (!this.#view?.problem) throw error;
    }
  }

  async #take(text: string): Promise<void> {
    if (this.#view?.following) return;
    this.#set({following: true, problem: null});
    let problem: Problem | null = null;
    try {
      const key = await this.#circle.takeAnswer(text);
      if (key !== null) this.#met.add(key);
    } catch (error) {
      problem = problemOf(error);
      if (!problem) throw error;
    } finally {
      this.#set({following: false, problem});
    }
    // Each offer is for one device.
    if (!problem || !STILL_WAITS.includes(problem.code)) await this.#offer(problem);
  }
}
