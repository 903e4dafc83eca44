/** Notifications of a page, without a system that shows them: what it asks for, and what it would have shown. */
import type {Player} from './players.ts';

export interface Notified {
  /** Times that the person was asked by the browser. */
  asked: number;
  /** Titles, in their order. */
  readonly shown: string[];
}

interface Window {
  notified: Notified;
  away: boolean;
}

/** Runs in the page. @param answer of the person, when the browser asks */
function stand(answer: NotificationPermission): void {
  const notified: Notified = {asked: 0, shown: []};
  let permission: NotificationPermission = 'default';
  class Stand extends EventTarget {
    static get permission(): NotificationPermission {
      return permission;
    }
    static async requestPermission(): Promise<NotificationPermission> {
      notified.asked++;
      permission = answer;
      return permission;
    }
    constructor(title: string) {
      super();
      notified.shown.push(title);
    }
    close(): void {}
  }
  ServiceWorkerRegistration.prototype.showNotification = async title => {
    notified.shown.push(title);
  };
  const hidden = () => (window as unknown as Window).away;
  Object.defineProperty(document, 'hidden', {get: hidden});
  Object.defineProperty(document, 'visibilityState', {get: () => (hidden() ? 'hidden' : 'visible')});
  Object.assign(window, {notified, away: false, Notification: Stand});
}

/** From here on, until the page is loaded anew. */
export const standForNotifications = ({page}: Player, answer: NotificationPermission): Promise<void> =>
  page.evaluate(stand, answer);

/** The person looks at something else, or is back. */
export const lookAway = ({page}: Player, away: boolean): Promise<void> =>
  page.evaluate(state => {
    (window as unknown as Window).away = state;
    document.dispatchEvent(new Event('visibilitychange'));
  }, away);

export const notifiedOf = ({page}: Player): Promise<Notified> =>
  page.evaluate(() => (window as unknown as Window).notified);
