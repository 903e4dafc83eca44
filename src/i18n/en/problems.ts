import type {Code} from '../../base/codes.ts';
import {
  numberIn,
  type ProblemDetails,
  type ProblemText,
  type ProblemWords,
  textIn,
} from '../problem-words.ts';

const say =
  (what: string, next = ''): ProblemWords =>
  () => ({what, next});

const REPORT = 'Try once more. If it happens again, save the table as a file and report it.';
const OTHER_FILE = 'Choose the file that Roadstead saved, or ask for it again.';
const NEWER = 'Reload the page while you are online, then try again.';
const IGNORED =
  'It was left out, and your game stays as it was. If it goes on, whoever sent it should reload the page.';
const CHANGED =
  'The step does not count. Ask the others to check the game as well, and go on from the last right step.';

/** What entry 0 says otherwise than the lobby. */
export const begun = {
  version: () => 'another version of the log',
  game: () => 'another game',
  from: () => 'it goes on from another saved game',
  options: (details: ProblemDetails) => `other rules (${textIn(details, 'options')})`,
  dealer: () => 'one device alone draws and deals',
  backup: () => 'the others together can open a hand',
  noBackup: () => 'nobody’s hand is backed up',
  seats: () => 'other seats',
  order: () => 'the seats are in another order',
  person: (details: ProblemDetails) => `who plays at ${textIn(details, 'name')}’s place, a person or a bot`,
  device: (details: ProblemDetails) => `another device at ${textIn(details, 'name')}’s place`,
  name: (details: ProblemDetails) => `another name for ${textIn(details, 'name')}`,
  mark: (details: ProblemDetails) => `another mark for ${textIn(details, 'name')}`,
  bot: (details: ProblemDetails) => `another kind of bot (${textIn(details, 'name')})`,
  fresh: (details: ProblemDetails) => `another fresh number for ${textIn(details, 'name')}`,
};

const begunAs = (details: ProblemDetails): string => {
  const words: Readonly<Record<string, (details: ProblemDetails) => string>> = begun;
  return words[textIn(details, 'difference')]?.(details) ?? textIn(details, 'difference');
};

/** One sentence and one next step for every code that the app may show. */
export const problems: Readonly<Record<Code, ProblemWords>> = {
  'app/module-missing': say('A part of the app is not on this device yet.', 'Go online once and try again.'),
  'app/other-pages': say(
    'Roadstead is open in another tab or window, too.',
    'Close it there, then update here.',
  ),
  'code/answer': say(
    'This is the answer to an invitation.',
    'Open it on the device that showed the invitation: paste it there under “Without internet”.',
  ),
  'code/bad-address': say(
    'This is no address of a home network.',
    'It looks like 192.168.1.23; it may begin with 10. or 172., too.',
  ),
  'code/damaged': say('A part of this code is missing or wrong.', 'Scan it once more, or copy all of it.'),
  'code/expired': say(
    'This answer belongs to an invitation that is more than ten minutes old.',
    'Let the other device open the code that is on the screen now.',
  ),
  'code/handed-over': say(
    'The answer was handed to the tab with the table.',
    'Go on there. You can close this tab.',
  ),
  'code/no-address': say(
    'This browser tells nothing of the network that this device is in.',
    'Join the Wi-Fi of the others, or switch a hotspot on. If you are in it, allow the camera here, or let the other device tell its address.',
  ),
  'code/no-path': say(
    'The two devices do not find each other.',
    'Both have to be in one Wi-Fi or hotspot, without a VPN. Then let the other device open the new code.',
  ),
  'code/offer': say(
    'This is an invitation, not the answer to yours.',
    'Let only one device show its code. The other one opens it with its camera app, or by “Join” on the start page, and then shows the answer.',
  ),
  'code/other-table': say(
    'This answer belongs to another table.',
    'Let the other device open the code on this screen.',
  ),
  'code/other-version': say(
    'This code was made by another version of Roadstead.',
    'Reload the page on both devices while they are online, then try again.',
  ),
  'code/outside': say(
    'This code leads out of your own network.',
    'It was not followed. Ask for a new one, and look from whom it comes.',
  ),
  'code/own': say(
    'This is your own invitation.',
    'The other device has to open it. Then that one shows an answer.',
  ),
  'code/unknown': say(
    'This answer belongs to an invitation that is no longer good.',
    'Let the other device open the code that is on the screen now.',
  ),
  'code/used': say(
    'Somebody has come in by this invitation already.',
    'Let one more device open the code that is on the screen now.',
  ),
  'link/malformed': say(
    'This is not a Roadstead link or code.',
    'A code has six letters and digits; a link has to be copied whole.',
  ),
  'link/other-version': say('This link was made by another version of Roadstead.', NEWER),
  'link/unnamed': say(
    'This link was made by an older version and does not say who the host is.',
    'Make sure that you are at the right table, or ask the host for a fresh link.',
  ),

  'record/too-big': say('This file is too big for a saved game.', OTHER_FILE),
  'record/bad-json': say('This file is not a saved game.', OTHER_FILE),
  'record/zip': say('This is a zip archive.', 'Open it, and choose the saved game in it.'),
  'record/web-page': say(
    'This file is a web page, not a saved game.',
    'The download did not work: ask for the file again.',
  ),
  'record/malformed': say('This file is damaged or not a saved game.', OTHER_FILE),
  'record/empty': say('This table has nothing to save yet.', 'Play a first move, then save it.'),
  'record/other-format': say('This file is not a saved game of Roadstead.', OTHER_FILE),
  'record/other-version': say('This file comes from another version of Roadstead.', NEWER),
  'record/unknown-game': say('This file holds a game that this version does not know.', NEWER),
  'record/other-result': say('The result in this file does not follow from its moves.', OTHER_FILE),
  'record/other-digest': say('This file does not lead to the position that it claims.', OTHER_FILE),

  'saves/bad-id': say('This table has a name that cannot be stored.', REPORT),
  'saves/cleared': say(
    'This table is no longer on this device.',
    'Open a file that you saved, or join by the link.',
  ),
  'saves/conflict': say(
    'Another tab has written to this table.',
    'Close the other tab and open the table again from home.',
  ),
  'saves/damaged': say(
    'What is stored of this table is damaged.',
    'Open a file that you saved, or let another player send you the link: their copy is whole.',
  ),
  'saves/device-renewed': say(
    'This device’s key could not be read. It has a new one; the old one is set aside.',
    'Your tables are all here. At a table over the network that does not know this device any more, ask for your seat: the host lets you back in.',
  ),
  'saves/exists': say('This table is on this device already.', 'You find it under your tables.'),
  // The same words stand on the screens for as long as nothing is stored.
  'saves/failed': say(
    'The storage of this browser fails: what you play is kept in this page only.',
    'Save the table as a file, then reload the page or start the browser again.',
  ),
  'saves/full': say(
    'There is no room left on this device: what you play is kept in this page only.',
    'Leave this page open and make room: delete files, or tables that you have saved as files. Everything is stored as soon as it fits.',
  ),
  'saves/refused': say(
    'This browser does not let the page store anything: what you play is kept in this page only.',
    'Save the table as a file before you close the page. To have it kept, leave private browsing, or allow cookies and site data, and reload.',
  ),
  'saves/silent': say(
    'The storage of this browser does not answer: what you play is kept in this page only.',
    'What was stored before is safe. If this stays, save the table as a file, then reload the page or start the browser again.',
  ),
  'saves/no-table': say(
    'This table is no longer on this device.',
    'Open a file that you saved, or join by the link.',
  ),
  'saves/other-version': say('This was stored by a newer version of Roadstead.', NEWER),
  'saves/settings-reset': say(
    'Your settings could not be read: they are as at the first start.',
    'Set name and language again. Your tables are untouched.',
  ),

  // At a table that is already on the screen; before that, `joining` has its own words.
  'join/noTable': say(
    'The host cannot be reached.',
    'Your table is safe. It goes on as soon as their device is back; ask them to open it.',
  ),
  'join/noBroker': say(
    'No internet, or the server does not answer.',
    'We keep trying. Whoever is connected plays on; who is near comes in by “Without internet”.',
  ),
  'join/namesTaken': say(
    'Somebody else holds all names of this table at the server that finds tables: nobody new finds you, nor does whoever reloads the page.',
    'Renew the link and send the new one to whoever shall come: those who are connected hear it by themselves. Whoever has the table already and lost the connection finds it again once the names are free.',
  ),
  'join/noRtc': say(
    'This browser has connections between devices (WebRTC) switched off.',
    'Switch WebRTC on in its settings or in the add-on that blocks it, or use another browser. Tables on this device work all the same.',
  ),
  'join/noPath': say(
    'This device finds no way to the host.',
    'We keep trying. The same Wi-Fi or a phone hotspot helps.',
  ),
  'join/refused': say(
    'The table did not let this device in.',
    'Ask the people there: somebody said no, or the link is an old one.',
  ),
  'join/full': say('The table is full.', 'Ask the host to free a seat.'),
  'join/otherVersion': say(
    'The table runs another version of Roadstead.',
    'Everybody should reload the page once. Then try again.',
  ),
  'join/noPart': say(
    'A part of the app could not be fetched: the server of this page does not answer.',
    'Check your connection and try again. What is stored here is safe.',
  ),

  'table/open-elsewhere': say(
    'This table is open in another tab.',
    'Go to that tab, or open it here: that tab then lets go of it.',
  ),
  'table/kept-elsewhere': say(
    'Another tab has moves of this table that could not be stored on this device.',
    'Go on in that tab. When there is room again, you can open the table here.',
  ),
  'table/taken-over': say(
    'This table has been opened in another tab.',
    'Go on there, or open it again from home.',
  ),
  'table/removed': say(
    'The host has taken this device from the table.',
    'If that was a mistake, ask the host for a fresh link.',
  ),
  'table/seat-taken': say(
    'Somebody else was quicker: that seat is taken.',
    'Choose another seat, or stay and watch.',
  ),
  'table/other-version': say(
    'The other device runs another version of Roadstead and did not understand that.',
    'Reload the page on both devices while you are online, then try again.',
  ),
  'table/bad-name': say(
    'The host’s device cannot use this name.',
    'Choose another name in the settings: letters, digits and spaces always work.',
  ),
  'table/lobby-unread': say(
    'The host’s device runs another version of Roadstead: this one cannot read its table.',
    'Reload the page on both devices while you are online.',
  ),
  'table/unanswered': say(
    'The host’s device does not answer.',
    'It may run another version: reload the page on both devices, or try a name of plain letters.',
  ),
  'table/unbegun': say(
    'The game has not begun.',
    'The first player’s device does not answer. Ask them to open the table on it, then start again.',
  ),
  'table/not-here': ({code}) => ({
    what: 'This address opens the table only on the device it comes from.',
    next: code
      ? 'Knock, and somebody who sits there lets you in. Or ask for the invitation link: on that device under “Players and invitation”.'
      : 'Ask for the invitation link: on that device under “Players and invitation”. Or open a saved file.',
  }),
  'table/unknown-game': say('This version does not know the game.', NEWER),
  'table/nearly-full': details => ({
    what: `This game’s log is nearly full (${details.percent} %).`,
    next: 'When it is full, no move can be added: play on quickly, and do without what is not needed. You can save it as a file at any time.',
  }),
  'table/host-away': say(
    'The host cannot be reached.',
    'Nothing is lost: the game goes on as soon as the host opens the table again.',
  ),
  'table/host-silent': details => ({
    what: `${details.name}’s device does not answer.`,
    next: 'If it stays away, another device takes over by itself. Nobody has to do anything.',
  }),
  'table/bots-wait': details => ({
    what: `The table waits for ${details.name}’s device: nobody else can open the bots’ cards.`,
    next: 'As soon as it is here, it keeps the table again and the game goes on by itself.',
  }),
  'table/bots-fetched': details => ({
    what: `The bots’ cards are being fetched. Still missing: ${details.names}.`,
    next: 'As soon as these devices are here, the bots play on by themselves.',
  }),
  'table/electing': say('Looking for a device that goes on.', 'This takes some seconds.'),
  'table/too-few-keep': details => ({
    what: `${details.name}’s device does not answer, and without it too few devices store this game.`,
    next: `The table waits for it. Another device could take over if these could store the game as well: ${details.names}.`,
  }),
  'table/minority': details => ({
    what: `Not all devices are here: ${details.here} of ${details.members}.`,
    next:
      numberIn(details, 'missing') === 1
        ? 'The game goes on by itself as soon as one more is here.'
        : `The game goes on by itself as soon as ${details.missing} more are here.`,
  }),
  'table/move-lost': say(
    'Your last move did not count: the table went on without it.',
    'Look at the table, and make it again if it still fits.',
  ),
  'table/host-unheard': say(
    'The host’s device has not been heard: nothing here is certain yet.',
    'Whoever is here now, only the host’s device can show you the table: ask them to open this table. Then it goes on here by itself.',
  ),
  'table/lobby-host-away': say(
    'The host is away.',
    'Only the host’s device can give you a seat and start the game: ask them to open this table again. Then it goes on here by itself.',
  ),
  'table/wrong-header': say(
    'This link leads to another game than the one on this device.',
    'Ask the host for a fresh link.',
  ),
  'table/begun-otherwise': details => ({
    what: `The game that was started differs from what stood here before: ${begunAs(details)}.`,
    next: 'It is not played here. Leave, and ask the host for a new table.',
  }),
  'table/began-without-you': details => ({
    what: `While you were away, a game was started that differs from what stood here before: ${begunAs(details)}.`,
    next: 'Come in if that is fine with you; if not, leave and ask the host for a new table.',
  }),
  'table/host-draws': say(
    'At this table the host’s device draws alone: an earlier version began it. A host with a changed app could know or choose draws in advance.',
    'Come in if that is fine with you. At a new table all devices deal together.',
  ),
  'table/fork': details => ({
    what: `There are two versions of step ${numberIn(details, 'n')}.`,
    next: 'Your device stays with the one it had first. Compare with the others who has which.',
  }),

  'net/bad-broker': say(
    'The address of the server that finds tables is not a good one.',
    'Correct it in the settings, or leave it empty.',
  ),
  'net/other-version': say(
    'The other device runs another version of Roadstead.',
    'Everybody should reload the page once. Then try again.',
  ),
  'net/not-json': say('Something unreadable arrived from another device.', IGNORED),
  'net/malformed': say('Something unreadable arrived from another device.', IGNORED),
  'net/bad-chunk': say('Something unreadable arrived from another device.', IGNORED),
  'net/bad-sync': say('Something unreadable arrived from another device.', IGNORED),
  'net/bad-update': say('Something unreadable arrived from another device.', IGNORED),
  'net/no-entry': say('Something unreadable arrived from another device.', IGNORED),
  'net/too-large': say('Something far too long arrived from another device.', IGNORED),
  'net/too-many': say('Far too much arrived from another device at once.', IGNORED),
  'net/unknown-frame': say('Something unreadable arrived from another device.', IGNORED),
  'net/bad-bulletin': say('The signature of the host is wrong.', IGNORED),
  'net/bad-description': say('A device could not show who it is.', IGNORED),
  'net/bad-entry': say('A device sent steps that the host has not signed.', IGNORED),
  'net/false-sender': say('Something pretended to come from another device.', IGNORED),
  'net/out-of-turn': say('A device spoke out of turn.', IGNORED),
  'net/deletes': say('A device tried to change what is written already.', IGNORED),
  'net/foreign-writer': say('A device tried to change what is written already.', IGNORED),
  'net/not-appended': say('A device tried to change what is written already.', IGNORED),

  'log/not-json': say('Something unreadable arrived.', IGNORED),
  'log/not-canonical': say('Something badly written arrived.', IGNORED),
  'log/malformed': say('Something malformed arrived.', IGNORED),
  'log/too-large': say('Something far too long arrived.', IGNORED),
  'log/unknown-kind': say('A step of an unknown kind arrived.', NEWER),
  'log/other-format': say('This game was written by another version of Roadstead.', NEWER),
  'log/no-header': say('The game has no beginning.', OTHER_FILE),
  'log/not-carried': say('The saved game that this table goes on from is not whole.', CHANGED),
  'log/other-record': say(
    'This table brings another saved game than it says.',
    'It is not played here. Leave, and ask the host for a new table.',
  ),
  'log/one-key': say(
    'In this saved game the moves of all bear one key: nobody can tell whose they are.',
    'It can be looked at, but not taken up.',
  ),
  'log/second-header': say('The game begins twice.', CHANGED),
  'log/not-next': say('A step is missing or stands in the wrong place.', CHANGED),
  'log/broken-link': say('A step does not follow from the one before: something was changed.', CHANGED),
  'log/other-term': say('A step was written under another host.', CHANGED),
  'log/no-such-seat': say('A step names a seat that does not exist.', CHANGED),
  'log/bad-basis': say('A move refers to something that has not happened.', CHANGED),
  'log/replayed': say('An old move was sent a second time.', CHANGED),
  'log/bot-signed': say('A bot’s move bears a person’s signature.', CHANGED),
  'log/unsigned': say('A move is not signed by its player.', CHANGED),
  'log/bad-author-signature': say('The signature of a move is wrong: its player did not make it.', CHANGED),
  'log/bad-host-signature': say('The signature of the host is wrong.', CHANGED),

  'log/not-the-host': say('Only the host can let somebody in from another device.', CHANGED),
  'log/bad-seat-key': say('This seat cannot go on from another device.', 'Ask the host which seats can.'),
  'log/key-taken': say('This device has a seat at this table already.', 'Play on from there.'),
  'log/name-taken': say(
    'Somebody at the table has this name, or one that looks like it.',
    'Choose another name in the settings.',
  ),
  'log/too-many-names': say(
    'The name at this table has changed too often.',
    'The last one stays for this game.',
  ),
  'engine/hidden-hand': say(
    'In this game every seat holds secrets: no bot can stand in.',
    'Wait for the player, or save the table and go on another day.',
  ),
  'engine/stand-in-open': say(
    'It is being asked already whether a bot should stand in.',
    'Answer that first.',
  ),
  'engine/bad-stand-in': say(
    'No bot can stand in for this seat.',
    'A bot can play on only for another person.',
  ),
  'engine/no-stand-in': say('There is nothing to answer: nobody is asking for a bot.'),
  'engine/left-already': say('A bot plays this seat already.', 'Take it back first.'),
  'engine/needs-two': say(
    'With hidden cards, one player alone cannot go on.',
    'Leave the table as always; it waits until you open it again.',
  ),
  'log/must-stay': say(
    'Without the host’s device nobody can play on: the host cannot leave for good.',
    'Leave the table as always; it waits until you open it again here.',
  ),
  'fair/draw-waits': say(
    'Something is being drawn just now, and your device is needed for it.',
    'Wait until that is done, then try once more.',
  ),
  'fair/not-ready': say(
    'The devices are still getting ready to deal together.',
    'Wait a moment, then try once more.',
  ),
  'fair/bad-backup': say('Somebody’s device gave a back-up that opens nothing.', IGNORED),
  'fair/false-complaint': say('Somebody’s device complained of a back-up that is right.', IGNORED),
  'fair/false-confirmation': say('Somebody’s device confirmed a back-up that it cannot open.', IGNORED),
  'fair/other-entry': say('Somebody was faster: the table has changed.', 'Look again, then try once more.'),
  'table/dealing-broke': say(
    'Dealing has stopped on this device, by a fault of the program. Nobody at the table did anything wrong.',
    'Reload the page: the game goes on from what is stored. If it stays so, save the game as a file and report it.',
  ),
  'table/still-here': say(
    'Somebody’s seat was given away as if they were gone, although their device is connected.',
    'Whoever is there plays on from that device, or moves the seat from there.',
  ),
  'table/parted': say(
    'Each of you went on without the other, so these are two games now.',
    'They cannot be put together again. Play on each for yourselves, or begin a new one together.',
  ),
  'engine/not-away': say(
    'Nobody plays for somebody who is not away.',
    'Wait until the time is over, then ask again.',
  ),
  'log/too-few-consents': say(
    'A seat goes on from another device only if more than half of the others agree.',
    'Ask them, or move it from the earlier device.',
  ),
  'log/wrong-consents': say('Somebody has agreed who has no say in this.', CHANGED),
  'log/bad-term': say('A device wants to keep the table out of its turn.', CHANGED),
  'log/wrong-votes': say('Somebody chose the device that keeps the table who has no say in this.', CHANGED),
  'log/too-few-votes': say(
    'Another device keeps the table only if more than half of the players’ devices want it.',
    CHANGED,
  ),
  'log/bad-vote-signature': say('Somebody’s vote for the device that keeps the table is forged.', CHANGED),
  'log/too-many-leads': say('The table has gone from device to device too often.', CHANGED),
  'log/a-part': say('Some have gone on without the others, which this version cannot follow.', NEWER),
  'log/counted-already': say('This device has a say at the table already.'),
  'log/unconfirmed': say(
    'The last change of who is here is not yet stored on enough devices.',
    'The app tries again by itself.',
  ),
  'log/bad-consent-signature': say('Somebody’s consent is forged.', CHANGED),
  'fair/choice-sealed': say(
    'A hidden choice of this seat lies on the earlier device.',
    'Wait until it is shown, or go on from the earlier device.',
  ),
  'fair/needs-all': say(
    'The dice would be thrown again for this seat, and not for the first time.',
    'That takes the consent of everybody else.',
  ),
  'fair/backed-up': say(
    'With back-up a seat stays on its device.',
    'Go on from the earlier device, or let a bot play on.',
  ),
  'fair/holds-cards': say(
    'The cards of this seat can be opened by its device alone.',
    'Go on from the earlier device.',
  ),
  'table/claim-refused': say(
    'The others did not give you this seat.',
    'Call them, read out the letters and digits, and ask again in a minute.',
  ),
  'table/too-fast': say('That was a lot at once.', 'Wait a few seconds, then write on.'),
  'table/hints-off': say(
    'There are no hints at a table where people play against each other from their own devices.',
    'After the game, look back in the log and play on from any move: there a hint can be had.',
  ),
  'table/no-hint': say(
    'No hint could be found.',
    'Ask again; if it stays so, reload the page. The game is safe.',
  ),
  'history/damaged': say(
    'What is stored of some finished games is damaged.',
    'They are left out here; all others, and your tables, are untouched.',
  ),
  'history/other-version': say(
    'Some finished games were stored by another version of Roadstead.',
    'They are kept as they are and stand here again when that version runs.',
  ),

  'engine/hidden-cards': say(
    'Hidden cards cannot be had back: what opens them is on the devices of those who held them.',
    'Wait for the host’s device, or begin a new game.',
  ),
  'engine/ask-open': say('Something is being drawn right now.', 'Wait a moment, then move.'),
  'engine/bad-action': say('This move does not exist in the game.', IGNORED),
  'engine/bad-answer': say('This draw is not possible.', CHANGED),
  'engine/nothing-to-seal': say(
    'Nothing is to be chosen in secret right now.',
    'Look again and choose anew.',
  ),
  'engine/not-what-was-sealed': say('What was laid open is not what had been chosen.', CHANGED),
  'engine/bad-opening': say('A card was shown that is another one.', CHANGED),
  'engine/no-ask': say('Something was drawn although nothing was asked for.', CHANGED),
  'engine/bad-options': say('The options of this game are not possible.', NEWER),
  'engine/bad-seats': say(
    'This game cannot be played with so many seats.',
    'Set a table with another number of seats.',
  ),
  'engine/other-game': say('This is another game than the one expected.', OTHER_FILE),
  'engine/other-rules': say('This game was played by other rules than this version knows.', NEWER),
  'engine/out-of-order': say('A step came out of order.', IGNORED),
  'engine/stale': say('Somebody was faster: the table has changed.', 'Look again and choose anew.'),
  'engine/game-over': say('The game is over.', 'You can look back in the log, or open a new table.'),
  'engine/take-back-open': say('Somebody has asked to take back a move already.', 'Answer that first.'),
  'engine/no-take-back': say('There is nothing left to answer: the request is settled.'),
  'engine/bad-take-back': say('The game cannot be taken back to there.', 'Choose a move of your own.'),
  'engine/too-long': say(
    'This game has as many steps as a log may hold.',
    'It cannot go on. Save it as a file, and start a new one.',
  ),
  'engine/take-backs-spent': say('This position has been taken back often enough.', 'Play on from here.'),
  'engine/facts-spent': say('This seat has changed enough at this table.', 'Play on as it is.'),
  'engine/drawn-since': say(
    'Something has been drawn since.',
    'What was drawn stays drawn, so that nobody can draw until it suits them.',
  ),
  'engine/nothing-to-take-back': say('You have no move to take back.'),
} satisfies Readonly<Record<string, ProblemWords>>;

/** For a code that this version has no sentence for. */
export const unknownProblem = (code: string): ProblemText => ({
  what: `Something unexpected happened (${code}).`,
  next: REPORT,
});
