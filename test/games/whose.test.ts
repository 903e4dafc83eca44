/** The mark before a sentence is that of whoever it names first: of all that happens in the golden games, in each language. */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {movesSince, toldOf} from '../../components/board/since.ts';
import {blankTable} from '../../components/gallery/blank-table.ts';
import type {GameEvent, Options} from '../../src/engine/game.ts';
import {decodeOptions} from '../../src/engine/options.ts';
import {loadCatText} from '../../src/games/catan/text/index.ts';
import {listingOf} from '../../src/games/index.ts';
import {loadPortText} from '../../src/games/portolano/text/index.ts';
import {loadPrText} from '../../src/games/puerto-rico/text/index.ts';
import {loadSjText} from '../../src/games/san-juan/text/index.ts';
import {LANGUAGES, type Language} from '../../src/i18n/language.ts';
import {wordEvent} from '../../src/i18n/make-game-text.ts';
import {catan} from '../support/decisions/catan.ts';
import {portolano} from '../support/decisions/portolano.ts';
import {puertoRico} from '../support/decisions/puerto-rico.ts';
import {sanJuan} from '../support/decisions/san-juan.ts';
import {notationOf} from '../support/games/notation.ts';

type OwnText = Parameters<typeof wordEvent>[0];

const GAMES: Readonly<Record<string, (language: Language) => Promise<OwnText>>> = {
  'puerto-rico': language => loadPrText(language, true),
  'san-juan': loadSjText,
  catan: loadCatText,
  portolano: loadPortText,
};

const NAMES = ['Anna', 'Bence', 'Cecil', 'Dora', 'Emil'] as const;
/** Nobody: who made the entry is no measure of whom its sentences name. */
const ELSEWHO = 9;

/** One of each kind of event of a game, of each combination of seats in it. */
async function happened(id: string): Promise<readonly GameEvent[]> {
  const game = await listingOf(id)!.rules();
  const folder = join('test', 'golden', id);
  const all = new Map<string, GameEvent>();
  for (const file of readdirSync(folder)) {
    // Our own file, which the golden games hold against the rules.
    const golden = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      rules: number;
      seats: number;
      options: Options;
      entries: readonly string[];
    };
    const {read} = notationOf(game);
    let state: unknown = game.setup(decodeOptions(game.options, golden.options)!, golden.seats, golden.rules);
    for (const line of golden.entries) {
      const [who, ...words] = line.split(' ');
      const events: GameEvent[] = [];
      if (who === 'chance') state = game.answer(state, {drawn: [words.map(Number)]}, events);
      else if (who === 'answer') state = game.answer(state, JSON.parse(words.join(' ')), events);
      else state = game.apply(state, Number(who), read(words.join(' '))!, events);
      for (const event of events) {
        const {type, seat, by, from, with: other} = event as GameEvent & Record<string, unknown>;
        all.set(JSON.stringify([type, seat, by, from, other]), event);
      }
    }
  }
  return [...all.values()];
}

describe('whose mark stands before a sentence', () => {
  for (const [id, load] of Object.entries(GAMES))
    it(id, async () => {
      const events = await happened(id);
      assert.ok(new Set(events.map(({type}) => type)).size > 15, 'too little happened');
      for (const language of LANGUAGES) {
        const text = await load(language);
        const sentence = (event: GameEvent) =>
          wordEvent(
            text,
            event,
            seat => NAMES[seat]!,
            (cell: number) => `(${cell})`,
          );
        for (const event of events) {
          const item = {
            n: 1,
            seat: ELSEWHO,
            kind: 'action',
            events: [event],
            undone: false,
            table: null,
          } as const;
          for (const {seat, said} of toldOf([item], blankTable(), sentence)) {
            const first = NAMES.map((name, at) => ({at, where: said.indexOf(name.slice(0, 3))}))
              .filter(({where}) => where >= 0)
              .sort((a, b) => a.where - b.where);
            // Nobody's, or several at once; and a thing that somebody has done need not name them.
            if (seat !== null && first.length > 0) assert.equal(seat, first[0]!.at, `${language}: ${said}`);
            if (first.length === 1 && !('from' in event))
              assert.equal(seat, first[0]!.at, `${language}: ${said}`);
          }
        }
      }
    });
});

describe('what is told and counted since the own move', () => {
  const PLAYED = {'puerto-rico': puertoRico, 'san-juan': sanJuan, catan, portolano};
  for (const [id, load] of Object.entries(GAMES))
    it(`is what others did, each move under the mark of whoever it names first: ${id}`, async () => {
      const text = await load('en');
      const played = PLAYED[id as keyof typeof PLAYED].begin(3, 'whose');
      let told = 0;
      for (let turn = 0; turn < 12 && !played.over; turn++) {
        while (!played.over && played.toAct[0] === 0) played.step();
        while (!played.over && played.toAct[0] !== 0) played.step();
        const {view} = played;
        const others = view.log.filter(
          ({seat, kind}) => seat !== 0 && (kind === 'action' || kind === 'seal'),
        );
        const own = view.log.findLast(({seat}) => seat === 0)?.n ?? 0;
        const begun = others.find(({n}) => n > own)?.n ?? 0;
        const names = view.seats.map(({name}) => name);
        const sentence = (event: GameEvent) =>
          wordEvent(
            text,
            event,
            seat => names[seat]!,
            (cell: number) => `(${cell})`,
          );
        const moves = movesSince(view, {sentence});
        const later = view.log.filter(({n}) => n >= begun).flatMap(({events}) => events.map(sentence));
        const dealt = moves.flatMap(({said}) => said).filter(said => !later.includes(said));
        assert.deepEqual(dealt, [], 'before anybody else has moved');
        for (const {seat, said} of moves) {
          assert.notEqual(seat, 0, said[0]);
          const [first] = names
            .filter(name => said[0].includes(name))
            .sort((a, b) => said[0].indexOf(a) - said[0].indexOf(b));
          if (first !== undefined) assert.equal(names[seat], first, said[0]);
          told++;
        }
      }
      assert.ok(told > 10, `${told}`);
    });
});
