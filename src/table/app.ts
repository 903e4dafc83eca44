/**
 * The app behind the screens: start page, settings, the list of tables; everything about an open table is the desk's,
 * which is loaded with the first one. Takes `Act`s, gives `AppView`s; knows no DOM.
 */
import {BadMessage} from '../base/bad-message.ts';
import {GAME_LIST} from '../games/index.ts';
import {loadSettings, saveSettings} from '../saves/device.ts';
import {askToPersist, persistence} from '../saves/persist.ts';
import {changeTable, listTables} from '../saves/tables.ts';
import type {AppPorts} from './app-ports.ts';
import type {Desk} from './desk.ts';
import {problemOf} from './problem.ts';
import {savedTable} from './saved-table.ts';
import {decodeSettings} from './settings.ts';
import type {Act, AppView, HomeView, Problem, SavedTable, ScreenView, Settings} from './view-model.ts';

/** What the form of a new table has to know. */
const GAMES = GAME_LIST.map(({id, seats, options}) => ({id, seats, options}));

export class App {
  readonly #ports: AppPorts;
  #settings: Settings;
  #page: 'home' | 'new' = 'home';
  #ready = false;
  #problem: Problem | null = null;
  #tables: readonly SavedTable[] | null = null;
  #storage: HomeView['storage'] = 'unknown';
  #desk: Desk | null = null;
  /** On the way to a table, before the desk knows: the start page does not stand there, or flash up, meanwhile. */
  #arriving: 'open' | 'link' | 'code' | null = null;
  /** Counts where the person wanted to go: only the last counts. */
  #way = 0;

  constructor(ports: AppPorts) {
    this.#ports = ports;
    this.#settings = decodeSettings(null, ports.languages);
  }

  get settings(): Settings {
    return this.#settings;
  }

  /** Null while settings are read, and while the table in the address is opened from this device. */
  view(): AppView | null {
    const screen = this.#ready ? (this.#desk?.screen() ?? this.#away()) : null;
    return screen && {settings: this.#settings, screen, problem: this.#problem};
  }

  /** @param hash the address after `#`: a join link, a table to go on with, or nothing */
  async start(hash: string): Promise<void> {
    if (hash !== '') this.#arriving = hash.startsWith('t=') ? 'open' : 'link';
    if (!this.#ready) {
      await this.#guarded(async () => {
        this.#settings = decodeSettings(await loadSettings(), this.#ports.languages);
      });
      this.#ready = true;
    }
    this.#changed();
    await Promise.all([
      this.#guarded(() => this.#readTables()),
      hash === '' ? undefined : this.#arrive(hash),
    ]);
  }

  #arrive(hash: string): Promise<void> {
    return this.act(
      hash.startsWith('t=') ? {act: 'open', tableId: hash.slice(2)} : {act: 'join', linkOrCode: `#${hash}`},
    );
  }

  /** The network is back, or the page is awake again: links are tried at once. */
  wake(): void {
    this.#desk?.act({act: 'syncNow'});
    this.#changed();
  }

  act(act: Act): Promise<void> {
    return this.#guarded(() => this.#do(act));
  }

  /** What goes wrong for a known reason is shown, and nothing is lost; anything else is a bug and is thrown. */
  async #guarded(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      this.#problem = problem;
    }
    this.#changed();
  }

  async #do(act: Act): Promise<void> {
    switch (act.act) {
      case 'goHome':
      case 'goNew':
        this.#way++;
        this.#arriving = null;
        await this.#desk?.leave();
        this.#page = act.act === 'goNew' ? 'new' : 'home';
        this.#ports.remember(null);
        return this.#readTables();
      case 'create':
        return this.#go(null, desk => {
          void this.#keepData();
          return desk.create(act.table);
        });
      case 'join':
        return this.#go(act.linkOrCode.includes('#') ? 'link' : 'code', desk => desk.join(act.linkOrCode));
      case 'open':
        return this.#go(this.#arriving, desk => desk.reopen(act.tableId, false));
      case 'import':
        return this.#go(null, desk => desk.importRecord(act.file));
      case 'export':
        return (await this.#loadDesk()).exportRecord(act.tableId);
      case 'branch':
        return this.#desk?.branchOff(act.from);
      case 'retry':
        this.#problem = null;
        return this.#desk?.retry();
      case 'rename':
        await changeTable(act.tableId, {name: act.name.trim().slice(0, 60)});
        return this.#readTables();
      case 'delete':
        await (await this.#loadDesk()).remove(act.tableId);
        return this.#readTables();
      case 'settings':
        this.#settings = decodeSettings(act.settings, this.#ports.languages);
        return saveSettings({...this.#settings});
      case 'install':
        return this.#ports.install();
      case 'update':
        if (!(await this.#ports.update())) throw new BadMessage('app/other-pages');
        return;
      case 'dismissProblem':
        this.#problem = null;
        this.#desk?.act(act);
        return;
      default:
        this.#desk?.act(act);
    }
  }

  /** What is shown while no table is open. */
  #away(): ScreenView | null {
    if (this.#arriving === 'open') return null;
    if (this.#arriving) {
      const step = this.#arriving === 'code' ? 'knocking' : 'reaching';
      return {screen: 'joining', step, seconds: 0, by: this.#arriving, trouble: null};
    }
    if (this.#page === 'new') return {screen: 'new', games: GAMES};
    return {
      screen: 'home',
      tables: this.#tables,
      storage: this.#storage,
      offline: !this.#ports.online(),
      installable: this.#ports.installable(),
      newVersion: this.#ports.newVersion(),
    };
  }

  /** To a table, unless the person has changed her mind before the desk was there. */
  async #go(arriving: 'open' | 'link' | 'code' | null, go: (desk: Desk) => Promise<void>): Promise<void> {
    const way = ++this.#way;
    this.#arriving = arriving;
    this.#changed();
    try {
      const desk = await this.#loadDesk();
      if (way === this.#way) await go(desk);
    } finally {
      if (way === this.#way) this.#arriving = null;
    }
  }

  async #loadDesk(): Promise<Desk> {
    const {Desk} = await import('./desk.ts');
    this.#desk ??= new Desk(this.#ports, {
      settings: () => this.#settings,
      changed: () => this.#changed(),
      home: problem => {
        void this.act({act: 'goHome'}).then(() => {
          this.#problem = problem;
          this.#changed();
        });
      },
    });
    return this.#desk;
  }

  /** The browser may ask the person, who may never answer: nothing waits for this. */
  async #keepData(): Promise<void> {
    this.#storage = await askToPersist();
    this.#changed();
  }

  async #readTables(): Promise<void> {
    const listed = await listTables().finally(() => {
      this.#tables ??= [];
    });
    this.#tables = listed.flatMap(table => ('meta' in table ? [savedTable(table.meta)] : []));
    const damaged = listed.find(table => 'problem' in table);
    if (damaged && 'problem' in damaged) this.#problem ??= problemOf(damaged.problem);
    this.#storage = await persistence();
    this.#changed();
  }

  #changed(): void {
    this.#ports.changed();
  }
}
