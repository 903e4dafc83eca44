import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {type InstallWay, installWay, type Platform} from '../../src/base/install-way.ts';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

const DEVICES: readonly (readonly [what: string, InstallWay, Partial<Platform> & {userAgent: string}])[] = [
  [
    'an iPhone with Safari',
    'ios',
    {
      userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${APPLE} Version/18.5 Mobile/15E148 Safari/604.1`,
      touchPoints: 5,
    },
  ],
  [
    'an iPhone with Chrome',
    'ios',
    {
      userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${APPLE} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
      touchPoints: 5,
    },
  ],
  ['an iPad, which says that it is a Mac', 'ios', {userAgent: MAC, touchPoints: 5}],
  ['a Mac with Safari', 'mac', {userAgent: MAC}],
  [
    'a Mac with Chrome',
    'desktop',
    {userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36`},
  ],
  [
    'a Mac with Firefox',
    'none',
    {userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0'},
  ],
  [
    'Windows with Edge, a touch screen',
    'desktop',
    {
      userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0.0.0`,
      touchPoints: 10,
    },
  ],
  [
    'Linux with Firefox',
    'none',
    {userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'},
  ],
  [
    'Android with Chrome',
    'android',
    {userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, touchPoints: 5},
  ],
  [
    'Android with Firefox',
    'android',
    {userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', touchPoints: 5},
  ],
];

describe('how the app is installed', () => {
  for (const [what, way, platform] of DEVICES) {
    const here = {touchPoints: 0, standalone: false, prompt: false, ...platform};
    it(`on ${what}: ${way}`, () => assert.equal(installWay(here), way));
    it(`on ${what}: by the browser's own question where there is one`, () =>
      assert.equal(installWay({...here, prompt: true}), 'prompt'));
    it(`on ${what}: not again where it is`, () =>
      assert.equal(installWay({...here, standalone: true, prompt: true}), 'none'));
  }
});
