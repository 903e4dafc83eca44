/** Under which names other devices reach this machine. */
import {lookup} from 'node:dns/promises';
import {BlockList, isIP} from 'node:net';
import {hostname, networkInterfaces} from 'node:os';

/** Bridges of containers and virtual machines: no phone is on them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|zt|tailscale)/;
/** Home networks first. */
const HOME = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

const rank = (address: string): number => {
  const at = HOME.findIndex(range => range.test(address));
  return at < 0 ? HOME.length : at;
};

/** IPv4 addresses of this machine, the likeliest first. */
export function lanAddresses(interfaces = networkInterfaces()): string[] {
  const found = Object.entries(interfaces).flatMap(([name, list]) =>
    (list ?? [])
      .filter(entry => !entry.internal && entry.family === 'IPv4' && !entry.address.startsWith('169.254.'))
      .map(({address}) => ({address, rank: rank(address) + (VIRTUAL.test(name) ? HOME.length + 1 : 0)})),
  );
  return found.sort((a, b) => a.rank - b.rank).map(({address}) => address);
}

/** This machine itself, and what is used behind routers alone. */
const PRIVATE = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];

/** Whether an address is of this machine's own networks, or of a home's: two such find each other without help from outside. */
export function isAtHome(address: string, interfaces = networkInterfaces()): boolean {
  const own = Object.values(interfaces).flatMap(list => (list ?? []).flatMap(({cidr}) => cidr ?? []));
  const near = new BlockList();
  for (const range of [...PRIVATE, ...own]) {
    const [net = '', bits] = range.split('/');
    near.addSubnet(net, Number(bits), isIP(net) === 6 ? 'ipv6' : 'ipv4');
  }
  const [plain = ''] = address.split('%');
  const kind = isIP(plain);
  return kind !== 0 && near.check(plain, kind === 6 ? 'ipv6' : 'ipv4');
}

/** Its name for multicast DNS; stays the same when the address changes, and saved games belong to the name. */
export const localName = (name = hostname()): string => `${name.split('.')[0]?.toLowerCase()}.local`;

/** Milliseconds until a name counts as unknown: a network in which nobody answers keeps the question open for seconds. */
const PATIENCE = 1000;

/**
 * Whether a name leads here. Whether others in the network know it nobody can tell, but where this machine does not,
 * nothing here tells them.
 * @param addresses of this machine
 */
export async function leadsHere(
  name: string,
  addresses: readonly string[],
  ask: (name: string) => Promise<readonly {readonly address: string}[]> = name => lookup(name, {all: true}),
): Promise<boolean> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<readonly never[]>(resolve => {
    late = setTimeout(() => resolve([]), PATIENCE);
  });
  try {
    const found = await Promise.race([ask(name), tooLate]);
    return found.some(({address}) => addresses.includes(address));
  } catch {
    return false;
  } finally {
    clearTimeout(late);
  }
}
