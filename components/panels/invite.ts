import {html, nothing} from 'lit';
import {customElement, property, query, state} from 'lit/decorators.js';
import {inTime} from '../../src/base/in-time.ts';
import {base} from '../kit/base.ts';
import sheet from './invite.css';
import '../kit/button.ts';
import '../kit/qr.ts';
import {saveFile} from '../kit/save-file.ts';
import {open} from '../open.ts';
import {LobbyTexts, saying} from '../text.ts';

/** How long the button says that the link is copied, in ms. */
const SAID = 4000;

/** For so long the clipboard may answer nothing, as where the browser asks the person first, in steps of a second. */
const PATIENCE = 1;

/**
 * @summary The invitation: QR code, join code, and the link to send; where the app is a file on the disk, what goes into
 * the app of the others in its place. Sharing uses the device's own sheet where there
 * is one; copying works on plain http pages as well, and where nothing works the link stands there to be selected.
 *
 * @event rs-open - `meeting`, `diagnosis`.
 */
@customElement('rs-invite')
export class RsInvite extends saying('lobby') {
  static override styles = [base, sheet];

  @property() link = '';
  @property() code = '';
  /** Name of the game, for the message that goes with the link. */
  @property() game = '';
  /** Where it is no invitation: what goes with the link, what to do with it, and its name as a file. Its code is shown beside it. */
  @property({attribute: false}) instead: {
    readonly message: string;
    readonly hint: string;
    readonly file: string;
    /** What the button copies, where it is not a link to open. */
    readonly copy?: string;
  } | null = null;
  /** What can be scanned is shown elsewhere. */
  @property({type: Boolean, attribute: 'words-only'}) wordsOnly = false;
  /** Others can come without a server, too: it leads there. */
  @property({type: Boolean}) meets = false;
  /** That way stands above it already. */
  @property({type: Boolean}) above = false;

  @state() private copied: 'no' | 'yes' | 'byHand' = 'no';
  @query('input') private field!: HTMLInputElement;

  readonly #texts = new LobbyTexts(this);
  readonly #canShare = typeof navigator.share === 'function';

  override render() {
    const {common, lobby} = this.#texts.words;
    const done = this.copied === 'yes';
    const copy = html`<rs-button class=${done ? 'done' : ''} icon=${done ? 'check' : 'copy'} data-copy-link @click=${this.#copy}
      >${done ? common.copied : (this.instead?.copy ?? lobby.copyLink)}</rs-button
    >`;
    const usual = this.#isInside ? lobby.scanInside : lobby.scan;
    const hint = this.instead?.hint ?? (this.wordsOnly ? '' : usual);
    return html`${
      this.wordsOnly ? nothing : html`<rs-qr text=${this.link} label=${lobby.qr(this.code)}></rs-qr>`
    }
      <div class="words l-grid l-gap-6">
        ${hint ? html`<span class="quiet">${hint}</span>` : nothing}
        ${this.code ? html`<span class="code">${this.code}</span>` : nothing}
        <div class="actions l-flex l-wrap l-gap-8">
          ${
            this.#canShare
              ? html`<rs-button icon="share" @click=${this.#share}>${lobby.send}</rs-button>`
              : nothing
          }
          ${this.#canShare && this.copied === 'no' ? nothing : copy}
          ${
            this.meets && !this.above
              ? html`<rs-button icon="wifi-off" data-meet @click=${() => open(this, 'meeting')}
                    >${lobby.withoutInternet}</rs-button
                  ><rs-button variant="quiet" icon="help" data-why @click=${() => open(this, 'diagnosis')}>${common.whyNot}</rs-button>`
              : nothing
          }
        </div>
      </div>
      <span class="hidden-text" role="status">${done ? common.copied : ''}</span>
      <div class="link" ?hidden=${this.copied !== 'byHand'}>
        <input readonly aria-label=${lobby.linkLabel} .value=${this.link} @focus=${() => this.field.select()} />
        <p class="quiet">${common.copyByHand}</p>
      </div>`;
  }

  get #isInside(): boolean {
    return this.link.startsWith('#');
  }

  #share = async (): Promise<void> => {
    try {
      const {shareText, shareInside} = this.#texts.words.lobby;
      const text = this.instead?.message ?? (this.#isInside ? shareInside : shareText)(this.game);
      await navigator.share(this.#isInside ? {text: `${text} ${this.link}`} : {text, url: this.link});
    } catch (error) {
      // Closing the sheet is an answer; anything else means that sharing does not work here.
      if ((error as Error).name !== 'AbortError') await this.#copy();
    }
  };

  /** As a file, for a stick or a cable, where nothing can be sent. */
  save(): void {
    const {message = '', file = 'roadstead'} = this.instead ?? {};
    saveFile(`${file}.txt`, new Blob([`${message}\n${this.link}\n`], {type: 'text/plain'}));
  }

  #copy = async (): Promise<void> => {
    if (await this.#toClipboard()) {
      this.copied = 'yes';
      // Then the button says again what it does.
      setTimeout(() => {
        this.copied = 'no';
      }, SAID);
      return;
    }
    this.copied = 'byHand';
    await this.updateComplete;
    this.field.focus();
    this.field.select();
  };

  /** The clipboard of secure pages, or on a plain http page the old command on a selected field. */
  async #toClipboard(): Promise<boolean> {
    if (navigator.clipboard) {
      try {
        await inTime(navigator.clipboard.writeText(this.link), PATIENCE, () => {
          throw new Error('late');
        });
        return true;
      } catch {
        // Not allowed here: the old way may be.
      }
    }
    const shown = this.copied;
    this.copied = 'byHand';
    await this.updateComplete;
    this.field.select();
    const done = document.execCommand('copy');
    this.copied = shown;
    return done;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-invite': RsInvite;
  }
}
