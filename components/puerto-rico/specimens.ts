/** The table and the painted board of Puerto Rico, part by part. */
import {html} from 'lit';
import type {Result} from '../../src/engine/game.ts';
import {loadBoardWords, loadPrText} from '../../src/games/puerto-rico/text/index.ts';
import type {PrAction, PrView} from '../../src/games/puerto-rico/types.ts';
import {loadText} from '../../src/i18n/index.ts';
import {loadTableWords} from '../../src/i18n/load.ts';
import type {Size} from '../board/painter.ts';
import {settings} from '../gallery/settings.ts';
import {registerSpecimens, type TableAt} from '../gallery/specimens.ts';
import {EMPTY} from './draft.ts';
import {painter} from './index.ts';
import {CLOSED, layOut, type PrModel} from './model.ts';
import {fromSlots} from './placement.ts';
import './symbol-specimens.ts';

/** Registers them once the words are there. */
export async function register(tableAt: TableAt): Promise<void> {
  const table = tableAt('captain');
  const board = table.board as PrView;
  await loadText('en');
  const [text, words, shell, painting] = await Promise.all([
    loadPrText('en'),
    loadBoardWords('en'),
    loadTableWords('en'),
    painter.open('en', table),
  ]);

  function model(size: Size, picked: PrAction | null = null, view: Partial<PrView> = {}): PrModel {
    const scene = {table: {...table, board: {...board, ...view}}, settings, shell, size, staged: null};
    const {sentence} = painting;
    return layOut(
      scene,
      {text, words, sentence, more: null},
      {draft: {...EMPTY, picked}, look: CLOSED, locked: false},
    );
  }

  const own = board.players[0]!;
  const other = board.players[3]!;
  const load: PrAction = {type: 'load', good: board.loads[0]!.good, ship: board.loads[0]!.ship};
  const standing = own.tiles.map(row => row.manned).concat(own.city.map(building => building.workers));
  const lifted = standing.map((count, i) => (i === standing.length - 1 ? 0 : count));

  const result: Result = {
    scores: board.players.map(({seat}) => ({
      seat,
      total: 42 - 5 * seat,
      parts: {
        chips: 24 - seat,
        buildings: 12 - 2 * seat,
        'guild-hall': seat === 0 ? 6 : 0,
        residence: 6 - 2 * seat,
      },
      tieBreak: 3,
    })),
    ranking: [[0], [1], [2], [3]],
    decidedBy: 'points',
  };

  registerSpecimens('Puerto Rico', [
    {
      name: 'Roles on the rope',
      ground: 'sea',
      size: [960, 130],
      render: () => html`<rs-pr-roles .model=${model('wide')}></rs-pr-roles>`,
    },
    {
      name: 'Roles as pennants',
      ground: 'sea',
      size: [360, 360],
      render: () => html`<rs-pr-roles .model=${model('phone')}></rs-pr-roles>`,
    },
    {
      name: 'Ships with a planned loading',
      ground: 'sea',
      size: [620, 130],
      render: () => html`<rs-pr-ships .model=${model('wide', load)}></rs-pr-ships>`,
    },
    {
      name: 'Island on a phone',
      ground: 'sea',
      size: [360, 390],
      render: () => html`<rs-pr-island .model=${model('phone')} .player=${own}></rs-pr-island>`,
    },
    {
      name: 'Island, workers being placed',
      ground: 'sea',
      size: [360, 390],
      render: () =>
        html`<rs-pr-island .model=${model('phone')} .player=${own} .placement=${fromSlots(own, lifted)}></rs-pr-island>`,
    },
    {
      name: 'Island, wide',
      ground: 'sea',
      size: [620, 330],
      render: () => html`<rs-pr-island .model=${model('wide')} .player=${own}></rs-pr-island>`,
    },
    {
      name: 'Another island',
      ground: 'sea',
      size: [262, 210],
      render: () => html`<rs-pr-opponent .model=${model('wide')} .player=${other}></rs-pr-opponent>`,
    },
    {
      name: 'The only other island',
      ground: 'sea',
      size: [262, 448],
      render: () =>
        html`<rs-pr-opponent others="1" .model=${model('wide')} .player=${other}></rs-pr-opponent>`,
    },
    {
      name: 'Another island, dense',
      ground: 'sea',
      size: [262, 150],
      render: () =>
        html`<rs-pr-opponent others="4" .model=${model('wide')} .player=${other}></rs-pr-opponent>`,
    },
    {
      name: 'The others on a phone',
      ground: 'sea',
      size: [360, 60],
      render: () => html`<rs-pr-strip .model=${model('phone')}></rs-pr-strip>`,
    },
    {
      name: 'Trading house',
      ground: 'sea',
      size: [340, 60],
      render: () =>
        html`<rs-pr-house .model=${model('phone', null, {house: ['coffee', 'sugar']})}></rs-pr-house>`,
    },
    {
      name: 'Face-up tiles',
      ground: 'sea',
      size: [360, 60],
      render: () => html`<rs-pr-row .model=${model('phone')}></rs-pr-row>`,
    },
    {
      name: 'Tiles to choose from',
      ground: 'sand',
      size: [360, 240],
      render: () => html`<rs-pr-row cards .model=${model('phone')}></rs-pr-row>`,
    },
    {
      name: 'Market as columns',
      ground: 'sea',
      size: [362, 360],
      render: () => html`<rs-pr-market .model=${model('wide')}></rs-pr-market>`,
    },
    {
      name: 'Market as a list',
      ground: 'sand',
      size: [360, 1900],
      render: () => html`<rs-pr-market layout="list" .model=${model('phone')}></rs-pr-market>`,
    },
    {
      name: 'Supply near the end',
      ground: 'sea',
      size: [360, 110],
      render: () =>
        html`<rs-pr-supply .model=${model('phone', null, {vpPool: 9, workerSupply: 4})}></rs-pr-supply>`,
    },
    {
      name: 'Order of play',
      ground: 'sea',
      size: [120, 90],
      render: () => html`<rs-seat-order .model=${model('phone')} crowned=${board.governor}></rs-seat-order>`,
    },
  ]);

  registerSpecimens('Table', [
    {
      name: 'A loading on a phone',
      ground: 'page',
      size: [360, 640],
      render: () => html`<rs-table .view=${table} .settings=${settings}></rs-table>`,
    },
    {
      name: 'On a tablet',
      ground: 'page',
      size: [768, 1024],
      render: () => html`<rs-table .view=${table} .settings=${settings}></rs-table>`,
    },
    {
      name: 'On a laptop',
      ground: 'page',
      size: [1280, 800],
      render: () => html`<rs-table .view=${table} .settings=${settings}></rs-table>`,
    },
    {
      name: 'A trial table says so in its bar',
      ground: 'sea',
      size: [360, 60],
      render: () => html`<rs-table-bar
      .table=${{...table, trial: true}}
      .words=${shell}
      .heading=${{flag: 'captain', title: 'Captain', line: 'Zsófia · Round 9'}}
    ></rs-table-bar>`,
    },
    {
      name: 'Curtain',
      ground: 'page',
      size: [360, 640],
      render: () =>
        html`<rs-curtain .table=${table} .seat=${2} .words=${shell} .painting=${painting}></rs-curtain>`,
    },
    {
      name: 'Result',
      ground: 'sand',
      render: () =>
        html`<rs-result
        .table=${{...table, result}}
        .words=${shell}
        .result=${painting.result({...table, result})}
      ></rs-result>`,
    },
  ]);
}
