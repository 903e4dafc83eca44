/** The engine as another program drives it. `engine-python.test.ts` does so from another language. */
import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import {seededRng} from '../../src/base/rng.ts';
import {Driver} from '../../src/cli/engine/driver.ts';
import {Lines} from '../../src/cli/engine/lines.ts';
import {main} from '../../src/cli/main.ts';
import {playOut} from '../../src/cli/playout.ts';
import {GAME_LIST, loadGame} from '../../src/games/index.ts';
import {checkRecord} from '../../src/table/playing/check-record.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are JSON; each test asserts what it reads
type Answer = any;

const driven =
  (driver: Driver) =>
  async (request: unknown): Promise<Answer> =>
    JSON.parse(await driver.answer(JSON.stringify(request)));

/** Random bots at every seat. */
async function playToEnd(ask: ReturnType<typeof driven>, begin: object): Promise<void> {
  for (let stands = await ask(begin); !stands.over; ) {
    stands = await ask({do: 'bot', bot: 'random', play: true});
    assert.equal(stands.ok, true, JSON.stringify(stands));
  }
}

/** Answers of the command to a whole input, cut where the pieces are cut. */
async function piped(pieces: readonly string[]): Promise<Answer[]> {
  let out = '';
  const code = await main(['engine'], {
    input: (async function* () {
      yield* pieces;
    })(),
    out: text => {
      out += text;
    },
    err: text => assert.fail(text),
  });
  assert.equal(code, 0);
  return out
    .split('\n')
    .slice(0, -1)
    .map(line => JSON.parse(line));
}

describe('requests that are refused', () => {
  const driver = new Driver();
  const ask = driven(driver);
  let stands: Answer;
  before(async () => {
    await ask({do: 'new', game: 'puerto-rico', seats: 3, chance: 'asked'});
    while ((await ask({do: 'turn'})).ask) await ask({do: 'chance'});
    stands = await ask({do: 'digest'});
  });

  for (const [line, code, details] of [
    ['', 'request/bad-json', {}],
    ['{"do":"turn"', 'request/bad-json', {}],
    ['null', 'request/unknown', {}],
    ['[]', 'request/unknown', {}],
    ['{}', 'request/unknown', {}],
    ['{"do":"dance"}', 'request/unknown', {}],
    ['{"do":"constructor"}', 'request/unknown', {}],
    ['{"do":"turn","loud":true}', 'request/bad-field', {field: 'loud'}],
    ['{"do":"turn","id":{}}', 'request/bad-field', {field: 'id'}],
    ['{"do":"choices","seat":-1}', 'request/bad-field', {field: 'seat'}],
    ['{"do":"choices","seat":"0"}', 'request/bad-field', {field: 'seat'}],
    ['{"do":"choices","seat":3}', 'engine/bad-seats', {seat: 3}],
    ['{"do":"view","seat":3}', 'engine/bad-seats', {seat: 3}],
    ['{"do":"actions","most":0}', 'request/bad-field', {field: 'most'}],
    ['{"do":"bot","bot":"deep"}', 'request/bad-field', {field: 'bot'}],
    ['{"do":"play"}', 'request/bad-field', {field: 'action'}],
    ['{"do":"play","action":null}', 'engine/bad-action', {}],
    ['{"do":"play","action":{"type":"constructor"}}', 'engine/bad-action', {}],
    ['{"do":"play","action":{"type":"role","role":"mayor"},"seat":99}', 'engine/bad-seats', {seat: 99}],
    ['{"do":"chance"}', 'engine/no-ask', {}],
    ['{"do":"chance","answer":{"drawn":[[0]]}}', 'engine/no-ask', {}],
    ['{"do":"undo"}', 'engine/nothing-to-take-back', {}],
    ['{"do":"record","names":["Ada","Bence"]}', 'request/bad-field', {field: 'names'}],
    ['{"do":"record","names":["Ada","Bence",""]}', 'request/bad-field', {field: 'names.2'}],
    ['{"do":"record","names":["Ada","Bence","\\u202eCili"]}', 'request/bad-field', {field: 'names.2'}],
    ['{"do":"new","game":"chess","seats":2}', 'engine/other-game', {game: 'chess'}],
    ['{"do":"new","game":"__proto__","seats":2}', 'engine/other-game', {game: '__proto__'}],
    ['{"do":"new","game":"puerto-rico","seats":6}', 'engine/bad-seats', {seats: 6}],
    ['{"do":"new","game":"puerto-rico","seats":2.5}', 'request/bad-field', {field: 'seats'}],
    ['{"do":"new","game":"puerto-rico","seats":2,"options":{"edition":"1999"}}', 'engine/bad-options', {}],
    ['{"do":"new","game":"puerto-rico","seats":2,"chance":"mine"}', 'request/bad-field', {field: 'chance'}],
  ] as const) {
    it(`${line.slice(0, 70)}: ${code}; nothing has changed`, async () => {
      const answer: Answer = JSON.parse(await driver.answer(line));
      assert.equal(answer.ok, false);
      assert.equal(answer.code, code);
      assert.deepEqual(answer.details, details);
      assert.deepEqual(await ask({do: 'digest'}), stands);
    });
  }

  it('an action against the rules is refused with the code and the seat of the engine', async () => {
    const {toAct} = await ask({do: 'turn'});
    const other = [0, 1, 2].find(seat => !toAct.includes(seat));
    const {actions} = await ask({do: 'actions'});
    const refused = await ask({id: 'x', do: 'play', seat: other, action: actions[0]});
    assert.equal(refused.id, 'x');
    assert.equal(refused.ok, false);
    assert.match(refused.code, /^(engine|pr)\//);
    assert.equal(refused.seat, other);
    assert.deepEqual(await ask({do: 'digest'}), stands);
  });

  it('without a game there is nothing to ask about', async () => {
    const {code} = await driven(new Driver())({do: 'turn'});
    assert.equal(code, 'request/no-game');
  });
});

for (const {id, seats, advised} of GAME_LIST) {
  describe(id, () => {
    const begin = {do: 'new', game: id, seats: seats.min, seed: 'driven/0'};

    it('bots play the game that simulate plays with the same seed', async () => {
      const ask = driven(new Driver());
      const {options} = await ask(begin);
      const played = playOut(await advised(), options, new Array(seats.min).fill('random'), begin.seed);
      await playToEnd(ask, begin);
      assert.equal((await ask({do: 'digest'})).digest, played.digest);
      assert.deepEqual((await ask({do: 'result'})).result, played.result);
      assert.equal((await ask({do: 'steps'})).steps.length, played.steps.length);
    });

    it('actions are the choices written out; each of a random game is taken, and undone without a trace', async () => {
      const ask = driven(new Driver());
      const rng = seededRng(`driven ${id}`);
      let stands = await ask(begin);
      for (let n = 0; !stands.over && n < 150; n++) {
        const seat = stands.toAct[0];
        const {actions, more} = await ask({do: 'actions', seat, most: 50});
        assert.ok(actions.length === 50 || !more);
        const action = actions[rng.below(actions.length)];
        const at = await ask({do: 'digest'});
        const played = await ask({do: 'play', seat, action});
        assert.equal(played.ok, true, JSON.stringify(played));
        const there = await ask({do: 'digest'});
        assert.deepEqual(await ask({do: 'undo'}).then(() => ask({do: 'digest'})), at);
        stands = await ask({do: 'play', seat, action});
        assert.deepEqual(await ask({do: 'digest'}), there, 'chance answers as before');
      }
    });

    it('the steps of a game, dictated to another, lead to the same state', async () => {
      const ask = driven(new Driver());
      await playToEnd(ask, begin);
      const {steps} = await ask({do: 'steps'});
      const want = await ask({do: 'digest'});
      // With a seed of its own only what is hidden would fall otherwise.
      const hidden = steps.some((step: Answer) => step.kind === 'answer' && step.ask.kind !== 'beacon');
      await ask({...begin, seed: hidden ? begin.seed : 'another', chance: 'asked'});
      for (const {kind, ask: asked, answer, seat, action} of steps) {
        const dictated = asked?.kind === 'beacon' ? {answer} : {};
        const request = kind === 'answer' ? {do: 'chance', ...dictated} : {do: 'play', seat, action};
        const {ok, ...rest} = await ask(request);
        assert.equal(ok, true, JSON.stringify(rest));
      }
      assert.deepEqual(await ask({do: 'digest'}), want);
    });

    it('a dictated answer that does not fit is refused', async () => {
      const ask = driven(new Driver());
      let stands = await ask({...begin, chance: 'asked'});
      assert.ok(stands.ask, 'something is drawn at the start');
      for (const answer of [{}, null, 5, {drawn: []}, {drawn: [[-1]]}, {drawn: [[1e9]]}, {fresh: [0]}]) {
        const {code} = await ask({do: 'chance', answer});
        assert.equal(code, 'engine/bad-answer', JSON.stringify(answer));
      }
      const {code} = await ask({do: 'play', seat: 0, action: {type: 'pass'}});
      assert.equal(code, 'engine/ask-open');
      while (stands.ask && stands.ask.kind !== 'commit') stands = await ask({do: 'chance'});
      assert.ok(stands.toAct.length > 0);
    });

    it('hands over the game as a record, on the way and at its end, which passes the whole check', async () => {
      const ask = driven(new Driver());
      let stands = await ask(begin);
      const names = Array.from({length: seats.min}, (_, seat) => `Zoë ${seat}`);
      const recorded = async () => {
        const {record} = await ask({do: 'record', names});
        return checkRecord(record, loadGame);
      };
      for (let n = 0; !stands.over && n < 10; n++) stands = await ask({do: 'bot', bot: 'random', play: true});
      const half = await recorded();
      assert.equal(half.replay.digest, (await ask({do: 'digest'})).digest);
      assert.equal(half.replay.result, null);
      while (!stands.over) stands = await ask({do: 'bot', bot: 'random', play: true});
      const {chain, replay} = await recorded();
      assert.deepEqual(replay.result, (await ask({do: 'result'})).result);
      assert.deepEqual(
        chain.header.seats.map(({name, bot}) => [name, bot]),
        names.map(name => [name, 'foreign']),
      );
    });

    it('a view is what its seat sees; without a seat, what a watcher sees', async () => {
      const ask = driven(new Driver());
      await ask(begin);
      const watcher = await ask({do: 'view'});
      assert.equal(watcher.ok, true);
      assert.deepEqual(await ask({do: 'view', seat: null}), watcher);
      assert.notDeepEqual((await ask({do: 'view', seat: 0})).view, undefined);
    });
  });
}

describe('the pipe', () => {
  const input = '{"id":1,"do":"hello"}\r\n\n{"id":2,"do":"dance"}\n{"id":"ő","do":"digest"}';
  const codes = [undefined, 'request/unknown', 'request/no-game'];

  for (const size of [1, 7, 1000]) {
    it(`answers every line in order, however the input is cut (${size})`, async () => {
      const pieces = Array.from({length: Math.ceil(input.length / size)}, (_, i) =>
        input.slice(i * size, (i + 1) * size),
      );
      const answers = await piped(pieces);
      assert.deepEqual(
        answers.map(({id}) => id),
        [1, 2, 'ő'],
      );
      assert.deepEqual(
        answers.map(({code}) => code),
        codes,
      );
      assert.deepEqual(
        answers[0].games,
        GAME_LIST.map(({id}) => id),
      );
    });
  }

  it('a line without end is refused and not kept, and the next is answered', async () => {
    const part = 'x'.repeat(300_000);
    const answers = await piped([part, part, part, part, part, `${part}\n{"do":"hello"}\n`]);
    assert.deepEqual(
      answers.map(({ok, code}) => [ok, code]),
      [
        [false, 'request/bad-json'],
        [true, undefined],
      ],
    );
    const lines = new Lines();
    for (let i = 0; i < 1000; i++) assert.deepEqual([...lines.add(part)], []);
    assert.equal(lines.end(), '(too long)');
  });
});
