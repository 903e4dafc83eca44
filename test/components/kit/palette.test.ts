import {expect} from 'chai';
import {DAY, DEEP, flags, NIGHT, type Paint, type Palette} from '../../../components/kit/palette.ts';
import {SHAPES} from '../../../src/table/view-model.ts';

/** WCAG 2 relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

/** Text and its grounds: 4.5 to 1. */
const TEXT: readonly (readonly [Paint, readonly Paint[]])[] = [
  ['ink', ['sea', 'sea2', 'sand', 'card', 'sunk', 'foam', 'country', 'city']],
  ['ink2', ['sea', 'sea2', 'sand', 'card', 'sunk', 'foam', 'country', 'city']],
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

const PIECES: readonly Paint[] = [
  'corn',
  'leaf',
  'indigo',
  'sugar',
  'wrap',
  'tobacco',
  'coffee',
  'stone',
  'worker',
  'gold',
  'vp',
  'sail',
  'wall',
];

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
        for (const ground of ['sand', 'card', 'country'] as const) {
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
    it(`${name}: words can be read on every flag`, () => {
      for (const [flag, colour] of Object.entries(flags(palette, name === 'day' ? 1 : 0.84)))
        expect(contrast(palette.oncoral, colour), flag).to.be.at.least(4.5);
    });
  }

  it('gives the quay the night fills in both themes, bright enough for it', () => {
    for (const piece of PIECES) {
      expect(DEEP[piece]).to.equal(NIGHT[piece]);
      for (const palette of [DAY, NIGHT])
        expect(contrast(DEEP[piece]!, palette.quay), `${piece} on the quay`).to.be.at.least(3);
    }
  });

  it('gives the quay the night fills of seats and roles, and leaves it its ground', () => {
    for (const name of ['seat-disc', 'seat-ink', 'role-mayor', 'edge', 'lamp'] as const)
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
