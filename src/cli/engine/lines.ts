/** Cuts a stream of text into lines. A line beyond all measure becomes one that is no JSON, and is not kept. */

/** Far more than any request needs. */
const LONGEST = 1024 * 1024;

export class Lines {
  #rest = '';
  #tooLong = false;

  /** The lines that are whole now; empty ones are passed over. */
  *add(text: string): Generator<string> {
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      const line = this.#take(text.slice(from, end));
      from = end + 1;
      if (line !== '') yield line;
    }
    this.#keep(text.slice(from));
  }

  /** What stands after the last line's end; null when nothing does. */
  end(): string | null {
    const line = this.#take('');
    return line === '' ? null : line;
  }

  #take(more: string): string {
    this.#keep(more);
    const line = this.#tooLong ? '(too long)' : this.#rest.trim();
    this.#rest = '';
    this.#tooLong = false;
    return line;
  }

  #keep(more: string): void {
    if (this.#tooLong || this.#rest.length + more.length > LONGEST) {
      this.#tooLong = true;
      this.#rest = '';
    } else this.#rest += more;
  }
}
