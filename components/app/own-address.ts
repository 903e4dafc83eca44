import {html, nothing, type PropertyValues} from 'lit';
import {customElement, property, query, state} from 'lit/decorators.js';
import {base} from '../kit/base.ts';
import {fire} from '../kit/fire.ts';
import folded from './folded.css';
import sheet from './own-address.css';
import '../kit/button.ts';
import '../kit/field.ts';
import type {RsField} from '../kit/field.ts';
import '../kit/symbol.ts';
import {MeetingTexts, saying} from '../text.ts';

/**
 * @summary What helps where the browser keeps the address of this device to itself, and the network does not pass on the name that
 * stands for it: with the camera allowed the browser tells the address; or the person types it.
 *
 * @event rs-address - The address, as typed; empty: the browser tells it now.
 */
@customElement('rs-own-address')
export class RsOwnAddress extends saying('meeting') {
  static override styles = [base, folded, sheet];

  /** The devices did not find each other: it stands open. */
  @property({type: Boolean}) wanted = false;

  @state() private opened = false;
  @state() private empty = false;
  /** Why the camera tells no address; empty while nothing is wrong. */
  @state() private failed: '' | 'refused' | 'noCamera' = '';
  @query('rs-field') private field!: RsField;

  readonly #texts = new MeetingTexts(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('wanted') && this.wanted) this.opened = true;
  }

  override render() {
    const {address: words} = this.#texts.words.meeting;
    const devices: Partial<MediaDevices> | undefined = navigator.mediaDevices;
    return html`<details
      ?open=${this.opened}
      @toggle=${({target}: Event) => (this.opened = (target as HTMLDetailsElement).open)}
    >
      <summary>${words.title}<rs-symbol name="next"></rs-symbol></summary>
      <div class="l-grid l-gap-12">
        <p>${words.why}</p>
        ${
          devices?.getUserMedia
            ? html`<rs-button data-allow icon="eye" @click=${this.#allow}>${words.allow}</rs-button>
                <p role="status" class="quiet" ?hidden=${!this.failed}>${this.failed && words[this.failed]}</p>`
            : nothing
        }
        <rs-field
          label=${words.label}
          hint=${words.hint}
          placeholder="192.168.1.23"
          .error=${this.empty ? words.empty : ''}
          .maxLength=${60}
          @input=${() => (this.empty = false)}
          @rs-submit=${this.#use}
        ></rs-field>
        <rs-button data-use @click=${this.#use}>${words.use}</rs-button>
      </div>
    </details>`;
  }

  /** Nothing is looked at: whoever may use the camera is told the addresses of the device. */
  #allow = async (): Promise<void> => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({video: true, audio: false});
      for (const track of stream.getTracks()) track.stop();
    } catch (error) {
      this.failed = (error as Error).name === 'NotAllowedError' ? 'refused' : 'noCamera';
      return;
    }
    this.failed = '';
    fire(this, 'rs-address', '');
  };

  #use = (): void => {
    const address = this.field.value.trim();
    this.empty = address === '';
    if (address) fire(this, 'rs-address', address);
  };
}

declare global {
  interface HTMLElementEventMap {
    'rs-address': CustomEvent<string>;
  }
  interface HTMLElementTagNameMap {
    'rs-own-address': RsOwnAddress;
  }
}
