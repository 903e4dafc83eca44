#!/usr/bin/env node
/**
 * The command line: the same engine without a screen. Here stands what an older Node can still read, so that it says in
 * words what is missing; all else is loaded after that.
 */

/** The oldest Node that runs it: the first number of its version. */
declare const ROADSTEAD_NODE: string;

const {node} = process.versions;
if (Number.parseInt(node, 10) < Number(ROADSTEAD_NODE)) {
  process.stderr.write(
    `roadstead: this is Node ${node}; Node ${ROADSTEAD_NODE} or newer is needed (https://nodejs.org).\n`,
  );
  process.exitCode = 1;
} else void import('./main.ts').then(({runHere}) => runHere());

export {};
