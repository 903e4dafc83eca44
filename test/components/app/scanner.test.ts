/** The camera reads the codes that screens show: a stream with a picture of one takes the camera's place. */
import {expect} from 'chai';
import {html, render} from 'lit';
import decodeQR from 'qr/decode.js';
import '../../../components/panels/scan.ts';
import {scanning, threadReader} from '../../../components/panels/scanner.ts';
import {loadText} from '../../../src/i18n/index.ts';
import {drawPicture, PICTURE} from '../../support/screen/code-picture.ts';
import {OFFER} from '../../support/views/app-views.ts';
import {until} from './harness.ts';

/** A camera that sees a screen with this code. */
function cameraOn(text: string): {stream: () => MediaStream; stop: () => void} {
  const canvas = Object.assign(document.createElement('canvas'), PICTURE);
  const context = canvas.getContext('2d')!;
  const draw = () => drawPicture(context, text);
  draw();
  const again = setInterval(draw, 50);
  return {stream: () => canvas.captureStream(20), stop: () => clearInterval(again)};
}

/** Reads in the page what the built thread reads. */
function thread(): Worker {
  const worker = {
    onmessage(_: {data: string | null}): void {},
    postMessage: (image: ImageData) => {
      let text: string | null = null;
      try {
        text = decodeQR(image);
      } catch {
        // none
      }
      setTimeout(() => worker.onmessage({data: text}));
    },
    terminate: () => undefined,
  };
  return worker as unknown as Worker;
}

describe('the camera', () => {
  const built = scanning.thread;
  before(() => {
    scanning.thread = thread;
  });
  after(() => {
    scanning.thread = built;
  });

  const {mediaDevices} = navigator;
  const real = Object.getOwnPropertyDescriptor(MediaDevices.prototype, 'getUserMedia')!;
  let asked = 0;
  let stop = (): void => undefined;
  let tracks: MediaStreamTrack[] = [];
  const answers = (answer: () => MediaStream) =>
    Object.defineProperty(mediaDevices, 'getUserMedia', {
      configurable: true,
      value: async () => {
        asked++;
        const stream = answer();
        tracks = stream.getTracks();
        return stream;
      },
    });
  const place = document.createElement('div');
  let scanned: string[] = [];

  beforeEach(async () => {
    asked = 0;
    scanned = [];
    tracks = [];
    await loadText('en');
    document.body.append(place);
    render(
      html`<rs-scan label="Scan" @rs-scanned=${({detail}: CustomEvent<string>) => scanned.push(detail)}></rs-scan>`,
      place,
    );
    await place.querySelector('rs-scan')!.updateComplete;
  });
  afterEach(() => {
    stop();
    Reflect.deleteProperty(mediaDevices, 'getUserMedia');
    Object.defineProperty(MediaDevices.prototype, 'getUserMedia', real);
    render(html``, place);
    place.remove();
  });

  const scan = () => place.querySelector('rs-scan')!;
  const scanner = () => scan().shadowRoot!.querySelector('rs-scanner');
  const press = () => scan().shadowRoot!.querySelector<HTMLElement>('[data-scan]')!.click();
  const said = () => scanner()?.shadowRoot?.querySelector('p')?.textContent ?? '';

  it('is asked for after a tap alone; what it reads is told once, and it is closed then', async () => {
    const camera = cameraOn(OFFER.link);
    stop = camera.stop;
    answers(camera.stream);
    expect(asked).to.equal(0);
    press();
    await until(() => scanned.length > 0, 'the code');
    expect(scanned).to.deep.equal([OFFER.link]);
    await until(() => tracks.every(({readyState}) => readyState === 'ended'), 'the end of the camera');
    await until(() => scanner() === null, 'the button again');
  });

  it('that is not allowed, or not there, says what to do', async () => {
    answers(() => {
      throw new DOMException('no', 'NotAllowedError');
    });
    press();
    await until(() => /not allowed/.test(said()), 'the word for it');
    render(html``, place);
    answers(() => {
      throw new DOMException('no', 'NotFoundError');
    });
    render(html`<rs-scan label="Scan"></rs-scan>`, place);
    await scan().updateComplete;
    press();
    await until(() => /No camera/.test(said()), 'the word for it');
  });

  it('is closed when the person goes on elsewhere', async () => {
    const camera = cameraOn('');
    stop = camera.stop;
    answers(camera.stream);
    press();
    await until(() => asked === 1 && tracks.length > 0, 'the camera');
    render(html``, place);
    await until(() => tracks.every(({readyState}) => readyState === 'ended'), 'the end of the camera');
  });

  it('a thread that does not come reads nothing', async () => {
    const reader = threadReader(new Worker('nowhere.js', {type: 'module'}));
    expect(await reader.read(document.createElement('video')).catch(() => null)).to.equal(null);
    reader.close();
  });
});
