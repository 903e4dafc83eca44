/** Fairness screens of a table that dealt together: dice, picks, deals, a liar and a check that runs. */
import {seededRng} from '../../../src/base/rng.ts';
import type {DrawView, FairnessView, TableView} from '../../../src/table/seen/view-model.ts';
import {playing} from './app-views.ts';

const ALL = [0, 1, 2, 3];

/** As many draws as an evening has: sixty rolls of two dice, deals and a shuffle between them. */
function draws(): DrawView[] {
  const rng = seededRng('fair-views');
  const die = () => 1 + rng.below(6);
  const none = {purpose: '', lots: [], cards: 0, of: null};
  const list: DrawView[] = [
    {n: 900, ...none, kind: 'shuffle', cards: 25, by: ALL},
    {n: 901, ...none, kind: 'beacon', lots: [{sides: [4], drawn: [3]}], by: ALL},
  ];
  for (let i = 0; i < 60; i++) {
    const n = 910 + 3 * i;
    list.push({n, ...none, kind: 'beacon', lots: [{sides: [6, 6], drawn: [die(), die()]}], by: ALL});
    if (i % 9 === 4)
      list.push({
        n: n + 1,
        ...none,
        kind: 'deal',
        cards: 1 + (i % 3),
        of: i % 4,
        by: ALL.filter(seat => seat !== i % 4),
      });
    if (i % 7 === 3)
      list.push({
        n: n + 2,
        ...none,
        kind: 'beacon',
        lots: [{from: 7, drawn: [rng.below(7), rng.below(6)]}],
        by: ALL,
      });
  }
  list.push({n: 1100, ...none, kind: 'rekey', cards: 1, of: 2, by: [1]});
  list.push({n: 1101, ...none, kind: 'commit', of: 3, by: [3]});
  list.push({n: 1102, ...none, kind: 'beacon', lots: [{sides: [6, 6], drawn: [3, 4]}], by: ALL});
  return list;
}

const facts = (change: Partial<FairnessView>): TableView => {
  const view = playing();
  return {...view, fairness: {...view.fairness, dealer: 'joint', draws: draws(), ...change}};
};

export const dealtTogether = (): TableView =>
  facts({recheck: {state: 'good', done: 2, total: 2, proved: {beacon: 69, deal: 7, shuffle: 1}}});

/** Somebody has lied, and somebody checks everything again. */
export const caught = (): TableView =>
  facts({
    recheck: {state: 'running', done: 412, total: 1206, proved: null},
    blames: [
      {seat: 1, proof: 'share', code: 'fair/bad-share', evidence: ['AQID3kq0Yx7Rr2Jm4fP8wW1uLQ']},
      {seat: 2, proof: 'ordering', code: 'fair/wrong-turn', evidence: ['eyJuIjo0MSwidCI6MCwicCI6ImE5']},
    ],
  });
