/** "Why can't we meet?": what is found is said on the screen, wherever it was opened; each cause: `failures.test.ts`. */
import {expect} from 'chai';
import {causesOf, type Findings} from '../../../src/base/diagnosis.ts';
import {diagnosis as en} from '../../../src/i18n/en/diagnosis.ts';
import {diagnosis as hu} from '../../../src/i18n/hu/diagnosis.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {diagnosis as pl} from '../../../src/i18n/pl/diagnosis.ts';
import {diagnose} from '../../../src/net/diagnose.ts';
import {FINDINGS, joining, lobby, meetingLobby} from '../../support/views/app-views.ts';
import {AppHarness, textOf, until} from './harness.ts';

const WORDS = {en, hu, pl};
const WELL: Findings = {
  ...FINDINGS,
  secure: true,
  brokers: [{host: 'play.example.org', is: 'answers'}],
  addresses: 'real',
  outside: 'answers',
  relay: 'none',
};

describe('why can’t we meet?', () => {
  let app: AppHarness;
  afterEach(() => app.close());

  const openWith = async (found: Findings) => {
    app.element.diagnose = async told => {
      told(found);
      return found;
    };
    await app.overlay('diagnosis', 'rs-diagnosis');
    await until(() => app.all('[data-cause]').length === causesOf(found).length, 'the causes');
  };

  it('one cause stands open, with one thing to do, and says nothing of servers, addresses and relays', async () => {
    for (const language of LANGUAGES) {
      app = await AppHarness.open(lobby(), {language});
      await openWith(FINDINGS);
      const shown = app.all('rs-diagnosis, [data-cause], [data-step], [data-details] p');
      const open = shown.filter(element => element.dataset.cause && element.checkVisibility());
      expect(
        open.map(({dataset}) => dataset.cause),
        language,
      ).to.deep.equal(['noInternet']);
      for (const element of app.all('[data-step], .more, [data-details] .quiet'))
        expect(element.checkVisibility(), element.textContent ?? '').to.equal(false);
      const {causes} = WORDS[language];
      for (const {what} of Object.values(causes)) expect(what).to.not.match(/WebRTC|STUN|NAT|relay|https?/i);
      app.close();
    }
  });

  it('where nothing is wrong with this device that is said, with what it may be', async () => {
    app = await AppHarness.open(lobby());
    await openWith(WELL);
    expect(textOf(app.one('.well'))).to.equal(en.well);
    expect(app.one('[data-cause=apart]').checkVisibility()).to.equal(true);
    app.close();
    app = await AppHarness.open(lobby());
    await openWith({...WELL, addresses: 'hidden', secure: false});
    const open = app.all('[data-cause]').filter(element => element.checkVisibility());
    expect(open.map(({dataset}) => dataset.cause)).to.deep.equal(['apart']);
  });

  it('each thing is told as soon as it is known, and the rest is being tested', async () => {
    app = await AppHarness.open(lobby());
    let end = (_: Findings): void => undefined;
    app.element.diagnose = told => {
      told({online: true, secure: true, rtc: true});
      return new Promise(resolve => {
        end = resolve;
      });
    };
    await app.overlay('diagnosis', 'rs-diagnosis');
    const steps = () => app.all('[data-step]').map(step => step.dataset.result ?? '');
    await until(() => steps()[2] === 'yes', 'the first results');
    expect(steps().slice(3)).to.deep.equal(['', '', '', '', '']);
    expect(textOf(app.one('[data-step=relay]'))).to.include('testing');
    expect(app.all('[data-cause]')).to.have.length(0);
    end(WELL);
    await until(() => app.all('[data-cause]').length > 0, 'the causes');
  });

  it('each server that finds tables has its line, and one that is down is no cause while another answers', async () => {
    app = await AppHarness.open(lobby());
    const brokers = [
      {host: 'play.example.org', is: 'answers'} as const,
      {host: 'meet.example.net', is: 'silent'} as const,
    ];
    await openWith({...WELL, brokers});
    const lines = app.all('[data-step=brokers]').map(textOf);
    expect(lines[0]).to.include('play.example.org: answers');
    expect(lines[1]).to.include('meet.example.net: does not answer');
    expect(app.all('[data-cause]').map(({dataset}) => dataset.cause)).to.deep.equal(['apart']);
  });

  it('what was found can be handed to somebody who helps; where nothing can be copied it stands there', async () => {
    app = await AppHarness.open(lobby());
    await openWith(FINDINGS);
    const copied: string[] = [];
    const clipboard = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')!;
    const takes = (writeText: (text: string) => Promise<void>) =>
      Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {writeText}});
    try {
      takes(async text => void copied.push(text));
      expect(app.one('[data-copy]').checkVisibility(), 'behind one line').to.equal(false);
      await app.tap(app.one('[data-details] summary'));
      await app.tap(app.one('[data-copy]'));
      for (const line of [
        'Server that finds tables: play.example.org: does not answer',
        'Relay: does not answer',
        `- ${en.causes.noInternet.what}`,
        navigator.userAgent,
      ])
        expect(copied[0]).to.include(line);
      takes(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
      await app.tap(app.one('[data-copy]'));
      const shown = await until(() => app.all<HTMLTextAreaElement>('textarea')[0], 'the text');
      expect(shown.value).to.equal(copied[0]);
    } finally {
      Object.defineProperty(Navigator.prototype, 'clipboard', clipboard);
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  });

  it('is opened where a way to a table failed, beside the invitation, at the codes and from the help', async () => {
    const opened = async (from: () => HTMLElement) => {
      await app.tap(from());
      await app.drawn('rs-diagnosis');
      app.close();
    };
    for (const trouble of ['noBroker', 'noTable', 'noPath', 'noRtc'] as const) {
      app = await AppHarness.open(joining({step: 'failed', trouble}));
      await opened(() => app.one('[data-why]'));
    }
    app = await AppHarness.open(joining({step: 'failed', trouble: 'full'}));
    expect(app.all('[data-why]')).to.have.length(0);
    app.close();
    app = await AppHarness.open(lobby());
    await opened(() => app.one('rs-invite').shadowRoot!.querySelector<HTMLElement>('[data-why]')!);
    app = await AppHarness.open(meetingLobby());
    await app.overlay('meeting', 'rs-meeting');
    await opened(() => app.one('rs-meeting').shadowRoot!.querySelector<HTMLElement>('[data-why]')!);
    app = await AppHarness.open(lobby());
    await app.overlay('help', 'rs-learn');
    await app.tap(app.control('All topics'));
    await opened(() => app.one('rs-help').shadowRoot!.querySelector<HTMLElement>('[data-why]')!);
  });

  it('the settings stand once, with the first cause that they mend', async () => {
    app = await AppHarness.open(lobby());
    await openWith({...WELL, brokers: [{host: 'a b', is: 'misnamed'}], relay: 'silent'});
    expect(app.all('[data-settings]')).to.have.length(1);
    await app.tap(app.one('[data-cause=misnamed] [data-settings]'));
    await app.drawn('rs-settings');
  });

  it('a browser finds itself, and a broker that is not there', async () => {
    app = await AppHarness.open(lobby());
    const relay = {url: '', username: '', credential: ''};
    const told: Partial<Findings>[] = [];
    const found = await diagnose({brokers: ['localhost:9'], relay}, location.href, [], more =>
      told.push(more),
    );
    expect(found.rtc).to.equal(true);
    expect(found.itself).to.equal(true);
    expect(found.brokers).to.deep.equal([{host: 'localhost', is: 'silent'}]);
    expect(found.addresses).not.to.equal('none');
    expect(found.outside).to.equal('unasked');
    expect(Object.assign({}, ...told)).to.deep.equal(found);
    const misnamed = await diagnose({brokers: ['a b'], relay}, location.href, [], () => undefined);
    expect(misnamed.brokers).to.deep.equal([{host: 'a b', is: 'misnamed'}]);
  });
});
