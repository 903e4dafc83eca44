/** The colours of Puerto Rico, by day and with the lamps lit. Plain data, so that tests can measure them; registers them. */
import {registerPalette} from '../kit/game-palette.ts';
import {DAY, mix, NIGHT} from '../kit/palette.ts';

type Colours = Readonly<Record<string, string>>;

/** Tiles and plinths: planes that pieces stand on. */
export const DAY_GROUNDS: Colours = {
  country: '#DCE2AE',
  city: '#EFD9AE',
  stoneground: '#CFC8B8',
};
export const NIGHT_GROUNDS: Colours = {
  country: '#1C4038',
  city: '#3A3A44',
  stoneground: '#2A3F52',
};

export const DAY_PIECES: Colours = {
  corn: '#F5BE2E',
  leaf: '#5FA04E',
  indigo: '#4560C9',
  sugar: '#FFFFFF',
  wrap: '#8EC5E8',
  tobacco: '#C98446',
  coffee: '#6B3F2A',
  coffeecut: '#E8C9A4',
  stone: '#B4B9BC',
  facet: '#D3D7D8',
  worker: '#C9A27A',
  noble: '#9A4C93',
  vp: '#1FA08C',
};
export const NIGHT_PIECES: Colours = {
  corn: '#FFCF4D',
  leaf: '#7FC06A',
  indigo: '#8FA4FF',
  sugar: '#FFFFFF',
  wrap: '#9FD4F5',
  tobacco: '#E0A063',
  coffee: '#C48C64',
  coffeecut: '#3A1F12',
  stone: '#BFC7CC',
  facet: '#E3E8EA',
  worker: '#E5C29B',
  noble: '#D58FCD',
  vp: '#3CCBB3',
};

/** Flags and roofs; `end` is the roof of what works at the end of the game. */
const DAY_ROLES: Colours = {
  settler: '#5FA04E',
  mayor: '#BC82B7',
  builder: '#55B0A0',
  craftsman: '#D9713C',
  trader: '#EDB12E',
  captain: '#5B9BD0',
  prospector: '#B59A6A',
  buccaneer: '#8E9BA8',
  end: '#8C4F88',
};
const NIGHT_ROLES: Colours = {
  settler: '#7FC06A',
  mayor: '#C98AC4',
  builder: '#6CCFBD',
  craftsman: '#F09A66',
  trader: '#FFC94D',
  captain: '#6FB2E8',
  prospector: '#D9C08F',
  buccaneer: '#B4C1CC',
  end: '#C08ABD',
};

/** At night, flags on the rope fall back so that pieces stay the brightest; a flag on the quay does not. */
const DIM = 0.84;

/** @param share how much of its colour the cloth keeps */
function roles(of: Colours, ground: string, share: number): Colours {
  const entries = Object.entries(of).flatMap(([role, colour]) => [
    [`role-${role}`, colour],
    ...(role === 'end' ? [] : [[`flag-${role}`, mix(colour, ground, share)]]),
  ]);
  return Object.fromEntries(entries) as Colours;
}

export const DAY_COLOURS: Colours = {...DAY_GROUNDS, ...DAY_PIECES, ...roles(DAY_ROLES, DAY.oncoral, 1)};
export const NIGHT_COLOURS: Colours = {
  ...NIGHT_GROUNDS,
  ...NIGHT_PIECES,
  ...roles(NIGHT_ROLES, NIGHT.oncoral, DIM),
};
/** On the quay: the night fills, in both themes. */
export const DEEP_COLOURS: Colours = {...NIGHT_PIECES, ...roles(NIGHT_ROLES, NIGHT.oncoral, 1)};

registerPalette({day: DAY_COLOURS, night: NIGHT_COLOURS, deep: DEEP_COLOURS});
