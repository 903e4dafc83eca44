/**
 * Whoever runs a broker, between two devices that come by link: it ends both connections itself, passes every message on,
 * and writes into the descriptions what it likes about certificates. Runs in one page, over real WebRTC.
 */
import {randomText} from '../../../src/base/random.ts';
import {createSigner} from '../../../src/log/sign.ts';
import {fingerprintsOf} from '../../../src/net/fingerprints.ts';
import {greet, type Side} from '../../../src/net/hello.ts';
import type {Channel} from '../../../src/net/introducer.ts';
import {JoinError} from '../../../src/net/join-error.ts';
import {inventTable} from '../../../src/net/link-text.ts';
import {ChannelWire} from '../../../src/net/wire.ts';

/** Whose fingerprints the descriptions bear that reach the two; `nobody`: there is no middle. */
export type Lines = 'nobody' | 'its own' | 'both, its own last' | 'both, its own first';

/** A greeting that has not ended by then never will. */
const PATIENCE_MS = 4000;

const LINE = /^a=fingerprint:.*$/im;

/** One end of a connection, under a certificate whose line in descriptions is known before it has any. */
interface End {
  readonly connection: RTCPeerConnection;
  readonly line: string;
}

async function newEnd(): Promise<End> {
  const certificates = [
    await RTCPeerConnection.generateCertificate({name: 'ECDSA', namedCurve: 'P-256'} as EcKeyGenParams),
  ];
  const scout = new RTCPeerConnection({certificates});
  scout.createDataChannel('scout');
  const {sdp = ''} = await scout.createOffer();
  scout.close();
  return {connection: new RTCPeerConnection({iceServers: [], certificates}), line: LINE.exec(sdp)![0]};
}

/** With all its candidates. */
function described(connection: RTCPeerConnection): Promise<RTCSessionDescription> {
  return new Promise(resolve => {
    const look = () => {
      if (connection.iceGatheringState === 'complete') resolve(connection.localDescription!);
    };
    connection.addEventListener('icegatheringstatechange', look);
    look();
  });
}

/**
 * @param lines what stands in the description that each end is given of the other
 * @returns the channel of each end, open
 */
async function connect(
  [caller, answerer]: readonly [End, End],
  lines: (to: End, from: End) => readonly string[],
): Promise<readonly [RTCDataChannel, RTCDataChannel]> {
  const told = ({sdp}: RTCSessionDescription, to: End, from: End) =>
    sdp.replace(LINE, lines(to, from).join('\r\n'));
  const data = caller.connection.createDataChannel('greeting');
  const theirs = new Promise<RTCDataChannel>(resolve =>
    answerer.connection.addEventListener('datachannel', ({channel}) => resolve(channel)),
  );
  await caller.connection.setLocalDescription();
  const offer = told(await described(caller.connection), answerer, caller);
  await answerer.connection.setRemoteDescription({type: 'offer', sdp: offer});
  await answerer.connection.setLocalDescription();
  const answer = told(await described(answerer.connection), caller, answerer);
  await caller.connection.setRemoteDescription({type: 'answer', sdp: answer});
  await new Promise(resolve => data.addEventListener('open', resolve));
  return [data, await theirs];
}

const channelOver = (data: RTCDataChannel, {connection}: End): Channel => ({
  listen: ({text, closed}) => {
    data.addEventListener('message', ({data: said}) => text(said));
    data.addEventListener('close', closed);
  },
  send: text => {
    if (data.readyState === 'open') data.send(text);
  },
  fingerprints: () => fingerprintsOf(connection),
  close: () => data.close(),
});

function pass(from: RTCDataChannel, to: RTCDataChannel): void {
  from.addEventListener('message', ({data}) => {
    if (to.readyState === 'open') to.send(data);
  });
}

/** @returns what the greeting came to for guest and host: `greeted`, the code of a refusal, or `nothing` */
export async function middle(order: Lines): Promise<readonly string[]> {
  const {tableId, secret} = inventTable();
  const [guest, host, toGuest, toHost] = await Promise.all([newEnd(), newEnd(), newEnd(), newEnd()]);
  const greeting = async (data: RTCDataChannel, end: End, side: Side): Promise<string> => {
    const identity = await createSigner(crypto.getRandomValues(new Uint8Array(32)));
    const self = {peer: randomText(9), tableId, secret, identity, profile: null};
    return greet(new ChannelWire(channelOver(data, end)), self, side).then(
      () => 'greeted',
      error => (error instanceof JoinError ? error.code : 'nothing'),
    );
  };
  const both = async (): Promise<readonly string[]> => {
    if (order === 'nobody') {
      const [called, answered] = await connect([guest, host], (_, from) => [from.line]);
      return Promise.all([greeting(called, guest, 'caller'), greeting(answered, host, 'answerer')]);
    }
    const lines = (to: End, {line}: End) => {
      const other = to === guest ? host : guest;
      if (to === toGuest || to === toHost || order === 'its own') return [line];
      return order === 'both, its own first' ? [line, other.line] : [other.line, line];
    };
    const [[called, ofGuest], [ofHost, answered]] = await Promise.all([
      connect([guest, toGuest], lines),
      connect([toHost, host], lines),
    ]);
    pass(ofGuest, ofHost);
    pass(ofHost, ofGuest);
    return Promise.all([greeting(called, guest, 'caller'), greeting(answered, host, 'answerer')]);
  };
  const late = new Promise<readonly string[]>(resolve =>
    setTimeout(resolve, PATIENCE_MS, ['nothing', 'nothing']),
  );
  // A browser that does not take such a description makes no connection of it.
  const outcome = await Promise.race([both().catch(() => ['nothing', 'nothing']), late]);
  for (const {connection} of [guest, host, toGuest, toHost]) connection.close();
  return outcome;
}
