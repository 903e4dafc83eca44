/** An older Node fails at something, sooner or later, and not in words. To be imported before all else. */
import {readFileSync} from 'node:fs';

const {engines} = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
/** The first number of the oldest version that runs the build, the tests and the command line. */
export const NODE_FLOOR = /\d+/.exec(engines.node)[0];

const {node} = process.versions;
if (Number.parseInt(node, 10) < Number(NODE_FLOOR)) {
  process.stderr.write(`This is Node ${node}; Node ${NODE_FLOOR} or newer is needed (https://nodejs.org).\n`);
  process.exit(1);
}
