import {expect} from 'chai';
import {html, render} from 'lit';
import '../../../components/kit/button.ts';
import {drawn, inside, mount} from './harness.ts';

/** Each test begins a while after the last one. */
let start = 0;

/** A finger goes down and up again, at so many ms of the test. */
function tap(on: Element, ms: number): void {
  const init = {bubbles: true, composed: true, cancelable: true, clientX: 20, clientY: 20};
  const down = new PointerEvent('pointerdown', init);
  Object.defineProperty(down, 'timeStamp', {value: start + ms});
  on.dispatchEvent(down);
  on.dispatchEvent(new MouseEvent('click', {...init, detail: 1}));
}

describe('one press, one act', () => {
  let clicks: string[];
  beforeEach(() => {
    clicks = [];
    start += 10_000;
  });

  /** A button whose words are others each time. */
  const button = (words: string) => html`<rs-button @click=${() => clicks.push(words)}>${words}</rs-button>`;

  const shown = async (words: string) => {
    const host = await mount<HTMLElement>(html`<div></div>`);
    const show = async (next: string) => {
      render(button(next), host);
      await drawn(document);
      return inside<HTMLElement>(host.querySelector('rs-button')!, 'button');
    };
    return {show, native: await show(words)};
  };

  it('the second tap of a double tap does not press what the first one put there', async () => {
    const {show, native} = await shown('Roll');
    tap(native, 1000);
    tap(await show('End turn'), 1200);
    expect(clicks).to.deep.equal(['Roll']);
    tap(native, 2000);
    expect(clicks).to.deep.equal(['Roll', 'End turn']);
  });

  it('neither does any tap in a hurried row', async () => {
    const {show, native} = await shown('Roll');
    tap(native, 1000);
    tap(await show('Build'), 1200);
    tap(native, 1400);
    expect(clicks).to.deep.equal(['Roll']);
  });

  it('a button that counts its taps takes each', async () => {
    const {show, native} = await shown('More than 1');
    tap(native, 1000);
    tap(await show('More than 2'), 1150);
    tap(await show('More than 3'), 1300);
    expect(clicks).to.have.length(3);
  });

  it('a finger that lies on a button while it becomes another one presses neither', async () => {
    const {show, native} = await shown('Roll');
    const init = {bubbles: true, composed: true, cancelable: true};
    native.dispatchEvent(new PointerEvent('pointerdown', init));
    await show('End turn');
    native.dispatchEvent(new MouseEvent('click', {...init, detail: 1}));
    expect(clicks).to.deep.equal([]);
  });

  it('what a script or a screen reader clicks is clicked at once', async () => {
    const {show, native} = await shown('Roll');
    tap(native, 1000);
    (await show('End turn')).click();
    expect(clicks).to.deep.equal(['Roll', 'End turn']);
  });

  it('Space that went down on another thing presses nothing when it comes up', async () => {
    const {native} = await shown('Roll');
    const key = (type: string, on: Element) => {
      const event = new KeyboardEvent(type, {key: ' ', bubbles: true, composed: true, cancelable: true});
      return on.dispatchEvent(event);
    };
    expect(key('keydown', document.body)).to.equal(true);
    expect(key('keyup', native), 'a click would follow').to.equal(false);
    expect(key('keydown', native)).to.equal(true);
    expect(key('keyup', native)).to.equal(true);
  });

  it('keys that stay down go on writing, and moving about', async () => {
    const host = await mount<HTMLElement>(html`<div><input /><textarea></textarea></div>`);
    const held = (key: string, selector: string) =>
      host
        .querySelector(selector)!
        .dispatchEvent(new KeyboardEvent('keydown', {key, repeat: true, bubbles: true, cancelable: true}));
    expect(held('a', 'input')).to.equal(true);
    expect(held(' ', 'input')).to.equal(true);
    expect(held('Backspace', 'input')).to.equal(true);
    expect(held('Enter', 'textarea')).to.equal(true);
    expect(held('Enter', 'input'), 'it would send the form again').to.equal(false);
    expect(
      document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown', repeat: true})),
    ).to.equal(true);
  });
});
