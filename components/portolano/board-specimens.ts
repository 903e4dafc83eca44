/** The painted board of Portolano, part by part. */
import {html, type TemplateResult} from 'lit';
import {loadBoardWords, loadPortText} from '../../src/games/portolano/text/index.ts';
import type {PortView} from '../../src/games/portolano/view.ts';
import {loadText} from '../../src/i18n/index.ts';
import {loadTableWords} from '../../src/i18n/load.ts';
import type {Size} from '../board/painter.ts';
import {settings} from '../gallery/settings.ts';
import {registerSpecimens, type TableAt} from '../gallery/specimens.ts';
import './board.ts';
import {EMPTY, type PortDraft} from './draft.ts';
import {stepsOf} from './film-steps.ts';
import {painter} from './index.ts';
import {CLOSED, layOut, type PortModel, type Told, UNTOLD} from './model.ts';
import './stage.ts';

/** Registers them once the words are there. */
export async function register(tableAt: TableAt): Promise<void> {
  await loadText('en');
  const [text, words, shell, painting] = await Promise.all([
    loadPortText('en'),
    loadBoardWords('en'),
    loadTableWords('en'),
    painter.open('en'),
  ]);
  const texts = {text, words, sentence: painting.sentence};

  const viewOf = (scene: string): PortView => tableAt(scene).board as PortView;

  /** What a part is given at this moment, with this much prepared. */
  function model(scene: string, size: Size, draft: Partial<PortDraft> = {}, told: Told = UNTOLD): PortModel {
    const kept = {draft: {...EMPTY, ...draft}, look: CLOSED, locked: false};
    return layOut({table: tableAt(scene), settings, shell, size, staged: null}, texts, kept, told);
  }

  // The last battle and what came of it.
  const steps = stepsOf(tableAt('loot').log.slice(-4), null);
  const fight = steps.findIndex(({main}) => main.type === 'battle');

  /** The film at one of its steps. */
  function film(at: number, listed: boolean): Told {
    return {
      film: {view: viewOf('loot'), steps, at: Math.min(at, steps.length - 1), paused: true, listed},
      plan: null,
    };
  }

  const {plays, ships} = viewOf('plan');
  const course = (mutiny: boolean, steps: number) =>
    plays.find(play => play.mutiny === mutiny && play.path.length === steps)?.path ?? [];

  /** The whole board, as the shell gives it a scene. */
  const board = (scene: string, size: Size): TemplateResult =>
    html`<rs-port-board .scene=${{table: tableAt(scene), settings, shell, size, staged: null}} .texts=${texts}></rs-port-board>`;

  registerSpecimens('Portolano: chart and ships', [
    {
      name: 'Chart with a plan of two steps',
      ground: 'sea',
      size: [360, 372],
      render: () =>
        html`<rs-port-chart .model=${model('plan', 'phone', {path: course(false, 2)})}></rs-port-chart>`,
    },
    {
      name: 'Chart with a plan that ends in a mutiny',
      ground: 'sea',
      size: [360, 372],
      render: () =>
        html`<rs-port-chart .model=${model('plan', 'phone', {path: course(true, 2)})}></rs-port-chart>`,
    },
    {
      name: 'Chart, wide',
      ground: 'sea',
      size: [600, 620],
      render: () => html`<rs-port-chart .model=${model('plan', 'wide')}></rs-port-chart>`,
    },
    {
      name: 'The own ship',
      ground: 'sea',
      size: [420, 230],
      render: () =>
        html`<rs-port-vessel .model=${model('plan', 'wide')} .ship=${ships[0]!}></rs-port-vessel>`,
    },
    {
      name: 'Another ship',
      ground: 'sea',
      size: [300, 210],
      render: () => html`<rs-port-rival .model=${model('plan', 'wide')} .seat=${1}></rs-port-rival>`,
    },
    {
      name: 'The others on a phone',
      ground: 'sea',
      size: [360, 64],
      render: () => html`<rs-port-strip .model=${model('plan', 'phone')}></rs-port-strip>`,
    },
  ]);

  registerSpecimens('Portolano: documents', [
    {
      name: 'Harbours, and what the own hold would earn',
      size: [420, 330],
      render: () => html`<rs-port-harbours .model=${model('plan', 'wide')}></rs-port-harbours>`,
    },
    {
      name: 'Missions',
      size: [300, 330],
      render: () => html`<rs-port-missions .model=${model('plan', 'wide')}></rs-port-missions>`,
    },
    {
      name: 'Supply',
      ground: 'quay',
      render: () =>
        html`<rs-port-supply class="deep" .view=${viewOf('plan')} .text=${text} .words=${words}></rs-port-supply>`,
    },
  ]);

  registerSpecimens('Portolano: a turn', [
    {
      name: 'At a sea tile',
      ground: 'sea',
      size: [360, 420],
      render: () => html`<rs-port-stage .model=${model('upgrade', 'phone')}></rs-port-stage>`,
    },
    {
      name: 'In a harbour',
      ground: 'sea',
      size: [360, 420],
      render: () => html`<rs-port-stage .model=${model('harbour', 'phone')}></rs-port-stage>`,
    },
    {
      name: 'Loot',
      ground: 'sea',
      size: [360, 460],
      render: () => html`<rs-port-stage .model=${model('loot', 'phone')}></rs-port-stage>`,
    },
    {
      name: 'The film: a battle',
      ground: 'sea',
      size: [360, 420],
      render: () =>
        html`<rs-port-stage .model=${model('loot', 'phone', {}, film(fight, false))}></rs-port-stage>`,
    },
    {
      name: 'The film without motion: a list',
      ground: 'sea',
      size: [360, 420],
      render: () => html`<rs-port-stage .model=${model('loot', 'phone', {}, film(0, true))}></rs-port-stage>`,
    },
    {
      name: 'The whole board on a phone',
      ground: 'page',
      size: [360, 592],
      render: () => board('plan', 'phone'),
    },
  ]);
}
