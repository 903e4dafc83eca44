/** What the lobby screen shows. */

import type {Problem} from '../../base/problem.ts';
import type {LobbyPlace, LobbyView} from '../seen/view-model.ts';
import type {Circle} from './circle.ts';
import type {Door} from './door.ts';
import {
  beginnerOf,
  botsOpen,
  canAdd,
  canBackUp,
  canRemove,
  isFull,
  isPair,
  type Lobby,
  placeOf,
  placesOf,
  wantsBackup,
} from './lobby.ts';
import type {TableInfo} from './ports.ts';

/** @param own key of this device, and what it put in for its person */
export function lobbyView(
  lobby: Lobby,
  info: TableInfo,
  own: {readonly key: string; readonly nonce: string},
  circle: Pick<Circle, 'linkOf' | 'peers'>,
  {
    invite,
    watchers,
    knocks,
    meeting,
  }: Pick<Door, 'invite' | 'watchers' | 'knocks'> & Pick<LobbyView, 'meeting'>,
  from: LobbyView['from'],
  {trouble, agreeable, asked}: Pick<LobbyView, 'trouble' | 'agreeable' | 'asked'>,
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
            mine: seat.key === own.key,
            host: seat.key === lobby.host,
            beside: besideOf(lobby, place),
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
    link: invite?.link ?? '',
    code: invite?.code ?? '',
    watchers,
    asks: lobby.asks,
    from,
    backup: canBackUp(lobby) ? wantsBackup(lobby) : null,
    botsOpen: botsOpen(lobby),
    pair: isPair(lobby),
    notReady: notReady(lobby),
    mine: placesOf(lobby, own.key)[0] ?? null,
    me: placeOf(lobby, own),
    canAdd: info.hosting && canAdd(lobby),
    canRemove: info.hosting && canRemove(lobby),
    knocks,
    meeting,
    trouble: trouble ?? (info.hosting ? null : nobodySeats(lobby, circle)),
    agreeable,
    // Anybody can write a link: it may name a place that is none.
    asked: asked !== null && asked < places.length ? asked : null,
  };
}

/** With whom somebody shares a device: the first who sits there; null for nobody, and for that one. */
function besideOf({places}: Lobby, place: number): string | null {
  const first = placesOf({places}, places[place]?.key ?? '')[0] ?? place;
  return first === place ? null : (places[first]?.name ?? null);
}

/** Guest: without the host nobody gets a seat, and nothing begins. */
function nobodySeats({host, places}: Lobby, circle: Pick<Circle, 'linkOf' | 'peers'>): Problem | null {
  if (circle.linkOf(host) !== 'away') return null;
  // Somebody answers in its place, and what that one says counts for nothing.
  const isUnheard = places.length === 0 && circle.peers.some(({link}) => link !== 'away');
  return {code: isUnheard ? 'table/host-unheard' : 'table/lobby-host-away', details: {}};
}

function notReady(lobby: Lobby): LobbyView['notReady'] {
  if (!isFull(lobby)) return 'freeSeats';
  return beginnerOf(lobby) === null ? 'hostStands' : null;
}
