/**
 * The app behind the screens: start page, settings, the list of tables; what is done with tables is the affair of
 * `Tables`, which is loaded with the first one. Takes `Act`s, gives `AppView`s; knows no DOM.
 */
import {gameAt, type Place} from '../../base/address.ts';
import {BadMessage} from '../../base/bad-message.ts';
import {inTime} from '../../base/in-time.ts';
import {loadModule} from '../../base/load-module.ts';
import type {Problem} from '../../base/problem.ts';
import {GAME_LIST} from '../../games/index.ts';
import {loadSettings, saveSettings, seedWasRenewed} from '../../saves/device.ts';
import {askToPersist, persistence} from '../../saves/persist.ts';
import {anyTable, listenToStore, unkept} from '../../saves/store.ts';
import type {Listed, TableMeta} from '../../saves/tables.ts';
import {type ActHandlers, handleAct, takes} from '../seen/acts.ts';
import {problemOf} from '../seen/problem.ts';
import {defaultSettings} from '../seen/settings-model.ts';
import {
  type Act,
  type AppAct,
  type AppView,
  type GameCard,
  type HistoryView,
  type HomeView,
  type JoiningView,
  type PastGame,
  type SavedTable,
  type ScreenView,
  type Settings,
  SHAPES,
  type TableAct,
} from '../seen/view-model.ts';
import type {AppPorts} from './app-ports.ts';
import type {Tables} from './tables.ts';

/** What the list of tables shows of a stored one. */
export const savedTable = (meta: TableMeta): SavedTable => ({
  ...meta,
  seats: meta.seats.map(seat => ({
    ...seat,
    shape: SHAPES.find(shape => shape === seat.shape) ?? 'disc',
  })),
});

/** What the form of a new table has to know. */
const loadCards = (): Promise<readonly GameCard[]> =>
  Promise.all(
    GAME_LIST.map(async ({id, seats, options}) => ({id, seats, options: await loadModule(options)})),
  );

/** What reads stored tables and settings comes when there are any. */
const loadSaved = () => loadModule(() => import('../../saves/tables.ts'));
const loadDecoder = () => loadModule(() => import('./settings.ts'));

/** What a text file says that somebody made of a code (`rs-invite`); null for anything else, which is a saved game. */
async function codeInFile(file: File): Promise<string | null> {
  if (file.size > 10_000 || !(file.type === 'text/plain' || file.name.endsWith('.txt'))) return null;
  const text = await file.text();
  return text.trimStart().startsWith('{') ? null : text;
}

/** Steps of a second that settings have before the first screen is drawn without them. */
const SETTINGS_PATIENCE = 2;

const loadHistory = () => loadModule(() => import('./history.ts'));

export class App {
  readonly #ports: AppPorts;
  #settings: Settings;
  #page: 'home' | 'new' | 'history' = 'home';
  #history: HistoryView | null = null;
  /** Null until a form of a new table was wanted. */
  #games: readonly GameCard[] | null = null;
  #ready = false;
  /** Somebody has changed settings here: what was stored is of no interest any more. */
  #chosen = false;
  #problem: Problem | null = null;
  #saved: string | null = null;
  #tables: readonly SavedTable[] | null = null;
  /** Finished games have their tables here. */
  #past: readonly PastGame[] = [];
  #storage: HomeView['storage'] = 'unknown';
  /** The open table and the ways to one; null before the first. */
  #open: Tables | null = null;
  /** On the way to a table, before it is open: the start page does not stand there, or flash up, meanwhile. */
  #arriving: 'open' | JoiningView['by'] | null = null;
  /** Counts where the person wanted to go: only the last counts. */
  #way = 0;
  /** The link whose way ended because a part of the app did not come. */
  #lost: string | null = null;
  /** Settings that were chosen and are not in force yet: what reads them is fetched when it is first needed. */
  #taking: Promise<void> | null = null;

  constructor(ports: AppPorts) {
    this.#ports = ports;
    this.#settings = defaultSettings(ports.languages);
    listenToStore({
      changed: () => {
        this.#ports.changed();
        if (unkept() === null) void this.#readAgain();
      },
    });
  }

  /** The disk answers again: what is there may not have been read yet. */
  async #readAgain(): Promise<void> {
    await this.#guarded(() => this.#readSettings());
    await this.#guarded(() => this.#readTables());
  }

  get settings(): Settings {
    return this.#settings;
  }

  /** Of the link to the table that is open, or on the way to. */
  get brokers(): readonly string[] {
    return this.#open?.brokers ?? [];
  }

  /** Null while settings are read, and while the table in the address is opened from this device. */
  view(): AppView | null {
    const screen = this.#ready ? (this.#open?.screen() ?? this.#away()) : null;
    return (
      screen && {
        settings: this.#settings,
        screen,
        unkept: unkept(),
        problem: this.#problem,
        saved: this.#saved,
      }
    );
  }

  async start(place: Place): Promise<void> {
    if (place.at !== 'home') this.#arriving = place.at === 'table' ? 'open' : 'link';
    if (!this.#ready) {
      const reading = this.#guarded(() => this.#readSettings());
      await inTime(reading, SETTINGS_PATIENCE, () => undefined);
      this.#ready = true;
    }
    this.#ports.changed();
    await Promise.all([this.#guarded(() => this.#readTables()), this.#arrive(place)]);
  }

  async #readSettings(): Promise<void> {
    const stored = await loadSettings();
    if (stored !== null && !this.#chosen) await this.#take(stored);
  }

  async #take(settings: unknown): Promise<void> {
    const {decodeSettings} = await loadDecoder();
    this.#settings = decodeSettings(settings, this.#ports.languages);
  }

  async #takeAfter(before: Promise<void> | undefined, settings: unknown): Promise<void> {
    await before;
    await this.#take(settings);
  }

  async #arrive(place: Place): Promise<void> {
    if (place.at === 'table') await this.act({act: 'open', tableId: place.tableId});
    if (place.at === 'link') await this.act({act: 'join', linkOrCode: place.link});
  }

  /** The network is back, or the page is awake again: links are tried at once. */
  wake(): void {
    void this.#open?.act({act: 'syncNow'});
    this.#ports.changed();
  }

  /** Browsers show a download somewhere, or nowhere: the screen says that there is a file, and its name. */
  #handOut(name: string, content: string | Uint8Array): void {
    this.#ports.download(name, content);
    this.#saved = name;
  }

  act(act: Act): Promise<void> {
    this.#saved = null;
    return this.#guarded(() => (takes(this.#acts, act) ? handleAct(this.#acts, act) : this.#actAtTable(act)));
  }

  /** Under the settings that were chosen before it: whoever types a name and sits down has that name. */
  #actAtTable(act: TableAct): void | Promise<void> {
    return this.#taking ? this.#taking.then(() => this.#open?.act(act)) : this.#open?.act(act);
  }

  /** What goes wrong for a known reason is shown, and nothing is lost; anything else is a bug and is thrown. */
  async #guarded(step: () => void | Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      this.#problem = problem;
    }
    this.#ports.changed();
  }

  readonly #acts: ActHandlers<AppAct> = {
    goHome: () => this.#goTo('home'),
    goNew: async () => {
      [this.#games] = await Promise.all([this.#games ?? loadCards(), this.#goTo('new')]);
    },
    goHistory: async () => {
      await this.#goTo('history');
      await this.#readHistory();
    },
    exportHistory: async () => {
      const {historyFile} = await loadHistory();
      const {name, text} = await historyFile(this.#ports.now());
      this.#handOut(name, text);
    },
    forgetGame: async ({id}) => {
      const {removeFinished} = await loadHistory();
      await removeFinished(id);
      await this.#readHistory();
    },
    create: ({table}) => {
      this.#askToKeep();
      return this.#go(null, tables => tables.create(table));
    },
    playBots: ({game, name}) => {
      this.#askToKeep();
      return this.#go(null, tables => tables.playBots(game, name));
    },
    join: ({linkOrCode}) => this.#join(linkOrCode),
    open: ({tableId}) => this.#go(this.#arriving, tables => tables.reopen(tableId)),
    import: async ({file}) => {
      const code = await codeInFile(file);
      return code ? this.#join(code) : this.#go(null, tables => tables.importRecord(file));
    },
    export: async ({tableId}) => (await this.#loadTables()).exportRecord(tableId),
    branch: ({from}) => this.#open?.branchOff(from),
    rematch: ({rotate}) => this.#open?.rematch(rotate),
    followRematch: () => this.#open?.follow(),
    takeUp: ({tableId}) => this.#go(null, tables => tables.takeUp(tableId)),
    goOnAlone: ({tableId}) => this.#go(null, tables => tables.takeUp(tableId, true)),
    answerAnew: async ({address = null}) => {
      await this.#open?.answerAnew(address);
      // What was wrong with the address before it.
      this.#problem = null;
    },
    retry: () => {
      this.#problem = null;
      return this.#open?.retry();
    },
    rename: async ({tableId, name}) => {
      const {changeTable} = await loadSaved();
      await changeTable(tableId, {name: name.trim().slice(0, 60)});
      return this.#readTables();
    },
    delete: async ({tableId}) => {
      await (await this.#loadTables()).remove(tableId);
      return this.#readTables();
    },
    settings: async ({settings}) => {
      const {name} = this.#settings;
      this.#chosen = true;
      // In their order, also while what reads them is fetched for the first: the last one counts.
      const before = this.#taking?.catch(() => undefined);
      const taking = this.#takeAfter(before, settings).finally(() => {
        if (this.#taking === taking) this.#taking = null;
      });
      this.#taking = taking;
      await taking;
      await saveSettings({...this.#settings});
      if (name !== this.#settings.name) await this.#open?.renamed();
    },
    install: () => this.#ports.install(),
    update: async () => {
      if (!(await this.#ports.update())) throw new BadMessage('app/other-pages');
    },
    reload: () => this.#ports.reload(this.#lost),
    dismissProblem: () => {
      this.#problem = null;
      this.#open?.dismiss();
    },
  };

  async #goTo(page: 'home' | 'new' | 'history'): Promise<void> {
    this.#way++;
    this.#arriving = null;
    await this.#open?.leave();
    this.#page = page;
    this.#ports.remember(null);
    return this.#readTables();
  }

  async #join(linkOrCode: string): Promise<void> {
    const byLink = /[#=]/.test(linkOrCode);
    this.#lost = byLink ? linkOrCode : null;
    await this.#go(byLink ? 'link' : 'code', tables => tables.join(linkOrCode));
    this.#lost = null;
  }

  /** Some browsers ask the person in turn: nobody waits for the answer. */
  #askToKeep(): void {
    void askToPersist().then(answer => this.#keeps(answer));
  }

  /** Two questions may be under way, and the older answer may come last: what is kept once stays kept. */
  #keeps(storage: HomeView['storage']): void {
    if (this.#storage === 'persistent') return;
    this.#storage = storage;
    this.#ports.changed();
  }

  /** What is shown while no table is open. */
  #away(): ScreenView | null {
    if (this.#arriving === 'open') return null;
    if (this.#arriving) {
      const step = this.#arriving === 'code' ? 'knocking' : 'reaching';
      const game = gameAt(this.#lost ?? '') ?? '';
      return {screen: 'joining', game, step, seconds: 0, by: this.#arriving, answer: null, trouble: null};
    }
    if (this.#page === 'history')
      return this.#history ?? {screen: 'history', games: null, people: [], problem: null};
    if (this.#page === 'new' && this.#games) return {screen: 'new', games: this.#games};
    return {
      screen: 'home',
      tables: this.#tables,
      past: this.#past,
      storage: this.#storage,
      offline: !this.#ports.online(),
      install: this.#ports.installWay(),
      newVersion: this.#ports.newVersion(),
    };
  }

  /** To a table, unless the person has changed her mind before the code for it was there. */
  async #go(
    arriving: 'open' | JoiningView['by'] | null,
    go: (tables: Tables) => Promise<void>,
  ): Promise<void> {
    const way = ++this.#way;
    this.#arriving = arriving;
    this.#ports.changed();
    try {
      const tables = await this.#loadTables();
      if (way === this.#way) await go(tables);
    } finally {
      if (way === this.#way) this.#arriving = null;
      if (seedWasRenewed()) this.#problem = {code: 'saves/device-renewed', details: {}};
    }
  }

  async #loadTables(): Promise<Tables> {
    const {Tables} = await loadModule(() => import('./tables.ts'));
    const download = this.#handOut.bind(this);
    this.#open ??= new Tables(
      {...this.#ports, download},
      {
        settings: () => this.#settings,
        home: problem => {
          void this.act({act: 'goHome'}).then(() => {
            this.#problem = problem;
            this.#ports.changed();
          });
        },
      },
    );
    return this.#open;
  }

  async #readHistory(): Promise<void> {
    const {historyView} = await loadHistory();
    this.#history = await historyView();
    this.#ports.changed();
  }

  async #listed(): Promise<readonly Listed[]> {
    if (!(await anyTable())) return [];
    const {listTables} = await loadSaved();
    return listTables();
  }

  /** Tables that stand among the finished games, and so nowhere else; the newest of them are told of. */
  async #ended(tables: readonly SavedTable[]): Promise<readonly string[]> {
    const over = tables.filter(({state}) => state === 'over');
    if (over.length === 0) return [];
    const {finishedAmong, pastGames} = await loadHistory();
    const ended = await finishedAmong(over.map(({id}) => id));
    this.#past = await pastGames(over.filter(({id}) => ended.includes(id)));
    return ended;
  }

  async #readTables(): Promise<void> {
    const listed = await this.#listed().finally(() => {
      this.#tables ??= [];
    });
    const tables = listed.flatMap(table => ('meta' in table ? [savedTable(table.meta)] : []));
    this.#past = [];
    const ended = await this.#ended(tables);
    this.#tables = tables.filter(({id}) => !ended.includes(id));
    const damaged = listed.find(table => 'problem' in table);
    if (damaged && 'problem' in damaged) this.#problem ??= problemOf(damaged.problem);
    // Nobody waits for what the browser says of it, which may be nothing.
    void persistence().then(answer => this.#keeps(answer));
    this.#ports.changed();
  }
}
