/** What the table says of its people, and what can be tapped about it. */

import {expect} from 'chai';
import type {RsButton} from '../../../components/kit/button.ts';
import type {RsDialog} from '../../../components/kit/dialog.ts';
import type {Problem} from '../../../src/base/problem.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {HeldClock} from '../../support/screen/held-clock.ts';
import {claimOf, playing} from '../../support/views/app-views.ts';
import {AppHarness, until, viewport} from '../app/harness.ts';

const SAID = {id: 1, seat: 1, at: 0, phrase: 'wellPlayed', text: null} as const;
const TALK = {possible: true, items: [], muted: [], refusal: null};
/** For three minutes, counted when it is shown: a slow machine takes more than one for this file. */
const away = () => ({link: 'away', awaySince: Date.now() - 3 * 60_000 - 5000}) as const;
const STAND_IN = {
  possible: [],
  aloneFrom: null,
  unready: false,
  hidden: false,
  asked: null,
  mine: false,
  again: null,
  mayLeave: false,
  opens: false,
};

const END = {other: null, aloneFrom: null, asked: null, refused: false, there: null, ended: null};

describe('people at a table', () => {
  let app: AppHarness;
  afterEach(() => app.close());

  const table = (change: Partial<TableView>): TableView => ({...playing(), place: 'network', ...change});
  const open = async (change: Partial<TableView>) => {
    app = await AppHarness.open(table(change));
  };
  const gone = (...who: number[]): TableView['seats'] =>
    playing().seats.map(seat => {
      const link = seat.mine ? ('self' as const) : ('live' as const);
      return {...seat, kind: 'person', link, ...(who.includes(seat.seat) ? away() : {})};
    });
  const name = (seat: number): string => playing().seats[seat]!.name;
  const said = (words: string) => until(() => app.text.includes(words), words);
  const tap = async (what: string) => app.tap(await app.drawn(what));

  it('somebody is let in from another device, or turned away; the code stands there', async () => {
    await open({claims: [claimOf()]});
    await until(() => app.text.includes('KX42'), 'the code');
    await app.tap('Let in');
    expect(app.last).to.deep.equal({act: 'answerClaim', seat: 1, device: 'tablet', yes: true});
    await app.tap('Turn away');
    expect(app.last).to.deep.equal({act: 'answerClaim', seat: 1, device: 'tablet', yes: false});
  });

  it('a seat for which a bot plays has a bot’s sign, not that of somebody who is missed', async () => {
    const seats = gone(1).map(seat => (seat.seat === 1 ? {...seat, standIn: 'greedy'} : seat));
    await open({seats});
    const sign = () => app.one<HTMLElement & {name: string}>('[data-spot="seat:1"] rs-symbol.link').name;
    await until(
      () => app.all('[data-spot="seat:1"] rs-symbol.link').length > 0 && sign() === 'bot',
      'the sign',
    );
    await app.show({screen: table({seats: gone(1)})});
    await until(() => sign() === 'wifi-off', 'who is missed');
  });

  it('two who ask for one seat stand there as two; where the earlier device is linked nobody can be let in', async () => {
    const second = claimOf({device: 'phone', code: 'AR17', linked: true, known: true});
    await open({claims: [claimOf({code: null}), second]});
    await until(() => app.text.includes('AR17'), 'the code');
    expect(app.all('rs-banner[data-claim]')).to.have.length(2);
    expect(app.text).to.include('there the seat can be moved').and.include('has played the seat before');
    expect(app.all('rs-button[data-act=answerClaim]')).to.have.length(2, 'turned away, both of them');
    await app.show({screen: table({claims: [claimOf({agreed: true})]})});
    await said('You have agreed');
  });

  it('somebody who took up a game alone can invite and let in before the device goes from hand to hand', async () => {
    const claims = [claimOf()];
    const invite = {link: 'https://x.test/#j=1', code: 'ABCDEF'};
    await open({curtain: 0, viewer: null, choices: [], invite, claims});
    await until(() => app.text.includes('KX42'), 'the code');
    await app.tap('Let in');
    expect(app.last).to.deep.equal({act: 'answerClaim', seat: 1, device: 'tablet', yes: true});
    await app.tap('Players and invitation');
    await said('ABCDEF');
  });

  it('a phrase goes when the own move comes: it was seen', async () => {
    await open({talk: {...TALK, items: [SAID]}});
    await said('Well played');
    const {log, viewer} = playing();
    const own = {...log.at(-1)!, n: log.at(-1)!.n + 1, kind: 'action' as const, seat: viewer, undone: false};
    const moved = {...own, events: log.findLast(({events}) => events.length > 0)!.events};
    await app.show({screen: table({talk: {...TALK, items: [SAID]}, log: [...log, moved]})});
    await until(() => !app.text.includes('Well played'), 'the table without it');
    const next = {...SAID, id: 2, phrase: 'hello' as const};
    await app.show({screen: table({talk: {...TALK, items: [SAID, next]}, log: [...log, moved]})});
    await said('Hello everybody');
  });

  it('buttons that say what they did keep their name: no live region of a role of its own stands in them', async () => {
    await open({
      seats: gone(0, 1, 2),
      invite: {link: 'https://x.test/#j=1', code: 'ABCDEF'},
      toAct: [1],
      choices: [],
    });
    await tap('[data-rest]');
    await app.drawn('rs-remind');
    expect(app.all('rs-button [role=status]')).to.have.length(0);
  });

  it('a watcher asks for a seat, sees the code, and the reason of a refusal', async () => {
    const {seats} = playing();
    const watching = seats.map(seat => ({...seat, mine: false}));
    await open({seats: watching, viewer: null, claimable: [1]});
    await tap('[data-plays]');
    await app.tap(`I am ${seats[1]!.name}`);
    expect(app.last).to.deep.equal({act: 'claimSeat', seat: 1});
    await app.show({screen: table({claim: {seat: 1, codes: [{seat: 2, code: 'AB12'}], refused: null}})});
    await until(() => app.text.includes('AB12'), 'the code');
    await app.tap('Withdraw');
    expect(app.last).to.deep.equal({act: 'withdrawClaim'});
    const refused: Problem = {code: 'table/claim-refused', details: {}};
    await app.show({screen: table({claim: {seat: 1, codes: [], refused}})});
    await until(() => app.text.includes('did not give you this seat'), 'the reason');
  });

  it('somebody who comes back on another device is asked first, even while the table waits for nobody else', async () => {
    const watching = gone(1).map(seat => ({
      ...seat,
      mine: false,
      link: seat.mine ? ('live' as const) : seat.link,
    }));
    const away = {toAct: [1], seats: watching, viewer: null, choices: []};
    await open({...away, claimable: [1]});
    await tap('[data-plays]');
    await app.tap(`I am ${name(1)}`);
    expect(app.last).to.deep.equal({act: 'claimSeat', seat: 1});
    await app.show({
      screen: table({...away, claim: {seat: 1, codes: [{seat: 2, code: 'AB12'}], refused: null}}),
    });
    await said('AB12');
    await app.show({screen: table({...away, claimable: [1]})});
    await app.tap('No, I am watching');
    await said(`${name(1)} has been away`);
  });

  it('whoever comes in by the link during a game reads whose table it is, what is played and what she can do', async () => {
    const watching = gone().map(seat => ({...seat, mine: false, host: seat.seat === 2}));
    const here = {seats: watching, viewer: null, choices: []};
    await open({...here, claimable: [1]});
    await said(`This game of Puerto Rico, hosted by ${name(2)}, is under way, and all seats are taken.`);
    expect(app.text, 'seats are for those who say so').not.to.include(`I am ${name(1)}`);
    await tap('[data-watch]');
    await until(() => app.all('[data-welcome]').length === 0, 'she watches');
    await app.close();
    await open({...here, claimable: []});
    await app.drawn('[data-welcome]');
    expect(app.all('[data-plays]'), 'no seat can be asked for').to.have.length(0);
  });

  it('with hidden hands no seat can be asked for: a watcher is told which device opens it', async () => {
    const watching = gone(1).map(seat => ({...seat, mine: false}));
    const away = {toAct: [1], seats: watching, choices: [], standIn: {...STAND_IN, opens: true}};
    await open({...away, viewer: null});
    await tap('[data-rest]');
    await said(`Are you ${name(1)}? In this game what you keep secret stays on the device`);
    await app.show({screen: table({...away, viewer: 0})});
    await until(() => !app.text.includes(`Are you ${name(1)}`), 'not to those who have a seat');
  });

  it('somebody away whom the table waits for: a bot can be asked for, agreed to, and sent off', async () => {
    await open({toAct: [1], seats: gone(1), standIn: {...STAND_IN, possible: [1]}});
    await app.tap('Let a bot play on');
    expect(app.last).to.deep.equal({act: 'standIn', seat: 1});
    const asked = {by: 2, seat: 1, mayAnswer: true, mine: false, waiting: [0], from: null};
    await app.show({screen: table({standIn: {...STAND_IN, asked}})});
    expect(app.text, 'nothing is opened for it').not.to.include('could read that');
    await app.tap('Agree');
    expect(app.last).to.deep.equal({act: 'answerStandIn', yes: true});
    await app.show({screen: table({standIn: {...STAND_IN, asked, opens: true}})});
    await said('any device at the table could read that');
    await app.show({screen: table({standIn: {...STAND_IN, mine: true}})});
    await app.tap('Take my seat back');
    expect(app.last).to.deep.equal({act: 'takeBackSeat'});
  });

  it('to leave for good stands in the menu; it is asked first, says what it does, and leads home when the log has it', async () => {
    const mayLeave = {...STAND_IN, again: null, mayLeave: true, opens: true};
    await open({seats: gone(), standIn: mayLeave});
    await app.tap('Menu');
    await app.tap('Leave for good');
    await said('give up your hidden cards for the rest of the game');
    expect(app.acts, 'nothing is said before the answer').to.deep.equal([]);
    await tap('[data-farewell]');
    expect(app.last).to.deep.equal({act: 'leaveSeat'});
    expect(app.one<RsButton>('[data-farewell]').disabled).to.equal(true);
    await app.show({screen: table({seats: gone(), standIn: {...STAND_IN, mine: true, opens: true}})});
    expect(app.last).to.deep.equal({act: 'goHome'});
  });

  it('the question says why leaving is refused, and goes on saying it although the table goes on; then it can be tried again', async () => {
    const screen = {seats: gone(), standIn: {...STAND_IN, again: null, mayLeave: true}};
    await open(screen);
    await app.tap('Menu');
    await app.tap('Leave for good');
    await said('A bot plays on in your place');
    expect(app.text).not.to.include('hidden cards');
    await tap('[data-farewell]');
    await app.show({screen: table({...screen, refusal: {code: 'fair/draw-waits', details: {}}})});
    await app.show({screen: table(screen)});
    await said('Something is being drawn just now');
    await tap('[data-farewell]');
    expect(app.acts).to.deep.equal([{act: 'leaveSeat'}, {act: 'leaveSeat'}]);
    await app.tap('Stay');
    await until(() => app.all('[data-farewell]').length === 0, 'the table alone');
  });

  it('it is not offered if it makes no sense; the others read it until it is put away', async () => {
    const left = gone().map(seat => (seat.seat === 1 ? {...seat, left: true, standIn: 'greedy'} : seat));
    await open({seats: left, standIn: {...STAND_IN, opens: true}});
    await said(`${name(1)} has left for good.`);
    await said('no secret any more');
    await app.tap('Menu');
    expect(app.text).to.include('Leave the table').and.not.include('Leave for good');
    await tap('[data-parted]');
    await until(() => app.all('[data-left]').length === 0, 'it is read');
  });

  it('somebody who is away is not said to be choosing, but since when they are away, and that the game waits', async () => {
    await open({toAct: [1], choices: [], seats: gone(1)});
    await said(`${name(1)} has been away for 3 minutes.`);
    await said(`Waiting for ${name(1)}`);
    await said(`goes on by itself when ${name(1)} is back`);
    expect(app.text).not.to.include(`${name(1)} is choosing`);
    await app.show({screen: table({toAct: [1], choices: [], seats: gone()})});
    await until(() => !app.text.includes('away for'), 'everybody is here');
  });

  it('a host who is away is named as such, whoever is to move; one tap tries at once', async () => {
    const hosted = gone(2).map(seat => ({...seat, host: seat.seat === 2}));
    const trouble: Problem = {code: 'table/host-away', details: {}};
    await open({toAct: [1], choices: [], seats: hosted, trouble, canTakeUp: true});
    await said(`${name(2)}, the host, has been away for 3 minutes.`);
    await said(`Waiting for ${name(2)}`);
    expect(app.text).not.to.include(`${name(1)} is choosing`);
    for (const code of ['table/host-away', 'join/noTable', 'join/noPath'] as const) {
      await app.show({screen: table({toAct: [1], choices: [], seats: hosted, trouble: {code, details: {}}})});
      expect(app.all('rs-banner'), code).to.have.length(1);
    }
    await app.show({screen: table({toAct: [1], choices: [], seats: hosted, trouble, canTakeUp: true})});
    await app.tap('Try now');
    expect(app.last).to.deep.equal({act: 'syncNow'});
    expect(app.all('[data-go-on]'), 'one thing to do, the rest behind it').to.have.length(0);
    await tap('[data-rest]');
    const ask = await app.drawn('[data-go-on]');
    expect(ask.textContent?.trim()).to.equal('Go on without the host');
    await app.tap(ask);
    await said('Go on without the host?');
    await said('A new table goes on from here');
    await tap('[data-take-up]');
    expect(app.last).to.deep.equal({act: 'takeUp', tableId: playing().tableId});
    // The others need the link of the new table next: whoever has taken it up is not to look for it.
    const invite = {link: 'https://x.test/#j=2', code: 'NEWONE'};
    await app.show({screen: table({tableId: 'new', curtain: 1, viewer: null, choices: [], invite})});
    await said('NEWONE');
  });

  it('while the host is away nothing on the board looks as if it could be chosen, and it can be as soon as they are back', async () => {
    const hosted = gone(1).map(seat => ({...seat, host: seat.seat === 1}));
    await open({seats: hosted});
    await said(`Waiting for ${name(1)}`);
    expect(app.text).not.to.include('Where do your workers go?');
    expect(app.all('rs-quay rs-button[variant=primary]')).to.have.length(0);
    await app.show({screen: table({seats: gone()})});
    await said('Where do your workers go?');
  });

  it('who is left of two is asked once whether to go on here, in a sentence, and one tap does it', async () => {
    const hosted = gone(1).map(seat => ({...seat, host: seat.seat === 1}));
    const left = {toAct: [1], choices: [], seats: hosted, canTakeUp: true, alone: true} as const;
    await open(left);
    await said(`${name(1)} is away. Go on here with a bot?`);
    await tap('[data-rest]');
    await said('stays a table of its own');
    await app.tap('Close');
    await app.tap('Go on here');
    expect(app.last).to.deep.equal({act: 'goOnAlone', tableId: playing().tableId});
  });

  it('who is left of two at hidden cards is told why nobody goes on', async () => {
    const hosted = gone(1).map(seat => ({...seat, host: seat.seat === 1}));
    const {standIn} = playing();
    await open({toAct: [1], choices: [], seats: hosted, alone: true, standIn: {...standIn, opens: true}});
    await tap('[data-rest]');
    await said(`only ${name(1)}’s device can show what ${name(1)} keeps secret`);
    expect(app.text).not.to.include('Go on here');
  });

  it('who is left of two at hidden cards can end the game, and not before a long silence', async () => {
    const hosted = gone(1).map(seat => ({...seat, host: seat.seat === 1}));
    const standIn = {...STAND_IN, opens: true};
    const left = (aloneFrom: number) =>
      ({
        toAct: [1],
        choices: [],
        seats: hosted,
        alone: true,
        standIn,
        end: {...END, other: 1, aloneFrom},
      }) as const;
    await open(left(Date.now() + 70_000));
    await tap('[data-rest]');
    await tap('[data-end]');
    await said('Nobody wins.');
    await said('You can end it in 1:');
    const go = () => app.drawn('[data-end-game]');
    expect(((await go()) as RsButton).disabled, 'nobody loses a game to a bad network').to.equal(true);
    await app.show({screen: table(left(Date.now()))});
    await said('You can end it now.');
    await app.tap(await go());
    expect(app.last).to.deep.equal({act: 'endGame', yes: true});
    const ended = {without: 1, at: 0};
    await app.show({screen: table({...left(0), toAct: [], end: {...END, ended}})});
    await said(`This game ended because ${name(1)} did not come back: nobody has won.`);
    expect(app.text).not.to.include('has been away').and.not.include('shuffled');
    await said('Back to the start page');
    await app.tap('Go on after all');
    expect(app.last).to.deep.equal({act: 'endGame', yes: false});
  });

  for (const host of [true, false])
    it(`who is left of two who had agreed to it lets a bot play for the ${host ? 'host' : 'guest'}, and not before a long silence`, async () => {
      const seats = gone(1).map(seat => ({...seat, host: (seat.seat === 1) === host}));
      const left = (aloneFrom: number, possible: readonly number[]) =>
        ({
          ...{toAct: [1], choices: [], seats, alone: host},
          standIn: {...STAND_IN, opens: true, aloneFrom, possible},
          end: {...END, other: 1, aloneFrom},
        }) as const;
      await open(left(Date.now() + 70_000, []));
      await tap('[data-rest]');
      await said('You both agreed to this before you began');
      await said('A bot can play on in 1:');
      expect(app.text).not.to.include('Let a bot play on').and.not.include('device can show');
      await app.show({screen: table(left(Date.now(), [1]))});
      await tap('[data-act="standIn"]');
      expect(app.last).to.deep.equal({act: 'standIn', seat: 1});
    });

  it('two end a game together: one asks out of the menu, the other answers', async () => {
    const end = {...END, other: 1} as const;
    await open({seats: gone(), end});
    await app.tap('Menu');
    await app.tap('End the game');
    await said(`${name(1)} is asked first`);
    await tap('[data-end-game]');
    expect(app.last).to.deep.equal({act: 'endGame', yes: true});
    await app.show({screen: table({seats: gone(), end: {...end, asked: 'mine'}})});
    await said(`${name(1)} is asked whether the game ends here.`);
    await app.show({screen: table({seats: gone(), end: {...end, refused: true}})});
    await said(`${name(1)} would rather play on.`);
    await app.show({screen: table({seats: gone(), end: {...end, asked: 'theirs'}})});
    await said(`${name(1)} would like to end the game here.`);
    await app.tap('Play on');
    expect(app.last).to.deep.equal({act: 'endGame', yes: false});
    await app.show({screen: table({seats: gone(), end: {...end, there: 'alone'}})});
    await said(`You were away, and ${name(1)} has ended the game`);
    await app.tap('End it');
    expect(app.last).to.deep.equal({act: 'endGame', yes: true});
  });

  it('an own move says that it waits for a host who is away', async () => {
    const hosted = gone(2).map(seat => ({...seat, host: seat.seat === 2}));
    await open({seats: hosted, sending: {type: 'any'}});
    await said(`Your move goes out when ${name(2)} is back`);
  });

  it('a move that the table went on without is asked about: again, or not', async () => {
    await open({refusal: {code: 'table/move-lost', details: {}}});
    await said('Your last move did not count');
    await app.tap('Do it again');
    expect(app.last).to.deep.equal({act: 'moveAgain', wanted: true});
    await app.tap('Leave it');
    expect(app.last).to.deep.equal({act: 'moveAgain', wanted: false});
  });

  it('with hidden hands it says why no bot plays on', async () => {
    await open({toAct: [1], choices: [], seats: gone(1), standIn: {...STAND_IN, hidden: true}});
    await tap('[data-rest]');
    await said('what this player keeps secret');
    expect(app.text, 'not every secret is a card').not.to.include('cards');
  });

  it('who goes before anything was dealt is not stood in for: it says so, and sets a new table', async () => {
    const dealing = {kind: 'set-up', seats: [1], passes: null, overdue: true} as const;
    await open({toAct: [], choices: [], seats: gone(1), dealing, standIn: {...STAND_IN, unready: true}});
    await said('Nothing is dealt yet');
    await app.tap('New table for us');
    expect(app.last).to.deep.equal({act: 'rematch', rotate: false});
  });

  it('somebody away can be reminded: a line with the link, to send by any messenger', async () => {
    await open({toAct: [1], choices: [], seats: gone(1)});
    const sent: ShareData[] = [];
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => void sent.push(data),
    });
    await tap('[data-rest]');
    await app.tap('Remind');
    await said('Sent');
    Reflect.deleteProperty(navigator, 'share');
    expect(sent).to.have.length(1);
    expect(sent[0]!.text).to.include('Puerto Rico').and.include(playing().invite!.link);
  });

  it('that somebody is away whom nobody waits for yet is told until it is read, and again after the next time', async () => {
    await open({seats: gone(1)});
    await said(`${name(1)} has been away for 3 minutes.`);
    await tap('[data-missed]');
    await until(() => !app.text.includes('has been away'), 'it is read');
    await app.show({screen: table({seats: gone()})});
    await app.show({screen: table({seats: gone(1)})});
    await said(`${name(1)} has been away for 3 minutes.`);
  });

  it('a watcher of hidden cards is told where her seat is, though nobody waits for her yet', async () => {
    const watching = gone(1).map(seat => ({...seat, mine: false}));
    const standIn = {...STAND_IN, opens: true};
    await open({seats: watching, viewer: null, choices: [], standIn});
    await said(`Are you ${name(1)}?`);
    await app.show({screen: table({seats: gone(1), standIn})});
    await until(() => !app.text.includes(`Are you ${name(1)}?`), 'who has a seat is not asked');
  });

  it('a phrase stays until it is put away; the panel has phrases, a text and a list of the muted', async () => {
    await open({talk: {...TALK, items: [SAID]}});
    await until(() => app.text.includes('Well played!'), 'the phrase');
    await tap('[data-hush]');
    await until(() => !app.text.includes('Well played!'), 'the board alone');
    await app.tap('Menu');
    await app.tap('Talk');
    await tap('[data-phrase="thanks"]');
    expect(app.last).to.deep.equal({act: 'phrase', phrase: 'thanks'});
    await tap('[data-mute="1"]');
    expect(app.last).to.deep.equal({act: 'mute', seat: 1, on: true});
  });

  it('the next game of the same people: an invitation to follow', async () => {
    await open({rematch: {by: 1}});
    await app.tap('Join');
    expect(app.last).to.deep.equal({act: 'followRematch'});
  });

  it('a host whom others wait for is asked before leaving', async () => {
    await open({});
    await app.tap('Menu');
    await app.tap('Leave the table');
    await until(() => app.text.includes('You are the host'), 'the question');
    expect(app.last?.act).not.to.equal('goHome');
    await tap('[data-leave]');
    expect(app.last).to.deep.equal({act: 'goHome'});
  });

  it('the menu compares the copies, and says at once what came of it', async () => {
    const {fairness} = playing();
    await open({seats: gone(), fairness: {...fairness, agree: [1, 2, 3], differ: []}});
    await app.tap('Menu');
    await app.tap('Compare with the others now');
    expect(app.last).to.deep.equal({act: 'syncNow'});
    await said('The same on every device that is here');
  });

  it('another device has taken over: one line says so, for a while and to everybody', async () => {
    const kept = (host: number, seats: TableView['seats']) =>
      seats.map(seat => ({...seat, host: seat.seat === host}));
    await open({seats: kept(2, gone())});
    expect(app.all('[data-went-on]'), 'before').to.have.length(0);
    const clock = new HeldClock();
    await app.show({screen: table({seats: kept(1, gone(2))})});
    await said(`${name(2)}’s device is away. The table went on at ${name(1)}’s.`);
    expect(app.within('[data-went-on]', '[role=status]')).to.not.equal(null);
    const {bottom} = app.one('[data-went-on]').getBoundingClientRect();
    expect(bottom, 'over no board').to.be.at.most(app.one('main.board').getBoundingClientRect().top + 1);
    clock.release();
    await until(() => app.all('[data-went-on]').length === 0, 'gone by itself');
    await app.show({screen: table({seats: kept(2, gone())})});
    await app.show({screen: table({seats: kept(0, gone(2))})});
    await said('The table went on at yours.');
    await app.show({screen: table({seats: kept(0, gone())})});
    await until(() => app.all('[data-went-on]').length === 0, 'they are back');
  });

  it('while the game waits for somebody that is said once, and once what it goes on with', async () => {
    const hosted = gone(1).map(seat => ({...seat, host: seat.seat === 1}));
    const trouble: Problem = {code: 'table/minority', details: {here: 1, members: 3, missing: 1}};
    await open({toAct: [1], choices: [], seats: hosted, trouble});
    await said('The game goes on by itself as soon as one more is here.');
    expect(app.text.match(/wait/gi), app.text).to.have.length(1);
    expect(app.all('rs-banner'), 'one thing to do').to.have.length(1);
  });

  it('where too few are here though a bot is to move, it waits for whoever is away', async () => {
    const trouble: Problem = {code: 'table/minority', details: {here: 1, members: 2, missing: 1}};
    await open({toAct: [2], choices: [], seats: gone(1), trouble});
    await said(`${name(1)} has been away`);
    await said('The game goes on by itself as soon as one more is here.');
    expect(app.all('rs-banner'), 'one thing to do').to.have.length(1);
  });

  it('out of reach of the host, one tap tries at once', async () => {
    await open({trouble: {code: 'table/host-away', details: {}}});
    const clock = new HeldClock();
    await tap('[data-act=syncNow]');
    expect(app.last).to.deep.equal({act: 'syncNow'});
    await said('Trying…');
    const {length} = app.acts;
    await tap('[data-act=syncNow]');
    expect(app.acts, 'once is enough').to.have.length(length);
    clock.release();
  });

  it('what comes of trying is said: nobody has answered, or who is here', async () => {
    const hosted = gone(2).map(seat => ({...seat, host: seat.seat === 2}));
    await open({toAct: [2], choices: [], seats: hosted});
    const clock = new HeldClock();
    await app.tap('Try now');
    await said('Trying…');
    clock.release();
    await said('No answer yet');
    await app.show({screen: table({toAct: [2], choices: [], seats: gone()})});
    await said(`${name(2)} is linked again.`);
    await app.tap('Close');
    await until(() => !app.text.includes('is linked again'), 'it is read');
  });

  it('a no to what somebody has proposed is told to the others once, until it is read or somebody moves', async () => {
    const {log} = playing();
    const n = log.at(-1)!.n;
    const item = {kind: 'table' as const, events: [], undone: false};
    const wish = {...item, n: n + 1, seat: 0, table: {type: 'standIn', seat: 1, bot: 'greedy'} as const};
    const no = (seat: number) => ({
      ...item,
      n: n + 2,
      seat,
      table: {type: 'answerStandIn', yes: false} as const,
    });
    await open({seats: gone(1), log});
    await app.show({screen: table({seats: gone(1), log: [...log, wish, no(2)]})});
    await said(`${name(2)} said no to a bot for ${name(1)}.`);
    await tap('[data-read]');
    await until(() => !app.text.includes('said no to'), 'it is read');
    await app.show({screen: table({seats: gone(1), log: [...log, wish, no(2)]})});
    expect(app.all('[data-refusal]'), 'once').to.have.length(0);
    await app.show({screen: table({seats: gone(1), log: [...log, wish, no(0)]})});
    expect(app.all('[data-refusal]'), 'not to who has said it').to.have.length(0);
  });

  it('nobody is told to be on turn while the host is missed, or when it is over', async () => {
    const hosted = gone(2).map(seat => ({...seat, host: seat.seat === 2}));
    await open({seats: hosted});
    const title = () => app.one('rs-table-bar').shadowRoot!.querySelector('h1')!.textContent!.trim();
    await until(() => title() === `Waiting for ${name(2)}`, 'whom it waits for');
    await app.show({
      screen: table({seats: gone(), end: {...END, ended: {without: null, at: 0}}, choices: [], toAct: []}),
    });
    await until(() => title() === 'The end', 'that it is over');
  });

  it('nor is it read out', async () => {
    const heard = async (seats: TableView['seats']) => {
      const clock = new HeldClock();
      app = await AppHarness.open(table({seats}));
      await app.drawn('rs-quay');
      clock.release();
      const said = app.all('.hidden-text[role=status]').map(live => live.textContent);
      return said.some(words => words!.includes('Your move'));
    };
    expect(await heard(gone()), 'everybody is here').to.equal(true);
    app.close();
    const hosted = gone(2).map(seat => ({...seat, host: seat.seat === 2}));
    expect(await heard(hosted)).to.equal(false);
  });

  it('the line about somebody away leaves the board in sight, on the smallest phone and in each language', async () => {
    await viewport(360, 640);
    const hosted = gone(2).map(seat => ({...seat, host: seat.seat === 2}));
    const standIn = {...STAND_IN, opens: true};
    for (const language of ['en', 'hu', 'pl'] as const) {
      app = await AppHarness.open(table({toAct: [2], choices: [], seats: hosted, alone: true, standIn}), {
        language,
      });
      const line = await app.drawn('[data-absent]');
      expect(line.getBoundingClientRect().height, language).to.be.at.most(96);
      app.close();
    }
    await open({});
  });

  it('who knocks is let in out of what lies over the table, however far that is scrolled', async () => {
    await viewport(360, 640);
    await open({});
    await app.tap('Menu');
    await app.tap('Players and invitation');
    const people = await app.drawn('rs-people');
    await app.show({screen: table({knocks: ['Réka']})});
    const panel = people.closest('rs-dialog')!;
    const asked = await until(() => panel.querySelector<HTMLElement>('[data-knocks]'), 'the question');
    const content = panel.shadowRoot!.querySelector('.content')!;
    await until(() => people.getBoundingClientRect().height > content.clientHeight, 'more than fits');
    content.scrollTop = content.scrollHeight;
    expect(asked.getBoundingClientRect().top).to.be.at.least(content.getBoundingClientRect().top - 1);
    await app.tap(asked.querySelector<RsButton>('[variant=primary]')!);
    expect(app.last).to.deep.equal({act: 'answerKnock', knock: 0, admit: true});
    expect(panel.open).to.equal(true);
  });

  it('where no server answers, trying again is offered once', async () => {
    await open({
      seats: gone(2).map(seat => ({...seat, host: seat.seat === 2})),
      trouble: {code: 'join/noBroker', details: {}},
    });
    await app.drawn('[data-absent]');
    await app.drawn('[data-meet]');
    expect(app.all('rs-try-now')).to.have.length(1);
  });

  it('undo says how far it goes; where it ends at a draw, why', async () => {
    const takeBack = {to: 4, free: false, moves: 3, refusal: null, asked: null};
    await open({takeBack});
    await until(() => app.all('[data-undo]')[0], 'the button');
    expect(app.all('[data-undo]')[0]!.getAttribute('label')).to.include('the last 3 moves');
    const reasons = [
      ['engine/drawn-since', 'Something has been drawn since'],
      ['engine/nothing-to-take-back', 'You have no move to take back'],
      ['engine/take-backs-spent', 'taken back often enough'],
      ['engine/game-over', 'The game is over'],
    ] as const;
    for (const [code, reason] of reasons) {
      await app.show({
        screen: table({takeBack: {...takeBack, to: null, moves: 0, refusal: {code, details: {}}}}),
      });
      const grey = await until(() => app.all('[data-undo-why]')[0], code);
      expect(getComputedStyle(grey.shadowRoot!.querySelector('button')!).borderStyle, code).to.equal(
        'dashed',
      );
      await tap('[data-undo-why]');
      await until(() => app.text.includes(reason), reason);
      app
        .all<RsDialog>('rs-dialog')
        .find(({open}) => open)!
        .close();
    }
  });
});
