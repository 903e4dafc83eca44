import type {ProblemText, ProblemWords} from '../problem.ts';
import {numberIn, textIn} from '../problem.ts';

const say =
  (what: string, next = ''): ProblemWords =>
  () => ({what, next});

const AGAIN = 'Try once more. If it happens again, save the table as a file and report it.';
const FRESH_FILE = 'Ask for the file again, or open another one.';

/** One sentence and one next step for every code that the app may show. */
export const problems = {
  'link/malformed': say(
    'This is not a Roadstead link or code.',
    'A code has six letters and digits. Copy the whole link.',
  ),
  'record/too-big': say('This file is too big for a saved game.', 'Choose the file that Roadstead saved.'),
  'record/bad-json': say('This file is not a saved game.', 'Choose the file that Roadstead saved.'),
  'record/other-version': say(
    'This file comes from a newer version of Roadstead.',
    'Reload the page while you are online, then open it again.',
  ),
} satisfies Readonly<Record<string, ProblemWords>>;

export const unknownProblem = (code: string): ProblemText => ({
  what: `Something unexpected happened (${code}).`,
  next: AGAIN,
});
void numberIn;
void textIn;
void FRESH_FILE;
