import {html, nothing} from 'lit';
import {customElement, property, query, state} from 'lit/decorators.js';
import {hasWholeMeetingCode, linkIn} from '../../src/base/address.ts';
import type {Settings} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import {tell} from '../kit/fire.ts';
import {openLayers} from '../kit/layers.ts';
import sheet from './join.css';
import '../kit/button.ts';
import '../kit/dialog.ts';
import '../kit/field.ts';
import '../kit/file-button.ts';
import type {RsDialog} from '../kit/dialog.ts';
import type {RsField} from '../kit/field.ts';
import '../kit/symbol.ts';
import '../panels/scan.ts';
import {act} from '../act.ts';
import {HomeTexts, saying} from '../text.ts';
import {NAME_LENGTH} from './name.ts';

/** The code of a table as it is copied, and nothing else. */
const CODE = /^\s*[a-z\d]{3}[\s-]?[a-z\d]{3}\s*$/i;

/** It leads somewhere as it stands, whatever is around it. */
const hasWholeLink = (text: string): boolean => Boolean(linkIn(text)?.tableId) || hasWholeMeetingCode(text);

/**
 * @summary Ways to a table that is there already: link or code, a QR code, a file.
 *
 * @event rs-act - `join`, `import`; `settings` with the first name.
 * @event rs-close - Given up, or on the way.
 */
@customElement('rs-join')
export class RsJoin extends saying('home') {
  static override styles = [base, sheet];

  @property({attribute: false}) settings!: Settings;

  /** A code that is known already: what lacks is the name. */
  @property() code = '';

  @state() private error = '';
  @state() private nameless = false;
  /** This device has one. */
  @state() private camera = false;
  @query('rs-dialog') private dialog!: RsDialog;
  @query('[data-code]') private field!: RsField;
  @query('[data-name]') private name!: RsField | null;

  readonly #texts = new HomeTexts(this);

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('paste', this.#paste);
    void this.#look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('paste', this.#paste);
  }

  override render() {
    const {common, home} = this.#texts.words;
    const scan = html`<rs-scan
      label=${home.joinScan}
      ?primary=${this.#scansFirst}
      @rs-scanned=${({detail: linkOrCode}: CustomEvent<string>) =>
        this.#done(() => act(this, {act: 'join', linkOrCode}))}
    ></rs-scan>`;
    return html`<rs-dialog open heading=${home.joinTitle} closeLabel=${common.close}>
      <section>
        ${this.#scansFirst ? scan : nothing}
        <rs-field
          data-code
          label=${home.joinLabel}
          value=${this.code}
          hint=${home.joinHint}
          placeholder=${home.joinPlaceholder}
          .error=${this.error}
          .maxLength=${10_000}
          @input=${this.#input}
          @rs-submit=${this.#join}
        ></rs-field>
        ${
          this.settings.name
            ? nothing
            : html`<rs-field
                data-name
                label=${home.joinName}
                hint=${home.joinNameHint}
                .error=${this.nameless ? home.joinNameEmpty : ''}
                autocomplete="nickname"
                .maxLength=${NAME_LENGTH}
                @rs-submit=${this.#join}
              ></rs-field>`
        }
        <rs-button variant=${this.#scansFirst ? 'secondary' : 'primary'} icon="next" @click=${this.#join}>${home.joinGo}</rs-button>
        ${
          this.#scansFirst
            ? nothing
            : html`${scan}<p class="hint"><rs-symbol name="phone"></rs-symbol>${home.joinCamera}</p>`
        }
      </section>
      <section>
        <h3>${home.joinOffline}</h3>
        <p>${home.joinOfflineHint}</p>
      </section>
      <section>
        <h3>${home.importTitle}</h3>
        <p>${home.importHint}</p>
        <rs-file-button
          label=${home.importGo}
          accept=".json,.gz,.roadstead,application/json,application/gzip,.txt,text/plain"
          @rs-file=${({detail: file}: CustomEvent<File>) => this.#done(() => act(this, {act: 'import', file}))}
        ></rs-file-button>
      </section>
    </rs-dialog>`;
  }

  /** Nothing is typed yet, and one look of the camera does it. */
  get #scansFirst(): boolean {
    return this.camera && !this.code;
  }

  /** Which devices there are is told without being allowed to use them. */
  async #look(): Promise<void> {
    const media: Partial<MediaDevices> | undefined = navigator.mediaDevices;
    const devices = await media?.enumerateDevices?.().catch(() => []);
    this.camera = devices?.some(({kind}) => kind === 'videoinput') ?? false;
  }

  /** A link is never typed; a code that is may not be at its end. */
  #input = (event: Event): void => {
    this.#came((event as InputEvent).inputType === 'insertFromPaste');
  };

  /** Wherever the focus is. It stays there: in the field it would open the keyboard of a phone. */
  #paste = (event: ClipboardEvent): void => {
    if (openLayers().at(-1) !== this.dialog) return;
    if (event.composedPath().some(part => part instanceof HTMLInputElement)) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!text.trim()) return;
    event.preventDefault();
    this.field.value = text;
    this.#came(true);
  };

  #came(pasted: boolean): void {
    const {value} = this.field;
    this.error = '';
    if (hasWholeLink(value) || (pasted && CODE.test(value))) this.#join();
  }

  #join = (): void => {
    const linkOrCode = this.field.value.trim();
    this.error = linkOrCode ? '' : this.#texts.words.home.joinEmpty;
    // With a link the lobby asks for it; behind a code somebody decides by it.
    const byCode = linkOrCode !== '' && !/[#=]/.test(linkOrCode);
    this.nameless = byCode && this.name?.value.trim() === '';
    if (this.nameless) this.name?.focus();
    else if (linkOrCode) this.#done(() => act(this, {act: 'join', linkOrCode}));
  };

  /** Whoever is asked to let this device in reads its name. */
  #done(go: () => void): void {
    const name = this.name?.value.trim();
    if (name) act(this, {act: 'settings', settings: {...this.settings, name}});
    go();
    tell(this, 'rs-close');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-join': RsJoin;
  }
}
