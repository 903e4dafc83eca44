/** How this app is installed on the device that it runs on. */

/**
 * `prompt`: the browser has a question of its own for it; `ios`, `android`, `mac` (Safari), `desktop` (others): by hand, in that
 * system's menus; `none`: it is installed already, or this browser has no way to.
 */
export type InstallWay = 'prompt' | 'ios' | 'android' | 'mac' | 'desktop' | 'none';

/** What the browser says of itself and its device. */
export interface Platform {
  readonly userAgent: string;
  /** Fingers that the screen tells apart. */
  readonly touchPoints: number;
  /** It runs as an app, in a window without the browser's bars. */
  readonly standalone: boolean;
  /** The browser has offered to install it (`beforeinstallprompt`). */
  readonly prompt: boolean;
}

export function installWay({userAgent, touchPoints, standalone, prompt}: Platform): InstallWay {
  if (standalone) return 'none';
  if (prompt) return 'prompt';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  // An iPad says that it is a Mac; no Mac has a touch screen.
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (/Chrome\/|Edg\//.test(userAgent)) return 'desktop';
  return /Macintosh.*Version\/.*Safari\//.test(userAgent) ? 'mac' : 'none';
}
