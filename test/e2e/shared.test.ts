/** A tablet in the middle at which two children sit, and a phone: behind the curtain, after a reload, and once more with the same people. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {withPlace} from '../../src/base/address.ts';
import {agree} from '../support/e2e/interrupted.ts';
import {Player, seatedLobby} from '../support/e2e/players.ts';
import {servedApp} from '../support/e2e/served-app.ts';

const place = servedApp();

/** Who sits in the lobby, with whether it is at the device of this player. */
const sitting = async (player: Player): Promise<string[]> => {
  const {screen} = await player.view();
  if (screen.screen !== 'lobby') return [];
  return screen.places.map(at => (at.taken ? `${at.name}${at.mine ? ' here' : ''}` : ''));
};

test('two children share the tablet, a third plays on a phone, and all of them play once more', {
  timeout: 180_000,
}, async () => {
  const [tablet, phone] = (await seatedLobby([place.browser], place.url, {
    game: 'goofspiel',
    seats: 2,
  })) as [Player, Player];
  await tablet.act({act: 'standUp'});
  await tablet.act({act: 'addPlace'});
  await tablet.until(
    ({screen}) => screen.screen === 'lobby' && screen.mine === null && screen.places.length === 3,
  );
  // A third comes by the code of a seat, and has that one with one tap.
  const {screen: lobby} = await tablet.view();
  const guest = await Player.open(place.browser, place.url, 'Guest');
  await guest.act({
    act: 'join',
    linkOrCode: lobby.screen === 'lobby' ? withPlace(lobby.link, 2) : '',
  });
  await guest.until(({screen}) => screen.screen === 'lobby' && screen.asked === 2 && screen.mine === null);
  await guest.page.getByRole('button', {name: /^Sit down as/}).click();
  await guest.until(({screen}) => screen.screen === 'lobby' && screen.mine === 2);
  await guest.act({act: 'standUp'});
  await tablet.until(({screen}) => screen.screen === 'lobby' && screen.places[2]?.taken === false);
  await guest.close();
  await tablet.act({act: 'bring', place: 0, name: 'Emma'});
  await tablet.act({act: 'bring', place: 2, name: 'Noel'});
  await phone.until(({screen}) => screen.screen === 'lobby' && screen.places.every(({taken}) => taken));
  assert.deepEqual(await sitting(phone), ['Emma', 'Player 1 here', 'Noel']);
  await tablet.act({act: 'start'});
  for (const player of [tablet, phone]) await player.until(({screen}) => screen.screen === 'table');

  // Nobody's hand is seen before she has taken the device, and none after it is loaded anew.
  await tablet.until(({screen}) => screen.screen === 'table' && screen.curtain === 0);
  await tablet.page.locator('rs-curtain rs-button').first().click();
  await tablet.until(({screen}) => screen.screen === 'table' && screen.viewer === 0);
  await tablet.page.reload();
  await tablet.until(
    ({screen}) => screen.screen === 'table' && screen.curtain === 0 && screen.viewer === null,
  );

  for (const player of [tablet, phone]) await player.autoplay(true);
  for (const player of [tablet, phone])
    await player.until(({screen}) => screen.screen === 'table' && screen.result !== null);
  await agree([tablet, phone]);
  await phone.act({act: 'rematch', rotate: true});
  await tablet.until(({screen}) => screen.screen === 'table' && screen.rematch !== null);
  await tablet.act({act: 'followRematch'});
  await phone.until(({screen}) => screen.screen === 'lobby' && screen.places.every(({taken}) => taken));
  assert.deepEqual(await sitting(phone), ['Player 1 here', 'Noel', 'Emma']);
  for (const player of [tablet, phone]) await player.close();
});
