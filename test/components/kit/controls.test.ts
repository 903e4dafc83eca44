import {expect} from 'chai';
import {html} from 'lit';
import '../../../components/kit/field.ts';
import type {RsField} from '../../../components/kit/field.ts';
import '../../../components/kit/menu.ts';
import type {RsMenu} from '../../../components/kit/menu.ts';
import '../../../components/kit/segment.ts';
import type {RsSegment} from '../../../components/kit/segment.ts';
import '../../../components/kit/switch.ts';
import type {RsSwitch} from '../../../components/kit/switch.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {count, inside, mount, press} from './harness.ts';

const options = [
  {value: 'all', label: 'All 23'},
  {value: 'some', label: 'Affordable 13'},
];

describe('rs-switch', () => {
  it('switches for a person and says so; is silent when the page sets it', async () => {
    const control = await mount<RsSwitch>(html`<rs-switch>Sound</rs-switch>`);
    const heard = count(control, 'change');
    control.checked = true;
    await control.updateComplete;
    expect(heard.events).to.have.length(0);
    inside(control, 'input').click();
    expect(heard.events).to.have.length(1);
    expect(control.checked).to.equal(false);
    await accessible(control);
  });

  it('does nothing when disabled', async () => {
    const control = await mount<RsSwitch>(html`<rs-switch disabled>Sound</rs-switch>`);
    const heard = count(control, 'change');
    inside(control, 'input').click();
    expect(heard.events).to.have.length(0);
    expect(control.checked).to.equal(false);
  });
});

describe('rs-segment', () => {
  it('chooses for a person and says what; is silent when the page sets it', async () => {
    const control = await mount<RsSegment>(
      html`<rs-segment label="Market" value="all" .options=${options}></rs-segment>`,
    );
    const heard = count(control, 'rs-choose');
    control.value = 'some';
    await control.updateComplete;
    expect(heard.events).to.have.length(0);
    inside<HTMLInputElement>(control, 'input[value=all]').click();
    expect((heard.events[0] as CustomEvent<{value: string}>).detail.value).to.equal('all');
    expect(control.value).to.equal('all');
  });

  for (const deep of [false, true])
    it(`is accessible ${deep ? 'on the quay' : 'on land'}`, async () => {
      await accessible(
        await mount(html`<rs-segment label="Market" value="all" .options=${options}></rs-segment>`, {deep}),
      );
    });
});

describe('rs-field', () => {
  const type = (field: RsField, text: string) => {
    const input = inside<HTMLInputElement>(field, 'input');
    input.value = text;
    input.dispatchEvent(new InputEvent('input', {bubbles: true, composed: true}));
    return input;
  };

  it('holds what is typed, and sends Enter as a submit', async () => {
    const field = await mount<RsField>(html`<rs-field label="Your name"></rs-field>`);
    const heard = count(field, 'rs-submit');
    const input = type(field, 'Zsófia');
    expect(field.value).to.equal('Zsófia');
    press(input, 'Enter');
    expect(heard.events).to.have.length(1);
  });

  it('ties its error and hint to the input', async () => {
    const field = await mount<RsField>(
      html`<rs-field label="Code" hint="Six signs" error="No such table"></rs-field>`,
    );
    const input = inside(field, 'input');
    expect(input.getAttribute('aria-invalid')).to.equal('true');
    const described = input.getAttribute('aria-describedby')!.split(' ');
    expect(described.map(id => inside(field, `#${id}`).textContent)).to.deep.equal([
      'No such table',
      'Six signs',
    ]);
    await accessible(field);
  });
});

describe('rs-menu', () => {
  const items = [
    {value: 'log', label: 'Log'},
    {value: 'undo', label: 'Take back', reason: 'A tile was drawn since'},
    {value: 'home', label: 'Home'},
  ];
  const open = async () => {
    const menu = await mount<RsMenu>(html`<rs-menu label="Menu" .items=${items}></rs-menu>`);
    inside(menu, 'rs-button').click();
    await menu.updateComplete;
    await menu.updateComplete;
    return menu;
  };
  const focused = (menu: RsMenu) => menu.shadowRoot!.activeElement!;

  it('opens with the first item focused, and arrows go round', async () => {
    const menu = await open();
    expect(focused(menu).textContent).to.contain('Log');
    press(focused(menu), 'ArrowUp');
    expect(focused(menu).textContent).to.contain('Home');
    press(focused(menu), 'ArrowDown');
    expect(focused(menu).textContent).to.contain('Log');
    await accessible(menu);
  });

  it('chooses with Enter, closes, and gives the focus back', async () => {
    const menu = await open();
    const heard = count(menu, 'rs-choose');
    press(focused(menu), 'End');
    press(focused(menu), 'Enter');
    await menu.updateComplete;
    expect((heard.events[0] as CustomEvent<{value: string}>).detail.value).to.equal('home');
    expect(menu.shadowRoot!.querySelector('[role=menu]')).to.equal(null);
    expect(focused(menu).localName).to.equal('rs-button');
  });

  it('does not choose what has a reason against it', async () => {
    const menu = await open();
    const heard = count(menu, 'rs-choose');
    press(focused(menu), 'ArrowDown');
    press(focused(menu), 'Enter');
    expect(heard.events).to.have.length(0);
  });

  it('closes with Esc', async () => {
    const menu = await open();
    press(focused(menu), 'Escape');
    await menu.updateComplete;
    expect(menu.shadowRoot!.querySelector('[role=menu]')).to.equal(null);
  });
});
