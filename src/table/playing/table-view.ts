/** What the table screen shows, made from one peer's ledger and the state of its links. */

import {SHARED_FORMAT} from '../../base/devices.ts';
import type {Problem} from '../../base/problem.ts';
import {AWAY_SECONDS} from '../../base/stand-in.ts';
import {NO_FACES} from '../../engine/ask.ts';
import type {Choice} from '../../engine/choice.ts';
import type {Action, Seat} from '../../engine/game.ts';
import {IllegalAction} from '../../engine/illegal.ts';
import type {TableFact} from '../../log/entry.ts';
import {goesOnAlone, type Header} from '../../log/header.ts';
import {
  type FairnessView,
  type LinkState,
  type LogItem,
  type SeatView,
  SHAPES,
  type TableView,
} from '../seen/view-model.ts';
import {isTaken} from './dealer.ts';
import {fairnessView} from './fairness-view.ts';
import type {Ledger} from './ledger.ts';

/** What the ledger does not know. */
export interface TableSurroundings {
  readonly tableId: string;
  readonly name: string;
  readonly place: TableView['place'];
  readonly trial: boolean;
  /** Seats whose people sit at this device. */
  readonly mine: readonly Seat[];
  /** Whoever decides takes the device in hand, and puts it back. */
  readonly goesRound: boolean;
  /** Hot-seat: whose eyes the screen has now; null before the curtain was first opened. */
  readonly eyes: Seat | null;
  readonly linkOf: (seat: Seat) => LinkState;
  readonly sending: Action | null;
  readonly refusal: Problem | null;
  readonly trouble: Problem | null;
  readonly shownAt: number | null;
  readonly invite: TableView['invite'];
  readonly agree: readonly Seat[];
  readonly differ: readonly Seat[];
  readonly recheck: FairnessView['recheck'];
  readonly course: TableView['course'];
  readonly decider: TableView['decider'];
  readonly turns: TableView['turns'];
  readonly hint: TableView['hint'];
  readonly strikes: FairnessView['strikes'];
  readonly blames: FairnessView['blames'];
  readonly dealing: TableView['dealing'];
  readonly knocks: readonly string[];
  readonly meeting: TableView['meeting'];
  readonly watchers: TableView['watchers'];
  readonly asks: boolean;
  /** On the host's device: to whom it would hand the table; null for nobody, and elsewhere. */
  readonly heir: Seat | null;
  readonly othersSuffice: boolean;
  readonly passesOn: boolean;
  readonly alone: boolean;
  readonly end: TableView['end'];
  readonly awaySince: (seat: Seat) => number | null;
  /** Seconds for which this device has had no link to that of a seat. */
  readonly away: (seat: Seat) => number;
  /** From when on that counts as a long silence: milliseconds since 1970. */
  readonly silentFrom: (seat: Seat) => number;
  /** Milliseconds until one other alone may decide, over reloads of this page; 0 from then on. */
  readonly silence: (seat: Seat) => number;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly claims: TableView['claims'];
  readonly claim: TableView['claim'];
  readonly claimable: TableView['claimable'];
  readonly move: TableView['move'];
  readonly talk: Omit<TableView['talk'], 'possible'>;
  readonly rematch: TableView['rematch'];
}

/** Of a game that was ended before its end: nobody is asked, and nobody waited for. */
const AT_REST = {
  ...{curtain: null, toAct: [], choices: [], sending: null, refusal: null, trouble: null, dealing: null},
  ...{canTakeUp: false, alone: false},
} satisfies Partial<TableView>;

export function tableView(ledger: Ledger, around: TableSurroundings): TableView {
  const view = viewOf(ledger, around);
  return around.end.ended ? {...view, ...AT_REST} : view;
}

function viewOf(ledger: Ledger, around: TableSurroundings): TableView {
  const {chain, replay} = ledger;
  const {header} = chain;
  const {game} = replay;
  const toAct = replay.toAct;
  const curtain = nextToTake(around, ledger);
  const viewer = curtain === null ? viewerOf(around) : null;
  const shown = around.shownAt === null ? replay.state : replay.stateAt(around.shownAt);
  const faces = viewer === null ? NO_FACES : ledger.dealer.faces(viewer);
  return {
    screen: 'table',
    tableId: around.tableId,
    name: around.name,
    game: header.game,
    place: around.place,
    trial: around.trial,
    seats: chain.book.seats.map(
      (seat, i): SeatView => ({
        seat: i,
        name: seat.name,
        shape: SHAPES.find(shape => shape === seat.shape) ?? 'disc',
        kind: seat.kind,
        mine: around.mine.includes(i),
        host: chain.hostSeat === i,
        link: around.linkOf(i),
        awaySince: around.awaySince(i),
        standIn: replay.standIns.bots[i] ?? null,
        left: replay.standIns.left[i] ?? false,
      }),
    ),
    viewer,
    curtain,
    toAct,
    waitingSince: ledger.changedAt,
    board: game.view(shown, viewer, faces),
    choices: around.shownAt === null ? choicesOf(ledger, viewer) : [],
    decision: viewer === null ? replay.head : replay.decisionOf(viewer),
    sending: around.sending,
    refusal: around.refusal,
    trouble: around.trouble ?? nearlyFull(ledger),
    log: logItems(ledger),
    shownAt: around.shownAt,
    takeBack: takeBack(ledger, around, viewer),
    fairness: fairnessView(ledger, around),
    dealing: around.dealing,
    result: replay.result,
    course: around.course,
    decider: around.decider,
    turns: around.turns,
    hint: around.hint,
    claims: around.claims,
    claim: around.claim,
    claimable: around.claimable,
    move: around.move,
    standIn: standIn(ledger, around),
    canTakeUp: canTakeUp(ledger, around),
    alone: around.alone && !ledger.replay.result,
    end: around.end,
    talk: talk(ledger, around),
    rematch: around.rematch,
    invite: around.invite,
    knocks: around.knocks,
    meeting: around.meeting,
    watchers: around.watchers,
    asks: around.asks,
    heir: around.heir,
    othersSuffice: around.othersSuffice,
    passesOn: around.passesOn,
  };
}

/** Told while the game can still be ended well. */
const nearlyFull = ({replay}: Ledger): Problem | null =>
  replay.nearlyFull && !replay.result ? {code: 'table/nearly-full', details: {percent: replay.filled}} : null;

/** A draw is waited for by everybody; a choice to seal is no draw. */
function choicesOf({replay, dealer}: Ledger, viewer: Seat | null): readonly Choice[] {
  const {ask, game, state} = replay;
  const waits = ask !== null && ask.kind !== 'commit';
  return viewer === null || waits || !isTaken(ask, dealer, viewer)
    ? []
    : game.choices(state, viewer, dealer.faces(viewer));
}

/** The seat that has to take the device before it can go on; null where nobody has to. */
export function nextToTake(
  {mine, eyes, goesRound}: Pick<TableSurroundings, 'mine' | 'eyes' | 'goesRound'>,
  ledger: Ledger,
): Seat | null {
  if (!goesRound) return null;
  const {toAct} = ledger.replay;
  // Whoever holds the device goes on with it, where several must or may act.
  if (eyes !== null && mine.includes(eyes) && (toAct.includes(eyes) || choicesOf(ledger, eyes).length > 0))
    return null;
  const next = toAct.find(seat => mine.includes(seat));
  return next === undefined || next === eyes ? null : next;
}

function canTakeUp({chain, replay}: Ledger, {mine, place, linkOf}: TableSurroundings): boolean {
  const {hostSeat: host} = chain;
  const {mode} = chain.header;
  if (mode === 'local' || replay.result || replay.secrets || mine.includes(host)) return false;
  return place === 'here' || linkOf(host) === 'away';
}

/** Keys or back-ups of somebody's device are missing: nothing was dealt yet. */
export const isUnready = ({joint}: Ledger['dealer']): boolean => joint?.status?.kind === 'set-up';

function standIn({replay, chain, dealer}: Ledger, around: TableSurroundings): TableView['standIn'] {
  const {mine, place, linkOf, away} = around;
  const {bots, asked} = replay.standIns;
  const opens = replay.secrets;
  const standsIn = !opens || chain.header.backup;
  const playing = place === 'network' && !replay.result && goesAs(mine, chain.header) !== null;
  // The host writes down that one is asked for: while it is away nothing would come of asking, least of all for itself.
  const {hostSeat: host} = chain;
  const {format} = chain.header;
  const isAway = (seat: Seat) => linkOf(seat) === 'away' && (format === 1 || away(seat) >= AWAY_SECONDS);
  const hasRest = (seat: Seat) => format === 1 || replay.canStandIn(seat);
  const isHeard = mine.includes(host) || linkOf(host) !== 'away';
  const unready = isUnready(dealer);
  const canAlone = playing && !unready && opens && goesOnAlone(chain.header);
  const missed = chain.book.seats.flatMap(({kind}, seat) =>
    canAlone && kind === 'person' && bots[seat] === null && !mine.includes(seat) && linkOf(seat) === 'away'
      ? [seat]
      : [],
  );
  const [first] = missed;
  const open =
    place === 'network' && !unready && standsIn && !replay.result && !asked && mine.length > 0 && isHeard;
  const agreed = chain.book.seats.flatMap(({kind}, seat) =>
    open && kind === 'person' && bots[seat] === null && !mine.includes(seat) && isAway(seat) && hasRest(seat)
      ? [seat]
      : [],
  );
  return {
    possible: [...agreed, ...missed.filter(seat => around.silence(seat) === 0)],
    aloneFrom: first === undefined ? null : around.now + around.silence(first),
    unready: unready && !replay.result,
    hidden: !standsIn,
    asked: asked && {
      by: asked.by,
      seat: asked.seat,
      waiting: asked.waiting,
      mayAnswer: asked.waiting.some(seat => mine.includes(seat) && seat !== asked.by),
      mine: mine.includes(asked.by),
      from: asked.waiting.includes(asked.by) ? around.silentFrom(asked.seat) : null,
    },
    again: mine.length > 0 ? (dealer.joint?.asksAgain ?? null) : null,
    mine: mine.some(seat => bots[seat] !== null || asked?.seat === seat),
    mayLeave:
      playing &&
      !unready &&
      (mine.includes(host) ? around.heir !== null : isHeard) &&
      bots[mine[0]!] === null &&
      replay.goesOnWithout(mine[0]!),
    opens,
  };
}

function talk({chain}: Ledger, {mine, place, talk}: TableSurroundings): TableView['talk'] {
  const others = chain.book.seats.some(({kind}, seat) => kind === 'person' && !mine.includes(seat));
  const {items, muted, refusal} = talk;
  return {possible: place === 'network' && mine.length > 0 && others, items, muted, refusal};
}

/** The seat that speaks for this device when it goes for good; null where nobody sits here, or several by themselves. */
export const goesAs = (mine: readonly Seat[], {format}: Pick<Header, 'format'>): Seat | null =>
  mine.length === 1 || format >= SHARED_FORMAT ? (mine[0] ?? null) : null;

const viewerOf = ({mine, eyes, goesRound}: TableSurroundings): Seat | null =>
  mine.length === 1 && !goesRound ? mine[0]! : eyes !== null && mine.includes(eyes) ? eyes : null;

const logItems = ({replay}: Ledger): LogItem[] =>
  replay.items.map(({n, kind, seat, payload, events}) => ({
    n,
    kind,
    seat,
    events,
    undone: replay.undone.has(n),
    table: kind === 'table' ? (payload as TableFact) : null,
  }));

function takeBack(
  {replay}: Ledger,
  {mine, place}: TableSurroundings,
  viewer: Seat | null,
): TableView['takeBack'] {
  const request = replay.takeBackRequest;
  const movesSince = (to: number) =>
    replay.items.filter(({n, kind}) => n > to && kind === 'action' && !replay.undone.has(n)).length;
  const asked = request && {
    by: request.by,
    to: request.to,
    moves: movesSince(request.to),
    mine: mine.includes(request.by),
    mayAnswer: request.waiting.some(seat => mine.includes(seat)),
    waiting: request.waiting,
  };
  // Of several at one device, whoever acted last may take back: the others sit beside and see it.
  const seat = lastActor(replay.items, replay.undone, mine) ?? viewer;
  if (seat === null || place === 'replay') return {to: null, free: false, moves: 0, refusal: null, asked};
  const option = replay.takeBackOptions(seat);
  return option instanceof IllegalAction
    ? {to: null, free: false, moves: 0, refusal: {code: option.code, details: option.details}, asked}
    : {to: option.to, free: option.free, moves: movesSince(option.to), refusal: null, asked};
}

/** The seat of this device whose action is the latest that still counts. */
export function lastActor(
  items: Ledger['replay']['items'],
  undone: ReadonlySet<number>,
  mine: readonly Seat[],
): Seat | null {
  const last = items.findLast(
    ({n, kind, seat}) => kind === 'action' && seat !== null && mine.includes(seat) && !undone.has(n),
  );
  return last?.seat ?? null;
}
