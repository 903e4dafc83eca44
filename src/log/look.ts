/**
 * What is left of a name for somebody who glances at it. All devices at a table have to agree on it: it goes by fixed data
 * alone (`looks.ts`), and not by what the platform knows of letters.
 */
import {CAPITAL_LOOKS, LATIN_LOOKS, OTHER_LOOKS, PASSED_OVER} from './looks.ts';
import {codesIn, firstLetters, isMark, NAME_LENGTH} from './name.ts';

const n = (digits: string | undefined): number => Number.parseInt(digits ?? '', 36);

function* groupsIn(text: string): Generator<readonly [code: number, look: string]> {
  for (const group of text.split('\n')) {
    const [look = '', ...steps] = group.split(' ');
    let code = 0;
    for (const step of steps) {
      code += n(step);
      yield [code, look];
    }
  }
}

function* runsIn(text: string): Generator<readonly [code: number, look: string]> {
  let from = 0;
  for (const run of text.split(',')) {
    const [gap, by, length = '2'] = run.split(' ');
    from += n(gap);
    const step = 1 + (n(length) % 2);
    for (let i = 0; i < n(length) >> 1; i++) {
      const code = from + i * step;
      yield [code, String.fromCodePoint(code + n(by))];
    }
  }
}

interface Tables {
  readonly passedOver: ReadonlySet<number>;
  readonly looks: ReadonlyMap<number, string>;
  readonly capitals: ReadonlyMap<number, string>;
}

let made: Tables | null = null;

/** Made when the first name is looked at. */
function tables(): Tables {
  made ??= {
    passedOver: new Set(codesIn(PASSED_OVER)),
    looks: new Map([...groupsIn(LATIN_LOOKS), ...runsIn(OTHER_LOOKS)]),
    capitals: new Map(groupsIn(CAPITAL_LOOKS)),
  };
  return made;
}

const SYLLABLES = 0xac00;
const LEADS = 0x1100;
const VOWELS = 0x1161;
const TAILS = 0x11a7;

/** The letters of a Hangul syllable (The Unicode Standard, 3.12). */
function lettersOf(syllable: number): string {
  const at = syllable - SYLLABLES;
  const tail = at % 28;
  const letters = [LEADS + Math.trunc(at / 588), VOWELS + Math.trunc((at % 588) / 28)];
  return String.fromCodePoint(...letters, ...(tail ? [TAILS + tail] : []));
}

function look(name: string, capitals: boolean): string {
  const {passedOver, looks, capitals: written} = tables();
  let seen = '';
  for (const letter of name) {
    const code = letter.codePointAt(0)!;
    if (isMark(code) || passedOver.has(code)) continue;
    if (code >= SYLLABLES && code < 0xd7a4) seen += lettersOf(code);
    else seen += (capitals ? written.get(code) : undefined) ?? looks.get(code) ?? letter;
  }
  return seen;
}

/**
 * Two names that share a look cannot be told apart. There is the look of their small letters and, where it is another one,
 * that of the capitals in them: a Greek capital nu is a Latin N, a small one a v.
 */
export function looksOf(name: string): readonly string[] {
  const small = look(name, false);
  const written = look(name, true);
  return written === small ? [small] : [small, written];
}

/** Whether one name could be taken for the other. */
export function looksLike(a: string, b: string): boolean {
  const looks = looksOf(a);
  return looksOf(b).some(look => looks.includes(look));
}

/** A name that none of the others looks like: itself, or with a number behind it. */
export function distinctName(name: string, others: readonly string[]): string {
  const isTaken = (wanted: string) => others.some(other => looksLike(other, wanted));
  if (!isTaken(name)) return name;
  for (let n = 2; ; n++) {
    const tail = ` ${n}`;
    const numbered = firstLetters(name, NAME_LENGTH - tail.length) + tail;
    if (!isTaken(numbered)) return numbered;
  }
}
