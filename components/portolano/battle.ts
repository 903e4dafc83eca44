/** A battle: who rolled what, and what is paid or taken for it. */

import {html, nothing, svg, type TemplateResult} from 'lit';
import {sum} from '../../src/base/sum.ts';
import type {Seat} from '../../src/engine/game.ts';
import {FIRST_HIT} from '../../src/games/portolano/data.ts';
import type {PortEvent} from '../../src/games/portolano/types.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {symbol} from '../board/bits.ts';
import {mark, nameOf} from '../board/seats.ts';
import type {Fight} from './film.ts';
import {me, type PortModel} from './model.ts';
import {roomCaps, roomFor} from './offers.ts';
import {shipPiece} from './pieces.ts';
import {lootAction, markedUnits, outOf} from './spoils.ts';
import {unitRow} from './units.ts';

/** The battle that was fought last; null before the first. */
export function lastFight({log}: TableView): Fight | null {
  // Every event of a table is one of its own game.
  const events = log.filter(({undone}) => !undone).flatMap(item => item.events as readonly PortEvent[]);
  return (
    events.findLast((event): event is Fight => event.type === 'pirateBattle' || event.type === 'battle') ??
    null
  );
}

/** The battles with the pirate of this round, as one line each. */
function others({log}: TableView, shown: Fight): readonly Extract<PortEvent, {type: 'pirateBattle'}>[] {
  if (shown.type !== 'pirateBattle') return [];
  // As above.
  const events = log.filter(({undone}) => !undone).flatMap(item => item.events as readonly PortEvent[]);
  const from = events.findLastIndex(({type}) => type === 'pirateMoved');
  return events
    .slice(from)
    .filter(
      (event): event is Extract<PortEvent, {type: 'pirateBattle'}> =>
        event.type === 'pirateBattle' && event.seat !== shown.seat,
    );
}

const dice = (
  rolled: readonly number[],
  sure: number,
) => html`<span class="dice l-flex l-wrap l-gap-5" aria-hidden="true"
  >${Array.from({length: sure}, () => symbol('port-sure', 34))}${rolled.map(die => symbol(die >= FIRST_HIT ? 'port-hit' : 'port-blank', 34))}</span
>`;

const row = (
  model: PortModel,
  seat: Seat | null,
  note: string,
  rolled: readonly number[],
  sure: number,
  hits: number,
) => html`<li class="fighter l-row l-wrap l-card">
  ${seat === null ? symbol('port-pirate', 34) : mark(model, seat, 30)}
  <span class="whose"><b>${seat === null ? model.words.pirate : nameOf(model)(seat)}</b><small>${note}</small></span>
  ${dice(rolled, sure)}
  <span class="hits l-row l-gap-3">${symbol('port-hits', 22)}<b>${hits}</b></span>
</li>`;

export function fightRows(model: PortModel, fight: Fight): TemplateResult {
  const {text, view, words} = model;
  const name = nameOf(model);
  if (fight.type === 'pirateBattle') {
    const ship = view.ships[fight.seat]!;
    const same = ship.cell === view.pirate;
    return html`<ul class="fight" aria-label=${model.sentence(fight, model.table)}>
        ${row(model, fight.seat, text.count.cannons(ship.cannons), fight.dice, fight.sure, fight.hits)}
        ${row(model, null, same ? words.battle.sameTile : words.battle.nextTile, fight.pirateDice, 0, fight.pirateHits)}
      </ul>
      <ul class="beside l-grid l-gap-2">
        ${others(model.table, fight).map(
          ({seat, hits, pirateHits}) =>
            html`<li>${mark(model, seat, 20)}<span>${name(seat)}</span><b>${hits} : ${pirateHits}</b></li>`,
        )}
      </ul>`;
  }
  const harbour = view.cells[fight.cell]?.harbour;
  return html`<ul class="fight" aria-label=${model.sentence(fight, model.table)}>
    ${fight.seats.map((seat, i) => {
      const ship = view.ships[seat]!;
      const note = harbour ? words.battle.crew(fight.dice[i]!.length) : text.count.cannons(ship.cannons);
      return row(model, seat, note, fight.dice[i]!, fight.sure[i]!, fight.hits[i]!);
    })}
  </ul>`;
}

export function payment(model: PortModel): TemplateResult {
  const own = me(model)!;
  const {view, words} = model;
  const counts = markedUnits(model);
  return html`<h3 class="label head">
      <span>${words.battle.yours}</span><span class="aside">${words.battle.chosen(sum(counts), view.owed)}</span>
    </h3>
    ${unitRow(model, {field: 'units', counts, caps: [own.rum, ...own.goods, own.coins], most: view.owed}, words.battle.pay)}`;
}

export function looting(model: PortModel): TemplateResult {
  const {view, words, table} = model;
  const {battle} = view;
  if (battle?.victim == null) return html``;
  const victim = view.ships[battle.victim]!;
  const counts = markedUnits(model);
  const action = lootAction(model);
  const needed = roomFor(table.choices, {...action});
  return html`<h3 class="label head">
      <span>${words.battle.onBoard(nameOf(model)(battle.victim))}</span>
      <span class="aside">${words.battle.chosen(sum(counts), battle.claim)}</span>
    </h3>
    ${unitRow(
      model,
      {
        field: 'units',
        counts,
        caps: [victim.rum, ...victim.goods, victim.coins],
        most: battle.claim,
        also: {out: [0, 0, 0, 0, 0]},
      },
      words.battle.take,
    )}
    ${
      needed > 0
        ? html`<h3 class="label head"><span>${words.room.title}</span><span class="aside">${words.room.needed(needed)}</span></h3>
            ${unitRow(model, {field: 'out', counts: outOf(model), caps: roomCaps(table.choices, {...action}), most: needed}, words.room.throwOut)}`
        : nothing
    }`;
}

/** As far as the widest sheet: what lies beside the picture is drawn, too. */
const WAVES = 'q10 -8 20 0t20 0'.repeat(30);

/** Two ships and the balls between them. */
export const fightScene = (model: PortModel, fight: Fight | null) => {
  const left = fight ? (fight.type === 'pirateBattle' ? fight.seat : fight.seats[0]!) : model.view.viewer;
  const right = fight?.type === 'battle' ? fight.seats[1]! : null;
  return html`<div class="scene" aria-hidden="true">
    <svg viewBox="0 0 360 86" preserveAspectRatio="xMidYMax">
      ${svg`<circle class="sun" cx="180" cy="72" r="48"/>
      <path class="shot" d="M130 40Q180 8 232 40"/>
      <path class="wave2" d="M-400 68${WAVES}V90H-400Z"/>`}
    </svg>
    <span class="left">${left === null ? nothing : symbolShip(model, left)}</span>
    <span class="right">${right === null ? symbol('port-pirate', 62) : symbolShip(model, right)}</span>
    <svg class="front" viewBox="0 0 360 86" preserveAspectRatio="xMidYMax">
      ${svg`<path class="wave1" d="M-410 76${WAVES}V90H-410Z"/>`}
    </svg>
  </div>`;
};

const symbolShip = (model: PortModel, seat: Seat) => html`<span class="big">${shipPiece(model, seat)}</span>`;
