/** Runs jobs one after the other, in the order in which they came; a failed job does not stop the next. */
export class Serial {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(job: () => Promise<T>): Promise<T> {
    const next = this.#last.then(job, job);
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** Resolves when everything queued so far has run. */
  settled(): Promise<void> {
    return this.#last.then(() => undefined);
  }
}
