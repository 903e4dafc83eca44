/** Lays out the board: phone, phone on its side, tablet, wide. */
import {css} from 'lit';

export const boardSheet = css`
  :host {
    display: grid;
    /* Where text is large the land gives way to the question. */
    grid-template: auto minmax(min(9rem, 25%), 1fr) auto / minmax(0, 1fr);
    height: 100%;
    min-height: 0;
  }
  /* Positioned, so that texts for screen readers scroll with the land and do not lengthen the page. */
  .content {
    position: relative;
    display: grid;
    /* The height is known before the chart is laid out: measured first, all its tiles would be laid out twice. */
    grid-template-rows: minmax(min(14.75rem, 97vw), 1fr);
    min-height: 0;
    padding: 3px 2px 14px;
    overflow: hidden auto;
    overscroll-behavior: contain;
  }
  .content.staged {
    grid-template-rows: auto;
    padding: 4px 4px 0;
    scroll-padding-bottom: 16px;
    container-type: size;
  }
  .unpeek {
    position: absolute;
    right: 10px;
    bottom: 18px;
    z-index: 5;
  }
  .stockrow {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 2px 3px;
    width: 100%;
    min-height: 28px;
    color: inherit;
  }
  :host([size='low']) .stockrow {
    display: grid;
    grid-template-columns: repeat(4, auto);
    justify-items: start;
  }
  .stockrow .unit {
    font-size: 1rem;
    gap: 1px;
  }
  .stockrow .none {
    opacity: 0.66;
  }
  .tiles {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8.6rem, 1fr));
    gap: 6px;
  }
  :host([size='wide']) .tiles {
    grid-template-columns: repeat(2, 11.5rem);
  }
  .tiles .card {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 46px;
    padding: 4px 10px;
    border-radius: var(--rs-radius-button);
    background: var(--rs-quay2);
    color: var(--rs-onquay);
    font: 700 var(--rs-size-body) / 1.1 var(--rs-display);
  }
  /* On a phone on its side two in a row, else the last ones lie under the buttons. */
  :host([size='low']) .tiles {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  :host([size='low']) .tiles .card {
    flex-direction: column;
    justify-content: center;
    gap: 2px;
    min-width: 0;
    padding-inline: 4px;
    font-size: var(--rs-size-caption);
    text-align: center;
  }
  @media (max-width: 345px) {
    .tiles .card {
      gap: 4px;
      padding-inline: 5px;
      font-size: var(--rs-size-caption);
    }
  }
  .tiles .card.chosen {
    background: var(--rs-coral);
    color: var(--rs-oncoral);
    --rs-edge: #0b2236;
  }
  .openable {
    text-decoration-line: underline;
    text-decoration-style: dotted;
    text-underline-offset: 3px;
  }
  .warn {
    color: var(--rs-coraltxt);
    font-weight: 700;
  }
  .face {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    flex-wrap: wrap;
    gap: 2px 7px;
  }
  .shown {
    display: inline-flex;
    gap: 2px;
    align-items: center;
  }
  .chips {
    display: flex;
    gap: 8px;
  }
  .chip {
    position: relative;
    display: grid;
    grid-template: auto auto / auto auto;
    place-items: center;
    align-content: center;
    gap: 1px 4px;
    min-width: 60px;
    min-height: 52px;
    padding: 4px 8px;
    border-radius: var(--rs-radius-button);
    background: var(--rs-quay2);
    color: var(--rs-onquay);
    font: 700 var(--rs-size-body) / 1 var(--rs-display);
  }
  .chip b {
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: var(--rs-coral);
    color: var(--rs-oncoral);
  }
  .chip .way {
    display: flex;
    gap: 6px;
    align-items: center;
  }
  .chip .name {
    display: none;
    font-style: normal;
  }
  :host([size='wide']) .chip {
    min-width: 8.5rem;
    padding-right: 22px;
  }
  :host([size='wide']) .chip .name {
    display: block;
  }
  .chip .rum {
    grid-column: 1 / 3;
    display: flex;
    align-items: center;
    gap: 2px;
  }
  .chip .x {
    position: absolute;
    top: 4px;
    right: 4px;
    line-height: 0;
    opacity: 0.8;
  }
  .chip.none {
    background: none;
    border: 2px dashed var(--rs-quay2);
  }
  .chip.none b {
    background: none;
    border: 2px dashed var(--rs-onquay2);
    color: var(--rs-onquay2);
    width: 26px;
    height: 26px;
    grid-column: 1 / 3;
  }
  .reel {
    display: flex;
    gap: 4px;
  }
  :host([size='wide']) .reel {
    width: 18rem;
  }
  .reel i {
    flex: 1;
    max-width: 90px;
    height: 7px;
    border: 1.5px solid var(--rs-onquay2);
    border-radius: 4px;
  }
  .reel .done {
    background: var(--rs-onquay);
    border-color: var(--rs-onquay);
  }
  .reel .now {
    background: linear-gradient(90deg, var(--rs-onquay) 50%, transparent 50%);
    border-color: var(--rs-onquay);
  }
  :host([filming]:is([size='phone'], [size='tablet'])) [slot='question'] {
    font-size: var(--rs-size-name);
  }
  /* As many lines as there may be, so that the land stays where it is. */
  @container (min-width: 16.1rem) {
    :host(:is([filming], [planning]):is([size='phone'], [size='tablet'])) [slot='sub'] {
      display: block;
      min-height: 2.5em;
    }
    :host([filming][size='phone']) [slot='question'] {
      display: grid;
      align-content: end;
      min-height: 2.16em;
    }
  }
  /* The steps beside the seal on the narrowest phone, too: the chart needs the height. */
  :host([planning][size='phone']) rs-quay > [data-primary] {
    --rs-primary-basis: 8.5rem;
  }
  /* Text so large that the quay scrolls: the question goes before pictures and wide buttons. */
  @container (max-width: 16rem) {
    rs-quay > [data-primary] {
      --rs-primary-basis: max-content;
    }
    [data-film] > .word {
      display: none;
    }
    [data-primary] .face > rs-symbol[name='port-seal'] {
      display: none;
    }
  }
  rs-quay rs-button::part(button) {
    padding-inline: 10px;
  }
  /* There is room beside the question: no word is broken. */
  :host([size='wide']) rs-quay > rs-button {
    min-width: max-content;
  }
  :host([size='wide']) rs-quay > [data-primary] {
    min-width: 13rem;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    /* What room there is goes between the figures: none leans on the number before it. */
    justify-content: space-between;
    gap: 2px 8px;
    min-width: 0;
  }
  .head h2 {
    flex: 0 1 auto;
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
    font-size: var(--rs-size-name);
  }
  .head p {
    flex: 1 0 100%;
    color: var(--rs-ink2);
  }
  .head .unit {
    font-size: 1.0625rem;
    gap: 1px;
  }
  :host([size='wide']) .head {
    column-gap: 5px;
  }
  /* On the sea, small: fainter than this it cannot be read. */
  .head .unit.none {
    opacity: 0.75;
  }
  .dialog-body {
    display: grid;
    gap: 10px;
    padding-bottom: 4px;
    --rs-vessel-height: 11rem;
  }
  .figures {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 16px;
    align-items: center;
  }
  .flagwrap {
    display: flex;
    align-items: center;
  }
  .windline {
    display: none;
  }

  /* A phone on its side: the quay is the right bank. */
  :host([size='low']) {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(15rem, 42%);
  }
  :host([size='low']) rs-quay {
    grid-area: 1 / 2 / 3 / 3;
  }
  :host([size='low']) .content {
    padding: 2px;
  }

  :host([size='tablet']) .content {
    container: land / size;
    grid-template-rows: minmax(100%, auto);
    padding: 0;
  }
  .room {
    display: grid;
    grid-template-rows: minmax(20rem, 1fr) auto;
    gap: 10px;
    padding: 10px 12px 18px;
  }
  :host([size='tablet']) .upper {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) 11.5rem;
    gap: 10px;
    min-height: 0;
  }
  /* A log for which a few lines are not left goes to a second column, which nobody sees. */
  :host([size='tablet']) .margin {
    display: flex;
    flex-flow: column wrap;
    align-content: start;
    gap: 10px;
    min-height: 0;
    overflow: hidden;
  }
  :host([size='tablet']) .margin > * {
    width: 100%;
  }
  :host([size='tablet']) .margin rs-board-log {
    flex: 1 1 7rem;
    min-height: 0;
  }
  :host([size='tablet']) .lower {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 12px;
    align-items: end;
    --rs-vessel-height: 11rem;
  }
  /* On its side: the chart as large as the height allows, and stays in sight; beside it what is to be decided. */
  @container land (min-aspect-ratio: 5 / 4) {
    .room {
      grid-template: auto 1fr / minmax(0, 1fr) minmax(19rem, 34%);
    }
    :host([size='tablet']) .upper {
      display: contents;
    }
    .upper > rs-port-chart {
      position: sticky;
      top: 10px;
      grid-area: 1 / 1 / 3 / 2;
      height: calc(100cqh - 28px);
    }
    :host([size='tablet']) :is(.lower, .sheetlike) {
      grid-area: 1 / 2;
    }
    :host([size='tablet']) .sheetlike {
      min-height: 0;
      max-height: none;
      overflow: visible;
    }
    :host([size='tablet']) .lower {
      grid-template-columns: minmax(0, 1fr);
    }
    :host([size='tablet']) .margin rs-board-log {
      display: none;
    }
  }
  .sheetlike {
    max-height: 25rem;
    overflow: hidden auto;
  }

  :host([size='wide']) {
    grid-template: minmax(0, 1fr) auto / clamp(16rem, 21.5%, 19rem) minmax(0, 1fr) clamp(22rem, 29.5%, 26rem);
    column-gap: 8px;
  }
  :host([size='wide']) rs-quay {
    grid-column: 1 / 4;
  }
  :host([size='wide']) .side {
    display: grid;
    gap: 8px;
    min-height: 0;
    padding: 6px 0 16px 10px;
  }
  :host([size='wide']) .west {
    grid-template-rows: minmax(0, 1fr) auto;
  }
  :host([size='wide']) .rivals {
    display: grid;
    grid-auto-rows: minmax(0, 10rem);
    align-content: start;
    gap: 6px;
    min-height: 0;
  }
  :host([size='wide']) .east {
    padding: 6px 10px 16px 8px;
    grid-template-rows: auto auto minmax(0, 1fr);
    --rs-vessel-height: 10.5rem;
  }
  :host([size='wide']) .east:has(.sheetlike) {
    --rs-vessel-height: 8.75rem;
  }
  :host([size='wide']) .east .sheetlike {
    grid-row: 2 / 4;
    max-height: none;
    min-height: 0;
  }
  :host([size='wide']) .content {
    grid-template-rows: auto minmax(0, 1fr);
    gap: 4px;
    padding: 6px 0 14px;
    overflow: hidden;
  }
  :host([size='wide']) .windline {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 0 10px;
  }
  .windline h2 {
    font-size: var(--rs-size-row);
  }
  .costs {
    display: flex;
    gap: 10px;
  }
  .legend {
    margin-left: auto;
    display: grid;
    gap: 2px;
    color: var(--rs-ink2);
    font-size: var(--rs-size-caption);
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .legend i {
    flex: none;
    width: 22px;
    height: 13px;
    border: 1.4px solid var(--rs-edge);
    border-radius: 3px;
    background: var(--rs-port-sea);
  }
  .legend .hatch {
    background: repeating-linear-gradient(-45deg, var(--rs-port-sea) 0 3px, var(--rs-port-hatch) 3px 5px);
  }
  .legend .fold {
    background: linear-gradient(to top right, var(--rs-port-sea) 56%, var(--rs-edge) 56% 60%, var(--rs-card) 60%);
  }
  .legend .edges {
    border-block-style: dashed;
    background: linear-gradient(90deg, var(--rs-port-sea) 30%, var(--rs-card) 30% 70%, var(--rs-port-sea) 70%);
  }
`;
