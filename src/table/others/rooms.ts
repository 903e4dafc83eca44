/** The mesh of `src/net`, as sessions want it. A chunk of its own: tables on one device never load it. */
import * as v from 'valibot';
import {BadMessage} from '../../base/bad-message.ts';
import type {Json} from '../../base/json.ts';
import {kept} from '../../base/kept.ts';
import {loadModule} from '../../base/load-module.ts';
import type {Signer} from '../../log/sign.ts';
import {askAdmission} from '../../net/approach.ts';
import {brokerText, chooseWays, usualBrokers, type Ways} from '../../net/broker.ts';
import {Ice} from '../../net/ice.ts';
import {introducersOf, loadPeerJs} from '../../net/intro-broker.ts';
import type {Channel} from '../../net/introducer.ts';
import {JoinError} from '../../net/join-error.ts';
import {
  codeOf,
  founderOf,
  holdsMeetingCode,
  inventSecret,
  inventTable,
  joinLink,
  parseInvitation,
} from '../../net/link-text.ts';
import type {Offers} from '../../net/meeting.ts';
import {ownServer, pageForOthers, type Server, whoami} from '../../net/page-server.ts';
import type {PeerInfo as NetPeer, PeerState} from '../../net/peer.ts';
import {joinRoom, openRoom, type Room, returnRoom} from '../../net/room.ts';
import type {LinkState} from '../seen/view-model.ts';
import {Hearing} from './hearing.ts';
import type {Connection, Offered, RoomPorts, TableAddress} from './room-port.ts';
import {JoinFailure, type PeerInfo, type RoomEvents, type RoomPort} from './room-port.ts';
import {cleanName} from './typed-text.ts';

const LINKS: Readonly<Record<PeerState, LinkState>> = {
  connecting: 'connecting',
  live: 'live',
  unsteady: 'unsteady',
  lost: 'away',
};

const peerInfo = ({id, key, host, state, profile}: NetPeer): PeerInfo => ({
  id,
  key,
  host,
  link: LINKS[state],
  name: nameIn(profile),
});

const ProfileSchema = v.object({name: v.string()});

/** As somebody calls itself, which may be anything. */
function nameIn(profile: Json): string {
  const claim = v.safeParse(ProfileSchema, profile);
  return claim.success ? cleanName(claim.output.name) : '';
}

/**
 * Makes a code with this device's address in it.
 * @param address as somebody has typed it; null: none, or the one from before
 * @throws BadMessage code/bad-address, and what `make` throws: then the address is forgotten
 */
type Typing = <T>(address: string | null, make: () => Promise<T>) => Promise<T>;

/** Fetched when somebody wants to meet without a server. */
const loadMeeting = () => loadModule(() => import('../../net/meeting.ts'));

/** @param page address of the app, to find the page server's own broker */
export async function rooms(page: string): Promise<RoomPorts> {
  // Whoever wants the rooms is about to dial; a later dial asks again, from where the device is then.
  let told: Promise<Server | null> | undefined = whoami(page);
  const forOthers = await pageForOthers(page, told);
  const ownForOthers = (await ownServer(forOthers, told))?.broker ?? null;
  const waysOf = (connection: Connection, named: readonly string[] = []) => {
    requireRtc();
    const answer = told;
    told = undefined;
    return chooseWays(connection, page, named, () => ownServer(page, answer));
  };
  /** What others have to be told of where the table's doors are: nothing, where the page alone tells it. */
  const namedOf = (connection: Connection): readonly string[] => {
    const usual = usualBrokers(connection.brokers, forOthers, ownForOthers).map(brokerText);
    const own = ownForOthers && brokerText(ownForOthers);
    return usual.length === 1 && usual[0] === own ? [] : usual;
  };
  const profileOf = ({name, shape}: Connection): Json => ({name, shape});
  /** Who was met without a server and introduces next, by table. */
  const met = new Map<string, Channel>();
  const take = (tableId: string) => {
    const channel = met.get(tableId) ?? null;
    met.delete(tableId);
    return channel;
  };
  /** This device's address, as the person here has typed it: good for all links from here on. */
  let typed: string | null = null;
  const addressOf =
    ({ownAddress}: Pick<Ways, 'ownAddress'>) =>
    () =>
      typed ?? ownAddress;
  const type: Typing = async (address, make) => {
    const {typedAddress} = await loadMeeting();
    const before = typed;
    if (address !== null) typed = typedAddress(address);
    try {
      return await make();
    } catch (error) {
      typed = before;
      throw error;
    }
  };
  const offered = async (text: string): Promise<Offered> => {
    const {readOffer, answerTo} = await loadMeeting();
    const offer = await readOffer(text);
    const {tableId} = offer;
    return {
      tableId,
      answer: async (identity, connection, address) => {
        const ownAddress = addressOf(await waysOf(connection));
        const options = {page: forOthers, identity, profile: profileOf(connection), ownAddress};
        const {shown, met: meeting, close} = await type(address, () => answerTo(offer, options));
        const table = failing(async () => {
          const {table, channel} = await meeting;
          met.set(tableId, channel);
          return table;
        });
        return {shown, table, close};
      },
    };
  };
  const optionsOf = async (
    {tableId, secret, brokers}: TableAddress,
    identity: Signer,
    connection: Connection,
  ) => {
    const ways = await waysOf(connection, brokers);
    const ice = new Ice(ways.iceServers, ways.relayAt);
    const introducers = introducersOf(ways, ice);
    const path = {introducers, met: () => take(tableId), ice, ownAddress: addressOf(ways)};
    return {tableId, secret, identity, ...path, profile: profileOf(connection)};
  };
  const meets =
    ({ownAddress}: {readonly ownAddress: () => string | null}) =>
    async (room: Room, handed: (text: string) => void) => {
      const {Offers} = await loadMeeting();
      return new Offers({
        page: forOthers,
        self: room.self,
        founder: () => room.founder,
        ownAddress,
        accepts: who => room.accepts(who),
        welcome: channel => room.welcome(channel),
        handed,
      });
    };
  return {
    invent: inventTable,
    inviteOf: ({tableId, secret, founder, hostKey, brokers}, game, connection) => {
      const named = {
        founder: hostKey ? founderOf(hostKey) : (founder ?? null),
        brokers: brokers ?? namedOf(connection),
      };
      return {link: joinLink(forOthers, {tableId, secret, ...named}, game), code: codeOf(tableId)};
    },
    read: text => {
      if (holdsMeetingCode(text)) return offered(text);
      const invitation = parseInvitation(text);
      loadPeerJs().catch(() => undefined);
      return invitation;
    },
    admit: async (invitation, connection) => {
      if (invitation.tableId !== null) return invitation;
      const ways = await waysOf(connection);
      const ice = new Ice(ways.iceServers, ways.relayAt);
      const introducers = introducersOf(ways, ice);
      const asking = failing(() => askAdmission(introducers, invitation.code, profileOf(connection)));
      return asking.finally(() => ice.close());
    },
    open: async (table, identity, connection) => {
      const options = await optionsOf(table, identity, connection);
      const room = await failing(() => openRoom({...options, founder: founderOf(identity.publicKey)}));
      return portOf(room, meets(options), type);
    },
    join: async (table, identity, connection, onStep) => {
      const {founder = null, hostKey} = table;
      const options = {...(await optionsOf(table, identity, connection)), founder};
      // Who has been there goes on with what is stored, whether somebody is found at once or not.
      if (hostKey) return portOf(await returnRoom({...options, hostKey}), meets(options), type);
      return portOf(await failing(() => joinRoom(options, onStep)), meets(options), type, founder !== null);
    },
  };
}

/** Without it no broker is to blame. @throws JoinFailure noRtc */
function requireRtc(): void {
  try {
    // Some browsers leave it out when it is switched off, in others it only refuses.
    new RTCPeerConnection().close();
  } catch {
    throw new JoinFailure('noRtc');
  }
}

async function failing<T>(connect: () => Promise<T>): Promise<T> {
  try {
    return await connect();
  } catch (error) {
    throw error instanceof JoinError ? new JoinFailure(error.code) : error;
  }
}

/**
 * @param meets makes what meets others without a server
 * @param type takes in this device's address
 * @param named the link said who founded the table
 */
function portOf(
  room: Room,
  meets: (room: Room, handed: (text: string) => void) => Promise<Offers>,
  type: Typing,
  named = true,
): RoomPort {
  let made: Offers | null = null;
  let answered: RoomEvents['answered'] = () => undefined;
  const offers = kept(async () => {
    made = await meets(room, text => answered(text));
    return made;
  });
  return {
    get peers() {
      return room.peers.map(peerInfo);
    },
    get hostKey() {
      return room.hostKey;
    },
    listen: events => {
      const hearing = new Hearing(key => room.peers.some(peer => peer.key === key && peer.state !== 'lost'));
      answered = events.answered;
      room.on('peers', events.peers);
      room.on('message', (from, message) => {
        if (hearing.hears(from.key, message)) events.message(peerInfo(from), message);
      });
      room.on('entries', events.entries);
      room.on('trouble', code => events.trouble(code && {code: `join/${code}`, details: {}}));
      room.on('strike', (from, code) => events.strike(peerInfo(from), code));
      room.on('sentAway', events.sentAway);
      room.on('renewed', events.renewed);
      room.on('leaving', events.leaving);
      room.on('admission', ({profile, over, admit, refuse}) => {
        events.knock({name: nameIn(profile), over, admit, refuse});
      });
      if (!named) events.trouble({code: 'link/unnamed', details: {}});
      // What came while nobody listened.
      if (room.bulletin.entries.length > 0) events.entries(room.bulletin.entries);
    },
    // Messages of this layer are JSON by their schema.
    send: (peer, message) => room.send(peer, message as Json),
    broadcast: message => room.broadcast(message as Json),
    penIs: (key, term) => room.penIs(key, term),
    open: texts => void room.bulletin.reset(texts),
    publish: text => room.bulletin.push(text),
    offer: address => type(address, async () => (await offers()).make()),
    takeAnswer: async text => (await offers()).take(text),
    redial: () => room.redial(),
    reserve: seats => room.reserve(seats),
    remove: key => room.remove(key),
    renew: () => {
      const secret = inventSecret();
      void room.renew(secret);
      return secret;
    },
    blame: (peer, code) => room.strike(peer, new BadMessage(code)),
    close: () => {
      made?.close();
      room.close();
    },
  };
}
