/** What the screen is told while devices come to a table without a server. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {BadMessage} from '../../src/base/bad-message.ts';
import type {Code} from '../../src/base/codes.ts';
import {Meeting} from '../../src/table/others/meeting.ts';
import {FakeDisk} from '../support/log/fake-disk.ts';
import {AppOnDisk} from '../support/table/app-on-disk.ts';

/** A table whose offers are numbered. @param answers what comes of each answer: a refusal, or null */
function table(answers: readonly (Code | null)[]) {
  let made = 0;
  let taken = 0;
  const around = {isThere: true, refuses: null as Code | null, gone: new Set<string>()};
  const meeting = new Meeting(
    {
      offer: () => {
        if (around.refuses) return Promise.reject(new BadMessage(around.refuses));
        return around.isThere
          ? Promise.resolve({link: `#o=${++made}`, until: 0, leads: 'yes' as const})
          : null;
      },
      takeAnswer: async () => {
        const code = answers[taken++];
        if (code) throw new BadMessage(code);
        return `device ${taken}`;
      },
      linkOf: key => (around.gone.has(key) ? 'away' : 'live'),
    },
    () => undefined,
  );
  const take = () => meeting.acts.takeAnswer({act: 'takeAnswer', text: 'answer'});
  return {meeting, around, take, offer: () => meeting.acts.offer({act: 'offer'})};
}

test('nobody hears of it before somebody wants it; then an offer is there, and after each device a fresh one', async () => {
  const {meeting, take, offer} = table([null, null]);
  assert.deepEqual([meeting.view], [null]);
  await offer();
  assert.equal(meeting.view?.offer?.link, '#o=1');
  await take();
  await take();
  assert.deepEqual(meeting.view, {
    offer: {link: '#o=3', until: 0, leads: 'yes' as const},
    following: false,
    met: 2,
    problem: null,
  });
});

test('who has gone again is not counted; who comes back is, and nobody twice', async () => {
  const {meeting, around, take, offer} = table([null, null]);
  await offer();
  await take();
  around.gone.add('device 1');
  assert.equal(meeting.view?.met, 0);
  await take();
  assert.equal(meeting.view?.met, 1);
  around.gone.clear();
  assert.equal(meeting.view?.met, 2);
});

test('an answer to no offer of this table leaves the one on the screen; one that used an offer up brings a fresh one', async () => {
  for (const [code, link] of [
    ['code/damaged', '#o=1'],
    ['code/offer', '#o=1'],
    ['code/own', '#o=1'],
    ['code/other-table', '#o=1'],
    ['code/no-path', '#o=2'],
    ['code/expired', '#o=2'],
    ['join/refused', '#o=2'],
  ] as const) {
    const {meeting, take, offer} = table([code]);
    await offer();
    await take();
    assert.equal(meeting.view?.problem?.code, code);
    assert.equal(meeting.view?.offer?.link, link, code);
    assert.equal(meeting.view?.met, 0);
  }
});

test('where the table has no room yet the offer comes with it; why there is none is told', async () => {
  const {meeting, around, offer} = table([]);
  around.isThere = false;
  await offer();
  assert.deepEqual([meeting.view?.offer, meeting.view?.problem], [null, null]);
  around.isThere = true;
  meeting.entered();
  await new Promise(setImmediate);
  assert.equal(meeting.view?.offer?.link, '#o=1');
  around.refuses = 'code/no-address';
  await offer();
  assert.deepEqual([meeting.view?.offer, meeting.view?.problem?.code], [null, 'code/no-address']);
});

test('what was wrong with an address is not said any more once another one is taken', async () => {
  const page = new AppOnDisk(new FakeDisk());
  await page.app.start({at: 'home'});
  page.invitation = {
    tableId: 'abcdefghabcdefgh',
    answer: async (_signer, _connection, address) => {
      if (address === '8.8.8.8') throw new BadMessage('code/bad-address');
      const shown = {link: `#a=${address}`, until: 0, leads: 'yes' as const};
      return {shown, table: new Promise(() => undefined), close: () => undefined};
    },
  };
  const said = () => {
    const {screen, problem} = page.app.view()!;
    return [screen.screen === 'joining' && screen.answer?.link, problem?.code];
  };
  void page.act({act: 'join', linkOrCode: '#o=1'});
  await page.until(() => said()[0] === '#a=null');
  await page.act({act: 'answerAnew', address: '8.8.8.8'});
  assert.deepEqual(said(), ['#a=null', 'code/bad-address']);
  await page.act({act: 'answerAnew', address: '10.0.0.7'});
  assert.deepEqual(said(), ['#a=10.0.0.7', undefined]);
  await page.act({act: 'goHome'});
});
