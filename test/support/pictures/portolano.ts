/** The page behind `screens.mjs --game portolano`: shows one table as asked. */
import {deepAll} from '../../../components/kit/deep-focus.ts';
import {MOMENTS, type Moment, type PlayedTable, tableAt} from '../decisions/portolano.ts';
import {choose, emptyPage, frames, press, showTable, type TableShot} from './table-shot.ts';

/** Besides the moments of a captain. */
const EXTRAS = ['waiting', 'curtain', 'rival', 'thing', 'film', 'list', 'symbols'] as const;

interface Shot extends TableShot {
  /** A moment or one of `EXTRAS`; behind a plus, keys that are pressed first, after `film` so many clicks on the next of it. */
  readonly phase: string;
}

const cache = new Map<string, PlayedTable>();

function tableOf(phase: string, seats: number): PlayedTable {
  const key = `${phase} ${seats}`;
  const known = cache.get(key);
  if (known) return known;
  const table = Object.hasOwn(MOMENTS, phase)
    ? seats === 4
      ? MOMENTS[phase as Moment]()
      : tableAt(phase === 'plan' ? 'cards' : (phase as never), {seats, round: phase === 'over' ? 0 : 3})
    : tableAt('cards', {seats, round: 4});
  cache.set(key, table);
  return table;
}

/** The symbols alone, large and small. */
async function symbols(): Promise<void> {
  await (await import('../../../components/portolano/specimens.ts')).register();
  const {allSpecimens} = await import('../../../components/gallery/specimens.ts');
  const {html, render} = await import('lit');
  const all = [...allSpecimens()]
    .filter(([name]) => name.startsWith('Portolano'))
    .flatMap(([, list]) => list);
  render(
    html`<div style="background:var(--rs-sea);color:var(--rs-ink);padding:8px;font:14px var(--rs-text)">${all.map(
      ({name, ground = 'sand', size, render: draw}) =>
        html`<h3 style="margin:4px">${name}</h3><div class=${ground === 'quay' ? 'deep' : ''} style="box-sizing:border-box;max-width:100%;width:${size ? `${size[0]}px` : 'auto'};height:${size ? `${size[1]}px` : 'auto'};padding:10px;background:var(--rs-${ground})">${draw()}</div>`,
    )}</div>`,
    document.body,
  );
  await frames(6);
}

/** Puts a table on the page and waits until it is drawn. */
async function show(shot: Shot): Promise<void> {
  await emptyPage(shot);
  if (shot.phase === 'symbols') return symbols();
  const [phase = '', taps = ''] = shot.phase.split('+');
  const played = tableOf(phase, shot.seats);
  const table = await showTable(
    shot,
    phase === 'curtain' ? played.handed(2) : played.view,
    phase === 'film' ? 'normal' : 'off',
  );
  const all = (selector: string) => deepAll(table.renderRoot as ShadowRoot, selector);
  if (phase === 'rival') all('rs-port-strip, rs-port-rival')[0]?.shadowRoot?.querySelector('button')?.click();
  if (phase === 'thing')
    all('[data-help^="cell:"]')[2]?.dispatchEvent(
      new Event('contextmenu', {bubbles: true, composed: true, cancelable: true}),
    );
  if (phase === 'film' || phase === 'list' || phase === 'waiting') {
    cache.delete(`${phase} ${shot.seats}`);
    const before = played.view;
    played.step(0);
    if (phase !== 'waiting')
      played.until(({board}) => board.phase === 'cards' || board.phase === 'pay').others();
    table.view = {...before, log: before.log.slice(0, -1)};
    await frames(6);
    table.view = played.view;
    await frames(6);
    if (taps !== '') all('[data-film=toggle]')[0]?.click();
    await frames(3);
    for (let i = 0; i < Number(taps); i++) {
      all('[data-film=next]')[0]?.click();
      await frames(3);
    }
  } else for (const key of taps) await press(key);
  await choose(shot);
}

Object.assign(globalThis, {show, phases: [...Object.keys(MOMENTS), ...EXTRAS]});
