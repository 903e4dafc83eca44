/** The quay on a phone on its side: what its buttons say can be read. */
import {expect} from 'chai';
import {html, render} from 'lit';
import '../../../components/board/quay.ts';
import '../../../components/kit/button.ts';
import {installTokens} from '../../../components/kit/tokens.ts';
import {drawn} from '../../support/screen/drawn.ts';

describe('the quay on a phone on its side', () => {
  const stage = document.createElement('div');
  before(() => installTokens());
  afterEach(() => stage.remove());

  const buttons = async (label: string): Promise<readonly [DOMRect, DOMRect]> => {
    stage.style.cssText = 'width:256px;height:300px';
    document.body.append(stage);
    render(
      html`<rs-quay class="deep" size="low">
        <rs-button slot="actions">Build nothing</rs-button>
        <rs-button slot="actions" data-primary variant="primary">${label}</rs-button>
      </rs-quay>`,
      stage,
    );
    await drawn(stage.querySelector('rs-quay')!);
    const [quiet, primary] = stage.querySelectorAll('rs-button');
    return [quiet!.getBoundingClientRect(), primary!.getBoundingClientRect()];
  };

  it('short words stand in one row', async () => {
    const [quiet, primary] = await buttons('Go');
    expect(primary.top).to.equal(quiet.top);
  });

  it('long ones take the whole width, not five lines of a narrow button', async () => {
    const [quiet, primary] = await buttons('Build the Small Indigo Plant');
    expect(primary.top).to.be.at.least(quiet.bottom);
    expect(primary.height).to.be.at.most(76);
    expect(primary.right).to.be.at.most(256);
  });
});
