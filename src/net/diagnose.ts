/** Tries, one after the other, what two devices need to meet (`base/diagnosis.ts`), as far as one of them can. */
import type {Findings} from '../base/diagnosis.ts';
import {randomSymbols} from '../base/random.ts';
import {type Broker, chooseWays, isBroker, type NetworkSettings, STUN} from './broker.ts';
import {Ice} from './ice.ts';
import {BrokerIntroducer} from './intro-broker.ts';
import {JoinError} from './join-error.ts';

/** Servers outside, and a connection within the page, answer in a moment or not at all; ms. */
const PATIENCE = 5000;

/**
 * @param page its address
 * @param named brokers of the link that was followed
 * @param told of each thing as soon as it is known
 */
export async function diagnose(
  settings: NetworkSettings,
  page: string,
  named: readonly string[],
  told: (found: Partial<Findings>) => void,
): Promise<Findings> {
  let found: Findings = {
    online: navigator.onLine,
    secure: isSecureContext,
    rtc: hasRtc(),
    brokers: [],
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
  const ways = await chooseWays(settings, page, named).catch(() => null);
  const misnamed = settings.brokers.filter(text => text.trim() !== '' && !isBroker(text));
  const tried = (ways?.brokers ?? []).map(async broker => ({
    host: broker.host,
    is: (await introduces(broker)) ? ('answers' as const) : ('silent' as const),
  }));
  const brokers = await Promise.all(tried);
  tell({brokers: [...brokers, ...misnamed.map(host => ({host, is: 'misnamed' as const}))]});
  const ice = new Ice(ways?.iceServers ?? STUN, ways?.relayAt ?? null);
  await ice.ready(PATIENCE);
  ice.close();
  const {iceServers = []} = ice.config;
  tell(await gather(iceServers));
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

/** Whether it leads this device to itself: some servers take everybody in and pass nothing on. */
async function introduces(broker: Broker): Promise<boolean> {
  const introducer = new BrokerIntroducer(broker, new Ice([]), null);
  const name = `rs-test-${randomSymbols('abcdefghijklmnopqrstuvwxyz', 16)}`;
  const ends: (() => void)[] = [];
  try {
    const held = await introducer.hold(name, channel => ends.push(() => channel.close()));
    ends.push(() => held.release());
    const dialler = await introducer.dialler();
    ends.push(() => dialler.close());
    await dialler.dial(name);
    return true;
  } catch (error) {
    // Whether connections come about is tried by itself.
    return error instanceof JoinError && error.code === 'noPath';
  } finally {
    for (const end of ends) end();
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
