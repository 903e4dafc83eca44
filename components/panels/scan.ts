import {html, LitElement, nothing} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import {LazyModule} from '../board/lazy-module.ts';
import {base} from '../kit/base.ts';
import '../kit/button.ts';
import {withWords} from '../text.ts';

/**
 * @summary A button that opens the camera in its place, where the page may ask for one: those over plain http may not. What
 * reads its pictures is fetched then.
 *
 * @event rs-scanned - What a QR code says; the camera is closed again.
 */
@customElement('rs-scan')
export class RsScan extends LitElement {
  static override styles = base;

  /** What the button says. */
  @property() label = '';

  /** It is what is to be done next. */
  @property({type: Boolean}) primary = false;

  @state() private open = false;

  readonly #scanner = new LazyModule(
    withWords('meeting', () => import('./scanner.ts')),
    () => this.requestUpdate(),
  );

  override render() {
    const devices: Partial<MediaDevices> | undefined = navigator.mediaDevices;
    if (!devices?.getUserMedia) return nothing;
    if (this.open) this.#scanner.fetch(true);
    return this.open && this.#scanner.there
      ? html`<rs-scanner @rs-scanned=${() => (this.open = false)}></rs-scanner>`
      : html`<rs-button variant=${this.primary ? 'primary' : 'secondary'} icon="eye" data-scan @click=${() => (this.open = true)}>${this.label}</rs-button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-scan': RsScan;
  }
}
