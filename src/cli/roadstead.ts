#!/usr/bin/env node
/** The command line: the same engine without a screen. */
import {main} from './main.ts';

// Whoever reads our output (`| head`) may stop before we do.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await main(process.argv.slice(2), {
  out: text => process.stdout.write(text),
  err: text => process.stderr.write(text),
});
