import {expect} from 'chai';
import {html} from 'lit';
import '../../../components/kit/button.ts';
import '../../../components/kit/dialog.ts';
import '../../../components/kit/field.ts';
import type {RsDialog} from '../../../components/kit/dialog.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {command} from '../app/harness.ts';
import {count, drawn, inside, mount, unmount} from './harness.ts';

const stage = async () => {
  const box = await mount<HTMLElement>(
    html`<div>
      <button id="before">Open</button>
      <rs-dialog heading="Delete this table?" closeLabel="Close"
        ><p>Gone for good.</p>
        <rs-button slot="actions" id="keep">Keep</rs-button></rs-dialog
      >
    </div>`,
  );
  const dialog = box.querySelector<RsDialog>('rs-dialog')!;
  return {
    dialog,
    native: inside<HTMLDialogElement>(dialog, 'dialog'),
    before: box.querySelector<HTMLElement>('#before')!,
  };
};

const set = async (dialog: RsDialog, open: boolean) => {
  dialog.open = open;
  await dialog.updateComplete;
};

describe('rs-dialog', () => {
  afterEach(unmount);

  it('is a modal with its heading as name and the focus inside', async () => {
    const {dialog, native} = await stage();
    await set(dialog, true);
    expect(native.matches(':modal')).to.equal(true);
    expect(dialog.shadowRoot!.activeElement?.textContent).to.equal('Delete this table?');
    await drawn(document);
    await accessible(dialog);
  });

  for (const [what, height] of [
    ['as high as what it holds', 200],
    ['not higher than the page lets it be', 4000],
  ] as const)
    it(`is ${what}`, async () => {
      const {dialog, native} = await stage();
      const held = inside(dialog, '.content');
      dialog.querySelector('p')!.style.cssText = `margin:0;height:${height}px`;
      await set(dialog, true);
      const beside = native.clientHeight - held.clientHeight;
      const padding = Number.parseFloat(getComputedStyle(held).paddingBottom);
      expect(held.scrollHeight).to.equal(height + padding);
      expect(held.clientHeight).to.be.closeTo(Math.min(height + padding, innerHeight * 0.88 - beside), 1);
      expect(native.clientHeight).to.be.at.most(innerHeight);
    });

  it('gives the focus back to where it came from', async () => {
    const {dialog, before} = await stage();
    before.focus();
    await set(dialog, true);
    await set(dialog, false);
    expect(document.activeElement).to.equal(before);
  });

  it('closes with Esc and says so once', async () => {
    const {dialog, native} = await stage();
    const heard = count(dialog, 'rs-close');
    await set(dialog, true);
    native.dispatchEvent(new Event('cancel', {cancelable: true}));
    await dialog.updateComplete;
    expect(native.open).to.equal(false);
    expect(heard.events).to.have.length(1);
  });

  it('closes by its cross and by a tap beside it, not by a tap inside', async () => {
    const {dialog, native} = await stage();
    await set(dialog, true);
    dialog.querySelector('p')!.click();
    expect(dialog.open).to.equal(true);
    native.click();
    expect(dialog.open).to.equal(false);
    await set(dialog, true);
    inside(inside(dialog, 'rs-button'), 'button').click();
    expect(dialog.open).to.equal(false);
  });

  it('says nothing when the page closes it', async () => {
    const {dialog} = await stage();
    const heard = count(dialog, 'rs-close');
    await set(dialog, true);
    const closed = new Promise(resolve => inside(dialog, 'dialog').addEventListener('close', resolve));
    await set(dialog, false);
    await closed;
    expect(heard.events).to.have.length(0);
  });
});

describe('the ring around what has the focus', () => {
  afterEach(unmount);

  /** Whether anything of it is seen around an element. */
  const isRinged = (thing: Element): boolean => {
    const {outlineStyle, outlineColor} = getComputedStyle(thing);
    return outlineStyle !== 'none' && !/^rgba\(.*, 0\)$/.test(outlineColor);
  };

  it('is there after keys, and gone after a finger, wherever a script puts the focus', async () => {
    const box = await mount<HTMLElement>(
      html`<div><rs-button>One</rs-button><rs-button>Two</rs-button><rs-field label="Name"></rs-field></div>`,
    );
    const [one, two] = [...box.querySelectorAll<HTMLElement>('rs-button')];
    const [first, second] = [inside(one!, 'button'), inside(two!, 'button')];
    // A real key: the browser itself has to believe in a keyboard.
    await command('send-keys', {press: 'Tab'});
    one!.focus();
    expect(isRinged(first), 'after a key').to.equal(true);
    second.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, composed: true}));
    two!.focus();
    expect(isRinged(second), 'after a finger').to.equal(false);
    const field = inside(box.querySelector('rs-field')!, 'input');
    field.focus();
    expect(isRinged(field), 'where one types').to.equal(true);
    await command('send-keys', {press: 'Tab'});
    two!.focus();
    expect(isRinged(second), 'after a key again').to.equal(true);
  });
});
