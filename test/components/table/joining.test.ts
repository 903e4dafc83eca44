/** From a link or a code to a table: which steps are shown, and that whoever has gone elsewhere stays there. */
import {expect} from 'chai';
import {clear, set} from 'idb-keyval';
import {acquireLease} from '../../../src/saves/lease.ts';
import {useDatabase} from '../../../src/saves/store.ts';
import {App} from '../../../src/table/opening/app.ts';
import type {AppPorts} from '../../../src/table/opening/app-ports.ts';
import {lobbyMessage} from '../../../src/table/others/lobby.ts';
import type {Offered, OnStep, RoomPorts, TableAddress} from '../../../src/table/others/room-port.ts';
import {JoinFailure, type PeerInfo, type RoomPort} from '../../../src/table/others/room-port.ts';
import type {Act, NewTable} from '../../../src/table/seen/view-model.ts';
import {until} from '../app/harness.ts';
import {ADDRESS, portsWith, QuietRoom} from './ports.ts';

const raw = useDatabase('test-joining');

/** A whole link, with the game at its end. */
const FULL = `#j=2.${'a'.repeat(16)}.${'A'.repeat(22)}.${'B'.repeat(21)}A.catan`;
const CODE: Act = {act: 'join', linkOrCode: 'ABCDEF'};
const LINK: Act = {act: 'join', linkOrCode: '#j=link'};
const OFFER: Act = {act: 'join', linkOrCode: '#o=1.offer'};
const INVITE: NewTable = {
  game: 'puerto-rico',
  seats: 2,
  options: {},
  bots: [],
  place: 'network',
  names: [],
};

/** Something that happens when the test says so. */
class Gate<T> {
  readonly opened: Promise<T>;
  open!: (value: T) => void;
  fail!: (error: Error) => void;

  constructor() {
    this.opened = new Promise((resolve, reject) => {
      this.open = resolve;
      this.fail = reject;
    });
  }
}

const HOST: PeerInfo = {id: 'host', key: 'H'.repeat(43), host: true, link: 'live', name: ''};

/** The host tells what is played. @param started no lobby any more */
function tellLobby(room: QuietRoom, started: boolean): void {
  const lobby = {
    game: 'puerto-rico',
    options: {},
    host: HOST.key!,
    places: [null, null],
    started,
    asks: false,
    from: null,
    backup: false,
    backupOfTwo: false,
  };
  room.events!.message(HOST, lobbyMessage(lobby));
}

class Way {
  /** The network code. */
  readonly code = new Gate<RoomPorts>();
  /** The host's person lets somebody in. */
  readonly admitted = new Gate<TableAddress>();
  readonly joined = new Gate<RoomPort>();
  /** What a link leads to. */
  address = ADDRESS;
  /** The secrets under which the table was looked for, in order. */
  readonly secrets: string[] = [];
  /** What was done on the network, in order. */
  readonly done: string[] = [];
  /** Steps that were shown, in order. */
  readonly steps: string[] = [];
  readonly app: App;
  onStep: OnStep = () => undefined;

  constructor() {
    this.app = new App(this.#ports());
  }

  /** The network code is there. */
  load(): void {
    this.code.open({
      invent: () => ADDRESS,
      inviteOf: () => ({link: 'link', code: 'ABCDEF'}),
      read: text => {
        if (text.startsWith('#o=')) return this.#offered;
        return text.includes('#') ? this.address : {tableId: null, code: text};
      },
      admit: invitation => {
        this.done.push('admit');
        return invitation.tableId === null ? this.admitted.opened : Promise.resolve(invitation);
      },
      open: () => Promise.reject(new JoinFailure('noBroker')),
      join: ({secret}, _identity, _connection, onStep) => {
        this.done.push('join');
        this.secrets.push(secret);
        this.onStep = onStep;
        return this.joined.opened;
      },
    });
  }

  /** Somebody who can be met without a server. */
  readonly #offered: Offered = {
    tableId: ADDRESS.tableId,
    answer: async () => {
      this.done.push('answer');
      return {
        shown: {link: '#a=1.answer', until: 7, leads: 'yes'},
        table: this.admitted.opened,
        close: () => this.done.push('close'),
      };
    },
  };

  get screen() {
    return this.app.view()?.screen;
  }

  get joining() {
    const {screen} = this;
    return screen?.screen === 'joining' ? screen : null;
  }

  #ports(): AppPorts {
    return portsWith({
      rooms: () => {
        this.done.push('load');
        return this.code.opened;
      },
      changed: () => {
        const step = this.joining?.step;
        if (step && this.steps.at(-1) !== step) this.steps.push(step);
      },
    });
  }
}

describe('on the way to a table', () => {
  let way: Way;
  beforeEach(async () => {
    await clear(raw);
    way = new Way();
    await way.app.start({at: 'home'});
  });

  it('the game that the link names is known before anybody is reached', async () => {
    void way.app.act({act: 'join', linkOrCode: FULL});
    await until(() => way.joining?.game === 'catan', 'the way, its code still on the way');
    way.load();
    await until(() => way.done.includes('join'), 'the call');
    expect(way.joining).to.deep.include({step: 'reaching', game: 'catan'});
    way.joined.fail(new JoinFailure('noBroker'));
    await until(() => way.joining?.step === 'failed', 'the end of the way');
  });

  it('steps only go forward after somebody was let in by the code', async () => {
    way.load();
    void way.app.act(CODE);
    await until(() => way.done.includes('admit'), 'the knock');
    way.admitted.open(ADDRESS);
    await until(() => way.done.includes('join'), 'the way in');
    for (const step of ['reaching', 'greeting', 'catchingUp'] as const) way.onStep(step);
    expect(way.steps).to.deep.equal(['knocking', 'greeting', 'catchingUp']);
    expect(way.joining?.by).to.equal('code');
    await way.app.act({act: 'goHome'});
  });

  it('is shown from the first moment, and how somebody came stays known when it fails', async () => {
    const going = way.app.act(LINK);
    expect(way.joining).to.deep.include({by: 'link', step: 'reaching'});
    way.load();
    await until(() => way.done.includes('join'), 'the way in');
    way.joined.fail(new JoinFailure('noTable'));
    await going;
    expect(way.joining).to.deep.include({by: 'link', step: 'failed', trouble: 'noTable'});
    await way.app.act({act: 'goHome'});
  });

  for (const [what, act] of [
    ['a join by link', LINK],
    ['a join by code', CODE],
    ['a table for friends', {act: 'create', table: INVITE}],
  ] as const)
    it(`${what} that is cancelled before the network code is there never comes`, async () => {
      const going = way.app.act(act);
      await until(() => way.done.includes('load'), 'the wish for the code');
      await way.app.act({act: 'goHome'});
      expect(way.screen?.screen).to.equal('home');
      way.load();
      await going;
      expect(way.screen?.screen).to.equal('home');
      expect(way.done).to.deep.equal(['load']);
      expect(way.screen).to.have.nested.property('tables.length', 0);
    });

  it('somebody who comes by the code to a table that is here already goes on with it', async () => {
    way.load();
    void way.app.act({act: 'create', table: INVITE});
    await until(() => way.screen?.screen === 'lobby', 'the lobby');
    await way.app.act({act: 'goHome'});
    const going = way.app.act(CODE);
    way.admitted.open(ADDRESS);
    await going;
    expect(way.screen).to.deep.include({screen: 'lobby', tableId: ADDRESS.tableId, hosting: true});
    expect(way.done).to.deep.equal(['load', 'admit']);
    expect(way.app.view()?.problem).to.equal(null);
    await way.app.act({act: 'goHome'});
  });

  describe('by a renewed link to a table that is here already', () => {
    const FOUNDED = {...ADDRESS, founder: 'F'.repeat(22)};
    const RENEWED = {...FOUNDED, secret: 'BBBBBBBBBBBBBBBBBBBBBA'};

    /** A guest has been there, and has gone. */
    beforeEach(async () => {
      way.address = FOUNDED;
      way.load();
      const going = way.app.act(LINK);
      const room = new QuietRoom([HOST]);
      way.joined.open(room);
      await going;
      tellLobby(room, false);
      await until(() => way.screen?.screen === 'lobby', 'the lobby');
      await way.app.act({act: 'goHome'});
    });

    async function again(address: TableAddress): Promise<Way> {
      const later = new Way();
      later.address = address;
      await later.app.start({at: 'home'});
      later.load();
      void later.app.act(LINK);
      return later;
    }

    it('the new one is tried, and counts from then on', async () => {
      const later = await again(RENEWED);
      await until(() => later.done.includes('join'), 'the way in');
      later.joined.open(new QuietRoom([HOST]));
      await until(() => later.screen?.screen === 'lobby', 'the table');
      await until(() => later.secrets.length === 2, 'the way back');
      expect(later.secrets).to.deep.equal([RENEWED.secret, RENEWED.secret]);
      await later.app.act({act: 'goHome'});
      const last = await again(RENEWED);
      await until(() => last.screen?.screen === 'lobby', 'the table');
      await until(() => last.secrets.length === 1, 'the way back alone');
      await last.app.act({act: 'goHome'});
    });

    it('that leads nowhere, the one that is kept still counts', async () => {
      const later = await again(RENEWED);
      await until(() => later.done.includes('join'), 'the way in');
      later.joined.fail(new JoinFailure('noTable'));
      await until(() => later.screen?.screen === 'lobby', 'the table');
      await until(() => later.secrets.length === 2, 'the way back');
      expect(later.secrets).to.deep.equal([RENEWED.secret, FOUNDED.secret]);
      await later.app.act({act: 'goHome'});
    });

    it('that meets nobody of the table, the one that is kept still counts', async () => {
      const later = await again(RENEWED);
      const stranger = {...HOST, key: 'S'.repeat(43), host: false};
      later.joined.open(new QuietRoom([stranger]));
      await until(() => later.secrets.length === 2, 'the way back');
      expect(later.secrets).to.deep.equal([RENEWED.secret, FOUNDED.secret]);
      await later.app.act({act: 'goHome'});
    });

    it('that names another founder, it is not even tried', async () => {
      const later = await again({...RENEWED, founder: 'G'.repeat(22)});
      later.joined.open(new QuietRoom([HOST]));
      await until(() => later.secrets.length === 1, 'the way back');
      expect(later.secrets).to.deep.equal([FOUNDED.secret]);
      await later.app.act({act: 'goHome'});
    });
  });

  it('a table that cannot be stored closes the way that led there, and gives a reason on the start page', async () => {
    way.load();
    const going = way.app.act(LINK);
    await until(() => way.done.includes('join'), 'the way in');
    // Its name is taken meanwhile.
    await set(`t/${ADDRESS.tableId}/meta`, {version: 0}, raw);
    const room = new QuietRoom();
    way.joined.open(room);
    await going;
    expect(room.closed).to.equal(true);
    expect(way.screen?.screen).to.equal('home');
    expect(way.app.view()?.problem?.code).to.equal('saves/exists');
    const lease = await acquireLease(ADDRESS.tableId, {onLost: () => undefined});
    expect(lease).not.to.equal(null);
    lease?.release();
  });

  it('the second of two tabs that follow one link at once joins nothing, says why, and can take over', async () => {
    way.load();
    const first = way.app.act(LINK);
    await until(() => way.done.includes('join'), 'the first tab on its way');
    const second = new Way();
    await second.app.start({at: 'home'});
    second.load();
    await second.app.act(LINK);
    expect(second.app.view()?.problem?.code).to.equal('table/open-elsewhere');
    expect(second.done).to.deep.equal(['load', 'admit']);
    const room = new QuietRoom([HOST]);
    way.joined.open(room);
    await first;
    tellLobby(room, false);
    expect(way.screen?.screen).to.equal('lobby');
    await second.app.act({act: 'retry'});
    await until(() => second.screen?.screen === 'lobby', 'the second tab at the table');
    await until(() => way.app.view()?.problem?.code === 'table/taken-over', 'the first tab told');
    await second.app.act({act: 'goHome'});
  });

  it('nobody sees a lobby before the table has told what is played, nor one on the way to a game that runs', async () => {
    way.load();
    const going = way.app.act(LINK);
    await until(() => way.done.includes('join'), 'the way in');
    const room = new QuietRoom([HOST]);
    way.joined.open(room);
    way.onStep('catchingUp');
    await going;
    expect(way.joining).to.deep.include({step: 'catchingUp', game: ''});
    tellLobby(room, true);
    expect(way.joining).to.deep.include({step: 'catchingUp', game: 'puerto-rico'});
    tellLobby(room, false);
    expect(way.screen?.screen).to.equal('lobby');
    await way.app.act({act: 'goHome'});
    expect(way.screen?.screen).to.equal('home');
  });

  it('who has an offer shows its answer until somebody at the table has taken it in, then joins there', async () => {
    way.load();
    const going = way.app.act(OFFER);
    await until(() => way.joining?.answer != null, 'the answer');
    expect(way.joining).to.deep.include({
      step: 'answering',
      by: 'offer',
      answer: {link: '#a=1.answer', until: 7, leads: 'yes'},
    });
    expect(way.done).to.deep.equal(['load', 'answer']);
    way.admitted.open(ADDRESS);
    await until(() => way.done.includes('join'), 'the way in');
    expect(way.joining).to.deep.include({step: 'greeting', answer: null});
    const room = new QuietRoom([HOST]);
    way.joined.open(room);
    await going;
    tellLobby(room, false);
    expect(way.screen?.screen).to.equal('lobby');
    expect(way.secrets).to.deep.equal([ADDRESS.secret]);
    await way.app.act({act: 'goHome'});
  });

  it('who goes away from an answer is met no more, and one that nobody took in is told apart', async () => {
    way.load();
    void way.app.act(OFFER);
    await until(() => way.joining?.answer != null, 'the answer');
    await way.app.act({act: 'goHome'});
    await until(() => way.done.includes('close'), 'the end of the offer');
    void way.app.act(OFFER);
    await until(() => way.joining?.answer != null, 'the answer');
    way.admitted.fail(new JoinFailure('noPath'));
    await until(() => way.joining?.step === 'failed', 'the end of the way');
    expect(way.joining).to.deep.include({by: 'offer', trouble: 'noPath', answer: null});
    await way.app.act({act: 'goHome'});
  });

  it('an offer of a table that is here already brings this device back to it', async () => {
    way.load();
    void way.app.act({act: 'create', table: INVITE});
    await until(() => way.screen?.screen === 'lobby', 'the lobby');
    await way.app.act({act: 'goHome'});
    const going = way.app.act(OFFER);
    await until(() => way.joining?.answer != null, 'the answer');
    way.admitted.open(ADDRESS);
    await going;
    expect(way.screen).to.deep.include({screen: 'lobby', tableId: ADDRESS.tableId, hosting: true});
    await way.app.act({act: 'goHome'});
  });

  it('a way that was given up can be gone again at once', async () => {
    way.load();
    void way.app.act(LINK);
    await until(() => way.done.includes('join'), 'the way in');
    await way.app.act({act: 'goHome'});
    void way.app.act(LINK);
    await until(() => way.done.filter(step => step === 'join').length === 2, 'the way in once more');
    expect(way.app.view()?.problem).to.equal(null);
    await way.app.act({act: 'goHome'});
  });

  it('a join that is cancelled at once does not even ask for the network code', async () => {
    const going = way.app.act(LINK);
    const home = way.app.act({act: 'goNew'});
    expect(way.joining).to.equal(null);
    await Promise.all([going, home]);
    expect(way.screen?.screen).to.equal('new');
    expect(way.done).to.deep.equal([]);
  });
});
