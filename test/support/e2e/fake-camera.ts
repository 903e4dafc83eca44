/** What a camera sees that looks at a QR code: a film for Chromium's fake camera, which is read when the page asks for a camera. */
import {writeFileSync} from 'node:fs';
import {encode} from 'uqr';

const [WIDTH, HEIGHT] = [1280, 720];
/** Luma of paper and ink, and the chroma of grey. */
const [LIGHT, DARK, GREY] = [225, 25, 128];
/** Chromium plays it over and over. */
const FRAMES = 2;

/** @param file of Chromium's `--use-file-for-fake-video-capture` */
export function filmCode(file: string, text: string): void {
  const {data, size} = encode(text, {ecc: 'L', border: 4});
  const scale = Math.floor(HEIGHT / size);
  const [left, top] = [(WIDTH - size * scale) >> 1, (HEIGHT - size * scale) >> 1];
  const luma = Buffer.alloc(WIDTH * HEIGHT, LIGHT);
  for (let y = 0; y < size * scale; y++)
    for (const [x, dark] of data[Math.floor(y / scale)]!.entries()) {
      const from = (top + y) * WIDTH + left + x * scale;
      if (dark) luma.fill(DARK, from, from + scale);
    }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, ...Array<Buffer>(FRAMES).fill(frame)]));
}
