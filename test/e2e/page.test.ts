/** What the page lets in: its policy for scripts and addresses, and files that are dropped on it. */
import assert from 'node:assert/strict';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {after, before, test} from 'node:test';
import {game} from '../../src/games/puerto-rico/full.ts';
import {encodeRecord} from '../../src/saves/record.ts';
import {dragOf} from '../support/drag.ts';
import {playOut, testTable} from '../support/log-kit.ts';
import {Player} from '../support/players.ts';
import {servedApp} from '../support/served-app.ts';

const FOLDER = resolve('.cache', `dropped-${process.pid}`);

const place = servedApp();
before(() => {
  mkdirSync(FOLDER, {recursive: true});
});
after(() => {
  rmSync(FOLDER, {recursive: true, force: true});
});

test('the policy of the page lets the app work, and refuses scripts in the page and things from elsewhere', {
  timeout: 180_000,
}, async () => {
  const player = await Player.open(place.browser, place.url, 'Dóra');
  const {page} = player;
  await player.act({
    act: 'create',
    table: {game: 'puerto-rico', seats: 2, options: {}, bots: ['random'], place: 'network', names: []},
  });
  await player.until(({screen}) => screen.screen === 'lobby' && screen.notReady === null);
  await player.act({act: 'start'});
  await player.until(({screen}) => screen.screen === 'table');
  await player.autoplay(true);
  await player.until(({screen}) => screen.screen === 'table' && screen.fairness.entries > 20);
  await player.autoplay(false);
  await player.act({act: 'recheck'});
  await player.until(({screen}) => screen.screen === 'table' && screen.fairness.recheck.state === 'good');
  assert.deepEqual((await player.seen()).errors, []);

  const refused = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
      violations.push(effectiveDirective),
    );
    const add = (tag: 'script' | 'img', change: object) =>
      document.body.append(Object.assign(document.createElement(tag), change));
    add('script', {textContent: 'window.came = true'});
    add('script', {src: 'https://example.org/came.js'});
    add('img', {src: 'https://example.org/came.png'});
    document.body.insertAdjacentHTML('beforeend', '<p onclick="window.came = true">x</p>');
    (document.body.lastElementChild as HTMLElement).click();
    while (violations.length < 4) await new Promise(resolve => setTimeout(resolve, 5));
    return {violations: violations.sort(), came: 'came' in window};
  });
  assert.deepEqual(refused, {
    violations: ['img-src', 'script-src-attr', 'script-src-elem', 'script-src-elem'],
    came: false,
  });
  await player.close();
});

test('a dropped record is opened on the start page; elsewhere the page stays as it is', {
  timeout: 180_000,
}, async () => {
  const {chain} = await playOut(await testTable('pp', {game}), 'dropped');
  const file = join(FOLDER, 'friday.roadstead.json');
  writeFileSync(file, encodeRecord({entries: chain.texts}));
  const player = await Player.open(place.browser, place.url, 'Dóra');
  const drag = await dragOf(player.page, file);
  /** Hangs over the page until these words are there, as browsers tell it: again and again. */
  const hang = async (words: string): Promise<void> => {
    await drag.enter();
    const seen = player.page.getByText(words).waitFor();
    for (let done = false; !done; ) {
      await drag.over();
      done = await Promise.race([seen.then(() => true), player.rest().then(() => false)]);
    }
  };
  const notice = player.page.getByText('Saved games open on the start page');

  await player.act({act: 'goNew'});
  await player.until(({screen}) => screen.screen === 'new');
  await hang('Saved games open on the start page');
  await drag.drop();
  await notice.waitFor({state: 'detached'});
  assert.equal(player.page.url(), place.url);

  await player.act({act: 'goHome'});
  await player.until(({screen}) => screen.screen === 'home');
  await hang('Drop the file to open it');
  await drag.drop();
  await player.until(({screen}) => screen.screen === 'table' && screen.result !== null);
  assert.deepEqual((await player.seen()).errors, []);
  await player.close();
});
