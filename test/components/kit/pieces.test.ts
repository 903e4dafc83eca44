import {expect} from 'chai';
import {html} from 'lit';
import '../../../components/art/anchorage.ts';
import '../../../components/art/poster.ts';
import '../../../components/art/ship-at-anchor.ts';
import '../../../components/kit/banner.ts';
import '../../../components/kit/chip.ts';
import '../../../components/kit/flag.ts';
import {initialOf, type RsMark, tellApart} from '../../../components/kit/mark.ts';
import '../../../components/kit/meter.ts';
import '../../../components/kit/qr.ts';
import type {RsQr} from '../../../components/kit/qr.ts';
import '../../../components/puerto-rico/symbols/index.ts';
import {installTokens} from '../../../components/kit/tokens.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {inside, mount, type Theme} from './harness.ts';

describe('rs-mark', () => {
  it('shows shape, colour and initial, and a dashed ring for a free seat', async () => {
    const mark = await mount<RsMark>(html`<rs-mark shape="diamond" name="ősz"></rs-mark>`);
    expect(inside(mark, 'text').textContent).to.equal('Ő');
    const shape = inside(mark, '.shape');
    expect(shape.getAttribute('fill')).to.contain('seat-diamond');
    expect(getComputedStyle(shape).fill, 'a colour that this engine knows').not.to.equal('rgb(0, 0, 0)');
    mark.name = ' ';
    await mark.updateComplete;
    expect(inside(mark, '.free')).to.be.an.instanceOf(SVGElement);
    expect(mark.shadowRoot!.querySelector('text')).to.equal(null);
  });

  it('has two letters for each of those whose initials are the same', async () => {
    const mark = await mount<RsMark>(html`<rs-mark name="Anna"></rs-mark>`);
    const said = (...names: string[]) => {
      tellApart(names);
      return names.map(initialOf);
    };
    expect(said('Anna', 'Bence', 'Ádám')).to.deep.equal(['A', 'B', 'Á']);
    expect(said('Anna', 'Bence', 'Andor', 'Adam')).to.deep.equal(['An', 'B', 'Ad', 'Aa']);
    await mark.updateComplete;
    expect(mark.shadowRoot!.textContent).to.contain('An');
    expect(said('Seat 1', 'Seat 2', 'Anna Kovács', 'Anna Varga')).to.deep.equal(['S1', 'S2', 'AK', 'AV']);
    expect(said('A', 'Al')).to.deep.equal(['A', 'Al']);
    tellApart([]);
    expect(initialOf('Anna')).to.equal('A');
  });

  it('takes whole characters as initials', () => {
    expect(initialOf('  łukasz')).to.equal('Ł');
    expect(initialOf('🐙 octopus')).to.equal('🐙');
    expect(initialOf('')).to.equal('');
  });
});

describe('rs-qr', () => {
  it('draws the code of its text under its name, the same in both themes', async () => {
    const fills = [];
    for (const theme of ['light', 'dark'] as const satisfies readonly Theme[]) {
      const qr = await mount<RsQr>(
        html`<rs-qr text="https://example.org/#K7MR2X" label="Invitation"></rs-qr>`,
        {theme},
      );
      expect(inside(qr, 'path').getAttribute('d')).to.match(/^M\d+ \d+h\d+/);
      fills.push(getComputedStyle(inside(qr, 'svg')).fill);
      await accessible(qr);
    }
    expect(fills[0]).to.equal(fills[1]);
  });

  it('draws another code for another text', async () => {
    const qr = await mount<RsQr>(html`<rs-qr text="one" label="Invitation"></rs-qr>`);
    const before = inside(qr, 'path').getAttribute('d');
    qr.text = 'two';
    await qr.updateComplete;
    expect(inside(qr, 'path').getAttribute('d')).not.to.equal(before);
  });
});

describe('the tokens', () => {
  it('are installed once on a document', () => {
    installTokens();
    const before = document.adoptedStyleSheets.length;
    installTokens();
    expect(document.adoptedStyleSheets).to.have.length(before);
  });

  it('follow the theme of the nearest wrapper, and the quay swaps in the night fills, also those of a game', async () => {
    const colours = async (theme: Theme, deep: boolean) => {
      const box = await mount<HTMLElement>(html`<div></div>`, {theme, deep});
      const style = getComputedStyle(box);
      return {indigo: style.getPropertyValue('--rs-indigo'), ink: style.getPropertyValue('--rs-ink')};
    };
    const [day, night, quay] = [
      await colours('light', false),
      await colours('dark', false),
      await colours('light', true),
    ];
    expect(day.indigo).not.to.equal(night.indigo);
    expect(quay.indigo).to.equal(night.indigo);
    expect(quay.ink).not.to.equal(day.ink);
  });
});

describe('the quiet pieces of the kit', () => {
  for (const theme of ['light', 'dark'] as const satisfies readonly Theme[])
    it(`are accessible (${theme})`, async () => {
      const all = await mount(
        html`<div>
          <rs-chip tone="ok" icon="check">Ready</rs-chip><rs-chip tone="move">Connecting</rs-chip>
          <rs-meter symbol="point" label="Points left" value="9" max="75" close></rs-meter>
          <rs-banner tone="problem">Bence is away.</rs-banner>
          <rs-banner tone="last">Last round.</rs-banner>
          <rs-flag name="captain"></rs-flag><rs-flag card name="mayor">Mayor</rs-flag>
          <rs-mark shape="cross" name="Anna" crown label="Anna, governor"></rs-mark>
          <rs-anchorage><rs-ship-at-anchor shape="disc" name="Dóra" label="Dóra"></rs-ship-at-anchor></rs-anchorage>
          <div style="position:relative;height:300px"><rs-poster></rs-poster></div>
        </div>`,
        {theme},
      );
      await accessible(all);
    });
});
