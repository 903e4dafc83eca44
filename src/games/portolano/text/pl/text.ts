import type {PortText} from '../types/text.ts';
import {events} from './events.ts';
import {help, synonyms} from './help.ts';
import {things} from './things.ts';
import {words} from './words.ts';

const refusals: PortText['refusals'] = {
  'port/over': () => 'Gra jest skończona.',
  'port/not-your-turn': () => 'Teraz nie twoja kolej.',
  'port/not-now': () => 'Teraz trzeba zdecydować o czym innym.',
  'port/no-such-upgrade': () => 'Takiego ulepszenia nie ma.',
  'port/not-in-box': () => 'Tego nie ma w pudełku.',
  'port/no-sea-tile': () => 'Musi to być kafelek morza.',
  'port/no-emergency': () => 'Oddaj za rum dokładnie dwa towary albo żadnego.',
  'port/sealed-play': () => 'Twoje karty nie pozwalają na taki plan.',
  'port/not-offered': () => 'Tego nie da się tu teraz zabrać.',
  'port/picked-up': () => 'Już coś stąd zabrano.',
  'port/action-used': () => 'Akcja tego kafelka jest już wykorzystana.',
  'port/no-upgrade': () => 'Tego ulepszenia nie da się tu kupić.',
  'port/no-trade': () => 'Taka wymiana nie jest tu możliwa.',
  'port/no-gift': () => 'Ten kafelek tego nie daje.',
  'port/no-huckster': () => 'Tylko Handlarz wymienia tak towar na rum.',
  'port/does-not-fit': () =>
    'Towar pasuje tylko na puste pole swojego rodzaju; kakao na jedno pole albo dwa sąsiednie.',
  'port/too-much-rum': () => 'Tyle rumu nie da się załadować.',
  'port/wrong-payment': () => 'Zapłać dokładnie tyle, ile należy się piratom.',
  'port/too-much-loot': () => 'Tyle nie wolno zabrać.',
};

/** Polish. */
export const text: PortText = {...words, ...things, events, refusals, help, synonyms};
