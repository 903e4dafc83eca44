/** A part of the app that cannot be fetched. */
import {expect} from 'chai';
import {clear} from 'idb-keyval';
import {useDatabase} from '../../../src/saves/store.ts';
import {App} from '../../../src/table/app.ts';
import {portsWith} from './ports.ts';

const raw = useDatabase('test-missing-part');

describe('a part of the app that never comes', () => {
  beforeEach(() => clear(raw));

  it('is named, and the link that needed it is not lost over it', async () => {
    const reloads: (string | null)[] = [];
    const missing = new TypeError('Failed to fetch dynamically imported module: rooms.js');
    const app = new App(
      portsWith({rooms: () => Promise.reject(missing), reload: link => void reloads.push(link)}),
    );
    await app.start({at: 'link', link: '#j=link'});
    expect(app.view()?.problem?.code).to.equal('app/part-missing');
    expect(app.view()?.screen.screen).to.equal('home');
    await app.act({act: 'reload'});
    expect(reloads).to.deep.equal(['#j=link']);
  });
});
