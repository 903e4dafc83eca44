/** Axe looks at every phase of a game. For component tests, in a browser. */
import {LANGUAGES, type Language} from '../../src/i18n/language.ts';
import {accessible} from './accessible.ts';

type Size = readonly [width: number, height: number];
export type Screen = readonly [size: Size, theme: 'light' | 'dark', language: Language];

const PHONE: Size = [360, 640];
const SIZES: readonly Size[] = [PHONE, [768, 1024], [1280, 800]];

/** Every size, theme and language. */
export const SCREENS: readonly Screen[] = SIZES.flatMap(size =>
  (['light', 'dark'] as const).flatMap(theme => LANGUAGES.map((language): Screen => [size, theme, language])),
);

/** What a game's harness has. */
interface Opened {
  readonly element: Element;
  readonly choices: readonly HTMLElement[];
  one(selector: string): HTMLElement;
  tap(target: HTMLElement): Promise<void>;
  close(): void;
}

/**
 * One test a screen, on a phone with something chosen.
 * @param open the table of a phase on a screen
 */
export function phasesAreAccessible<Phase>(
  phases: readonly Phase[],
  open: (phase: Phase, ...screen: Screen) => Promise<Opened>,
  screens: readonly Screen[] = SCREENS,
): void {
  let table: Opened | undefined;
  afterEach(() => {
    table?.close();
    table = undefined;
  });
  for (const screen of screens) {
    const [size, theme, language] = screen;
    it(`has nothing serious or critical at ${size.join('x')}: ${theme}, ${language}`, async () => {
      for (const phase of phases) {
        table?.close();
        table = await open(phase, ...screen);
        if (size[0] === PHONE[0]) await table.tap(table.choices[0] ?? table.one('[slot=question]'));
        await accessible(table.element);
      }
    });
  }
}
