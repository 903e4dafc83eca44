/** The page behind `screens.mjs` for games that have no page of their own, and for any game on the generic board. */
import {deepAll} from '../../../components/kit/deep-focus.ts';
import {listingOf} from '../../../src/games/index.ts';
import {PlayedGame, randomFrom} from '../decisions/played.ts';
import {choose, emptyPage, frames, showTable, type TableShot} from './table-shot.ts';

declare const SCREENS: {readonly game: string; readonly plain: boolean};

interface Shot extends TableShot {
  /** How many moves the viewer has made, `waiting` or `over`. */
  readonly phase: string;
}

/** Puts a table on the page and waits until it is drawn. */
async function show(shot: Shot): Promise<void> {
  await emptyPage(shot);
  const game = await listingOf(SCREENS.game)!.advised();
  const played = new PlayedGame<unknown>({game, seats: shot.seats, random: randomFrom('screens')}).others();
  const moves = Number(/^\d+$/.exec(shot.phase)?.[0] ?? 4);
  for (let i = 0; !played.over && (i < moves || shot.phase === 'over'); i++) {
    played.step(0);
    played.others();
  }
  if (shot.phase === 'waiting') played.step(0);
  const table = await showTable(shot, played.view, 'off');
  table.plain = SCREENS.plain;
  await frames(6);
  if (shot.choose >= 0) deepAll(table.renderRoot as ShadowRoot, '[data-choice]')[shot.choose]?.click();
  await frames(3);
  await choose({...shot, choose: -1});
}

Object.assign(globalThis, {show, phases: ['0', '1', '4', '9', 'waiting', 'over']});
