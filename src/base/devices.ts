/**
 * Several persons can sit at one device: their seats bear its key, all of them the same. A device is named by the lowest of
 * its seats. Wherever people decide about each other (who is the host, who is stood in for, who goes on elsewhere) a device
 * has one voice, whoever sits at it: else whoever says that she sits there twice would count twice.
 */

/** What entry 0 says of a seat, as far as this is concerned. */
interface Sitting {
  readonly kind: 'person' | 'bot';
  readonly key?: string | undefined;
}

/** The first format of a log in which persons can share a device; in earlier ones each has her own, whatever the keys say. */
export const SHARED_FORMAT = 4;

/** By seat: its device; null for a bot. */
export const devicesOf = ({
  format = 1,
  seats,
}: {
  readonly format?: number;
  readonly seats: readonly Sitting[];
}): readonly (number | null)[] =>
  seats.map(({kind, key}, seat) => {
    if (kind === 'bot') return null;
    return format < SHARED_FORMAT
      ? seat
      : seats.findIndex(other => other.kind === 'person' && other.key === key);
  });

/** Whether a seat shares its device with another one. */
export const sharesDevice = (devices: readonly (number | null)[], seat: number): boolean =>
  devices.some((device, other) => other !== seat && device !== null && device === devices[seat]);
