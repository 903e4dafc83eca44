import {html, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {InstallWay} from '../../src/base/install-way.ts';
import {base} from '../kit/base.ts';
import sheet from './install.css';
import '../kit/dialog.ts';
import '../kit/symbol.ts';
import {HomeTexts, saying} from '../text.ts';

/** Where it is done by hand. */
type ByHand = Exclude<InstallWay, 'prompt' | 'none'>;

/** What is to be looked for, step by step. */
const SIGNS: Readonly<Record<ByHand, readonly string[]>> = {
  ios: ['share', 'add'],
  android: ['dots', 'phone'],
  mac: ['share', 'add'],
  desktop: ['dots', 'add'],
};

/**
 * @summary How the app comes to the home screen, in the menus of this system, step by step.
 *
 * @event rs-close - The person closed it.
 */
@customElement('rs-install')
export class RsInstall extends saying('home') {
  static override styles = [base, sheet];

  @property() way: ByHand = 'ios';

  readonly #texts = new HomeTexts(this);

  override render() {
    const {common, home} = this.#texts.words;
    const apple = this.way === 'ios' || this.way === 'mac';
    return html`<rs-dialog open heading=${home.install} closeLabel=${common.close}>
      <ol>
        ${home.installSteps[this.way].map(
          (step, at) =>
            html`<li><rs-symbol name=${SIGNS[this.way][at] ?? 'check'}></rs-symbol><span>${step}</span></li>`,
        )}
      </ol>
      ${this.way === 'ios' ? html`<p>${home.installInSafari}</p>` : nothing}
      ${apple ? html`<p>${home.installApart}</p>` : html`<p>${home.installHint}</p>`}
    </rs-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-install': RsInstall;
  }
}
