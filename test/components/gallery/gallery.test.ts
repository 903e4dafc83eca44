import {expect} from 'chai';
import '../../support/pictures/gallery.ts';
import type {RsGallery} from '../../../components/gallery/gallery.ts';
import {allSpecimens} from '../../../components/gallery/specimens.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {drawn} from '../kit/harness.ts';

/** @param section all when left out */
async function galleryOf(section = ''): Promise<RsGallery> {
  const gallery = document.createElement('rs-gallery');
  gallery.section = section;
  document.body.append(gallery);
  await gallery.updateComplete;
  await drawn(document);
  return gallery;
}

describe('the gallery', () => {
  let gallery: RsGallery;
  const broken: unknown[] = [];
  const note = ({reason}: PromiseRejectionEvent) => broken.push(reason);
  before(() => addEventListener('unhandledrejection', note));
  after(() => removeEventListener('unhandledrejection', note));
  afterEach(() => gallery.remove());

  it('shows every specimen in both themes', async () => {
    gallery = await galleryOf();
    const count = [...allSpecimens().values()].flat().length;
    expect(gallery.shadowRoot!.querySelectorAll('[data-theme=light]')).to.have.length(count);
    expect(gallery.shadowRoot!.querySelectorAll('[data-theme=dark]')).to.have.length(count);
    expect(broken.map(String), 'what could not be drawn').to.deep.equal([]);
  });

  // Screens have their own tests, phase by phase and in three languages.
  for (const section of allSpecimens().keys()) {
    if (section === 'Screens') continue;
    it(`is accessible: ${section}`, async () => {
      // Alone: axe walks the whole document each time.
      gallery = await galleryOf(section);
      await accessible(gallery.shadowRoot!.querySelector(`section[aria-label="${section}"]`)!);
    });
  }
});
