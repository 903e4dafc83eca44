import {plurals} from '../plural.ts';

const count = plurals('en');

export const joining = {
  title: 'On the way to the table',
  steps: {
    reaching: 'Looking for the table',
    answering: 'Showing the answer',
    knocking: 'Knocking at the table',
    greeting: 'Connecting to the players',
    catchingUp: 'Fetching the game so far',
    failed: 'Stopped',
  },
  stepDone: 'done',
  stepLater: 'next',
  seconds: (n: number) => count(n, {one: '# second', other: '# seconds'}),
  patience: 'This usually takes a few seconds. We give up after 20 and say why.',
  knockQuestion: 'Somebody has to let you in',
  knockAs: (name: string) => `Those at the table read that ${name} is at the door.`,
  knockPatience: (seconds: number) =>
    `We knock for two minutes: ${count(seconds, {one: '# second', other: '# seconds'})} so far.`,
  letIn: 'you are let in',
  troubleTitle: 'That did not work',
  /** Instead of the next step of `noTable`, for who came by a link. */
  noTableByLink:
    'Ask the host whether their device is on and the table open there. If it is, the link may be old: ask for a new one.',
  withoutInternet: 'Without internet',
  /** Instead of `noPath`, for who came by an offer. */
  noPathByOffer: {
    what: 'Nobody has taken your answer in, or the two devices find no way to each other.',
    next: 'Both have to be in one Wi-Fi or hotspot. Ask the host for a new code.',
  },
  troubles: {
    noBroker: {
      what: 'No internet, or the server that finds tables does not answer.',
      next: 'Is the host near? Then tap “Without internet”, both of you. Else check your internet; if only that server is down, the host can set another one in the settings and send a new link.',
    },
    noTable: {
      what: 'Nobody is at this table right now.',
      next: 'Ask the host to open the table again, and check the code: it has six letters and digits.',
    },
    noPath: {
      what: 'The table is there, but the two devices find no way to each other.',
      next: 'Join the same Wi-Fi or use a phone hotspot. In a strict network you need a relay: set it in the settings.',
    },
    refused: {
      what: 'The table did not let this device in.',
      next: 'Ask the people there: somebody said no, or the link is an old one.',
    },
    full: {
      what: 'The table is full.',
      next: 'Ask the host to free a seat, or open your own table.',
    },
    otherVersion: {
      what: 'The table runs another version of Roadstead.',
      next: 'Everybody should close all tabs of Roadstead and open it again. Then try once more.',
    },
    noPart: {
      what: 'A part of the app could not be fetched.',
      next: 'The server of this page does not answer. Check your connection, then try again.',
    },
    noRtc: {
      what: 'This browser has connections between devices (WebRTC) switched off.',
      next: 'Switch WebRTC on in its settings, or in the add-on that blocks it, or open the link in another browser. You can still play here on your own.',
    },
  },
};
