/** Tables out of what was played: the next game, the history, a table that is taken up again. */
import {expect} from 'chai';
import {clear, get, keys, set} from 'idb-keyval';
import {seededRng} from '../../../src/base/rng.ts';
import {advise} from '../../../src/bots/advise.ts';
import type {HintQuestion} from '../../../src/bots/port.ts';
import {game} from '../../../src/games/puerto-rico/full.ts';
import {Chain, sealHeader} from '../../../src/log/chain.ts';
import {useDatabase} from '../../../src/saves/store.ts';
import {createTable, loadTable} from '../../../src/saves/tables.ts';
import {App} from '../../../src/table/opening/app.ts';
import type {AppPorts} from '../../../src/table/opening/app-ports.ts';
import {branch} from '../../../src/table/opening/branch.ts';
import {secretsOf} from '../../../src/table/opening/kept.ts';
import {emptyLobby} from '../../../src/table/others/lobby.ts';
import type {HistoryView} from '../../../src/table/seen/view-model.ts';
import {playOut, testSigner, testTable} from '../../support/log/log-kit.ts';
import {until} from '../app/harness.ts';
import {portsWith, QuietRoom, tableOf} from './ports.ts';

const raw = useDatabase('test-onward');
const signer = () => testSigner(0);
let number = 0;

/** A finished game of this device, stored; over the network when there is a room. */
async function finishedTable(id: string, place: 'here' | 'network'): Promise<readonly string[]> {
  const played = await playOut(await testTable('ppb', {game}), 3);
  const own = await signer();
  const {texts: done} = played.chain;
  const texts = await branch(done, done.length - 1, game, own, () => 'n'.repeat(22));
  await store(id, place, texts, own.publicKey, true);
  return texts;
}

async function store(
  id: string,
  place: 'here' | 'network',
  texts: readonly string[],
  host: string,
  hosting: boolean,
) {
  const lobby = {...emptyLobby(), game: 'puerto-rico', host, started: true};
  await createTable(
    {
      id,
      game: 'puerto-rico',
      name: '',
      seats: [],
      place,
      trial: false,
      hosting: false,
      state: 'playing',
      myTurn: false,
      toAct: [],
      savedAt: 1,
      entries: texts.length,
    },
    secretsOf({hosting, secret: '', nonce: 'n'.repeat(22), lobby}),
    texts,
  );
}

/** Thinks at once, and little. @param asked what it was asked */
const adviserFor = (asked: HintQuestion[]): AppPorts['session']['adviser'] => ({
  async hints(question) {
    asked.push(question);
    const {state, seat, faces, seed} = question;
    return advise(game, state, seat, new Map(faces), seededRng(seed), {playouts: 20});
  },
  close: () => undefined,
});

function appWith(room: QuietRoom | null = null, own: Partial<AppPorts> = {}): App {
  return new App(
    portsWith({
      signer,
      rooms: async () => ({
        invent: () => ({tableId: `table-${number++}`, secret: 'AAAAAAAAAAAAAAAAAAAAAA'}),
        inviteOf: ({tableId}) => ({link: `link-${tableId}`, code: 'ABCDEF'}),
        read: () => ({tableId: 'elsewhere', secret: 'AAAAAAAAAAAAAAAAAAAAAA'}),
        admit: async invitation => {
          if (invitation.tableId === null) throw new Error('not by code');
          return invitation;
        },
        open: async () => room ?? new QuietRoom(),
        join: async () => room ?? new QuietRoom(),
      }),
      ...own,
    }),
  );
}

describe('after a game', () => {
  beforeEach(() => clear(raw));

  it('one tap sets the next one on this device: the same people, seats moved on, bots in their places', async () => {
    await finishedTable('done', 'here');
    const app = appWith();
    await app.start({at: 'table', tableId: 'done'});
    const before = tableOf(app)!;
    expect(before.result).not.to.equal(null);
    await app.act({act: 'rematch', rotate: true});
    const after = tableOf(app)!;
    expect(after.tableId).not.to.equal('done');
    expect(after.result).to.equal(null);
    const names = before.seats.map(({name}) => name);
    expect(after.seats.map(({name}) => name)).to.deep.equal([...names.slice(1), names[0]]);
    expect(after.seats.map(({kind}) => kind)).to.deep.equal(['person', 'bot', 'person']);
    await app.act({act: 'goHome'});
    expect((await loadTable('done'))!.meta.entries).to.be.greaterThan(10);
  });

  it('over the network those who are linked are told the way, each with a place', async () => {
    await finishedTable('done', 'network');
    const sent: object[] = [];
    const room = new QuietRoom([{id: 'p', key: 'somebody', host: false, link: 'live', name: ''}]);
    room.send = (_peer, message) => {
      sent.push(message);
      // As the other device answers.
      if ('link' in message) room.events!.message(room.peers[0]!, {m: 'heard'});
    };
    const app = appWith(room);
    await app.start({at: 'table', tableId: 'done'});
    await until(() => room.events, 'the room');
    await app.act({act: 'rematch', rotate: false});
    const screen = app.view()!.screen;
    expect(screen.screen).to.equal('lobby');
    if (screen.screen !== 'lobby') return;
    expect(sent.filter(message => 'link' in message)).to.deep.equal([
      {m: 'rematch', link: `link-${screen.tableId}`, place: null},
    ]);
    expect(screen.places.map(place => place.taken && place.kind)).to.deep.equal(['person', false, 'bot']);
    await app.act({act: 'goHome'});
  });

  it('the history has it, once, also when the table is deleted; it goes out as a file', async () => {
    await finishedTable('done', 'here');
    const files: string[] = [];
    const app = appWith(null, {download: (_name, content) => void files.push(String(content))});
    for (let time = 0; time < 2; time++) {
      await app.start({at: 'table', tableId: 'done'});
      await until(() => tableOf(app), 'the table');
      await app.act({act: 'goHome'});
    }
    const shown = async (): Promise<HistoryView> => {
      await app.act({act: 'goHistory'});
      return until(() => {
        const {screen} = app.view()!;
        return screen.screen === 'history' && screen.games ? screen : null;
      }, 'the history');
    };
    const onStartPage = () => {
      const {screen} = app.view()!;
      if (screen.screen !== 'home') throw new Error(screen.screen);
      return [screen.tables?.map(({id}) => id), screen.past.length > 0];
    };
    expect(onStartPage(), 'it stands there alone').to.deep.equal([[], true]);
    const [game] = (await shown()).games!;
    expect([game!.id, game!.here]).to.deep.equal(['done', true]);
    expect(game!.course.at(-1), 'how the points went').to.deep.equal(game!.totals);
    await app.act({act: 'delete', tableId: 'done'});
    const screen = await shown();
    expect(screen.games!.map(({id, here}) => [id, here])).to.deep.equal([['done', false]]);
    expect(screen.people[0]!.people.map(({games}) => games)).to.deep.equal([1, 1]);
    await app.act({act: 'exportHistory'});
    expect(JSON.parse(files[0]!)).to.deep.include({format: 'roadstead-history', version: 1});
    expect(app.view()!.saved, 'it is said').to.match(/^roadstead/);
    await app.act({act: 'forgetGame', id: 'done'});
    expect((await keys(raw)).filter(key => String(key).startsWith('h/'))).to.deep.equal([]);
  });

  it('a game that another version stored is named and left alone', async () => {
    const newer = {version: 7, id: 'x'};
    await set('h/x', newer, raw);
    const app = appWith();
    await app.start({at: 'home'});
    await app.act({act: 'goHistory'});
    const screen = await until(() => {
      const {screen} = app.view()!;
      return screen.screen === 'history' && screen.games ? screen : null;
    }, 'the history');
    expect(screen.problem!.code).to.equal('history/other-version');
    expect(await get('h/x', raw)).to.deep.equal(newer);
  });
});

describe('a network table whose host is gone', () => {
  beforeEach(() => clear(raw));

  /** Stored as a guest has it: three persons, each with a key of their own. */
  async function guestTable(id: string): Promise<readonly string[]> {
    const played = await playOut(await testTable('ppp', {game}), 5, 40);
    const {header, signers, chain} = played;
    const host = signers[1]!;
    const network = {...header, mode: 'host' as const, hosts: [1, 0, 2]};
    const again = new Chain(await sealHeader(network, host));
    for (const entry of chain.entries.slice(1)) {
      const {payload} = entry;
      if (entry.kind === 'answer') again.link(await again.seal({kind: 'answer', payload}, host));
      if (entry.kind !== 'action') continue;
      const {seat} = entry;
      const signature = await again.sign('action', seat, payload, signers[seat]!);
      again.link(await again.seal({kind: 'action', seat, payload, signature}, host));
    }
    await store(id, 'network', again.texts, host.publicKey, false);
    return again.texts;
  }

  it('is taken up: the lobby of a new table that goes on from its record, this device the host; the old one untouched', async () => {
    const texts = await guestTable('old');
    const app = appWith();
    await app.start({at: 'table', tableId: 'old'});
    expect(tableOf(app)!.canTakeUp).to.equal(true);
    const names = tableOf(app)!.seats.map(({name}) => name);
    await app.act({act: 'takeUp', tableId: 'old'});
    const {screen} = app.view()!;
    if (screen.screen !== 'lobby') throw new Error('no lobby');
    expect(screen.tableId).not.to.equal('old');
    expect([screen.hosting, screen.mine, screen.canAdd, screen.canRemove]).to.deep.equal([
      true,
      0,
      false,
      false,
    ]);
    expect(screen.places.map(place => (place.taken ? place.name : place.was))).to.deep.equal(names);
    expect(screen.places.map(({taken}) => taken)).to.deep.equal([true, false, false]);
    expect(screen.from).to.deep.include({by: names[0], copies: []});
    expect(screen.from!.round).to.be.greaterThan(0);
    expect(screen.link).to.equal(`link-${screen.tableId}`);
    await app.act({act: 'goHome'});
    expect((await loadTable('old'))!.entries).to.deep.equal(texts);
  });

  it('is played on from any point in a sandbox, with hints, which between its devices there are none of', async () => {
    const texts = await guestTable('old');
    const asked: HintQuestion[] = [];
    const app = appWith(null, {session: {...portsWith({}).session, adviser: adviserFor(asked)}});
    await app.start({at: 'table', tableId: 'old'});
    expect(tableOf(app)!.hint.refusal!.code).to.equal('table/hints-off');

    await app.act({act: 'branch', from: 20});
    const trial = tableOf(app)!;
    expect([trial.trial, trial.place, trial.log.length]).to.deep.equal([true, 'here', 21]);
    expect(trial.seats.map(({mine}) => mine)).to.deep.equal([true, true, true]);
    if (trial.curtain !== null) await app.act({act: 'openCurtain', seat: trial.curtain});
    const seat = tableOf(app)!.viewer!;
    expect(tableOf(app)!.toAct).to.deep.equal([seat]);
    expect(tableOf(app)!.hint).to.deep.include({refusal: null, state: 'none'});
    await app.act({act: 'hint'});
    const {state, moves} = tableOf(app)!.hint;
    expect(state).to.equal('told');
    expect(asked.map(question => [question.seat, question.faces])).to.deep.equal([[seat, []]]);
    expect(game.check(asked[0]!.state as never, seat, moves[0]!.action as never)).to.equal(null);

    const told = trial.log.length;
    await app.act({act: 'move', action: moves[0]!.action});
    await until(() => tableOf(app)!.log.length > told && tableOf(app)!.sending === null, 'the advised move');
    expect(tableOf(app)!.hint.state, 'a hint for the decision before is gone').to.equal('none');
    await app.act({act: 'goHome'});
    expect((await loadTable('old'))!.entries, 'the game itself is as it was').to.deep.equal(texts);
  });

  it('that was tampered with is not taken up, and not changed', async () => {
    const texts = await guestTable('old');
    const wrong = [...texts.slice(0, -1), texts.at(-1)!.replace(/"t":0/, '"t":1')];
    await clear(raw);
    await store('old', 'network', wrong, 'k'.repeat(43), false);
    const app = appWith();
    await app.start({at: 'home'});
    await app.act({act: 'takeUp', tableId: 'old'});
    expect(app.view()!.problem!.code).to.equal('log/other-term');
    expect(app.view()!.screen.screen).to.equal('home');
    expect((await keys(raw)).filter(key => String(key).endsWith('/meta'))).to.deep.equal(['t/old/meta']);
  });
});
