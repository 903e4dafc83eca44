/** The coach of each game: short sentences in every language, and one for each decision of a first evening. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {dealerOf} from '../../src/cli/chance.ts';
import {playOut} from '../../src/cli/playout.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {GAME_LIST} from '../../src/games/index.ts';
import {LANGUAGES} from '../../src/i18n/language.ts';
import {loadCoachWords} from '../../src/i18n/load.ts';
import {portolano} from '../support/decisions/portolano.ts';
import {type PlayedPuertoRico, puertoRico} from '../support/decisions/puerto-rico.ts';

const MOST_WORDS = 30;
/** Of a sentence of the aim, which is read before anything is known. */
const MOST_WORDS_OF_AIM = 22;
const SEEDS = ['one', 'two', 'three'];
/** Decisions of one seat that are looked at: more than a first round has. */
const DECISIONS = 12;

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

function short(texts: Readonly<Record<string, string>>, most = MOST_WORDS): void {
  for (const [id, text] of Object.entries(texts)) {
    assert.ok(text.trim().length > 0, `${id} says something`);
    assert.ok(wordsOf(text) <= most, `${id} has ${wordsOf(text)} words`);
    assert.doesNotMatch(text, /[<>"']| {2}/, id);
  }
}

for (const language of LANGUAGES)
  test(`what every coach says is short in ${language}`, async () => {
    short({...(await loadCoachWords(language))});
  });

for (const {id, coach, advised} of GAME_LIST) {
  if (!coach) continue;

  for (const language of LANGUAGES)
    test(`${id}: each step is at most ${MOST_WORDS} words in ${language}`, async () => {
      const {steps, text} = await coach(language);
      short(text);
      assert.deepEqual(Object.keys(text).sort(), steps.map(step => step.id).sort());
    });

  for (const language of LANGUAGES)
    test(`${id}: its aim is three sentences of at most ${MOST_WORDS_OF_AIM} words in ${language}`, async () => {
      const {aim: aimFor} = await coach(language);
      const game = await advised();
      const aim = aimFor(
        game.view(game.setup(defaultOptions(game.options), game.seats.min), 0, dealerOf('aim').faces(0)),
      );
      assert.deepEqual(Object.keys(aim), ['goal', 'turn', 'end']);
      short({...aim}, MOST_WORDS_OF_AIM);
      for (const [part, said] of Object.entries(aim)) assert.match(said, /^\p{Lu}[^.!?]+[.!]$/u, part);
    });

  test(`${id}: every decision of the first rounds has a step that explains it`, async () => {
    const game = await advised();
    const {steps} = await coach('en');
    const options = defaultOptions(game.options);
    for (const seed of SEEDS) {
      const bots = Array.from({length: Math.min(3, game.seats.max)}, () => 'greedy' as const);
      const played = playOut(game, options, bots, seed);
      const dealer = dealerOf(seed);
      let state = game.setup(options, bots.length);
      let decisions = 0;
      for (const step of played.steps) {
        if (step.kind === 'seal') state = game.answer(state, {sealed: step.seat});
        else if (step.kind === 'answer') {
          const ask = game.ask(state);
          state = game.answer(state, step.payload);
          if (ask) dealer.learn(ask, step.payload);
        } else {
          if (step.seat === 0 && decisions++ < DECISIONS) {
            const view = game.view(state, 0, dealer.faces(0));
            const fitting = steps.filter(({when}) => when(view, true));
            assert.ok(fitting.length > 0, `${seed}: nothing is said about ${JSON.stringify(step.payload)}`);
            for (const {about} of fitting)
              for (const topic of about?.(view) ?? []) assert.match(topic, /^[a-z]+:[\w-]+$/);
          }
          state = game.apply(state, step.seat, step.payload);
        }
      }
    }
  });
}

for (const language of LANGUAGES)
  test(`catan: the aim names the points of this very table in ${language}`, async () => {
    const {advised, coach} = GAME_LIST.find(({id}) => id === 'catan')!;
    const game = await advised();
    const {aim} = await coach!(language);
    for (const goal of ['8', '13']) {
      const state = game.setup({...defaultOptions(game.options), goal}, 3);
      assert.match(aim(game.view(state, 0, dealerOf('aim').faces(0))).end, new RegExp(`\\b${goal}\\b`));
    }
  });

test('portolano: missions and battles are told before anybody sails, in the aim and by the coach', async () => {
  const {coach} = GAME_LIST.find(({id}) => id === 'portolano')!;
  const told = {en: [/mission/, /fight/], hu: [/küldetés/, /csatá/], pl: [/misj/, /walcz/]};
  for (const language of LANGUAGES) {
    const {aim} = await coach!(language);
    const {goal, turn} = aim(portolano.at('ships').board);
    for (const word of told[language]) assert.match(`${goal} ${turn}`, word);
  }
  const {steps} = await coach!('en');
  const said = steps.filter(({when}) => when(portolano.at('ships').board, true)).map(({id}) => id);
  assert.ok(said.includes('missions'), said.join());
});

test('puerto rico: a quarry is ringed where it may be taken, and only there', async () => {
  const {steps} = await GAME_LIST.find(({id}) => id === 'puerto-rico')!.coach!('en');
  const {about} = steps.find(({id}) => id === 'settler')!;
  const offers = (played: PlayedPuertoRico) =>
    played.choicesOf(0).some(choice => JSON.stringify(choice).includes('quarry'));
  for (const offered of [true, false]) {
    const played = puertoRico.find({
      phase: 'settler',
      where: (_, table) => offers(table) === offered,
      seed: 'quarry',
    });
    assert.equal(about!(played.board).includes('tile:quarry'), offered);
  }
});
