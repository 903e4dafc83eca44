/** What a camera sees of a screen with a QR code: small, not quite white, at an angle. */
import {encode} from 'uqr';

/** Px. */
export const PICTURE = {width: 640, height: 480} as const;

export function drawPicture(context: CanvasRenderingContext2D, text: string): void {
  const {width, height} = PICTURE;
  const {data, size} = encode(text, {ecc: 'L', border: 3});
  context.resetTransform();
  context.fillStyle = '#8a7f70';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate(0.12);
  const side = 380 / size;
  context.translate(-190, -190);
  context.fillStyle = '#efe6d0';
  context.fillRect(0, 0, 380, 380);
  context.fillStyle = '#20304f';
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries())
      if (dark) context.fillRect(x * side, y * side, side + 0.4, side + 0.4);
}
