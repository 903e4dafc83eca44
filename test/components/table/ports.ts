/** What an app needs of the browser, for tests that stand for it. */
import {createSigner} from '../../../src/log/sign.ts';
import type {App} from '../../../src/table/opening/app.ts';
import type {AppPorts} from '../../../src/table/opening/app-ports.ts';
import type {RoomEvents, RoomPort, TableAddress} from '../../../src/table/others/room-port.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';

const never = () => Promise.reject(new Error('not wanted here'));

/** @param own what this test answers itself; the rest is not asked for */
export const portsWith = (own: Partial<AppPorts>): AppPorts => ({
  languages: ['en'],
  session: {
    bots: {choose: never},
    adviser: {hints: never, close: () => undefined},
    nonce: () => 'nonce',
    seed: () => 'seed',
    pause: () => Promise.resolve(),
    patience: () => Promise.resolve(),
    returning: () => Promise.resolve(),
    elapsed: () => performance.now(),
    visible: () => true,
    verify: never,
    audit: never,
    rehearse: () => undefined,
  },
  inMiddle: () => false,
  now: Date.now,
  online: () => true,
  installWay: () => 'none',
  install: never,
  newVersion: () => false,
  update: never,
  reload: () => undefined,
  identity: async () => new Uint8Array(32).fill(7),
  dealing: never,
  signer: () => createSigner(new Uint8Array(32).fill(7)),
  rooms: never,
  remember: () => undefined,
  download: () => undefined,
  changed: () => undefined,
  ...own,
});

/** A room in which nobody says anything but the test. */
export class QuietRoom implements RoomPort {
  readonly peers: RoomPort['peers'];
  hostKey: string | null = null;
  /** While a session listens. */
  events: RoomEvents | null = null;
  closed = false;

  constructor(peers: RoomPort['peers'] = []) {
    this.peers = peers;
  }

  listen(events: RoomEvents): void {
    this.events = events;
  }

  reserve(): void {
    // nobody is turned away
  }

  remove(): void {
    // nobody is there
  }

  renew(): string {
    return '';
  }

  blame(): void {
    // nobody misbehaves
  }

  close(): void {
    this.events = null;
    this.closed = true;
  }

  send(_peer: string, _message: object): void {}
  broadcast(): void {}
  open(): void {}
  publish(): void {}
  penIs(): void {}
  redial(): void {}
  offer = never;
  takeAnswer = never;
}

export const ADDRESS: TableAddress = {tableId: 'abcdefghabcdefgh', secret: 'AAAAAAAAAAAAAAAAAAAAAA'};

/** The table that the app shows; null on any other screen. */
export const tableOf = (app: App): TableView | null => {
  const screen = app.view()?.screen;
  return screen?.screen === 'table' ? screen : null;
};
