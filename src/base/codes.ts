/**
 * The codes by which the app refuses what comes from outside, and tells of a trouble. The catalogues have a sentence for each
 * (`src/i18n/<language>/problems.ts`), or do not compile; and what is not in this list does not compile where it is refused.
 */
export type Code =
  | `app/${'other-pages' | 'module-missing'}`
  | `code/${'answer' | 'bad-address' | 'damaged' | 'expired' | 'handed-over' | 'no-address' | 'no-path' | 'offer' | 'other-table' | 'other-version' | 'outside' | 'own' | 'unknown' | 'used'}`
  | `engine/${'ask-open' | 'bad-action' | 'bad-answer' | 'bad-opening' | 'bad-options' | 'bad-seats' | 'bad-stand-in' | 'bad-take-back' | 'drawn-since' | 'facts-spent' | 'game-over' | 'hidden-cards' | 'hidden-hand' | 'left-already' | 'needs-two' | 'no-ask' | 'no-stand-in' | 'no-take-back' | 'not-away' | 'not-what-was-sealed' | 'nothing-to-seal' | 'nothing-to-take-back' | 'other-game' | 'other-rules' | 'out-of-order' | 'stale' | 'stand-in-open' | 'take-back-open' | 'take-backs-spent' | 'too-long'}`
  | `fair/${'backed-up' | 'bad-backup' | 'choice-sealed' | 'draw-waits' | 'false-complaint' | 'false-confirmation' | 'holds-cards' | 'needs-all' | 'not-ready' | 'other-entry'}`
  | `history/${'damaged' | 'other-version'}`
  | `join/${'full' | 'namesTaken' | 'noBroker' | 'noPart' | 'noPath' | 'noRtc' | 'noTable' | 'otherVersion' | 'refused'}`
  | `link/${'malformed' | 'other-version' | 'unnamed'}`
  | `log/${'a-part' | 'bad-author-signature' | 'bad-basis' | 'bad-consent-signature' | 'bad-host-signature' | 'bad-seat-key' | 'bad-term' | 'bad-vote-signature' | 'bot-signed' | 'broken-link' | 'counted-already' | 'key-taken' | 'malformed' | 'must-stay' | 'name-taken' | 'no-header' | 'no-such-seat' | 'not-canonical' | 'not-carried' | 'not-json' | 'not-next' | 'not-the-host' | 'one-key' | 'other-format' | 'other-record' | 'other-term' | 'replayed' | 'second-header' | 'too-few-consents' | 'too-few-votes' | 'too-large' | 'too-many-leads' | 'too-many-names' | 'unconfirmed' | 'unknown-kind' | 'unsigned' | 'wrong-consents' | 'wrong-votes'}`
  | `net/${'bad-bulletin' | 'bad-broker' | 'bad-chunk' | 'bad-description' | 'bad-entry' | 'bad-sync' | 'bad-update' | 'deletes' | 'false-sender' | 'foreign-writer' | 'malformed' | 'no-entry' | 'not-appended' | 'not-json' | 'other-version' | 'out-of-turn' | 'too-large' | 'too-many' | 'unknown-frame'}`
  | `record/${'bad-json' | 'empty' | 'malformed' | 'other-digest' | 'other-format' | 'other-result' | 'other-version' | 'too-big' | 'unknown-game' | 'web-page' | 'zip'}`
  | `saves/${'bad-id' | 'cleared' | 'conflict' | 'damaged' | 'device-renewed' | 'exists' | 'failed' | 'full' | 'no-table' | 'other-version' | 'refused' | 'settings-reset' | 'silent'}`
  | `table/${'bad-name' | 'began-without-you' | 'begun-otherwise' | 'bots-fetched' | 'bots-wait' | 'claim-refused' | 'dealing-broke' | 'electing' | 'fork' | 'hints-off' | 'host-away' | 'host-draws' | 'host-silent' | 'host-unheard' | 'kept-elsewhere' | 'lobby-host-away' | 'lobby-unread' | 'minority' | 'move-lost' | 'nearly-full' | 'no-hint' | 'not-here' | 'open-elsewhere' | 'other-version' | 'parted' | 'removed' | 'seat-taken' | 'still-here' | 'taken-over' | 'too-few-keep' | 'too-fast' | 'unanswered' | 'unbegun' | 'unknown-game' | 'wrong-header'}`;

/** A code that this list need not have, as a game or another device gave it: only `foreign` makes one. */
export type ForeignCode = string & {readonly [FOREIGN]: true};
declare const FOREIGN: unique symbol;

export type AnyCode = Code | ForeignCode;

/** @param code of a game, which words it itself; or from another device, which may know more codes than this one */
export const foreign = (code: string): ForeignCode => code as ForeignCode;
