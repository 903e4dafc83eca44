/**
 * A real screen reader plays a game for some decisions: Orca with Firefox or Chromium, on a screen of its own, by keyboard alone.
 * What Orca says is printed, and it is all that decides which key comes next. A look by hand, no part of `npm test`.
 *
 *   node test/support/browsers/screen-reader.mjs [--game puerto-rico|san-juan|catan|portolano] [--browser firefox|chromium]
 *        [--language en|hu|pl] [--moves 8] [--url http://localhost:8080/] [--keys "Tab Tab Return"] [--keep]
 *
 * `--moves`: so many decisions are taken at most. `--keys`: instead of playing, presses these keys once the page is there; `say:TEXT`
 * types, `wait:3` only listens. `--keep` leaves the folder with the log of Orca. Exits 1 at a dead end, and when something was heard that nobody
 * should hear (`FAULTS` below).
 *
 * Needs Linux and, on Debian: apt-get install --no-install-recommends orca at-spi2-core speech-dispatcher libspeechd2
 * speech-dispatcher-audio-plugins dbus-x11 xvfb xdotool openbox python3-pyatspi firefox-esr chromium. It needs no sound card: speech
 * goes to the null device. Tried with Orca 43.1.
 */
import {spawn, spawnSync} from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {LANGUAGES} from '../build/languages.mjs';
import {findChromium} from './chromium.mjs';
import {findFirefox} from './firefox.mjs';
import {findProgram} from './programs.mjs';

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
};
const game = option('game', 'san-juan');
const browser = option('browser', 'firefox');
const language = option('language', 'en');
const most = Number(option('moves', '8'));
const keys = option('keys', null);

const TITLES = {'puerto-rico': 'Puerto Rico', 'san-juan': 'San Juan', catan: 'Catan', portolano: 'Portolano'};
const TURN = {en: /Your move/, hu: /Te jössz/, pl: /Twój ruch/}[language];

/** Something is to be decided now. */
const ASKED = new RegExp(`${TURN.source}|\\?$|not pressed|not selected radio`);

/** What nobody should hear. */
const FAULTS = [
  {what: 'a button without a name', is: /^(toggle button|push button|button|link|check box)\b/},
  {what: 'a picture without a name', is: /^(graphic|image|icon)\.?$/},
  {what: 'something without words', is: /undefined|\[object|null\b|NaN/},
];

/** Buttons that would not bring a round on. */
const AVOIDED = {
  'puerto-rico': [/^(Clear|Suggest) /],
  'san-juan': [],
  catan: [/^Trade/],
  portolano: [/Take it back/, /^(Clear|Play|One step back|One step on) /],
};

const missing = ['orca', 'Xvfb', 'xdotool', 'dbus-run-session', 'speech-dispatcher', 'openbox'].filter(
  name => !findProgram([name]),
);
if (missing.length > 0) {
  console.error(`not found: ${missing.join(', ')}; the first lines of this file tell what to install`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'roadstead-reader-'));
const inside = (...parts) => join(folder, ...parts);
const transcript = inside('spoken.txt');
const started = [];
const environment = {
  ...process.env,
  HOME: inside('home'),
  XDG_RUNTIME_DIR: inside('run'),
  XDG_CONFIG_HOME: inside('home', '.config'),
  XDG_DATA_HOME: inside('home', '.local', 'share'),
  GNOME_ACCESSIBILITY: '1',
  GTK_MODULES: 'gail:atk-bridge',
  MOZ_ENABLE_WAYLAND: '0',
  LANG: 'C.UTF-8',
};

function start(name, command, args, env = environment) {
  const log = openSync(inside(`${name}.log`), 'a');
  const child = spawn(command, args, {env, stdio: ['ignore', log, log], detached: true});
  closeSync(log);
  started.push(child);
  return child;
}

function stop() {
  for (const {pid} of started.reverse()) {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
  // Started by Orca, in a group of its own.
  const pid = inside('run', 'speech-dispatcher', 'pid', 'speech-dispatcher.pid');
  if (existsSync(pid)) spawnSync('kill', ['-9', readFileSync(pid, 'utf8').trim()]);
  if (process.argv.includes('--keep')) console.log(`\nkept: ${folder}`);
  else rmSync(folder, {recursive: true, force: true, maxRetries: 5});
}

async function until(what, is, seconds = 30) {
  for (let left = seconds * 10; left > 0; left -= 1) {
    const value = await is();
    if (value) return value;
    await pause(100);
  }
  throw new Error(`waited ${seconds} s for ${what}`);
}

function write(path, lines) {
  mkdirSync(join(path, '..'), {recursive: true});
  writeFileSync(path, `${lines.join('\n')}\n`);
}

/** Screen, window manager, bus, Orca. */
async function begin() {
  for (const each of ['home', 'run']) mkdirSync(inside(each), {recursive: true, mode: 0o700});
  // Without a device that takes sound, the speech dispatcher ends, and Orca waits for it for ever.
  write(inside('home', '.asoundrc'), ['pcm.!default { type null }', 'ctl.!default { type null }']);
  const speech = inside('home', '.config', 'speech-dispatcher');
  write(join(speech, 'speechd.conf'), [
    'AudioOutputMethod "alsa"',
    'AddModule "silent" "sd_generic" "silent.conf"',
    'DefaultModule silent',
  ]);
  write(join(speech, 'modules', 'silent.conf'), [
    'GenericExecuteSynth "true \'$DATA\'"',
    ...LANGUAGES.flatMap(tag => [
      `GenericLanguage "${tag}" "${tag}" "utf-8"`,
      `AddVoice "${tag}" "MALE1" "${tag}"`,
    ]),
  ]);
  // Orca without a log of its own, which makes it slow; what it says goes to a file, line by line, with the language of the voice.
  write(inside('reader.py'), [
    'import re, sys',
    `out = open(${JSON.stringify(transcript)}, "a", buffering=1, encoding="utf-8")`,
    'from orca import debug, settings',
    'written = debug.println',
    'def println(level, text="", *rest, **named):',
    '    found = re.match(r"SPEECH OUTPUT: \'(.*)\'\\s*(\\{.*|None)?\\s*$", str(text), re.S)',
    '    if found:',
    '        lang = re.search(r"\'lang\': \'(\\w*)\'", found.group(2) or "")',
    '        out.write((lang.group(1) if lang else "") + "|" + " ".join(found.group(1).split()) + "\\n")',
    '    return written(level, text, *rest, **named)',
    'debug.println = println',
    'settings.enableKeyEcho = False',
    'sys.argv = ["/usr/bin/orca"] + sys.argv[1:]',
    'exec(compile(open("/usr/bin/orca").read(), "/usr/bin/orca", "exec"))',
  ]);
  writeFileSync(transcript, '');
  const display = inside('display');
  start('screen', 'sh', ['-c', `exec Xvfb -displayfd 3 -screen 0 1366x900x24 3>${display}`]);
  environment.DISPLAY = `:${await until('the screen', () => existsSync(display) && readFileSync(display, 'utf8').trim())}`;
  start('bus', 'dbus-run-session', [
    '--',
    'sh',
    '-c',
    `echo "$DBUS_SESSION_BUS_ADDRESS" >${inside('bus')}; exec sleep infinity`,
  ]);
  environment.DBUS_SESSION_BUS_ADDRESS = await until(
    'the bus',
    () => existsSync(inside('bus')) && readFileSync(inside('bus'), 'utf8').trim(),
  );
  start('windows', 'openbox', []);
  start('registry', '/usr/libexec/at-spi-bus-launcher', ['--launch-immediately']);
  await pause(1000);
  for (const name of ['IsEnabled', 'ScreenReaderEnabled'])
    spawnSync(
      'gdbus',
      ['call', '--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus', '--method'].concat([
        'org.freedesktop.DBus.Properties.Set',
        'org.a11y.Status',
        name,
        '<true>',
      ]),
      {env: environment},
    );
  const settings = inside('home', '.local', 'share', 'orca', 'user-settings.conf');
  write(settings, [
    JSON.stringify({
      general: {enableKeyEcho: false, sayAllOnLoad: false, startingProfile: ['Default', 'default']},
      profiles: {
        default: {
          profile: ['Default', 'default'],
          enableKeyEcho: false,
          sayAllOnLoad: false,
          pronunciations: {},
          keybindings: {},
        },
      },
      pronunciations: {},
      keybindings: {},
    }),
  ]);
  start('orca', '/usr/bin/python3', [
    inside('reader.py'),
    ...(process.argv.includes('--keep') ? ['--debug', '--debug-file', inside('orca.out')] : []),
  ]);
  await until('Orca', () => readFileSync(transcript, 'utf8').includes('Screen reader on'), 60);
}

function browse(url) {
  if (browser === 'firefox') {
    const profile = inside('profile');
    const prefs = {
      'accessibility.force_disabled': -1,
      'browser.shell.checkDefaultBrowser': false,
      'browser.aboutwelcome.enabled': false,
      'browser.startup.homepage_override.mstone': 'ignore',
      'browser.tabs.firefox-view': false,
      'datareporting.policy.dataSubmissionEnabled': false,
      'intl.accept_languages': language,
      // Firefox would ask in a window of its own, which has nothing to do with the app.
      'permissions.default.persistent-storage': 1,
      'termsofuse.bypassNotification': true,
      'toolkit.telemetry.reportingpolicy.firstRun': false,
    };
    write(
      join(profile, 'user.js'),
      Object.entries(prefs).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`),
    );
    start('browser', findFirefox().path, ['--no-remote', '--profile', profile, '--kiosk', url]);
  } else
    start('browser', findChromium(), [
      '--force-renderer-accessibility',
      '--no-sandbox',
      '--no-first-run',
      '--no-default-browser-check',
      '--password-store=basic',
      '--disable-gpu',
      `--lang=${language}`,
      `--accept-lang=${language}`,
      `--user-data-dir=${inside('profile')}`,
      '--kiosk',
      url,
    ]);
}

let read = 0;
/** What was said since the last time. */
function said() {
  const all = readFileSync(transcript, 'utf8');
  const whole = all.slice(0, all.lastIndexOf('\n') + 1);
  const lines = whole.slice(read).split('\n').slice(0, -1);
  read = whole.length;
  return lines.map(line => {
    const [tag] = line.split('|', 1);
    return {tag, text: line.slice(tag.length + 1)};
  });
}

const faults = [];
/** Listens until nothing was said for a while, and prints it. */
async function hear({quiet = 900, atLeast = 400, atMost = 8000, patience = 0} = {}) {
  const heard = [];
  const began = Date.now();
  let last = began + patience;
  while (Date.now() - began < atMost && (Date.now() - last < quiet || Date.now() - began < atLeast)) {
    await pause(60);
    const now = said();
    if (now.length > 0) last = Date.now();
    for (const {tag, text} of now) {
      console.log(`    ${tag && tag !== 'en' ? `(${tag}) ` : ''}${text}`);
      heard.push(text);
      for (const {what, is} of FAULTS) if (is.test(text)) faults.push(`${what}: "${text}"`);
    }
  }
  return heard;
}

async function press(key, listening = {patience: 4000}) {
  console.log(`[${key}]`);
  spawnSync(
    'xdotool',
    key.startsWith('say:') ? ['type', '--delay', '60', key.slice(4)] : ['key', '--clearmodifiers', key],
    {env: environment},
  );
  const heard = await hear(listening);
  if (heard.length === 0) console.log('    (nothing)');
  return heard;
}

/** Tab until something is heard that fits. */
async function tabTo(what, is, times = 40) {
  for (let n = 0; n < times; n += 1) {
    const heard = await press('Tab');
    const found = heard.findLast(text => is.test(text));
    if (found) return found;
  }
  throw new Error(`dead end: Tab was pressed ${times} times, and ${what} was not heard`);
}

const CHOICE = /toggle button not pressed|not selected radio button/;
const RADIO = /radio button/;
const NOT_NOW = /grayed|unavailable|dimmed|busy/;
/** Buttons of bar, banners and panels are no moves. */
const ASIDE =
  /opens (dialog|menu)|page tab|Firefox View|Close Tab|the proof|All rolls|Previous place|Next place|Island as a list|Bookmark this|New Tab|Search|tool bar|collapsed|expanded|\b(Help|Menu|Hint|Close|Explain as we play|Take back.*|Log|Settings|Back to the table|San Juan region) push button/;
const playable = text =>
  /push button|toggle button not pressed|not selected radio button/.test(text) &&
  !NOT_NOW.test(text) &&
  !ASIDE.test(text) &&
  !AVOIDED[game].some(is => is.test(text));

/** One decision: by what is heard, and nothing else. @returns what was heard after it */
async function decide(before) {
  let heard = before;
  // A plan has several parts: what is chosen stays chosen, and a button seals it.
  const parts = game === 'portolano';
  let chosen = false;
  for (let n = 0; n < 70; n += 1) {
    // What has the focus was said last, with what it opens behind it.
    const at = heard.findLastIndex(text => /button/.test(text));
    const focused = at < 0 ? '' : heard.slice(at).join(' ');
    if (NOT_NOW.test(focused)) chosen = false;
    if (playable(focused) && !(parts && chosen && CHOICE.test(focused))) {
      console.log(`(pressed: ${focused})`);
      // A radio button is chosen by the space bar, everything else by Enter.
      heard = await press(RADIO.test(focused) ? 'space' : 'Return', {
        quiet: 2000,
        atLeast: 2500,
        patience: 4000,
      });
      // Enter on what is selected confirms, where nothing else is asked.
      chosen ||= CHOICE.test(focused);
      if (
        !parts &&
        heard[0] !== undefined &&
        /^(pressed|selected)/.test(heard[0]) &&
        (heard.length < 3 || RADIO.test(focused)) &&
        CHOICE.test(focused)
      )
        heard = await press('Return', {quiet: 2500, atLeast: 3500, patience: 6000});
      // A busy machine is slow to speak; only what stays silent wants something more.
      if (heard.length === 0) heard = await hear({quiet: 4000, atLeast: 6000, atMost: 15_000});
      if (heard.some(text => !/^(not )?(pressed|selected)/.test(text)) || !CHOICE.test(focused)) return heard;
    }
    heard = await press('Tab');
    // Out of the page: back into it.
    if (heard.some(text => /tool bar|page tab/.test(text))) heard = await press('F6');
  }
  throw new Error('dead end: nothing that can be done was heard');
}

async function play() {
  await tabTo(TITLES[game], new RegExp(`^${TITLES[game]} .*button`));
  let heard = await press('Return', {quiet: 3000, atLeast: 6000, atMost: 20_000});
  for (let move = 1; move <= most; move += 1) {
    if (!heard.some(text => ASKED.test(text))) {
      console.log('(listening)');
      for (let n = 0; n < 4 && !heard.some(text => ASKED.test(text)); n += 1)
        heard.push(...(await hear({quiet: 5000, atLeast: 4000})));
    }
    console.log(`--- decision ${move}`);
    heard = await decide(heard);
  }
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    stop();
    process.exit(1);
  });

let code = 0;
try {
  const url = option('url', null) ?? 'http://localhost:9246/';
  if (!option('url', null)) {
    start(
      'server',
      process.execPath,
      ['esbuild.config.mjs', '--run', 'serve', '--port', '9246'],
      process.env,
    );
    await until(
      'the app',
      () =>
        fetch(url).then(
          ({ok}) => ok,
          () => false,
        ),
      180,
    );
  }
  await begin();
  browse(url);
  console.log('[the page]');
  await until('the page', async () => (await hear({atMost: 1500})).some(text => /Roadstead/.test(text)), 60);
  await hear({quiet: 3000, atLeast: 3000});
  if (keys === null) await play();
  else
    for (const key of keys.split(' '))
      if (key.startsWith('wait:'))
        await hear({quiet: 1000 * Number(key.slice(5)), atLeast: 1000 * Number(key.slice(5))});
      else await press(key);
} catch (error) {
  console.error(error.message);
  code = 1;
} finally {
  spawnSync('import', ['-window', 'root', inside('last.png')], {env: environment});
  stop();
}
for (const fault of new Set(faults)) console.log(`FAULT ${fault}`);
process.exit(faults.length > 0 ? 1 : code);
