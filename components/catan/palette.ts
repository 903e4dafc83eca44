/** The colours of Catan, by day and with the lamps lit. Plain data, so that tests can measure them; registers them. */
import {registerPalette} from '../kit/game-palette.ts';

type Colours = Readonly<Record<string, string>>;

/** Each terrain: sky (behind the number), land, and the darker land in front. */
const DAY_LAND: Colours = {
  'cat-forest': '#BBDDA8',
  'cat-forest2': '#86BF82',
  'cat-forest3': '#2F6B4A',
  'cat-pasture': '#DDEBA9',
  'cat-pasture2': '#C6DC85',
  'cat-pasture3': '#A9CC6A',
  'cat-fields': '#FBE79B',
  'cat-fields2': '#F5CE55',
  'cat-fields3': '#C98A1E',
  'cat-hills': '#F4CBA4',
  'cat-hills2': '#E3A077',
  'cat-hills3': '#CF7F55',
  'cat-mountains': '#D6DDE2',
  'cat-mountains2': '#9FB0BE',
  'cat-mountains3': '#6C8192',
  'cat-desert': '#F6E4B8',
  'cat-desert2': '#EBCB8B',
  'cat-desert3': '#D9B06B',
  'cat-beach': '#FAE9CF',
  'cat-shoal': '#D3E7E3',
  'cat-token': '#FFFDF4',
  'cat-red': '#0F2E47',
  'cat-redink': '#FFFDF4',
  'cat-snow': '#FFFFFF',
  'cat-boat': '#0F3D5E',
};
const NIGHT_LAND: Colours = {
  'cat-forest': '#2C5A4A',
  'cat-forest2': '#24493F',
  'cat-forest3': '#132E2B',
  'cat-pasture': '#4C6A4A',
  'cat-pasture2': '#3F5B41',
  'cat-pasture3': '#334C38',
  'cat-fields': '#77673A',
  'cat-fields2': '#6B5A2C',
  'cat-fields3': '#E3B758',
  'cat-hills': '#6E4C40',
  'cat-hills2': '#5F3E35',
  'cat-hills3': '#4E3029',
  'cat-mountains': '#4B5D6E',
  'cat-mountains2': '#3D4E5F',
  'cat-mountains3': '#2C3B4A',
  'cat-desert': '#6B6048',
  'cat-desert2': '#5D523C',
  'cat-desert3': '#4D4330',
  'cat-beach': '#33475A',
  'cat-shoal': '#123149',
  'cat-token': '#F1E6CC',
  'cat-red': '#061320',
  'cat-redink': '#FFD15C',
  'cat-snow': '#DCE6EE',
  'cat-boat': '#1B5178',
};
const DAY_PIECES: Colours = {
  'cat-wood': '#A8683A',
  'cat-woodcut': '#E8C08D',
  'cat-fleece': '#FFFFFF',
  'cat-face': '#6A4A38',
  'cat-wheat': '#F3B52F',
  'cat-band': '#C4492C',
  'cat-brick': '#C55A38',
  'cat-ore': '#8DA0B4',
  'cat-orelight': '#C3CFDA',
  'cat-scroll': '#8C4F88',
  'cat-paper': '#F6EBD3',
  'cat-helm': '#AEBAC4',
  'cat-plume': '#D9713C',
  'cat-basket': '#C98446',
  'cat-star': '#1FA08C',
  'cat-robber': '#241C33',
};
const NIGHT_PIECES: Colours = {
  'cat-wood': '#D08A52',
  'cat-woodcut': '#F3D2A3',
  'cat-fleece': '#FFFFFF',
  'cat-face': '#8C6A55',
  'cat-wheat': '#FFCF4D',
  'cat-band': '#F0775A',
  'cat-brick': '#F08A63',
  'cat-ore': '#A9BACA',
  'cat-orelight': '#DCE5EC',
  'cat-scroll': '#C98AC4',
  'cat-paper': '#F6EBD3',
  'cat-helm': '#C7D1D9',
  'cat-plume': '#F09A66',
  'cat-basket': '#E0A063',
  'cat-star': '#3CCBB3',
  'cat-robber': '#0A0712',
};

export const DAY_COLOURS: Colours = {...DAY_LAND, ...DAY_PIECES};
export const NIGHT_COLOURS: Colours = {...NIGHT_LAND, ...NIGHT_PIECES};
/** On the quay: the night fills, in both themes. */
export const DEEP_COLOURS: Colours = NIGHT_PIECES;

registerPalette({day: DAY_COLOURS, night: NIGHT_COLOURS, deep: DEEP_COLOURS});
