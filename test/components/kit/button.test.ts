import {expect} from 'chai';
import {html} from 'lit';
import '../../../components/kit/button.ts';
import type {RsButton} from '../../../components/kit/button.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {count, inside, mount, type Theme} from './harness.ts';

describe('rs-button', () => {
  it('sends one click for one click of a person', async () => {
    const button = await mount<RsButton>(html`<rs-button>Build</rs-button>`);
    const heard = count(button, 'click');
    inside(button, 'button').click();
    expect(heard.events).to.have.length(1);
  });

  for (const blocked of [{reason: '1 doubloon short'}, {disabled: true}, {busy: true}]) {
    it(`sends nothing while it has ${JSON.stringify(blocked)}, and stays reachable`, async () => {
      const button = await mount<RsButton>(
        html`<rs-button
          .reason=${blocked.reason ?? ''}
          .disabled=${blocked.disabled ?? false}
          .busy=${blocked.busy ?? false}
          >Wharf</rs-button
        >`,
      );
      const heard = count(button, 'click');
      const outside = count(document.body, 'click');
      inside(button, 'button').click();
      button.click();
      expect(heard.events.concat(outside.events)).to.have.length(0);
      button.focus();
      expect(document.activeElement).to.equal(button);
      expect(inside(button, 'button').getAttribute('aria-disabled')).to.equal('true');
    });
  }

  it('says why it cannot be used', async () => {
    const button = await mount<RsButton>(html`<rs-button reason="1 doubloon short">Wharf</rs-button>`);
    expect(inside(button, 'button').textContent).to.contain('1 doubloon short');
  });

  it('is 44 px to touch, the primary 52', async () => {
    const quiet = await mount<RsButton>(
      html`<rs-button variant="quiet" icon="undo" label="Take back"></rs-button>`,
    );
    const small = quiet.getBoundingClientRect();
    expect(Math.min(small.width, small.height)).to.be.at.least(44);
    const primary = await mount<RsButton>(html`<rs-button variant="primary">Go</rs-button>`);
    expect(primary.getBoundingClientRect().height).to.be.at.least(52);
  });

  it('grows in height instead of clipping', async () => {
    const box = await mount<HTMLElement>(
      html`<div style="width:150px"><rs-button variant="primary">Összes áru tárolása a nagy raktárban</rs-button></div>`,
    );
    const button = box.querySelector('rs-button')!;
    const native = inside<HTMLButtonElement>(button, 'button');
    expect(native.scrollWidth).to.be.at.most(native.clientWidth);
    expect(native.scrollHeight).to.be.at.most(native.clientHeight);
    expect(button.getBoundingClientRect().width).to.be.at.most(150);
  });

  for (const theme of ['light', 'dark'] as const satisfies readonly Theme[])
    for (const deep of [false, true])
      it(`is accessible in every variant (${theme}${deep ? ', quay' : ''})`, async () => {
        const all = await mount(
          html`<div>
            ${(['primary', 'secondary', 'quiet', 'cream', 'danger'] as const).map(
              variant => html`<rs-button variant=${variant}>Go</rs-button>
                <rs-button variant=${variant} icon="gear" label="Settings"></rs-button>
                <rs-button variant=${variant} reason="Not yet">Go</rs-button>`,
            )}
          </div>`,
          {theme, deep},
        );
        await accessible(all);
      });
});
