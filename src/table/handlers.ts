/**
 * What comes as a tagged value (an act of a person, a message of a peer) goes to its handler by its tag. A table of
 * handlers that leaves one out does not compile.
 */
import type {Message} from './messages.ts';
import type {PeerInfo} from './room-port.ts';
import type {Act} from './view-model.ts';

export type ActHandlers<A extends Act> = {
  readonly [K in A['act']]: (act: Extract<A, {act: K}>) => void | Promise<void>;
};

export function handleAct<A extends Act>(handlers: ActHandlers<A>, act: A): void | Promise<void> {
  // The compiler does not see that a handler found by the tag takes what bears this tag.
  const handle = handlers[act.act as A['act']] as (act: A) => void | Promise<void>;
  return handle(act);
}

/** Whether an act is one of those that a table of handlers takes. */
export const takes = <A extends Act>(handlers: ActHandlers<A>, act: Act): act is A =>
  Object.hasOwn(handlers, act.act);

export type MessageHandlers<M extends Message> = {
  readonly [K in M['m']]: (from: PeerInfo, message: Extract<M, {m: K}>) => void;
};

export function handleMessage<M extends Message>(
  handlers: MessageHandlers<M>,
  from: PeerInfo,
  message: M,
): void {
  // As above.
  const handle = handlers[message.m as M['m']] as (from: PeerInfo, message: M) => void;
  handle(from, message);
}
