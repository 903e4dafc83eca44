import type {Code} from './codes.ts';

/**
 * A bot plays on for a person who is away, until the person takes the seat back. More than half of all persons have to
 * agree, the one who is away counted among them. Persons at one device go, come back and agree as one (`devices.ts`). Each says for how long her device has had no live link to that of the one
 * who is away. Of two, the other says it twice: first that it is wanted, and again after a long silence. The one it is
 * about ends the wish by a word. (Tables of format 1: nobody says how long, and of two the other alone decides at once.) So
 * a table never splits into halves that let each other go. Who leaves for good says so, and nobody has to agree. Facts of
 * the log, and so the same on every device; the chain asks who may write, the fold asks who is a person.
 */
export interface StandIns {
  /** By seat: which bot plays, null where nobody stands in. */
  readonly bots: readonly (string | null)[];
  /** A wish that waits for agreement. */
  readonly asked: StandInRequest | null;
  /** By seat: the person has left for good, by her own word. */
  readonly left: readonly boolean[];
}

export interface StandInRequest {
  readonly by: number;
  /** Of the device that is away: its lowest. */
  readonly seat: number;
  readonly bot: string;
  /** Persons that have not answered yet, one of each device. */
  readonly waiting: readonly number[];
  /** How many of them have to agree. */
  readonly needed: number;
}

/** The bot that plays for somebody who has left, or is away. */
export const STAND_IN = 'greedy';

/** Seconds without a live link after which somebody is away, where others decide about her seat. */
export const AWAY_SECONDS = 30;
/** The same where one other person alone decides. */
export const SILENT_SECONDS = 120;

export type StandInFact =
  /** `away`: seconds for which the author's device has had no live link to that of the seat; left out in format 1. */
  | {
      readonly type: 'standIn';
      readonly seat: number;
      readonly bot: string;
      readonly away?: number | undefined;
    }
  /** `away` with a yes alone. */
  | {readonly type: 'answerStandIn'; readonly yes: boolean; readonly away?: number | undefined}
  /**
   * The author does not come back: a bot has the seat. `bytes`: base64url of what the author says to those who deal
   * together (`docs/fair-play.md`, `leave`); empty where nobody does.
   */
  | {readonly type: 'leave'; readonly bot: string; readonly bytes: string}
  /** The person of the seat is back; also ends a wish that still waits. */
  | {readonly type: 'takeBackSeat'};

export const noStandIns = (seats: number): StandIns => ({
  bots: Array.from({length: seats}, () => null),
  asked: null,
  left: Array.from({length: seats}, () => false),
});

/** One of two devices goes on without the other, as both had agreed to when they began: nobody else is asked. */
export const withoutDevices = (
  {bots, left}: StandIns,
  gone: readonly number[],
  devices: readonly (number | null)[],
): StandIns => ({
  bots: bots.map((before, seat) => (gone.includes(devices[seat] ?? -1) ? STAND_IN : before)),
  asked: null,
  left,
});

/**
 * @param speaker seat of the person who says it
 * @param devices by seat, as entry 0 has them
 * @param format of the log
 * @returns what stands after it, or the code of a refusal
 */
export function nextStandIns(
  {bots, asked, left}: StandIns,
  speaker: number,
  fact: StandInFact,
  devices: readonly (number | null)[],
  format = 1,
): StandIns | Code {
  const isAway = (seconds: number | undefined, least: number) => format === 1 || (seconds ?? 0) >= least;
  const author = devices[speaker] ?? speaker;
  const decides = (seat: number) => devices[seat] === seat && bots[seat] === null;
  const settle = (request: StandInRequest): StandIns => {
    if (request.needed > request.waiting.length) return {bots, asked: null, left};
    if (request.needed > 0) return {bots, asked: request, left};
    return {bots: withBot(request.seat, request.bot), asked: null, left};
  };
  const withBot = (at: number, bot: string | null) =>
    bots.map((before, seat) => (devices[seat] === at ? bot : before));
  const whether = (at: number, gone: boolean) =>
    left.map((before, seat) => (devices[seat] === at ? gone : before));
  switch (fact.type) {
    case 'standIn': {
      const {bot} = fact;
      const seat = devices[fact.seat] ?? fact.seat;
      if (asked) return 'engine/stand-in-open';
      if (seat === author || !decides(seat)) return 'engine/bad-stand-in';
      if (!isAway(fact.away, AWAY_SECONDS)) return 'engine/not-away';
      const waiting = bots.flatMap((_, i) => (i !== author && i !== seat && decides(i) ? [i] : []));
      if (format > 1 && waiting.length === 0)
        return {bots, asked: {by: author, seat, bot, waiting: [author], needed: 1}, left};
      // More than half of these and of the two others; the author has said yes.
      const needed = Math.min(Math.floor(waiting.length / 2) + 1, waiting.length);
      return settle({by: author, seat, bot, waiting, needed});
    }
    case 'answerStandIn': {
      // Agreed already, or ended by the others: one more answer changes nothing.
      if (!asked && decides(author)) return {bots, asked, left};
      if (!asked?.waiting.includes(author)) return 'engine/no-stand-in';
      const least = asked.by === author ? SILENT_SECONDS : AWAY_SECONDS;
      if (fact.yes && !isAway(fact.away, least)) return 'engine/not-away';
      const waiting = asked.waiting.filter(other => other !== author);
      return settle({...asked, waiting, needed: asked.needed - (fact.yes ? 1 : 0)});
    }
    case 'leave':
      if (!decides(author)) return 'engine/left-already';
      // Whatever was being agreed on counted on her; who still wants it asks again.
      return {bots: withBot(author, fact.bot), asked: null, left: whether(author, true)};
    case 'takeBackSeat':
      if (asked?.seat === author) return {bots, asked: null, left};
      if (bots[author] === null) return 'engine/no-stand-in';
      return {bots: withBot(author, null), asked, left: whether(author, false)};
  }
}
