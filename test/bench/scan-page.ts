/** The page of the bench of the camera: reads one picture again and again, as the thread that looks for a code does. */
import decodeQR from 'qr/decode.js';
import {drawPicture, PICTURE} from '../support/screen/code-picture.ts';

/** Px, of what is looked at of a picture (`components/panels/scanner.ts`). */
const SIDE = 480;

/**
 * @param text of the code in the picture; null: there is none
 * @returns how long each reading took, in ms
 */
function scan(text: string | null, count: number): number[] {
  const canvas = Object.assign(document.createElement('canvas'), PICTURE);
  const context = canvas.getContext('2d', {willReadFrequently: true})!;
  drawPicture(context, text ?? 'x');
  // A table with things on it.
  if (text === null)
    for (let i = 0; i < 400; i++) {
      context.fillStyle = `hsl(${(i * 47) % 360} 40% ${(i * 29) % 100}%)`;
      context.fillRect(((i * 97) % 640) - 200, ((i * 61) % 480) - 200, (i * 13) % 90, (i * 17) % 70);
    }
  const image = context.getImageData((PICTURE.width - SIDE) / 2, 0, SIDE, SIDE);
  return Array.from({length: count}, () => {
    const started = performance.now();
    let read: string | null = null;
    try {
      read = decodeQR(image);
    } catch {
      // none in this picture
    }
    const took = performance.now() - started;
    if (read !== text) throw new Error(`read ${read}`);
    return took;
  });
}

export type Scan = typeof scan;
Object.assign(globalThis, {scan});
