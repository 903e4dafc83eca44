/** Where devices meet without a server. */
import {expect} from 'chai';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {home, joining, lobby, meetingLobby, OFFER} from '../../support/views/app-views.ts';
import {AppHarness, textOf, until, viewport} from './harness.ts';

/** @returns puts the real camera back */
function camera(getUserMedia: () => Promise<MediaStream>): () => void {
  const real = navigator.mediaDevices.getUserMedia;
  navigator.mediaDevices.getUserMedia = getUserMedia;
  return () => {
    navigator.mediaDevices.getUserMedia = real;
  };
}

/** What is seen at this point of the page, through all shadow roots. */
function topmost(x: number, y: number): string | undefined {
  let seen: Element | null = document.elementFromPoint(x, y);
  for (;;) {
    const inner: Element | null | undefined = seen?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === seen) break;
    seen = inner;
  }
  const root = seen?.getRootNode();
  return (root instanceof ShadowRoot ? root.host : seen)?.localName;
}

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
        const {top, bottom} = app.within('rs-meeting', 'rs-qr').getBoundingClientRect();
        const {bottom: end} = app.within('rs-dialog', 'dialog').getBoundingClientRect();
        expect(top).to.be.at.least(0);
        expect(bottom).to.be.at.most(end);
        expect(bottom - top).to.be.at.least(200);
      });

  const pasted = `My answer: https://play.example.org/#a=1.${'oN4xB7qT'.repeat(20)}`;
  const field = () => app.within('rs-meeting', 'rs-field');
  const connect = () => app.one('rs-meeting').shadowRoot!.querySelector<HTMLElement>('[data-connect]');

  it('a pasted answer is taken at once, and nothing asks for it again', async () => {
    app = await AppHarness.open(meetingLobby({met: 0, problem: null}), {language: 'en'});
    await app.overlay('meeting', 'rs-meeting');
    await app.type(field(), pasted);
    expect(app.last).to.deep.equal({act: 'takeAnswer', text: pasted});
    await app.show({screen: meetingLobby({met: 0, problem: null, following: true})});
    expect(textOf(connect()!)).to.include('Connecting…');
    await app.show({screen: meetingLobby({met: 1, problem: null})});
    expect(connect()).to.equal(null);
    field().dispatchEvent(new CustomEvent('rs-submit'));
    await app.settle();
    expect(app.within('rs-meeting', 'rs-field')).to.have.property('error', '');
    expect(app.acts.filter(({act}) => act === 'takeAnswer')).to.have.length(1);
  });

  it('on a device with a camera that comes first, else what is typed', async () => {
    const {mediaDevices} = navigator;
    const devices: Partial<MediaDeviceInfo>[] = [];
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: {getUserMedia: () => new Promise(() => undefined), enumerateDevices: async () => devices},
    });
    const order = () => {
      const scan = app.within('rs-scan', 'rs-button');
      const field = app.within('rs-join', '[data-code]');
      return scan.getBoundingClientRect().top < field.getBoundingClientRect().top
        ? `scan ${scan.getAttribute('variant')}`
        : `type ${scan.getAttribute('variant')}`;
    };
    try {
      for (const [there, is] of [
        [[], 'type secondary'],
        [[{kind: 'videoinput'}], 'scan primary'],
      ] as const) {
        devices.splice(0, devices.length, ...there);
        app?.close();
        app = await AppHarness.open(home());
        await app.overlay('join', 'rs-join');
        await until(() => order() === is, is);
      }
    } finally {
      Object.defineProperty(navigator, 'mediaDevices', {configurable: true, value: mediaDevices});
    }
  });

  it('an answer that was saved as a file is taken from it', async () => {
    const {link} = OFFER;
    app = await AppHarness.open(joining({by: 'offer', step: 'answering', answer: OFFER}), {language: 'en'});
    const saved: {name: string; text: Promise<string>}[] = [];
    const {click} = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      saved.push({name: this.download, text: fetch(this.href).then(file => file.text())});
    };
    try {
      await app.drawn('rs-answer');
      expect(app.within('rs-invite', '[data-copy-link]').textContent?.trim()).to.equal('Copy answer');
      expect(app.text).to.include('Good for 10 more minutes.');
      await app.tap(app.within('rs-answer', '[data-save]'));
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    const [{name, text}] = saved as [(typeof saved)[number]];
    expect(await text).to.include(link);
    await app.show({screen: meetingLobby({met: 0, problem: null})});
    await app.overlay('meeting', 'rs-meeting');
    const input = app.within('rs-meeting', 'rs-file-button').shadowRoot!.querySelector('input')!;
    const files = new DataTransfer();
    files.items.add(new File([await text], name, {type: 'text/plain'}));
    input.files = files.files;
    input.dispatchEvent(new Event('change'));
    await until(() => app.acts.some(({act}) => act === 'takeAnswer'), 'the answer is taken');
    expect(app.last).to.deep.equal({act: 'takeAnswer', text: await text});
  });

  for (const language of LANGUAGES)
    for (const met of [0, 1])
      it(`the second step is one tap away while the whole code is shown (${language}, ${met} have come in)`, async () => {
        await viewport(360, 640);
        app = await AppHarness.open(meetingLobby({met, problem: null}), {language});
        await app.overlay('meeting', 'rs-meeting');
        expect(isInSight(app.within('rs-scan', '[data-scan]'))).to.equal(true);
        const step = app.within('rs-meeting', '.scan').getBoundingClientRect();
        const code = app.within('rs-meeting', 'rs-qr').getBoundingClientRect();
        expect(code.bottom).to.be.at.most(step.top);
      });

  it('the same mistake once more is told once more', async () => {
    const problem = {code: 'code/damaged', details: {}} as const;
    app = await AppHarness.open(meetingLobby({met: 0, problem: null}), {language: 'en'});
    await app.overlay('meeting', 'rs-meeting');
    await app.show({screen: meetingLobby({met: 0, problem})});
    await app.type(field(), 'hello');
    await app.tap(connect()!);
    // Nothing of it has changed, so it is the very same one.
    await app.show({screen: meetingLobby({met: 0, problem})});
    expect(app.all('.came rs-banner')).to.have.length(1);
  });

  it('what does not go by itself has a button', async () => {
    app = await AppHarness.open(meetingLobby({met: 0, problem: null}), {language: 'en'});
    await app.overlay('meeting', 'rs-meeting');
    expect(connect()).to.equal(null);
    await app.type(field(), 'hello');
    await app.tap(connect()!);
    expect(app.last).to.deep.equal({act: 'takeAnswer', text: 'hello'});
    expect(connect()).to.equal(null);
  });

  const isInSight = (part: Element) => {
    const {top, bottom} = part.getBoundingClientRect();
    const land = app.within('rs-dialog', '.content').getBoundingClientRect();
    return top >= land.top && bottom <= land.bottom;
  };

  for (const language of LANGUAGES)
    for (const size of [
      [844, 390],
      [640, 360],
    ] as const)
      it(`that a second step comes is seen beside the code at ${size.join('x')} (${language})`, async () => {
        await viewport(size[0], size[1]);
        app = await AppHarness.open(meetingLobby({met: 0, problem: null}), {language});
        await app.overlay('meeting', 'rs-meeting');
        expect(isInSight(app.within('rs-meeting', '.scan h3'))).to.equal(true);
      });

  for (const size of [
    [844, 390],
    [360, 640],
  ] as const)
    it(`that somebody has come in is in sight at ${size.join('x')}, wherever one has scrolled`, async () => {
      await viewport(size[0], size[1]);
      app = await AppHarness.open(meetingLobby({met: 0, problem: null}), {language: 'pl'});
      await app.overlay('meeting', 'rs-meeting');
      const land = app.within('rs-dialog', '.content');
      for (const top of [0, land.scrollHeight]) {
        land.scrollTop = top;
        await app.show({screen: meetingLobby({met: 0, problem: null})});
        await app.show({screen: meetingLobby({met: 1, problem: null})});
        const met = app.within('rs-meeting', '[data-met]');
        expect(isInSight(met), `from ${top}`).to.equal(true);
        const code = app.within('rs-meeting', 'rs-qr').getBoundingClientRect();
        const isAbove = met.getBoundingClientRect().bottom <= code.top;
        expect(isAbove || size[0] > size[1], 'what went well comes before the code of the next one').to.equal(
          true,
        );
      }
    });

  for (const code of ['code/expired', 'code/no-path'] as const)
    for (const language of LANGUAGES)
      it(`${code} stays in sight when the new code pushes it down (${language})`, async () => {
        await viewport(360, 640);
        const waiting = meetingLobby({met: 0, problem: null});
        app = await AppHarness.open(waiting, {language});
        await app.overlay('meeting', 'rs-meeting');
        const land = app.within('rs-dialog', '.content');
        land.scrollTop = land.scrollHeight;
        const problem = {code, details: {}};
        await app.show({screen: meetingLobby({met: 0, problem, offer: null})});
        await app.show({screen: meetingLobby({met: 0, problem, offer: {...OFFER}})});
        expect(isInSight(app.within('rs-meeting', '.came'))).to.equal(true);
      });

  it('what went wrong before is not told beside a new try', async () => {
    const problem = {code: 'code/damaged', details: {}} as const;
    const told = () => app.all('.came rs-banner').length;
    const tries: (() => Promise<void>)[] = [
      () => app.type(field(), 'another'),
      () => app.tap(app.within('rs-scan', '[data-scan]')),
    ];
    const asked = camera(() => new Promise(() => undefined));
    try {
      app = await AppHarness.open(meetingLobby({met: 0, problem: null}), {language: 'en'});
      await app.overlay('meeting', 'rs-meeting');
      for (const again of tries) {
        await app.show({screen: meetingLobby({met: 0, problem})});
        await app.show({screen: meetingLobby({met: 0, problem: {...problem}})});
        expect(told()).to.equal(1);
        await again();
        expect(told()).to.equal(0);
      }
      await app.show({screen: meetingLobby({met: 0, problem: {...problem}})});
      expect(told(), 'what came of the new one').to.equal(1);
    } finally {
      asked();
    }
  });

  it('a code without an address in it: the person types one, or allows the camera, and it is made anew', async () => {
    app = await AppHarness.open(meetingLobby({problem: null}), {language: 'en'});
    await app.overlay('meeting', 'rs-meeting');
    const own = () => app.one('rs-own-address').shadowRoot!;
    expect(own().querySelector('details')!.open, 'it is not in the way').to.equal(false);
    await app.show({screen: meetingLobby()});
    expect(own().querySelector('details')!.open, 'they did not find each other').to.equal(true);
    await app.tap(own().querySelector<HTMLElement>('[data-use]')!);
    expect(app.text).to.include('Type the address first.');
    expect(app.acts).to.deep.equal([]);
    await app.type(own().querySelector<HTMLElement>('rs-field')!, ' 192.168.43.12 ');
    await app.tap(own().querySelector<HTMLElement>('[data-use]')!);
    expect(app.last).to.deep.equal({act: 'offer', address: '192.168.43.12'});
    const asked = camera(async () => new MediaStream());
    try {
      await app.tap(own().querySelector<HTMLElement>('[data-allow]')!);
      await until(() => app.acts.length === 2, 'the code made anew');
      expect(app.last).to.deep.equal({act: 'offer'});
    } finally {
      asked();
    }
  });

  it('who refuses the camera is told what else there is', async () => {
    app = await AppHarness.open(meetingLobby(), {language: 'en'});
    await app.overlay('meeting', 'rs-meeting');
    const asked = camera(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    try {
      await app.tap(app.within('rs-own-address', '[data-allow]'));
      await until(() => app.text.includes('Type the address.'), 'what else there is');
      expect(app.acts).to.deep.equal([]);
    } finally {
      asked();
    }
  });

  it('where there is no camera nobody is said to have refused it', async () => {
    app = await AppHarness.open(meetingLobby(), {language: 'en'});
    await app.overlay('meeting', 'rs-meeting');
    const asked = camera(() => Promise.reject(new DOMException('none', 'NotFoundError')));
    try {
      await app.tap(app.within('rs-own-address', '[data-allow]'));
      await until(() => app.text.includes('Type the address.'), 'what else there is');
      expect(app.text).not.to.include('not allowed');
    } finally {
      asked();
    }
  });

  it('a code with an address in it asks for none', async () => {
    const {meeting} = meetingLobby();
    const offer = {...meeting!.offer!, leads: 'yes' as const};
    app = await AppHarness.open(meetingLobby({offer}), {language: 'en'});
    await app.overlay('meeting', 'rs-meeting');
    expect(app.all('rs-own-address')).to.have.length(0);
  });

  it('an answer that leads nowhere says at once what helps, and is made anew', async () => {
    const shown = (leads: 'yes' | 'no') =>
      joining({by: 'offer', step: 'answering', answer: {...OFFER, leads}});
    app = await AppHarness.open(shown('no'), {language: 'en'});
    await app.drawn('rs-own-address');
    expect(app.within('rs-own-address', 'details')).to.have.property('open', true);
    await app.type(app.within('rs-own-address', 'rs-field'), '10.0.0.7');
    await app.tap(app.within('rs-own-address', '[data-use]'));
    expect(app.last).to.deep.equal({act: 'answerAnew', address: '10.0.0.7'});
    await app.show({screen: shown('yes')});
    expect(app.all('rs-own-address')).to.have.length(0);
  });

  for (const size of [
    [844, 390],
    [640, 360],
    [568, 320],
  ] as const)
    for (const language of LANGUAGES)
      it(`a phone on its side shows the whole answer at ${size.join('x')} (${language})`, async () => {
        await viewport(size[0], size[1]);
        const answer = {...OFFER, leads: 'perhaps' as const};
        app = await AppHarness.open(joining({by: 'offer', step: 'answering', answer}), {language});
        await app.drawn('rs-own-address');
        const code = app.all('rs-qr')[0]!;
        const {left, right, top, bottom} = code.getBoundingClientRect();
        expect(bottom - top).to.be.at.least(220);
        for (const x of [left + 20, right - 20])
          for (const y of [top + 8, bottom - 8]) expect(topmost(x, y), `at ${x}, ${y}`).to.equal('rs-qr');
      });

  it('whoever shows an answer can go back', async () => {
    app = await AppHarness.open(joining({by: 'offer', step: 'answering', answer: OFFER}), {language: 'en'});
    await app.drawn('rs-answer');
    await app.tap(app.control('Cancel'));
    expect(app.last).to.deep.equal({act: 'goHome'});
  });

  for (const language of LANGUAGES)
    it(`a phone on its side sees the whole code of a lobby (${language})`, async () => {
      await viewport(844, 390);
      app = await AppHarness.open(lobby(), {language});
      const code = app.within('rs-invite', 'rs-qr').getBoundingClientRect();
      const quay = app.within('rs-screen', 'footer').getBoundingClientRect();
      expect(code.bottom).to.be.at.most(quay.top);
      expect(app.all('[data-meet]'), 'one way, not twice').to.have.length(1);
    });

  const free = meetingLobby({met: 0, problem: null});
  const [first, second, third] = free.places;
  const full = {...free, places: [first!, second!, {...third!, place: 2}]};

  it('closes by itself when the last place is taken: whoever let that one in goes on at once', async () => {
    app = await AppHarness.open(free, {language: 'en'});
    await app.overlay('meeting', 'rs-meeting');
    await app.show({screen: {...free, meeting: {...free.meeting!, met: 1}}});
    expect(app.all('rs-meeting'), 'a place is free').to.have.length(1);
    await app.show({screen: full});
    expect(app.all('rs-meeting')).to.have.length(0);
  });

  it('stays open at a table that was full before: others may look on', async () => {
    app = await AppHarness.open(full, {language: 'en'});
    await app.overlay('meeting', 'rs-meeting');
    await app.show({screen: {...full, meeting: {...full.meeting!, met: 1}}});
    expect(app.all('rs-meeting')).to.have.length(1);
  });
});
