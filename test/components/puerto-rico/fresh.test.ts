/**
 * A board that has been on the page all game long looks like one that was made a moment ago. Its parts skip drawing
 * when nothing they have read is different; this finds the part that skips too much.
 */

import {expect} from 'chai';
import {type Scene, SIZES, type Size} from '../../../components/board/painter.ts';
import type {Pick} from '../../../components/board/pick.ts';
import {RsPrBoard} from '../../../components/puerto-rico/board.ts';
import {EMPTY} from '../../../components/puerto-rico/draft.ts';
import {paint} from '../../../components/puerto-rico/index.ts';
import type {PrTexts} from '../../../components/puerto-rico/model.ts';
import {fromSlots} from '../../../components/puerto-rico/placement.ts';
import {foreign} from '../../../src/base/codes.ts';
import {type Rng, seededRng} from '../../../src/base/rng.ts';
import {share} from '../../../src/base/share.ts';
import {sampleAny} from '../../../src/engine/choice.ts';
import {loadBoardWords, loadPrText} from '../../../src/games/puerto-rico/text/index.ts';
import type {PrAction, PrView} from '../../../src/games/puerto-rico/types.ts';
import {LANGUAGES, type Language} from '../../../src/i18n/language.ts';
import {loadTableWords} from '../../../src/i18n/load.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {SETTINGS} from '../../support/decisions/played.ts';
import {puertoRico} from '../../support/decisions/puerto-rico.ts';
import {EVERY} from '../../support/in-turn.ts';
import {until} from '../../support/screen/drawn.ts';

const WIDTHS: Readonly<Record<Size, string>> = {
  phone: '360px',
  low: '640px',
  tablet: '768px',
  wide: '1280px',
};

interface Words {
  readonly texts: PrTexts;
  readonly shell: Scene['shell'];
}

async function wordsIn(language: Language): Promise<Words> {
  const [text, words, shell] = await Promise.all([
    loadPrText(language),
    loadBoardWords(language),
    loadTableWords(language),
  ]);
  return {texts: {text, words, sentence: paint(text, words, null).sentence, more: null}, shell};
}

/** Pieces that draw nothing but their attributes. */
const PIECES = new Set(['rs-symbol', 'rs-mark', 'rs-flag', 'rs-wave']);

/** What has to be equal: everything on the page through shadow roots, without Lit's own marks. */
function drawn(node: Node): string {
  if (node instanceof Text) return node.data.replace(/\s+/g, ' ');
  if (node instanceof ShadowRoot) return `#${[...node.childNodes].map(drawn).join('')}`;
  if (!(node instanceof Element) || node instanceof HTMLStyleElement) return '';
  const attributes = [...node.attributes].map(({name, value}) => `${name}="${value.trim()}"`).sort();
  const inside = node.shadowRoot && !PIECES.has(node.localName) ? [node.shadowRoot] : [];
  const children = [...inside, ...node.childNodes].map(drawn);
  return `\n<${[node.localName, ...attributes].join(' ')}>${children.join('')}</${node.localName}>`;
}

/** The first line in which two drawings differ, with what stands before it. */
function differences(long: string, fresh: string): string {
  const [was, is] = [long.split('\n'), fresh.split('\n')];
  const at = was.findIndex((line, i) => line !== is[i]);
  return [...was.slice(Math.max(0, at - 3), at), `old: ${was[at]}`, `new: ${is[at]}`].join('\n');
}

// After everything that Lit draws in microtasks.
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** The last round that the short run plays; without it a game is played to its end. */
const GAMES: readonly (readonly [Size, seats: number, last?: number])[] = [
  ['phone', 3],
  ['tablet', 4, 5],
  ['wide', 5, 5],
];

class Boards {
  readonly #long = new RsPrBoard();
  #scene: Scene;
  #words: Words;
  #view: TableView;
  /** What was done on the board that no view tells. */
  #done: Pick[] = [];

  constructor(view: TableView, size: Size, words: Words) {
    this.#view = view;
    this.#words = words;
    this.#scene = {table: view, settings: SETTINGS, shell: words.shell, size, staged: null};
    this.#dress(this.#long);
    document.body.append(this.#long);
  }

  /** As the app does: only what has changed is another object. */
  set(change: Partial<Omit<Scene, 'table' | 'shell'>>, view: TableView, words = this.#words): void {
    this.#view = share(this.#view, view);
    this.#words = words;
    this.#scene = {...this.#scene, ...change, table: this.#view, shell: words.shell};
    this.#dress(this.#long);
  }

  pick(detail: Pick): void {
    if (detail.pick === 'look') this.#done.push(detail);
    touch(this.#long, detail);
  }

  async compare(what: string): Promise<void> {
    await settled();
    const fresh = new RsPrBoard();
    this.#dress(fresh);
    document.body.append(fresh);
    for (const detail of this.#done) touch(fresh, detail);
    // What opens with a tap comes behind the first drawing.
    for (const board of [this.#long, fresh]) await until(() => board.behind.there, 'what opens');
    await settled();
    const [long, anew] = [drawn(this.#long), drawn(fresh)];
    fresh.remove();
    if (long !== anew) expect.fail(`${what}\n${differences(long, anew)}`);
  }

  close(): void {
    this.#long.remove();
  }

  #dress(board: RsPrBoard): void {
    // What is compared is what they say. Laid out, too, they take four times as long.
    Object.assign(board.style, {width: WIDTHS[this.#scene.size], display: EVERY ? '' : 'none'});
    Object.assign(board, {scene: this.#scene, texts: this.#words.texts});
  }
}

function touch(board: RsPrBoard, detail: Pick): void {
  board.dispatchEvent(new CustomEvent('rs-pick', {detail}));
}

/** One thing that somebody does on the board, or that happens around it, without an entry. */
function shake(boards: Boards, view: TableView, earlier: TableView, all: readonly Words[], rng: Rng): string {
  const board = view.board as PrView;
  switch (rng.below(12)) {
    case 0:
      boards.set({size: SIZES[rng.below(SIZES.length)]!}, view);
      return 'turned';
    case 1:
      boards.set({}, view, all[rng.below(all.length)]!);
      return 'in another language';
    case 2:
      boards.set({staged: rng.below(2) ? [{seat: 1, said: 'Anna took the mayor.'}] : null}, view);
      return 'staged';
    case 3:
      boards.set({}, {...view, board: earlier.board, choices: [], shownAt: earlier.log.length - 1});
      return 'looking back';
    case 4: {
      const refused = rng.below(2) ? {code: foreign('pr/ship-full'), details: {}} : null;
      boards.set({}, {...view, sending: refused ? null : {type: 'pass'}, refusal: refused});
      return 'sent or refused';
    }
    case 5: {
      const away = rng.below(view.seats.length);
      const seats = view.seats.map(seat => ({
        ...seat,
        link: seat.seat === away ? ('away' as const) : seat.link,
      }));
      boards.set({}, {...view, seats});
      return 'somebody away';
    }
    case 6:
      boards.pick({pick: 'look', change: {open: rng.below(2) ? rng.below(board.seats) : null}});
      return 'an island opened or closed';
    default:
      return prepare(boards, view, rng);
  }
}

/** A decision is prepared and not sent. */
function prepare(boards: Boards, {board, choices, viewer}: TableView, rng: Rng): string {
  if (choices.length === 0 || viewer === null) return 'nothing to prepare';
  // The choices of this game are its own.
  const action = sampleAny(choices, rng) as PrAction;
  if (action.type === 'place') {
    const placement = fromSlots((board as PrView).players[viewer]!, action.slots);
    boards.pick({pick: 'draft', change: {placement}});
  } else if (action.type === 'store') boards.pick({pick: 'draft', change: {store: action}});
  else {
    const {takeWorker: _, privilegeWorkers: __, ...picked} = action as PrAction & Record<string, unknown>;
    boards.pick({pick: 'action', action: picked as PrAction, again: false});
    const rider = rng.below(2) ? 'takeWorker' : 'privilegeWorkers';
    boards.pick({pick: 'draft', change: {riders: {...EMPTY.riders, [rider]: rng.below(2) === 0}}});
  }
  return `prepared ${JSON.stringify(action)}`;
}

describe('a board that stays on the page', () => {
  let boards: Boards | undefined;
  let all: readonly Words[];
  before(async () => {
    all = await Promise.all(LANGUAGES.map(wordsIn));
  });
  beforeEach(() => sessionStorage.clear());
  afterEach(() => boards?.close());

  for (const [size, seats, last = Number.POSITIVE_INFINITY] of GAMES)
    it(`shows the same as a fresh one all game long: ${seats} players, ${size}`, async () => {
      const played = puertoRico.begin(seats, `fresh ${size}`);
      const rng = seededRng(`shakes ${size}`);
      boards = new Boards(played.view, size, all[0]!);
      const views = [played.view];
      while (!played.over && (EVERY || played.board.round <= last)) {
        const {view} = played;
        // The viewer plays anything, so that the games go to odd places.
        if (view.choices.length > 0) played.play(0, sampleAny(view.choices, rng));
        else played.step();
        views.push(played.view);
        const n = played.view.log.length - 1;
        boards.set({size, staged: null}, played.view, all[0]!);
        await settled();
        // A fresh board takes its time: one now and then, in between something else happens.
        const [due, earlier] = [rng.below(EVERY ? 4 : 12) === 0, views[rng.below(views.length)]!];
        if (due) await boards.compare(`after entry ${n}, ${shake(boards, played.view, earlier, all, rng)}`);
      }
    });
});
