/** Files that a person drags over a page. */
import {readFileSync} from 'node:fs';
import {basename} from 'node:path';
import type {Page} from 'playwright-core';
import {ENGINE} from '../browsers/browsers.ts';

/** `over` is said again and again, as browsers do while a file hangs over the page. */
export interface Drag {
  enter(): Promise<void>;
  over(): Promise<void>;
  drop(): Promise<void>;
}

const AT = {x: 180, y: 320};

/** @param file path of the file in the person's hand */
export function dragOf(page: Page, file: string): Promise<Drag> {
  return ENGINE === 'chromium' ? byHand(page, file) : byEvents(page, file);
}

/** Chromium drags as for a person, with all that the browser itself does of it. */
async function byHand(page: Page, file: string): Promise<Drag> {
  const devtools = await page.context().newCDPSession(page);
  const data = {items: [], files: [file], dragOperationsMask: 1};
  const send = async (type: 'dragEnter' | 'dragOver' | 'drop'): Promise<void> => {
    await devtools.send('Input.dispatchDragEvent', {type, ...AT, data});
  };
  return {enter: () => send('dragEnter'), over: () => send('dragOver'), drop: () => send('drop')};
}

/** Elsewhere the page is told the events; what it does not prevent, the browser would do: leave for the file. */
async function byEvents(page: Page, file: string): Promise<Drag> {
  const given = {name: basename(file), content: readFileSync(file, 'utf8'), ...AT};
  const send = async (type: 'dragenter' | 'dragover' | 'drop'): Promise<void> => {
    const prevented = await page.evaluate(
      ({name, content, x, y, event}) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], name, {type: 'application/json'}));
        const options = {bubbles: true, cancelable: true, composed: true, dataTransfer};
        const target = document.elementFromPoint(x, y)!;
        return !target.dispatchEvent(new DragEvent(event, {...options, clientX: x, clientY: y}));
      },
      {...given, event: type},
    );
    if (type === 'drop' && !prevented) throw new Error('the page lets the browser leave for the file');
  };
  return {enter: () => send('dragenter'), over: () => send('dragover'), drop: () => send('drop')};
}
