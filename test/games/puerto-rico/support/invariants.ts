/** What never breaks: the game's own laws, and what holds where phases end. */
import {seatData} from '../../../../src/games/puerto-rico/data.ts';
import {placeSlots} from '../../../../src/games/puerto-rico/island.ts';
import {brokenLaw} from '../../../../src/games/puerto-rico/laws.ts';
import {singleRoom, warehouseKinds} from '../../../../src/games/puerto-rico/phases/storage.ts';
import {type PrState, sum} from '../../../../src/games/puerto-rico/state.ts';
import {type PrEvent, ROLES} from '../../../../src/games/puerto-rico/types.ts';

/** Sentences on what is broken after a step with these events. */
export function broken(state: PrState, events: readonly PrEvent[] = []): string[] {
  const found: string[] = [];
  const must = (what: string, holds: boolean) => {
    if (!holds) found.push(what);
  };
  phaseEnds(state, events, must);
  numbers(state, must);
  return [brokenLaw(state) ?? [], found].flat();
}

type Must = (what: string, holds: boolean) => void;

function phaseEnds(state: PrState, events: readonly PrEvent[], must: Must): void {
  const {ships} = seatData(state.players.length);
  if (state.role !== ROLES.indexOf('captain'))
    must(
      'no full ship after a captain phase',
      state.shipLoad.every((load, i) => load < ships[i]!),
    );
  if (state.role !== ROLES.indexOf('trader'))
    must('three goods in the house at most', state.house.length < 4);
  for (const event of events) {
    if (event.type === 'stored') {
      const island = state.players[event.seat]!;
      const loose = [...event.kept].sort((a, b) => b - a).slice(warehouseKinds(island));
      must('goods within the storage', sum(loose) <= singleRoom(state, island));
    }
    if (event.type === 'placed' && event.sanJuan > 0) {
      const slots = sum(placeSlots(state.players[event.seat]!));
      must('no empty slot beside idle workers', sum(event.slots) === slots);
    }
  }
  if (state.phase === 'role') {
    must('role turns of the round', state.roleTurns < seatData(state.players.length).roleTurns);
    must('cards taken are role turns', state.takenBy.filter(seat => seat >= 0).length === state.roleTurns);
  }
}

function numbers(state: PrState, must: Must): void {
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'number') must(`${path} is ${value}`, Number.isSafeInteger(value) && value >= -1);
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) walk(part, `${path}.${key}`);
  };
  walk(state, 'state');
}
