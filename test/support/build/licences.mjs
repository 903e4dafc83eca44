/**
 * Who else has written what is shipped, and under which licences: read off what the bundler took, so that no list has to
 * be kept.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const LICENCE = /^(licen[cs]e|copying|unlicense)/i;
const NOTICE = /^notice/i;

/** Folders of the packages that were taken in. @param metafiles of the bundler */
export function packagesIn(metafiles) {
  const outputs = metafiles.flatMap(({outputs}) => Object.values(outputs));
  const folders = outputs.flatMap(({inputs}) =>
    Object.keys(inputs).flatMap(path => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []),
  );
  return [...new Set(folders)].sort();
}

/**
 * What has to be said of a package.
 * @param folder of the package
 * @throws Error for one that does not say under which licence it is, or has no text of it
 */
function licenceOf(folder) {
  const {name, version, license} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const text = wordsIn(folder);
  if (typeof license !== 'string' || text === '')
    throw new Error(`${name} is shipped and has no text of its licence`);
  return {name, version, licence: license, text};
}

function wordsIn(folder) {
  const files = readdirSync(folder).sort();
  const texts = [...files.filter(file => LICENCE.test(file)), ...files.filter(file => NOTICE.test(file))];
  if (texts.length > 0) return texts.map(file => textOf(join(folder, file))).join('\n\n');
  // Some have it at the end of what they say of themselves.
  const readme = files.find(file => /^readme/i.test(file));
  return readme
    ? (/^#+[^\n]*licen[cs]e[^\n]*\n(.*)/ims.exec(textOf(join(folder, readme)))?.[1].trim() ?? '')
    : '';
}

const textOf = file => readFileSync(file, 'utf8').replaceAll('\r', '').trim();

/**
 * @param root of the repository
 * @param folders of packages
 * @param version our own
 * @returns our own licence first, then those of others
 */
export const licences = (root, folders, version) => [
  {name: 'Roadstead', version, licence: 'MIT', text: textOf(join(root, 'LICENSE'))},
  ...folders.map(folder => licenceOf(join(root, folder))),
  {
    name: 'Unicode',
    version: '17.0',
    licence: 'Unicode-3.0',
    text: textOf(join(root, 'src/log/UNICODE-LICENCE.txt')),
  },
];

const headingOf = ({name, version, licence}) => `${name} ${version} (${licence})`;

/** As a text file. */
export const asText = all =>
  `${all.map(each => `${headingOf(each)}\n\n${each.text}`).join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;

const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** As a page beside the app's. */
export const asPage = all => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'">
    <title>Roadstead: licences</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="icons/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="base.css">
    <link rel="stylesheet" href="licences.css">
  </head>
  <body>
    <h1>What Roadstead is made of</h1>
    <p>The same as <a href="licences.txt">a text file</a>. <a href="./">Back to the app</a></p>
${all.map(each => `    <h2>${escaped(headingOf(each))}</h2>\n    <pre>${escaped(each.text)}</pre>`).join('\n')}
  </body>
</html>
`;
