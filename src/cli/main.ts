/** Finds the command and runs it. */
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
      serves the app and a rendezvous broker on this network; prints address and QR code
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
  const [name = '', ...rest] = args;
  if (name === 'help' || args.includes('--help') || args.includes('-h')) {
    streams.out(USAGE);
    return 0;
  }
  if (name === '--version') {
    streams.out(`${ROADSTEAD_VERSION}\n`);
    return 0;
  }
  try {
    const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!load) throw new UsageError(name ? `there is no command "${name}"` : 'say what to do');
    const command = await load();
    return await command(rest, streams);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    streams.err(`roadstead: ${error.message}\nroadstead help  lists the commands\n`);
    return 2;
  }
}
