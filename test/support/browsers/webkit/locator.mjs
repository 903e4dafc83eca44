/** What a page shows, found through all open shadow roots as Playwright's locators find it, and acted upon. */
import {setTimeout} from 'node:timers/promises';

/** How often it is looked for, in milliseconds. */
const POLL_MS = 20;

/** Words to look for, as a page can be told them: text anywhere in it, in any case, or a pattern. */
const words = text => (text instanceof RegExp ? {source: text.source, flags: text.flags} : {text});

/** Ways to find something inside a page, or inside what was found there. */
export class Finder {
  /** @param page what is looked through, when that is not the page itself */
  constructor(page = null, steps = []) {
    this.inPage = page ?? this;
    this.steps = steps;
  }

  locator(css) {
    return this.#then({css});
  }

  getByRole(role, {name} = {}) {
    return this.#then({role, ...(name !== undefined && {name: words(name)})});
  }

  getByText(text) {
    return this.#then({text: words(text)});
  }

  getByLabel(text) {
    return this.#then({label: words(text)});
  }

  #then(step) {
    return new Locator(this.inPage, [...this.steps, step]);
  }
}

class Locator extends Finder {
  first() {
    return this.nth(0);
  }

  last() {
    return this.nth(-1);
  }

  nth(index) {
    return new Locator(this.inPage, [...this.steps, {index}]);
  }

  count() {
    return this.evaluateAll(found => found.length);
  }

  /** @param script is given all that is there now, and an argument; a closure of nothing else */
  evaluateAll(script, arg) {
    return this.inPage.evaluate(
      `(${script})((${find})(${JSON.stringify(this.steps)}), ${JSON.stringify(arg) ?? ''})`,
    );
  }

  /** Waits for the one that there is. */
  async evaluate(script, arg) {
    await this.waitFor({state: 'attached'});
    return this.evaluateAll(`([element], arg) => (${script})(element, arg)`, arg);
  }

  innerText() {
    return this.evaluate(element => element.innerText);
  }

  textContent() {
    return this.evaluate(element => element.textContent);
  }

  inputValue() {
    return this.evaluate(element => element.value);
  }

  getAttribute(name) {
    return this.evaluate((element, of) => element.getAttribute(of), name);
  }

  isVisible() {
    return this.evaluateAll(`([element]) => !!element && (${point})(element) !== null`);
  }

  /** @param options `state`: visible, hidden, attached or detached */
  async waitFor({state = 'visible', timeout = this.inPage.context().timeout} = {}) {
    const end = Date.now() + timeout;
    while (!(await this.#is(state))) {
      if (Date.now() > end) throw new Error(`never ${state}: ${JSON.stringify(this.steps)}`);
      await setTimeout(POLL_MS);
    }
  }

  async #is(state) {
    if (state === 'attached' || state === 'detached')
      return (await this.count()) > 0 === (state === 'attached');
    return (await this.isVisible()) === (state === 'visible');
  }

  /** Presses the mouse in its middle, when it stands still there and nothing lies on it. @throws Error when there are several */
  async click() {
    await this.waitFor();
    if ((await this.count()) > 1) throw new Error(`several: ${JSON.stringify(this.steps)}`);
    const end = Date.now() + this.inPage.context().timeout;
    for (let before = ''; ; ) {
      const at = await this.evaluateAll(`([element]) => element && (${point})(element, true)`);
      if (at && before === JSON.stringify(at)) return this.inPage.mouse.click(at.x, at.y);
      if (Date.now() > end) throw new Error(`cannot be clicked: ${JSON.stringify(this.steps)}`);
      before = JSON.stringify(at);
      await setTimeout(POLL_MS);
    }
  }

  async fill(text) {
    await this.waitFor();
    await this.evaluate((element, value) => {
      element.focus();
      element.value = value;
      element.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
      element.dispatchEvent(new Event('change', {bubbles: true}));
    }, text);
  }
}

/** Runs in the page. @returns the middle of an element that can be seen, with `free` one that nothing lies on; or null */
function point(element, free = false) {
  if (free) element.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
  const {left, top, width, height} = element.getBoundingClientRect();
  if (width === 0 || height === 0 || getComputedStyle(element).visibility !== 'visible') return null;
  const at = {x: Math.round(left + width / 2), y: Math.round(top + height / 2)};
  if (!free) return at;
  if (element.disabled) return null;
  let hit = document.elementFromPoint(at.x, at.y);
  for (let inner = hit; inner?.shadowRoot; hit = inner) {
    const deeper = inner.shadowRoot.elementFromPoint(at.x, at.y);
    if (!deeper || deeper === inner) break;
    inner = deeper;
  }
  for (let up = hit; up; up = up.assignedSlot ?? up.parentElement ?? up.getRootNode().host)
    if (up === element) return at;
  return null;
}

/** Runs in the page. @returns the elements that the steps lead to, in the order of the page */
function find(steps) {
  const ROLES = {
    A: 'link',
    BUTTON: 'button',
    DIALOG: 'dialog',
    INPUT: 'textbox',
    SELECT: 'combobox',
    TEXTAREA: 'textbox',
  };

  /** All elements below, shadow roots included. */
  function* below(root) {
    for (const element of root.querySelectorAll('*')) {
      yield element;
      if (element.shadowRoot) yield* below(element.shadowRoot);
    }
  }
  const inside = element => [...below(element), ...(element.shadowRoot ? below(element.shadowRoot) : [])];
  const parent = element => element.parentElement ?? element.getRootNode().host ?? null;

  /** The text that is shown below, slots filled. */
  const textOf = node => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node instanceof Element && ['STYLE', 'SCRIPT', 'TEMPLATE'].includes(node.tagName)) return '';
    const filled = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
    const nodes = filled.length > 0 ? filled : (node.shadowRoot ?? node).childNodes;
    return [...nodes].map(textOf).join(' ');
  };
  const tidy = text => text.replaceAll(/\s+/g, ' ').trim();
  const says = (text, {text: part, source, flags}) =>
    source === undefined
      ? tidy(text).toLowerCase().includes(tidy(part).toLowerCase())
      : new RegExp(source, flags).test(tidy(text));

  /** A selector whose parts may stand in different shadow roots. */
  const fits = (element, css) => {
    const parts = css.match(/(?:\[[^\]]*\]|\([^)]*\)|\s*>\s*|[^\s[(])+/g);
    if (!element.matches(parts.pop())) return false;
    let above = parent(element);
    while (parts.length > 0) {
      while (above && !above.matches(parts.at(-1))) above = parent(above);
      if (!above) return false;
      parts.pop();
      above = parent(above);
    }
    return true;
  };

  const nameOf = element => {
    const by = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map(id => id && element.getRootNode().getElementById(id));
    return (
      element.getAttribute('aria-label') ??
      (by.some(Boolean)
        ? by.map(other => (other ? textOf(other) : '')).join(' ')
        : labelOf(element) || textOf(element))
    );
  };
  const labelOf = element => [...(element.labels ?? [])].map(textOf).join(' ');
  const shown = element => element.checkVisibility({visibilityProperty: true});

  const accepts = {
    css: (element, css) => fits(element, css),
    role: (element, role) =>
      (element.getAttribute('role') ?? ROLES[element.tagName]) === role && shown(element),
    name: (element, name) => says(nameOf(element), name),
    // The innermost that has all of it. A slot has no box; what fills it has.
    text: (element, text) =>
      element.tagName !== 'SLOT' &&
      says(textOf(element), text) &&
      !inside(element)
        .flatMap(inner => (inner.tagName === 'SLOT' ? inner.assignedElements() : [inner]))
        .some(inner => !['STYLE', 'SCRIPT'].includes(inner.tagName) && says(textOf(inner), text)),
    label: (element, label) =>
      element.matches('input, select, textarea') &&
      says(element.getAttribute('aria-label') ?? labelOf(element), label),
  };

  let found = null;
  for (const step of steps) {
    if ('index' in step) {
      found = [found.at(step.index)].filter(Boolean);
      continue;
    }
    const all = new Set(found ? found.flatMap(inside) : below(document));
    found = [...all].filter(element =>
      Object.entries(step).every(([way, what]) => accepts[way](element, what)),
    );
  }
  return found;
}
