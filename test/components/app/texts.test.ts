/** The texts of a game, asked for whenever a screen is drawn. */
import {expect} from 'chai';
import type {ReactiveControllerHost} from 'lit';
import {GameTexts} from '../../../components/text.ts';
import {BadMessage} from '../../../src/base/bad-message.ts';
import {listingOf} from '../../../src/games/index.ts';
import {loadText} from '../../../src/i18n/index.ts';
import {until} from '../../support/screen/drawn.ts';

/** A screen that asks whenever it is drawn, a moment after it was asked for that. */
class Screen implements ReactiveControllerHost {
  updateComplete = Promise.resolve(true);
  drawings = 0;
  readonly texts = new GameTexts(this);
  addController(): void {}
  removeController(): void {}
  requestUpdate(): void {
    this.updateComplete = Promise.resolve().then(() => {
      this.drawings++;
      this.texts.want('catan');
      return true;
    });
  }
}

describe('the texts of a game that do not come', () => {
  const listing = listingOf('catan')!;
  const {text} = listing;
  afterEach(() => Object.assign(listing, {text}));

  it('are asked for again at the next drawing, and not without end', async () => {
    await loadText('en');
    let asked = 0;
    Object.assign(listing, {
      text: async () => {
        asked++;
        throw new BadMessage('app/module-missing');
      },
    });
    const screen = new Screen();
    screen.texts.want('catan');
    const failed = await screen.texts.done.then(
      () => null,
      (error: unknown) => error,
    );
    expect(failed).to.include({code: 'app/module-missing'});
    await until(() => screen.drawings === 1 && !screen.texts.pending, 'the screen without them');
    expect(asked).to.equal(1);
    Object.assign(listing, {text});
    screen.requestUpdate();
    await until(() => screen.texts.text, 'the texts');
    expect(screen.texts.text?.name).to.equal(listing.name);
  });
});
