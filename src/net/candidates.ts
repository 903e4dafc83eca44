/**
 * Browsers hide the addresses of a device behind names that end in `.local`, which others look up by multicast. Some
 * networks drop multicast, and then nobody finds anybody. The page server of the home sees the address anyway and
 * tells it to the page, which sends each such candidate twice: as it is, and with the address in the name's place.
 */

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

const HIDDEN = /^(candidate:\S+ \d+ \S+ \d+ )[0-9a-f-]{36}\.local( .*)$/i;

/** An address that others may reach, or null: IPv4, and not that of a machine within itself. */
export const usableAddress = (address: unknown): string | null =>
  typeof address === 'string' && IPV4.test(address) && !/^(127|0)\./.test(address) ? address : null;

/** The candidate (as in SDP) with the address in place of its hidden name; null when it hides nothing. */
export function revealed(candidate: string, address: string | null): string | null {
  const parts = address === null ? null : HIDDEN.exec(candidate);
  return parts ? `${parts[1]}${address}${parts[2]}` : null;
}
