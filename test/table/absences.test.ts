/** For how long somebody has been away is measured, not read off a clock that people and networks set. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {AWAY_SECONDS} from '../../src/base/stand-in.ts';
import {Absences} from '../../src/table/others/absences.ts';
import type {LinkState} from '../../src/table/seen/view-model.ts';

const HOUR = 3_600_000;

/** One seat, whose device is linked or is not, at a moment that is set. */
function seen(link: LinkState) {
  const log = {abreast: true};
  const now = {date: 0, elapsed: 0};
  const ports = {
    seats: () => [{key: 'key', kind: 'person'} as const],
    now: () => ({...now}),
    isAbreast: () => log.abreast,
    changed: () => undefined,
    keep: () => undefined,
  };
  const absences = new Absences({linkOf: () => link}, [], ports);
  const look = (date: number, elapsed: number) => {
    Object.assign(now, {date, elapsed});
    absences.look();
  };
  return {absences, look, log};
}

test('a clock that is set in the middle makes nobody away for longer, or for less long', () => {
  const {absences, look} = seen('away');
  look(5 * HOUR, 1000);
  look(6 * HOUR, 10_000);
  assert.equal(absences.away(0), 9);
  look(4 * HOUR, 1000 + 1000 * AWAY_SECONDS);
  assert.equal(absences.away(0), AWAY_SECONDS);
  // People are told when it began.
  assert.equal(absences.since(0), 5 * HOUR);
});

test('nor for how long somebody has been here', () => {
  const {absences, look} = seen('live');
  look(0, 0);
  absences.told('key');
  look(HOUR, 1000);
  assert.equal(absences.isHere('key'), false);
  look(0, 1000 * AWAY_SECONDS);
  assert.equal(absences.isHere('key'), true);
});

test('who comes back is here for the others only when it has read what was sealed without it', () => {
  const {absences, look, log} = seen('live');
  log.abreast = false;
  look(0, 0);
  look(0, 1000 * AWAY_SECONDS);
  // It does not know yet how far the host is.
  assert.equal(absences.isHere('key'), false);
  absences.told('key');
  look(0, 2000 * AWAY_SECONDS);
  assert.equal(absences.isHere('key'), false);
  log.abreast = true;
  look(0, 2001 * AWAY_SECONDS);
  assert.equal(absences.isHere('key'), false);
  // An entry that is on its way is no reason to doubt what it has seen.
  log.abreast = false;
  look(0, 3001 * AWAY_SECONDS);
  assert.equal(absences.isHere('key'), true);
});
