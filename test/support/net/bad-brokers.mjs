/** Brokers that nobody should have to rely on, on ports of this machine: what several brokers for a table are tried with. */
import {once} from 'node:events';
import {createServer} from 'node:http';
import {WebSocketServer} from 'ws';

/** Takes everybody in; nothing is passed on. */
function swallow(socket) {
  socket.send('{"type":"OPEN"}');
}

/**
 * Says that names for others to find are somebody else's. Whoever looks for one is answered with their own words, as if they
 * came from there, and with nonsense without end.
 */
function lie(socket, id) {
  if (!id.startsWith('rs-guest-')) {
    socket.send('{"type":"ID-TAKEN","payload":{"msg":"ID is taken"}}');
    socket.close();
    return;
  }
  swallow(socket);
  socket.send('null');
  socket.on('message', data => {
    const {type, dst: src = '', payload} = JSON.parse(String(data));
    if (type !== 'OFFER') return;
    const say = message => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message));
    // An echo, and the same as an answer: the fingerprint in it is one's own.
    say({type, src, payload});
    say({type: 'ANSWER', src, payload: {...payload, sdp: {...payload?.sdp, type: 'answer'}}});
    say({type: 'ERROR'});
    const flood = setInterval(() => {
      for (let i = 0; i < 100; i++) {
        say({type: 'OFFER', src: `rs-guest-${i}`, payload: {...payload, connectionId: `dc_${i}`}});
        say({type: 'CANDIDATE', src, payload: {connectionId: `dc_${i}`, candidate: {candidate: 'x'}}});
      }
    }, 20);
    socket.on('close', () => clearInterval(flood));
  });
}

export async function badBrokers() {
  const servers = [swallow, lie].map(behave => {
    const http = createServer();
    const sockets = new WebSocketServer({server: http});
    sockets.on('connection', (socket, {url = ''}) => {
      socket.on('error', () => undefined);
      behave(socket, new URL(url, 'ws://broker').searchParams.get('id') ?? '');
    });
    return {http, sockets};
  });
  const closed = createServer();
  const ports = [];
  for (const server of [closed, ...servers.map(({http}) => http)]) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ports.push(server.address().port);
  }
  closed.close();
  const [dead, silent, lying] = ports.map(port => `127.0.0.1:${port}`);
  return {
    dead: dead,
    silent: silent,
    lying: lying,
    close: async () => {
      for (const {http, sockets} of servers) {
        for (const socket of sockets.clients) socket.terminate();
        http.close();
      }
    },
  };
}
