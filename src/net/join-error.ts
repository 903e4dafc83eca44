/**
 * Why two devices do not get together:
 *
 *   noBroker      the broker cannot be reached          refused       the secret is wrong, or the host said no
 *   noTable       it can, but nobody keeps the table    full          no place for another device
 *   noPath        no way through the networks between   otherVersion  the other side speaks another protocol
 *   noRtc         this browser has WebRTC switched off
 */
export const JOIN_CODES = [
  'noBroker',
  'noTable',
  'noPath',
  'refused',
  'full',
  'otherVersion',
  'noPart',
  'noRtc',
] as const;
export type JoinCode = (typeof JOIN_CODES)[number];

export class JoinError extends Error {
  readonly code: JoinCode;

  constructor(code: JoinCode) {
    super(`join/${code}`);
    this.name = 'JoinError';
    this.code = code;
  }
}

/** Of several failed ways to one table, the cause that tells a person most. */
const TELLING: readonly JoinCode[] = [
  'noRtc',
  'otherVersion',
  'full',
  'refused',
  'noPath',
  'noPart',
  'noBroker',
  'noTable',
];

export const worst = (codes: readonly JoinCode[]): JoinCode =>
  TELLING.find(code => codes.includes(code)) ?? 'noTable';

/**
 * Of several brokers, each with its own cause: as long as one of them answered, the others do not matter.
 * @param codes one for each broker
 */
export function worstOfBrokers(codes: readonly JoinCode[]): JoinCode {
  const answered = codes.filter(code => code !== 'noBroker');
  return answered.length > 0 ? worst(answered) : 'noBroker';
}
