/**
 * The change of host, as a machine that can be looked at in every state (docs/protocol.md, "A change of host"). Each step is one device doing
 * one thing. What was ever sent stays: it can come at any time, twice, or never. So loss, delay, reordering, frozen devices
 * and parted networks are in every path, and a crash keeps what is stored. A liar's vote, acknowledgement and report are
 * there whenever somebody counts them.
 */
import {
  apart,
  askingIn,
  canUndo,
  comes,
  common,
  dropped,
  entry,
  isOn,
  isPreferred,
  type Log,
  lastChange,
  lastKind,
  leaves,
  membersOf,
  plain,
  prefixes,
  questionIn,
  termOf,
} from './logs.ts';

/** A rule left out on purpose. */
export type Slip =
  /** Votes are forgotten by a crash. */
  | 'votes are not stored'
  /** What was promised and let out is forgotten as well. */
  | 'promises are not stored'
  | 'entries are sent before they are stored'
  | 'acknowledged before stored'
  | 'votes go to any log'
  | 'the longest branch wins'
  | 'reports count below the floor'
  | 'acknowledged below the floor'
  | 'a promise binds in every term'
  | 'half of the members is enough'
  | 'a term belongs to nobody'
  | 'a lead does not ask again'
  | 'members change at once'
  | 'handed over without votes'
  | 'a fork is never left'
  | 'a fork is cut without a word'
  | 'one certificate of several terms'
  | 'no watermark';

/** What can happen, and how much of it. */
export interface World {
  readonly devices: number;
  /** By term: whose it is. Term 0 is the first. */
  readonly terms: readonly number[];
  /** Entries beside leads. */
  readonly entries: number;
  /** Of them: `m`, `u`, `q`. */
  readonly kinds: string;
  /** Facts stand on top of a question that waits. */
  readonly facts?: boolean;
  readonly liars?: readonly number[];
  /** Entries that liars seal. */
  readonly lies?: number;
  /** Liars lead without votes. */
  readonly liarsLead?: boolean;
  readonly confirmedUnderLiar?: boolean;
  readonly leaving?: readonly number[];
  /** It comes in once the others have left. */
  readonly coming?: number;
  readonly absent?: readonly number[];
  readonly crashes?: number;
  readonly slips?: readonly Slip[];
}

interface Device {
  readonly log: Log;
  readonly floor: number;
  /** The last term that it voted for. */
  readonly voted: number;
  /** The last promise, and the term of the log that it was made in; -1 for none. */
  readonly promised: Log;
  readonly promisedIn: number;
  readonly watermark: Log;
  /** By term: the log it voted on, and the furthest that it has told of; null for none. */
  readonly votes: readonly (Log | null)[];
  readonly told: readonly (Log | null)[];
  /** What it has acknowledged, and let something out for. */
  readonly acks: readonly Log[];
  readonly shares: readonly Log[];
}

export interface State {
  readonly devices: readonly Device[];
  /** Logs that were ever sent; those that stand below another one are left out. */
  readonly sent: readonly Log[];
  readonly crashes: number;
  readonly lies: number;
  /** Devices that have led a term, as `term device`: more than one where terms belong to nobody. */
  readonly led: readonly string[];
}

export interface Next {
  readonly what: string;
  readonly state: State;
}

export class Model {
  readonly #world: World;
  readonly #all: readonly number[];
  readonly #honest: readonly number[];
  readonly #slips: ReadonlySet<Slip>;

  constructor(world: World) {
    this.#world = world;
    this.#all = Array.from({length: world.devices}, (_, device) => device);
    this.#honest = this.#all.filter(device => !this.#lies(device));
    this.#slips = new Set(world.slips);
  }

  get first(): State {
    const none = this.#world.terms.map(() => null);
    const device: Device = {
      ...{log: '', floor: 0, voted: 0, promised: '', promisedIn: -1, watermark: ''},
      ...{votes: none, told: none, acks: [], shares: []},
    };
    return {devices: this.#all.map(() => device), sent: [], crashes: 0, lies: 0, led: []};
  }

  key({devices, sent, crashes, lies, led}: State): string {
    const each = devices.map(one =>
      [
        ...[one.log, one.floor, one.voted, one.promised, one.promisedIn, one.watermark],
        ...[one.votes.map(vote => vote ?? '-').join('/'), one.told.map(told => told ?? '-').join('/')],
        ...[one.acks.join('/'), one.shares.join('/')],
      ].join(),
    );
    return [...each, sent.join(), crashes, lies, led.join()].join(';');
  }

  #lies(device: number): boolean {
    return this.#world.liars?.includes(device) ?? false;
  }

  #members(log: Log): number[] {
    return membersOf(log, this.#world.devices, this.#world.absent ?? []);
  }

  #isMost(count: number, log: Log): boolean {
    const all = this.#members(log).length;
    return this.#slips.has('half of the members is enough') ? 2 * count >= all : 2 * count > all;
  }

  #asking(log: Log): Log | null {
    return askingIn(log, !this.#slips.has('a lead does not ask again'));
  }

  // What devices do.

  nexts(state: State): Next[] {
    const nexts: Next[] = [];
    for (const v of this.#honest) {
      const own = state.devices[v]!;
      const add = (
        what: string,
        change: Partial<Device>,
        sends: Log | null = null,
        more: Partial<State> = {},
      ) => {
        nexts.push({what: `${v} ${what}`, state: this.#after(state, v, change, sends, more)});
      };
      this.#order(state, v, own, add);
      this.#take(state, own, add);
      this.#leaveFork(state, v, own, add);
      this.#vote(state, v, own, add);
      this.#lead(state, v, own, add);
      this.#acknowledge(v, own, add);
      this.#letOut(state, own, add);
      this.#crash(state, own, add);
    }
    if (this.#honest.length < this.#all.length) this.#lie(state, nexts);
    return nexts;
  }

  #after(state: State, v: number, change: Partial<Device>, sends: Log | null, more: Partial<State>): State {
    const {log} = change;
    const changed: Device = {...state.devices[v]!, ...change};
    const device = log === undefined ? changed : {...changed, told: this.#told(changed)};
    const devices = state.devices.map((one, i) => (i === v ? device : one));
    return {...state, devices, sent: sends === null ? state.sent : withSent(state.sent, sends), ...more};
  }

  /** What a device tells of its log: only in the term of its last entry, and nothing below its floor. */
  #told({log, floor, told}: Device): readonly (Log | null)[] {
    const liars = this.#honest.length < this.#all.length;
    // It has no part in what is promised then, and would only make states more.
    if (liars && !this.#world.confirmedUnderLiar && !this.#world.leaving) return told;
    const term = termOf(log);
    const before = told[term] ?? null;
    if (floor > term && !this.#slips.has('reports count below the floor')) return told;
    return before !== null && isOn(before, log) ? told : told.with(term, log);
  }

  #order(state: State, v: number, {log, floor}: Device, add: Add): void {
    const term = termOf(log);
    const {terms, entries, kinds, facts, leaving = [], coming} = this.#world;
    const owns = terms[term] === v && (term === 0 || !this.#slips.has('a term belongs to nobody'));
    if (!owns || floor > term || plain(log) >= entries) return;
    const question = questionIn(log);
    const next: string[] = [];
    if (question === null) {
      next.push(...[...kinds].filter(kind => kind !== 'u' || canUndo(log)));
      const members = this.#members(log);
      const gone = leaving.filter(device => device !== v && members.includes(device));
      if (this.#mayChange(state, log)) {
        next.push(...gone.map(leaves));
        if (coming !== undefined && !members.includes(coming) && leaving.every(one => !members.includes(one)))
          next.push(comes(coming));
      }
    } else {
      if (this.#isAnswered(state, log, question)) next.push('o');
      if (facts) next.push('f');
    }
    for (const kind of next) {
      const to = log + entry(term, kind);
      add(`orders ${kind}`, {log: to}, to);
    }
  }

  /** Who belongs here changes once the last such change, and the lead of the term, are confirmed. */
  #mayChange(state: State, log: Log): boolean {
    const last = lastChange(log);
    if (last === '' || this.#slips.has('members change at once')) return true;
    return this.#confirmed(state).some(at => isOn(at, last) && isOn(log, at));
  }

  #take(state: State, {log, watermark}: Device, add: Add): void {
    const seen = new Set<Log>();
    for (const sent of state.sent) {
      if (sent.length > log.length && isOn(sent, log)) seen.add(sent.slice(0, log.length + 2));
      for (const at of prefixes(sent)) {
        if (!apart(at, log)) continue;
        const better = this.#slips.has('the longest branch wins')
          ? at.length > log.length
          : lastKind(at) === 'L' && termOf(at) > termOf(log);
        if (better && (isOn(at, watermark) || this.#slips.has('no watermark'))) seen.add(at);
      }
    }
    for (const to of seen) add(`${isOn(to, log) ? 'takes' : 'goes over to'} ${to}`, {log: to});
  }

  /** Two histories in a term, by whoever was its host. */
  #isForked({sent}: State, term: number): boolean {
    const ends = sent.flatMap(log => Array.from(prefixes(log)).findLast(at => termOf(at) === term) ?? []);
    return ends.some((one, i) => ends.slice(0, i).some(other => apart(one, other)));
  }

  #leaveFork(state: State, v: number, {log, floor, watermark}: Device, add: Add): void {
    const term = termOf(log);
    if (!this.#lies(this.#world.terms[term]!) || !this.#isForked(state, term)) return;
    if (floor <= term) {
      add(`closes term ${term}`, {floor: term + 1});
      return;
    }
    if (this.#slips.has('a fork is never left')) return;
    if (this.#slips.has('a fork is cut without a word')) {
      for (const other of state.sent) {
        const base = common(other, log);
        if (base !== log && base !== other && isOn(base, watermark))
          add(`cuts its log to ${base}`, {log: base});
      }
    }
    for (const w of this.#honest) {
      const other = state.devices[w]!;
      if (w === v || termOf(other.log) !== term || !apart(other.log, log)) continue;
      if (other.floor > term && isPreferred(other.log, log) && isOn(other.log, watermark))
        add(`leaves its fork for that of ${w}`, {log: other.log});
    }
  }

  #vote(state: State, v: number, {log, floor, voted, votes}: Device, add: Add): void {
    const {terms} = this.#world;
    const members = this.#members(log);
    if (!members.includes(v)) return;
    for (let term = 1; term < terms.length; term++) {
      if (term <= voted || term <= termOf(log) || term < floor || !members.includes(terms[term]!)) continue;
      const bases = this.#slips.has('votes go to any log')
        ? new Set([log, '', ...state.sent.flatMap(sent => [...prefixes(sent)])])
        : [log];
      const whom = this.#slips.has('a term belongs to nobody') ? members.map(one => `@${one}`) : [''];
      for (const base of bases)
        if (termOf(base) < term)
          for (const one of whom)
            add(`votes for term ${term} on ${base || 'entry 0'}${one}`, {
              ...{voted: term, floor: Math.max(floor, term)},
              votes: votes.with(term, base + one),
            });
    }
  }

  #lead(state: State, v: number, own: Device, add: Add): void {
    const {terms} = this.#world;
    const {log, floor, voted, votes} = own;
    const anybody = this.#slips.has('a term belongs to nobody');
    const members = this.#members(log);
    for (let term = termOf(log) + 1; term < terms.length; term++) {
      if (anybody ? !members.includes(v) : terms[term] !== v) continue;
      const to = log + entry(term, 'L');
      const led = anybody ? {led: [...new Set([...state.led, `${term} ${v}`])].sort()} : {};
      if (this.#slips.has('handed over without votes') && lastKind(log) === 'm' && floor <= term) {
        add(`leads term ${term} by the host's word`, {log: to, voted: term, floor: term}, to);
        continue;
      }
      const vote = log + (anybody ? `@${v}` : '');
      if (voted !== term || floor > term || votes[term] !== vote) continue;
      const count = members.filter(one => this.#lies(one) || state.devices[one]!.votes[term] === vote).length;
      if (this.#isMost(count, log)) add(`leads term ${term}`, {log: to}, to, led);
    }
  }

  #acknowledge(v: number, own: Device, add: Add): void {
    const {log, acks} = own;
    const asking = this.#asking(log);
    if (asking === null || !this.#members(log).includes(v) || acks.includes(asking)) return;
    if (!this.#mayPromise(own, asking)) return;
    const {promised, promisedIn} = own;
    const higher = promisedIn < termOf(log) || promised.length < asking.length;
    add(`acknowledges ${asking}`, {
      acks: [...acks, asking].sort(),
      ...(higher && {promised: asking, promisedIn: termOf(asking)}),
    });
  }

  #mayPromise({log, floor, watermark, promised, promisedIn}: Device, asking: Log): boolean {
    const term = termOf(log);
    if (!isOn(log, watermark)) return false;
    if (floor > term && !this.#slips.has('acknowledged below the floor')) return false;
    // What was asked in an earlier term is asked again by the lead.
    if (termOf(asking) !== term && !this.#slips.has('one certificate of several terms')) return false;
    const binds = promisedIn === term || this.#slips.has('a promise binds in every term');
    return promisedIn < 0 || (binds ? isOn(log, promised) : promisedIn < term);
  }

  #letOut(state: State, own: Device, add: Add): void {
    const {log, promised, promisedIn, watermark, acks, shares} = own;
    const question = questionIn(log);
    const asking = this.#asking(log);
    if (question === null || asking === null) return;
    const mixed = this.#slips.has('one certificate of several terms');
    const named = mixed ? acks.filter(ack => isOn(ack, question) && isOn(log, ack)) : [asking];
    for (const at of named) {
      if (shares.includes(at) || !acks.includes(at) || !this.#isCertified(state, at, log)) continue;
      if (!isOn(log, watermark) && !this.#slips.has('no watermark')) continue;
      if (promisedIn >= 0 && !isOn(log, promised)) continue;
      add(`lets a share out for ${at}`, {
        shares: [...shares, at].sort(),
        ...(at.length > watermark.length && !this.#slips.has('no watermark') && {watermark: at}),
      });
    }
  }

  /** Whether all who are in have acknowledged what asks. */
  #isCertified({devices}: State, at: Log, log: Log): boolean {
    const mixed = this.#slips.has('one certificate of several terms');
    const has = ({acks}: Device) =>
      mixed ? acks.some(ack => isOn(ack, at) && isOn(log, ack)) : acks.includes(at);
    return this.#members(at).every(one => this.#lies(one) || has(devices[one]!));
  }

  #isAnswered({devices}: State, log: Log, question: Log): boolean {
    const gave = ({shares}: Device) => shares.some(at => isOn(at, question) && isOn(log, at));
    return this.#members(log).every(one => this.#lies(one) || gave(devices[one]!));
  }

  #crash({crashes}: State, {log, voted, promisedIn}: Device, add: Add): void {
    if (crashes >= (this.#world.crashes ?? 0)) return;
    const more = {crashes: crashes + 1};
    const none = {voted: 0, floor: 0};
    if (this.#slips.has('votes are not stored') && voted > 0)
      add('crashes and forgets its vote', none, null, more);
    if (this.#slips.has('promises are not stored') && promisedIn >= 0)
      add(
        'crashes and forgets its promises',
        {...none, log: '', promised: '', promisedIn: -1, watermark: ''},
        null,
        more,
      );
    if (this.#slips.has('entries are sent before they are stored') && log !== '')
      add('crashes and forgets its last entry', {log: log.slice(0, -2)}, null, more);
    if (this.#slips.has('acknowledged before stored') && log !== '' && promisedIn >= 0)
      add('crashes and forgets the entry, not the promise', {log: log.slice(0, -2)}, null, more);
  }

  #lie(state: State, nexts: Next[]): void {
    const {terms, entries, lies = 3, kinds, facts, liarsLead} = this.#world;
    const sent = ['', ...new Set(state.sent.flatMap(log => [...prefixes(log)]))];
    const send = (what: string, log: Log, more: Partial<State>) => {
      if (!state.sent.some(other => isOn(other, log)))
        nexts.push({what, state: {...state, sent: withSent(state.sent, log), ...more}});
    };
    if (state.lies < lies)
      for (const log of sent) {
        const term = termOf(log);
        if (!this.#lies(terms[term]!) || plain(log) >= entries) continue;
        const question = questionIn(log);
        const answers = question !== null && this.#isAnswered(state, log, question) ? ['o'] : [];
        const next = question === null ? ['m', 'x', ...(kinds.includes('q') ? ['q'] : [])] : answers;
        for (const kind of facts && question !== null ? [...next, 'f'] : next)
          send(`a liar seals ${kind} on ${log}`, log + entry(term, kind), {lies: state.lies + 1});
      }
    terms.forEach((owner, term) => {
      if (term === 0 || !this.#lies(owner)) return;
      const voted = this.#honest.flatMap(one => state.devices[one]!.votes[term] ?? []);
      const bases = liarsLead ? sent.filter(log => termOf(log) < term) : voted;
      for (const base of new Set(bases)) {
        const votes = this.#members(base).filter(
          one => this.#lies(one) || state.devices[one]!.votes[term] === base,
        );
        if (liarsLead || this.#isMost(votes.length, base))
          send(`a liar leads term ${term} on ${base}`, base + entry(term, 'L'), {});
      }
    });
  }

  // What has to hold.

  /** Logs that are confirmed in some term. */
  #confirmed({devices}: State): Log[] {
    return this.#world.terms.flatMap((_, term) => {
      const told = this.#all.map(one => (this.#lies(one) ? null : devices[one]!.told[term]!));
      const all = new Set(told.flatMap(log => (log === null ? [] : [...prefixes(log)])));
      return [...all].filter(at => {
        if (termOf(at) !== term && !this.#slips.has('reports count below the floor')) return false;
        const has = (one: number) => this.#lies(one) || (told[one] !== null && isOn(told[one]!, at));
        return this.#isMost(this.#members(at).filter(has).length, at);
      });
    });
  }

  /** What is wrong with a state; null when nothing is. */
  wrong(state: State): string | null {
    return this.#twice(state) ?? this.#lost(state) ?? this.#shares(state);
  }

  /** One history at each place of an honest host's term, and one lead of each term. */
  #twice({sent, led}: State): string | null {
    const places = new Map<string, Log>();
    for (const log of sent)
      for (const at of prefixes(log)) {
        const term = termOf(at);
        if (this.#lies(this.#world.terms[term]!)) continue;
        const place = lastKind(at) === 'L' ? `lead ${term}` : `${term} ${at.length}`;
        const other = places.get(place) ?? at;
        if (other !== at) return `two histories in term ${term}: ${other} and ${at}`;
        places.set(place, at);
      }
    const terms = led.map(one => one.split(' ')[0]);
    return new Set(terms).size < terms.length ? 'two hosts of one term' : null;
  }

  #leadsOf({sent}: State): Log[] {
    return [...new Set(sent.flatMap(log => [...prefixes(log)].filter(at => lastKind(at) === 'L')))];
  }

  /** What is confirmed stands in every later lead. */
  #lost(state: State): string | null {
    if (this.#honest.length < this.#all.length && !this.#world.confirmedUnderLiar) return null;
    const confirmed = this.#confirmed(state);
    for (const at of confirmed) {
      if (confirmed.some(other => apart(at, other))) return `confirmed on two histories: ${at}`;
      const lead = this.#leadsOf(state).find(one => termOf(one) > termOf(at) && !isOn(one, at));
      if (lead !== undefined) return `confirmed entry lost: ${at} by ${lead}`;
    }
    return null;
  }

  /** Nothing is let out on two histories, and what something was let out for stands in every later lead. */
  #shares(state: State): string | null {
    const {devices} = state;
    const leads = this.#leadsOf(state);
    for (const v of this.#honest)
      for (const one of devices[v]!.shares) {
        for (const w of this.#honest)
          for (const other of devices[w]!.shares)
            if (
              apart(one, other) &&
              [one, other].every(at => [v, w].every(d => this.#members(at).includes(d)))
            )
              return `shares on two histories: ${one} of ${v}, ${other} of ${w}`;
        if (this.#world.liarsLead) continue;
        const lead = leads.find(at => termOf(at) > termOf(one) && !isOn(at, one));
        if (lead !== undefined) return `certified entry lost: ${one} by ${lead}`;
      }
    return null;
  }

  /**
   * Who stays linked gets somewhere, all others silent for ever: every smallest majority, and all honest ones together, come to
   * one log, a host, and a question that all who are left can acknowledge.
   * @returns null, or why not
   */
  stuck(state: State): string | null {
    const {devices, leaving, coming} = this.#world;
    const most = Math.floor(devices / 2) + 1;
    for (let set = 1; set < 2 ** devices; set++) {
      const linked = this.#all.filter(one => set & (1 << one));
      if (linked.some(one => this.#lies(one))) continue;
      const counts = linked.length === most || linked.length === this.#honest.length;
      if (!counts && leaving === undefined && coming === undefined) continue;
      const why = this.#goesOn(state, linked);
      if (why) return `${linked} stand still: ${why}`;
    }
    return null;
  }

  #goesOn(state: State, linked: readonly number[]): string | null {
    const logs = linked.map(one => state.devices[one]!.log);
    const [best = ''] = logs.toSorted(
      (a, b) => termOf(b) - termOf(a) || (isPreferred(a, b) ? -1 : isPreferred(b, a) ? 1 : 0),
    );
    const members = this.#members(best);
    const voters = linked.filter(one => members.includes(one));
    if (2 * voters.length <= members.length) return null; // it pauses
    const after = new Map<number, Device>();
    for (const one of linked) {
      const own = state.devices[one]!;
      const moved = this.#comesTo(own, best);
      if (typeof moved === 'string') return `${one} ${moved}`;
      after.set(one, moved);
    }
    const term = termOf(best);
    const goesOn =
      voters.includes(this.#world.terms[term]!) && [...after.values()].every(({floor}) => floor <= term);
    return this.#asks(after, goesOn ? best : best + entry(LATER, 'L'), goesOn ? term : LATER);
  }

  /** A device catches up with the best log among those that are linked. */
  #comesTo(own: Device, best: Log): Device | string {
    if (isOn(best, own.log)) return {...own, log: best};
    const term = termOf(best);
    const later = term > termOf(own.log);
    const fork = term === termOf(own.log) && this.#lies(this.#world.terms[term]!);
    if (!later && !(fork && !this.#slips.has('a fork is never left')))
      return `at ${own.log} cannot go to ${best}`;
    if (!isOn(best, own.watermark)) return `has let something out for ${own.watermark}, which ${best} lacks`;
    return {...own, log: best, floor: fork ? Math.max(own.floor, term + 1) : own.floor};
  }

  #asks(linked: ReadonlyMap<number, Device>, led: Log, term: number): string | null {
    let log = led;
    if (questionIn(log) === null) return null;
    for (const gone of this.#members(log).filter(one => !linked.has(one))) {
      const members = this.#members(log);
      if (2 * members.filter(one => linked.has(one)).length <= members.length) return null; // nobody can be dropped
      log += entry(term, dropped(gone));
    }
    const asking = this.#asking(log)!;
    for (const one of this.#members(log)) {
      const own = linked.get(one)!;
      const here = {...own, log, floor: term === LATER ? term : own.floor};
      if (own.acks.includes(asking)) {
        if (!isOn(log, own.watermark)) return `${one} is below its watermark`;
      } else if (!this.#mayPromise(here, asking)) return `${one} may not acknowledge ${asking}`;
    }
    return null;
  }
}

/** Later than all terms of a world. */
const LATER = 20;

type Add = (what: string, change: Partial<Device>, sends?: Log | null, more?: Partial<State>) => void;

/** What stands below another log that was sent need not be kept. */
const withSent = (sent: readonly Log[], log: Log): readonly Log[] =>
  sent.some(other => isOn(other, log)) ? sent : [...sent.filter(other => !isOn(log, other)), log].sort();
