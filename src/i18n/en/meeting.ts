import {plurals} from '../plural.ts';

const count = plurals('en');

/** What is said where devices meet without a server. */
export const meeting = {
  title: 'Without internet',
  intro:
    'All have to be in the same Wi‑Fi. None here? Switch on the hotspot of one phone, and connect the others to it.',
  show: 'Scan this code with the other device',
  showHint: 'By its camera app, or in Roadstead under “Join”. Or send it as a link.',
  showInside: 'It scans the code in its Roadstead under “Join”, or pastes it there.',
  shareOffer: 'Open this in Roadstead, and send me the answer that it shows:',
  qrOffer: 'QR code of the invitation without internet',
  making: 'Making a code…',
  minutesLeft: (n: number) => count(n, {one: 'Good for # more minute.', other: 'Good for # more minutes.'}),
  tooOld: 'This code is no longer good.',
  fresh: 'New code',
  bring: 'The other device shows an answer',
  answerLabel: 'Answer of the other device',
  answerHint: 'Paste the text that was sent to you.',
  scanAnswer: 'Scan the answer',
  fromFile: 'From a file',
  toFile: 'Save the code as a file',
  offerFile: 'roadstead-invitation',
  answerFile: 'roadstead-answer',
  camera: {
    starting: 'One moment…',
    looking: 'Point the camera at the code on the other screen.',
    refused:
      'The camera was not allowed. Allow it in the browser’s settings for this page, or paste the text.',
    none: 'No camera can be used here. Paste the text.',
  },
  done: 'Done',
  connect: 'Connect',
  following: 'Connecting…',
  met: (n: number) =>
    count(n, {
      one: '# device has come in. One more? It opens the new code.',
      other: '# devices have come in. One more? It opens the new code.',
    }),
  answerTitle: 'Now show or send this to the host',
  answerShow:
    'The host scans or pastes it under “Without internet”, at the table. Keep this page open until you are in.',
  shareAnswer: 'My answer, for “Without internet” at the table:',
  copyAnswer: 'Copy answer',
  qrAnswer: 'QR code of the answer',
  address: {
    title: 'If the devices do not find each other',
    why: 'Some browsers do not tell other devices how to reach this one until you allow the camera. It is enough to do one of these on one of the two devices.',
    allow: 'Allow the camera',
    refused: 'The camera was not allowed. Type the address.',
    noCamera: 'No camera can be used here. Type the address.',
    label: 'Address of this device',
    hint: 'It stands in the Wi-Fi settings of the device, at the network you are in. The phone whose hotspot it is stands there on the other devices, as “router” or “gateway”.',
    empty: 'Type the address first.',
    use: 'Make the code with it',
  },
};
