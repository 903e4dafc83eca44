/** Messages in order of arrival for one reader that takes its time: nothing is read while a signature is checked. */
export class Inbox<T> {
  readonly #items: T[] = [];
  #waiting: {resolve: (item: T) => void; reject: (error: Error) => void} | null = null;
  #closed: Error | null = null;

  get size(): number {
    return this.#items.length;
  }

  push(item: T): void {
    if (this.#closed) return;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) waiting.resolve(item);
    else this.#items.push(item);
  }

  /** The next item. Rejects once the inbox is closed; what had arrived before is lost then. */
  next(): Promise<T> {
    if (this.#closed) return Promise.reject(this.#closed);
    const item = this.#items.shift();
    if (item !== undefined) return Promise.resolve(item);
    return new Promise((resolve, reject) => {
      this.#waiting = {resolve, reject};
    });
  }

  close(reason: Error): void {
    if (this.#closed) return;
    this.#closed = reason;
    this.#items.length = 0;
    this.#waiting?.reject(reason);
    this.#waiting = null;
  }
}
