import {expect} from 'chai';
import {live, NetTable, until} from '../../support/net-table.ts';

describe('a mesh of rooms', () => {
  let table: NetTable;
  beforeEach(() => {
    table = new NetTable();
  });
  afterEach(() => table.close());

  for (const size of [2, 3, 5]) {
    it(`${size} devices are all linked with each other, and hear messages and entries of the keeper`, async () => {
      const keeper = await table.open();
      keeper.board.push('first');
      for (let i = 1; i < size; i++) await table.join();
      await table.whole();
      keeper.board.push('second', 'third');
      keeper.broadcast({hello: 'all'});
      for (const room of table.rooms.slice(1)) {
        await until(() => table.heard(room).length === 3, 'three entries');
        expect(table.heard(room).sort()).to.deep.equal(['first', 'second', 'third']);
        await until(() => table.messages.get(room.me)?.length === 1, 'the message');
      }
      expect(table.strikes).to.deep.equal([]);
      expect(live(keeper)).to.have.length(size - 1);
    });
  }
});
