import {expect} from 'chai';
import {html} from 'lit';
import '../../../components/app/options-form.ts';
import type {RsOptionsForm} from '../../../components/app/options-form.ts';
import type {OptionField} from '../../../src/engine/game.ts';
import {mount} from '../kit/harness.ts';

const FIELDS: readonly OptionField[] = [
  {id: 'nobles', kind: 'switch', default: false},
  {id: 'spaces', kind: 'pick', values: ['few', 'many'], default: 'few', with: ['nobles']},
];

describe('rs-options-form', () => {
  it('asks a detail only where one of its switches is on', async () => {
    const form = await mount<RsOptionsForm>(
      html`<rs-options-form .fields=${FIELDS} .options=${{nobles: false, spaces: 'few'}}></rs-options-form>`,
    );
    const labels = () => [...form.shadowRoot!.querySelectorAll('.label')].map(each => each.textContent);
    expect(labels()).to.deep.equal([]);
    form.options = {nobles: true, spaces: 'few'};
    await form.updateComplete;
    expect(labels()).to.deep.equal(['spaces']);
  });
});
