import type {Phrase} from '../../base/phrases.ts';

/** Two end a game before its end, and nobody has won. */
export interface EndingWords {
  /** In the menu, and of the answer to the question. */
  readonly end: string;
  readonly title: string;
  /** What it means without the other one, whose device is away. */
  readonly alone: (name: string) => string;
  /** Counted down to then; and once it is so. */
  readonly possibleIn: (clock: string) => string;
  readonly possible: string;
  /** What it means where the other one is here and has to agree; and the button that asks. */
  readonly together: (name: string) => string;
  readonly ask: string;
  /** To who has asked, and to who is asked; their answers. */
  readonly asked: (name: string) => string;
  readonly wanted: (name: string) => string;
  readonly yes: string;
  readonly playOn: string;
  /** To who has asked. */
  readonly refused: (name: string) => string;
  /** The other one has ended it; `alone`: because the reader was away. */
  readonly there: (name: string, alone: boolean) => string;
  /** It has ended here. @param name who did not come back; null where both wanted it */
  readonly ended: (name: string | null) => string;
  readonly goOn: string;
}

/** What the table says about its people: away, back on another device, stood in for, talking, playing again. */
export interface PeopleWords {
  /** The button that takes back so many moves. */
  readonly takeBackMoves: (moves: number) => string;
  readonly withdraw: string;
  /** Minutes below one are not counted. */
  readonly away: (name: string, minutes: number) => string;
  readonly awayHost: (name: string, minutes: number) => string;
  /** Shows what else can be done while somebody is away. */
  readonly more: string;
  /** Everybody is out of reach, since this device is. */
  readonly offline: string;
  /** What can be done about somebody away: nothing is needed but that this person comes back. */
  readonly waits: (name: string) => string;
  /** Of an own move while the host, who orders moves, is away. */
  readonly held: (host: string) => string;
  /** A move of one's own that another log of the table lacks: to make it once more, or not. */
  readonly moveAgain: string;
  readonly leaveMove: string;
  readonly remind: string;
  /** The line is copied; sending it is left to the person. */
  readonly reminded: string;
  /** It was handed to another app. */
  readonly sentOn: string;
  /** What is sent to somebody away. */
  readonly remindText: (game: string, link: string) => string;
  /** Why nobody can be stood in for at this table. */
  readonly noStandIn: string;
  /** To who looks on, of somebody waited for whose cards no other device can open: why this one cannot take the seat. */
  readonly elsewhere: (name: string) => string;
  /** Nothing is dealt yet, and cannot be without the device of this person; and the button that helps. */
  readonly unready: (name: string) => string;
  readonly anew: string;
  readonly standIn: string;
  /** @param opens what that person keeps hidden has to be opened for it */
  readonly standInAsks: (by: string, name: string, opens: boolean) => string;
  readonly standInWaits: (name: string, waiting: readonly string[]) => string;
  /** One other person alone has asked for it: it counts after so many minutes of silence. */
  readonly standInSilence: (name: string, minutes: number) => string;
  /** Counted down to then. */
  readonly timeLeft: (clock: string) => string;
  /** Somebody does not agree to it. */
  readonly standInRefused: (by: string, name: string) => string;
  /** Dice have been thrown again for somebody before, and would be once more. */
  readonly drawAgain: (name: string) => string;
  readonly standInMine: string;
  readonly takeSeat: string;
  readonly botPlays: string;
  /** Said by somebody on another device; `code` stands on both screens, or will in a moment. */
  readonly claims: (name: string, code: string | null) => string;
  /** That device has played the seat before. */
  readonly claimKnown: string;
  /** The earlier device of that seat is connected: the seat has to be moved from there. */
  readonly claimLinked: (name: string) => string;
  /** The earlier device has not been away for long enough (`AWAY_SECONDS`). */
  readonly claimWait: string;
  /** The reader has agreed. */
  readonly claimAgreed: string;
  readonly letIn: string;
  readonly turnAway: string;
  /** Whoever has come in by the link while others play. @param host null where the host has no seat */
  readonly welcome: (game: string, host: string | null) => string;
  /** Goes on without a seat. */
  readonly watchOn: string;
  /** One of these seats is hers, on another device. */
  readonly playsHere: string;
  readonly claimQuestion: string;
  /** The answer of who only looks on. */
  readonly watch: string;
  /** `read`: what is read out to each of the others. */
  readonly claimSent: (read: readonly {readonly name: string; readonly code: string}[]) => string;
  /** To go on from another device, with this one at hand: the button, what to do, that it is under way, and not to. */
  readonly move: string;
  readonly moveHint: string;
  readonly moveGoing: string;
  readonly moveStop: string;
  /** The button that asks, the question, and the two answers to it: to wait, or to open the table. */
  readonly goOnAlone: string;
  /** To one of two persons who is left alone: the question, what it means, and the answer by which it goes on at once. */
  readonly aloneAsks: (name: string) => string;
  readonly alone: (name: string) => string;
  readonly goOnHere: string;
  /** The same where cards are hidden: why nobody can go on. */
  readonly onlyThere: (name: string) => string;
  /** Of two who had agreed that either may go on without the other: what then becomes of it. */
  readonly agreedAlone: (name: string) => string;
  /** How long the other has to be away for that. */
  readonly botIn: (clock: string) => string;
  readonly ending: EndingWords;
  readonly goOnTitle: string;
  readonly keepWaiting: string;
  readonly takeUp: string;
  /** Heading of the same in the list of players. */
  readonly withoutHost: string;
  /** On the device that keeps the table, and can hand it over. */
  /** @param others enough of them are here to find another host */
  readonly keepsHere: (others: boolean) => string;
  readonly handOver: (name: string) => string;
  readonly takeUpHint: string;
  readonly rematch: string;
  readonly rematchSame: string;
  readonly rematchInvite: (name: string) => string;
  readonly follow: string;
  readonly talk: string;
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly sayLabel: string;
  readonly sayGo: string;
  readonly talkHint: string;
  readonly nobodySpoke: string;
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  /** To load the page anew. */
  readonly reload: string;
  /** To where devices meet by codes. */
  readonly withoutInternet: string;
  /** To reach the host, without waiting for the next try. */
  readonly tryNow: string;
  /** On the same button, for a moment after the tap; and where nobody was reached then. */
  readonly trying: string;
  readonly noAnswer: string;
  /** Another device keeps the table now. @param now whose; null: this one */
  readonly wentOn: (was: string, now: string | null) => string;
  /** Somebody who was looked for, or reminded, is here. */
  readonly reached: (name: string) => string;
  readonly leaveTitle: string;
  readonly leaveBody: string;
  readonly stay: string;
  /** To leave and not to come back, which lets a bot play on: in the menu. */
  readonly farewell: string;
  readonly farewellTitle: string;
  readonly farewellBody: string;
  /** Of a game with hidden cards. */
  readonly farewellOpens: string;
  /** After all; `opens` as above. */
  readonly farewellBack: (opens: boolean) => string;
  readonly farewellGo: string;
  /** The host has not answered yet. */
  readonly farewellSent: string;
  /** To the others. */
  readonly left: (name: string, opens: boolean) => string;
}
