/** The phases in order: who is to act, what is asked, and how one thing leads to the next. */
import {
  type Ask,
  beacon,
  disclosedOf,
  drawnOf,
  type Face,
  NO_FACES,
  openedOf,
  roll,
  sealedOf,
} from '../../engine/ask.ts';
import {offers} from '../../engine/choice.ts';
import {alone, flowOf} from '../../engine/kit/flow.ts';
import {flipLeft} from './chart.ts';
import {chestValue, isHarbour} from './data.ts';
import {checkShown} from './missions.ts';
import * as battle from './phases/battle.ts';
import * as beginning from './phases/beginning.ts';
import * as cards from './phases/cards.ts';
import * as harbour from './phases/harbour.ts';
import type {Decisions, Lots, Move, Step} from './phases/move.ts';
import * as plunder from './phases/plunder.ts';
import * as sailing from './phases/sailing.ts';
import * as sea from './phases/sea.ts';
import {objection, type RefusalCode} from './refusals.ts';
import {askChests, askSetUp, layOut, takeChests} from './setup.ts';
import {active, type PortState} from './state.ts';
import type {ActionType, PortAction, PortEvent} from './types.ts';

/** The rule that an action has to keep. */
const RULES: {readonly [T in ActionType]: string} = {
  handyman: 'PORT-STERN-3',
  still: 'PORT-STERN-4',
  pirate: 'PORT-SET-13',
  ship: 'PORT-SET-14',
  barter: 'PORT-CARD-2',
  sail: 'PORT-CARD-4',
  pick: 'PORT-SEA-3',
  upgrade: 'PORT-SEA-5',
  buyRum: 'PORT-SEA-6',
  sellRum: 'PORT-SEA-6',
  swap: 'PORT-SEA-7',
  freeRum: 'PORT-SEA-8',
  coin: 'PORT-SEA-8',
  huckster: 'PORT-SEA-10',
  end: 'PORT-SEA-2',
  unload: 'PORT-HARB-2',
  refill: 'PORT-HARB-5',
  knight: 'PORT-BAT-3',
  pay: 'PORT-PBAT-7',
  loot: 'PORT-VBAT-5',
};

/** A move that is legal where `choices` offers it, and the refusal for where it does not. */
const offered = <T extends ActionType>(code: RefusalCode, play: Step<T>): Move<T> => ({
  check: (state, seat, action) =>
    choices(state, seat, NO_FACES).some(choice => choice.type === action.type && offers(choice, action))
      ? null
      : objection(code, RULES[action.type]),
  play,
});

/** As `offered`, and goes on with something. */
const then =
  <T extends ActionType>(step: Step<T>, next: (state: PortState, events?: PortEvent[]) => void): Step<T> =>
  (state, seat, action, events) => {
    step(state, seat, action, events);
    next(state, events);
  };

/** The action of a tile, which is used once. */
const atSea = <T extends ActionType>(code: RefusalCode, step: Step<T>): Move<T> => {
  const move = offered<T>(code, (state, seat, action, events) => {
    state.acted = true;
    step(state, seat, action, events);
    goOnAtSea(state, events);
  });
  return {
    check: (state, seat, action) =>
      state.acted ? objection('port/action-used', 'PORT-SEA-2') : move.check(state, seat, action),
    play: move.play,
  };
};
const pick = offered<'pick'>('port/not-offered', then(sea.pick, goOnAtSea));

const DECISIONS: Decisions = {
  sterns: {
    choices: beginning.sternChoices,
    moves: {
      handyman: offered('port/no-such-upgrade', beginning.handyman),
      still: offered('port/not-in-box', beginning.still),
    },
  },
  pirate: {
    choices: beginning.placings('pirate'),
    moves: {pirate: offered('port/no-sea-tile', beginning.placePirate)},
  },
  ships: {
    choices: beginning.placings('ship'),
    moves: {ship: offered('port/no-sea-tile', beginning.placeShip)},
  },
  cards: {
    who: cards.deciding,
    choices: cards.choices,
    moves: {
      barter: offered('port/no-emergency', then(cards.barter, goOnWithCards)),
      // Sealed: it comes with a disclosure, and told openly it would be no secret.
      sail: {check: () => objection('port/sealed-play', RULES.sail), play() {}},
    },
  },
  sea: {
    choices: sea.choices,
    moves: {
      pick: {
        check: (state, seat, action) =>
          state.picked ? objection('port/picked-up', 'PORT-SEA-2') : pick.check(state, seat, action),
        play: pick.play,
      },
      upgrade: atSea('port/no-upgrade', sea.upgrade),
      buyRum: atSea('port/no-trade', sea.buyRum),
      sellRum: atSea('port/no-trade', sea.sellRum),
      swap: atSea('port/no-trade', sea.swap),
      freeRum: atSea('port/no-gift', sea.freeRum),
      coin: atSea('port/no-gift', sea.coin),
      huckster: atSea('port/no-huckster', sea.huckster),
      end: offered('port/not-now', (state, _seat, _action, events) => endTurn(state, events)),
    },
  },
  harbour: {
    choices: harbour.unloadChoices,
    moves: {
      unload: {
        check: (state, seat, {filling}) =>
          harbour.isFilling(state, seat, filling) ? null : objection('port/does-not-fit', RULES.unload),
        play(state, seat, action, events) {
          harbour.unload(state, seat, action, events);
          if (harbour.covered(action.filling) > 0) state.phase = 'refill';
          else endTurn(state, events);
        },
      },
    },
  },
  refill: {
    choices: harbour.refillChoices,
    moves: {refill: offered('port/too-much-rum', then(harbour.refill, leaveHarbour))},
  },
  knight: {
    who: state => alone(battle.knightSeat(state)),
    choices: () => battle.KNIGHT_CHOICES,
    moves: {knight: offered('port/not-now', then(battle.knight, goOnWithBattles))},
  },
  pay: {
    who: ({targets}) => alone(targets[0]!),
    choices: battle.payChoices,
    moves: {pay: offered('port/wrong-payment', then(battle.pay, goOnWithBattles))},
  },
  loot: {
    who: state => alone(plunder.looter(state)),
    choices: plunder.lootChoices,
    moves: {loot: offered('port/too-much-loot', then(plunder.loot, goOnWithLoot))},
  },
};

const SPIN: Ask = beacon('wind', roll(4));
const DISCLOSE = [0, 1, 2, 3, 4].map((seat): Ask => ({kind: 'disclose', by: [seat]}));

const LOTS: Lots = {
  setUp: {ask: askSetUp, deal: layOut},
  chests: {
    ask: askChests,
    deal(state, answer, events) {
      takeChests(state, answer);
      state.phase = 'sterns';
      beginning.goOnWithSterns(state, events);
    },
  },
  wind: {
    ask: () => SPIN,
    deal: (state, answer, events) => spin(state, drawnOf(answer)[0]![0]! - 1, events),
  },
  cards: {
    ask: ({sealing}) => (sealing.length > 0 ? {kind: 'commit', by: sealing} : null),
    deal(state, answer, events) {
      cards.seal(state, sealedOf(answer), events);
      goOnWithCards(state, events);
    },
  },
  open: {
    ask: state => DISCLOSE[active(state)]!,
    deal(state, answer, events) {
      const seat = active(state);
      const {cards: play, byRule} = sailing.cardsOf(state, state.ships[seat]!, disclosedOf(answer)[0]!);
      events?.push({type: 'opened', seat, cards: play, byRule});
      sailing.sail(state, play, events);
      arrive(state, events);
    },
  },
  chest: {
    ask: harbour.askChest,
    deal(state, _answer, events) {
      harbour.takeChest(state, events);
      harbour.clearHarbour(state);
      state.phase = 'newHarbour';
    },
  },
  newHarbour: {
    ask: harbour.askHarbour,
    deal(state, answer, events) {
      harbour.newHarbour(state, answer, events);
      endTurn(state, events);
    },
  },
  pirateBattle: {
    ask: battle.askPirateBattle,
    deal(state, answer, events) {
      if (battle.fightPirate(state, answer, events) === null) goOnWithBattles(state, events);
    },
  },
  battle: {
    ask: plunder.askBattle,
    deal(state, answer, events) {
      plunder.fight(state, answer, events);
      goOnWithLoot(state, events);
    },
  },
  reveal: {
    ask: ({ships}) => ({kind: 'reveal', handles: ships.flatMap(ship => ship.chests)}),
    deal(state, answer, events) {
      openChests(state, openedOf(answer), events);
      state.phase = 'over';
    },
  },
};

export const {toAct, choices, check, play, ask, deal} = flowOf<PortState, PortAction, PortEvent>({
  decision: ({phase}) => DECISIONS[phase],
  lot: ({phase}) => LOTS[phase],
  active,
  misplaced({phase}, _seat, {type}, asked) {
    if (phase === 'over') return objection('port/over', 'PORT-END-1');
    return asked ? objection('port/not-now', RULES[type]) : objection('port/not-your-turn', 'PORT-ROUND-3');
  },
});

/** The wind of the first round, or that of the end of a round, which moves the pirate (PORT-ROUND-2). */
function spin(state: PortState, wind: number, events?: PortEvent[]): void {
  state.wind = wind;
  events?.push({type: 'wind', wind});
  if (state.round === 0) {
    openRound(state, events);
    return;
  }
  battle.movePirate(state, cell => flipLeft(state, cell, events), events);
  battle.beginBattles(state);
  if (state.phase === 'pirateBattle') goOnWithBattles(state, events);
}

/** PORT-ROUND-1: the next round, as far as it goes without anybody. */
export function openRound(state: PortState, events?: PortEvent[]): void {
  cards.beginRound(state, events);
  goOnWithCards(state, events);
}

function goOnWithCards(state: PortState, events?: PortEvent[]): void {
  if (state.sealing.length + state.bartering.length > 0) return;
  state.turn = 0;
  beginTurn(state, events);
}

/** PORT-MOVE-1: a whole turn, then the next. */
function beginTurn(state: PortState, events?: PortEvent[]): void {
  if (state.turn === state.ships.length) {
    state.phase = 'wind';
    return;
  }
  if (state.ships[active(state)]!.playing) {
    state.phase = 'open';
    return;
  }
  sailing.drift(state, events);
  arrive(state, events);
}

function goOnAtSea(state: PortState, events?: PortEvent[]): void {
  if (sea.isOver(state)) endTurn(state, events);
}

function arrive(state: PortState, events?: PortEvent[]): void {
  const seat = active(state);
  if (isHarbour(state.tiles[state.ships[seat]!.cell]!)) {
    if (harbour.canUnload(state, seat)) state.phase = 'harbour';
    else endTurn(state, events);
    return;
  }
  if (sea.begin(state)) endTurn(state, events);
}

function leaveHarbour(state: PortState, events?: PortEvent[]): void {
  if (!harbour.isComplete(state)) {
    endTurn(state, events);
    return;
  }
  // PORT-HARB-6: no chest where the pile is empty.
  if (state.chests.length > 0) {
    state.phase = 'chest';
    return;
  }
  harbour.clearHarbour(state);
  state.phase = 'newHarbour';
}

function endTurn(state: PortState, events?: PortEvent[]): void {
  checkShown(state, active(state), events);
  state.turn++;
  beginTurn(state, events);
}

function goOnWithBattles(state: PortState, events?: PortEvent[]): void {
  if (battle.nextBattle(state, events)) endRound(state, events);
}

function goOnWithLoot(state: PortState, events?: PortEvent[]): void {
  if (plunder.nextLoot(state)) state.phase = 'loot';
  else goOnWithBattles(state, events);
}

/** PORT-ROUND-3: the role of start player passes last. PORT-END-1. */
function endRound(state: PortState, events?: PortEvent[]): void {
  if (state.round === state.lastRound) {
    state.phase = state.ships.some(ship => ship.chests.length > 0) ? 'reveal' : 'over';
    return;
  }
  state.start = (state.start + 1) % state.ships.length;
  openRound(state, events);
}

function openChests(state: PortState, faces: readonly (Face | null)[], events?: PortEvent[]): void {
  const handles = state.ships.flatMap(ship => ship.chests);
  state.opened = handles.map((handle, i) => [handle, faces[i]!] as const);
  state.ships.forEach((ship, seat) => {
    const values = ship.chests.map(handle => chestValue(faces[handles.indexOf(handle)]!));
    if (values.length > 0) events?.push({type: 'chestsOpened', seat, values});
  });
}
