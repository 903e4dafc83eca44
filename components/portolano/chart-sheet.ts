/**
 * Lays out the chart. `--port-side` is its side, `--port-t` that of a tile, `--port-p` from one tile to the next, and
 * `--port-u` a 76th of a tile: all that lies on it grows with it.
 */
import {css} from 'lit';

// As lengths they are reckoned once, on the sheet: where the room changes and the chart does not, no tile is laid out again.
for (const name of ['--port-side', '--port-t', '--port-u', '--port-p'])
  CSS.registerProperty?.({name, syntax: '<length>', inherits: true, initialValue: '0px'});

export const chartSheet = css`
  :host {
    container-type: size;
    width: 100%;
    height: 100%;
    /* Where nothing gives it a height, as in the gallery. */
    min-height: min(14.75rem, 97vw);
    display: grid;
    place-items: center;
  }
  .sheet {
    --_edge: 16px;
    --_gap: 3px;
    --port-side: min(100cqw, 100cqh);
    --port-t: calc((var(--port-side) - var(--_edge) - 27px - var(--_gap) * (var(--_n) - 1)) / var(--_n));
    --port-u: calc(var(--port-t) / 76);
    --port-p: calc(var(--port-t) + var(--_gap));
    position: relative;
    display: grid;
    grid-template: var(--_edge) minmax(0, 1fr) / var(--_edge) minmax(0, 1fr);
    contain: size layout style;
    width: var(--port-side);
    height: var(--port-side);
    padding: 0 9px 9px 0;
    border: 4px solid var(--rs-foam);
    border-radius: 16px;
    background: var(--rs-port-paper);
    color: var(--rs-ink);
  }
  .letters,
  .numbers {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: var(--port-t);
    gap: var(--_gap);
    grid-area: 1 / 2;
    justify-content: center;
    align-items: center;
    justify-items: center;
    color: var(--rs-ink2);
    font: 700 var(--rs-size-caption) / 1 var(--rs-display);
  }
  .numbers {
    grid-area: 2 / 1;
    grid-auto-flow: row;
    grid-auto-rows: var(--port-t);
    grid-auto-columns: auto;
    align-content: center;
  }
  /* The scale of an old chart: light and dark by turns. */
  .frame {
    grid-area: 2 / 2;
    margin: -1px;
    --_half: calc(var(--port-p) / 2);
    --_band: repeating-linear-gradient(
      90deg,
      var(--rs-port-frame) 0 var(--_half),
      var(--rs-port-paper) var(--_half) calc(var(--_half) * 2)
    );
    border: 1.5px solid var(--rs-port-frame);
    background:
      var(--_band) 0 0 / 100% 4px no-repeat,
      var(--_band) 0 100% / 100% 4px no-repeat,
      repeating-linear-gradient(var(--rs-port-frame) 0 var(--_half), var(--rs-port-paper) var(--_half) calc(var(--_half) * 2))
        0 0 / 4px 100% no-repeat,
      repeating-linear-gradient(var(--rs-port-frame) 0 var(--_half), var(--rs-port-paper) var(--_half) calc(var(--_half) * 2))
        100% 0 / 4px 100% no-repeat,
      var(--rs-port-paper);
  }
  .sea {
    grid-area: 2 / 2;
    position: relative;
    margin: 5px;
  }
  ol {
    display: grid;
    grid-template-columns: repeat(var(--_n), var(--port-t));
    grid-auto-rows: var(--port-t);
    gap: var(--_gap);
  }
  li {
    min-width: 0;
  }
  /* The chart keeps its size when the buttons of the film come below it. */
  :host([size='phone']) .sheet {
    --port-side: min(100cqw, 100cqh, max(100dvh - 19.35rem, 14.75rem));
  }

  /* From tablets on each tile has its name. */
  :host(:is([size='tablet'], [size='wide'])) .sheet {
    --_edge: 20px;
    --_gap: 5px;
    padding: 0 13px 13px 0;
    border-width: 5px;
    border-radius: var(--rs-radius-island-wide);
    --port-t: calc((var(--port-side) - var(--_edge) - 37px - var(--_gap) * (var(--_n) - 1)) / var(--_n));
  }
  :host(:is([size='tablet'], [size='wide'])) .sea {
    margin: 7px;
  }
`;
