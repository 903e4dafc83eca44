/**
 * Starts the app: the one file that holds both ends, the browser and the table. Everything that a browser has and a
 * test has not (workers, address bar, downloads, wake lock) is handed to the app from here.
 */
import {Answered} from '../components/app/answered.ts';
import '../components/app/app.ts';
import type {RsApp} from '../components/app/app.ts';
import {NewVersion} from '../components/app/new-version.ts';
import {TurnNotice} from '../components/app/notice.ts';
import {WayBack} from '../components/app/way-back.ts';
import {withFrame} from '../components/app/with-frame.ts';
import {recallStance} from '../components/board/stance.ts';
import {screensOf} from '../components/games.ts';
import {beside, isOneFile, openThread} from '../components/kit/beside.ts';
import {saveFile} from '../components/kit/save-file.ts';
import {addressOf, gameAt, type Place, tableAt} from './base/address.ts';
import {installWay} from './base/install-way.ts';
import {loadModule} from './base/load-module.ts';
import {randomText} from './base/random.ts';
import {share} from './base/share.ts';
import {createBotWorker} from './bots/port.ts';
import {listingOf, loadGame} from './games/index.ts';
import {fetchText} from './i18n/index.ts';
import {App} from './table/opening/app.ts';
import type {AppPorts} from './table/opening/app-ports.ts';
import {dealAside, SpareThread} from './table/playing/joint/thread.ts';
import type {AppView} from './table/seen/view-model.ts';

/** The browser's offer to install the app, kept until somebody asks for it. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
}

const element = document.querySelector<RsApp>('rs-app')!;
const thinker = () => openThread('bots.js');
// A page that nobody looks at does not think ahead.
const bots = createBotWorker(thinker, () => document.visibilityState === 'visible');
const adviser = createBotWorker(thinker);
const verifier = () => openThread('verify.js');
const dealer = () => openThread('dealing.js');
const spareDealer = new SpareThread(dealer);
/** What signs comes with the first table. */
const loadIdentity = () => loadModule(() => import('./saves/identity.ts'));
/** Finds out how this browser signs. */
const loadSigning = async () => (await loadModule(() => import('./log/sign.ts'))).signatureWay();
const notice = new TurnNotice();
const answered = new Answered();
const wayBack = new WayBack(element, {
  goHome: () => app.act({act: 'goHome'}),
  follow: () => {
    const place = wayBack.read();
    const screen = app.view()?.screen;
    const open = screen && 'tableId' in screen ? screen.tableId : null;
    if (open === null || place.at === 'home') begin(place);
    // Another table: who sits here, or hosts, is asked first.
    else if (tableAt(place) !== open) element.followed = place;
    wayBack.look();
  },
  reopen: place => app.start(place),
});
const newVersion = new NewVersion({
  untouched: () => {
    const view = app.view();
    const touched = navigator.userActivation?.hasBeenActive ?? true;
    return !touched && view?.screen.screen === 'home' && !view.problem && element.layers() === 0;
  },
  changed: () => ports.changed(),
});
const openRooms = async () => {
  const {rooms} = await import('./table/others/rooms.ts');
  return rooms(wayBack.page);
};
/** Begun before anybody asks, where a link is followed. */
let openedRooms: ReturnType<typeof openRooms> | null = null;
let installPrompt: InstallPrompt | null = null;
let redrawing = false;

const ports: AppPorts = {
  languages: navigator.languages,
  session: {
    bots,
    adviser,
    nonce: () => randomText(16),
    seed: () => randomText(16),
    // A bot thinks at least this long, so that people see what it did.
    pause: opening =>
      new Promise(resolve => setTimeout(resolve, app.settings.motion === 'off' ? 150 : opening ? 250 : 700)),
    patience: () => new Promise(resolve => setTimeout(resolve, 15_000)),
    // As long as it takes to be found by those who are there.
    returning: () => new Promise(resolve => setTimeout(resolve, 8000)),
    elapsed: () => performance.now(),
    visible: () => document.visibilityState === 'visible',
    verify: async texts => {
      const {verifyAside} = await loadModule(() => import('./log/verify-port.ts'));
      return verifyAside(verifier, texts);
    },
    audit: async (texts, wishes) => {
      const {auditAside} = await loadModule(() => import('./table/playing/audit-port.ts'));
      return auditAside(dealer, texts, wishes);
    },
    // Where nothing is hidden nothing is shuffled, and a draw is made in a moment.
    rehearse: (game, options) => {
      if (listingOf(game)?.secrets?.(options)) spareDealer.prepare();
    },
  },
  inMiddle: tableId => recallStance(tableId) === 'middle',
  now: () => Date.now(),
  online: () => navigator.onLine,
  installWay: () =>
    installWay({
      userAgent: navigator.userAgent,
      touchPoints: navigator.maxTouchPoints,
      // The second is Safari's, from before it knew the first.
      standalone:
        isOneFile() ||
        matchMedia('(display-mode: standalone)').matches ||
        ('standalone' in navigator && navigator.standalone === true),
      prompt: installPrompt !== null,
    }),
  install: async () => {
    await installPrompt?.prompt();
    installPrompt = null;
  },
  newVersion: () => newVersion.ready,
  update: () => newVersion.takeOver(),
  reload: link => wayBack.reload(link),
  signer: async tableId => (await loadIdentity()).signerAt(tableId),
  identity: async tableId => (await loadIdentity()).identityAt(tableId),
  dealing: request => dealAside(() => spareDealer.take(), request),
  rooms: async () => {
    const opened = openedRooms ?? openRooms();
    openedRooms = null;
    return opened;
  },
  remember: tableId => wayBack.remember(tableId),
  download: (name, content) => {
    const type = typeof content === 'string' ? 'application/json' : 'application/gzip';
    saveFile(name, new Blob([content as BlobPart], {type}));
  },
  changed: () => {
    if (redrawing) return;
    redrawing = true;
    // After what is under way: an entry goes out to the others before it is drawn here.
    withFrame(() => {
      redrawing = false;
      show(app.view());
    });
  },
};

const app = new App(ports);

// What most visits show first is on its way while the settings are read.
const {asked} = wayBack;
void (asked.at === 'home' ? fetchText(app.settings.language, 'home') : fetchText(app.settings.language));
// The app asks for it again where it does not come.
if (asked.at === 'home') import('../components/app/home.ts').catch(() => undefined);
if (asked.at === 'link') {
  // What the page's server says of itself would else be waited for behind everything that is fetched meanwhile.
  openedRooms = openRooms();
  // What these parts consist of is on its way already: the build has written it into the page. Whoever is missed here
  // is asked for again, and named, by what needs it.
  const parts = [
    import('../components/app/joining.ts'),
    import('./table/opening/tables.ts'),
    loadIdentity(),
    loadSigning(),
    openedRooms,
  ];
  // The link may say what is played there: its rules and its board come while the others are being reached.
  const game = gameAt(asked.link) ?? '';
  void Promise.allSettled([...parts, loadGame(game, {}), screensOf(game)?.painter()]);
}

function show(view: AppView | null): void {
  if (!view) return;
  // Parts of the screen see by identity what has changed.
  element.view = share(element.view, view);
  wayBack.look();
  answered.look(view);
  notice.look(view);
  element.asksToNotify = notice.asks(view);
  void keepAwake(view.screen.screen === 'table' || view.screen.screen === 'lobby');
}

/** A phone that sleeps drops its links: at a table the screen stays on, where the browser can do that. */
let awake: Promise<WakeLockSentinel | null> | null = null;
async function keepAwake(wanted: boolean): Promise<void> {
  if (wanted === (awake !== null) || document.visibilityState !== 'visible') return;
  const before = awake;
  const wakeLock: WakeLock | undefined = navigator.wakeLock;
  awake = wanted ? (wakeLock?.request('screen').catch(() => null) ?? Promise.resolve(null)) : null;
  await (await before)?.release();
}

element.diagnose = async told => {
  const {diagnose} = await loadModule(() => import('./net/diagnose.ts'));
  return diagnose(app.settings, wayBack.page, app.brokers, told);
};
element.addEventListener('rs-notify', async ({detail: wanted}) => {
  const notify = wanted && (await notice.allow()) ? 'on' : 'off';
  await app.act({act: 'settings', settings: {...app.settings, notify}});
});
element.addEventListener('rs-follow', ({detail: where}) => {
  const place = element.followed;
  element.followed = null;
  if (where === 'here' && place) void app.start(place);
  // A tab that knows nothing of this one: it has a table of its own.
  if (where === 'tab' && place) window.open(addressOf(place), '_blank', 'noopener');
});
element.addEventListener('rs-act', ({detail}) => {
  if (detail.act === 'join') answered.follow(detail.linkOrCode);
  void app.act(detail);
});
window.addEventListener('online', () => app.wake());
window.addEventListener('offline', ports.changed);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') {
    awake = null; // the browser lets go of it by itself
    bots.rest();
  } else {
    app.wake();
    newVersion.look();
  }
});
window.addEventListener('beforeinstallprompt', event => {
  event.preventDefault();
  installPrompt = event as InstallPrompt;
  ports.changed();
});

// What the app keeps for later comes after what this page needs now; on the way to a table, that is still to come.
element.addEventListener('rs-shown', function keep() {
  if (app.view()?.screen.screen === 'joining') return;
  element.removeEventListener('rs-shown', keep);
  // Nothing has to be kept of what lies on the disk.
  if (!isOneFile()) void newVersion.follow(beside('sw.js'));
});

function begin(place: Place): void {
  if (place.at === 'link') answered.follow(place.link);
  void app.start(place);
}

const place = wayBack.read();
const offer = answered.take();
begin(place.at === 'home' && offer !== null ? {at: 'link', link: offer} : place);
