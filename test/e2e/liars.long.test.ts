/**
 * Liars in real browsers: three profiles at a table over WebRTC, one of which runs the same app with its own hands between it
 * and the others (`test/support/attack/lying-page.ts`). Each lie is refused, convicts exactly whom the evidence convicts and never a
 * bystander, and the table goes on, or waits by name.
 */
import assert from 'node:assert/strict';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {extname, join, resolve} from 'node:path';
import {after, before, describe, it, type TestContext} from 'node:test';
import {build, type Plugin} from 'esbuild';
import type {BrowserContext} from 'playwright-core';
import {expand} from '../../src/engine/choice.ts';
import type {CatAction, CatView} from '../../src/games/catan/types.ts';
import type {LiarHands} from '../support/attack/lying-page.ts';
import {alias} from '../support/build/aliases.mjs';
import {sheets} from '../support/build/sheets.mjs';
import {agree, playTo} from '../support/e2e/interrupted.ts';
import {type Player, type Seated, seatedLobby} from '../support/e2e/players.ts';
import {servedApp} from '../support/e2e/served-app.ts';

const LIAR = 2;
const scripts = resolve('.cache', `liars-${process.pid}`);
const place = servedApp();

/** Who plays Catan with these scripts plays it begun: after the founding, with cards enough for what a test wants. */
const begunCatan: Plugin = {
  name: 'begun-catan',
  setup({onResolve}) {
    onResolve({filter: /^\.\/index\.ts$/}, ({importer}) =>
      importer.endsWith(join('games', 'catan', 'listing.ts'))
        ? {path: resolve('test/support/table/begun-catan.ts')}
        : undefined,
    );
  },
};

before(() => Promise.all([bundled('lying', []), bundled('begun', [begunCatan])]));

/** The app with the liar's hands in it, in a folder of this name; the threads that deal play the same games. */
async function bundled(name: string, plugins: readonly Plugin[]): Promise<void> {
  const outdir = join(scripts, name);
  mkdirSync(outdir, {recursive: true});
  await build({
    entryPoints: [
      {in: 'test/support/attack/lying-main.ts', out: 'main'},
      {in: 'src/table/playing/joint/worker.ts', out: 'dealing'},
    ],
    outdir,
    chunkNames: `${name}/[name]-[hash]`,
    plugins: [sheets, ...plugins],
    alias,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    define: {ROADSTEAD_VERSION: '"test"', 'process.env.NODE_ENV': '"production"'},
    logLevel: 'warning',
    logOverride: {'ignored-bare-import': 'silent'},
  });
}
after(() => rmSync(scripts, {recursive: true, force: true}));

/** The page gets the other scripts in place of the app's; the other workers, texts and all else are the app's own. */
const wire = (name: string) => async (context: BrowserContext) => {
  await context.route(new RegExp(`/(main|dealing|${name}/[^/]+)\\.js$`), route => {
    const {pathname} = new URL(route.request().url());
    const file = pathname.replace(/^\//, '');
    assert.equal(extname(file), '.js');
    const body = readFileSync(join(scripts, name, file), 'utf8');
    return route.fulfill({contentType: 'text/javascript', body});
  });
};

/** The hands of the page that lies. */
class Hands {
  readonly player: Player;

  constructor(player: Player) {
    this.player = player;
  }

  #call<K extends keyof LiarHands>(name: K, arg = ''): Promise<Awaited<ReturnType<LiarHands[K]>>> {
    return this.player.page.evaluate(
      ([what, about]) =>
        (globalThis as unknown as {liar: Record<string, (arg: string) => unknown>}).liar[what]!(about),
      [name, arg] as const,
    ) as Promise<Awaited<ReturnType<LiarHands[K]>>>;
  }

  lies = (name: string) => this.#call('lies', name);
  says = (name: string) => this.#call('says', name);
  sealsLies = (name: string) => this.#call('sealsLies', name);
  repents = () => this.#call('repents');
  forks = () => this.#call('forks');
  verdicts = () => this.#call('verdicts');
  heard = () => this.#call('heard');

  /** Waits until the lie was told. */
  async told(timeout = 60_000): Promise<void> {
    await this.player.page.waitForFunction(
      () => (globalThis as unknown as {liar: LiarHands}).liar.told() > 0,
      undefined,
      {timeout, polling: 50},
    );
  }

  /** Waits for the host's answer to what was proposed. */
  async verdict(): Promise<string> {
    await this.player.page.waitForFunction(
      () => (globalThis as unknown as {liar: LiarHands}).liar.verdicts().length > 0,
    );
    return (await this.verdicts())[0]!;
  }
}

async function lobby(seated: Omit<Seated, 'modified'>, seat: number) {
  const modified = {seats: [seat], wire: wire('lying')};
  const players = await seatedLobby([place.browser], place.url, {...seated, modified});
  return {players, liar: new Hands(players[seat]!), honest: players.filter((_, i) => i !== seat)};
}

const convictions = async (player: Player) =>
  (await player.table()).fairness.blames.map(({seat, proof, code}) => [seat, proof, code]);
const state = async (player: Player) => {
  const {entries, digest} = (await player.table()).fairness;
  return `${entries} ${digest}`;
};

/** One more conviction on each of these pages: of this seat, for this. */
async function convicts(
  by: readonly Player[],
  seat: number,
  from: readonly number[],
  proof: string,
  code: string,
) {
  for (const [i, player] of by.entries()) {
    await player.until(
      ({screen}, count) => screen.screen === 'table' && screen.fairness.blames.length > count,
      from[i]!,
    );
    assert.deepEqual((await convictions(player)).at(-1), [seat, proof, code]);
    for (const blame of (await player.table()).fairness.blames) {
      assert.equal(blame.seat, seat, 'never a bystander');
      assert.ok(
        blame.evidence.some(({length}) => length > 40),
        'the evidence itself',
      );
    }
  }
}
const counts = (players: readonly Player[]) =>
  Promise.all(players.map(async player => (await convictions(player)).length));
/** The table waits, on the screens of these, for nobody but this seat. */
const waitsFor = async (players: readonly Player[], seat: number, kind: string) => {
  for (const player of players)
    await player.until(
      ({screen}, [wanted, what]) =>
        screen.screen === 'table' &&
        screen.dealing?.kind === what &&
        screen.dealing.seats.join() === String(wanted),
      [seat, kind] as const,
    );
};

describe('a guest who lies at a table of San Juan', {timeout: 900_000}, () => {
  let players: Player[];
  let honest: Player[];
  let liar: Hands;
  let host: Player;

  before(async () => {
    ({players, liar, honest} = await lobby({game: 'san-juan', seats: 3}, LIAR));
    host = honest[0]!;
  });
  after(async () => {
    for (const player of players) await player.close();
  });

  const begun = async () => {
    for (const player of players) await player.until(({screen}) => screen.screen === 'table');
  };

  it('gives a key without its proof: refused and convicted, and the table waits for its key', async () => {
    await liar.lies('silence');
    await host.act({act: 'start'});
    await begun();
    await waitsFor(honest, LIAR, 'set-up');
    assert.deepEqual(await counts(honest), [0, 0], 'silence convicts nobody');
    await liar.lies('a key without its proof');
    await convicts([host], LIAR, [0], 'possession', 'fair/bad-possession');
  });

  it('mixes falsely, in three ways: each convicts it, nothing goes on, and its true pass is taken', async () => {
    // The honest key has followed the false one; the shuffle comes to it last.
    await liar.lies('a pass with a false proof');
    let from = (await counts([host]))[0]!;
    for (const lie of ['a pass with a false proof', 'a pass with two cards swapped', 'a pass cut short']) {
      await liar.lies(lie);
      await liar.player.act({act: 'syncNow'});
      await liar.told();
      await host.until(
        ({screen}, count) => screen.screen === 'table' && screen.fairness.blames.length > count,
        from,
      );
      const [seat, proof, code] = (await convictions(host)).at(-1)!;
      assert.deepEqual([seat, proof], [LIAR, 'shuffle'], `${lie}: ${code}`);
      from = (await counts([host]))[0]!;
    }
    await waitsFor([host], LIAR, 'shuffle');
    // Everybody looks at one in each turn, the host at every one.
    await convicts([honest[1]!], LIAR, [0], 'shuffle', 'fair/bad-shuffle');
    assert.deepEqual(await counts([honest[1]!]), [1]);
    await liar.lies('no share');
    await liar.player.act({act: 'syncNow'});
  });

  it('keeps its share back, then gives false ones: waited for by name, convicted on every page, nothing dealt', async () => {
    await waitsFor(honest, LIAR, 'deal');
    const before = await Promise.all(honest.map(state));
    assert.deepEqual((await counts(honest))[1], 1, 'a silence convicts nobody');
    for (const [lie, code] of [
      ['a false share', 'fair/bad-share'],
      ['a share of other points', 'fair/bad-share'],
    ] as const) {
      const from = await counts(honest);
      await liar.lies(lie);
      await liar.player.act({act: 'syncNow'});
      await convicts(honest, LIAR, from, 'share', code);
    }
    const from = await counts(honest);
    await liar.lies('a share cut short');
    await liar.player.act({act: 'syncNow'});
    await liar.told();
    for (const [i, player] of honest.entries()) {
      await player.until(
        ({screen}, count) => screen.screen === 'table' && screen.fairness.blames.length > count,
        from[i]!,
      );
      assert.equal((await convictions(player)).at(-1)![0], LIAR);
    }
    assert.deepEqual(await Promise.all(honest.map(state)), before, 'nothing has changed by it');
  });

  it('says what is nobody’s word: void, without a conviction and without a change', async () => {
    await liar.lies('no share');
    const from = await counts(honest);
    const before = await Promise.all(honest.map(state));
    for (const saying of [
      'old words',
      'garbage under another number',
      'an answer to nothing',
      'an answer on another history',
      'no message at all',
      'a vote of its own, and one in another name',
    ])
      await liar.says(saying);
    // A proposal that is answered: what was said before it has been heard.
    for (const [saying, code] of [
      ['a move in another name', 'log/bad-author-signature'],
      ['a leave in a draw', 'fair/draw-waits'],
    ] as const) {
      await liar.says(saying);
      assert.equal(await liar.verdict(), code);
    }
    assert.deepEqual(await counts(honest), from);
    assert.deepEqual(await Promise.all(honest.map(state)), before);
    await liar.repents();
    await playTo(players, 14);
    assert.deepEqual(await counts(honest), from, 'what was kept of it convicts nobody later either');
  });

  it('wants shares without acknowledging what is asked: nobody lets one out', async () => {
    await liar.lies('no acknowledgement');
    for (const player of players) await player.autoplay(true);
    await liar.told();
    await host.until(({screen}) => screen.screen === 'table' && screen.dealing?.seats.join() === '2');
    for (const player of players) await player.autoplay(false);
    const {entries} = (await liar.player.table()).fairness;
    const shares = (await liar.heard()).filter(({kind, n}) => kind === 'share' && n >= entries - 1);
    assert.deepEqual(shares, []);
    await liar.repents();
    await host.until(({screen}, n) => screen.screen === 'table' && screen.fairness.entries > n, entries);
  });

  it('speaks out of turn, and keeps a leave back for a better moment: refused with the reason, no change', async () => {
    // Of the same entry as the host: who has not seen its own last one yet would say a thing again.
    do {
      for (const player of players) await player.autoplay(true);
      await host.until(
        ({screen}) => screen.screen === 'table' && screen.dealing === null && !screen.toAct.includes(2),
      );
      for (const player of players) await player.autoplay(false);
      await agree(players);
    } while ((await host.table()).toAct.includes(LIAR));
    const from = await counts(honest);
    await liar.says('a move out of turn');
    assert.match(await liar.verdict(), /^(sj|engine|san-juan)\//);
    const kept = liar.says('a leave kept back');
    await playTo(players, (await host.table()).fairness.entries + 4);
    await kept;
    // Said again where its seat has spoken since; else it stands on another entry.
    assert.match(await liar.verdict(), /^(log\/replayed|fair\/other-entry)$/);
    assert.ok((await host.table()).seats.every(({left}) => !left));
    assert.deepEqual(await counts(honest), from);
  });

  it('gives an entry under its own seal for the host’s: struck for it, and not believed', async () => {
    await agree(players);
    const from = await counts(honest);
    const before = (await honest[1]!.table()).fairness.firstBad;
    await liar.says('an entry under its own seal');
    await honest[1]!.until(
      ({screen}) =>
        screen.screen === 'table' &&
        screen.fairness.strikes.some(({seat, problem}) => seat === 2 && problem.code === 'net/bad-entry'),
    );
    await liar.repents();
    assert.deepEqual((await honest[1]!.table()).fairness.firstBad, before);
    assert.ok((await honest[1]!.table()).fairness.strikes.every(({seat}) => seat === LIAR));
    assert.deepEqual(await counts(honest), from);
    await playTo(players, (await host.table()).fairness.entries + 6);
  });

  it('builds with a false opening: convicted, and with the true one the house stands', async () => {
    const from = await counts([host]);
    await liar.lies('a false opening, then the true one');
    for (const player of players) await player.autoplay(true);
    await convicts([host], LIAR, from, 'share', 'fair/bad-share');
    await liar.repents();
    await playTo(players, (await host.table()).fairness.entries + 6);
  });

  it('mixes its own hand falsely: convicted, and the game goes on with the true pass', async () => {
    const from = await counts([host]);
    await liar.lies('a pass with a false proof, then the true one');
    for (const player of players) await player.autoplay(true);
    await convicts([host], LIAR, from, 'shuffle', 'fair/bad-shuffle');
    await liar.repents();
    await playTo(players, (await host.table()).fairness.entries + 6);
  });

  it('acknowledges two entries in one place: convicted on every page by both', async () => {
    const from = await counts(honest);
    await liar.says('two acknowledgements in one place');
    await convicts(honest, LIAR, from, 'acknowledgement', 'fair/equivocation');
  });

  it('and after all of it the honest stand at one game, which an audit finds in order', async () => {
    for (const player of honest) await player.until(({screen}) => screen.screen === 'table');
    await agree(honest);
    for (const player of honest) {
      assert.equal((await player.table()).fairness.firstBad, null);
      await player.act({act: 'recheck'});
      await player.until(
        ({screen}) => screen.screen === 'table' && /good|bad/.test(screen.fairness.recheck.state),
      );
      assert.equal((await player.table()).fairness.recheck.state, 'good');
    }
  });
});

describe('a guest who lies at a table of Portolano', {timeout: 900_000}, () => {
  it('seals twice: the first is the one; opens another plan than it sealed: convicted, and waited for until it is the sealed one', async t => {
    const {players, liar, honest} = await lobby({game: 'portolano', seats: 3}, LIAR);
    closing(t, players);
    const [host] = honest as [Player, Player];
    await host.act({act: 'start'});
    for (const player of players) await player.until(({screen}) => screen.screen === 'table');
    await liar.lies('a second commitment');
    for (const player of players) await player.autoplay(true);
    await liar.told();
    await liar.lies('another choice than was sealed');
    await liar.told();
    await convicts([host], LIAR, [0], 'commitment', 'fair/bad-disclosure');
    await waitsFor(honest, LIAR, 'disclose');
    assert.deepEqual(await counts([honest[1]!]), [0], 'the host alone has looked at it');
    const {entries} = (await host.table()).fairness;
    await liar.repents();
    await host.until(({screen}, n) => screen.screen === 'table' && screen.fairness.entries > n + 3, entries);
    for (const player of players) await player.autoplay(false);
    await inOrder(players);
  });
});

describe('a guest who lies at a table of San Juan with back-up', {timeout: 900_000}, () => {
  it('backs up its key falsely: who got the false share complains, all convict the liar, and no card is dealt', async t => {
    const {players, liar, honest} = await lobby({game: 'san-juan', seats: 3}, LIAR);
    closing(t, players);
    await liar.lies('a false back-up of its key');
    await players[0]!.act({act: 'start'});
    await convicts(honest, LIAR, [0, 0], 'backup', 'fair/bad-backup');
    for (const {fairness, dealing} of await Promise.all(honest.map(player => player.table()))) {
      assert.deepEqual([dealing?.kind, dealing?.seats], ['failed', [LIAR]]);
      assert.deepEqual(
        fairness.draws.filter(({kind}) => kind === 'shuffle'),
        [],
      );
    }
  });

  it('gives a false share of a lost key: convicted, with the true one a bot plays on, and the lost one comes back', async t => {
    const {players, liar, honest} = await lobby({game: 'san-juan', seats: 4}, LIAR);
    closing(t, players);
    const [host, guest, lost] = honest as [Player, Player, Player];
    const {tableId} = await begun(players);
    await playTo(players, 40);
    await agree(players);

    await lost.act({act: 'goHome'});
    await liar.lies('a false share of a lost key, then the true one');
    await letGo(host, [guest, liar.player], 3);
    await convicts([host], LIAR, [0], 'recovery', 'fair/bad-recovery');
    await host.until(({screen}) => screen.screen === 'table' && screen.seats[3]!.standIn !== null);
    await liar.repents();
    await playTo([host, guest, liar.player], (await host.table()).fairness.entries + 6);
    await comesBack(lost, tableId, host, 3);

    await playTo(players, (await host.table()).fairness.entries + 6);
    await inOrder(players);
  });
});

describe('a guest who lies about cards that were locked without its key', {timeout: 900_000}, () => {
  it('puts a false layer on them when they are shuffled anew: convicted, and with the true one the pile is mixed', async t => {
    const {players, liar, honest} = await lobby({game: 'san-juan', seats: 3}, LIAR);
    closing(t, players);
    const [host] = honest as [Player, Player];
    await begun(players);
    const shuffles = async () =>
      (await host.table()).fairness.draws.filter(({kind, of}) => kind === 'shuffle' && of === null).length;
    await liar.lies('a false layer on locked cards, then the true one');
    for (const player of players) await player.autoplay(true);
    await liar.told(400_000);
    await convicts([host], LIAR, [0], 'share', 'fair/bad-share');
    await liar.repents();
    await playTo(players, (await host.table()).fairness.entries + 12);
    assert.equal(await shuffles(), 2);
    await inOrder(players);
  });
});

describe('a guest who lies at a table of Catan', {timeout: 900_000}, () => {
  it('keeps a card back at a monopoly: convicted by what it proves instead, and then the card goes', async t => {
    // It takes the same island on every device; one of the three lies.
    const modified = {seats: [0, 1, LIAR], wire: wire('begun')};
    const players = await seatedLobby([place.browser], place.url, {game: 'catan', seats: 3, modified});
    closing(t, players);
    const [host] = players as [Player];
    const liar = new Hands(players[LIAR]!);
    await begun(players);
    const board = async () => (await host.table()).board as CatView;
    const play = async (action: object) => {
      const {entries} = (await host.table()).fairness;
      await host.act({act: 'move', action: action as never});
      await host.until(
        ({screen}, n) =>
          screen.screen === 'table' &&
          screen.fairness.entries > n &&
          screen.dealing === null &&
          screen.toAct.includes(0),
        entries,
      );
    };
    const card = async (name: string) => (await board()).cards.find(one => one.card === name)!.handle;
    await host.until(({screen}) => screen.screen === 'table' && screen.toAct.includes(0));
    await play({type: 'buyCard'});
    await play({type: 'buyCard'});
    await play({type: 'knight', card: await card('knight')});
    const {screen} = await host.view();
    assert.ok(screen.screen === 'table');
    const robbing = screen.choices.flatMap(choice => [...expand(choice)]) as Extract<
      CatAction,
      {type: 'robber'}
    >[];
    await play(robbing.find(({victim}) => victim === LIAR)!);
    const before = (await board()).players[0]!.cards;

    await liar.lies('a card kept back at a monopoly, then given up');
    await play({type: 'monopoly', card: await card('monopoly'), kind: 'ore'});
    await convicts([host], LIAR, [0], 'exclusion', 'fair/bad-exclusion');
    await liar.repents();
    const after = await board();
    assert.ok(after.players[0]!.cards > before, 'the ore of the liar is the host’s');
    await inOrder(players);
  });

  it('is robbed and hands over another card than the lot chose: convicted, and then the right one goes', async t => {
    const {players, liar, honest} = await lobby({game: 'catan', seats: 3}, LIAR);
    closing(t, players);
    const [host] = honest as [Player, Player];
    await begun(players);
    await liar.lies('another card at a theft, then the true one');
    for (const player of players) await player.autoplay(true);
    await liar.told(400_000);
    await convicts([host], LIAR, [0], 'rekey', 'fair/bad-rekey');
    await liar.repents();
    await playTo(players, (await host.table()).fairness.entries + 6);
    await inOrder(players);
  });
});

describe('a host who lies at a table of San Juan', {timeout: 900_000}, () => {
  /** What convicts it, and what is said of its entry where the rules refuse that first. */
  const lies: readonly (readonly [string, string, string?])[] = [
    ['frames a guest', 'fair/bad-part'],
    ['opens with a false share', 'fair/bad-share'],
    ['gives other cards than the shuffle', 'engine/bad-answer'],
    ['deals what the game does not ask', 'fair/unknown-request'],
    ['deals cards a second time', 'fair/unknown-request', 'engine/bad-answer'],
  ];
  for (const [lie, code, reason = code] of lies)
    it(`${lie}: refused by both guests, convicted by its seal, and the game stays where it was`, async t => {
      const {players, liar, honest} = await lobby({game: 'san-juan', seats: 3}, 0);
      closing(t, players);
      await liar.sealsLies(lie);
      await begun(players);
      for (const player of players) await player.autoplay(true);
      await liar.told();
      await convicts(honest, 0, [0, 0], 'ordering', code);
      for (const guest of honest) {
        await guest.until(({screen}) => screen.screen === 'table' && screen.fairness.firstBad !== null);
        const {fairness} = await guest.table();
        assert.equal(fairness.firstBad?.problem.code, reason);
        assert.equal(fairness.firstBad?.n, fairness.entries);
      }
    });
});

describe('a host with two histories at a table of San Juan', {timeout: 900_000}, () => {
  it('shows each guest another move: shares leave for one of them at most, and both are shown the proof', async t => {
    const {players, liar, honest} = await lobby({game: 'san-juan', seats: 3}, 0);
    closing(t, players);
    await begun(players);
    let entries = 13;
    let forked = 0;
    while (forked === 0) {
      await playTo(players, entries + 1);
      entries = await agree(players);
      forked = await liar.forks();
    }
    for (const player of honest) {
      await player.until(
        ({screen}) => screen.screen === 'table' && screen.fairness.firstBad?.problem.code === 'table/fork',
      );
      const {fairness} = await player.table();
      // A pass of the host's own hand, which needs nobody's share, may have followed.
      assert.ok(fairness.entries > forked);
      assert.equal(fairness.firstBad!.n, forked);
      assert.ok(
        fairness.blames.every(({seat}) => seat === 0),
        'never a bystander',
      );
    }
    // A guest may hear of an entry from the other before it asks the host: then both stood at that one, and may have
    // let shares out for it before they saw its sibling. Never for both.
    const shares = (await liar.heard()).filter(({kind}) => kind === 'share');
    assert.ok(new Set(shares.map(({rid}) => rid)).size < 2, JSON.stringify(shares));
  });
});

const closing = (t: TestContext, players: readonly Player[]) =>
  t.after(async () => {
    for (const player of players) await player.close();
  });

/** All stand at one game, the one who lied as well, and nobody finds anything wrong with it. */
async function inOrder(players: readonly Player[]) {
  await agree(players);
  for (const player of players) assert.equal((await player.table()).fairness.firstBad, null);
}

/** Everybody is at the table. */
async function begun(players: readonly Player[]) {
  await players[0]!.act({act: 'start'});
  for (const player of players) await player.until(({screen}) => screen.screen === 'table');
  return players[0]!.table();
}

/** All who are here agree that a bot plays on for a seat. */
async function letGo(host: Player, others: readonly Player[], seat: number) {
  await host.until(({screen}, at) => screen.screen === 'table' && screen.standIn.possible.includes(at), seat);
  await host.act({act: 'standIn', seat});
  for (const player of others) {
    await player.until(({screen}) => screen.screen === 'table' && screen.standIn.asked?.mayAnswer === true);
    await player.act({act: 'answerStandIn', yes: true});
  }
}

/** Somebody who was let go takes the seat back. */
async function comesBack(player: Player, tableId: string, host: Player, seat: number) {
  await player.act({act: 'open', tableId});
  await player.until(({screen}) => screen.screen === 'table' && screen.standIn.mine);
  await player.act({act: 'takeBackSeat'});
  await host.until(({screen}, at) => screen.screen === 'table' && screen.seats[at]!.standIn === null, seat);
}
