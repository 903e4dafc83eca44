/** The mesh of `src/net`, as sessions want it. A chunk of its own: tables on one device never load it. */
import * as v from 'valibot';
import {BadMessage} from '../../base/bad-message.ts';
import type {Json} from '../../base/json.ts';
import {askAdmission} from '../../net/approach.ts';
import {chooseBroker, ownBroker, pageForOthers, type Server, whoami} from '../../net/broker.ts';
import {BrokerIntroducer, loadPeerJs} from '../../net/intro-broker.ts';
import {JoinError} from '../../net/join-error.ts';
import {
  codeOf,
  founderOf,
  inventSecret,
  inventTable,
  joinLink,
  parseInvitation,
} from '../../net/link-text.ts';
import type {PeerInfo as NetPeer, PeerState} from '../../net/peer.ts';
import {joinRoom, openRoom, type Room, returnRoom} from '../../net/room.ts';
import type {LinkState} from '../seen/view-model.ts';
import {Hearing} from './hearing.ts';
import type {Connection, RoomPorts} from './room-port.ts';
import {JoinFailure, type PeerInfo, type RoomPort} from './room-port.ts';
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

/** @param page address of the app, to find the page server's own broker */
export async function rooms(page: string): Promise<RoomPorts> {
  // Whoever wants the rooms is about to dial; a later dial asks again, from where the device is then.
  let told: Promise<Server | null> | undefined = whoami(page);
  const forOthers = await pageForOthers(page, told);
  const brokerOf = ({broker, relay}: Connection) => {
    requireRtc();
    const answer = told;
    told = undefined;
    return chooseBroker(broker, relay, page, () => ownBroker(page, answer));
  };
  const profileOf = ({name, shape}: Connection): Json => ({name, shape});
  return {
    invent: inventTable,
    inviteOf: ({tableId, secret, founder, hostKey}, game) => {
      const named = hostKey ? founderOf(hostKey) : (founder ?? null);
      return {link: joinLink(forOthers, {tableId, secret, founder: named}, game), code: codeOf(tableId)};
    },
    read: text => {
      const invitation = parseInvitation(text);
      loadPeerJs().catch(() => undefined);
      return invitation;
    },
    admit: async (invitation, connection) => {
      if (invitation.tableId !== null) return invitation;
      const introducer = new BrokerIntroducer(await brokerOf(connection));
      return failing(() => askAdmission(introducer, invitation.code, profileOf(connection)));
    },
    open: async ({tableId, secret}, identity, connection) => {
      const broker = await brokerOf(connection);
      const profile = profileOf(connection);
      const options = {tableId, secret, founder: founderOf(identity.publicKey), identity, broker, profile};
      return portOf(await failing(() => openRoom(options)));
    },
    join: async ({tableId, secret, founder = null, hostKey}, identity, connection, onStep) => {
      const broker = await brokerOf(connection);
      const profile = profileOf(connection);
      const options = {tableId, secret, founder, identity, broker, profile};
      // Who has been there goes on with what is stored, whether somebody is found at once or not.
      if (hostKey) return portOf(await returnRoom({...options, hostKey}));
      return portOf(await failing(() => joinRoom(options, onStep)), founder !== null);
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

/** @param named the link said who founded the table */
const portOf = (room: Room, named = true): RoomPort => ({
  get peers() {
    return room.peers.map(peerInfo);
  },
  get hostKey() {
    return room.hostKey;
  },
  listen: events => {
    const hearing = new Hearing(key => room.peers.some(peer => peer.key === key && peer.state !== 'lost'));
    room.on('peers', events.peers);
    room.on('message', (from, message) => {
      if (hearing.hears(from.key, message)) events.message(peerInfo(from), message);
    });
    room.on('entries', events.entries);
    room.on('trouble', code => events.trouble(code && {code: `join/${code}`, details: {}}));
    room.on('strike', (from, code) => events.strike(peerInfo(from), code));
    room.on('sentAway', events.sentAway);
    room.on('renewed', events.renewed);
    room.on('admission', ({profile, admit, refuse}) => {
      events.knock({name: nameIn(profile), admit, refuse});
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
  redial: () => room.redial(),
  reserve: seats => room.reserve(seats),
  remove: key => room.remove(key),
  renew: () => {
    const secret = inventSecret();
    void room.renew(secret);
    return secret;
  },
  blame: (peer, code) => room.strike(peer, new BadMessage(code)),
  close: () => room.close(),
});
