/** The colours of Portolano, by day and with the lamps lit. Plain data, so that tests can measure them; registers them. */
import {registerPalette} from '../kit/game-palette.ts';

type Colours = Readonly<Record<string, string>>;

/** The chart: parchment, the sea on it, islands by what they are, the sky and the town of a harbour. */
const DAY_CHART: Colours = {
  'port-paper': '#F6E6C6',
  'port-frame': '#0F2E47',
  'port-rhumb': '#93BFC0',
  'port-rhumb2': '#D9BE8C',
  'port-sea': '#B7DAD9',
  'port-sea2': '#93BFC0',
  'port-sand': '#F0D9AB',
  'port-green': '#CBD894',
  'port-rock': '#D6CDBB',
  'port-shore': '#FFFDF4',
  'port-sky': '#FCE2BB',
  'port-sun': '#F7C573',
  'port-town': '#0F2E47',
  'port-lit': '#FFD98A',
  'port-water': '#1E6788',
  'port-water2': '#3E8CA5',
  'port-hatch': '#7FAFB4',
  'port-wanted': '#FFD15C',
  'port-planks': '#1B5F8A',
  'port-planks2': '#134A6E',
  'port-keel': '#C4492C',
  'port-bay': '#FFF9EC',
};
const NIGHT_CHART: Colours = {
  'port-paper': '#10283D',
  'port-frame': '#5C88AA',
  'port-rhumb': '#266A8C',
  'port-rhumb2': '#1D4462',
  'port-sea': '#165070',
  'port-sea2': '#266A8C',
  'port-sand': '#4B4637',
  'port-green': '#2C4A38',
  'port-rock': '#3D4148',
  'port-shore': '#2F7698',
  'port-sky': '#0C2036',
  'port-sun': '#2B3A45',
  'port-town': '#030B13',
  'port-lit': '#FFD15C',
  'port-water': '#0F3A55',
  'port-water2': '#1B5A7A',
  'port-hatch': '#0D3650',
  'port-wanted': '#FFD15C',
  'port-planks': '#2A76A6',
  'port-planks2': '#1F5C86',
  'port-keel': '#F0775A',
  'port-bay': '#123A55',
};

const DAY_PIECES: Colours = {
  'port-cotton': '#FFFFFF',
  'port-calyx': '#8FAE4C',
  'port-wine': '#A9244E',
  'port-winelight': '#D4577E',
  'port-vine': '#5FA04E',
  'port-tea': '#3F9150',
  'port-tealight': '#8CC46B',
  'port-cocoa': '#7A4427',
  'port-cocoacut': '#E9C69B',
  'port-wood': '#C98446',
  'port-woodlight': '#E2AE74',
  'port-iron': '#596C7E',
  'port-ironlight': '#8C9DAB',
  'port-black': '#1B2230',
  'port-bone': '#FFF6E3',
  'port-hit': '#B4284F',
  'port-seal': '#B4284F',
  'port-sealcut': '#FFD9E2',
  'port-canvas': '#FFFDF4',
  'port-stripe': '#8EC5E8',
  'port-wind': '#FFD15C',
  'port-rose': '#1B5178',
  'port-sack': '#C98446',
  'port-steel': '#C3CDD4',
  'port-clover': '#3F9150',
  'port-shield': '#8EC5E8',
};
const NIGHT_PIECES: Colours = {
  'port-cotton': '#FFFFFF',
  'port-calyx': '#A6C765',
  'port-wine': '#EE5F8C',
  'port-winelight': '#FF9DBB',
  'port-vine': '#7FC06A',
  'port-tea': '#5FC073',
  'port-tealight': '#B3E38E',
  'port-cocoa': '#C97B4B',
  'port-cocoacut': '#3A1F12',
  'port-wood': '#E0A063',
  'port-woodlight': '#F2C894',
  'port-iron': '#A9BAC8',
  'port-ironlight': '#DCE6EE',
  'port-black': '#0A0E16',
  'port-bone': '#FFF6E3',
  'port-hit': '#FF6F95',
  'port-seal': '#FF7FA3',
  'port-sealcut': '#4A0F24',
  'port-canvas': '#FFF6E3',
  'port-stripe': '#7DB4E8',
  'port-wind': '#FFD15C',
  'port-rose': '#235B86',
  'port-sack': '#E0A063',
  'port-steel': '#DCE6EE',
  'port-clover': '#72CE8D',
  'port-shield': '#9FD4F5',
};

/** Flags of the phases of a round. */
const PHASES: Colours = {
  'flag-port-plan': '#6FB2E8',
  'flag-port-sail': '#55B0A0',
  'flag-port-gale': '#EDB12E',
  'flag-port-raid': '#AEBBC6',
  'flag-port-battle': '#E08050',
};

export const DAY_COLOURS: Colours = {...DAY_CHART, ...DAY_PIECES, ...PHASES};
export const NIGHT_COLOURS: Colours = {...NIGHT_CHART, ...NIGHT_PIECES, ...PHASES};
/** On the quay: the night fills, in both themes. */
export const DEEP_COLOURS: Colours = NIGHT_PIECES;

registerPalette({day: DAY_COLOURS, night: NIGHT_COLOURS, deep: DEEP_COLOURS});
