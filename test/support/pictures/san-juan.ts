/** The page behind `screens.mjs --game san-juan`: shows one table as asked. */
import {sanJuan} from '../decisions/san-juan.ts';
import {choose, emptyPage, frames, showTable, type TableShot, within} from './table-shot.ts';

/** What lies over the table, and is opened first. */
const OVER = ['city', 'thing'] as const;

interface Shot extends TableShot {
  readonly phase: (typeof sanJuan.names)[number] | (typeof OVER)[number];
}

/** Puts a table on the page and waits until it is drawn. */
async function show(shot: Shot): Promise<void> {
  const {phase, seats} = shot;
  await emptyPage(shot);
  const table = await showTable(
    shot,
    sanJuan.view(phase === 'city' || phase === 'thing' ? 'pick' : phase, seats),
  );
  const all = within(table);
  if (phase === 'city') all('rs-sj-strip, rs-sj-opponent')[0]?.shadowRoot?.querySelector('button')?.click();
  if (phase === 'thing') all('[data-help^="building:"]')[2]?.click();
  await frames(4);
  await choose(shot);
}

Object.assign(globalThis, {show, phases: [...sanJuan.names, ...OVER]});
