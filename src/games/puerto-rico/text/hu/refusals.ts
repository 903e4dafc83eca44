import type {PrText} from '../type.ts';

export const refusals: PrText['refusals'] = {};
