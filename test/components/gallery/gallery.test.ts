import {expect} from 'chai';
import '../../../components/gallery/gallery.ts';
import type {RsGallery} from '../../../components/gallery/gallery.ts';
import {allSpecimens} from '../../../components/gallery/specimens.ts';
import {accessible} from '../../support/accessible.ts';
import {drawn} from '../kit/harness.ts';

describe('the gallery', () => {
  let gallery: RsGallery;
  before(async () => {
    gallery = document.createElement('rs-gallery');
    document.body.append(gallery);
    await gallery.updateComplete;
    await drawn(document);
  });
  after(() => gallery.remove());

  it('shows every specimen in both themes', () => {
    const count = [...allSpecimens().values()].flat().length;
    expect(gallery.shadowRoot!.querySelectorAll('[data-theme=light]')).to.have.length(count);
    expect(gallery.shadowRoot!.querySelectorAll('[data-theme=dark]')).to.have.length(count);
  });

  // Screens have their own tests, phase by phase and in three languages.
  for (const section of allSpecimens().keys()) {
    if (section === 'Screens') continue;
    it(`is accessible: ${section}`, async () => {
      await accessible(gallery.shadowRoot!.querySelector(`section[aria-label="${section}"]`)!);
    });
  }
});
