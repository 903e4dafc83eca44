import {css, html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import {waysOf} from '../../src/games/catan/data.ts';
import {nameOf} from '../board/seats.ts';
import {prepare, show} from './model.ts';
import {CatPart} from './part.ts';
import {chosenSpot} from './spots.ts';

/**
 * @summary The island without a map: the legal places as a list to choose from, then hexes and harbours as tables with
 * who lives there.
 */
@customElement('rs-cat-places')
export class RsCatPlaces extends CatPart {
  static override styles = [
    ...CatPart.styles,
    css`
      .list {
        display: grid;
        gap: 6px;
        margin-bottom: 16px;
      }
      .list button {
        width: 100%;
        min-height: 44px;
        padding: 8px 12px;
        border-radius: var(--rs-radius-card);
        background: var(--rs-card);
        color: var(--rs-ink);
        font: 500 var(--rs-size-number) / 1.25 var(--rs-display);
      }
      h3 {
        margin-block: 12px 6px;
      }
      summary {
        display: flex;
        align-items: center;
        min-height: 44px;
        font-weight: 600;
        cursor: pointer;
      }
      ol {
        padding-inline-start: 2.2em;
        font-size: var(--rs-size-body);
      }
      ol li {
        padding-block: 3px;
      }
      table {
        width: 100%;
        border-collapse: collapse;
        font-size: var(--rs-size-body);
      }
      :is(th, td) {
        padding: 6px 8px 6px 0;
        border-bottom: var(--rs-stroke-rule) solid var(--rs-line);
        text-align: start;
        vertical-align: top;
      }
      th {
        font-weight: 600;
      }
      .frame {
        overflow-x: auto;
      }
    `,
  ];

  override render() {
    const {model} = this;
    const {spots, words} = model;
    const chosen = chosenSpot(model);
    return html`${
      spots.length > 0
        ? html`<h3 class="label">${words.places}</h3>
            <ul class="list">
              ${spots.map(
                (spot, i) => html`<li>
                  <button
                    type="button"
                    data-place
                    class=${i === chosen ? 'chosen' : ''}
                    aria-pressed=${i === chosen}
                    @click=${() => {
                      prepare(this, spot.change);
                      show(this, {panel: null});
                    }}
                  >
                    ${spot.label}
                  </button>
                </li>`,
              )}
            </ul>`
        : nothing
    }${this.#hexes()}${this.#harbours()}${this.#corners()}${this.#edges()}`;
  }

  #corners() {
    const {view, words} = this.model;
    return this.#all('corner', words.corners, view.corners, ({seat, city}) =>
      words.house(nameOf(this.model)(seat), city),
    );
  }

  #edges() {
    const {view, words} = this.model;
    return this.#all('edge', words.edges, view.roads, seat => words.roadOf(nameOf(this.model)(seat)));
  }

  /** Every place of a kind, with what lies around it and what stands there. */
  #all<T>(kind: 'corner' | 'edge', title: string, places: readonly (T | null)[], said: (piece: T) => string) {
    const {model} = this;
    return html`<details data-all=${kind}>
      <summary>${title}</summary>
      <ol>
        ${places.map(
          (piece, at) =>
            html`<li>${model.words.spot(kind, at, false, model)}: ${piece === null ? model.words.nobodyThere : said(piece)}</li>`,
        )}
      </ol>
    </details>`;
  }

  #hexes() {
    const {model} = this;
    const {view, text, words} = model;
    return html`<h3 class="label">${words.hexes}</h3>
      <div class="frame" tabindex="0" role="group" aria-label=${words.hexes}>
        <table>
          <thead>
            <tr>
              ${words.hexColumns.map(column => html`<th scope="col">${column}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${view.hexes.map(
              ({terrain, token, robber, buildings}) => html`<tr>
                <th scope="row">${text.terrains[terrain]}${robber ? ` (${text.terms.robber})` : ''}</th>
                <td>${token || '–'}</td>
                <td>${token ? words.ways(waysOf(token)) : '–'}</td>
                <td>${buildings.map(({seat, city}) => words.house(nameOf(model)(seat), city)).join('; ') || '–'}</td>
              </tr>`,
            )}
          </tbody>
        </table>
      </div>`;
  }

  #harbours() {
    const {model} = this;
    const {view, text, words} = model;
    return html`<h3 class="label">${words.harbours}</h3>
      <table>
        <tbody>
          ${view.harbours.map(({kind, corners}) => {
            const owners = corners.flatMap(corner => {
              const building = view.corners[corner];
              return building ? [nameOf(model)(building.seat)] : [];
            });
            return html`<tr>
              <th scope="row">${text.harbours[kind]}</th>
              <td>${owners.join('; ') || words.nobodyThere}</td>
            </tr>`;
          })}
        </tbody>
      </table>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-places': RsCatPlaces;
  }
}
