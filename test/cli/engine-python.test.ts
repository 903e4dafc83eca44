import {test} from 'node:test';
import {commandLine, drive, withoutPython} from './python.ts';

commandLine();

test('Python drives random games; digests as of simulate', {skip: withoutPython}, async t => {
  t.diagnostic(await drive('puerto-rico', 3, 60));
});
