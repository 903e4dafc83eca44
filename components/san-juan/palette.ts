/** The colours of San Juan, by day and with the lamps lit. Plain data, so that tests can measure them; registers them. */
import {registerPalette} from '../kit/game-palette.ts';
import {DAY, mix, NIGHT} from '../kit/palette.ts';

type Colours = Readonly<Record<string, string>>;

/** Roles, the beginning of a round and the end of the game: flags, roofs, skies. */
const DAY_CLOTH: Colours = {
  builder: '#55B0A0',
  producer: '#D9713C',
  trader: '#EDB12E',
  councillor: '#5B9BD0',
  prospector: '#B59A6A',
  start: '#5FA04E',
  end: '#8C4F88',
};
const NIGHT_CLOTH: Colours = {
  builder: '#6CCFBD',
  producer: '#F09A66',
  trader: '#FFC94D',
  councillor: '#6FB2E8',
  prospector: '#D9C08F',
  start: '#7FC06A',
  end: '#C08ABD',
};

/** What cards and buildings are made of. */
const DAY_PIECES: Colours = {
  'sj-indigo': '#4560C9',
  'sj-sugar': '#FFFFFF',
  'sj-wrap': '#8EC5E8',
  'sj-tobacco': '#C98446',
  'sj-coffee': '#6B3F2A',
  'sj-coffeecut': '#E8C9A4',
  'sj-silver': '#B9C2C8',
  'sj-facet': '#E2E8EA',
  'sj-stone': '#B4B9BC',
  'sj-wood': '#B0713B',
  'sj-bronze': '#5FA98E',
  'sj-leaf': '#5FA04E',
  'sj-fire': '#F0A532',
  'sj-vp': '#1FA08C',
};
const NIGHT_PIECES: Colours = {
  'sj-indigo': '#8FA4FF',
  'sj-sugar': '#FFFFFF',
  'sj-wrap': '#9FD4F5',
  'sj-tobacco': '#E0A063',
  'sj-coffee': '#C48C64',
  'sj-coffeecut': '#3A1F12',
  'sj-silver': '#C9D2D8',
  'sj-facet': '#EEF3F5',
  'sj-stone': '#BFC7CC',
  'sj-wood': '#D59A62',
  'sj-bronze': '#7CCBB0',
  'sj-leaf': '#7FC06A',
  'sj-fire': '#FFD15C',
  'sj-vp': '#3CCBB3',
};

/** Grounds of cards: the plate with the name, the meadow or paving that a building stands on. */
const DAY_GROUNDS: Colours = {
  'sj-plate': '#DCE2AE',
  'sj-plate-ink': '#0F2E47',
  'sj-purple': '#6D3C78',
  'sj-purple-ink': '#FFF6E3',
  'sj-meadow': '#A9C76A',
  'sj-paving': '#D9C08F',
  'sj-back': '#14557D',
  'sj-plot': '#FFF9EC',
  'sj-dune': '#F3E4C4',
  'sj-glow': '#FFFDF4',
};
const NIGHT_GROUNDS: Colours = {
  'sj-plate': '#2C5B4A',
  'sj-plate-ink': '#FBEFD6',
  'sj-purple': '#59386B',
  'sj-purple-ink': '#FFF6E3',
  'sj-meadow': '#24564A',
  'sj-paving': '#4A4A55',
  'sj-back': '#1B5F8A',
  'sj-plot': '#173650',
  'sj-dune': '#1F4560',
  'sj-glow': '#56748A',
};

/** At night, flags on the rope fall back so that pieces stay the brightest. */
const DIM = 0.84;
/** A sky keeps so much of the colour of its cloth. */
const SKY = {day: 0.34, night: 0.22};

function cloth(of: Colours, ground: string, share: number, sky: string, skyShare: number): Colours {
  return Object.fromEntries(
    Object.entries(of).flatMap(([role, colour]) => [
      [`sj-${role}`, colour],
      [`flag-sj-${role}`, mix(colour, ground, share)],
      [`sj-sky-${role}`, mix(colour, sky, skyShare)],
    ]),
  );
}

export const DAY_COLOURS: Colours = {
  ...DAY_PIECES,
  ...DAY_GROUNDS,
  ...cloth(DAY_CLOTH, DAY.oncoral, 1, DAY.card, SKY.day),
  'sj-sky-production': mix('#C98446', DAY.card, SKY.day),
  'sj-sky-monument': mix('#5FA98E', DAY.card, SKY.day),
};
export const NIGHT_COLOURS: Colours = {
  ...NIGHT_PIECES,
  ...NIGHT_GROUNDS,
  ...cloth(NIGHT_CLOTH, NIGHT.oncoral, DIM, NIGHT.sunk, SKY.night),
  'sj-sky-production': mix('#E0A063', NIGHT.sunk, SKY.night),
  'sj-sky-monument': mix('#7CCBB0', NIGHT.sunk, SKY.night),
};
/** Under water: the night fills and the night cards, in both themes. */
export const DEEP_COLOURS: Colours = {
  ...NIGHT_COLOURS,
  ...cloth(NIGHT_CLOTH, NIGHT.oncoral, 1, NIGHT.sunk, SKY.night),
};

registerPalette({day: DAY_COLOURS, night: NIGHT_COLOURS, deep: DEEP_COLOURS});
