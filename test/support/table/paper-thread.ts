import type {Thread} from '../../../src/base/thread.ts';

/** A thread whose replies the test writes itself. */
export class PaperThread<Request> implements Thread {
  readonly heard: Request[] = [];
  ended = false;
  readonly #listeners = new Map<string, (event: {data: unknown; message?: string}) => void>();

  postMessage(request: Request): void {
    this.heard.push(request);
  }

  addEventListener(
    type: 'message' | 'error',
    listener: (event: {data: unknown; message?: string}) => void,
  ): void {
    this.#listeners.set(type, listener);
  }

  terminate(): void {
    this.ended = true;
  }

  reply(data: unknown): void {
    this.#listeners.get('message')?.({data});
  }

  break(message?: string): void {
    this.#listeners.get('error')?.({data: null, ...(message !== undefined && {message})});
  }
}
