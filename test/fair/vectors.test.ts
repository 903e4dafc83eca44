/** The committed vectors come out of this implementation, and the first ones are those printed in the design. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {decodeAction} from '../../src/fair/action.ts';
import {Auditor} from '../../src/fair/audit.ts';
import {decodePoint} from '../../src/fair/group.ts';
import {decodeKeys} from '../../src/fair/possession.ts';
import {decodeEntry} from '../../src/fair/record.ts';
import {decodeRequest} from '../../src/fair/request.ts';
import {decodePass} from '../../src/fair/shuffle.ts';
import {brokenEquations, verifyPass} from '../../src/fair/shuffle-verify.ts';
import {STEPS, type StepKind} from '../../src/fair/step.ts';
import {hex, unhex} from './support/hex.ts';
import {vectorFiles} from './support/vectors.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(`test/vectors/fair/${name}.json`, 'utf8'));

describe('vectors of fair play', () => {
  const made = vectorFiles();
  for (const [name, vectors] of Object.entries(made)) {
    it(`${name}: what this implementation computes is what is committed`, () => {
      assert.deepEqual(JSON.parse(JSON.stringify(vectors)), read(name));
    });
  }

  it('the first vectors are those of the design', () => {
    const point = (at: number) => (made.group![at]!.out as {point: string}).point;
    assert.equal(point(0), '00b076c8cc8e41fe6f11ff78587e96142941d674a283896eec216cee76c3cb47');
    assert.equal(point(1), '50bf66003e7c5ffe43ce397e340e5941931f0be73015b24c8026f4f534763076');
    assert.equal(point(5), 'f4cfce8e65fb1a928dc56f017f01053b3df0f8c79ab01514fd9b0be198e60508');
    const beacon = made.beacon![0]!.out as {
      rid: string;
      point: string;
      value: string;
      uniform6: number[];
      shares: string[];
    };
    assert.equal(beacon.rid, '1b9b7ac40f280f2dc78f3ca13691446e35524887d528b005617f9d1ea74a3c2e');
    assert.equal(beacon.point, 'e45a5488ad560f02fdd9f34928f812d7849b160ccde141d9f4194093534d5f10');
    const share = beacon.shares[0]!;
    assert.equal(share.slice(70, 134), '52f8ebe9ddb8ef19b766feaabee79e23ed5268efb3a33503a49475243eaaa330');
    assert.equal(share.slice(134, 198), '73c52a04122fae98c2fcbecfa89a1ba7d9151e9018032284d5c4e83782875008');
    assert.equal(share.slice(198), 'e3d009c8deb363a7f0d26307020505882455044cf700572ba2d3d450023c0b0e');
    assert.ok(
      beacon.value.startsWith(
        '80abc6c10290d1ad4405bd97421caee95bddea013d38b1254029fad80d223530'.slice(0, 60),
      ),
    );
    assert.deepEqual(
      beacon.uniform6.slice(0, 8).map(n => n + 1),
      [4, 3, 6, 6, 3, 4, 6, 5],
    );
    const keys = made.keys![0]!.out as {B: string; message: string};
    assert.equal(keys.B, '60bd61bdc0352ba935e94d2672c0da03c57940572fa4b5fe995a6e4a600e2e78');
    assert.equal(decodeKeys(unhex(keys.message)).seat, 0);
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

  const lives = read('life') as {
    name: string;
    in: {table: string; entries: {kind: number; bytes: string}[]};
    out: {stateHash: string};
  }[];
  for (const life of lives)
    it(`the committed life audits, entry by entry, to the committed digest: ${life.name}`, () => {
      const auditor = new Auditor(unhex(life.in.table));
      for (const {bytes} of life.in.entries) auditor.next(unhex(bytes));
      assert.equal(hex(auditor.state.digest()), life.out.stateHash);
    });

  it('the lives use every kind of entry, of request and of attachment', () => {
    const entries = lives.flatMap(life => life.in.entries.map(({bytes}) => decodeEntry(unhex(bytes))));
    const payloads = (wanted: StepKind) =>
      entries.flatMap(({kind, payload}) => (kind === wanted ? [payload] : []));
    const all = (kinds: Iterable<string>) => [...new Set(kinds)].sort();
    assert.deepEqual(all(entries.map(({kind}) => kind)), all(STEPS));
    assert.deepEqual(
      all(payloads('request').map(bytes => decodeRequest(bytes).kind)),
      all(['beacon', 'shuffle', 'deal', 'reveal', 'rekey', 'exclude', 'commit', 'disclose']),
    );
    assert.deepEqual(
      all(payloads('action').flatMap(bytes => decodeAction(bytes).attachments.map(({type}) => type))),
      all(['open', 'blind', 'rekey', 'exclude']),
    );
  });
});
