/** Axe looks at every phase of a game. For component tests, in a browser. */
import {LANGUAGES, type Language} from '../../../src/i18n/language.ts';
import {EVERY, inTurn} from '../in-turn.ts';
import {accessible} from './accessible.ts';

type Size = readonly [width: number, height: number];
export type Screen = readonly [size: Size, theme: 'light' | 'dark', language: Language];

const PHONE: Size = [360, 640];
const LARGE: readonly Size[] = [
  [768, 1024],
  [1280, 800],
];

/** Every theme and language at these sizes. The theme changes from one to the next. */
const screens = (sizes: readonly Size[]): Screen[] =>
  sizes.flatMap(size =>
    LANGUAGES.flatMap(language =>
      (['light', 'dark'] as const).map((theme): Screen => [size, theme, language]),
    ),
  );

const ON_PHONES = screens([PHONE]);
const LARGER = screens(LARGE).reverse();

/** Of the larger ones every fifth: of their twelve all come by, and neighbours differ in all that they can. */
const STRIDE = 5;

/** The n-th phase: every other on a phone, the others on something larger; in the long run all of them on all. */
const screensOf = (n: number): readonly Screen[] => {
  if (EVERY) return [...ON_PHONES, ...LARGER];
  const turn = Math.floor(n / 2);
  return n % 2 === 0 ? inTurn(ON_PHONES, turn) : inTurn(LARGER, turn * STRIDE);
};

/** What a game's harness has. */
interface Opened {
  readonly element: Element;
  readonly choices: readonly HTMLElement[];
  one(selector: string): HTMLElement;
  tap(target: HTMLElement): Promise<void>;
  close(): void;
}

/**
 * One test a phase: on a phone, where something is chosen, or on something larger; in the long run one for each screen.
 * @param open the table of a phase on a screen
 */
export function phasesAreAccessible<Phase>(
  phases: readonly Phase[],
  open: (phase: Phase, ...screen: Screen) => Promise<Opened>,
): void {
  let table: Opened | undefined;
  afterEach(() => {
    table?.close();
    table = undefined;
  });
  for (const [n, phase] of phases.entries())
    for (const screen of screensOf(n)) {
      const [size, theme, language] = screen;
      it(`${phase} has nothing serious or critical at ${size.join('x')}: ${theme}, ${language}`, async () => {
        table = await open(phase, ...screen);
        if (size[0] === PHONE[0]) await table.tap(table.choices[0] ?? table.one('[slot=question]'));
        await accessible(table.element);
      });
    }
}
