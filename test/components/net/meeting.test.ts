/** Two devices meet by codes alone: what an offer lets in, once, and what it does not. */
import {expect} from 'chai';
import {BadMessage} from '../../../src/base/bad-message.ts';
import {randomBytes, randomText} from '../../../src/base/random.ts';
import {createSigner, type Signer} from '../../../src/log/sign.ts';
import type {Channel} from '../../../src/net/introducer.ts';
import {LIMITS, TIMES} from '../../../src/net/limits.ts';
import {founderOf, inventTable} from '../../../src/net/link-text.ts';
import {type Answering, answerTo, Offers, readOffer} from '../../../src/net/meeting.ts';
import {answerCode, type Offer, offerCode, readCode} from '../../../src/net/meeting-code.ts';
import type {Room} from '../../../src/net/room.ts';
import {NetTable, newSigner, until, watchConnections} from '../../support/net/table.ts';

const PAGE = 'https://play.example/x/#old';

const refusal = async (act: Promise<unknown>): Promise<string> => {
  try {
    await act;
    return 'taken';
  } catch (error) {
    return error instanceof BadMessage ? error.code : String((error as Error).message);
  }
};

const offerIn = (link: string): Offer => {
  const code = readCode(link);
  if (code.kind === 'answer') throw new Error('an answer');
  return code.offer;
};

describe('meeting by codes', () => {
  let closes: (() => void)[] = [];
  let welcomed: Channel[] = [];
  let handed: string[] = [];
  let offers: Offers;
  let table: ReturnType<typeof inventTable>;

  const host = async (of = table, accepts = () => true): Promise<Offers> => {
    const identity = await createSigner(randomBytes(32));
    const made = new Offers({
      page: PAGE,
      self: {peer: randomText(9), tableId: of.tableId, secret: of.secret, identity, profile: {name: 'Anna'}},
      founder: () => founderOf(identity.publicKey),
      ownAddress: () => null,
      accepts,
      welcome: channel => welcomed.push(channel),
      handed: text => handed.push(text),
    });
    closes.push(() => made.close());
    return made;
  };
  const answer = async (offer: Offer): Promise<Answering> => {
    const identity = await createSigner(randomBytes(32));
    const made = await answerTo(offer, {
      page: PAGE,
      identity,
      profile: {name: 'Béla'},
      ownAddress: () => null,
    });
    // Whoever is left waiting at the end of a test is not waited for.
    made.met.catch(() => undefined);
    closes.push(made.close);
    return made;
  };

  beforeEach(async () => {
    closes = [];
    welcomed = [];
    handed = [];
    table = inventTable();
    offers = await host();
  });
  afterEach(() => {
    for (const channel of welcomed) channel.close();
    for (const close of closes) close();
  });

  it('an answer brings the table, which the offer does not tell, and a channel that goes on', async () => {
    const {link} = await offers.make();
    expect(link).to.match(/^https:\/\/play\.example\/x\/#o=1\.[\w-]+$/);
    expect(link).not.to.include(table.secret);
    const guest = await answer(offerIn(link));
    expect(guest.shown.link).to.match(/^https:\/\/play\.example\/x\/#a=1\.[\w-]+$/);
    await offers.take(`Here it is: ${guest.shown.link} – Béla`);
    const met = await guest.met;
    expect(met.table.tableId).to.equal(table.tableId);
    expect(met.table.secret).to.equal(table.secret);
    const here = welcomed[0]!;
    const heard = new Promise(resolve =>
      met.channel.listen({text: resolve, closed: () => resolve('closed')}),
    );
    here.send('welcome');
    expect(await heard).to.equal('welcome');
    const [mine, theirs] = await Promise.all([here.fingerprints(), met.channel.fingerprints()]);
    expect([mine.local, mine.remote]).to.deep.equal([theirs.remote, theirs.local]);
  });

  it('several offers wait at once, and each lets one device in, once', async () => {
    const links = [await offers.make(), await offers.make()].map(({link}) => link);
    const [one, other] = await Promise.all(links.map(link => answer(offerIn(link))));
    await offers.take(other!.shown.link);
    await offers.take(one!.shown.link);
    expect(welcomed.length).to.equal(2);
    expect(await refusal(offers.take(one!.shown.link))).to.equal('code/used');
    const late = await answer(offerIn(links[0]!));
    expect(await refusal(offers.take(late.shown.link))).to.equal('code/used');
    expect(welcomed.length).to.equal(2);
  });

  it('nobody is said to have come in by an offer whose guest was refused', async () => {
    const strict = await host(table, () => false);
    const guest = await answer(offerIn((await strict.make()).link));
    expect(await refusal(strict.take(guest.shown.link))).to.equal('join/refused');
    expect(await refusal(strict.take(guest.shown.link))).to.equal('code/unknown');
    expect(welcomed).to.deep.equal([]);
  });

  it('of several that answer to one offer the one whose answer is taken comes in', async () => {
    const offer = offerIn((await offers.make()).link);
    await answer(offer);
    const second = await answer(offer);
    await answer(offer);
    await offers.take(second.shown.link);
    expect((await second.met).table.secret).to.equal(table.secret);
    expect(welcomed.length).to.equal(1);
  });

  it('each wrong code has a name of its own', async () => {
    const {link} = await offers.make();
    const elsewhere = await host(inventTable());
    const guest = await answer(offerIn((await elsewhere.make()).link));
    expect(await refusal(offers.take(guest.shown.link))).to.equal('code/other-table');
    expect(await refusal(offers.take(link))).to.equal('code/own');
    expect(await refusal(offers.take((await elsewhere.make()).link))).to.equal('code/offer');
    expect(await refusal(offers.take('hello'))).to.equal('code/damaged');
    // The page was loaded anew since.
    const reloaded = await host();
    const stale = await answer(offerIn(link));
    expect(await refusal(reloaded.take(stale.shown.link))).to.equal('code/unknown');
    expect(welcomed).to.deep.equal([]);
  });

  it('an offer is over after ten minutes', async () => {
    const real = globalThis.setTimeout;
    const waits: (() => void)[] = [];
    // Nothing else in a meeting takes as long. The offer's own comes first.
    globalThis.setTimeout = ((act: () => void, ms: number) => {
      if (ms === TIMES.offer) waits.push(act);
      return ms === TIMES.offer ? 0 : real(act, ms);
    }) as typeof setTimeout;
    try {
      const {link} = await offers.make();
      const guest = await answer(offerIn(link));
      waits[0]!();
      expect(await refusal(offers.take(guest.shown.link))).to.equal('code/expired');
    } finally {
      globalThis.setTimeout = real;
    }
  });

  it('no more offers wait than a table has devices: the oldest goes', async () => {
    const first = await offers.make();
    for (let more = 0; more < LIMITS.peers; more++) await offers.make();
    expect(offers.waiting).to.equal(LIMITS.peers);
    const guest = await answer(offerIn(first.link));
    expect(await refusal(offers.take(guest.shown.link))).to.equal('code/expired');
  });

  it('who has a picture of the answer alone, or of the end of an offer, is not let in', async () => {
    const {link} = await offers.make();
    const offer = offerIn(link);
    // It knows where to connect to, and not the secret: it answers in the guest's place.
    const stranger = await answer({...offer, secret: randomText(16)});
    const code = readCode(stranger.shown.link);
    if (code.kind === 'offer') throw new Error('an offer');
    const real = readCode((await answer(offer)).shown.link);
    if (real.kind === 'offer') throw new Error('an offer');
    const put = answerCode({...real.answer, end: code.answer.end});
    expect(await refusal(offers.take(put))).to.equal('join/refused');
    expect(await refusal(stranger.met)).to.equal('join/refused');
    expect(welcomed).to.deep.equal([]);
  });

  it('an answer that is opened in another tab goes to the one with its table, and to no other', async () => {
    const guest = await answer(offerIn((await offers.make()).link));
    expect(await refusal(readOffer(guest.shown.link))).to.equal('code/handed-over');
    expect(handed).to.deep.equal([guest.shown.link]);
    const elsewhere = await answer({...offerIn((await offers.make()).link), secret: randomText(16)});
    expect(await refusal(readOffer(elsewhere.shown.link))).to.equal('code/answer');
    expect(handed).to.have.length(1);
  });

  it('a code whose secret was changed on the way leads nowhere', async () => {
    const {link} = await offers.make();
    const changed = offerCode({...offerIn(link), secret: randomText(16)});
    const guest = await answer(offerIn(changed));
    expect(await refusal(offers.take(guest.shown.link))).to.equal('code/unknown');
  });

  it('a page on this device alone leads nobody anywhere: the code stands for itself', async () => {
    const identity = await createSigner(randomBytes(32));
    const self = {peer: randomText(9), ...table, identity, profile: null};
    const alone = new Offers({
      page: 'file:///roadstead.html',
      self,
      founder: () => null,
      ownAddress: () => null,
      accepts: () => true,
      welcome: () => undefined,
      handed: () => undefined,
    });
    closes.push(() => alone.close());
    expect((await alone.make()).link).to.match(/^#o=1\./);
  });

  describe('at a table whose broker nobody reaches', () => {
    let net: NetTable;
    const rooms = () => net.rooms;

    /** As `rooms.ts` does it. */
    const offersOf = (room: Room): Offers => {
      const made = new Offers({
        page: PAGE,
        self: room.self,
        founder: () => room.founder,
        ownAddress: () => null,
        accepts: who => room.accepts(who),
        welcome: channel => room.welcome(channel),
        handed: () => undefined,
      });
      closes.push(() => made.close());
      return made;
    };

    /** Comes by an offer of this device. */
    async function comeTo(member: Room, as?: Signer): Promise<Room> {
      const at = offersOf(member);
      const offer = offerIn((await at.make()).link);
      const identity = as ?? (await newSigner());
      const answering = await answerTo(offer, {
        page: PAGE,
        identity,
        profile: {name: 'B'},
        ownAddress: () => null,
      });
      answering.met.catch(() => undefined);
      await at.take(answering.shown.link);
      const {table: address, channel} = await answering.met;
      let met: Channel | null = channel;
      return net.join({
        ...address,
        identity,
        met: () => {
          const first = met;
          met = null;
          return first;
        },
      });
    }

    beforeEach(() => {
      net = new NetTable();
      net.broker.up = false;
    });
    afterEach(() => net.close());

    it('a second device comes by a code, a third through the second, and all are linked, each pair by one connection', async () => {
      const {made, restore} = watchConnections();
      closes.push(restore);
      const host = await net.open();
      host.bulletin.push('one');
      const second = await comeTo(host);
      const third = await comeTo(second);
      await net.whole();
      await until(() => rooms().every(room => room === host || net.heard(room).includes('one')), 'the entry');
      expect(second.peers.find(({id}) => id === host.me)?.host).to.equal(true);
      expect(third.peers.find(({id}) => id === host.me)?.host).to.equal(true);
      expect(made.length).to.equal(2 * 3);
      expect(net.strikes).to.deep.equal([]);
    });

    it('who was sent away is not told the table’s secret by a code either', async () => {
      const host = await net.open();
      const identity = await newSigner();
      const guest = await comeTo(host, identity);
      await net.whole();
      host.remove(identity.publicKey);
      await until(() => guest.peers.every(({state}) => state === 'lost'), 'the end of its links');
      expect(await refusal(comeTo(host, identity))).to.equal('join/refused');
    });

    it('where the host wants to be asked, a person decides about whoever comes by a code, too', async () => {
      const host = await net.open();
      host.reserve({keys: [], free: 4, asks: true});
      const names: unknown[] = [];
      host.on('admission', ({profile, refuse}) => {
        names.push(profile);
        refuse();
      });
      expect(await refusal(comeTo(host))).to.equal('join/refused');
      expect(names).to.deep.equal([{name: 'device 1'}]);
    });
  });
});
