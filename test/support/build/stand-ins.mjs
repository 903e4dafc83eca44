/**
 * Whole tables of many devices in one process spend most of their time on curve points. For these the group of
 * `src/fair` is taken by one that is cheap and has the same laws: every proof of an honest device holds and every
 * false one fails, but its secrets hide nothing. Nothing that is measured or kept is built with it.
 */
import {join, relative, resolve} from 'node:path';

const STAND_INS = {'src/fair/group.ts': 'group.ts'};

export const standIns = {
  name: 'stand-ins',
  setup(builder) {
    const root = builder.initialOptions.absWorkingDir ?? process.cwd();
    const folder = join(root, 'test', 'sim', 'stand-ins');
    builder.onResolve({filter: /\.ts$/}, ({path, resolveDir, kind}) => {
      if (kind === 'entry-point' || resolveDir === folder) return;
      const file = STAND_INS[relative(root, resolve(resolveDir, path))];
      return file && {path: join(folder, file)};
    });
  },
};
