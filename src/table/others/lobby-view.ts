/** What the lobby screen shows. */

import type {Problem} from '../../base/problem.ts';
import type {LobbyPlace, LobbyView, Watcher} from '../seen/view-model.ts';
import type {Circle} from './circle.ts';
import {canAdd, canBackUp, canRemove, isFull, type Lobby, placeOf} from './lobby.ts';
import type {TableInfo} from './ports.ts';

/** @param key of this device */
export function lobbyView(
  lobby: Lobby,
  info: TableInfo,
  key: string,
  {circle, watchers}: {circle: Pick<Circle, 'knocks' | 'linkOf'>; watchers: readonly Watcher[]},
  from: LobbyView['from'],
  begun: Pick<LobbyView, 'trouble' | 'agreeable'>,
): LobbyView {
  const places = lobby.places.map(
    (seat, place): LobbyPlace =>
      seat === null
        ? {place, taken: false, ...(lobby.from && {was: lobby.from.names[place] ?? ''})}
        : {
            place,
            taken: true,
            name: seat.name,
            shape: seat.shape,
            kind: seat.kind,
            bot: seat.bot,
            mine: seat.key === key,
            host: seat.key === lobby.host,
            link: seat.key === null ? 'self' : circle.linkOf(seat.key),
          },
  );
  return {
    screen: 'lobby',
    tableId: info.id,
    game: lobby.game,
    options: lobby.options,
    places,
    hosting: info.hosting,
    link: info.invite?.link ?? '',
    code: info.invite?.code ?? '',
    watchers,
    asks: lobby.asks,
    from,
    backup: canBackUp(lobby) ? lobby.backup : null,
    notReady: notReady(lobby),
    mine: placeOf(lobby, key),
    canAdd: info.hosting && canAdd(lobby),
    canRemove: info.hosting && canRemove(lobby),
    knocks: circle.knocks,
    ...begun,
  };
}

function notReady(lobby: Lobby): Problem | null {
  if (!isFull(lobby)) {
    const free = lobby.places.filter(seat => seat === null).length;
    return {code: 'table/free-seats', details: {free}};
  }
  return placeOf(lobby, lobby.host) === null ? {code: 'table/host-stands', details: {}} : null;
}
