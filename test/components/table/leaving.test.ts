/** Leaving a table: what was under way is on disk, nothing comes after, and the table is free for whoever is next. */
import {expect} from 'chai';
import {clear, keys, set} from 'idb-keyval';
import {game} from '../../../src/games/puerto-rico/full.ts';
import {useDatabase} from '../../../src/saves/store.ts';
import {loadTable} from '../../../src/saves/tables.ts';
import {App} from '../../../src/table/opening/app.ts';
import type {NewTable} from '../../../src/table/seen/view-model.ts';
import {playOut, testTable} from '../../support/log/log-kit.ts';
import {until} from '../app/harness.ts';
import {ADDRESS, portsWith, QuietRoom, tableOf} from './ports.ts';

const raw = useDatabase('test-leaving');

const HERE: NewTable = {
  game: 'puerto-rico',
  seats: 2,
  options: {},
  bots: [],
  place: 'here',
  names: ['Anna', 'Bence'],
};

describe('a table that is left', () => {
  beforeEach(() => clear(raw));

  it('takes nothing in any more: opened again at once, it goes on where it stands', async () => {
    const {header, chain} = await playOut(await testTable('ppp', {game, mode: 'host'}), 1, 120);
    const {texts} = chain;
    const host = {id: 'host', key: header.seats[0]!.key, host: true, link: 'live', name: ''} as const;
    const room = new QuietRoom([host]);
    const app = new App(
      portsWith({
        rooms: async () => ({
          invent: () => ADDRESS,
          inviteOf: () => ({link: 'link', code: 'ABCDEF'}),
          read: () => ADDRESS,
          admit: async () => ADDRESS,
          open: async () => room,
          join: async () => room,
        }),
      }),
    );
    await app.start({at: 'home'});
    await app.act({act: 'join', linkOrCode: '#j=link'});
    const places = header.seats.map(({name, kind, key, nonce}) => ({
      name,
      kind,
      key,
      nonce,
      shape: 'disc',
      bot: null,
    }));
    const options = header.options;
    room.events!.message(host, {
      m: 'lobby',
      game: header.game,
      options,
      host: host.key,
      places,
      started: true,
    });
    room.events!.entries(texts.slice(0, 1));
    await until(() => app.view()?.screen.screen === 'lobby', 'the question');
    await app.act({act: 'agree'});
    await until(() => tableOf(app), 'the table');

    room.events!.entries(texts);
    await until(() => tableOf(app)!.fairness.entries > 5, 'some entries');
    await app.act({act: 'goHome'});
    const left = (await loadTable(ADDRESS.tableId))!;
    expect(left.entries.length).to.be.at.least(6);
    expect(left.meta.entries).to.equal(left.entries.length);

    await app.act({act: 'open', tableId: ADDRESS.tableId});
    await until(() => room.events, 'the room');
    expect(tableOf(app)!.fairness.entries).to.equal(left.entries.length);
    room.events!.entries(texts);
    await until(() => tableOf(app)!.fairness.entries === texts.length, 'all entries');
    expect(tableOf(app)!.trouble).to.equal(null);
    await app.act({act: 'goHome'});
  });

  it('and is deleted elsewhere leads to the start page, with the reason', async () => {
    const remembered: (string | null)[] = [];
    const holder = new App(portsWith({remember: id => remembered.push(id)}));
    await holder.start({at: 'home'});
    await holder.act({act: 'create', table: HERE});
    const {tableId} = tableOf(holder)!;
    const other = new App(portsWith({}));
    await other.start({at: 'home'});
    await other.act({act: 'delete', tableId});
    await until(() => holder.view()!.problem, 'the reason');
    const {screen, problem} = holder.view()!;
    expect(problem!.code).to.equal('table/taken-over');
    expect(screen).to.deep.include({screen: 'home', tables: []});
    expect(remembered.at(-1)).to.equal(null);
    expect((await keys(raw)).filter(key => String(key).startsWith('t/'))).to.deep.equal([]);
  });

  it('because it cannot be read is not opened, and not changed', async () => {
    const app = new App(portsWith({}));
    await app.start({at: 'home'});
    await app.act({act: 'create', table: HERE});
    const {tableId} = tableOf(app)!;
    await app.act({act: 'goHome'});
    await set(`t/${tableId}/e/000000`, '{"n":0,"no":"header"}', raw);
    // But for the number of tabs that have tried it.
    const stored = async () => ({...(await loadTable(tableId))!, hold: 0});
    const before = await stored();
    for (let time = 0; time < 2; time++) {
      await app.act({act: 'open', tableId});
      expect(app.view()?.screen.screen).to.equal('home');
      expect(app.view()?.problem?.code).not.to.be.oneOf([undefined, 'table/open-elsewhere']);
    }
    expect(await stored()).to.deep.equal(before);
  });
});
