/** Whoever stands there without internet is sent to buttons: by the names that they have on the screen. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {LANGUAGES} from '../../src/i18n/language.ts';
import {loadProblems} from '../../src/i18n/problem.ts';

for (const language of LANGUAGES) {
  const words = async (file: string) => import(`../../src/i18n/${language}/${file}.ts`);
  const [{common, joining}, {home}, {lobby}, {meeting}] = await Promise.all(
    ['start', 'home', 'lobby', 'meeting'].map(words),
  );

  test(`without internet each screen names the next button (${language})`, async () => {
    const {problems} = await loadProblems(language);
    assert.equal(joining.withoutInternet, lobby.withoutInternet);
    for (const text of [
      problems['join/noBroker']({}).next,
      problems['code/answer']({}).next,
      joining.troubles.noBroker.next,
      home.joinOfflineHint,
      meeting.answerShow,
    ])
      assert.match(text, new RegExp(`[“„]${lobby.withoutInternet}[”]`), text);
    // Somebody opens the table to which the others come: both are told where.
    for (const name of [common.newTable, home.join]) assert.ok(home.offline.includes(name), home.offline);
    assert.ok(meeting.showHint.includes(home.join), meeting.showHint);
    assert.ok(meeting.showInside.includes(home.join), meeting.showInside);
  });
}
