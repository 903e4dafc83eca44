import {html, nothing} from 'lit';
import {customElement, property, query} from 'lit/decorators.js';
import type {SavedTable} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import {tell} from '../kit/fire.ts';
import sheet from './table-question.css';
import '../kit/button.ts';
import '../kit/dialog.ts';
import '../kit/field.ts';
import {act} from '../act.ts';
import type {RsField} from '../kit/field.ts';
import {HomeTexts, saying} from '../text.ts';
import {type TableQuestion, tableName} from './table-card.ts';

/** Longest name of a table, in characters. */
const NAME_LENGTH = 40;

/**
 * @summary The dialog before a saved table is renamed or deleted.
 *
 * @event rs-act - `rename`, `delete`.
 * @event rs-close - Done or given up.
 */
@customElement('rs-table-question')
export class RsTableQuestion extends saying('home') {
  static override styles = [base, sheet];

  @property({attribute: false}) table!: Pick<
    SavedTable,
    'id' | 'name' | 'game' | 'place' | 'hosting' | 'state'
  >;
  @property() ask: TableQuestion = 'rename';

  @query('rs-field') private field!: RsField | null;

  readonly #texts = new HomeTexts(this);

  override render() {
    const {common, home} = this.#texts.words;
    const rename = this.ask === 'rename';
    const name = tableName(this.table);
    return html`<rs-dialog
      open
      heading=${rename ? home.renameTitle : home.deleteTitle(name)}
      closeLabel=${common.close}
    >
      ${
        rename
          ? html`<rs-field
              label=${home.renameLabel}
              hint=${home.renameHint}
              .value=${this.table.name}
              .maxLength=${NAME_LENGTH}
              @rs-submit=${this.#rename}
            ></rs-field>`
          : html`<p>${home.deleteBody(this.table.place === 'here')}</p>
              ${this.table.hosting && this.table.state !== 'over' ? html`<p>${home.deleteHost}</p>` : nothing}`
      }
      <rs-button slot="actions" variant="quiet" @click=${this.#close}>${common.cancel}</rs-button>
      ${
        rename
          ? html`<rs-button slot="actions" variant="primary" @click=${this.#rename}>${common.save}</rs-button>`
          : html`<rs-button slot="actions" variant="danger" icon="trash" @click=${this.#delete}
              >${home.deleteYes}</rs-button
            >`
      }
    </rs-dialog>`;
  }

  #rename = (): void => {
    act(this, {act: 'rename', tableId: this.table.id, name: this.field?.value.trim() ?? ''});
    this.#close();
  };

  #delete = (): void => {
    act(this, {act: 'delete', tableId: this.table.id});
    this.#close();
  };

  #close = (): void => {
    tell(this, 'rs-close');
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-table-question': RsTableQuestion;
  }
}
