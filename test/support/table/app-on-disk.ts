/** The whole app in Node, on a disk that a test holds in its hands: two people at one device, or a room in which nobody speaks. */
import {seededRng} from '../../../src/base/rng.ts';
import {sampleAny} from '../../../src/engine/choice.ts';
import {createSigner} from '../../../src/log/sign.ts';
import {verifyEntries} from '../../../src/log/verify.ts';
import {useDisk} from '../../../src/saves/store.ts';
import {App} from '../../../src/table/opening/app.ts';
import type {Invitation, RoomPort, RoomPorts} from '../../../src/table/others/room-port.ts';
import type {Act, NewTable, TableView} from '../../../src/table/seen/view-model.ts';
import {portsWith, QuietRoom} from '../../components/table/ports.ts';
import type {FakeDisk} from '../log/fake-disk.ts';

export const HERE: NewTable = {
  game: 'puerto-rico',
  seats: 3,
  options: {},
  bots: [],
  place: 'here',
  names: ['Ada', 'Bence', 'Cili'],
};

const ADDRESS = {tableId: 'abcdefghabcdefgh', secret: 'AAAAAAAAAAAAAAAAAAAAAA'};

export class AppOnDisk {
  readonly app: App;
  readonly rng = seededRng('app on disk');
  /** Files that were given out. */
  readonly files: {readonly name: string; readonly content: string | Uint8Array}[] = [];
  /** Links and codes by which a table was looked for. */
  readonly looked: string[] = [];
  /** What these say; the address of a table when left out. */
  invitation: Invitation = ADDRESS;
  /** The table in the page's address. */
  address: string | null = null;
  #changed: (() => void)[] = [];

  /** A page, newly loaded. */
  constructor(
    disk: FakeDisk,
    room: RoomPort = new QuietRoom(),
    identity = async (_: string): Promise<Uint8Array> => new Uint8Array(32).fill(7),
  ) {
    useDisk(disk);
    const ports = portsWith({});
    this.app = new App({
      ...ports,
      session: {...ports.session, verify: async texts => (await verifyEntries(texts)).signatures},
      identity,
      signer: async id => createSigner(await identity(id)),
      rooms: async () => {
        const rooms = roomsWith(room);
        return {
          ...rooms,
          read: text => {
            this.looked.push(text);
            return this.invitation;
          },
        };
      },
      remember: id => {
        this.address = id;
      },
      download: (name, content) => this.files.push({name, content}),
      changed: () => {
        for (const done of this.#changed.splice(0)) done();
      },
    });
  }

  act(act: Act): Promise<void> {
    return this.app.act(act);
  }

  get screen(): string | undefined {
    return this.app.view()?.screen.screen;
  }

  get table(): TableView {
    const screen = this.app.view()?.screen;
    if (screen?.screen !== 'table')
      throw new Error(`at ${screen?.screen}: ${this.app.view()?.problem?.code}`);
    return screen;
  }

  /** The number of the last entry. */
  get head(): number {
    return this.table.log.at(-1)?.n ?? -1;
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>(resolve => this.#changed.push(resolve));
  }

  /** Whoever is at turn takes the device and decides something. */
  async decide(): Promise<void> {
    await this.until(() => this.table.curtain !== null || this.table.choices.length > 0);
    const {curtain} = this.table;
    if (curtain !== null) await this.act({act: 'openCurtain', seat: curtain});
    await this.until(() => this.table.choices.length > 0 && !this.table.sending);
    await this.act({act: 'move', action: sampleAny(this.table.choices, this.rng)});
  }

  async move(): Promise<void> {
    const {head} = this;
    await this.decide();
    await this.until(() => {
      const {trouble, refusal, sending} = this.table;
      const refused = trouble ?? refusal;
      if (refused) throw new Error(`the move did not come through: ${refused.code}`);
      return this.head > head && !sending;
    });
  }

  async moves(count: number): Promise<void> {
    for (let move = 0; move < count; move++) await this.move();
  }
}

const roomsWith = (room: RoomPort): RoomPorts => ({
  invent: () => ADDRESS,
  inviteOf: () => ({link: 'link', code: 'ABCDEF'}),
  read: () => ADDRESS,
  admit: async () => ADDRESS,
  open: async () => room,
  join: async () => room,
});
