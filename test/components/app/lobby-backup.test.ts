import {expect} from 'chai';
import * as en from '../../../src/i18n/en/lobby.ts';
import {guestLobby, lobby} from '../../support/views/app-views.ts';
import {AppHarness} from './harness.ts';

/** Where hands can be backed up the lobby says so, and what it costs; the host decides. */
describe('back-up in the lobby', () => {
  let app: AppHarness;
  afterEach(() => app.close());

  const told = () => app.all<HTMLElement>('[data-backup]');
  const box = () => told()[0]!.shadowRoot!.querySelector<HTMLInputElement>('input')!;

  it('is not spoken of where nobody could be recovered', async () => {
    app = await AppHarness.open(lobby({backup: null}));
    expect(told()).to.have.length(0);
  });

  for (const on of [false, true])
    it(`the host reads its price beside the switch and turns it ${on ? 'off' : 'on'}`, async () => {
      app = await AppHarness.open(lobby({game: 'san-juan', backup: on}));
      expect(told()[0]!.localName).to.equal('rs-switch');
      expect(told()[0]!.textContent).to.include(en.lobby.backup).and.include(en.lobby.backupHint);
      expect(box().checked).to.equal(on);
      await app.tap(box());
      expect(app.last).to.deep.equal({act: 'backUp', on: !on});
    });

  it('a guest reads that it is on, and what that means, but cannot change it', async () => {
    app = await AppHarness.open(guestLobby({game: 'san-juan', backup: true}));
    expect(told()[0]!.localName).to.equal('p');
    expect(told()[0]!.textContent).to.include(en.lobby.backupHint);
  });

  it('all read who could look at the bots’ cards, so that these go with the table; where there are none, nobody does', async () => {
    const price = () => app.all<HTMLElement>('[data-bots-open]').map(({textContent}) => textContent);
    app = await AppHarness.open(lobby({game: 'san-juan', botsOpen: 'all'}));
    expect(price()).to.deep.equal([en.lobby.botsOpen.all]);
    await app.show({screen: guestLobby({game: 'san-juan', botsOpen: 'one'})});
    expect(price()).to.deep.equal([en.lobby.botsOpen.one]);
    await app.show({screen: guestLobby({game: 'san-juan', botsOpen: null})});
    expect(price()).to.deep.equal([]);
  });

  it('two with hidden cards read before they start what becomes of the game without one of them', async () => {
    const sentence = () => app.all<HTMLElement>('[data-waits]').map(({textContent}) => textContent);
    app = await AppHarness.open(lobby({game: 'san-juan', backup: false, pair: true}));
    expect(sentence()).to.deep.equal([en.lobby.waits]);
    await app.show({screen: guestLobby({game: 'san-juan', backup: false, pair: true})});
    expect(sentence()).to.deep.equal([en.lobby.waits]);
    await app.show({screen: lobby({game: 'san-juan', backup: true})});
    expect(sentence()).to.deep.equal([]);
  });

  it('two choose between that and a key for the other, and read beside the switch what the other could do with it', async () => {
    app = await AppHarness.open(lobby({game: 'san-juan', backup: false, pair: true}));
    const {backup, hint} = en.lobby.pair;
    expect(told()[0]!.textContent).to.include(backup).and.include(hint);
    expect(box().checked).to.equal(false);
    await app.tap(box());
    expect(app.last).to.deep.equal({act: 'backUp', on: true});
    await app.show({screen: lobby({game: 'san-juan', backup: true, pair: true})});
    expect(box().checked).to.equal(true);
    expect(app.all('[data-waits]')).to.have.length(0);
  });

  it('a guest of two reads before all else that the other could look at her cards, and the rest behind "more"', async () => {
    app = await AppHarness.open(guestLobby({game: 'san-juan', backup: true, pair: true}));
    const [line] = app.all<HTMLElement>('[data-readable]');
    expect(line!.textContent).to.equal(en.lobby.pair.line);
    expect(line!.closest('details')).to.equal(null);
    expect(told()[0]!.textContent).to.include(en.lobby.pair.hint);
    await app.show({screen: guestLobby({game: 'san-juan', backup: false, pair: true})});
    expect(app.all('[data-readable]')).to.have.length(0);
  });

  it('a guest of a table without it is told nothing', async () => {
    app = await AppHarness.open(guestLobby({game: 'san-juan', backup: false}));
    expect(told()).to.have.length(0);
  });
});
