/** What the lobby screen shows. */
import type {Lobby} from './lobby.ts';
import {isFull, placeOf} from './lobby.ts';
import type {PeerInfo} from './room-port.ts';
import type {TableInfo} from './session.ts';
import type {LinkState, LobbyPlace, LobbyView, Problem} from './view-model.ts';

export function lobbyView(
  lobby: Lobby,
  info: TableInfo,
  key: string,
  peers: readonly PeerInfo[],
  knocks: readonly string[],
  linkOf: (key: string) => LinkState,
): LobbyView {
  const places = lobby.places.map(
    (seat, place): LobbyPlace =>
      seat === null
        ? {place, taken: false}
        : {
            place,
            taken: true,
            name: seat.name,
            shape: seat.shape,
            kind: seat.kind,
            bot: seat.bot,
            mine: seat.key === key,
            keeper: seat.key === lobby.host,
            link: seat.key === null ? 'self' : linkOf(seat.key),
          },
  );
  return {
    screen: 'lobby',
    tableId: info.id,
    game: lobby.game,
    options: lobby.options,
    places,
    keeper: info.keeper,
    link: info.invite?.link ?? '',
    code: info.invite?.code ?? '',
    watchers: peers.filter(peer => peer.link === 'live' && placeOf(lobby, peer.key) === null).length,
    notReady: notReady(lobby),
    mine: placeOf(lobby, key),
    knocks,
  };
}

function notReady(lobby: Lobby): Problem | null {
  if (!isFull(lobby)) {
    const free = lobby.places.filter(seat => seat === null).length;
    return {code: 'table/free-seats', details: {free}};
  }
  return placeOf(lobby, lobby.host) === null ? {code: 'table/keeper-stands', details: {}} : null;
}
