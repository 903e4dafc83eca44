/**
 * How tests in Node report: as `spec` does, line by line, but what failed is told once, at the end, with its place. `spec` tells
 * it there and on the way.
 */
import {relative} from 'node:path';
import {spec} from 'node:test/reporters';
import {inspect} from 'node:util';

/** Failed only because something in it did. */
const BY_OTHERS = 'subtestsFailed';

export default async function* reporter(events) {
  const lines = new spec().setEncoding('utf8');
  const failed = [];
  for await (const {type, data} of events) {
    let told = data;
    if (type === 'test:fail') {
      const {error, ...details} = data.details;
      told = {...data, details};
      if (error?.failureType !== BY_OTHERS) failed.push({...data, error});
    }
    lines.write({type, data: told});
    // It is never ended, as it would tell at its end what failed.
    for (let text = lines.read(); text !== null; text = lines.read()) yield text;
  }
  if (failed.length > 0) yield '\nfailed:\n';
  for (const {name, file, line, error} of failed) {
    const place = file ? `${relative('.', file)}:${line}` : '';
    yield `\n✖ ${name}  ${place}\n${wordsOf(error?.cause ?? error).replace(/^/gm, '  ')}\n`;
  }
}

/** What was compared stands in the sentence that the platform made of it, and once more in its fields. */
const wordsOf = error =>
  error?.code === 'ERR_ASSERTION' && error.generatedMessage ? error.stack : inspect(error);
