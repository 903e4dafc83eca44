/** The game that `npm run new-game` lays, played by taps from its deal to its end: on the generic board, and on its own. */
import {expect} from 'chai';
import {html} from 'lit';
import type {Painting, Scene} from '../../../components/board/painter.ts';
import {settings} from '../../../components/gallery/settings.ts';
import {deepAll} from '../../../components/kit/deep-focus.ts';
import {paintPlain} from '../../../components/table/generic-painter.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {loadTableWords} from '../../../src/i18n/load.ts';
import {PlayedGame, randomFrom} from '../../support/decisions/played.ts';
import {painter} from '../../support/new-game/components/new-game/index.ts';
import {game} from '../../support/new-game/src/games/new-game/advised.ts';
import {loadGameText} from '../../support/new-game/src/games/new-game/text/index.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {drawn, mount} from '../kit/harness.ts';

const BOARDS: Readonly<Record<string, (language: (typeof LANGUAGES)[number]) => Promise<Painting>>> = {
  generic: async language => paintPlain(await loadGameText(language), language, game.id),
  painted: language => painter.open(language),
};

describe('a game that was just laid', () => {
  for (const [name, open] of Object.entries(BOARDS))
    for (const language of LANGUAGES)
      it(`is played by taps on its ${name} board in ${language}, and tells what happened and who has won`, async () => {
        sessionStorage.clear();
        const shell = await loadTableWords(language);
        const painting = await open(language);
        const played = new PlayedGame<unknown>({game, seats: 3, random: randomFrom('laid')}).others();
        const sceneOf = (): Scene => ({table: played.view, settings, shell, size: 'phone', staged: null});
        const host = await mount<HTMLElement & {scene: Scene}>(html`<div>${painting.board(sceneOf())}</div>`);
        const board = host.firstElementChild as HTMLElement & {scene: Scene};
        board.addEventListener('rs-act', ({detail}) => {
          if (detail.act === 'move') played.play(0, detail.action);
        });
        const tap = async (selector: string) => {
          deepAll(board.shadowRoot!, selector)[0]!.click();
          await drawn(document);
        };
        let moves = 0;
        for (; !played.over; moves++) {
          expect(deepAll(board.shadowRoot!, '[data-choice]')).to.have.length(4 - moves);
          if (moves === 0) await accessible(board);
          await tap('[data-choice]');
          await tap('[data-choice][aria-pressed=true]');
          played.others();
          board.scene = sceneOf();
          await drawn(document);
        }
        expect(moves).to.equal(3);
        const {view} = played;
        const won = view.log.flatMap(({events}) => events).filter(({type}) => type === 'won');
        for (const event of won) expect(painting.sentence(event, view)).to.match(/Dóra|Krzysztof|Zsófia/);
        const {result} = view;
        const best = result!.scores.find(({seat}) => seat === result!.ranking[0]![0])!;
        expect(painting.result(view).headline)
          .to.contain(view.seats[best.seat]!.name)
          .and.to.contain(`${best.total}`);
      });
});
