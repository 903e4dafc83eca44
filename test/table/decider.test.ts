/** What decided a game: the last change of the lead, and the sentence about it in each language. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  beforeOwnMove,
  changes,
  decidedSentence,
  type EndWords,
  resultWords,
  turnSentence,
} from '../../components/board/result.ts';
import {blankTable} from '../../components/gallery/blank-table.ts';
import {playOut} from '../../src/cli/playout.ts';
import type {GameEvent, Seat, Standing} from '../../src/engine/game.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {Replay} from '../../src/engine/replay.ts';
import * as catan from '../../src/games/catan/text/index.ts';
import {listingOf} from '../../src/games/index.ts';
import * as portolano from '../../src/games/portolano/text/index.ts';
import {loadPrText} from '../../src/games/puerto-rico/text/index.ts';
import {loadSjText} from '../../src/games/san-juan/text/index.ts';
import {LANGUAGES, type Language} from '../../src/i18n/language.ts';
import {loadTableWords} from '../../src/i18n/load.ts';
import {deciderIn, deciderOf, turnsIn} from '../../src/table/playing/course.ts';
import type {Decider, TableView} from '../../src/table/seen/view-model.ts';

const NAMES = ['Anna', 'Bence', 'Celina', 'Dóra'];

/** Points by seat after each entry, two entries to a round, all of them of the sources `a` and `b`. */
const line = (rows: readonly (readonly (readonly [a: number, b: number])[])[]) =>
  rows.map((seats, n) => {
    const parts = seats.map(([a, b]) => ({a, b}));
    const standing: Standing = {round: Math.floor(n / 2), points: parts.map(({a, b}) => a + b), parts};
    return {n, standing};
  });

const rows: readonly [
  what: string,
  rows: Parameters<typeof line>[0],
  first: readonly Seat[],
  want: Decider | null,
][] = [
  [
    'somebody who was behind passes the leader, by the source that brought the most',
    [
      [
        [3, 0],
        [2, 0],
      ],
      [
        [3, 0],
        [2, 0],
      ],
      [
        [3, 0],
        [3, 3],
      ],
      [
        [5, 0],
        [3, 3],
      ],
    ],
    [1],
    {kind: 'ahead', seat: 1, over: [0], round: 1, n: 2, part: 'b'},
  ],
  [
    'the last time counts, not the first',
    [
      [
        [0, 0],
        [0, 0],
      ],
      [
        [1, 0],
        [0, 0],
      ],
      [
        [1, 0],
        [2, 0],
      ],
      [
        [3, 0],
        [2, 0],
      ],
    ],
    [0],
    {kind: 'ahead', seat: 0, over: [1], round: 1, n: 3, part: 'a'},
  ],
  [
    'who was level is passed as well, all of them',
    [
      [
        [1, 0],
        [1, 0],
        [1, 0],
      ],
      [
        [1, 0],
        [1, 0],
        [2, 0],
      ],
    ],
    [2],
    {kind: 'ahead', seat: 2, over: [0, 1], round: 0, n: 1, part: 'a'},
  ],
  [
    'the leader loses points, and another has won',
    [
      [
        [4, 2],
        [5, 0],
      ],
      [
        [2, 2],
        [5, 0],
      ],
    ],
    [1],
    {kind: 'fell', seat: 0, over: [1], round: 0, n: 1, part: 'a'},
  ],
  [
    'ahead from the first points on',
    [
      [
        [2, 0],
        [1, 0],
      ],
      [
        [3, 0],
        [1, 0],
      ],
    ],
    [0],
    {kind: 'throughout', seat: 0, over: [], round: 0, n: 0, part: null},
  ],
  [
    'level in the end: who came up to the others',
    [
      [
        [2, 0],
        [1, 0],
      ],
      [
        [2, 0],
        [1, 1],
      ],
    ],
    [0],
    {kind: 'level', seat: 1, over: [0], round: 0, n: 1, part: 'b'},
  ],
  [
    'level in the end, as the leader fell back: nobody came up',
    [
      [
        [3, 0],
        [2, 0],
      ],
      [
        [2, 0],
        [2, 0],
      ],
    ],
    [0, 1],
    null,
  ],
  [
    'level from beginning to end',
    [
      [
        [2, 0],
        [2, 0],
      ],
      [
        [2, 0],
        [2, 0],
      ],
    ],
    [0, 1],
    null,
  ],
  [
    'somebody has won who has fewer points: the rules say so, the lead does not',
    [
      [
        [3, 0],
        [2, 0],
      ],
    ],
    [1],
    null,
  ],
  ['a game that tells no standings', [], [0], null],
  [
    'nobody has won',
    [
      [
        [3, 0],
        [2, 0],
      ],
    ],
    [],
    null,
  ],
];
for (const [what, points, first, want] of rows)
  test(what, () => assert.deepEqual(deciderIn(line(points), first), want));

test('a source is not named where the game does not tell where points come from', () => {
  const points = [
    [0, 1],
    [2, 1],
  ].map((points, n) => ({n, standing: {round: 1, points}}));
  assert.equal(deciderIn(points, [0])?.part, null);
});

const ends = ({result}: {readonly result: Parameters<typeof changes>[0] & Pick<EndWords, 'when'>}) => ({
  ...changes(result),
  when: result.when,
});

const turnRows: readonly [
  what: string,
  rows: Parameters<typeof line>[0],
  want: readonly (readonly [kind: Decider['kind'], seat: Seat, over: readonly Seat[], n: number])[],
][] = [
  [
    'nobody passes anybody: no turning point',
    [
      [
        [0, 0],
        [0, 0],
      ],
      [
        [1, 0],
        [0, 0],
      ],
      [
        [2, 0],
        [2, 0],
      ],
      [
        [3, 0],
        [2, 0],
      ],
    ],
    [],
  ],
  [
    'drawing level alone is none',
    [
      [
        [1, 0],
        [0, 0],
      ],
      [
        [1, 0],
        [1, 0],
      ],
    ],
    [],
  ],
  [
    'each time that another goes ahead, also by way of a tie, and as the leader falls back',
    [
      [
        [1, 0],
        [0, 0],
      ],
      [
        [1, 0],
        [1, 0],
      ],
      [
        [1, 0],
        [2, 0],
      ],
      [
        [1, 0],
        [0, 0],
      ],
    ],
    [
      ['ahead', 1, [0], 2],
      ['fell', 1, [0], 3],
    ],
  ],
  [
    'of many the last one, and those after which the lead was kept longest, in their order',
    [
      [
        [1, 0],
        [0, 0],
      ],
      [
        [1, 0],
        [2, 0],
      ],
      [
        [1, 0],
        [2, 0],
      ],
      [
        [3, 0],
        [2, 0],
      ],
      [
        [3, 0],
        [4, 0],
      ],
      [
        [3, 0],
        [4, 0],
      ],
      [
        [5, 0],
        [4, 0],
      ],
      [
        [5, 0],
        [4, 0],
      ],
      [
        [5, 0],
        [4, 0],
      ],
      [
        [5, 0],
        [6, 0],
      ],
    ],
    [
      ['ahead', 1, [0], 1],
      ['ahead', 0, [1], 6],
      ['ahead', 1, [0], 9],
    ],
  ],
  ['a game that tells no standings', [], []],
];
for (const [what, points, want] of turnRows)
  test(`turning points: ${what}`, () => {
    const told = turnsIn(line(points)).map(({kind, seat, over, n}) => [kind, seat, over, n]);
    assert.deepEqual(told, want);
  });

test('a turning point is tried otherwise from before the own last move', () => {
  const [seat] = blankTable().seats;
  const seats = [true, false].map((mine, i) => ({...seat!, seat: i, mine}));
  const log = (['header', 'action', 'action', 'action', 'seal', 'answer'] as const).map((kind, n) => ({
    ...{n, kind, seat: [null, 0, 0, 1, 0, null][n]!, events: [], table: null},
    undone: n === 2,
  }));
  const table: TableView = {...blankTable(), seats, log};
  const rows = [
    ['the own move itself', 1, 0],
    ["another's move: the own one before it, as it counts", 3, 0],
    ['what was sealed, and what chance made of it', 5, 3],
  ] as const;
  for (const [what, n, from] of rows) assert.equal(beforeOwnMove(table, n), from, what);
  assert.equal(beforeOwnMove({...table, seats: []}, 3), 2, 'a watcher: before the entry');
});

/** What a game says of its end. */
const END_WORDS: Readonly<
  Record<string, (language: Language) => Promise<Pick<EndWords, 'gain' | 'loss' | 'when'>>>
> = {
  catan: async language => ends(await catan.loadBoardWords(language)),
  portolano: async language => ends(await portolano.loadBoardWords(language)),
  'puerto-rico': async language => (await loadPrText(language)).result,
  'san-juan': async language => (await loadSjText(language)).result,
};

const SAYS: EndWords = {
  winner: name => name,
  shared: names => names.join(),
  tieBreak: name => name,
  tieBreakColumn: '',
  parts: {},
  when: round => `${round}`,
};

/** Without what keeps a line from breaking. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

async function said(
  language: Language,
  game: string,
  decider: Decider,
  events: readonly GameEvent[],
): Promise<string> {
  const table: TableView = {
    ...blankTable(),
    seats: NAMES.map((name, seat) => ({...blankTable().seats[0]!, seat, name})),
    log: [{n: decider.n, kind: 'action', seat: decider.seat, events, undone: false, table: null}],
    decider,
  };
  const [words, end] = await Promise.all([loadTableWords(language), END_WORDS[game]!(language)]);
  return decidedSentence(words.result.decided, resultWords({...SAYS, ...end}, table, null), table)!;
}

/** A whole game of beginners, as a table folds it; the seats are bots but the first. */
async function played(id: string, seed: string, back: number | null = null): Promise<Replay> {
  const game = await listingOf(id)!.advised();
  const options = defaultOptions(game.options);
  const bots = NAMES.map(() => 'greedy' as const);
  const {steps} = playOut(game, options, bots, seed);
  const seats = NAMES.map((_, seat) => ({kind: seat === 0 ? 'person' : 'bot'}) as const);
  const replay = new Replay(game, {game: id, rules: game.rules, options, seats});
  const fold = (step: (typeof steps)[number]) => {
    const n = replay.head + 1;
    const seat = step.kind === 'answer' ? null : step.seat;
    replay.fold({n, kind: step.kind, seat, basis: seat === null ? null : n - 1, payload: step.payload});
  };
  for (const step of steps) {
    fold(step);
    if (replay.head !== back) continue;
    const n = replay.head + 1;
    const option = replay.takeBackOptions(0);
    assert.ok('to' in option);
    replay.fold({n, kind: 'table', seat: 0, basis: n - 1, payload: {type: 'askBack', to: option.to}});
    fold(step);
  }
  return replay;
}

const sentences: readonly [game: string, seed: string, want: Readonly<Record<Language, string>>][] = [
  [
    'catan',
    'x 3',
    {
      en: 'Dóra passed Anna and Bence in round 16 with the largest army and stayed ahead.',
      hu: 'Dóra a 16. fordulóban került Anna és Bence elé, és ott is maradt: megszerezte a legnagyobb lovagi hatalmat.',
      pl: 'W rundzie 16 na prowadzenie wychodzi Dóra i już go nie oddaje: zdobywa najwyższą władzę rycerską.',
    },
  ],
  [
    'portolano',
    'x 2',
    {
      en: 'Anna passed Bence in round 15 with a treasure chest and stayed ahead.',
      hu: 'Anna a 15. fordulóban került Bence elé, és ott is maradt: kincsesládát nyert.',
      pl: 'W rundzie 15 na prowadzenie wychodzi Anna i już go nie oddaje: zdobywa skrzynię skarbów.',
    },
  ],
  [
    'puerto-rico',
    'x 2',
    {
      en: 'Celina passed Dóra in round 16 with the points of the Fortress and stayed ahead.',
      hu: 'Celina a 16. évben került Dóra elé, és ott is maradt: megszerezte az erőd pontjait.',
      pl: 'W rundzie 16 na prowadzenie wychodzi Celina i już go nie oddaje: zdobywa punkty za Twierdzę.',
    },
  ],
  [
    'san-juan',
    'x 1',
    {
      en: 'Celina passed Dóra in round 8 by building the guild hall and stayed ahead.',
      hu: 'Celina a 8. körben került Dóra elé, és ott is maradt: felépítette a céhházat.',
      pl: 'W rundzie 8 na prowadzenie wychodzi Celina i już go nie oddaje: buduje dom cechowy.',
    },
  ],
];
for (const [game, seed, want] of sentences)
  test(`${game}: the move that decided a game of bots`, async () => {
    const replay = await played(game, seed);
    const decider = deciderOf(replay)!;
    for (const language of LANGUAGES)
      assert.equal(
        spaced(await said(language, game, decider, replay.items[decider.n]!.events)),
        want[language],
      );
  });

test('what was taken back has decided nothing, though the same was done again', async () => {
  const before = deciderOf(await played('puerto-rico', 'y 8'))!;
  assert.equal(before.seat, 0);
  assert.deepEqual(deciderOf(await played('puerto-rico', 'y 8', before.n)), {...before, n: before.n + 2});
});

test('a game that was left before its end was decided by nothing', async () => {
  const game = await listingOf('catan')!.advised();
  const options = defaultOptions(game.options);
  const seats = NAMES.map(() => ({kind: 'person'}) as const);
  assert.equal(deciderOf(new Replay(game, {game: 'catan', rules: game.rules, options, seats})), null);
});

const others: readonly [
  what: string,
  game: string,
  decider: Omit<Decider, 'n'>,
  want: Readonly<Record<Language, string>>,
][] = [
  [
    'the leader fell back',
    'catan',
    {kind: 'fell', seat: 1, over: [3], round: 5, part: 'longestRoad'},
    {
      en: 'In round 5 Bence lost the longest road, and Dóra stayed ahead from then on.',
      hu: 'Bence az 5. fordulóban elveszítette a leghosszabb utat, és onnantól Dóra vezetett.',
      pl: 'W rundzie 5 Bence traci najdłuższą drogę i odtąd prowadzi Dóra.',
    },
  ],
  [
    'the leader fell back, and nobody knows by what',
    'san-juan',
    {kind: 'fell', seat: 1, over: [3], round: 10, part: null},
    {
      en: 'In round 10 Bence lost points, and Dóra stayed ahead from then on.',
      hu: 'Bence a 10. körben pontot veszített, és onnantól Dóra vezetett.',
      pl: 'W rundzie 10 Bence traci punkty i odtąd prowadzi Dóra.',
    },
  ],
  [
    'a tie',
    'san-juan',
    {kind: 'level', seat: 2, over: [0], round: 1, part: 'chapel'},
    {
      en: 'Celina drew level in round 1 with a card under the chapel.',
      hu: 'Celina az 1. körben egyenlített: lapot tett a kápolnája alá.',
      pl: 'W rundzie 1 wyrównuje Celina: kładzie kartę pod kaplicę.',
    },
  ],
  [
    'everybody is passed, by a source that the game does not name',
    'puerto-rico',
    {kind: 'ahead', seat: 3, over: [0, 1, 2], round: 2, part: 'unheard-of'},
    {
      en: 'Dóra passed everybody in round 2 and stayed ahead.',
      hu: 'Dóra a 2. évben került mindenki elé, és ott is maradt.',
      pl: 'W rundzie 2 na prowadzenie wychodzi Dóra i już go nie oddaje.',
    },
  ],
  [
    'never behind',
    'portolano',
    {kind: 'throughout', seat: 0, over: [], round: 0, part: null},
    {
      en: 'Anna was ahead from beginning to end.',
      hu: 'Anna az elejétől a végéig vezetett.',
      pl: 'Od początku do końca prowadzi Anna.',
    },
  ],
];
test('a turning point says nothing of what came after it', async () => {
  const want = {
    en: [
      'Dóra passed Bence in round 5 with a city.',
      'In round 6 Dóra lost the longest road, and Bence was ahead.',
    ],
    hu: [
      'Dóra az 5. fordulóban került Bence elé: várost épített.',
      'Dóra a 6. fordulóban elveszítette a leghosszabb utat, és Bence állt az élre.',
    ],
    pl: [
      'W rundzie 5 na prowadzenie wychodzi Dóra: buduje miasto.',
      'W rundzie 6 Dóra traci najdłuższą drogę i na prowadzenie wychodzi Bence.',
    ],
  };
  const turns: readonly Decider[] = [
    {kind: 'ahead', seat: 3, over: [1], round: 5, n: 1, part: 'cities'},
    {kind: 'fell', seat: 3, over: [1], round: 6, n: 1, part: 'longestRoad'},
  ];
  const seats = NAMES.map((name, seat) => ({...blankTable().seats[0]!, seat, name}));
  const table: TableView = {...blankTable(), seats};
  for (const language of LANGUAGES) {
    const [words, end] = await Promise.all([loadTableWords(language), END_WORDS.catan!(language)]);
    const game = resultWords({...SAYS, ...end}, table, null);
    assert.deepEqual(
      turns.map(turn => spaced(turnSentence(turn, words.result.decided, game, table))),
      want[language],
    );
  }
});

for (const [what, game, decider, want] of others)
  test(`in words: ${what}`, async () => {
    for (const language of LANGUAGES)
      assert.equal(spaced(await said(language, game, {...decider, n: 1}, [])), want[language]);
  });
