#!/usr/bin/env node
/** The command line: the same engine without a screen. */
import {once} from 'node:events';
import {main} from './main.ts';

// Whoever reads our output (`| head`) may stop before we do.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

/** Read as text only by the command that reads at all. */
async function* input(): AsyncGenerator<string> {
  for await (const chunk of process.stdin.setEncoding('utf8')) yield String(chunk);
}

process.exitCode = await main(process.argv.slice(2), {
  input: input(),
  out: async text => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  err: text => {
    process.stderr.write(text);
  },
});
