import {counter, lister} from '../plural.ts';
import type {PeopleWords} from '../types/people.ts';

const list = lister('en');
const forMinutes = counter('en')({one: 'minute', other: 'minutes'});

export const people: PeopleWords = {
  takeBackMoves: moves => (moves > 1 ? `Take back the last ${moves} moves` : 'Take back the last move'),
  withdraw: 'Withdraw',
  away: (name, minutes) =>
    minutes < 1 ? `${name} is away.` : `${name} has been away for ${forMinutes(minutes)}.`,
  awayHost: (name, minutes) =>
    minutes < 1
      ? `${name}, the host, is away.`
      : `${name}, the host, has been away for ${forMinutes(minutes)}.`,
  offline: 'This device has no network just now. Nothing is lost: the game goes on by itself.',
  waits: name => `The game goes on by itself when ${name} is back.`,
  held: name => `Your move goes out when ${name} is back`,
  moveAgain: 'Do it again',
  leaveMove: 'Leave it',
  remind: 'Remind',
  reminded: 'Copied: send it',
  sentOn: 'Sent',
  remindText: (game, link) => `We are waiting for you at our table, ${game}: ${link}`,
  noStandIn: 'No bot can play on here: it would have to know what this player keeps secret.',
  elsewhere: name =>
    `Are you ${name}? In this game what you keep secret stays on the device that you have played on: open the table there.`,
  unready: name =>
    `Nothing is dealt yet, and ${name}’s device is needed for it. If it does not come back, set a new table.`,
  anew: 'New table for us',
  standIn: 'Let a bot play on',
  standInAsks: (by, name, opens) =>
    `${by} suggests that a bot plays for ${name} until ${name} is back.${opens ? ` It has to see what ${name} keeps hidden, and any device at the table could read that.` : ''}`,
  standInWaits: (name, waiting) => `Shall a bot play for ${name}? Waiting for ${list(waiting)}.`,
  standInSilence: (name, minutes) =>
    `A bot plays for ${name} unless ${name} is back within ${forMinutes(minutes)}.`,
  timeLeft: clock => `${clock} left.`,
  standInRefused: (by, name) => `${by} said no to a bot for ${name}.`,
  drawAgain: name =>
    `The dice wait for ${name}, and have been thrown again before. Throwing them once more without ${name} takes everybody’s consent.`,
  standInMine: 'A bot plays for you.',
  takeSeat: 'Take my seat back',
  botPlays: 'a bot plays on',
  claims: (name, code) =>
    `“I am ${name}, on another device.”${code === null ? '' : ` If it is ${name}, their screen shows ${code} beside your name.`}`,
  claimKnown: 'This device has played the seat before.',
  claimLinked: name =>
    `${name}’s earlier device is connected: there the seat can be moved, under “Players”, and nobody has to agree.`,
  claimWait: 'The earlier device has to be away for half a minute first.',
  claimAgreed: 'You have agreed. It counts when more than half of the others have, too.',
  letIn: 'Let in',
  turnAway: 'Turn away',
  welcome: (game, host) =>
    `This game of ${game}${host === null ? '' : `, hosted by ${host},`} is under way, and all seats are taken. You are watching.`,
  watchOn: 'OK, watch',
  playsHere: 'I play here',
  claimQuestion: 'Are you one of the players, on another device?',
  watch: 'No, I am watching',
  claimSent: read =>
    `The others are asked.${read.length === 0 ? '' : ` Read out: ${list(read.map(({name, code}) => `${code} to ${name}`))}.`}`,
  move: 'Move to another device',
  moveHint:
    'Scan this with the other device, or open the link there: your seat goes on from it at once. Show it to nobody else.',
  moveGoing: 'Your seat moves as soon as the draw is over.',
  moveStop: 'Keep my seat here',
  goOnAlone: 'Go on without the host',
  aloneAsks: name => `${name} is away. Go on here with a bot?`,
  alone: name =>
    `You can go on here at once, with a bot in ${name}’s place. What ${name} plays there meanwhile stays a table of its own.`,
  goOnHere: 'Go on here',
  more: 'More',
  onlyThere: name => `The table waits for ${name}: only ${name}’s device can show what ${name} keeps secret.`,
  agreedAlone: name =>
    `You both agreed to this before you began: a bot can take ${name}’s place. It plays with open cards, and from then on any device at the table could read yours, too. When ${name} is back, ${name} plays on.`,
  botIn: clock => `A bot can play on in ${clock}.`,
  ending: {
    end: 'End the game',
    title: 'End the game?',
    alone: name => `Nobody wins. If ${name} comes back, you can still go on.`,
    possibleIn: clock => `You can end it in ${clock}.`,
    possible: 'You can end it now.',
    together: name => `Nobody wins. ${name} is asked first: the game ends only if you both want it.`,
    ask: 'Ask',
    asked: name => `${name} is asked whether the game ends here.`,
    wanted: name => `${name} would like to end the game here. Nobody wins then.`,
    yes: 'End it',
    playOn: 'Play on',
    refused: name => `${name} would rather play on.`,
    there: (name, alone) =>
      alone
        ? `You were away, and ${name} has ended the game: nobody has won.`
        : `The game has ended on ${name}’s device: nobody has won.`,
    ended: name =>
      name === null
        ? 'You have ended this game together: nobody has won.'
        : `This game ended because ${name} did not come back: nobody has won.`,
    goOn: 'Go on after all',
  },
  goOnTitle: 'Go on without the host?',
  keepWaiting: 'Keep waiting',
  takeUp: 'Open the new table',
  keepsHere: others =>
    others
      ? 'Your device keeps the table. When you go, another one takes over by itself.'
      : 'Your device keeps the table. Hand it over before you go: too few are here for another one to take over by itself.',
  handOver: name => `Hand the table to ${name}`,
  withoutHost: 'Without the host',
  takeUpHint:
    'A new table goes on from here, with you as host. Send the others its link: each takes their seat again, and you start. This table stays as it is.',
  rematch: 'Rematch',
  rematchSame: 'Same seats again',
  rematchInvite: name => `${name} has opened the table for your next game.`,
  follow: 'Join',
  talk: 'Talk',
  phrases: {
    hello: 'Hello everybody!',
    yourTurn: 'It’s your move!',
    moment: 'One moment, please',
    thinking: 'Let me think…',
    wellPlayed: 'Well played!',
    thanks: 'Thank you!',
    sorry: 'Sorry!',
    ouch: 'Ouch!',
    lucky: 'Lucky you!',
    laugh: 'Ha ha!',
    beRightBack: 'Be right back',
    goodGame: 'Good game!',
  },
  sayLabel: 'A short text',
  sayGo: 'Send',
  talkHint: 'Everybody at the table sees it. It is not kept.',
  nobodySpoke: 'Nobody has said anything yet.',
  mute: name => `Mute ${name}`,
  unmute: name => `Hear ${name} again`,
  reload: 'Reload the page',
  withoutInternet: 'Without internet',
  tryNow: 'Try now',
  trying: 'Trying…',
  noAnswer: 'No answer yet',
  wentOn: (was, now) =>
    now === null
      ? `${was}’s device is away. The table went on at yours.`
      : `${was}’s device is away. The table went on at ${now}’s.`,
  reached: name => `${name} is linked again.`,
  leaveTitle: 'Leave the table?',
  leaveBody:
    'You are the host: the others wait until you open the table again on this device. Nothing is lost.',
  stay: 'Stay',
  farewell: 'Leave for good',
  farewellTitle: 'Leave for good?',
  farewellBody: 'A bot plays on in your place, and the others need not wait for you any more.',
  farewellOpens:
    'For that you give up your hidden cards for the rest of the game: the bot has to see them, and any device at the table could read them.',
  farewellBack: opens =>
    `If you come back after all, you can take your seat again.${opens ? ' Your cards stay open then.' : ''}`,
  farewellGo: 'Leave for good',
  farewellSent: 'The others are being told…',
  left: (name, opens) =>
    opens
      ? `${name} has left for good. A bot plays on; the cards of this seat are no secret any more.`
      : `${name} has left for good. A bot plays on.`,
};
