/** The report on a phase that has just ended: who got what. */
import type {Seat} from '../../src/engine/game.ts';
import type {BoardWords} from '../../src/games/san-juan/text/types/board.ts';
import type {SjText} from '../../src/games/san-juan/text/types/text.ts';
import type {Good, Role, SjEvent, SjView} from '../../src/games/san-juan/types.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import type {Report} from '../board/painter.ts';
import {lastStretch} from '../board/report.ts';

interface Gain {
  made: Good[];
  sold: Good[];
  cards: number;
}

type TookRole = Extract<SjEvent, {type: 'tookRole'}>;
const tookRole = (event: SjEvent): event is TookRole => event.type === 'tookRole';

/** Phases in which several players get something at once. */
const REPORTED: readonly Role[] = ['producer', 'trader'];

export function reportOf(text: SjText, words: BoardWords, table: TableView): Report | null {
  // Reports are asked for tables of San Juan only.
  const {phase} = table.board as SjView;
  const between = phase === 'pick' || phase === 'chapel' || phase === 'handLimit' || phase === 'over';
  const ended = lastStretch(table, tookRole, !between);
  if (!ended || !REPORTED.includes(ended.opening.role)) return null;
  const gains = new Map<Seat, Gain>(table.seats.map(({seat}) => [seat, {made: [], sold: [], cards: 0}]));
  for (const event of ended.events) {
    const gain = 'seat' in event ? gains.get(event.seat) : undefined;
    if (!gain) continue;
    if (event.type === 'produced') gain.made.push(...event.goods);
    else if (event.type === 'sold') gain.sold.push(...event.goods);
    else if (event.type === 'drew') gain.cards += event.cards;
  }
  const lines = [...gains].flatMap(([seat, {made, sold, cards}]) => {
    const said = [
      ...(made.length > 0 ? [text.goodsList(made)] : []),
      ...(sold.length > 0 ? [text.goodsList(sold)] : []),
      ...(cards > 0 ? [`+${text.count.cards(cards)}`] : []),
    ].join(' · ');
    return said ? [{seat, said}] : [];
  });
  return lines.length > 0 ? {n: ended.n, title: words.reports[ended.opening.role], lines} : null;
}
