/** What dealing has settled, as answers of the engine; and sealed choices as bytes that do not tell what they are. */
import {fromUtf8, utf8} from '../../../base/bytes.ts';
import {canonicalJson} from '../../../base/json.ts';
import type {Answer, Ask, Disclosed} from '../../../engine/ask.ts';
import type {Action} from '../../../engine/game.ts';
import type {Claims} from '../../../fair/index.ts';

/** Every sealed choice is padded to a multiple of this, so that its length says nothing. */
const CHOICE_BYTES = 256;

export const encodeChoice = (action: Action): Uint8Array => {
  const text = canonicalJson(action);
  const length = utf8(text).length;
  return utf8(text + ' '.repeat((CHOICE_BYTES - (length % CHOICE_BYTES)) % CHOICE_BYTES));
};

/** Null for what is no action of this game: the rules' default counts. */
function decodeChoice(bytes: Uint8Array | undefined, parse: Parse): Disclosed {
  if (!bytes) return null;
  try {
    const action = parse(JSON.parse(fromUtf8(bytes)));
    return action && {action, salt: ''};
  } catch {
    return null;
  }
}

/** An action out of foreign JSON (`Game.parse`). */
type Parse = (value: unknown) => Action | null;

/**
 * The answers to an open ask that this entry completes: none while it is not complete, one for each seat that sealed.
 * @param ask what the engine asks
 */
export function answersOf(ask: Ask, claims: Claims, parse: Parse): Answer[] {
  if (ask.kind === 'commit') return claims.committed.map(sealed => ({sealed}));
  if (claims.answered.length === 0) return [];
  switch (ask.kind) {
    case 'beacon':
      return [{drawn: claims.drawn!}];
    case 'shuffle':
    case 'rekey':
      return [{fresh: claims.fresh}];
    case 'deal':
      return [{dealt: ask.handles.length}];
    case 'reveal':
      return [{opened: ask.handles.map(handle => claims.opened.get(handle)!)}];
    case 'exclude':
      return [{opened: ask.handles.map(handle => claims.opened.get(handle) ?? null)}];
    case 'disclose':
      return [{disclosed: ask.by.map(seat => decodeChoice(claims.disclosed.get(seat), parse))}];
  }
}
