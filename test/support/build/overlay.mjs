/** Two trees as one: a file of the repository, or of a folder elsewhere that has the same path and goes before it. */
import {existsSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';

/** Plugin of esbuild. @param over the folder that goes before; what it lacks is the repository's */
export const overlay = over => ({
  name: 'overlay',
  setup(build) {
    const roots = [resolve(over), resolve('.')];
    build.onResolve({filter: /^\.{1,2}\//}, ({path, resolveDir, importer}) => {
      const root = roots.find(folder => !relative(folder, importer || resolveDir).startsWith('..'));
      if (!root) return undefined;
      const file = relative(root, join(importer ? dirname(importer) : resolveDir, path));
      const found = roots.map(folder => join(folder, file)).find(existsSync);
      const isPlain = root === roots[1] && found === join(root, file);
      return found && !isPlain ? {path: found} : undefined;
    });
  },
});
