import {html} from 'lit';
import {customElement, query, state} from 'lit/decorators.js';
import {base} from '../kit/base.ts';
import {openThread} from '../kit/beside.ts';
import {fire} from '../kit/fire.ts';
import {MeetingTexts, saying} from '../text.ts';
import sheet from './scanner.css';

/** Reads a picture; null where it has no code. */
export interface CodeReader {
  read(video: HTMLVideoElement): Promise<string | null>;
  close(): void;
}

/** What some browsers have of their own. */
interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly {readonly rawValue: string}[]>;
}
interface Detectors {
  new (options: {readonly formats: readonly string[]}): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

async function ownReader(): Promise<CodeReader | null> {
  const {BarcodeDetector: Found} = globalThis as {readonly BarcodeDetector?: Detectors};
  const formats = await Found?.getSupportedFormats().catch((): readonly string[] => []);
  if (!Found || !formats?.includes('qr_code')) return null;
  const detector = new Found({formats: ['qr_code']});
  return {
    // Between two pictures it may have nothing to look at.
    read: async video => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null,
    close: () => undefined,
  };
}

/** Px: a code of version 10 has 57 squares a side, and fills half of it. */
const SIDE = 480;

/** The middle of the picture, read in a thread. */
export function threadReader(worker: Worker): CodeReader {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d', {willReadFrequently: true})!;
  return {
    read: video =>
      new Promise((resolve, reject) => {
        const {videoWidth, videoHeight} = video;
        const from = Math.min(videoWidth, videoHeight);
        const [x, y] = [(videoWidth - from) / 2, (videoHeight - from) / 2];
        context.drawImage(video, x, y, from, from, 0, 0, SIDE, SIDE);
        worker.onmessage = ({data}: MessageEvent<string | null>) => resolve(data);
        // It does not come.
        worker.onerror = () => reject(new Error('no thread'));
        const image = context.getImageData(0, 0, SIDE, SIDE);
        worker.postMessage(image, [image.data.buffer]);
      }),
    close: () => worker.terminate(),
  };
}

/** Changeable, for tests. */
export const scanning = {
  thread: (): Worker => openThread('scan.js'),
};

/** Between two pictures, in ms. */
const PAUSE = 100;

/**
 * @summary The camera, and what it reads. Pictures do not leave the page.
 *
 * @event rs-scanned - A QR code says this text; told once.
 */
@customElement('rs-scanner')
export class RsScanner extends saying('meeting') {
  static override styles = [base, sheet];

  @state() private told: 'starting' | 'looking' | 'refused' | 'none' = 'starting';
  @query('video') private video!: HTMLVideoElement | null;

  #stream: MediaStream | null = null;
  #reader: CodeReader | null = null;
  #on = false;
  readonly #texts = new MeetingTexts(this);

  override connectedCallback(): void {
    super.connectedCallback();
    this.#on = true;
    void this.#start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  override render() {
    const {meeting} = this.#texts.words;
    return html`<video muted playsinline ?hidden=${this.told !== 'looking'}></video>
      <p class="quiet" role="status">${meeting.camera[this.told]}</p>`;
  }

  async #start(): Promise<void> {
    try {
      const video = {facingMode: 'environment', width: {ideal: 1280}, height: {ideal: 720}};
      this.#stream = await navigator.mediaDevices.getUserMedia({video, audio: false});
    } catch (error) {
      this.told = (error as Error).name === 'NotAllowedError' ? 'refused' : 'none';
      return;
    }
    this.#reader = (await ownReader()) ?? threadReader(scanning.thread());
    // Closed while the person was asked.
    if (!this.#on) return this.#stop();
    this.told = 'looking';
    await this.updateComplete;
    const {video} = this;
    if (!video) return;
    video.srcObject = this.#stream;
    await video.play().catch(() => undefined);
    await this.#look(video);
  }

  async #look(video: HTMLVideoElement): Promise<void> {
    while (this.#on) {
      let text: string | null = null;
      try {
        if (video.videoWidth > 0) text = await this.#reader!.read(video);
      } catch {
        this.#stop();
        this.told = 'none';
        return;
      }
      if (text && this.#on) {
        this.#stop();
        fire(this, 'rs-scanned', text);
        return;
      }
      await new Promise(resolve => setTimeout(resolve, PAUSE));
    }
  }

  #stop(): void {
    this.#on = false;
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#stream = null;
    this.#reader?.close();
    this.#reader = null;
  }
}

declare global {
  interface HTMLElementEventMap {
    'rs-scanned': CustomEvent<string>;
  }
  interface HTMLElementTagNameMap {
    'rs-scanner': RsScanner;
  }
}
