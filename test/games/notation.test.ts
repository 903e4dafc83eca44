/** Lines for the actions of all games: one spelling each. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {game as catan} from '../../src/games/catan/index.ts';
import {game as puertoRico} from '../../src/games/puerto-rico/index.ts';
import {notationOf} from '../support/games/notation.ts';

const LINES = {
  'puerto-rico': [
    'pass',
    'load good=sugar ship=2',
    'load good=sugar ship=wharf',
    'settle tile=corn takeWorker=false',
    'store kinds=, singles=corn,',
    'store kinds=corn,sugar singles=coffee,',
    'build building=office payment.piece=null payment.good=corn payment.point=true',
    'build building=office payment.piece.from=hacienda payment.piece.piece=worker payment.good=null payment.point=false',
  ],
  catan: [
    'accept offer=3 show.0.handle=7 show.0.face=2 show.1.handle=9 show.1.face=0',
    'propose terms.give=1,0,0,0,0 terms.want=0,0,0,0,1',
    'robber hex=3 victim=null',
  ],
};
const NOTATIONS = {'puerto-rico': notationOf(puertoRico), catan: notationOf(catan)};

for (const id of ['puerto-rico', 'catan'] as const)
  for (const line of LINES[id])
    test(`notation: ${line}`, () => {
      const action = NOTATIONS[id].read(line);
      assert.ok(action);
      assert.equal(NOTATIONS[id].write(action), line);
    });

for (const line of [
  '',
  'sell',
  'sell good',
  'sell good=king',
  'sell  good=corn',
  'sell good=corn post=false',
  'load ship=2 good=sugar',
  'load good=sugar ship=02',
  'place slots=1',
  'pass pass',
  'pass type=plunder',
  'toString',
])
  test(`notation: "${line}" is no line`, () => assert.equal(NOTATIONS['puerto-rico'].read(line), null));
