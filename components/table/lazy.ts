/** What a table is first drawn without (`table.ts`): what opens over it, help under a pointer, the coach, the hint. */
import type {ReactiveControllerHost} from 'lit';
import type {Hinted} from '../board/hinted.ts';
import {Coaching} from './coaching.ts';
import {HintSheet} from './hint-sheet.ts';
import {HoverHelp} from './hover-help.ts';
import lateSheet from './late-sheet.css';
import {logSheet, overlaid} from './overlaid.ts';
import {loadPanel} from './panels.ts';
// A button of a banner, which upgrades in place.
import './remind.ts';

/** @param propose puts a move of a hint on the board */
export const lazy = (host: ReactiveControllerHost & HTMLElement, propose: (hinted: Hinted) => void) => ({
  coaching: new Coaching(host),
  hints: new HintSheet(host, propose),
  hover: new HoverHelp(host),
  overlaid,
  logSheet,
  loadPanel,
  sheet: lateSheet.styleSheet!,
});

export type Lazy = ReturnType<typeof lazy>;
