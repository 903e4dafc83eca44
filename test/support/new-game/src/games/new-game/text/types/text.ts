/** Every word of New game, in one shape for all languages. Names of players stand in the nominative in every sentence. */
import type {GameText, NameOf, PlainWords} from '../../../../i18n/game-text.ts';
import type {NewGameEvent} from '../../types.ts';

export interface NewGameText extends Pick<GameText, 'draws'> {
  readonly game: string;
  readonly events: {
    readonly [T in NewGameEvent['type']]: (event: Extract<NewGameEvent, {type: T}>, name: NameOf) => string;
  };
  readonly refusals: Readonly<Record<'newgame/not-your-turn' | 'newgame/not-your-card', () => string>>;
  readonly rules: string;
  /** At most 60 words each. */
  readonly help: Readonly<
    Record<
      'aim' | 'round',
      {readonly title: string; readonly body: string; readonly rules: readonly string[]}
    >
  >;
  /** For the generic board; the painted one uses the names, too. */
  readonly plain: PlainWords;
  /** For the painted board. */
  readonly board: {
    readonly waiting: {
      readonly gameOver: string;
      readonly waiting: (name: string) => string;
      readonly chance: string;
    };
    readonly pickFirst: string;
    readonly total: string;
    readonly result: {
      readonly winner: (name: string, points: number) => string;
      readonly shared: (names: readonly string[], points: number) => string;
      readonly tieBreak: (name: string) => string;
      readonly tieBreakColumn: string;
      /** "in round 3". */
      readonly when: (round: number) => string;
    };
  };
}
