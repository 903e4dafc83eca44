import {expect} from 'chai';
import {clear, set} from 'idb-keyval';
import {acquireLease, type Lease, type LeaseOptions, withRecord} from '../../../src/saves/lease.ts';
import {useDatabase} from '../../../src/saves/store.ts';
import {HeldClock} from '../../support/screen/held-clock.ts';

const raw = useDatabase('test-leases');

/** Resolves with the name of the table when the lease is lost. */
function losing() {
  let lose = () => {};
  const lost = new Promise<string>(resolve => {
    lose = () => resolve('lost');
  });
  return {lost, options: {onLost: () => lose()} satisfies LeaseOptions};
}

const never: LeaseOptions = {
  onLost: () => {
    throw new Error('lost');
  },
};

/** The tab that has it answers, however late: it is not taken for dead meanwhile. */
const asked = async <T>(ask: () => Promise<T>): Promise<T> => {
  const clock = new HeldClock();
  try {
    return await ask();
  } finally {
    clock.release();
  }
};

const ways: readonly (readonly [string, typeof acquireLease])[] = [
  ['by Web Locks', acquireLease],
  ['by a record, as on pages over plain http', withRecord],
];

for (const [way, acquire] of ways) {
  describe(`one tab per table, ${way}`, () => {
    const open: Lease[] = [];
    let table = 0;
    const id = () => `lease-${way.length}-${table}`;

    beforeEach(async () => {
      table++;
      await clear(raw);
    });
    afterEach(() => {
      for (const lease of open.splice(0)) lease.release();
    });

    const hold = async (options: LeaseOptions = never, name = id()) => {
      const lease = await acquire(name, options);
      if (lease) open.push(lease);
      return lease;
    };

    it('the first tab gets it, the second does not', async () => {
      expect(await hold()).not.to.equal(null);
      expect(await asked(hold)).to.equal(null);
    });

    it('tables are leased one by one', async () => {
      expect(await hold()).not.to.equal(null);
      expect(await hold(never, `${id()}-other`)).not.to.equal(null);
    });

    it('one of two tabs at the same moment gets it', async () => {
      const leases = await Promise.all([hold(), hold(), hold()]);
      expect(leases.filter(lease => lease !== null)).to.have.length(1);
    });

    it('a released lease is free again', async () => {
      const first = await hold();
      first?.release();
      let again = await hold();
      // The release is on its way; the lease comes free a moment later.
      for (let tries = 0; !again && tries < 100; tries++) again = await hold();
      expect(again).not.to.equal(null);
    });

    it('a tab may take it over; the other one is told', async () => {
      const {lost, options} = losing();
      await hold(options);
      expect(await hold({...never, takeOver: true})).not.to.equal(null);
      expect(await lost).to.equal('lost');
      expect(await asked(hold)).to.equal(null);
    });

    it('a tab that stores what it has first is waited for, and told', async () => {
      const {lost, options} = losing();
      const order: string[] = [];
      const onAsked = async () => {
        await new Promise(resolve => setTimeout(resolve));
        order.push('stored');
        return true;
      };
      await hold({...options, onAsked});
      expect(await asked(() => hold({...never, takeOver: true}))).not.to.equal(null);
      order.push('taken');
      expect(await lost).to.equal('lost');
      expect(order).to.deep.equal(['stored', 'taken']);
    });

    it('a tab that has what is stored nowhere keeps it, but from whoever wants it anyhow', async () => {
      const {lost, options} = losing();
      await hold({...options, onAsked: async () => false});
      const refused = await asked(() => hold({...never, takeOver: true})).catch(({code}) => code);
      expect(refused).to.equal('table/kept-elsewhere');
      expect(await asked(hold)).to.equal(null);
      expect(await asked(() => hold({...never, takeOver: true, anyhow: true}))).not.to.equal(null);
      expect(await lost).to.equal('lost');
    });

    it('taking over what nobody holds works, too', async () => {
      expect(await hold({...never, takeOver: true})).not.to.equal(null);
    });
  });
}

describe('a lease by a record', () => {
  it('of a dead tab is taken after it did not answer', async () => {
    await set('lease/dead', 'a tab that is gone', raw);
    const lease = await withRecord('dead', never);
    expect(lease).not.to.equal(null);
    lease?.release();
  });
});
