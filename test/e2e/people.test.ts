/** People at a table between real pages: another device, a host that comes back, taking up, what is said. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {withTicket} from '../../src/base/address.ts';
import {agree, missed, playTo} from '../support/e2e/interrupted.ts';
import {Player, seatedTable} from '../support/e2e/players.ts';
import {servedApp} from '../support/e2e/served-app.ts';

const place = servedApp();

/** To the table of a link, on another device. */
async function arrive(name: string, link: string): Promise<Player> {
  const player = await Player.open(place.browser, place.url, name);
  await player.act({act: 'join', linkOrCode: link});
  await player.until(({screen}) => screen.screen === 'table');
  return player;
}

test('a seat moves to the device that has seen its ticket; the old one watches, and what people say arrives', {
  timeout: 180_000,
}, async () => {
  const players = await seatedTable([place.browser], place.url, {seats: 3});
  await playTo(players, 12);
  const [host, old] = players as [Player, Player, Player];
  await old.act({act: 'moveSeat'});
  await old.until(({screen}) => screen.screen === 'table' && screen.move.ticket !== null);
  const {invite, move} = await old.table();
  const tablet = await arrive('Player 1, tablet', withTicket(invite!.link, move.ticket!));
  await tablet.until(({screen}) => screen.screen === 'table' && screen.viewer === 1);
  await old.until(({screen}) => screen.screen === 'table' && screen.viewer === null);
  const now = [host, tablet, players[2]!];
  await playTo(now, 30);
  await agree(now);
  await tablet.act({act: 'phrase', phrase: 'thanks'});
  await host.until(({screen}) => screen.screen === 'table' && screen.talk.items.at(-1)?.phrase === 'thanks');
  // After a reload the seat is still on the new device.
  await tablet.page.reload();
  await tablet.until(({screen}) => screen.screen === 'table' && screen.viewer === 1);
  for (const player of [...players, tablet]) await player.close();
});

test('a tablet that opened the table lies in the middle: it starts the game without a seat, sees it after a reload, and others knock at the phone that keeps it', {
  timeout: 180_000,
}, async () => {
  const [tablet, phone, other] = (await seatedTable([place.browser], place.url, {
    seats: 2,
    middle: true,
  })) as [Player, Player, Player];
  const phones = [other, phone];
  const {viewer, seats, invite} = await tablet.table();
  assert.deepEqual([viewer, seats.map(({mine}) => mine)], [null, [false, false]]);
  await playTo(phones, 14);
  await tablet.page.reload();
  await tablet.until(({screen: at}) => at.screen === 'table' && at.trouble === null);
  // The phone that keeps the game is asked about who comes by the code.
  const keeper = phones[seats.findIndex(({host}) => host)]!;
  const late = await Player.open(place.browser, place.url, 'late');
  await late.act({act: 'join', linkOrCode: invite!.code});
  await keeper.until(({screen: at}) => at.screen === 'table' && at.knocks.includes('late'));
  await keeper.act({act: 'answerKnock', knock: 0, admit: true});
  await late.until(({screen: at}) => at.screen === 'table');
  await playTo(phones, 24);
  await agree([tablet, late, ...phones]);
  for (const player of [tablet, late, ...phones]) {
    const {fairness} = await player.table();
    assert.deepEqual([fairness.blames, fairness.strikes, fairness.firstBad], [[], [], null]);
    await player.close();
  }
});

test('a bot plays on for somebody who left, until she is back', {timeout: 180_000}, async () => {
  const players = await seatedTable([place.browser], place.url, {seats: 3});
  await playTo(players, 12);
  const [host, guest, gone] = players as [Player, Player, Player];
  await gone.act({act: 'goHome'});
  await missed([host, guest], 2);
  await host.until(({screen}) => screen.screen === 'table' && screen.standIn.possible.includes(2));
  await host.act({act: 'standIn', seat: 2});
  await guest.until(({screen}) => screen.screen === 'table' && screen.standIn.asked?.mayAnswer === true);
  await guest.act({act: 'answerStandIn', yes: true});
  await host.until(({screen}) => screen.screen === 'table' && screen.seats[2]!.standIn !== null);
  await playTo([host, guest], 34);
  const {screen} = await gone.view();
  assert.equal(screen.screen, 'home');
  await gone.act({act: 'open', tableId: (await host.table()).tableId});
  await gone.until(({screen}) => screen.screen === 'table' && screen.standIn.mine);
  await gone.act({act: 'takeBackSeat'});
  await host.until(({screen}) => screen.screen === 'table' && screen.seats[2]!.standIn === null);
  await playTo(players, 44);
  await agree(players);
  for (const player of players) await player.close();
});

test('more than half are gone: one who is left takes the table up, another comes and takes her seat again, and they deal on', {
  timeout: 180_000,
}, async () => {
  const players = await seatedTable([place.browser], place.url, {seats: 3});
  await playTo(players, 15);
  const [host, guest, away] = players as [Player, Player, Player];
  await agree(players);
  await away.page.close();
  await host.close();
  await guest.until(({screen}) => screen.screen === 'table' && screen.canTakeUp);
  const before = await guest.table();
  await guest.act({act: 'takeUp', tableId: before.tableId});
  await guest.until(({screen}) => screen.screen === 'lobby' && screen.link !== '' && screen.mine === 1);
  const {screen} = await guest.view();
  if (screen.screen !== 'lobby') throw new Error('no lobby');
  const other = await away.tab(place.url);
  await other.act({act: 'join', linkOrCode: screen.link});
  // Her device finds its copy of the game, compares, and sits down where she sat.
  await guest.until(
    ({screen}) =>
      screen.screen === 'lobby' &&
      screen.places[2]!.taken &&
      screen.from!.copies.map(({is, moves}) => `${is} ${moves}`).join() === 'same 0',
  );
  await guest.act({act: 'addBot', place: 0, bot: 'greedy'});
  await guest.until(({screen}) => screen.screen === 'lobby' && screen.notReady === null);
  await guest.act({act: 'start'});
  for (const player of [guest, other])
    await player.until(
      ({screen}, n) => screen.screen === 'table' && screen.fairness.entries > n,
      before.fairness.entries,
    );
  const [taken, hers] = [await guest.table(), await other.table()];
  assert.equal(taken.fairness.dealer, 'joint');
  assert.deepEqual([taken.seats[1]!.mine, hers.seats[2]!.mine], [true, true]);
  await playTo([guest, other], taken.fairness.entries + 12);
  await agree([guest, other]);
  for (const player of [guest, other]) await player.close();
});
