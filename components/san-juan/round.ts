import {html, nothing, type TemplateResult} from 'lit';
import {customElement} from 'lit/decorators.js';
import {symbol} from '../board/bits.ts';
import {mark, nameOf} from '../board/seats.ts';
import {base} from '../kit/base.ts';
import '../kit/flag.ts';
import {type Deed, type Turn, turnsOf} from './deeds.ts';
import {planes, SjElement} from './element.ts';
import type {SjModel} from './model.ts';
import sheet from './round.css';

/** While others decide; looking back, and after the end, the log tells more. A table in the middle needs the height. */
export const showsRound = ({table, view, stance}: SjModel): boolean =>
  stance !== 'middle' &&
  table.choices.length === 0 &&
  table.result === null &&
  table.shownAt === null &&
  view.phase !== 'setup' &&
  view.phase !== 'draft';

/** @summary The round at a glance: each role with who took it, and what it brought each seat; the newest first. */
@customElement('rs-sj-round')
export class RsSjRound extends SjElement {
  static override styles = [base, planes, sheet];

  override render() {
    const {model} = this;
    const turns = turnsOf(model);
    if (turns.length === 0) return nothing;
    return html`<ol aria-label=${model.words.thisRound}>
      ${turns.map(turn => this.#turn(turn))}
    </ol>`;
  }

  #turn({role, by, running, deeds}: Turn): TemplateResult {
    const {model} = this;
    return html`<li class="turn ${running ? 'running' : ''}">
      <rs-flag name="sj-${role}" style="--rs-flag-size:34px"></rs-flag>
      <p><b>${model.text.roles[role].name}</b> ${nameOf(model)(by)}</p>
      <ul>${deeds.map(deed => this.#deed(deed))}</ul>
    </li>`;
  }

  #deed({seat, built, goods, cards, state, said}: Deed): TemplateResult {
    const {model} = this;
    const some = built.length + goods + cards > 0;
    const told = said.length > 0 ? said.join('; ') : nameOf(model)(seat);
    return html`<li class=${state} title=${said.length > 0 ? told : nothing}>
      ${mark(model, seat, 18)}<span aria-hidden="true"
        >${built.map(building => symbol(`sj-${building}`, 22))}${goods > 0 ? html`${symbol('sj-barrel', 17)}<b>+${goods}</b>` : nothing}${cards > 0 ? html`${symbol('sj-card', 17)}<b>+${cards}</b>` : nothing}${some ? nothing : state === 'done' ? '–' : '…'}</span
      ><span class="hidden-text">${told}</span>
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-sj-round': RsSjRound;
  }
}
