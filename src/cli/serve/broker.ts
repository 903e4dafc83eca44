/** The rendezvous broker: PeerJS's server, mounted beside the pages. */
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import {ExpressPeerServer} from 'peer';
import {gateOf, isAddressed, isPlain} from './gate.ts';

export interface Broker {
  /** For requests below its path; its WebSockets it takes from the server itself. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  stop(): void;
}

/**
 * @param path without a slash at the end
 * @param most names that may be held at the same time
 */
export function mountBroker(
  server: Server,
  path: string,
  guards: Parameters<typeof gateOf>[2],
  most: number,
): Broker {
  // Until it is mounted, what the package makes is an ordinary Express app: one serves as the frame of the other.
  const gate = gateOf(server, `${path}/peerjs`, guards);
  const frame = ExpressPeerServer(gate);
  const broker = ExpressPeerServer(gate, {path: '/', concurrent_limit: most, allow_discovery: false});
  for (const app of [frame, broker]) app.disable('x-powered-by');
  // Whoever throws here keeps the message from being passed on; it counts as broken.
  broker.on('message', (_, message) => {
    if (!isPlain(message)) throw new RangeError('too deep');
    if (!isAddressed(message)) throw new RangeError('for nobody');
  });
  // Broken messages and sockets of single clients; without a listener they would end the process.
  broker.on('error', () => undefined);
  const stop = stoppable(() => frame.use(path, broker));
  // Express would print where in which file it failed, for whoever asked; it knows this by its four parameters.
  frame.use((_error: unknown, _request: IncomingMessage, response: ServerResponse, _next: unknown) => {
    response.writeHead(400).end();
  });
  return {handle: (request, response) => frame(request, response), stop};
}

/**
 * PeerServer keeps two timers going for ever and offers no way to stop them. Its loops call `setTimeout` while they
 * start and while they run, so for just these moments they get one that can be switched off.
 */
function stoppable(start: () => void): () => void {
  let stopped = false;
  const real = globalThis.setTimeout;
  const watched = (run: () => void) => {
    const later = (callback: () => void, ms?: number) => {
      const timer = real(() => {
        if (!stopped) watched(callback);
      }, ms);
      return timer.unref();
    };
    globalThis.setTimeout = Object.assign(later, real) as typeof setTimeout;
    try {
      run();
    } finally {
      globalThis.setTimeout = real;
    }
  };
  watched(start);
  return () => {
    stopped = true;
  };
}
