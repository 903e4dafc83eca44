/** One device with several people and bots at it, its disk in memory: for games with a curtain. */
import {BadMessage} from '../../../src/base/bad-message.ts';
import {type Rng, seededRng} from '../../../src/base/rng.ts';
import {advise, type Hint} from '../../../src/bots/advise.ts';
import {chooseAction, chooseReaction} from '../../../src/bots/index.ts';
import type {BotKind} from '../../../src/bots/kinds.ts';
import type {BotQuestion, HintQuestion} from '../../../src/bots/port.ts';
import {sampleAny} from '../../../src/engine/choice.ts';
import type {AnyGame} from '../../../src/engine/game.ts';
import {defaultOptions} from '../../../src/engine/options.ts';
import {createSigner} from '../../../src/log/sign.ts';
import {verifyEntries} from '../../../src/log/verify.ts';
import {localLobby} from '../../../src/table/opening/making.ts';
import {decodeSettings} from '../../../src/table/opening/settings.ts';
import type {Lobby} from '../../../src/table/others/lobby.ts';
import {Session} from '../../../src/table/others/session.ts';
import type {HostBots} from '../../../src/table/playing/bot-seats.ts';
import {auditEntries} from '../../../src/table/playing/check-record.ts';
import type {DealerSecrets} from '../../../src/table/playing/dealer.ts';
import {DeviceDealer} from '../../../src/table/playing/device-dealer.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';

export class OneDevice {
  readonly rng: Rng;
  readonly stored: string[] = [];
  secrets: DealerSecrets;
  /** How long bots listen to people. */
  patience: Promise<void> = Promise.resolve();
  /** The board is hidden between two people. */
  curtain = true;
  /** Who is asked for a hint, and what stops them. */
  hints = async ({state, seat, faces, seed}: HintQuestion): Promise<readonly Hint[]> =>
    advise(this.#game, state, seat, new Map(faces), seededRng(seed), {playouts: 20});
  stopHints = (): void => undefined;
  /** What bots were asked. */
  readonly questions: BotQuestion[] = [];
  /** How bots think ahead, where they do. */
  readonly foresight: Pick<HostBots, 'ahead' | 'forget'>;
  /** So many entries fit on the disk. */
  room = Number.POSITIVE_INFINITY;
  /** Of each wait before a bot moved: whether no person had decided yet. */
  readonly openings: boolean[] = [];
  session!: Session;
  readonly #game: AnyGame;
  readonly #lobby: Lobby;
  #changed: (() => void)[] = [];

  private constructor(
    game: AnyGame,
    seats: number,
    bots: readonly BotKind[],
    seed: string,
    key: string,
    foresight: Pick<HostBots, 'ahead' | 'forget'>,
  ) {
    this.#game = game;
    this.foresight = foresight;
    this.rng = seededRng(seed);
    this.secrets = {seeds: [{from: 0, seed}], sealed: []};
    const names = Array.from({length: seats - bots.length}, (_, i) => `Player ${i}`);
    const options = defaultOptions(game.options);
    this.#lobby = localLobby(
      {game: game.id, seats, options, bots, place: 'here', names},
      key,
      decodeSettings({}, ['en']),
    );
  }

  /** A table that has begun. */
  static async started(
    game: AnyGame,
    seats: number,
    seed: string,
    bots: readonly BotKind[] = [],
    foresight: Pick<HostBots, 'ahead' | 'forget'> = {},
  ): Promise<OneDevice> {
    const {publicKey} = await OneDevice.signer();
    const device = new OneDevice(game, seats, bots, seed, publicKey, foresight);
    await device.open();
    await device.session.start();
    return device;
  }

  static signer() {
    return createSigner(new Uint8Array(32).fill(9));
  }

  /** Opens the table (again) from what was stored. */
  async open(): Promise<void> {
    this.session?.close();
    this.session = new Session(
      {id: 'one', place: 'here', trial: false, hosting: true, name: '', secret: '', invite: null},
      {
        loadGame: async () => this.#game,
        store: {
          append: async (n, text) => {
            if (n >= this.room) throw new BadMessage('saves/full');
            if (n !== this.stored.length) throw new Error(`entry ${n} after ${this.stored.length}`);
            this.stored.push(text);
          },
          goOver: () => Promise.reject(new Error('nobody goes over')),
          lobby: () => undefined,
          ended: () => undefined,
          missed: () => undefined,
        },
        bots: {
          ...this.foresight,
          choose: async question => {
            this.questions.push(question);
            const {kind, state, seat, faces, seed, invited} = question;
            const mind = [kind, this.#game, state, seat, new Map(faces), seededRng(seed)] as const;
            return invited ? chooseReaction(...mind) : chooseAction(...mind, {playouts: 4});
          },
        },
        adviser: {
          hints: question => this.hints(question),
          close: () => this.stopHints(),
        },
        botKeys: async () => [],
        dealer: () =>
          new DeviceDealer(this.secrets, async secrets => {
            this.secrets = secrets;
          }),
        carried: async () => [],
        ownCopy: async () => null,
        profile: () => ({name: 'Player 0', shape: 'disc'}),
        curtain: () => this.curtain,
        inMiddle: () => false,
        renewed: () => null,
        nonce: () => 'nonce',
        seed: () => String(this.rng.below(1_000_000)),
        pause: async opening => {
          this.openings.push(opening);
        },
        patience: () => this.patience,
        returning: async () => undefined,
        elapsed: () => performance.now(),
        visible: () => true,
        keeps: () => true,
        now: () => 0,
        verify: async texts => (await verifyEntries(texts)).signatures,
        rehearse: () => undefined,
        audit: (texts, wishes) => auditEntries(texts, async () => this.#game, wishes),
        changed: () => {
          for (const done of this.#changed.splice(0)) done();
        },
      },
      await OneDevice.signer(),
      'nonce',
      this.#lobby,
    );
    if (this.stored.length > 0) await this.session.restore(this.stored);
  }

  get view(): TableView {
    const view = this.session.view();
    if (view.screen !== 'table') throw new Error('still in the lobby');
    return view;
  }

  get over(): boolean {
    return this.session.ledger?.replay.result != null;
  }

  /** Waits until a condition holds, looking again whenever the session changed. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>(resolve => this.#changed.push(resolve));
  }

  /** Somebody here has to take the device or to decide, or the game is over. */
  waiting(): Promise<void> {
    return this.until(
      () =>
        this.over ||
        this.view.curtain !== null ||
        (this.view.sending === null && this.view.toAct.includes(this.view.viewer ?? -1)),
    );
  }

  /** Opens the curtain where it hangs, then plays a random move of whoever holds the device. */
  async step(): Promise<void> {
    await this.waiting();
    if (this.over) return;
    const {curtain} = this.view;
    if (curtain !== null) this.session.act({act: 'openCurtain', seat: curtain});
    const before = this.session.ledger!.head;
    this.session.act({act: 'move', action: sampleAny(this.view.choices, this.rng)});
    await this.until(() => this.session.ledger!.head > before && this.view.sending === null);
  }
}
