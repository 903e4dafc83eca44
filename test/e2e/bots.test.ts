/** Strong bots of the built app: they think on a thread of their own, and the page's thread has nothing that could think. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Player} from '../support/e2e/players.ts';
import {servedApp} from '../support/e2e/served-app.ts';

const place = servedApp();

/** Of the bots' sources, the page may know their names and how to ask them. */
const PAGE_MAY_KNOW = ['kinds.ts', 'port.ts'];
const THINKS = /(?:^|\/)src\/(?:bots\/(.+\.ts)|games\/[^/]+\/(?:advised\.ts|hints|mind).*)$/;

/** The sources of a script, as its source map names them. */
async function sourcesOf(script: string): Promise<string[]> {
  const response = await fetch(`${script}.map`);
  assert.ok(response.ok, `${script} has a source map`);
  return ((await response.json()) as {sources: string[]}).sources;
}

const thinking = (sources: readonly string[]): string[] =>
  sources.filter(source => {
    const found = THINKS.exec(source);
    return found !== null && !PAGE_MAY_KNOW.includes(found[1] ?? '');
  });

test('strong bots play, and no script of the page holds what they think with', {
  timeout: 180_000,
}, async () => {
  const player = await Player.open(place.browser, place.url, 'Dóra');
  await player.act({
    act: 'create',
    table: {
      ...{game: 'puerto-rico', seats: 3, options: {}},
      ...{bots: ['strong', 'strong'], place: 'here', names: ['Dóra']},
    },
  });
  await player.autoplay(true);
  // Each of the bots has decided more than once, after persons and after each other.
  await player.until(({screen}) => screen.screen === 'table' && screen.fairness.entries > 9);
  assert.deepEqual((await player.seen()).errors, []);
  const loaded = await player.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => name.split(/[?#]/)[0]!)
      .filter(name => name.endsWith('.js')),
  );
  // Some browsers name the scripts of workers among what their page has loaded.
  const thread = new URL('bots.js', place.url).href;
  const worker = new URL('sw.js', place.url).href;
  const page = loaded.filter(name => name !== thread && name !== worker);
  assert.ok(page.length > 3, 'the page has its scripts');
  const sources = (await Promise.all(page.map(sourcesOf))).flat();
  // What is looked for is in the bots' own script, so that looking for it says something.
  assert.ok(thinking(await sourcesOf(thread)).some(source => source.endsWith('src/bots/foresight.ts')));
  assert.ok(sources.some(source => source.endsWith('src/bots/port.ts')));
  assert.deepEqual(thinking(sources), []);
  await player.close();
});
