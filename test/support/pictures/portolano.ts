/** The page behind `screens.mjs --game portolano`: shows one table as asked. */
import {portolano} from '../decisions/portolano.ts';
import {choose, emptyPage, frames, press, showTable, type TableShot, within} from './table-shot.ts';

/** What is opened or happens at a table where a plan is due; and the symbols alone. */
const EXTRAS = ['waiting', 'rival', 'thing', 'film', 'list', 'symbols'] as const;
type Extra = (typeof EXTRAS)[number];
type Listed = (typeof portolano.names)[number];

interface Shot extends TableShot {
  /** A decision or one of `EXTRAS`; behind a plus, keys that are pressed first, after `film` so many clicks on the next of it. */
  readonly phase: string;
}

const isExtra = (phase: Listed | Extra): phase is Extra => EXTRAS.some(extra => extra === phase);

/** The symbols alone, large and small. */
async function symbols(): Promise<void> {
  await (await import('../../../components/portolano/specimens.ts')).register(portolano.named);
  const {allSpecimens} = await import('../../../components/gallery/specimens.ts');
  const {adoptStyles, html, render} = await import('lit');
  const {base} = await import('../../../components/kit/base.ts');
  const {default: sheet} = await import('../../../components/gallery/gallery.css');
  const host = document.createElement('div');
  const root = host.attachShadow({mode: 'open'});
  adoptStyles(root, [base, sheet]);
  document.body.append(host);
  const all = [...allSpecimens()]
    .filter(([name]) => name.startsWith('Portolano'))
    .flatMap(([, list]) => list);
  render(
    html`<div style="background:var(--rs-sea);color:var(--rs-ink);padding:8px;font:14px var(--rs-text)">${all.map(
      ({name, ground = 'sand', size, render: draw}) =>
        html`<h3 style="margin:4px">${name}</h3><div class=${ground === 'quay' ? 'deep' : ''} style="box-sizing:border-box;max-width:100%;width:${size ? `${size[0]}px` : 'auto'};height:${size ? `${size[1]}px` : 'auto'};padding:10px;background:var(--rs-${ground})">${draw()}</div>`,
    )}</div>`,
    root,
  );
  await frames(6);
}

/** Puts a table on the page and waits until it is drawn. */
async function show(shot: Shot): Promise<void> {
  await emptyPage(shot);
  const [phase = 'plan', taps = ''] = shot.phase.split('+') as [Listed | Extra, string?];
  if (phase === 'symbols') return symbols();
  const listed = isExtra(phase) ? 'cards' : phase;
  const table = await showTable(
    shot,
    portolano.view(listed, shot.seats),
    phase === 'film' ? 'normal' : 'off',
  );
  const all = within(table);
  if (phase === 'rival') all('rs-port-strip, rs-port-rival')[0]?.shadowRoot?.querySelector('button')?.click();
  if (phase === 'thing')
    all('[data-help^="cell:"]')[2]?.dispatchEvent(
      new Event('contextmenu', {bubbles: true, composed: true, cancelable: true}),
    );
  if (phase === 'film' || phase === 'list' || phase === 'waiting') {
    const played = portolano.at(listed, shot.seats);
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

Object.assign(globalThis, {show, phases: [...portolano.names.filter(name => name !== 'cards'), ...EXTRAS]});
