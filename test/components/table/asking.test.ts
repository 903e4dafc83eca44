/** What the browser asks the person keeps nobody waiting who does not answer. */
import {expect} from 'chai';
import {clear} from 'idb-keyval';
import {useDatabase} from '../../../src/saves/store.ts';
import {App} from '../../../src/table/opening/app.ts';
import {until} from '../app/harness.ts';
import {portsWith} from './ports.ts';

const raw = useDatabase('test-asking');

describe('a browser that asks whether the data may be kept', () => {
  const {persist, persisted} = navigator.storage;
  let answer: (kept: boolean) => void;

  beforeEach(async () => {
    await clear(raw);
    let kept = false;
    navigator.storage.persisted = async () => kept;
    navigator.storage.persist = () =>
      new Promise(resolve => {
        answer = yes => {
          kept = yes;
          resolve(yes);
        };
      });
  });

  afterEach(() => {
    Object.assign(navigator.storage, {persist, persisted});
  });

  const home = (app: App) => {
    const screen = app.view()?.screen;
    return screen?.screen === 'home' ? screen : null;
  };

  it('makes a table at once; the answer is told when it comes', async () => {
    const app = new App(portsWith({}));
    await app.start({at: 'home'});
    await app.act({
      act: 'create',
      table: {
        game: 'puerto-rico',
        seats: 2,
        options: {},
        bots: [],
        place: 'here',
        names: ['Anna', 'Bence'],
      },
    });
    expect(app.view()?.screen.screen).to.equal('table');
    await app.act({act: 'goHome'});
    expect(home(app)?.storage).to.equal('evictable');
    answer(true);
    await until(() => home(app)?.storage === 'persistent', 'the answer');
  });
});
