/**
 * The middle of the table, where the view marks something for it: what is played for, the pile it comes from, what lies before
 * each person with points and crown, and what was shown together last. For a moment that stands there again, large, before
 * the game goes on; where nothing may move it stays beside it.
 */
import {html, nothing, type TemplateResult} from 'lit';
import type {GameEvent, Seat} from '../../src/engine/game.ts';
import type {Laid, Pile, Score, Showdown, Shown, Stakes} from '../../src/engine/kit/shown.ts';
import {drawShown, isShown, lying} from './generic-shown.ts';
import type {Tongue} from './generic-words.ts';

/** What the middle needs to know of the table. */
export interface Round {
  readonly tongue: Tongue;
  /** The order in which people sit: the reader first. */
  readonly order: readonly Seat[];
  /** The reader's seat; null for a watcher. */
  readonly own: Seat | null;
  /** The mark of a seat. */
  readonly mark: (seat: Seat, size: number, crowned?: boolean) => TemplateResult;
  readonly acts: (seat: Seat) => boolean;
  /** What was shown last stands in the middle for a moment. */
  readonly staged: boolean;
  readonly said: (event: GameEvent) => string;
  /** Who has won, and that in words; null while the game goes on. */
  readonly end: {readonly winners: readonly Seat[]; readonly headline: string} | null;
}

type Named<S extends Shown> = readonly [key: string, shown: S];

interface Place {
  readonly seat: Seat;
  readonly laid: Laid | null;
  readonly score: Named<Score> | null;
}

export interface Middle {
  readonly stakes: readonly Named<Stakes>[];
  readonly piles: readonly Named<Pile>[];
  /** Null before the first time. */
  readonly shown: Named<Showdown> | null;
  readonly places: readonly Place[];
}

type Fields = Readonly<Record<string, unknown>>;

const of = <K extends Shown['show']>(fields: Fields, kind: K): Named<Extract<Shown, {show: K}>>[] =>
  Object.entries(fields).flatMap(([key, field]) =>
    isShown(field) && field.show === kind ? [[key, field as Extract<Shown, {show: K}>] as const] : [],
  );

const OF_PERSON: readonly Shown['show'][] = ['score', 'laid'];
const OF_ALL: readonly Shown['show'][] = ['stakes', 'pile', 'showdown'];

/** Whether a field of a person, or of the table, is drawn in the middle. */
export const inMiddle = (field: unknown, whose: 'person' | 'table'): boolean =>
  isShown(field) && (whose === 'person' ? OF_PERSON : OF_ALL).includes(field.show);

/** What was shown together last, in a view of any game; null for nothing. */
export function shownLast(view: unknown): Showdown | null {
  const fields = typeof view === 'object' && view !== null ? (view as Fields) : {};
  const [last] = of(fields, 'showdown');
  return last && last[1].of.length > 0 ? last[1] : null;
}

/**
 * @param people rows of the view, one for each seat
 * @returns null for a view that marks nothing for it
 */
export function middleOf(common: Fields, people: readonly (Fields & {readonly seat: Seat})[]): Middle | null {
  const places = people.map(({seat, ...row}) => ({
    seat,
    laid: of(row, 'laid')[0]?.[1] ?? null,
    score: of(row, 'score')[0] ?? null,
  }));
  const [shown] = of(common, 'showdown');
  const middle: Middle = {
    stakes: of(common, 'stakes'),
    piles: of(common, 'pile'),
    shown: shown && shown[1].of.length > 0 ? shown : null,
    places: places.filter(({laid, score}) => laid || score),
  };
  const {stakes, piles, places: sitting} = middle;
  return sitting.length + stakes.length + piles.length > 0 || shown ? middle : null;
}

/** @param facts of the table: its round */
export function drawMiddle(
  {stakes, piles, shown, places}: Middle,
  facts: unknown,
  round: Round,
): TemplateResult {
  const {tongue, order, staged, end} = round;
  const opened = staged && shown ? shown[1] : null;
  const sitting = order.flatMap(seat => places.filter(place => place.seat === seat));
  const crowned = end?.winners ?? leaders(places);
  return html`<div class="middle ${opened ? 'opened' : ''}">
    <div class="head l-row l-spread l-gap-12">
      ${facts}
      ${piles.map(([key, pile]) => html`<span class="pile l-row l-gap-6"><span class="l-note">${tongue.named(key)}</span>${drawShown(pile, tongue, 'small')}</span>`)}
    </div>
    ${
      end
        ? html`<div class="won l-row l-middle l-gap-12">${end.winners.map(seat => round.mark(seat, 44, true))}<b>${end.headline}</b></div>`
        : stakes.map(
            ([key, each]) => html`<figure class="stakes">
              <figcaption>${tongue.named(key)}</figcaption>
              ${drawShown(opened ? {...each, of: opened.stakes} : each, tongue, 'large')}
            </figure>`,
          )
    }
    ${
      sitting.length > 0
        ? html`<ol class="places">
            ${sitting.map(place => drawPlace(place, opened, crowned, round))}
          </ol>`
        : nothing
    }
    ${shown && !opened ? last(shown, round) : nothing}
  </div>`;
}

function drawPlace(
  {seat, laid, score}: Place,
  opened: Showdown | null,
  crowned: readonly Seat[],
  {tongue, mark, own, acts, end}: Round,
): TemplateResult {
  const leads = crowned.includes(seat);
  const {words, person, named} = tongue;
  const takes = opened?.winner === seat;
  const tied = opened?.tied.includes(seat) ?? false;
  const lies = opened ? (opened.of[seat] ?? null) : laid?.of;
  // Of a game that is over nothing lies there any more.
  const card = lies === undefined || (end && lies === null) ? nothing : lying(lies, tongue);
  return html`<li class="place ${acts(seat) && !opened ? 'acts' : ''} ${takes ? 'takes' : tied ? 'tied' : ''}">
    ${card}${takes ? gain(opened!) : nothing}${tied ? html`<span class="gain">${words.tied}</span>` : nothing}
    <span class="who l-row l-gap-6">${mark(seat, 24, leads)}${score ? html`<b><span class="hidden-text">${named(score[0])}</span> ${score[1].of}</b>` : nothing}</span>
    ${
      // The panel below says the name: there is no room for both here.
      seat === own
        ? html`<span class="called"><span class="hidden-text">${person(seat)}</span> <span class="you">${words.you}</span></span>`
        : html`<span class="called l-cut">${person(seat)}</span>`
    }
    ${leads && !end ? html`<span class="hidden-text">${words.leads}</span>` : nothing}
  </li>`;
}

/** What comes to whoever takes it. */
const gain = ({stakes}: Showdown) =>
  html`<span class="gain ${stakes.length > 2 ? 'much' : ''}">${stakes.map(({name}, i) => html`${i > 0 ? ' ' : ''}+${name}`)}</span>`;

/** What was shown last: what it was for, each with whose it is, and what became of it. */
function last(
  [key, {stakes, of: cards, winner, tied, told}]: Named<Showdown>,
  {tongue, order, mark, said}: Round,
) {
  const bids = order.flatMap(seat => {
    const card = cards[seat];
    return card ? [{seat, card}] : [];
  });
  return html`<div class="last">
    <p><span class="l-note">${tongue.named(key)}</span> ${told ? said(told) : ''}</p>
    <ul class="l-flex l-wrap l-middle">
      ${stakes.length > 0 ? html`<li class="for l-flex l-gap-2">${stakes.map(piece => lying(piece, tongue, 'gold'))}</li>` : nothing}
      ${bids.map(({seat, card}) => html`<li class="bid ${seat === winner ? 'takes' : tied.includes(seat) ? 'tied' : ''}">${mark(seat, 18)}<span class="hidden-text">${tongue.person(seat)}</span>${lying(card, tongue)}</li>`)}
    </ul>
  </div>`;
}

/** Who has the most points; nobody while all have the same. */
function leaders(places: readonly Place[]): Seat[] {
  const points = places.flatMap(({seat, score}) => (score ? [{seat, of: score[1].of}] : []));
  const most = Math.max(...points.map(each => each.of));
  return points.some(each => each.of < most)
    ? points.filter(each => each.of === most).map(({seat}) => seat)
    : [];
}
