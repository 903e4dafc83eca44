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

  it('offers the seats that the table has, and the chosen one', async () => {
    const values = ['random', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'];
    const fields: OptionField[] = [{id: 'first', kind: 'pick', values, default: 'random', bySeat: true}];
    const form = await mount<RsOptionsForm>(
      html`<rs-options-form .fields=${fields} .options=${{first: 'random'}} .seats=${3}></rs-options-form>`,
    );
    const offered = () =>
      form
        .shadowRoot!.querySelector<HTMLElement & {options: {value: string}[]}>('rs-select')!
        .options.map(({value}) => value);
    expect(offered()).to.deep.equal(values.slice(0, 4));
    form.options = {first: 'seat-5'};
    await form.updateComplete;
    expect(offered()).to.deep.equal([...values.slice(0, 4), 'seat-5']);
  });
});
