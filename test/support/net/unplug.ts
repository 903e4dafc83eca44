/**
 * Pulls the network plug of a page. Chromium's own switches leave WebRTC and open web sockets alone, so the page's
 * ends of both are wrapped before it starts: while unplugged, nothing goes out and nothing comes in, as when a Wi-Fi
 * is gone. Nobody is told; the page has to notice by itself.
 */
import type {BrowserContext, Page} from 'playwright-core';

interface Plug {
  up: boolean;
}

/** Runs in the page, before its own scripts; it can use nothing but its own lines. */
function wrap(): void {
  const plug: Plug = {up: true};
  Object.assign(globalThis, {plug});
  const seen = new WeakSet<EventTarget>();
  // The first listener of all decides whether the others hear it.
  const filter = <T extends EventTarget>(target: T): T => {
    if (!seen.has(target)) {
      seen.add(target);
      target.addEventListener('message', event => plug.up || event.stopImmediatePropagation());
    }
    return target;
  };

  const sendOn = RTCDataChannel.prototype.send;
  RTCDataChannel.prototype.send = function (data: unknown) {
    if (plug.up) Reflect.apply(sendOn, this, [data]);
  };
  const create = RTCPeerConnection.prototype.createDataChannel;
  RTCPeerConnection.prototype.createDataChannel = function (...args) {
    return filter(create.apply(this, args));
  };
  const channel = Object.getOwnPropertyDescriptor(RTCDataChannelEvent.prototype, 'channel')!;
  Object.defineProperty(RTCDataChannelEvent.prototype, 'channel', {
    ...channel,
    get(this: RTCDataChannelEvent) {
      return filter(channel.get!.call(this) as RTCDataChannel);
    },
  });
  const close = RTCPeerConnection.prototype.close;
  // A connection that is closed while unplugged goes silent: the other side cannot hear of it.
  const silent: RTCPeerConnection[] = [];
  RTCPeerConnection.prototype.close = function () {
    if (plug.up) close.call(this);
    else silent.push(this);
  };

  const Real = WebSocket;
  globalThis.WebSocket = class extends Real {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args);
      filter(this);
      if (!plug.up) super.close();
    }

    override send(data: Parameters<WebSocket['send']>[0]): void {
      if (plug.up) super.send(data);
    }
  };
}

export async function wirePlug(context: BrowserContext): Promise<void> {
  await context.addInitScript(wrap);
}

/** The same, and the browser takes no notice: no event tells the page. */
export const setQuietPlug = (page: Page, up: boolean): Promise<void> =>
  page.evaluate(state => {
    (globalThis as unknown as {plug: Plug}).plug.up = state;
  }, up);

/** Of a page whose context was wired before it was opened. */
export async function setPlug(page: Page, up: boolean): Promise<void> {
  // The page hears `online` when the network is there, not before.
  if (up) await setQuietPlug(page, true);
  await page.context().setOffline(!up);
  if (!up) await setQuietPlug(page, false);
}
