/** A program of somebody else that plays: it reads questions from its input, one JSON object a line, and answers each. */
import {type ChildProcessByStdio, spawn} from 'node:child_process';
import {basename} from 'node:path';
import type {Readable, Writable} from 'node:stream';
import * as v from 'valibot';
import {expand, offers} from '../engine/choice.ts';
import type {Action, AnyGame, Options} from '../engine/game.ts';
import {Lines} from './engine/lines.ts';
import type {Question} from './playout.ts';

/** Actions that are written out for a decision. */
const MOST_ACTIONS = 1000;
/** Milliseconds that a program may think about one decision. */
const PATIENCE = 60_000;

/** A program did not answer, or something that cannot be played: no fault of the game. */
export class BotFault extends Error {}

const AnswerSchema = v.looseObject({
  id: v.optional(v.number()),
  action: v.nullable(v.unknown()),
});

export class ForeignBot {
  readonly #command: string;
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines = new Lines();
  /** Lines that came and were not asked for yet. */
  readonly #said: string[] = [];
  /** Why it says no more. */
  #ended: string | null = null;
  #wake: () => void = () => undefined;
  #asked = 0;

  /** @param command as it would be typed */
  constructor(command: string) {
    this.#command = command;
    this.#child = spawn(command, {shell: true, stdio: ['pipe', 'pipe', 'inherit']});
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.#said.push(...this.#lines.add(text));
      this.#wake();
    });
    this.#child.on('error', error => this.#end(error.message));
    this.#child.on('close', code => this.#end(`it has ended with exit code ${code}`));
    // Whoever has ended reads no more; that it has ended is told above.
    this.#child.stdin.on('error', () => undefined);
  }

  /** By which name it sits at a table: that of its file. */
  get name(): string {
    const words = this.#command.split(/\s+/);
    const file = words.find(word => /\.\w+$/.test(word)) ?? words[0]!;
    return (
      basename(file)
        .replace(/\.\w+$/, '')
        .replace(/[^\w.-]/g, '')
        .slice(0, 20) || 'program'
    );
  }

  /**
   * What it does; null when it need not act and says nothing.
   * @param match name of the game that is played
   * @throws BotFault
   */
  async decide(
    game: AnyGame,
    options: Options,
    seats: number,
    match: string,
    question: Question,
  ): Promise<Action | null> {
    const {seat, state, faces, must} = question;
    const choices = game.choices(state, seat, faces);
    if (choices.length === 0 && !must) return null;
    const actions: Action[] = [];
    for (const choice of choices)
      for (const action of expand(choice)) {
        if (actions.length > MOST_ACTIONS) break;
        actions.push(action);
      }
    const {action: value} = await this.#ask({
      do: 'decide',
      game: game.id,
      rules: game.rules,
      options,
      match,
      seats,
      seat,
      must,
      view: game.view(state, seat, faces),
      choices,
      actions: actions.slice(0, MOST_ACTIONS),
      more: actions.length > MOST_ACTIONS,
    });
    if (value === null && !must) return null;
    const action: Action | null = game.parse(value);
    const told = JSON.stringify(value).slice(0, 200);
    if (!action) throw this.#fault(`${told} is no action of ${game.id}`);
    const ask = game.ask(state);
    if (ask?.kind === 'commit' && ask.by.includes(seat)) {
      if (!choices.some(choice => offers(choice, action))) throw this.#fault(`${told} is not offered`);
      return action;
    }
    const refusal = game.check(state, seat, action);
    if (refusal) throw this.#fault(`${told} is refused: ${refusal.message}`);
    return action;
  }

  /** There is no more to decide. Nobody waits for a program that does not end at the end of its input. */
  close(): void {
    this.#child.stdin.end();
    this.#child.stdout.destroy();
    this.#child.unref();
  }

  async #ask(question: object): Promise<v.InferOutput<typeof AnswerSchema>> {
    const id = ++this.#asked;
    this.#child.stdin.write(`${JSON.stringify({id, ...question})}\n`);
    const line = await this.#line();
    let value: unknown = null;
    try {
      value = JSON.parse(line);
    } catch {
      // Said below, as any other answer that is none.
    }
    const answer = v.safeParse(AnswerSchema, value);
    if (!answer.success || (answer.output.id ?? id) !== id)
      throw this.#fault(`${line.slice(0, 200)} is no answer to question ${id}`);
    return answer.output;
  }

  async #line(): Promise<string> {
    const late = setTimeout(() => this.#end(`it says nothing for ${PATIENCE / 1000} s`), PATIENCE);
    try {
      while (this.#said.length === 0 && this.#ended === null)
        await new Promise<void>(resolve => {
          this.#wake = resolve;
        });
    } finally {
      clearTimeout(late);
    }
    const line = this.#said.shift();
    if (line === undefined) throw this.#fault(this.#ended!);
    return line;
  }

  #end(why: string): void {
    this.#ended ??= why;
    this.#wake();
  }

  readonly #fault = (what: string): BotFault => new BotFault(`cmd:${this.#command}: ${what}`);
}
