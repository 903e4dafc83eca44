import {expect} from 'chai';
import {DAY, NIGHT} from '../../../components/kit/palette.ts';
import {
  DAY_COLOURS,
  DAY_GROUNDS,
  DAY_PIECES,
  DEEP_COLOURS,
  NIGHT_COLOURS,
  NIGHT_GROUNDS,
  NIGHT_PIECES,
} from '../../../components/puerto-rico/palette.ts';
import {PUERTO_RICO_SYMBOLS} from '../../../components/puerto-rico/symbols/index.ts';
import {contrast} from '../../support/screen/contrast.ts';

/** Never alone on a ground: the cut of the bean, the facet of a stone, a crown's bust. */
const INNER = ['coffeecut', 'facet', 'noble'];

const THEMES = [
  ['day', DAY, DAY_COLOURS, DAY_GROUNDS, DAY_PIECES],
  ['night', NIGHT, NIGHT_COLOURS, NIGHT_GROUNDS, NIGHT_PIECES],
] as const;

describe('the palette of Puerto Rico', () => {
  for (const [name, house, colours, grounds, pieces] of THEMES) {
    it(`${name}: words can be read on tiles and plinths`, () => {
      for (const ground of ['country', 'city'])
        for (const ink of [house.ink, house.ink2])
          expect(contrast(ink, grounds[ground]!), ground).to.be.at.least(4.5);
    });

    it(`${name}: every piece stands out by its edge or its fill`, () => {
      for (const [piece, fill] of Object.entries(pieces))
        for (const ground of [house.sand, house.card, grounds.country!]) {
          if (INNER.includes(piece)) continue;
          const best = Math.max(contrast(house.edge, ground), contrast(fill, ground));
          expect(best, `${piece} on ${ground}`).to.be.at.least(3);
        }
    });

    it(`${name}: words can be read on every flag`, () => {
      for (const [flag, cloth] of Object.entries(colours))
        if (flag.startsWith('flag-')) expect(contrast(house.oncoral, cloth), flag).to.be.at.least(4.5);
    });

    it(`${name}: pieces on the quay take their night fills, bright enough for it`, () => {
      for (const [piece, fill] of Object.entries(DEEP_COLOURS)) {
        if (piece in pieces) expect(fill).to.equal(NIGHT_PIECES[piece]);
        if (!INNER.includes(piece)) expect(contrast(fill, house.quay), piece).to.be.at.least(3);
      }
    });
  }

  it('names the same colours by day and by night, and leaves the quay its ground', () => {
    expect(Object.keys(NIGHT_COLOURS).sort()).to.deep.equal(Object.keys(DAY_COLOURS).sort());
    for (const ground of Object.keys(DAY_GROUNDS)) expect(DEEP_COLOURS).not.to.have.property(ground);
  });

  it('has every colour that a symbol is drawn in', () => {
    for (const [symbol, drawing] of Object.entries(PUERTO_RICO_SYMBOLS))
      for (const [, paint] of drawing.matchAll(/var\(--rs-([\w-]+)\)/g))
        expect({...DAY, ...DAY_COLOURS}, symbol).to.have.property(paint!);
  });
});
