/** The thread that looks for a QR code in a picture of the camera: that takes longer than a page may be held up. */
import decodeQR from 'qr/decode.js';

addEventListener('message', ({data}: MessageEvent<ImageData>) => {
  let text: string | null = null;
  try {
    text = decodeQR(data);
  } catch {
    // None in this picture.
  }
  postMessage(text);
});
