import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {DAY, NIGHT} from '../../components/kit/palette.ts';

const read = (file: string) => readFileSync(`public/${file}`, 'utf8');

describe('the start page, before any script runs', () => {
  it('has the ground and ink of the palette', () => {
    const css = read('base.css').toUpperCase();
    for (const {sea, ink} of [DAY, NIGHT])
      for (const colour of [sea, ink]) assert.ok(css.includes(colour.toUpperCase()), colour);
  });

  it('colours the frame of the browser like the sky', () => {
    const html = read('index.html');
    for (const palette of [DAY, NIGHT]) assert.ok(html.includes(`content="${palette['sky-1']}"`));
    const manifest = JSON.parse(read('manifest.webmanifest')) as {theme_color: string};
    assert.equal(manifest.theme_color, DAY.quay);
  });

  it('names only files that exist, by relative addresses, so that it works from any path', () => {
    const manifest = JSON.parse(read('manifest.webmanifest')) as {icons: {src: string}[]; start_url: string};
    const linked = [...read('index.html').matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address!);
    const built = /^(main\.js|fonts\/)/;
    for (const address of [...linked, ...manifest.icons.map(({src}) => src)]) {
      assert.doesNotMatch(address, /^(\/|[a-z]+:)/, address);
      assert.ok(built.test(address) || existsSync(`public/${address}`), address);
    }
    assert.equal(manifest.start_url, './');
  });
});
