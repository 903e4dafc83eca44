/** The page behind `screens.mjs` for games that have no page of their own, and for any game on the generic board. */

import {rememberStance, type Stance} from '../../../components/board/stance.ts';
import {deepAll} from '../../../components/kit/deep-focus.ts';
import {listingOf} from '../../../src/games/index.ts';
import {PlayedGame, randomFrom} from '../decisions/played.ts';
import {choose, emptyPage, frames, showTable, type TableShot} from './table-shot.ts';

declare const SCREENS: {readonly game: string; readonly plain: boolean; readonly stance: Stance | ''};

interface Shot extends TableShot {
  /** How many moves the viewer has made, `waiting`, `shown` (what was shown together stands there for a moment), or `over`. */
  readonly phase: string;
}

/** Puts a table on the page and waits until it is drawn. */
async function show(shot: Shot): Promise<void> {
  await emptyPage(shot);
  const game = await listingOf(SCREENS.game)!.advised();
  const viewer = SCREENS.stance === 'middle' ? null : 0;
  const played = new PlayedGame<unknown>({game, seats: shot.seats, viewer, random: randomFrom('screens')});
  const moves = Number(/^\d+$/.exec(shot.phase)?.[0] ?? 4);
  const onward = () => (viewer === null ? played : played.others());
  onward();
  for (
    let i = 0;
    !played.over && (i < moves * (viewer === null ? shot.seats : 1) || shot.phase === 'over');
    i++
  ) {
    played.step(viewer ?? undefined);
    onward();
  }
  if (shot.phase === 'waiting' || shot.phase === 'shown') played.step(viewer ?? undefined);
  rememberStance(played.view.tableId, SCREENS.stance || null);
  const place = SCREENS.stance ? 'network' : played.view.place;
  const watchers = SCREENS.stance === 'hand' ? [{key: 'tablet', name: ''}] : [];
  const table = await showTable(
    shot,
    {...played.view, place, watchers},
    shot.phase === 'shown' ? 'normal' : 'off',
  );
  table.plain = SCREENS.plain;
  await frames(6);
  if (shot.phase === 'shown') {
    onward();
    table.view = {...played.view, place, watchers};
    await frames(6);
    return;
  }
  if (shot.choose >= 0) deepAll(table.renderRoot as ShadowRoot, '[data-choice]')[shot.choose]?.click();
  await frames(3);
  await choose({...shot, choose: -1});
}

Object.assign(globalThis, {show, phases: ['0', '1', '4', '9', 'waiting', 'shown', 'over']});
