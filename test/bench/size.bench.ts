/** What the parts of each game weigh, as the build made them: nothing is loaded, nothing is timed. */
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {PAINTED} from '../../components/games.ts';
import {GAME_LIST} from '../../src/games/index.ts';
import type {Row} from './figures.ts';

interface Output {
  readonly inputs: Readonly<Record<string, {readonly bytesInOutput: number}>>;
  readonly entryPoint?: string;
  readonly imports: readonly {readonly path: string; readonly kind: string}[];
}

export async function bench(): Promise<Row[]> {
  // The build wrote it.
  const [app] = JSON.parse(readFileSync('dist/meta.json', 'utf8')) as {outputs: Record<string, Output>}[];
  const {outputs} = app!;
  /** A part with all that it cannot do without. */
  const whole = (entry: string): Set<string> => {
    const seen = new Set<string>();
    const walk = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const {path, kind} of outputs[file]!.imports) if (kind === 'import-statement') walk(path);
    };
    walk(Object.keys(outputs).find(file => outputs[file]!.entryPoint === entry)!);
    return seen;
  };
  const row = (name: string, entry: string, without: readonly ReadonlySet<string>[], most: number): Row => {
    const files = [...whole(entry)].filter(file => !without.some(known => known.has(file)));
    const value =
      files.reduce((sum, file) => sum + gzipSync(readFileSync(file), {level: 9}).length, 0) / 1000;
    return {name, value, unit: 'kB', limit: `≤ ${most}`, ok: value <= most};
  };
  /** What of some sources comes with a part, compressed with the rest of its files. */
  const shareOf = (files: ReadonlySet<string>, is: (source: string) => boolean): number =>
    [...files].reduce((sum, file) => {
      const whole = readFileSync(file);
      const own = Object.entries(outputs[file]!.inputs)
        .filter(([source]) => is(source))
        .reduce((bytes, [, {bytesInOutput}]) => bytes + bytesInOutput, 0);
      return sum + (gzipSync(whole, {level: 9}).length * own) / whole.length / 1000;
    }, 0);
  const start = whole('src/main.ts');
  const table = [start, whole('components/table/table.ts'), whole('src/table/opening/tables.ts')];
  const base = new Set(['src/games', 'components'].flatMap(at => [...whole(`${at}/puerto-rico/index.ts`)]));
  const grown = shareOf(base, source => /\/puerto-rico\/(expansions|more)\//.test(source));
  const expansions: Row = {
    name: 'puerto-rico: what its expansions add to the base game, compressed',
    value: grown,
    unit: 'kB',
    limit: '≤ 5',
    ok: grown <= 5,
  };
  const parts = GAME_LIST.flatMap(({id}) => {
    const rules = `src/games/${id}/index.ts`;
    const rows = [row(`${id}: rules and view, compressed`, rules, table, 30)];
    if (PAINTED.includes(id))
      rows.push(
        row(`${id}: painted board, compressed`, `components/${id}/index.ts`, [...table, whole(rules)], 40),
      );
    return rows;
  });
  return [...parts, expansions];
}
