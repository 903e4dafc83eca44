/** An entry is drawn once, and what is told between entries not at all. */
import {expect} from 'chai';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {type PlayedPuertoRico, puertoRico} from '../../support/decisions/puerto-rico.ts';
import {drawn} from '../../support/screen/drawn.ts';
import {LOW, PHONE, TableHarness} from '../puerto-rico/harness.ts';

/** How often each of these has drawn itself from now on. */
function renders(...elements: readonly HTMLElement[]): readonly number[] {
  const counts = elements.map(() => 0);
  for (const [i, element] of elements.entries()) {
    const drawing = element as unknown as {render: () => unknown};
    const render = drawing.render.bind(element);
    drawing.render = () => {
      counts[i]!++;
      return render();
    };
  }
  return counts;
}

const READS = [
  [Element.prototype, 'getBoundingClientRect'],
  [Element.prototype, 'clientHeight'],
  [Element.prototype, 'clientWidth'],
  [Element.prototype, 'scrollHeight'],
  [HTMLElement.prototype, 'offsetHeight'],
  [HTMLElement.prototype, 'offsetTop'],
] as const;

/** Notes what is measured while the page is not laid out, that is: outside of what observes sizes. */
class Measured {
  readonly early: string[] = [];
  readonly #observer = window.ResizeObserver;
  readonly #old = READS.map(([of, name]) => Object.getOwnPropertyDescriptor(of, name)!);
  #observing = 0;

  constructor() {
    const observing = (step: 1 | -1) => {
      this.#observing += step;
    };
    window.ResizeObserver = class extends window.ResizeObserver {
      constructor(told: ResizeObserverCallback) {
        super((entries, observer) => {
          observing(1);
          told(entries, observer);
          observing(-1);
        });
      }
    };
    const note = (name: string) => {
      if (this.#observing === 0) this.early.push(`${name} ${new Error().stack?.split('\n')[3]?.trim()}`);
    };
    for (const [i, [of, name]] of READS.entries()) {
      const {get, value} = this.#old[i]!;
      const read = (get ?? value) as () => unknown;
      const noted = function (this: Element): unknown {
        note(name);
        return read.call(this);
      };
      Object.defineProperty(of, name, {...this.#old[i], ...(get ? {get: noted} : {value: noted})});
    }
  }

  stop(): void {
    window.ResizeObserver = this.#observer;
    for (const [i, [of, name]] of READS.entries()) Object.defineProperty(of, name, this.#old[i]!);
  }
}

describe('drawing a table', () => {
  let table: TableHarness | undefined;
  let measured: Measured | null = null;
  afterEach(() => {
    measured?.stop();
    measured = null;
    table?.close();
  });

  /** At the first decision of the viewer from which others go on. */
  const opened = async (size: typeof PHONE, until: (played: PlayedPuertoRico) => boolean) => {
    const played = puertoRico.begin(4, 'drawing');
    while (!until(played)) played.step();
    table = await TableHarness.open(played.view, size);
    await drawn(table.element);
    return played;
  };
  const show = async (view: TableView) => {
    table!.element.view = view;
    await drawn(table!.element);
  };

  it('draws shell and board once for an entry', async () => {
    const played = await opened(PHONE, ({toAct}) => !toAct.includes(0));
    const counts = renders(table!.element, table!.board);
    played.step();
    await show(played.view);
    expect(counts).to.deep.equal([1, 1]);
  });

  it('draws nothing for what devices tell each other, unless a panel shows it', async () => {
    const played = await opened(PHONE, ({toAct}) => !toAct.includes(0));
    const dealing = {kind: 'deal', passes: null, overdue: false} as const;
    const view = {...played.view, dealing: {...dealing, seats: [1, 2]}};
    await show(view);
    const counts = renders(table!.element, table!.board);
    const agreed = {...view.fairness, agree: [1, 2]};
    await show({...view, fairness: agreed});
    await show({...view, fairness: agreed, dealing: {...dealing, seats: [2]}});
    expect(counts).to.deep.equal([0, 0]);
    await show({...view, fairness: agreed, dealing: {...dealing, seats: [2], overdue: true}});
    expect(counts, 'somebody is waited for').to.deep.equal([1, 1]);
    table!.element.dispatchEvent(new CustomEvent('rs-panel', {detail: 'fairness'}));
    await drawn(table!.element);
    const panel = () => table!.all('rs-fairness')[0] as HTMLElement & {view: TableView};
    await show({...view, fairness: {...agreed, agree: [1, 2, 3]}});
    expect(panel().view.fairness.agree).to.deep.equal([1, 2, 3]);
  });

  it('measures nothing before the page is laid out', async () => {
    // Another stage begins at its subject, and what can be chosen is looked for.
    const chooses = ({toAct, board}: PlayedPuertoRico) => toAct.includes(0) && board.phase === 'builder';
    measured = new Measured();
    const played = await opened(LOW, ({toAct}) => !toAct.includes(0));
    while (!chooses(played)) played.step();
    measured.early.length = 0;
    await show(played.view);
    expect(measured.early).to.deep.equal([]);
  });
});
