/**
 * `node test/support/net/broker-figures.mjs [TABLES]`: what so many tables cost the broker. Each holds the two names that a
 * host holds (its slot and its code); so many more connect for a moment as join in a second. Prints sockets, memory a
 * table, and how long one more client waits for its `OPEN`.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import WebSocket from 'ws';

const tables = Number(process.argv[2] ?? 1000);
const cli = fileURLToPath(new URL('../../../dist/cli/roadstead.mjs', import.meta.url));

const probe = createServer().listen(0);
await once(probe, 'listening');
const {port} = probe.address();
probe.close();
await once(probe, 'close');

const server = spawn(
  process.execPath,
  [cli, 'serve', '--port', `${port}`, '--max-per-address', '100000', '--max-sockets', '100000'],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
await once(server.stdout, 'data');
const {readFileSync} = await import('node:fs');
/** Bytes that the server's process occupies; Linux tells. */
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(join('/proc', `${server.pid}`, 'status'), 'utf8'))[1]) * 1024;

const open = id =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const socket = new WebSocket(`ws://127.0.0.1:${port}/broker/peerjs?key=peerjs&id=${id}&token=t`);
    socket.once('message', () => resolve({socket, ms: performance.now() - started}));
    socket.once('error', reject);
  });

await open('warm-up');
const before = memory();
for (let i = 0; i < tables; i += 50)
  await Promise.all(
    Array.from({length: Math.min(50, tables - i)}, (_, j) =>
      Promise.all([open(`rs-${i + j}`), open(`rs-code-${i + j}`)]),
    ),
  );
const waits = [];
for (let i = 0; i < 50; i++) {
  const {socket, ms} = await open(`guest-${i}`);
  waits.push(ms);
  socket.close();
}
waits.sort((a, b) => a - b);
const grown = memory() - before;
console.log(
  `${tables} tables: ${2 * tables} sockets, ${Math.round(grown / tables / 1024)} KiB a table ` +
    `(${Math.round(grown / 2 ** 20)} MiB, ${Math.round(before / 2 ** 20)} MiB before), ` +
    `a further client is in after p50 ${waits[25].toFixed(1)} ms, p95 ${waits[47].toFixed(1)} ms`,
);
server.kill();
process.exit(0);
