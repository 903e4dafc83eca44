/**
 * Tables out of what was played: the same people once more, a table that is taken up again, a trial from some entry, a
 * game out of a file.
 */
import {BadMessage} from '../../base/bad-message.ts';
import {SHARED_FORMAT} from '../../base/devices.ts';
import {loadModule} from '../../base/load-module.ts';
import {randomText} from '../../base/random.ts';
import {Chain} from '../../log/chain.ts';
import {addBot, emptyLobby, type Lobby} from '../others/lobby.ts';
import type {LobbySeat} from '../others/messages.ts';
import {type DealerSecrets, newSecrets} from '../playing/dealer.ts';
import {isUnready} from '../playing/table-view.ts';
import type {AppPorts} from './app-ports.ts';
import type {Kept} from './kept.ts';
import type {Network, Visit} from './network.ts';
import {nextPlace, placeFrom, rematchLobby} from './next-table.ts';
import type {OpenTable, Surroundings} from './open-table.ts';
import {forgottenTable, storedTable} from './own-tables.ts';
import {requireGame} from './require-game.ts';

const loadRecords = () => loadModule(() => import('./records.ts'));

const answersIn = (entries: readonly string[]): number =>
  Chain.link(entries).entries.filter(({kind}) => kind === 'answer').length;

/** Whether cards were shuffled in a game: where they lie, only the device knows that shuffled them. */
const hasShuffled = (texts: readonly string[]): boolean =>
  Chain.link(texts).entries.some(({kind, payload}) => {
    const answers = kind === 'dealt' ? payload.answers : kind === 'answer' ? [payload] : [];
    return answers.some(answer => 'fresh' in answer);
  });

/** Who is not here does not play on. */
const withBots = (lobby: Lobby): Lobby =>
  lobby.places.reduce(
    (filled: Lobby, place, i) => (place === null ? addBot(filled, i, 'greedy', randomText(16)) : filled),
    lobby,
  );

export class Onward {
  readonly #ports: AppPorts;
  readonly #app: Surroundings;
  readonly #network: Network;
  readonly #open: OpenTable;

  constructor(ports: AppPorts, app: Surroundings, network: Network, open: OpenTable) {
    this.#ports = ports;
    this.#app = app;
    this.#network = network;
    this.#open = open;
  }

  /** The finished game, or one that was never dealt, once more with the same people. @param rotate seats move on by one */
  async rematch(rotate: boolean): Promise<void> {
    const {session} = this.#open;
    const {ledger} = session ?? {};
    // One that never began is set once more, too.
    if (!session || !ledger || session.mine.length === 0) return;
    if (!ledger.replay.result && !isUnready(ledger.dealer)) return;
    const {header, book} = ledger.chain;
    const played = {game: header.game, options: header.options, seats: book.seats};
    const {sitters} = session;
    const nonce = randomText(16);
    if (session.info.place === 'here' && header.mode === 'local') {
      const visit = await this.#open.setOut();
      const id = randomText(12);
      const {publicKey: key} = await this.#ports.signer(id);
      const lobby = rematchLobby(played, {key, nonce, sitters}, rotate);
      const kept: Kept = {hosting: true, secret: '', nonce, lobby, dealer: newSecrets()};
      return this.#open.startNew(visit, id, kept);
    }
    const rooms = await this.#network.rooms();
    const address = rooms.invent();
    const {publicKey: key} = await this.#ports.signer(address.tableId);
    const {link} = rooms.inviteOf({...address, hostKey: key}, header.game, this.#network.connection);
    // At tables of earlier versions a device kept seats for others, who come on their own now.
    const here = header.format < SHARED_FORMAT ? sitters.slice(0, 1) : sitters;
    await session.invite(link, seat => nextPlace(seat, played, rotate));
    if (this.#open.session !== session) return;
    const lobby = rematchLobby(played, {key, nonce, sitters: here}, rotate);
    const kept: Kept = {hosting: true, secret: address.secret, nonce, lobby, dealer: newSecrets()};
    await this.#openNetwork(await this.#open.setOut(), address.tableId, kept);
  }

  /**
   * A network table whose host is gone, or that came as a file: the lobby of a new one that goes on from its last entry, with
   * this device as host. Its people take their seats by the new link. The old one stays as it is.
   * @param alone nobody is waited for: bots have the places of the others, and the game goes on at once
   */
  async takeUp(id: string, alone = false): Promise<void> {
    const texts = (await this.#open.logOf(id))?.entries ?? [];
    if (texts.length === 0) throw new BadMessage('record/empty');
    const chain = Chain.link(texts);
    const {header, book, head, hashes} = chain;
    const game = await requireGame(header.game);
    if (game.secrets?.(header.options)) throw new BadMessage('engine/hidden-cards');
    const keys = header.seats.flatMap(seat => (seat.kind === 'person' ? [seat.key] : []));
    if (header.format < SHARED_FORMAT && new Set(keys).size < keys.length)
      throw new BadMessage('log/one-key');
    const {foldAll} = await loadRecords();
    const {state} = foldAll(chain, game);
    const visit = await this.#open.setOut();
    const rooms = await this.#network.rooms();
    const {tableId, secret} = rooms.invent();
    // A file is looked at under another key than that with which the game was played here once.
    const old = await this.#ports.signer((await forgottenTable(chain, this.#ports.signer)) ?? id);
    const {publicKey: key} = await this.#ports.signer(tableId);
    const persons = book.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
    const {name} = this.#app.settings();
    const own = persons.find(seat => book.seats[seat]!.key === old.publicKey);
    const host = own ?? persons.find(seat => book.seats[seat]!.name === name) ?? persons[0] ?? 0;
    const nonce = randomText(16);
    const places = book.seats.map((seat, i): LobbySeat => {
      if (i === host) return {...placeFrom(seat), kind: 'person', bot: null, key, nonce};
      return seat.kind === 'bot' ? {...placeFrom(seat), nonce: randomText(16)} : null;
    });
    const from = {
      ...{first: hashes[0]!, n: head.n, hash: head.hash},
      round: game.standing?.(state).round ?? 0,
      names: book.seats.map(seat => seat.name),
    };
    const played = {game: header.game, options: header.options};
    const free: Lobby = {...emptyLobby(), ...played, host: key, places, from};
    const lobby = alone ? withBots(free) : free;
    const kept: Kept = {hosting: true, secret, nonce, lobby, takesUp: id};
    const session = await this.#openNetwork(visit, tableId, kept);
    if (alone) await session?.start();
  }

  /**
   * A game out of a file. Where this device had a seat at its table and has deleted it, it is that table again: its key proves the
   * seat.
   * @returns the table that is here already and that the file is of; null when the game is open, or nobody waits for it any more
   */
  async importRecord(file: File): Promise<string | null> {
    const {visit: before} = this.#open;
    const {readRecord} = await loadRecords();
    const {chain, over} = await readRecord(file, this.#ports.session.verify, requireGame);
    const {header, texts} = chain;
    const stored = await storedTable(chain, this.#ports.signer);
    if (before.over || stored !== null) return before.over ? null : stored;
    const forgotten = await forgottenTable(chain, this.#ports.signer);
    if (before.over) return null;
    const visit = await this.#open.setOut();
    // Where nobody knows how its cards lie any more, a game can be looked at.
    const local = header.mode === 'local' && !hasShuffled(texts);
    const end = texts.length - 1;
    // An unfinished game of one device goes on here.
    if (local && !over && forgotten === null) {
      await this.#openBranch(visit, texts, end, {trial: false, dealer: null});
      return null;
    }
    const host = header.seats[header.hosts[0]!]!.key;
    const lobby = {...emptyLobby(), game: header.game, host, started: true};
    const hosting = local && forgotten !== null;
    const dealer = hosting ? newSecrets(null, answersIn(texts)) : undefined;
    const kept: Kept = {hosting, secret: '', nonce: randomText(16), lobby, dealer};
    // Without its host a game between devices stands still: it is looked at, and can be taken up.
    const id = local || (over && header.mode !== 'local') ? forgotten : null;
    await this.#open.openNew(visit, id ?? randomText(12), kept, 'here', texts);
    return null;
  }

  /** The open table of this device, whose key is lost: a copy that goes on where it stands. It stays as it is itself. */
  async goOn(): Promise<void> {
    const texts = this.#open.session?.ledger?.chain.texts;
    if (!texts) return;
    const {dealer = null, trial = false} = this.#open.kept ?? {};
    await this.#openBranch(await this.#open.setOut(), texts, texts.length - 1, {trial, dealer});
  }

  /** A table to try things out, with the entries of the open one up to a number. */
  async branchOff(from: number): Promise<void> {
    const texts = this.#open.session?.ledger?.chain.texts;
    if (!texts) return;
    const {dealer = null} = this.#open.kept ?? {};
    await this.#openBranch(await this.#open.setOut(), texts, from, {trial: true, dealer});
  }

  /** @param dealer what the table dealt from that this one goes on with; null where this device does not know it */
  async #openBranch(
    visit: Visit,
    texts: readonly string[],
    from: number,
    {trial, dealer}: {trial: boolean; dealer: DealerSecrets | null},
  ): Promise<void> {
    const {branch} = await loadRecords();
    if (dealer === null && hasShuffled(texts.slice(0, from + 1))) throw new BadMessage('engine/hidden-cards');
    const {header} = Chain.link(texts.slice(0, 1));
    const id = randomText(12);
    const signer = await this.#ports.signer(id);
    const entries = await branch(texts, from, await requireGame(header.game), signer, () => randomText(16));
    const lobby = {...emptyLobby(), game: header.game, host: signer.publicKey, started: true};
    const secrets = newSecrets(dealer, answersIn(entries));
    const kept: Kept = {hosting: true, secret: '', nonce: randomText(16), lobby, trial, dealer: secrets};
    await this.#open.openNew(visit, id, kept, 'here', entries);
  }

  async #openNetwork(visit: Visit, id: string, kept: Kept, entries: readonly string[] = []) {
    const session = await this.#open.openNew(visit, id, kept, 'network', entries);
    if (session) void this.#network.connect(session, visit);
    return session;
  }
}
