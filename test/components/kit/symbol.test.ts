import {expect} from 'chai';
import {html} from 'lit';
import '../../../components/kit/symbol.ts';
import type {RsSymbol} from '../../../components/kit/symbol.ts';
import {registerSymbols, symbolNames} from '../../../components/kit/symbols/registry.ts';
import {UI_SYMBOLS} from '../../../components/kit/symbols/ui.ts';
import {PUERTO_RICO_SYMBOLS} from '../../../components/puerto-rico/symbols/index.ts';
import {BASE_BUILDINGS} from '../../../src/games/puerto-rico/data.ts';
import {BUILDINGS, GOODS, ROLES} from '../../../src/games/puerto-rico/types.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {drawn, inside, mount} from './harness.ts';

/** Points along a path, in pixels of the drawing. */
function outline(path: SVGPathElement): DOMPoint[] {
  const length = path.getTotalLength();
  const matrix = path.getCTM()!;
  return Array.from({length: 80}, (_, i) => path.getPointAtLength((length * i) / 79).matrixTransform(matrix));
}

describe('rs-symbol', () => {
  it('has a drawing for every good, role and building of the base game', () => {
    const roles = ROLES.filter(role => role !== 'buccaneer');
    for (const name of [...GOODS, 'quarry', ...roles, ...BUILDINGS.slice(0, BASE_BUILDINGS)])
      expect(PUERTO_RICO_SYMBOLS, name).to.have.property(name);
  });

  it('draws every name as something that can be seen, inside its grid', async () => {
    // Of four games, each drawn and measured.
    const size = 64;
    await mount(
      html`<div>${symbolNames().map(name => html`<rs-symbol name=${name} style="--rs-symbol-size:${size}px"></rs-symbol>`)}</div>`,
    );
    for (const symbol of document.querySelectorAll('rs-symbol')) {
      const svg = inside<SVGSVGElement>(symbol, 'svg');
      const points = [...svg.querySelectorAll('path')].flatMap(outline);
      const all = points.flatMap(({x, y}) => [x, y]).map(pixels => (pixels * 32) / size);
      expect(Math.max(...all) - Math.min(...all), symbol.name).to.be.greaterThan(15);
      expect(Math.min(...all), symbol.name).to.be.at.least(0.4);
      expect(Math.max(...all), symbol.name).to.be.at.most(31.6);
    }
  });

  it('draws every symbol differently, the second prospector apart', () => {
    const drawings = Object.entries({...UI_SYMBOLS, ...PUERTO_RICO_SYMBOLS}).filter(
      ([name]) => name !== 'prospector-2',
    );
    expect(new Set(drawings.map(([, drawing]) => drawing)).size).to.equal(drawings.length);
  });

  it('is decoration without a label and an image with one', async () => {
    const symbol = await mount<RsSymbol>(html`<rs-symbol name="corn"></rs-symbol>`);
    expect(inside(symbol, 'svg').getAttribute('aria-hidden')).to.equal('true');
    symbol.label = 'Corn';
    expect(inside(symbol, 'svg').getAttribute('role')).to.equal('img');
    await accessible(symbol);
  });

  it('draws itself when its set arrives later', async () => {
    const symbol = await mount<RsSymbol>(html`<rs-symbol name="test-late"></rs-symbol>`);
    expect(inside(symbol, 'svg').childElementCount).to.equal(0);
    registerSymbols({'test-late': UI_SYMBOLS.check!});
    await drawn(document);
    expect(inside(symbol, 'svg').childElementCount).to.be.greaterThan(0);
  });

  it('draws another name when it is given one', async () => {
    const symbol = await mount<RsSymbol>(html`<rs-symbol name="corn"></rs-symbol>`);
    const before = inside(symbol, 'svg').innerHTML;
    symbol.name = 'coffee';
    expect(inside(symbol, 'svg').innerHTML).not.to.equal(before);
  });

  it('moves with the drawing it has: a part of a board that changes its place is not drawn anew', async () => {
    const symbol = await mount<RsSymbol>(html`<rs-symbol name="corn" label="Corn"></rs-symbol>`);
    const svg = inside(symbol, 'svg');
    const place = document.createElement('p');
    symbol.parentElement!.append(place);
    place.append(symbol);
    expect(inside(symbol, 'svg')).to.equal(svg);
    symbol.label = 'Maize';
    expect(inside(symbol, 'svg').getAttribute('aria-label')).to.equal('Maize');
  });
});
