/** Imports as they are written, those of types included, which no bundler sees. */
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, normalize, relative} from 'node:path';

const IMPORT = /(?:\bfrom |\bimport |\bimport\()'(\.[^']+)'/g;

/** @returns the files of this repository that a source text imports, by their paths from the root */
export const importsIn = (file, text) =>
  [...text.matchAll(IMPORT)].map(([, path]) => normalize(join(dirname(file), path)));

/** All imports under some folders, in the shape of esbuild's metafile. */
export function written(folders) {
  const files = folders.flatMap(folder =>
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
      .map(entry => relative('.', join(entry.parentPath ?? entry.path, entry.name))),
  );
  const inputs = files.map(file => {
    const imports = importsIn(file, readFileSync(file, 'utf8')).map(path => ({path, kind: 'written'}));
    return [file, {imports}];
  });
  return {inputs: Object.fromEntries(inputs)};
}

/** A file and every other that it brings at once, without what it loads later. */
export function bringsOf(entry, files) {
  const brought = new Set([entry]);
  for (const file of brought) {
    for (const {path, kind} of files[file].imports)
      if (kind === 'import-statement' && path in files) brought.add(path);
  }
  return brought;
}
