/** Under which names other devices reach this machine. */
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

/** Its name for multicast DNS; stays the same when the address changes, and saved games belong to the name. */
export const localName = (name = hostname()): string => `${name.split('.')[0]?.toLowerCase()}.local`;
