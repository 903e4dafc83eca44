import {html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {PrMoreView, Task} from '../../../src/games/puerto-rico/expansions/types.ts';
import {GOODS, type PrEvent} from '../../../src/games/puerto-rico/types.ts';
import {symbol} from '../../board/bits.ts';
import {mark, nameOf} from '../../board/seats.ts';
import {eventsOf, sinceOwnMove} from '../../board/since.ts';
import {base} from '../../kit/base.ts';
import sheet from './tab.css';
import '../../kit/flag.ts';
import {PrElement, planes} from '../element.ts';
import {type PrModel, show} from '../model.ts';

type Festival = NonNullable<PrMoreView['festival']>;

const TASKS: readonly Task[] = ['cultivation', 'production', 'construction'];
const NEWS: readonly string[] = [
  'taskWon',
  'captured',
  'ransom',
  'playsCaptured',
  'pirated',
  'plundered',
  'raided',
];

/** Something of it happened since the viewer's last move. */
function hasNews({table}: PrModel): boolean {
  // Every event of a table of Puerto Rico is one of its own.
  const missed = eventsOf(sinceOwnMove(table, ({type}) => type === 'tookRole')) as readonly PrEvent[];
  return missed.some(({type}) => NEWS.includes(type));
}

/**
 * @summary Buccaneer and festival, folded into one line of symbols: who holds the token, which role is captured, the
 * three tasks with the marks of who has won them. A tap unfolds it into words; a badge says that something is new.
 *
 * @fires rs-pick - It was unfolded or folded.
 */
@customElement('rs-pr-tab')
export class RsPrTab extends PrElement {
  static override styles = [base, planes, sheet];

  override render() {
    const {model} = this;
    const {more} = model.view;
    if (!more?.buccaneer && !more?.festival) return nothing;
    const {words} = model.more!;
    const news = hasNews(model) && !model.tab;
    return html`<section class="panel" aria-label=${words.tab}>
      <button type="button" class="fold l-row" aria-expanded=${model.tab} @click=${() => show(this, {tab: !model.tab})}>
        ${news ? html`<i class="badge"></i>` : nothing}
        <span class="hidden-text">${words.tab}${news ? `, ${words.news}` : ''}</span>
        ${more.buccaneer ? this.#pirate(more.buccaneer) : nothing}
        ${more.festival ? TASKS.map(task => this.#task(more.festival!, task)) : nothing}
        <rs-symbol class="arrow" name="next"></rs-symbol>
      </button>
      ${model.tab ? this.#told(more) : nothing}
    </section>`;
  }

  #pirate({token, captured}: NonNullable<PrMoreView['buccaneer']>) {
    const {model} = this;
    return html`<span class="pair" aria-hidden="true">${symbol('pirate-ship', 28)}${token === null ? nothing : mark(model, token, 20)}</span>
      ${
        captured
          ? html`<span class="pair" aria-hidden="true"
              ><rs-flag name=${captured.role} style="--rs-flag-size:26px"></rs-flag>${mark(model, captured.by, 20)}</span
            >`
          : nothing
      }`;
  }

  #picture(festival: Festival, task: Task) {
    if (task === 'cultivation') return symbol(festival.cultivation ?? 'festival', 24);
    if (task === 'construction') return symbol(festival.construction ?? 'festival', 26);
    const goods = GOODS.flatMap((good, i) => Array.from({length: festival.production?.[i] ?? 0}, () => good));
    return goods.length > 0
      ? html`<span class="goods">${goods.map(good => symbol(good, 20))}</span>`
      : symbol('festival', 24);
  }

  #task(festival: Festival, task: Task) {
    const winner = festival.winners[task];
    return html`<span class="pair" aria-hidden="true"
      ><span class=${winner === null ? '' : 'won'}>${this.#picture(festival, task)}</span
      >${winner === null ? nothing : mark(this.model, winner, 20)}</span
    >`;
  }

  #told({buccaneer, festival}: PrMoreView) {
    const {model} = this;
    const {text} = model;
    const name = nameOf(model);
    const holder = buccaneer && buccaneer.token !== null ? name(buccaneer.token) : null;
    return html`<ul>
      ${
        buccaneer
          ? html`<li data-help="topic:buccaneer">${symbol('pirate-ship', 30)}
              <div>
                <b>${text.more.expansions.buccaneer}</b><small>${text.more.token(holder)}</small>${
                  buccaneer.captured
                    ? html`<small>${text.more.captured(buccaneer.captured.role, name(buccaneer.captured.by))}</small>`
                    : nothing
                }
              </div>
            </li>`
          : nothing
      }
      ${festival ? TASKS.map(task => html`<li data-help="topic:festival">${this.#line(festival, task)}</li>`) : nothing}
    </ul>`;
  }

  #line(festival: Festival, task: Task) {
    const {text, more} = this.model;
    const {words} = more!;
    const winner = festival.winners[task];
    return html`${this.#picture(festival, task)}
      <div>
        <b>${text.more.tasks[task].name}</b>
        <small>${this.#goal(festival, task)}</small>
        <small>${winner === null ? words.tasks.open : words.tasks.wonBy(nameOf(this.model)(winner))}</small>
      </div>
      <span class="reward">${text.more.tasks[task].reward}</span>`;
  }

  #goal({cultivation, production, construction}: Festival, task: Task): string {
    const {tasks} = this.model.more!.words;
    if (task === 'cultivation') return cultivation ? tasks.cultivation(cultivation) : '';
    if (task === 'production')
      return production ? tasks.production(this.model.text.goodsList(production)) : '';
    return construction ? tasks.construction(construction) : '';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-tab': RsPrTab;
  }
}
