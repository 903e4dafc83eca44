import {expect} from 'chai';
import '../../../components/gallery/gallery.ts';
import type {RsGallery} from '../../../components/gallery/gallery.ts';
import {allSpecimens} from '../../../components/gallery/specimens.ts';
import {accessible} from '../../support/accessible.ts';
import {settled} from '../kit/harness.ts';

describe('the gallery', () => {
  let gallery: RsGallery;
  before(async () => {
    gallery = document.createElement('rs-gallery');
    document.body.append(gallery);
    await gallery.updateComplete;
    await settled(document);
  });
  after(() => gallery.remove());

  it('shows every specimen in both themes', () => {
    const count = [...allSpecimens().values()].flat().length;
    expect(gallery.shadowRoot!.querySelectorAll('[data-theme=light]')).to.have.length(count);
    expect(gallery.shadowRoot!.querySelectorAll('[data-theme=dark]')).to.have.length(count);
  });

  it('is accessible as a whole', async () => {
    await accessible(gallery);
  });
});
