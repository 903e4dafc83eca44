import {html, type PropertyValues} from 'lit';
import {customElement, property, query, state} from 'lit/decorators.js';
import {base} from '../kit/base.ts';
import sheet from './scrubber.css';
import '../kit/button.ts';
import {act} from '../act.ts';
import {PanelTexts, saying} from '../text.ts';

/** Milliseconds that an entry stands while the game plays by itself: time to read its line. */
const PAUSE = 1400;
/** How many times as fast it may go; the next after the last is the first. */
const SPEEDS = [1, 2, 4, 8] as const;
/** Kept on this device: how fast somebody reads is about the person, not about a table. */
const KEY = 'rs-replay-speed';

function keptSpeed(): (typeof SPEEDS)[number] {
  try {
    return SPEEDS.find(speed => String(speed) === localStorage.getItem(KEY)) ?? 1;
  } catch {
    return 1;
  }
}

function keepSpeed(speed: number): void {
  try {
    localStorage.setItem(KEY, String(speed));
  } catch {
    // Nothing is kept here: it counts until the page is closed.
  }
}

/**
 * @summary Goes through a game entry by entry: slider, step buttons, and by itself. The last position is the present.
 *
 * @event rs-act - `scrub`.
 * @slot before - A button left of the steps.
 * @slot after - A button right of them.
 */
@customElement('rs-scrubber')
export class RsScrubber extends saying('panels') {
  static override styles = [base, sheet];

  /** The entry that is shown; null for the present. */
  @property({attribute: false}) at: number | null = null;
  /** Number of the newest entry. */
  @property({type: Number}) last = 0;

  /** The entry that is shown after this one, while the game plays by itself. */
  @property({attribute: false}) next: (at: number) => number = at => at + 1;
  @property({type: Number}) pause = PAUSE;

  @state() private playing = false;
  @state() private speed: (typeof SPEEDS)[number] = keptSpeed();
  @query('input') private slider!: HTMLInputElement | null;
  #timer = 0;

  readonly #texts = new PanelTexts(this);

  override focus(): void {
    this.slider?.focus();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  /** The pause begins with what is drawn: a slow device shows every entry as long as a fast one. */
  protected override updated(changed: PropertyValues<this>): void {
    if (!this.playing || !changed.has('at')) return;
    clearTimeout(this.#timer);
    if (this.at === null) this.#stop();
    else
      this.#timer = window.setTimeout(
        () => this.#show(this.next(this.at ?? this.last)),
        this.pause / this.speed,
      );
  }

  override render() {
    const {log} = this.#texts.words;
    const at = this.at ?? this.last;
    const step = (icon: string, label: string, to: number, stop: boolean) =>
      html`<rs-button
        variant="quiet"
        icon=${icon}
        label=${label}
        ?disabled=${stop}
        @click=${() => this.#go(to)}
      ></rs-button>`;
    return html`<div class="all l-grid l-gap-4">
      <div class="steps">
        <slot name="before"></slot>
        ${step('first', log.first, 0, at === 0)} ${step('back', log.previous, at - 1, at === 0)}
        ${step('next', log.next, at + 1, this.at === null)}
        ${step('last', log.last, this.last, this.at === null)}
        <slot name="after"></slot>
      </div>
      <div class="way">
        <rs-button
          variant="quiet"
          icon=${this.playing ? 'pause' : 'play'}
          label=${this.playing ? log.pause : log.play}
          ?disabled=${this.last === 0}
          @click=${this.#toggle}
        ></rs-button>
        <rs-button variant="quiet" class="speed" label=${log.speed(this.speed)} @click=${this.#faster}
          >${this.speed}×</rs-button
        >
        <input
          type="range"
          min="0"
          max=${this.last}
          .value=${String(at)}
          aria-label=${log.scrub}
          aria-valuetext=${log.position(at, this.last)}
          @input=${(event: Event) => this.#go(Number((event.target as HTMLInputElement).value))}
        />
        <output style="--_letters:${2 * String(this.last).length + 1}"
          >${
            this.at === null
              ? log.now
              : html`<span aria-hidden="true">${at}/${this.last}</span
                  ><span class="hidden-text">${log.position(at, this.last)}</span>`
          }</output>
      </div>
    </div>`;
  }

  #toggle(): void {
    if (this.playing) this.#stop();
    else this.play();
  }

  #faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
    keepSpeed(this.speed);
  }

  /** By itself from here on; from the present, the whole game. */
  play(): void {
    this.playing = true;
    this.#show(this.at === null ? 0 : this.next(this.at));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Where the person goes, it no longer plays by itself. */
  #go(to: number): void {
    this.#stop();
    this.#show(to);
  }

  #show(to: number): void {
    act(this, {act: 'scrub', to: to >= this.last ? null : Math.max(0, to)});
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-scrubber': RsScrubber;
  }
}
