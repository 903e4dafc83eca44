/** Writes test/vectors/fair: `npx esbuild --bundle --platform=node --format=esm --packages=external` it and run. */
import {writeFileSync} from 'node:fs';
import {vectorFiles} from './vectors.ts';

for (const [name, vectors] of Object.entries(await vectorFiles())) {
  writeFileSync(`test/vectors/fair/${name}.json`, `${JSON.stringify(vectors, null, 1)}\n`);
}
