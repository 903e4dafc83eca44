import {html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {SHAPES, type Shape} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import {tell} from '../kit/fire.ts';
import sheet from './shape-picker.css';
import '../kit/mark.ts';
import {Texts} from '../text.ts';

/**
 * @summary The own mark, as native radio buttons.
 *
 * @event rs-shape - CustomEvent of `Shape`: the person chose another.
 */
@customElement('rs-shape-picker')
export class RsShapePicker extends LitElement {
  static override styles = [base, sheet];

  @property() shape: Shape = 'disc';
  /** The name whose initial the marks show. */
  @property() name = '';

  /** Marks of others at the same table: two seats never bear the same. */
  @property({attribute: false}) taken: readonly Shape[] = [];

  readonly #texts = new Texts(this);

  override render() {
    const {common} = this.#texts.words;
    return html`<fieldset>
      <legend class="hidden-text">${common.shape}</legend>
      ${SHAPES.map(
        shape => html`<label title=${common.shapes[shape]}>
          <input
            type="radio"
            name="shape"
            aria-label=${common.shapes[shape]}
            ?disabled=${this.taken.includes(shape)}
            .checked=${shape === this.shape}
            @change=${() => this.#choose(shape)}
          />
          <rs-mark shape=${shape} name=${this.name || ' ?'}></rs-mark>
        </label>`,
      )}
    </fieldset>`;
  }

  #choose(shape: Shape): void {
    this.shape = shape;
    tell(this, 'rs-shape', shape);
  }
}

declare global {
  interface HTMLElementEventMap {
    'rs-shape': CustomEvent<Shape>;
  }
  interface HTMLElementTagNameMap {
    'rs-shape-picker': RsShapePicker;
  }
}
