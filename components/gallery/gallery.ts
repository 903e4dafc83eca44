import {html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from '../kit/base.ts';
import sheet from './gallery.css';
import '../kit/segment.ts';
import {installTokens, tokens} from '../kit/tokens.ts';
import './app-specimens.ts';
import './family-specimens.ts';
import './kit-specimens.ts';
import './table-specimens.ts';
import '../table/curtain.ts';
import '../table/table.ts';
import {allSpecimens, type Specimen} from './specimens.ts';

installTokens();

const THEMES = ['light', 'dark'] as const;

/**
 * @summary Every component in every state, in both themes side by side. The address chooses:
 * `?section=Kit&theme=dark`.
 */
@customElement('rs-gallery')
export class RsGallery extends LitElement {
  static override styles = [base, tokens, sheet];

  /** The name of the only section that is shown; all when empty. */
  @property() section = new URLSearchParams(location.search).get('section') ?? '';
  /** `light`, `dark` or `both`. */
  @property() theme = new URLSearchParams(location.search).get('theme') ?? 'both';

  override render() {
    const themes = THEMES.filter(theme => this.theme === 'both' || this.theme === theme);
    const shown = [...allSpecimens()].filter(([section]) => !this.section || section === this.section);
    return html`<nav class="deep">
        <h1>Gallery</h1>
        <a href="?theme=${this.theme}">All</a>
        ${[...allSpecimens().keys()].map(
          section => html`<a href="?section=${section}&theme=${this.theme}">${section}</a>`,
        )}
        <rs-segment
          label="Theme"
          .options=${['both', ...THEMES].map(value => ({value, label: value}))}
          value=${this.theme}
          @rs-choose=${this.#pick}
        ></rs-segment>
      </nav>
      <main>
        ${shown.map(
          ([section, specimens]) => html`<section aria-label=${section}>
            <h2>${section}</h2>
            ${specimens.map(
              specimen => html`<div class="row" style="--themes:${themes.length}">
                ${themes.map(theme => this.#frame(specimen, theme))}
              </div>`,
            )}
          </section>`,
        )}
      </main>`;
  }

  #frame({name, render, ground = 'sand', size}: Specimen, theme: string) {
    const [width, height] = size ?? [];
    return html`<div class="theme" data-theme=${theme}>
      <h3>${name}</h3>
      <div class="ground ${ground} ${ground === 'quay' ? 'deep' : ''}" style="--_width:${width ? `${width}px` : 'auto'};--_height:${height ? `${height}px` : 'auto'}">${render()}</div>
    </div>`;
  }

  #pick = (event: CustomEvent<{value: string}>): void => {
    this.theme = event.detail.value;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-gallery': RsGallery;
  }
}
