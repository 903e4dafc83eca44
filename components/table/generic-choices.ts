/**
 * Any choices as a question on the quay: what is asked, what can be chosen, and, once a choice has been taken, what fills its
 * holes. A choice that one tap makes whole is taken by that tap, as on painted boards.
 */
import {html, nothing, type TemplateResult} from 'lit';
import type {Json} from '../../src/base/json.ts';
import {
  begin,
  type Choice,
  completed,
  holesOf,
  isHole,
  NOTHING_YET,
  offers,
  type PartialAction,
} from '../../src/engine/choice.ts';
import type {Action} from '../../src/engine/game.ts';
import type {Cards, Grid} from '../../src/engine/kit/shown.ts';
import type {BoardDraft} from '../board/draft.ts';
import type {BoardModel} from '../board/model.ts';
import {choose, pick} from '../board/pick.ts';
import type {Question} from '../board/question.ts';
import '../kit/field.ts';
import type {RsField} from '../kit/field.ts';
import {group, holeForm, option} from './generic-holes.ts';
import {drawPieces, holdsCards, piecesFor} from './generic-shown.ts';
import {inline, type Tongue} from './generic-words.ts';

/** From this many entries on, a list gets a filter. */
const LONG = 16;
/** So many values of a choice lie open beside the other choices; of more, the choice is taken first. */
const OPEN = 26;

/** What is prepared: a whole action that was picked, or a choice with what fills its holes so far. */
export interface GenericDraft extends BoardDraft, PartialAction {}
export const EMPTY: GenericDraft = {picked: null, ...NOTHING_YET};

export interface GenericModel extends BoardModel<unknown, GenericDraft> {
  readonly tongue: Tongue;
  /** What is asked, by the type of the first action that is offered. */
  readonly asks: Readonly<Record<string, string>>;
  /** Shows only the choices that contain it. */
  readonly filter: string;
}

/** The draft as far as it fits these choices: a picked action as the choice that offers it. */
export function partialOf(choices: readonly Choice[], {picked, choice, filled}: GenericDraft): PartialAction {
  const at = picked === null ? -1 : choices.findIndex(each => offers(each, picked));
  if (at >= 0) {
    const fields = holesOf(choices[at]!).map(([field]) => field);
    // A picked action is plain JSON.
    const values = Object.entries(picked as unknown as Readonly<Record<string, Json>>);
    return {choice: at, filled: Object.fromEntries(values.filter(([field]) => fields.includes(field)))};
  }
  if (choice !== null && choice < choices.length) return {choice, filled};
  return choices.length === 1 ? begin(choices, 0) : NOTHING_YET;
}

/** Fields that the quay asks for now: what the view shows for them stands there. */
export function askedFields({table, draft, deciding}: GenericModel): readonly string[] {
  if (!deciding) return [];
  const now = partialOf(table.choices, draft);
  const laid = laidOf(table.choices, table.board).map(({field}) => field);
  const holes = table.choices.flatMap((choice, i) =>
    isOpen(table.choices, choice) || i === now.choice ? holesOf(choice).map(([field]) => field) : [],
  );
  return [...laid, ...holes];
}

/** Actions that name a piece which the view shows: whoever taps the piece takes the action. */
interface Laid {
  readonly field: string;
  readonly pieces: Cards | Grid;
  /** Indexes of choices by the piece that they name. */
  readonly actions: ReadonlyMap<string, number>;
}

function laidOf(choices: readonly Choice[], board: unknown): readonly Laid[] {
  const whole = choices.flatMap((choice, i) => (holesOf(choice).length === 0 ? [i] : []));
  const types = [...new Set(whole.map(i => choices[i]!.type))];
  return types.flatMap(type => {
    const alike = whole.filter(i => choices[i]!.type === type);
    for (const field of Object.keys(choices[alike[0]!]!)) {
      const pieces = piecesFor(board, field);
      const actions = new Map(alike.map(i => [JSON.stringify(choices[i]![field]), i]));
      const covers = [...actions.keys()].every(id =>
        pieces?.of.some(piece => JSON.stringify(piece?.id) === id),
      );
      if (pieces && covers && actions.size === alike.length) return [{field, pieces, actions}];
    }
    return [];
  });
}

/** Its values lie open: one tap makes the action whole. */
function isOpen(choices: readonly Choice[], choice: Choice): boolean {
  const [first, ...more] = holesOf(choice);
  if (first?.[1].hole !== 'oneOf' || more.length > 0) return false;
  const all = choices.flatMap(each =>
    holesOf(each).flatMap(([, hole]) => (hole.hole === 'oneOf' ? hole.of : [])),
  );
  return choices.length === 1 || all.length <= OPEN;
}

export function askedOf(model: GenericModel): Question {
  const {table, tongue, asks} = model;
  const {choices, toAct, viewer} = table;
  const must = viewer !== null && toAct.includes(viewer);
  const [first] = choices;
  const only = first && choices.length === 1 ? describe(first, tongue) : '';
  const asked = (first && asks[first.type]) || only || tongue.words.decide;
  return {
    question: must ? asked : `${tongue.words.may} ${asks[first?.type ?? ''] ?? only}`.trim(),
    sub: '',
    cards: parts(model),
    ready: completed(choices, partialOf(choices, model.draft)),
    label: tongue.words.confirm,
    notReady: tongue.words.chooseFirst,
  };
}

function parts(model: GenericModel): TemplateResult {
  const {table, draft, tongue, deciding} = model;
  const {choices} = table;
  const now = partialOf(choices, draft);
  const open = choices.flatMap((choice, i) => (isOpen(choices, choice) ? [i] : []));
  const laid = laidOf(choices, table.board);
  const onPieces = laid.flatMap(({actions}) => [...actions.values()]);
  const listed = choices.flatMap((choice, i) =>
    onPieces.includes(i) || isOpen(choices, choice) || (choices.length === 1 && holesOf(choice).length > 0)
      ? []
      : [i],
  );
  const taken =
    now.choice === null || open.includes(now.choice) || onPieces.includes(now.choice)
      ? undefined
      : now.choice;
  const groups = laid.length + open.length + Number(listed.length > 0) + Number(taken !== undefined);
  return html`<div class="parts l-grid l-gap-8 ${groups === 1 && holdsCards(table.board) ? 'sole' : ''}">
    ${laid.map(({field, pieces, actions}) =>
      group(
        tongue.named(field),
        drawPieces(pieces, tongue, 'large', id => {
          const index = actions.get(JSON.stringify(id));
          if (index === undefined) return null;
          return {
            chosen: now.choice === index,
            full: false,
            tap: event => deciding && choose(event, choices[index] as Action),
          };
        }),
      ),
    )}
    ${open.map(i => forms(model, i, now.choice === i ? now : NOTHING_YET))}
    ${listed.length > 0 ? list(model, listed, now) : nothing}
    ${taken === undefined ? nothing : forms(model, taken, now)}
  </div>`;
}

/** The holes of a choice; beside other choices they are titled by theirs. */
function forms(
  {table, tongue, draft, deciding}: GenericModel,
  index: number,
  now: PartialAction,
): TemplateResult[] {
  const choice = table.choices[index]!;
  const holes = holesOf(choice);
  const beside = table.choices.length > 1 ? `${describe(choice, tongue)} · ` : '';
  return holes.map(([field, hole]) =>
    holeForm({
      field,
      title: beside + tongue.named(field),
      hole,
      filled: now.filled[field],
      tongue,
      board: table.board,
      fill(value, event) {
        if (!deciding) return;
        const next = {choice: index, filled: {...now.filled, [field]: value}};
        const action = completed(table.choices, next);
        if (action && holes.length === 1 && hole.hole === 'oneOf') choose(event, action);
        else pick(event.currentTarget!, {pick: 'draft', change: {...draft, picked: null, ...next}});
      },
    }),
  );
}

function list(
  {table, tongue, draft, deciding, filter}: GenericModel,
  of: readonly number[],
  now: PartialAction,
): TemplateResult {
  const {choices} = table;
  const rows = of.map(index => ({index, said: describe(choices[index]!, tongue)}));
  const found = rows.filter(({said}) => said.toLowerCase().includes(filter.toLowerCase()));
  const tap = (index: number) => (event: Event) => {
    if (!deciding) return;
    const taken = begin(choices, index);
    // Without holes it is a whole action.
    if (holesOf(choices[index]!).length === 0) choose(event, choices[index] as Action);
    else pick(event.currentTarget!, {pick: 'draft', change: {...draft, picked: null, ...taken}});
  };
  const inside = html`${
    rows.length > LONG
      ? html`<rs-field
          label=${tongue.words.filter}
          .value=${filter}
          @input=${({currentTarget}: Event) =>
            pick(currentTarget!, {pick: 'look', change: {filter: (currentTarget as RsField).value}})}
        ></rs-field>`
      : nothing
  }
    <div class="list l-flex l-wrap l-gap-8">
      ${found.map(({index, said}) => option(said, index === now.choice, tap(index)))}
      ${found.length === 0 ? html`<p>${tongue.words.noMatch}</p>` : nothing}
    </div>`;
  return group(html`<span class="hidden-text">${tongue.words.decide}</span>`, inside);
}

/** "Take role: role settler"; what is still open is left out. */
function describe(choice: Choice, tongue: Tongue): string {
  const {type, ...fields} = choice;
  const set = Object.entries(fields).filter(([, value]) => !isHole(value));
  const said = set
    .map(([field, value]) => `${tongue.named(field)} ${inline(value, tongue, field)}`)
    .join(', ');
  return said ? `${tongue.named(type)}: ${said}` : tongue.named(type);
}
