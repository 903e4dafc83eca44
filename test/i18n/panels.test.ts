/** The texts of panels, when a language is chosen while they are on their way: a file of its own, as they come once. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {loadMore, loadText, t} from '../../src/i18n/index.ts';
import {fairness} from '../../src/i18n/pl/fairness.ts';

test('a language that is chosen while the texts of panels come has them when they are said to be there', async () => {
  await loadText('hu');
  const panels = loadMore('panels');
  // They are asked for in Hungarian by now.
  for (let turn = 0; turn < 5; turn++) await null;
  const chosen = loadText('pl');
  await panels;
  assert.equal(t().fairness.whoDraws, fairness.whoDraws);
  await chosen;
  assert.equal(t().fairness.whoDraws, fairness.whoDraws);
});
