/** Games that somebody else's program has played with the engine, opened in the app. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Driver} from '../../src/cli/engine/driver.ts';
import {GAME_LIST} from '../../src/games/index.ts';
import {FakeDisk} from '../support/log/fake-disk.ts';
import {AppOnDisk} from '../support/table/app-on-disk.ts';

for (const {id, seats} of GAME_LIST)
  test(`a game of ${id} opens where its program stopped, with its names, and can be looked through`, async () => {
    const driver = new Driver();
    const ask = async (request: object) => JSON.parse(await driver.answer(JSON.stringify(request)));
    await ask({do: 'new', game: id, seats: seats.min});
    for (let n = 0; n < 12; n++) await ask({do: 'bot', bot: 'random', play: true});
    const names = Array.from({length: seats.min}, (_, seat) => `Robot ${seat + 1}`);
    const {record} = await ask({do: 'record', names});
    const {steps} = await ask({do: 'steps'});

    const page = new AppOnDisk(new FakeDisk());
    await page.app.start({at: 'home'});
    await page.act({act: 'import', file: new File([record], 'game.roadstead.json')});
    assert.equal(page.app.view()?.problem, null);
    assert.deepEqual(
      page.table.seats.map(({name}) => name),
      names,
    );
    assert.equal(page.table.viewer, null, 'nobody here has a seat');
    assert.equal(page.head, steps.length);
    assert.deepEqual(page.table.choices, []);
    await page.act({act: 'goHome'});
  });
