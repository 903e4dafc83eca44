/**
 * What is open over a table: what a thing is, what happened since the own move, the result, the panels of the menu.
 * `overlaid.ts` draws it.
 */
import type {ReactiveControllerHost} from 'lit';
import {loadModule} from '../../src/base/load-module.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {newest} from '../board/since.ts';
import {deepFocus} from '../kit/deep-focus.ts';
import {fire} from '../kit/fire.ts';
import type {Panel} from './bar.ts';
import {orElse} from './or-else.ts';

const loadResult = () => import('./result.ts');
const loadFarewell = () => import('./farewell.ts');

/** Of what draws them: what a panel is made of. */
interface Drawing {
  loadPanel(name: Panel): Promise<unknown>;
}

/** What is open, and what of it is unfolded. */
interface Opened {
  /** A page of the rules, for `rules`. */
  readonly panel: {readonly name: Panel; readonly page: string} | null;
  /** The thing of the board that is explained. */
  readonly topic: string | null;
  /** What a trial table is. */
  readonly trial: boolean;
  readonly asked: 'leave' | 'takeUp' | 'farewell' | 'undo' | 'end' | 'away' | null;
  /** `share`: what can be done with it is in sight. */
  readonly result: boolean | 'share';
  /** What happened since the own move. */
  readonly since: boolean;
}

const CLOSED: Opened = {panel: null, topic: null, trial: false, asked: null, result: false, since: false};

export class Overlays {
  readonly host: ReactiveControllerHost & EventTarget;
  /** Loads what draws them. */
  readonly #need: () => Promise<Drawing>;
  #opened = CLOSED;
  /** Where the focus goes when the log is closed. */
  #opener: Element | null = null;
  /** The list of the open log is unfolded. */
  listed = true;
  /** The log that opens next, or is open, plays the game by itself from the entry that is seen. */
  plays = false;
  /** The entry up to which the missed moves were looked at. */
  #looked = 0;

  constructor(host: ReactiveControllerHost & EventTarget, need: () => Promise<Drawing>) {
    this.host = host;
    this.#need = need;
  }

  get opened(): Opened {
    return this.#opened;
  }

  /** What is drawn with it is fetched by whoever opens it (`#open`). */
  put(change: Partial<Opened>): void {
    this.#opened = {...this.#opened, ...change};
    this.host.requestUpdate();
    if ('panel' in change) fire(this.host, 'rs-layers');
  }

  /** Opens something. It is closed again where a part of the app that it is drawn with does not come. */
  #open(change: Partial<Opened>, load: (drawing: Drawing) => unknown = () => undefined): void {
    this.put(change);
    void orElse(this.#need().then(load), () => {
      const still = Object.entries(change).filter(([what, is]) => this.#opened[what as keyof Opened] === is);
      const closed = still.map(([what]) => [what, CLOSED[what as keyof Opened]]);
      this.put(Object.fromEntries(closed) as Partial<Opened>);
    });
  }

  /** @param page a page of the rules, for `rules` */
  openPanel(name: Panel, page = ''): void {
    if (name === 'log') {
      this.#opener = deepFocus();
      this.listed = true;
    }
    this.#open({panel: {name, page}}, ({loadPanel}) => loadPanel(name));
  }

  /** The log stands beside or below the board. */
  get log(): boolean {
    return this.#opened.panel?.name === 'log';
  }

  /** What people say is listed. */
  get talking(): boolean {
    return this.#opened.panel?.name === 'talk';
  }

  /** The link and who is there are shown. */
  get inviting(): boolean {
    return this.#opened.panel?.name === 'invite';
  }

  /** The open list of the log lies over the quay. */
  get covers(): boolean {
    return this.log && this.listed;
  }

  closeLog(): void {
    this.put({panel: null});
    if (this.#opener instanceof HTMLElement) this.#opener.focus();
  }

  openResult(result: true | 'share' = true): void {
    // Fetched when a game has ended; it upgrades in place.
    this.#open({result}, () => loadModule(loadResult));
  }

  openSince(): void {
    this.#open({since: true});
  }

  closeSince(view: TableView): void {
    this.#looked = newest(view);
    this.put({since: false});
  }

  /** Explains what a trial table is. */
  openTrial(): void {
    this.#open({trial: true});
  }

  /** Explains a thing of the board. */
  explain(topic: string): void {
    this.#open({topic});
  }

  /** Closes everything: another table came in place of this one. */
  close(): void {
    this.#looked = 0;
    this.put(CLOSED);
  }

  /** Whether what happened since the own move was looked at. */
  looked(view: TableView): boolean {
    return this.#looked === newest(view);
  }

  askLeave(): void {
    this.#open({asked: 'leave'});
  }

  askTakeUp(): void {
    this.#open({asked: 'takeUp'});
  }

  /** Asked before somebody leaves for good. */
  askFarewell(): void {
    this.#open({asked: 'farewell'}, () => loadModule(loadFarewell));
  }

  /** Asked before two end their game before its end. */
  askEnd(): void {
    this.#open({asked: 'end'});
  }

  /** What can be done while the host is away. */
  tellAway(): void {
    this.#open({asked: 'away'});
  }

  tellUndo(): void {
    this.#open({asked: 'undo'});
  }
}
