/**
 * A finger that was on its way when the question changed meant the button that stood there before: "Go on" and "Build
 * nothing", "Roll" and "End turn" share a spot. For a moment pointers do not reach what stands on the quay (`board.css`
 * has the rule); the keyboard does, since it goes to a button first.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {TableView} from '../../src/table/seen/view-model.ts';

const SETTLING = 350;

export class LateTaps implements ReactiveController {
  readonly #board: () => Element | null;
  #asked: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost, board: () => Element | null) {
    this.#board = board;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#settle();
    this.#asked = null;
  }

  /** What the buttons of the quay mean now. @param staged what others did stands there in place of the question */
  asked(table: TableView, staged: boolean): void {
    const {tableId, viewer, decision, choices, shownAt, result, dealing, curtain} = table;
    // While others decide there is nothing on it to meet: from one of their decisions to the next nothing settles.
    const asksNothing = choices.length === 0 && shownAt === null && result === null && curtain === null;
    const idle = asksNothing && !staged && dealing?.kind !== 'failed';
    const asked = [tableId, viewer, idle ? '' : decision, shownAt, result !== null, staged].join();
    const changed = this.#asked !== null && this.#asked !== asked;
    this.#asked = asked;
    if (!changed) return;
    this.#settle();
    this.#board()?.setAttribute('settling', '');
    this.#timer = setTimeout(() => this.#settle(), SETTLING);
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#board()?.removeAttribute('settling');
  }
}
