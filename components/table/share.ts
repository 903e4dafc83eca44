/** Giving something out of the app: the device's own sheet where there is one, else the clipboard or a file. */

import {saveFile} from '../kit/save-file.ts';

/** `closed`: the person has decided otherwise. */
export type Shared = 'shared' | 'closed' | 'copied' | 'saved' | 'failed';

/** Whoever closes the device's sheet has decided, and nothing else shall open. */
const closed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

export async function shareText(text: string): Promise<Shared> {
  if (typeof navigator.share === 'function')
    try {
      await navigator.share({text});
      return 'shared';
    } catch (error) {
      if (closed(error)) return 'closed';
    }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // Pages that came over plain http have no clipboard: the person copies by hand.
    return 'failed';
  }
}

export async function sharePicture(picture: Blob, name: string): Promise<Shared> {
  const files = [new File([picture], name, {type: picture.type})];
  if (typeof navigator.canShare === 'function' && navigator.canShare({files}))
    try {
      await navigator.share({files});
      return 'shared';
    } catch (error) {
      if (closed(error)) return 'closed';
    }
  saveFile(name, picture);
  return 'saved';
}
