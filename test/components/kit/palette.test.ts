import {expect} from 'chai';
import {DAY, DEEP, NIGHT, type Paint, type Palette} from '../../../components/kit/palette.ts';
import {SHAPES} from '../../../src/table/seen/view-model.ts';
import {contrast} from '../../support/screen/contrast.ts';

/** Text and its grounds: 4.5 to 1. */
const TEXT: readonly (readonly [Paint, readonly Paint[]])[] = [
  ['ink', ['sea', 'sea2', 'sand', 'card', 'sunk', 'foam']],
  ['ink2', ['sea', 'sea2', 'sand', 'card', 'sunk', 'foam']],
  ['onquay', ['quay', 'quay2']],
  ['onquay2', ['quay', 'quay2']],
  ['oncoral', ['coral', 'lamp', 'onquay']],
  ['coraltxt', ['sand', 'card']],
  ['ok', ['sand', 'card']],
  ['qr-ink', ['qr-ground']],
];

/** Graphics that carry meaning: 3 to 1. */
const GRAPHICS: readonly (readonly [Paint, readonly Paint[]])[] = [
  ['coral2', ['sand', 'card']],
  ['coral', ['quay']],
];

const PIECES: readonly Paint[] = ['gold', 'teal', 'sail', 'wall'];

const THEMES: readonly (readonly [string, Palette])[] = [
  ['day', DAY],
  ['night', NIGHT],
];

describe('the palette', () => {
  for (const [name, palette] of THEMES) {
    for (const [text, grounds] of TEXT) {
      it(`${name}: ${text} can be read on ${grounds.join(', ')}`, () => {
        for (const ground of grounds)
          expect(contrast(palette[text], palette[ground]), `${text} on ${ground}`).to.be.at.least(4.5);
      });
    }
    for (const [mark, grounds] of GRAPHICS) {
      it(`${name}: ${mark} can be seen on ${grounds.join(', ')}`, () => {
        for (const ground of grounds)
          expect(contrast(palette[mark], palette[ground]), `${mark} on ${ground}`).to.be.at.least(3);
      });
    }
    it(`${name}: every piece stands out by its edge or its fill`, () => {
      for (const piece of PIECES)
        for (const ground of ['sand', 'card'] as const) {
          const best = Math.max(
            contrast(palette.edge, palette[ground]),
            contrast(palette[piece], palette[ground]),
          );
          expect(best, `${piece} on ${ground}`).to.be.at.least(3);
        }
    });
    it(`${name}: the initial can be read on every seat`, () => {
      for (const shape of SHAPES) {
        const ink = palette[shape === 'diamond' ? 'seat-ink-diamond' : 'seat-ink'];
        expect(contrast(ink, palette[`seat-${shape}`]), shape).to.be.at.least(4.5);
      }
    });
  }

  it('gives the quay the night fills in both themes, bright enough for it', () => {
    for (const piece of PIECES) {
      expect(DEEP[piece]).to.equal(NIGHT[piece]);
      for (const palette of [DAY, NIGHT])
        expect(contrast(DEEP[piece]!, palette.quay), `${piece} on the quay`).to.be.at.least(3);
    }
  });

  it('gives the quay the night fills of seats, and leaves it its ground', () => {
    for (const name of ['seat-disc', 'seat-ink', 'edge', 'lamp'] as const)
      expect(DEEP[name], name).to.equal(NIGHT[name]);
    for (const ground of ['quay', 'quay2', 'onquay', 'sea', 'coral'])
      expect(DEEP).not.to.have.property(ground);
  });

  it('has signals on the quay that can be read', () => {
    for (const palette of [DAY, NIGHT])
      for (const signal of ['ok', 'coraltxt'])
        for (const ground of [palette.quay, palette.quay2])
          expect(contrast(DEEP[signal]!, ground), signal).to.be.at.least(ground === palette.quay ? 4.5 : 3);
  });

  it('names the same colours by day and by night', () => {
    expect(Object.keys(NIGHT).sort()).to.deep.equal(Object.keys(DAY).sort());
  });
});
