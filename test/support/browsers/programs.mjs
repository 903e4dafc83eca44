/** Programs that the browser tests need from the machine: where they are, and how they come there. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

/**
 * The first of these that exists.
 * @param names programs to look for on the PATH, in this order
 * @param paths whole paths, looked at afterwards; empty ones are passed over
 * @returns a path, or null
 */
export function findProgram(names, paths = []) {
  const dirs = (process.env.PATH ?? '').split(delimiter);
  const named = names.flatMap(name => dirs.flatMap(dir => [join(dir, name), join(dir, `${name}.exe`)]));
  return [...named, ...paths].find(path => path && existsSync(path)) ?? null;
}

/** Runs a program that installs something, and says so. @returns whether it could */
export function install(what, command, args) {
  console.log(`no ${what} found: ${command} ${args.join(' ')}`);
  const {status} = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
  return status === 0;
}

/** As root on Debian (containers, CI): its packages. @returns whether they are there now */
export function installPackage(what, ...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  install(what, 'apt-get', ['update', '-qq']);
  return install(what, 'apt-get', ['install', '-y', '-qq', ...names]);
}
