/** What docs/hosting.md gives to be copied. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

/** @param kind as it stands behind the fence */
export function blockOf(kind: string): string {
  const found = new RegExp(`^\`\`\`${kind}\n(.*?)^\`\`\``, 'ms').exec(
    readFileSync('docs/hosting.md', 'utf8'),
  );
  assert.ok(found, kind);
  return found[1]!;
}

/** The content security policies that a server is told to send. */
export const policiesIn = (block: string): string[] =>
  [...block.matchAll(/Content-Security-Policy "([^"]+)"/g)].map(([, policy]) => policy!);
