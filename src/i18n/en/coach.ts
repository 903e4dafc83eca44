import type {CoachWords} from '../types/coach.ts';

export const coach: CoachWords = {
  label: 'Explanation',
  offer: 'Playing this for the first time? Each decision can be explained when it comes up.',
  yes: 'Explain it',
  no: 'No, thanks',
  offerShort: 'Your first time? Shall each decision be explained?',
  yesShort: 'Yes',
  noShort: 'No',
  next: 'Got it',
  stop: 'Enough explained',
  confirm:
    'A tap only marks what you want. The coral button below confirms it; until then you can change your mind.',
  explain:
    'Hold anything for a moment to read what it is; on a keyboard, press ? on it. The question mark at the top opens the rules.',
};
