/** The committed vectors come out of this implementation. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {decodeAction} from '../../src/fair/action.ts';
import {decodePoint} from '../../src/fair/group.ts';
import {decodePart, PARTS} from '../../src/fair/part.ts';
import {decodePass} from '../../src/fair/shuffle.ts';
import {brokenEquations, verifyPass} from '../../src/fair/shuffle-verify.ts';
import {STEPS, type StepKind} from '../../src/fair/step.ts';
import {unhex} from './support/hex.ts';
import {vectorFiles} from './support/vectors.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(`test/vectors/fair/${name}.json`, 'utf8'));

const made = await vectorFiles();

describe('vectors of fair play', () => {
  for (const [name, vectors] of Object.entries(made)) {
    it(`${name}: what this implementation computes is what is committed`, () => {
      assert.deepEqual(JSON.parse(JSON.stringify(vectors)), read(name));
    });
  }

  it('what is refused of seats is refused as its name says, and everything that is said of moves is there', () => {
    interface Case {
      readonly name: string;
      readonly out: {readonly code: string | null};
    }
    const codes = (read('seats') as Case[]).map(({name, out}) => {
      const said = /^([a-z]+(?:-[a-z]+)+)(?::|$)/.exec(name)?.[1];
      assert.equal(out.code, said ? `fair/${said}` : null, name);
      return said;
    });
    for (const code of [
      ...['wrong-author', 'backed-up', 'not-ready', 'bad-device', 'equal-keys', 'holds-cards', 'key-known'],
      ...['draw-waits', 'choice-sealed', 'needs-all', 'too-soon'],
    ])
      assert.ok(codes.includes(code), code);
  });

  it('the committed passes verify, together and equation by equation', () => {
    interface Shuffle {
      readonly in: {
        readonly gameId: string;
        readonly rid: string;
        readonly K: string;
        readonly inputs: readonly (readonly [string, string])[];
      };
      readonly out: {readonly message: string};
    }
    for (const vector of read('shuffle') as Shuffle[]) {
      const point = (text: string) => decodePoint(unhex(text), 'vector');
      const inputs = vector.in.inputs.map(([a, b]) => ({a: point(a), b: point(b)}));
      const context = {gameId: unhex(vector.in.gameId), rid: unhex(vector.in.rid), seat: 0, item: 0};
      const pass = decodePass(unhex(vector.out.message));
      assert.ok(verifyPass(pass, inputs, point(vector.in.K), context));
      assert.deepEqual(brokenEquations(pass, inputs, point(vector.in.K), context), []);
    }
  });

  it('the lives use every kind of entry, of request, of part and of attachment', () => {
    interface Entry {
      readonly kind: StepKind | 'ask';
      readonly payload: string;
      readonly asks: {readonly kind: string} | null;
    }
    const entries = (read('life') as {in: {entries: Entry[]}}[]).flatMap(life => life.in.entries);
    const payloads = (wanted: StepKind) =>
      entries.flatMap(({kind, payload}) => (kind === wanted ? [unhex(payload)] : []));
    const all = (kinds: Iterable<string>) => [...new Set(kinds)].sort();
    assert.deepEqual(all(entries.map(({kind}) => kind)), all([...STEPS, 'ask']));
    assert.deepEqual(
      all(entries.flatMap(({asks}) => asks?.kind ?? [])),
      all(['beacon', 'shuffle', 'deal', 'reveal', 'rekey', 'exclude', 'commit', 'disclose']),
    );
    assert.deepEqual(all(payloads('part').map(bytes => decodePart(bytes).kind)), all(PARTS.slice(1)));
    assert.deepEqual(
      all(payloads('action').flatMap(bytes => decodeAction(bytes).attachments.map(({type}) => type))),
      all(['open', 'blind', 'rekey', 'exclude']),
    );
  });
});
