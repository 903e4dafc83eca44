import {html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import {waysOf} from '../../src/games/catan/data.ts';
import {nameOf} from '../board/seats.ts';
import {CatElement} from './element.ts';
import {prepare, show} from './model.ts';
import sheet from './places.css';
import {chosenSpot} from './spots.ts';

/**
 * @summary The island without a map: the legal places as a list to choose from, then hexes and harbours as tables with
 * who lives there.
 */
@customElement('rs-cat-places')
export class RsCatPlaces extends CatElement {
  static override styles = [...CatElement.styles, sheet];

  override render() {
    const {model} = this;
    const {spots, words} = model;
    const chosen = chosenSpot(model);
    return html`${
      spots.length > 0
        ? html`<h3 class="label">${words.places}</h3>
            <ul class="list l-grid l-gap-6">
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
