/** Where devices meet without a server. */
import {expect} from 'chai';
import {meetingLobby} from '../../support/views/app-views.ts';
import {AppHarness, viewport} from './harness.ts';

describe('meeting by codes', () => {
  let app: AppHarness;
  afterEach(() => app.close());
  after(() => viewport(800, 600));

  for (const size of [
    [360, 640],
    [844, 390],
    [667, 375],
  ] as const)
    for (const met of [0, 1])
      it(`the whole code is seen without scrolling at ${size.join('x')}, when ${met} have come in`, async () => {
        await viewport(size[0], size[1]);
        app = await AppHarness.open(meetingLobby({met}), {language: 'hu'});
        await app.overlay('meeting', 'rs-meeting');
        const {top, bottom} = app.within('rs-invite', 'rs-qr', -1).getBoundingClientRect();
        const {bottom: end} = app.within('rs-dialog', 'dialog').getBoundingClientRect();
        expect(top).to.be.at.least(0);
        expect(bottom).to.be.at.most(end);
        expect(bottom - top).to.be.at.least(200);
      });
});
