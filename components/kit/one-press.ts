/**
 * One press, one act, on every page with a button of the house: what a key or a finger was put down on is what it acts on,
 * once. A key that stays down is told again and again, and would play on through all questions that come after the first. A
 * key that comes up, or the second tap of a double tap, may meet another button than the one it was meant for.
 */

/** Two taps on one spot within so many ms: nobody has read in between what stands there now. */
const DOUBLE = 350;
/** How far apart they may be, in px. */
const SLOP = 10;

const ACTS = new Set(['Enter', ' ', 'Escape']);

const THING =
  'button, a, summary, label, input, select, textarea, [role=button], [role=radio], [role=menuitem], [role=option]';

/** What a press is put down on: the thing (null where there is none) with its words, but for the numbers, which count taps. */
interface Meant {
  readonly thing: Element | null;
  readonly words: string;
}

function meant(event: Event): Meant {
  const elements = event.composedPath().filter(at => at instanceof Element);
  const thing = elements.find(at => at.matches(THING)) ?? null;
  // The words of a button of the house are slotted into it from outside.
  const root = thing?.getRootNode();
  const slotted = root instanceof ShadowRoot && root.host.matches('rs-button') ? root.host.textContent : '';
  const words = [thing?.ariaLabel, thing?.textContent, slotted].join(' ').replace(/[\d\s]+/g, ' ');
  return {thing, words};
}

const isSame = (a: Meant, b: Meant): boolean => a.thing === b.thing && a.words === b.words;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Where text is typed, a key that stays down writes on. */
function isTyped({key}: KeyboardEvent, [at]: readonly EventTarget[]): boolean {
  if (!(at instanceof Element) || key === 'Escape') return false;
  if (at.matches('textarea')) return true;
  return key !== 'Enter' && at.matches('select, input:not([type=radio], [type=checkbox], [type=range])');
}

/** Arrows, Tab and their like move about: to hold them down is their use. */
function canAct({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return ACTS.has(key) || (key.length === 1 && !ctrlKey && !metaKey && !altKey);
}

/** The key that went down last, and on what. */
let down: {readonly key: string; readonly on: Meant} | null = null;

function keyDown(event: KeyboardEvent): void {
  if (!event.repeat) down = {key: event.key, on: meant(event)};
  else if (canAct(event) && !isTyped(event, event.composedPath())) swallow(event);
}

/** Enter clicks when it is pressed, Space when it comes up: on whatever has the focus then. */
function keyOn(event: KeyboardEvent): void {
  if (!ACTS.has(event.key) || isTyped(event, event.composedPath())) return;
  if (down?.key === event.key && !isSame(down.on, meant(event))) swallow(event);
}

interface Tap {
  /** What it is put down on. */
  readonly on: Meant;
  /** What it was for: in a double tap, what the first one was put down on. */
  readonly for: Meant;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

let tap: Tap | null = null;
/** Its click has not come yet; what a key, a script or a screen reader clicks has no finger before it. */
let isDown = false;

function pointerDown(event: PointerEvent): void {
  const {timeStamp: at, clientX: x, clientY: y} = event;
  const on = meant(event);
  const again = tap !== null && at - tap.at < DOUBLE && Math.hypot(x - tap.x, y - tap.y) <= SLOP;
  tap = {on, for: again ? tap!.for : on, at, x, y};
  isDown = true;
}

function clicked(event: MouseEvent): void {
  if (!tap || !isDown || event.detail === 0) return;
  isDown = false;
  const now = meant(event);
  const isOther = now.thing === tap.on.thing && now.words !== tap.on.words;
  if (isOther || !isSame(tap.on, tap.for)) swallow(event);
}

addEventListener('keydown', keyDown, {capture: true});
addEventListener('keypress', keyOn, {capture: true});
addEventListener('keyup', keyOn, {capture: true});
addEventListener('pointerdown', pointerDown, {capture: true});
addEventListener('click', clicked, {capture: true});
