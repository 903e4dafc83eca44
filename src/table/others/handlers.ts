/** What a peer says goes to its handler by its name. A table of handlers that leaves one out does not compile. */
import type {Message} from './messages.ts';
import type {PeerInfo} from './room-port.ts';

export type MessageHandlers<M extends Message> = {
  readonly [K in M['m']]: (from: PeerInfo, message: Extract<M, {m: K}>) => void;
};

export function handleMessage<M extends Message>(
  handlers: MessageHandlers<M>,
  from: PeerInfo,
  message: M,
): void {
  // The compiler does not see that a handler found by the name takes what bears this name.
  const handle = handlers[message.m as M['m']] as (from: PeerInfo, message: M) => void;
  handle(from, message);
}
