/**
 * Finds a WebKit for the browser tests: WebKitGTK, the engine of Safari on Linux, with its driver, Python's bindings for a window
 * of it, and Xvfb for a screen. WEBKIT_PATH (empty: none is wanted) or the PATH names the driver; as root on Debian the
 * packages are installed.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findProgram, installPackage} from './programs.mjs';
import {WebKitBrowser} from './webkit/browser.mjs';

const PACKAGES = ['--no-install-recommends', 'webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'];
/** The oldest that these tests were tried with, about Safari 26. */
const OLDEST = [2, 50];

/** Prints the version that a window would have. */
const VERSION = `
import gi
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2
print(WebKit2.MAJOR_VERSION, WebKit2.MINOR_VERSION)`;

function driverPath() {
  const {WEBKIT_PATH} = process.env;
  if (WEBKIT_PATH && existsSync(WEBKIT_PATH)) return WEBKIT_PATH;
  return findProgram(['WebKitWebDriver']);
}

/** The Python that has the bindings: the system's own, which need not be the first on the PATH. @returns `{python, version}`, or null */
function bindings() {
  for (const python of ['/usr/bin/python3', findProgram(['python3'])]) {
    if (!python || !existsSync(python)) continue;
    const {status, stdout} = spawnSync(python, ['-c', VERSION], {encoding: 'utf8'});
    if (status === 0) return {python, version: stdout.trim().split(' ').map(Number)};
  }
  return null;
}

function parts() {
  const driver = driverPath();
  const xvfb = findProgram(['Xvfb']);
  // Asking Python takes a moment.
  const bound = driver && xvfb ? bindings() : null;
  return {driver, xvfb, bound, whole: Boolean(driver && xvfb && bound)};
}

/** @returns `{path, python, xvfb}`: the programs; or `{none}`: why there is none, in words */
export function findWebKit() {
  if (process.env.WEBKIT_PATH === '') return {none: 'WEBKIT_PATH is empty'};
  if (process.platform !== 'linux') return {none: 'WebKit is tried on Linux only'};
  let {driver, xvfb, bound, whole} = parts();
  if (!whole && installPackage('WebKit', ...PACKAGES)) ({driver, xvfb, bound, whole} = parts());
  if (!driver) return {none: 'no WebKitWebDriver was found: set WEBKIT_PATH'};
  if (!xvfb) return {none: 'no Xvfb was found'};
  if (!bound)
    return {none: "Python's bindings for WebKitGTK were not found (gir1.2-webkit2-4.1, python3-gi)"};
  const [major, minor] = bound.version;
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    return {none: `WebKitGTK ${major}.${minor} is too old, ${OLDEST.join('.')} or newer is needed`};
  return {path: driver, python: bound.python, xvfb};
}

/** A WebKit to test with, as Playwright's browsers are; the options of `ENGINES`. @throws Error when there is none */
export async function launchWebKit({downloads} = {}) {
  const found = findWebKit();
  if ('none' in found) throw new Error(found.none);
  return WebKitBrowser.launch(found, {downloads});
}
