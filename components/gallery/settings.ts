/** The settings that specimens are drawn with. */
import type {Settings} from '../../src/table/seen/view-model.ts';

export const settings: Settings = {
  name: 'Dóra',
  shape: 'disc',
  language: 'en',
  theme: 'auto',
  motion: 'off',
  sound: false,
  notify: 'ask',
  confirm: true,
  curtain: true,
  shortcuts: false,
  text: 'normal',
  brokers: [],
  relay: {url: '', username: '', credential: ''},
};
