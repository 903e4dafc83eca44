/** A browser that keeps nothing, does not answer, or has cleared everything away under an open table: play goes on. */
import {expect} from 'chai';
import {clear} from 'idb-keyval';
import {seededRng} from '../../../src/base/rng.ts';
import {sampleAny} from '../../../src/engine/choice.ts';
import {useDatabase} from '../../../src/saves/store.ts';
import {loadTable} from '../../../src/saves/tables.ts';
import {App} from '../../../src/table/opening/app.ts';
import type {NewTable, TableView} from '../../../src/table/seen/view-model.ts';
import {until} from '../app/harness.ts';
import {portsWith} from './ports.ts';

const HERE: NewTable = {
  game: 'puerto-rico',
  seats: 3,
  options: {},
  bots: [],
  place: 'here',
  names: ['Anna', 'Bence', 'Cili'],
};

/** What was there before, last first. */
const undo: (() => void)[] = [];

/** Another property in the place of the browser's own. */
function instead(owner: object, name: string, get: () => unknown): void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, {configurable: true, get});
  undo.push(() => {
    if (own) Object.defineProperty(owner, name, own);
    else Reflect.deleteProperty(owner, name);
  });
}

/** Who waits for seconds waits for a moment. */
function hurry(): void {
  const {setTimeout} = window;
  const hurried = (run: () => void, ms = 0) => setTimeout.call(window, run, ms / 100);
  Object.assign(window, {setTimeout: hurried});
  undo.push(() => Object.assign(window, {setTimeout}));
}

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const silence = () => new Promise(() => undefined);

const tableOf = (app: App): TableView => {
  const screen = app.view()?.screen;
  if (screen?.screen !== 'table') throw new Error(`at ${screen?.screen}: ${app.view()?.problem?.code}`);
  return screen;
};

const headOf = (app: App): number => tableOf(app).log.at(-1)!.n;

async function move(app: App): Promise<void> {
  const deciding = () => tableOf(app).choices.length > 0 && !tableOf(app).sending;
  await until(() => tableOf(app).curtain !== null || deciding(), 'a decision');
  const {curtain} = tableOf(app);
  if (curtain !== null) await app.act({act: 'openCurtain', seat: curtain});
  await until(deciding, 'a decision of whoever has the device');
  const before = headOf(app);
  const action = sampleAny(tableOf(app).choices, seededRng('unkept'));
  await app.act({act: 'move', action});
  await until(() => {
    const refused = tableOf(app).trouble ?? tableOf(app).refusal;
    if (refused) throw new Error(`the move did not come through: ${refused.code}`);
    return headOf(app) > before;
  }, 'the move');
}

async function begun(): Promise<App> {
  const app = new App(portsWith({}));
  await app.start({at: 'home'});
  await app.act({act: 'create', table: HERE});
  await move(app);
  return app;
}

describe('play goes on', () => {
  let name = 0;
  beforeEach(() => {
    useDatabase(`test-unkept-${++name}`);
  });
  afterEach(() => {
    for (const back of undo.splice(0).reverse()) back();
  });

  const STORES: readonly (readonly [what: string, why: string, stub: () => void])[] = [
    ['is not there', 'refused', () => instead(window, 'indexedDB', () => undefined)],
    ['may not be looked at', 'refused', () => instead(window, 'indexedDB', refuse)],
    ['may not be opened', 'refused', () => instead(window, 'indexedDB', () => ({open: refuse}))],
    ['never opens', 'silent', () => instead(window, 'indexedDB', () => ({open: () => ({})}))],
  ];
  for (const [what, why, stub] of STORES)
    it(`where the store of the browser ${what}`, async () => {
      if (why === 'silent') hurry();
      stub();
      const app = await begun();
      expect(app.view()?.unkept).to.equal(why);
      const {tableId} = tableOf(app);
      await app.act({act: 'goHome'});
      const screen = app.view()!.screen;
      expect(screen.screen === 'home' && screen.tables?.map(({id}) => id)).to.deep.equal([tableId]);
    });

  const LOCKS: readonly (readonly [what: string, stub: () => void])[] = [
    ['are refused', () => instead(navigator, 'locks', () => ({request: async () => refuse()}))],
    ['may not be looked at', () => instead(navigator, 'locks', refuse)],
    ['never come', () => instead(navigator, 'locks', () => ({request: silence}))],
    [
      'are refused, and tabs may not speak to each other',
      () => {
        instead(navigator, 'locks', () => ({request: async () => refuse()}));
        instead(window, 'BroadcastChannel', () => refuse);
      },
    ],
  ];
  for (const [what, stub] of LOCKS)
    it(`where locks ${what}`, async () => {
      if (what === 'never come') hurry();
      stub();
      const app = await begun();
      const {tableId} = tableOf(app);
      await app.act({act: 'goHome'});
      await app.act({act: 'open', tableId});
      expect(tableOf(app).tableId).to.equal(tableId);
      await app.act({act: 'goHome'});
      await app.act({act: 'delete', tableId});
      expect(await loadTable(tableId)).to.equal(null);
    });

  it('if the browser never says whether it keeps the data', async () => {
    instead(navigator, 'storage', () => ({persist: silence, persisted: silence}));
    const app = await begun();
    await app.act({act: 'goHome'});
    const screen = app.view()!.screen;
    expect(screen.screen === 'home' && screen.tables).to.have.length(1);
  });

  it('after everything was cleared away: the table is stored anew, whole', async () => {
    const raw = useDatabase(`test-unkept-cleared`);
    await clear(raw);
    const app = await begun();
    const {tableId} = tableOf(app);
    await clear(raw);
    await move(app);
    expect((await loadTable(tableId))?.entries).to.have.length(headOf(app) + 1);
    await app.act({act: 'goHome'});
  });
});
