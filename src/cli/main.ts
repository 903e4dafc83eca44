/** Finds the command and runs it. */
import {once} from 'node:events';
import {type Command, type Streams, UsageError} from './command.ts';

declare const ROADSTEAD_VERSION: string;

/** Loaded on demand: `replay` does not wait for the web server's packages. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve.ts')).serve,
  replay: async () => (await import('./replay.ts')).replay,
  simulate: async () => (await import('./simulate.ts')).simulate,
  engine: async () => (await import('./engine.ts')).engine,
  rules: async () => (await import('./rules.ts')).rules,
};

const USAGE = `roadstead: a table for board games without a server

  roadstead serve [--port N] [--host ADDRESS] [--open] [--https]
                  [--max-sockets N] [--max-per-address N]
                  [--proxy ADDRESS [--proxy-header NAME]] [--name NAME,NAME…]
                  [--relay URL,URL… --relay-secret FILE]
      serves the app and a rendezvous broker on this network; prints address and QR code;
      it is also what roadstead does when no command is given
  roadstead replay FILE… [--audit] [--json]
      checks records (chain, signatures, rules) and prints result and digest; names the first wrong entry;
      with --audit also every proof of what was dealt together
  roadstead simulate --game ID [--seats N|N..M] [--bots KIND|cmd:COMMAND,…] [--games K] [--seed TEXT]
                     [--options JSON|random] [--playouts N] [--events] [--out DIR] [--json]
      plays whole games with bots; prints speed, win rates, lengths; writes records
  roadstead engine
      is driven by another program: reads requests from its input, one JSON object a line, and answers each
  roadstead rules [ID] [--json]
      options, seats and vocabulary of the games
  roadstead --version
`;

/** @returns the exit code */
export async function main(args: readonly string[], streams: Streams): Promise<number> {
  // Most who start it want a table: without a command, its options alone, it serves.
  const [name = '', ...rest] = args[0]?.startsWith('-') || args.length === 0 ? ['serve', ...args] : args;
  if (name === 'help' || args.includes('--help') || args.includes('-h')) {
    streams.out(USAGE);
    return 0;
  }
  if (args[0] === '--version') {
    streams.out(`${ROADSTEAD_VERSION}\n`);
    return 0;
  }
  try {
    const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!load) throw new UsageError(`there is no command "${name}"`);
    const command = await load();
    return await command(rest, streams);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    streams.err(`roadstead: ${error.message}\nroadstead help  lists the commands\n`);
    return 2;
  }
}

/** Read as text only by the command that reads at all. */
async function* input(): AsyncGenerator<string> {
  for await (const chunk of process.stdin.setEncoding('utf8')) yield String(chunk);
}

/** With the words and the streams of this process, whose exit code it sets. */
export async function runHere(): Promise<void> {
  // Whoever reads our output (`| head`) may stop before we do.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  process.exitCode = await main(process.argv.slice(2), {
    input: input(),
    out: async text => {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    },
    err: text => {
      process.stderr.write(text);
    },
  });
}
