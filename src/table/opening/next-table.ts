/** The lobby of the next table, out of one that was played. */
import {randomText} from '../../base/random.ts';
import type {Seat} from '../../engine/game.ts';
import type {Header, HeaderSeat} from '../../log/header.ts';
import {emptyLobby, type Lobby, noncesOf} from '../others/lobby.ts';
import type {LobbySeat} from '../others/messages.ts';
import type {Sitter} from '../others/session.ts';
import {BOTS, SHAPES} from '../seen/view-model.ts';

/** A table that was played, as far as the next one with the same people is concerned. */
export interface Played extends Pick<Header, 'game' | 'options'> {
  readonly seats: readonly HeaderSeat[];
}

/** A place of a lobby as entry 0 has its seat. */
export const placeFrom = ({name, shape, kind, bot, key, nonce}: HeaderSeat): NonNullable<LobbySeat> => ({
  kind,
  name,
  shape: SHAPES.find(known => known === shape) ?? 'disc',
  bot: kind === 'bot' ? (BOTS.find(known => known === bot) ?? 'random') : null,
  key: kind === 'bot' ? null : key,
  nonce,
});

/** Where the person of a seat sits at the next table. */
export const nextPlace = (seat: Seat, {seats}: Played, rotate: boolean): number =>
  (seat + (rotate ? seats.length - 1 : 0)) % seats.length;

/**
 * The lobby of the next table with the same people: bots sit already, others find their places free.
 * @param own this device, and who sat there
 */
export function rematchLobby(
  played: Played,
  own: {
    readonly key: string;
    readonly nonce: string;
    readonly sitters: readonly Pick<Sitter, 'seat' | 'me'>[];
  },
  rotate: boolean,
): Lobby {
  const places: LobbySeat[] = played.seats.map(() => null);
  const [first, ...others] = noncesOf(own.nonce);
  played.seats.forEach((header, seat) => {
    const here = own.sitters.find(one => one.seat === seat);
    if (header.kind === 'person' && !here) return;
    const [key, nonce] = here ? [own.key, here.me ? first! : others.shift()!] : [null, randomText(16)];
    places[nextPlace(seat, played, rotate)] = {...placeFrom(header), key, nonce};
  });
  return {...emptyLobby(), game: played.game, options: played.options, host: own.key, places};
}
