/** What `npm pack` gives: the built app and a command line that needs nothing beside it. The whole try is `package.long.test.ts`. */
import assert from 'node:assert/strict';
import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {isBuiltin as isOfNode} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import type {Metafile} from 'esbuild';

/** Outside the checkout, where no package of ours is found by chance. */
const dir = mkdtempSync(join(tmpdir(), 'roadstead-package-'));
after(() => rmSync(dir, {recursive: true}));

function lay(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), {recursive: true});
    writeFileSync(join(dir, file), text);
  }
}

const described = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies?: object;
};

describe('the package', () => {
  it('holds the app and the command line as they are hosted, and nothing of their making', () => {
    const kept = ['dist/app/index.html', 'dist/app/chunks/a-ABCDEFGH.js', 'dist/cli/roadstead.mjs'];
    const words = ['LICENSE', 'README.md', 'docs/hosting.md', 'docs/command-line.md'];
    const left = [
      ...['dist/meta.json', 'dist/app/main.js.map', 'dist/app/chunks/a-ABCDEFGH.js.map'],
      ...['dist/app/gallery.html', 'dist/app/gallery.js', 'dist/app/gallery/b-ABCDEFGH.js'],
      ...['dist/cli/roadstead.mjs.map', 'src/main.ts', 'test/x.test.ts', 'docs/protocol.md'],
    ];
    const root = join(dir, 'checkout');
    lay(Object.fromEntries([...kept, ...words, ...left].map(file => [`checkout/${file}`, 'x'])));
    copyFileSync('package.json', join(root, 'package.json'));
    const packed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: root,
      encoding: 'utf8',
    });
    const [{files}] = JSON.parse(packed) as [{files: {path: string}[]}];
    assert.deepEqual(files.map(({path}) => path).sort(), [...kept, ...words, 'package.json'].sort());
  });

  it('is built before it is packed, and brings no other package along', () => {
    assert.match(described.scripts.prepack ?? '', /build -- --release/);
    assert.equal(described.dependencies, undefined);
  });
});

describe('the built command line', () => {
  const cli = join(dir, 'built', 'dist', 'cli', 'roadstead.mjs');
  /** Its packages lie elsewhere, behind a link. */
  const linked = join(dir, 'linked');
  let metafile: Metafile;
  before(async () => {
    mkdirSync(join(linked, 'test', 'support'), {recursive: true});
    for (const file of ['package.json', 'esbuild.config.mjs']) copyFileSync(file, join(linked, file));
    cpSync('test/support/build', join(linked, 'test', 'support', 'build'), {recursive: true});
    copyFileSync('LICENSE', join(linked, 'LICENSE'));
    for (const folder of ['src', 'node_modules']) symlinkSync(resolve(folder), join(linked, folder));
    // Not bundled with this test: it builds from where it stands.
    const builder = pathToFileURL(join(linked, 'esbuild.config.mjs')).href;
    const {buildCli} = (await import(builder)) as {
      buildCli(outdir: string, release: boolean): Promise<Metafile>;
    };
    metafile = await buildCli(dirname(cli), true);
    lay({'built/dist/app/index.html': '<!doctype html>'});
  });

  it('knows each file by the name of its package, though they lie behind a link', () => {
    const elsewhere = Object.keys(metafile.inputs).filter(path => !/^(src|node_modules)\//.test(path));
    assert.deepEqual(elsewhere, []);
  });

  it('asks for nothing but Node', () => {
    const asked = Object.values(metafile.outputs).flatMap(({imports}) =>
      imports.flatMap(({path, external}) => (external ? [path] : [])),
    );
    const parts = new Set(asked.map(path => path.replace(/^node:/, '').split('/')[0]!));
    // Of the web socket library: faster ways for those who have them, which it does without.
    for (const optional of ['bufferutil', 'utf-8-validate']) parts.delete(optional);
    for (const part of parts) assert.ok(isOfNode(part), part);
  });

  it('says of each package that is in it under which licence it is', () => {
    const said = readFileSync(join(dirname(cli), 'licences.txt'), 'utf8');
    const packages = Object.keys(metafile.inputs).flatMap(
      path => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
    );
    for (const name of new Set(packages))
      assert.match(said, new RegExp(`^${name} \\S+ \\(.+\\)$`, 'm'), name);
  });

  it('is not built with a package that has no text of its licence', async () => {
    const {licences} = (await import(pathToFileURL(resolve('test/support/build/licences.mjs')).href)) as {
      licences(root: string, folders: readonly string[], version: string): unknown;
    };
    lay({
      'shipped/LICENSE': 'ours',
      'shipped/src/log/UNICODE-LICENCE.txt': 'of the tables',
      'shipped/told/package.json': '{"name": "told", "version": "1.0.0", "license": "MIT"}',
      'shipped/told/readme.md': '# Told\n\n## License\n\nAs you like.\n',
      'shipped/silent/package.json': '{"name": "silent", "version": "1.0.0", "license": "MIT"}',
    });
    const root = join(dir, 'shipped');
    assert.match(JSON.stringify(licences(root, ['told'], '1')), /As you like\./);
    assert.throws(() => licences(root, ['told', 'silent'], '1'), /silent is shipped/);
  });

  it('serves pages and a broker from an empty folder, and shows a code for the phone', async () => {
    const empty = join(dir, 'empty');
    mkdirSync(empty);
    const child = spawn(process.execPath, [cli, '--port', '0'], {cwd: empty});
    try {
      const said = await heard(child, /Ctrl\+C/);
      const [address = ''] = /http:\/\/localhost:\d+\//.exec(said) ?? [said];
      assert.equal(await (await fetch(address)).text(), '<!doctype html>');
      assert.match(await (await fetch(`${address}broker/peerjs/id`)).text(), /^[0-9a-f-]{36}$/);
      assert.ok(/[▀▄█]/.test(said) || said.includes('No network found'), said);
    } finally {
      const ended = new Promise(done => child.on('close', done));
      child.kill();
      assert.equal(await ended, 0, 'it ends well when it is told to');
    }
  });

  it('says in words that a Node is too old', async () => {
    lay({'old.cjs': "Object.defineProperty(process.versions, 'node', {value: '18.20.4'});"});
    const old = ['--require', join(dir, 'old.cjs')];
    for (const words of [
      [cli, '--version'],
      [resolve('esbuild.config.mjs'), '--run', '--version'],
    ]) {
      const child = spawn(process.execPath, [...old, ...words]);
      const ended = new Promise(done => child.on('close', done));
      const said = await heard(child, /\n/);
      assert.match(said, /^(roadstead: )?this is Node 18\.20\.4; Node 20 or newer is needed/i);
      assert.equal(await ended, 1);
    }
  });
});

/** Waits until a program has said something. @returns all that it has said by then @throws when it ends without */
const heard = (child: ChildProcess, wanted: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (wanted.test(said)) resolve(said);
      });
    child.on('close', () => reject(new Error(`it ended: ${said}`)));
  });
