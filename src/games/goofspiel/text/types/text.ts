/** Every word of Goofspiel, in one shape for all languages. Names of players stand in the nominative in every sentence. */
import type {GameText, NameOf, PlainWords} from '../../../../i18n/game-text.ts';
import type {GoofEvent} from '../../types.ts';

export type HelpTopic = 'aim' | 'round' | 'ties' | 'end';

export interface GoofText extends Pick<GameText, 'options' | 'draws'> {
  readonly game: string;
  readonly events: {
    readonly [T in GoofEvent['type']]: (event: Extract<GoofEvent, {type: T}>, name: NameOf) => string;
  };
  readonly refusals: Readonly<Record<'goof/sealed-only', () => string>>;
  readonly rules: string;
  /** At most 60 words each. */
  readonly help: Readonly<
    Record<HelpTopic, {readonly title: string; readonly body: string; readonly rules: readonly string[]}>
  >;
  readonly plain: PlainWords;
}
