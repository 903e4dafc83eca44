/** Why devices do not meet: what one of them can find out alone, and which causes that speaks for. */

/** What a device has found. */
export interface Findings {
  /** The browser counts itself as being in some network. */
  readonly online: boolean;
  /** A page over plain http gets no camera. */
  readonly secure: boolean;
  /** Connections between devices are switched on. */
  readonly rtc: boolean;
  /** Who introduces: each that is asked; `misnamed`: the settings name one that cannot be. */
  readonly brokers: readonly {readonly host: string; readonly is: 'answers' | 'silent' | 'misnamed'}[];
  /** `hidden`: only names for them, which some networks do not look up. */
  readonly addresses: 'real' | 'hidden' | 'none';
  /** Servers that tell a device its address outside. At home none is asked. `strict`: each was told another one. */
  readonly outside: 'answers' | 'strict' | 'silent' | 'unasked';
  readonly relay: 'answers' | 'silent' | 'none';
  /** Two ends in this one page have found each other. */
  readonly itself: boolean;
}

export const STEPS = [
  'online',
  'secure',
  'rtc',
  'brokers',
  'addresses',
  'outside',
  'relay',
  'itself',
] as const satisfies readonly (keyof Findings)[];

/** Finds out, and tells each thing as soon as it is known. */
export type Diagnose = (told: (found: Partial<Findings>) => void) => Promise<Findings>;

export type Cause =
  | 'offline'
  | 'noRtc'
  | 'noInternet'
  | 'misnamed'
  | 'noBroker'
  | 'itself'
  | 'noAddress'
  | 'noOutside'
  | 'strict'
  | 'relay'
  | 'apart'
  | 'hidden'
  | 'plain';

/** These may be the cause, or not: one device alone cannot tell. */
const PERHAPS: readonly Cause[] = ['apart', 'hidden', 'plain'];
export const isSure = (cause: Cause): boolean => !PERHAPS.includes(cause);

/** More than these nobody reads. */
const MOST = 6;

/** What is sure comes first. */
export function causesOf({
  online,
  secure,
  rtc,
  brokers,
  addresses,
  outside,
  relay,
  itself,
}: Findings): readonly Cause[] {
  // Without it, nothing else was tried.
  if (!rtc) return ['noRtc'];
  // One that answers is enough.
  const isAnswered = brokers.some(({is}) => is === 'answers');
  const isSilent = !isAnswered && brokers.some(({is}) => is === 'silent');
  const isCutOff = online && isSilent && outside === 'silent';
  const asked: readonly (readonly [Cause, boolean])[] = [
    ['offline', !online],
    ['noInternet', isCutOff],
    ['misnamed', brokers.some(({is}) => is === 'misnamed')],
    ['noBroker', online && isSilent && !isCutOff],
    ['itself', !itself],
    ['noAddress', addresses === 'none'],
    ['noOutside', online && outside === 'silent' && !isCutOff],
    ['strict', outside === 'strict' && relay !== 'answers'],
    ['relay', online && relay === 'silent'],
    ['apart', itself && addresses !== 'none'],
    ['hidden', addresses === 'hidden'],
    ['plain', !secure],
  ];
  return asked.flatMap(([cause, holds]) => (holds ? [cause] : [])).slice(0, MOST);
}
