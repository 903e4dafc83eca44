/** Tries, one after the other, what two devices need to meet (`base/diagnosis.ts`), as far as one of them can. */
import type {Findings} from '../base/diagnosis.ts';
import {type BrokerConfig, chooseBroker, PUBLIC_BROKER, type RelayConfig} from './broker.ts';
import {BrokerIntroducer} from './intro-broker.ts';

interface Connection {
  readonly broker: string;
  readonly relay: RelayConfig;
}

/** Servers outside, and a connection within the page, answer in a moment or not at all; ms. */
const PATIENCE = 5000;

/**
 * @param page its address
 * @param told of each thing as soon as it is known
 */
export async function diagnose(
  connection: Connection,
  page: string,
  told: (found: Partial<Findings>) => void,
): Promise<Findings> {
  let found: Findings = {
    online: navigator.onLine,
    secure: isSecureContext,
    rtc: hasRtc(),
    broker: {host: '', is: 'silent'},
    addresses: 'none',
    outside: 'unasked',
    relay: 'none',
    itself: false,
  };
  const tell = (more: Partial<Findings>): void => {
    found = {...found, ...more};
    told(more);
  };
  const {online, secure, rtc} = found;
  tell({online, secure, rtc});
  if (!rtc) return found;
  const {broker, relay} = connection;
  const chosen = await chooseBroker(broker, relay, page).catch(() => null);
  const isAnswering = chosen && (await answers(chosen));
  const host = chosen?.host ?? broker.trim();
  tell({broker: {host, is: chosen ? (isAnswering ? 'answers' : 'silent') : 'misnamed'}});
  tell(await gather((chosen ?? PUBLIC_BROKER).iceServers));
  tell({itself: await meetsItself()});
  return found;
}

function hasRtc(): boolean {
  try {
    new RTCPeerConnection().close();
    return true;
  } catch {
    return false;
  }
}

async function answers(broker: BrokerConfig): Promise<boolean> {
  try {
    (await new BrokerIntroducer(broker).dialler()).close();
    return true;
  } catch {
    return false;
  }
}

const isRelay = ({urls}: RTCIceServer): boolean => [urls].flat().some(url => /^turns?:/.test(url));

/** The addresses that this device learns of itself. */
async function gather(
  iceServers: readonly RTCIceServer[],
): Promise<Pick<Findings, 'addresses' | 'outside' | 'relay'>> {
  const connection = new RTCPeerConnection({iceServers: [...iceServers]});
  const candidates: RTCIceCandidate[] = [];
  connection.createDataChannel('diagnosis');
  const gathered = new Promise<void>(resolve => {
    setTimeout(resolve, PATIENCE);
    connection.onicecandidate = ({candidate}) => {
      if (!candidate) return resolve();
      if (candidate.candidate) candidates.push(candidate);
    };
  });
  await connection.setLocalDescription();
  await gathered;
  connection.close();
  const of = (type: RTCIceCandidateType) => candidates.filter(each => each.type === type);
  const own = of('host').filter(({protocol}) => protocol === 'udp');
  const addresses =
    own.length === 0 ? 'none' : own.every(({address}) => address?.endsWith('.local')) ? 'hidden' : 'real';
  // One door of this device that is seen as several from outside: whoever is told of one of them finds it shut.
  const doors = new Set(of('srflx').flatMap(({address, port}) => (address?.includes('.') ? [port] : [])));
  const isStrict = own.length === 1 && doors.size > 1;
  return {
    addresses,
    outside: iceServers.every(isRelay)
      ? 'unasked'
      : isStrict
        ? 'strict'
        : of('srflx').length > 0
          ? 'answers'
          : 'silent',
    relay: iceServers.some(isRelay) ? (of('relay').length > 0 ? 'answers' : 'silent') : 'none',
  };
}

async function meetsItself(): Promise<boolean> {
  const [one, other] = [new RTCPeerConnection(), new RTCPeerConnection()];
  const channel = one.createDataChannel('diagnosis');
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    from.onicecandidate = ({candidate}) => {
      if (candidate) to.addIceCandidate(candidate).catch(() => undefined);
    };
  const opened = new Promise<boolean>(resolve => {
    setTimeout(() => resolve(false), PATIENCE);
    channel.onopen = () => resolve(true);
  });
  try {
    await one.setLocalDescription();
    await other.setRemoteDescription(one.localDescription!);
    await other.setLocalDescription();
    await one.setRemoteDescription(other.localDescription!);
    return await opened;
  } catch {
    return false;
  } finally {
    one.close();
    other.close();
  }
}
