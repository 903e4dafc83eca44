/**
 * A bot plays on for a person who is away, until the person takes the seat back: every other person has to agree. Facts
 * of the log, and so the same on every device; the chain asks who may write, the fold asks who is a person.
 */
export interface StandIns {
  /** By seat: which bot plays, null where nobody stands in. */
  readonly bots: readonly (string | null)[];
  /** A wish that waits for agreement. */
  readonly asked: StandInRequest | null;
}

export interface StandInRequest {
  readonly by: number;
  readonly seat: number;
  readonly bot: string;
  /** Persons that have not answered yet. */
  readonly waiting: readonly number[];
}

export type StandInFact =
  | {readonly type: 'standIn'; readonly seat: number; readonly bot: string}
  | {readonly type: 'answerStandIn'; readonly yes: boolean}
  /** The person of the seat is back; also ends a wish that still waits. */
  | {readonly type: 'takeBackSeat'};

export const noStandIns = (seats: number): StandIns => ({
  bots: Array.from({length: seats}, () => null),
  asked: null,
});

/**
 * @param author seat of the person who says it
 * @param isPerson whether a seat is a person's by entry 0
 * @returns what stands after it, or the code of a refusal
 */
export function nextStandIns(
  {bots, asked}: StandIns,
  author: number,
  fact: StandInFact,
  isPerson: (seat: number) => boolean,
): StandIns | string {
  const decides = (seat: number) => isPerson(seat) && bots[seat] === null;
  const settle = (request: StandInRequest): StandIns =>
    request.waiting.length > 0
      ? {bots, asked: request}
      : {bots: bots.map((bot, seat) => (seat === request.seat ? request.bot : bot)), asked: null};
  switch (fact.type) {
    case 'standIn': {
      const {seat, bot} = fact;
      if (asked) return 'engine/stand-in-open';
      if (seat === author || !decides(seat)) return 'engine/bad-stand-in';
      const waiting = bots.flatMap((_, i) => (i !== author && i !== seat && decides(i) ? [i] : []));
      return settle({by: author, seat, bot, waiting});
    }
    case 'answerStandIn':
      if (!asked?.waiting.includes(author)) return 'engine/no-stand-in';
      if (!fact.yes) return {bots, asked: null};
      return settle({...asked, waiting: asked.waiting.filter(other => other !== author)});
    case 'takeBackSeat':
      if (asked?.seat === author) return {bots, asked: null};
      if (bots[author] === null) return 'engine/no-stand-in';
      return {bots: bots.map((bot, seat) => (seat === author ? null : bot)), asked};
  }
}
