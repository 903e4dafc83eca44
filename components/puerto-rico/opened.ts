/** What opens over the board with a tap, fetched behind the first screen: the whole board of one seat. */
import {html, nothing, type TemplateResult} from 'lit';
import {GOODS, type PrPlayerView} from '../../src/games/puerto-rico/types.ts';
import {unit} from '../board/bits.ts';
import {mark, nameOf} from '../board/seats.ts';
import '../kit/dialog.ts';
import {doubloons, goods, points} from './bits.ts';
import {type PrModel, show} from './model.ts';

/** One tap there, one tap back. @param board is told of the tap */
export function opened(board: HTMLElement, model: PrModel): TemplateResult {
  const player = model.open === null ? undefined : model.view.players[model.open];
  const name = player ? nameOf(model)(player.seat) : '';
  return html`<rs-dialog
      ?open=${player !== undefined}
      heading=${player ? model.text.islandOf(name) : ''}
      closeLabel=${model.shell.backToTable}
      @rs-close=${() => show(board, {open: null})}
    >
      ${
        player
          ? html`<div class="dialog-body l-grid l-gap-10">
              <div class="stock">
                ${mark(model, player.seat, 26)}${points(model, player, 22)}${doubloons(model, player, 22)}
                ${goods(model, player.goods, 22)}
                ${unit('worker', player.sanJuan, `${model.text.terms.sanJuan}: ${model.text.count.workers(player.sanJuan)}`, 22)}
              </div>
              ${harvest(model, player)}
              <rs-pr-island .model=${{...model, size: 'phone' as const}} .player=${player}></rs-pr-island>
            </div>`
          : nothing
      }
    </rs-dialog>`;
}

/** What the next craftsman brings this seat: to be weighed before one takes the role. */
function harvest(model: PrModel, {seat, capacity}: PrPlayerView): TemplateResult | typeof nothing {
  if (capacity.every(count => count === 0)) return nothing;
  const {words, text, view} = model;
  return html`<p class="stock harvest">
    <span class="quiet">${seat === view.viewer ? words.willMake : words.seatMakes}</span>
    ${GOODS.map((good, i) => (capacity[i] ? unit(good, capacity[i], text.good(capacity[i], good), 22) : nothing))}
  </p>`;
}
