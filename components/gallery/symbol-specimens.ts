/** The family of symbols at four sizes, also without colour. */
import {html} from 'lit';
import '../kit/flag.ts';
import '../kit/mark.ts';
import '../kit/symbol.ts';
import {BUILDINGS} from '../kit/symbols/buildings.ts';
import {GOODS} from '../kit/symbols/goods.ts';
import '../kit/symbols/puerto-rico.ts';
import {SHAPES} from '../../src/table/view-model.ts';
import {ROLES} from '../kit/symbols/roles.ts';
import {UI_SYMBOLS} from '../kit/symbols/ui.ts';
import {registerSpecimens} from './specimens.ts';

const at = (name: string, size: number, grey = false) =>
  html`<rs-symbol name=${name} style="--rs-symbol-size:${size}px;${grey ? 'filter:grayscale(1)' : ''}"></rs-symbol>`;

const sheet = (names: readonly string[], sizes: readonly number[]) =>
  html`<div style="display:flex;flex-wrap:wrap;gap:12px 8px">
    ${names.map(
      name => html`<figure style="width:104px;margin:0;text-align:center;font:600 13px/1.2 var(--rs-text)">
        <div style="display:flex;gap:5px;justify-content:center;align-items:end;margin-bottom:4px">
          ${sizes.map(size => at(name, size))}${at(name, 20, true)}
        </div>
        <figcaption>${name}</figcaption>
      </figure>`,
    )}
  </div>`;

const tiles = () =>
  html`<div style="display:flex;flex-wrap:wrap;gap:4px">
    ${['corn', 'indigo', 'sugar', 'tobacco', 'coffee', 'quarry'].map(
      name => html`<div
        style="padding:8px;border:1.6px solid var(--rs-edge);border-radius:7px;background:var(--rs-${name === 'quarry' ? 'stoneground' : 'country'})"
      >
        ${at(name, 44)}
      </div>`,
    )}
  </div>`;

const pieces = [...Object.keys(GOODS), 'ship', 'crown', 'lighthouse'];

registerSpecimens('Symbols', [
  {name: 'Goods and pieces', render: () => sheet(pieces, [44, 20])},
  {name: 'Goods and pieces on the quay', ground: 'quay', render: () => sheet(pieces, [44, 20])},
  {name: 'Plantations and quarry', render: tiles},
  {name: 'Buildings', render: () => sheet(Object.keys(BUILDINGS), [44, 20])},
  {name: 'Roles', render: () => sheet(Object.keys(ROLES), [44, 20])},
  {
    name: 'Flags',
    ground: 'sea',
    render: () => html`<div style="display:flex;flex-wrap:wrap;gap:8px">
      ${Object.keys(ROLES).map(name => html`<rs-flag name=${name} style="--rs-flag-size:62px"></rs-flag>`)}
      <rs-flag name="trader"></rs-flag><rs-flag name="mayor" taken></rs-flag>
    </div>`,
  },
  {
    name: 'Seats',
    render: () => html`<div style="display:flex;flex-wrap:wrap;gap:14px;padding-top:12px">
      ${SHAPES.map((shape, i) => html`<rs-mark shape=${shape} name=${'DBKZŐÁ'[i]!} style="--rs-mark-size:44px"></rs-mark>`)}
      ${SHAPES.map((shape, i) => html`<rs-mark shape=${shape} name=${'DBKZŐÁ'[i]!}></rs-mark>`)}
      <rs-mark shape="square" name="Bence" crown style="--rs-mark-size:44px"></rs-mark>
      <rs-mark shape="disc" name="" style="--rs-mark-size:44px"></rs-mark>
    </div>`,
  },
  {name: 'Interface', render: () => sheet(Object.keys(UI_SYMBOLS), [28, 20])},
]);
