/**
 * Help in place: a long press, a right click, or a plain tap on what is no button opens what the thing is. Everything
 * with `data-help` takes part.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {topicOf} from '../kit/deep-focus.ts';

const LONG = 500;
const SLOP = 10;

export class TouchHelp implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #open: (topic: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: {readonly x: number; readonly y: number} | null = null;
  /** A long press opened help: the click that follows is not a tap. */
  #swallow = false;

  constructor(host: ReactiveControllerHost & HTMLElement, open: (topic: string) => void) {
    this.#host = host;
    this.#open = open;
    host.addController(this);
  }

  hostConnected(): void {
    const host = this.#host;
    host.addEventListener('pointerdown', this.#down);
    host.addEventListener('pointermove', this.#move);
    host.addEventListener('pointerup', this.#stop);
    host.addEventListener('pointercancel', this.#stop);
    host.addEventListener('click', this.#click, {capture: true});
    host.addEventListener('contextmenu', this.#menu);
  }

  hostDisconnected(): void {
    const host = this.#host;
    this.#stop();
    host.removeEventListener('pointerdown', this.#down);
    host.removeEventListener('pointermove', this.#move);
    host.removeEventListener('pointerup', this.#stop);
    host.removeEventListener('pointercancel', this.#stop);
    host.removeEventListener('click', this.#click, {capture: true});
    host.removeEventListener('contextmenu', this.#menu);
  }

  #down = (event: PointerEvent): void => {
    this.#swallow = false;
    const topic = topicAt(event);
    if (!topic || event.button !== 0) return;
    this.#from = {x: event.clientX, y: event.clientY};
    this.#timer = setTimeout(() => {
      this.#swallow = true;
      this.#open(topic);
    }, LONG);
  };

  #move = (event: PointerEvent): void => {
    if (this.#from && Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > SLOP)
      this.#stop();
  };

  #stop = (): void => {
    clearTimeout(this.#timer);
    this.#from = null;
  };

  #click = (event: MouseEvent): void => {
    if (this.#swallow) {
      this.#swallow = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const path = event.composedPath();
    const pressed = path.some(
      at => at instanceof Element && at.matches('button, a, input, select, rs-button, [role=button]'),
    );
    const topic = pressed ? null : topicAt(event);
    if (topic) this.#open(topic);
  };

  #menu = (event: MouseEvent): void => {
    const topic = topicAt(event);
    if (!topic) return;
    event.preventDefault();
    this.#stop();
    this.#open(topic);
  };
}

const topicAt = (event: Event): string | null => {
  const target = event.composedPath()[0];
  return target instanceof Element ? topicOf(target) : null;
};
