/** "Your move", heard: in a browser that lets a page sound only when the sound is woken within a touch itself. */
import {expect} from 'chai';
import {TurnNotice} from '../../../components/app/notice.ts';
import {rememberStance} from '../../../components/board/stance.ts';
import type {AppView, Settings} from '../../../src/table/seen/view-model.ts';
import {appView, playing} from '../../support/views/app-views.ts';

/** As WebKit's: `resume` outside of a touch stays open until one within a touch; then all are answered. */
class FakeAudio extends EventTarget {
  static touching = false;
  static notes = 0;
  static made: FakeAudio[] = [];
  state = 'suspended';
  readonly currentTime = 0;
  readonly destination = {};
  #allowed = false;
  #open: (() => void)[] = [];

  constructor() {
    super();
    FakeAudio.made.push(this);
  }

  resume(): Promise<void> {
    this.#allowed ||= FakeAudio.touching;
    const resumed = new Promise<void>(resolve => this.#open.push(resolve));
    if (this.#allowed) {
      this.state = 'running';
      for (const answer of this.#open.splice(0)) answer();
    }
    return resumed;
  }

  async suspend(): Promise<void> {
    this.state = 'suspended';
  }

  async close(): Promise<void> {
    this.state = 'closed';
  }

  /** A call comes in: only a touch brings the sound back. */
  interrupt(): void {
    this.state = 'interrupted';
    this.#allowed = false;
  }

  createGain() {
    const gain = {setValueAtTime() {}, exponentialRampToValueAtTime() {}};
    return {gain, connect: () => undefined};
  }

  createOscillator() {
    const tone = new EventTarget();
    return Object.assign(tone, {
      frequency: {value: 0},
      connect: (to: unknown) => to,
      start: () => FakeAudio.notes++,
      stop: () => void Promise.resolve().then(() => tone.dispatchEvent(new Event('ended'))),
    });
  }
}

describe('the sound of an own turn', () => {
  const {AudioContext} = window;
  let notice: TurnNotice;
  let now = 0;

  beforeEach(() => {
    Object.assign(window, {AudioContext: FakeAudio});
    Object.defineProperty(navigator, 'userActivation', {value: {hasBeenActive: true}, configurable: true});
    FakeAudio.notes = 0;
    FakeAudio.made = [];
    now = 1000;
    notice = new TurnNotice(() => now);
    turn(false);
  });
  afterEach(() => {
    notice.close();
    Object.assign(window, {AudioContext});
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  const view = (mine: boolean, settings: Partial<Settings> = {}): AppView => {
    const table = playing();
    return appView({...table, sending: null, choices: mine ? table.choices : []}, settings);
  };
  const turn = (mine: boolean, settings: Partial<Settings> = {}) => notice.look(view(mine, settings));
  const told = () => new Promise(resolve => setTimeout(resolve));
  const touch = async () => {
    for (const gesture of ['pointerup', 'touchend', 'click']) {
      FakeAudio.touching = gesture !== 'pointerup';
      document.body.dispatchEvent(new Event(gesture, {bubbles: true}));
      FakeAudio.touching = false;
    }
    await told();
  };

  it('is heard at a turn long after the only tap', async () => {
    await touch();
    expect(FakeAudio.notes).to.equal(0);
    turn(true);
    await told();
    expect(FakeAudio.notes).to.equal(2);
    expect(FakeAudio.made.map(({state}) => state)).to.deep.equal(['suspended']);
  });

  it('the end is heard by whoever saw the game until then, once, with sounds on', async () => {
    const table = playing();
    const {seats} = table;
    const scores = seats.map((_, seat) => ({seat, total: 0, parts: {}, tieBreak: 0}));
    const result = {scores, ranking: [seats.map((_, seat) => seat)], decidedBy: 'shared'} as const;
    const over = {...table, choices: [], result};
    await touch();
    const rows: readonly [what: string, steps: readonly Parameters<typeof appView>[], notes: number][] = [
      ['a game that ends', [[{...table, choices: []}], [over], [over]], 5],
      ['one that was over when it was opened', [[{...table, choices: [], tableId: 'another'}], [over]], 0],
      ['without sounds', [[{...table, choices: []}], [over, {sound: false}]], 0],
    ];
    for (const [what, steps, notes] of rows) {
      FakeAudio.notes = 0;
      for (const step of steps) {
        notice.look(appView(...step));
        await told();
      }
      expect(FakeAudio.notes, what).to.equal(notes);
    }
  });

  it('is heard at each turn, in one context', async () => {
    await touch();
    for (const mine of [true, false, true]) {
      turn(mine);
      await told();
    }
    expect(FakeAudio.notes).to.equal(4);
    expect(FakeAudio.made).to.have.length(1);
  });

  it('a device in the middle rings whenever somebody else is waited for', async () => {
    await touch();
    const table = playing();
    const seats = table.seats.map(seat => ({...seat, mine: false}));
    const look = (toAct: readonly number[], tableId = 'middle-sound') =>
      notice.look(appView({...table, tableId, seats, viewer: null, choices: [], toAct, place: 'network'}));
    for (const toAct of [[0], [1], [0]]) look(toAct);
    await told();
    expect(FakeAudio.notes, 'whoever only watches hears nothing').to.equal(0);
    rememberStance('middle-sound', 'middle');
    for (const toAct of [[0], [1], [1]]) look(toAct);
    await told();
    expect(FakeAudio.notes, 'once, as the turn went on once').to.equal(2);
    rememberStance('middle-sound', null);
  });

  it('turns before the first tap do not ring at that tap', async () => {
    for (const mine of [true, false, true, false, true]) turn(mine);
    await told();
    await touch();
    expect(FakeAudio.notes).to.equal(0);
  });

  it('one of several unheard turns rings, and only while it is news', async () => {
    await touch();
    FakeAudio.made[0]!.interrupt();
    for (const mine of [true, false, true]) turn(mine);
    await told();
    await touch();
    expect(FakeAudio.notes).to.equal(2);
    FakeAudio.made[0]!.interrupt();
    for (const mine of [false, true]) turn(mine);
    now += 60_000;
    await touch();
    expect(FakeAudio.notes, 'a minute later').to.equal(2);
  });

  it('nothing is woken if no sound is wanted', async () => {
    turn(false, {sound: false});
    await touch();
    turn(true, {sound: false});
    await told();
    expect(FakeAudio.made).to.have.length(0);
  });
});
