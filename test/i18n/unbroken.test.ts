import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isPolish, unbroken} from '../support/build/unbroken.mjs';

test('the space behind a Polish word of one letter does not break', () => {
  assert.equal(
    unbroken("'Zagraj w grę, a potem i w drugą'"),
    "'Zagraj w\u00a0grę, a\u00a0potem i\u00a0w\u00a0drugą'",
  );
  assert.equal(unbroken("'Z ręki'"), "'Z\u00a0ręki'");
  assert.equal(unbroken('x`{kto} do (z domu)`'), 'x`{kto} do (z\u00a0domu)`');
});

test('longer words, ends of texts and forms after a stroke stay', () => {
  for (const text of ["'na stół'", "'albo 1 i'", "'m.in. a.o. x-a był'"]) assert.equal(unbroken(text), text);
});

test('all Polish catalogues are known by their path, and no others', () => {
  for (const path of [
    'src/i18n/pl/home.ts',
    'src/games/catan/text/pl/events.ts',
    'src/games/puerto-rico/text/pl/expansions/words.ts',
  ])
    assert.ok(isPolish(`/x/${path}`), path);
  for (const path of [
    'src/i18n/plural.ts',
    'src/i18n/hu/home.ts',
    'src/games/catan/text/index.ts',
    'src/pl/text.ts',
  ])
    assert.ok(!isPolish(`/x/${path}`), path);
});
