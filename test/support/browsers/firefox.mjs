/**
 * Finds a stock Firefox for the browser tests: FIREFOX_PATH (empty: none is wanted), the usual names on the PATH; as root
 * on Debian its package is installed. Playwright drives it over WebDriver BiDi; its version is pinned in package.json, because
 * later ones send commands that no released Firefox knows.
 */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findProgram, installPackage} from './programs.mjs';

const NAMES = ['firefox-esr', 'firefox'];
const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';
/** The oldest that these tests were tried with; much older ones lack commands that Playwright sends. */
const OLDEST = 153;

function found() {
  const {FIREFOX_PATH} = process.env;
  if (FIREFOX_PATH && existsSync(FIREFOX_PATH)) return FIREFOX_PATH;
  return findProgram(NAMES, [MAC]);
}

/** @returns `{path}`, or `{none}`: why there is none, in words */
export function findFirefox() {
  if (process.env.FIREFOX_PATH === '') return {none: 'FIREFOX_PATH is empty'};
  if (!found()) installPackage('Firefox', 'firefox-esr');
  const path = found();
  if (!path) return {none: 'no Firefox was found: set FIREFOX_PATH'};
  const version = versionOf(path);
  if (version === null) return {none: `${path} does not start: set FIREFOX_PATH`};
  const major = Number(/ (\d+)\./.exec(version)?.[1] ?? 0);
  if (major < OLDEST) return {none: `${version} is too old, ${OLDEST} or newer is needed: set FIREFOX_PATH`};
  return {path};
}

function versionOf(path) {
  try {
    return execFileSync(path, ['--version']).toString().trim();
  } catch {
    return null;
  }
}

/** Settings beside Playwright's own, for tests on the loopback. */
export const firefoxPrefs = {
  // No names in the place of addresses: there is nobody to resolve them on a machine without a network.
  'media.peerconnection.ice.obfuscate_host_addresses': false,
  // A machine without a network has the loopback only.
  'media.peerconnection.ice.loopback': true,
};
