/**
 * Runs in a page before its own scripts: as much of WebRTC as the app and the tests use, for a WebKit that was built without. The
 * connections are held by another process (`peers.mjs`), which a page reaches over a web socket:
 *
 * - a call goes there as `{id, of, call, args}`, `of` the number of a connection (or, to close one, of a channel), and comes
 *   back as `{id, of, result or error, state}`; what has no result is not answered
 * - an event comes as `{of, event, state, …}` or `{channel, channelEvent}`
 * - what is sent over a channel goes as bytes: the channel's number (4), 0 for text or 1 for bytes (1), then the message
 */

interface Description {
  readonly type: RTCSdpType;
  readonly sdp: string;
}

interface State {
  readonly connectionState: RTCPeerConnectionState;
  readonly iceConnectionState: RTCIceConnectionState;
  readonly iceGatheringState: RTCIceGatheringState;
  readonly signalingState: RTCSignalingState;
  readonly localDescription: Description | null;
  readonly remoteDescription: Description | null;
  /** Those that the other side showed, in base64. */
  readonly certificates: readonly string[];
}

interface Answer {
  readonly id: number;
  readonly of: number;
  readonly state: State;
  readonly result?: Description;
  readonly error?: {readonly name: string; readonly message: string};
}

interface ConnectionEvent {
  readonly of: number;
  readonly event: string;
  readonly state: State;
  readonly candidate?: RTCIceCandidateInit | null;
  readonly channel?: number;
  readonly label?: string;
  readonly readyState?: RTCDataChannelState;
}

interface ChannelEvent {
  readonly channel: number;
  readonly channelEvent: string;
}

const {peers: given} = window as unknown as {readonly peers: {readonly url: string}};

const connections = new Map<number, Connection>();
const channels = new Map<number, Channel>();
const waiting = new Map<number, (answer: Answer) => void>();
let count = 0;
let socket: WebSocket | null = null;
/** What is said before the socket is open. */
let early: (string | ArrayBuffer)[] = [];

function say(message: object | ArrayBuffer): void {
  const data = message instanceof ArrayBuffer ? message : JSON.stringify(message);
  socket ??= opened();
  if (socket.readyState === WebSocket.CONNECTING) early.push(data);
  else socket.send(data);
}

function opened(): WebSocket {
  const made = new WebSocket(given.url);
  made.binaryType = 'arraybuffer';
  made.addEventListener('open', () => {
    for (const data of early) made.send(data);
    early = [];
  });
  made.addEventListener('message', ({data}: MessageEvent<string | ArrayBuffer>) =>
    typeof data === 'string' ? hear(JSON.parse(data)) : deliver(data),
  );
  return made;
}

function hear(told: Answer | ConnectionEvent | ChannelEvent): void {
  if ('channelEvent' in told) {
    channels.get(told.channel)?.hear(told.channelEvent);
    return;
  }
  const connection = connections.get(told.of);
  connection?.set(told.state);
  if ('event' in told) connection?.hear(told);
  else {
    waiting.get(told.id)?.(told);
    waiting.delete(told.id);
  }
}

function deliver(frame: ArrayBuffer): void {
  const view = new DataView(frame);
  const bytes = frame.slice(5);
  const data = view.getUint8(4) === 0 ? new TextDecoder().decode(bytes) : bytes;
  channels.get(view.getUint32(0))?.dispatchEvent(new MessageEvent('message', {data}));
}

/** `onopen` and the like: listeners like all others, in the order in which they were set. */
function handlers(target: EventTarget, names: readonly string[]): void {
  for (const name of names) {
    let handler: ((event: Event) => void) | null = null;
    let listens = false;
    Object.defineProperty(target, `on${name}`, {
      get: () => handler,
      set: given => {
        handler = given;
        if (!listens) target.addEventListener(name, event => handler?.call(target, event));
        listens = true;
      },
    });
  }
}

class Channel extends EventTarget {
  readyState: RTCDataChannelState;
  binaryType = 'arraybuffer';
  /** Whoever waits until there is room never has to. */
  readonly bufferedAmount = 0;
  bufferedAmountLowThreshold = 0;
  readonly ordered = true;

  constructor(
    readonly number: number,
    readonly label: string,
    readyState: RTCDataChannelState = 'connecting',
  ) {
    super();
    this.readyState = readyState;
    channels.set(number, this);
    handlers(this, ['open', 'message', 'closing', 'close', 'error', 'bufferedamountlow']);
  }

  send(data: string | ArrayBuffer | ArrayBufferView): void {
    if (this.readyState !== 'open') throw new DOMException('the channel is not open', 'InvalidStateError');
    const bytes =
      typeof data === 'string'
        ? new TextEncoder().encode(data)
        : ArrayBuffer.isView(data)
          ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
          : new Uint8Array(data);
    const frame = new Uint8Array(5 + bytes.length);
    new DataView(frame.buffer).setUint32(0, this.number);
    frame[4] = typeof data === 'string' ? 0 : 1;
    frame.set(bytes, 5);
    say(frame.buffer);
  }

  close(): void {
    if (this.readyState === 'closing' || this.readyState === 'closed') return;
    this.readyState = 'closing';
    say({of: this.number, call: 'closeChannel'});
  }

  hear(event: string): void {
    if (event === 'open') this.readyState = 'open';
    if (event === 'close') this.readyState = 'closed';
    this.dispatchEvent(new Event(event));
  }
}

class Connection extends EventTarget {
  readonly #number = ++count;
  readonly #config: RTCConfiguration;
  #state: State = {
    connectionState: 'new',
    iceConnectionState: 'new',
    iceGatheringState: 'new',
    signalingState: 'stable',
    localDescription: null,
    remoteDescription: null,
    certificates: [],
  };

  constructor(config: RTCConfiguration = {}) {
    super();
    this.#config = config;
    connections.set(this.#number, this);
    handlers(this, [
      'connectionstatechange',
      'datachannel',
      'icecandidate',
      'icecandidateerror',
      'iceconnectionstatechange',
      'icegatheringstatechange',
      'negotiationneeded',
      'signalingstatechange',
      'track',
    ]);
    say({of: this.#number, call: 'open', args: [config]});
  }

  get connectionState() {
    return this.#state.connectionState;
  }
  get iceConnectionState() {
    return this.#state.iceConnectionState;
  }
  get iceGatheringState() {
    return this.#state.iceGatheringState;
  }
  get signalingState() {
    return this.#state.signalingState;
  }
  get localDescription() {
    return this.#state.localDescription;
  }
  get remoteDescription() {
    return this.#state.remoteDescription;
  }
  get sctp() {
    if (!this.#state.localDescription) return null;
    const certificates = this.#state.certificates.map(
      text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0)).buffer,
    );
    return {transport: {getRemoteCertificates: () => certificates}, maxMessageSize: 262_144};
  }

  getConfiguration(): RTCConfiguration {
    return this.#config;
  }

  createDataChannel(label: string, options: RTCDataChannelInit = {}): Channel {
    const channel = new Channel(2 * ++count, label);
    say({of: this.#number, call: 'createDataChannel', args: [channel.number, label, options]});
    return channel;
  }

  createOffer(): Promise<Description | undefined> {
    return this.#ask('createOffer');
  }
  createAnswer(): Promise<Description | undefined> {
    return this.#ask('createAnswer');
  }
  /** @param given made here when left out, as browsers do */
  async setLocalDescription(given?: Description): Promise<void> {
    const isAnswer = this.#state.signalingState === 'have-remote-offer';
    const {type, sdp} = given ?? (await (isAnswer ? this.createAnswer() : this.createOffer()))!;
    await this.#ask('setLocalDescription', {type, sdp});
  }
  async setRemoteDescription({type, sdp}: Description): Promise<void> {
    await this.#ask('setRemoteDescription', {type, sdp});
  }
  async addIceCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    await this.#ask('addIceCandidate', candidate);
  }

  close(): void {
    if (this.connectionState === 'closed') return;
    this.#state = {...this.#state, connectionState: 'closed', signalingState: 'closed'};
    connections.delete(this.#number);
    say({of: this.#number, call: 'close'});
  }

  set(state: State): void {
    this.#state = state;
  }

  hear({event, candidate, channel, label = '', readyState}: ConnectionEvent): void {
    if (event === 'icecandidate')
      this.dispatchEvent(new CandidateEvent(candidate ? new Candidate(candidate) : null));
    else if (channel !== undefined)
      this.dispatchEvent(new ChannelComes(new Channel(channel, label, readyState)));
    else this.dispatchEvent(new Event(event));
  }

  #ask(call: string, ...args: readonly unknown[]): Promise<Description | undefined> {
    const id = ++count;
    return new Promise((resolve, reject) => {
      waiting.set(id, ({result, error}) =>
        error ? reject(new DOMException(error.message, error.name)) : resolve(result),
      );
      say({id, of: this.#number, call, args});
    });
  }
}

class Candidate {
  readonly candidate: string;
  readonly sdpMid: string | null;
  readonly sdpMLineIndex: number | null;
  readonly usernameFragment: string | null;

  constructor({candidate, sdpMid, sdpMLineIndex, usernameFragment}: RTCIceCandidateInit) {
    this.candidate = candidate ?? '';
    this.sdpMid = sdpMid ?? null;
    this.sdpMLineIndex = sdpMLineIndex ?? null;
    this.usernameFragment = usernameFragment ?? null;
  }

  /** RFC 8839: foundation, component, protocol, priority, address, port, "typ", type. */
  get #fields(): readonly string[] {
    return this.candidate.replace(/^candidate:/, '').split(' ');
  }
  get protocol(): string | null {
    return this.#fields[2]?.toLowerCase() ?? null;
  }
  get address(): string | null {
    return this.#fields[4] ?? null;
  }
  get port(): number | null {
    return this.#fields[5] === undefined ? null : Number(this.#fields[5]);
  }
  get type(): string | null {
    return this.#fields[7] ?? null;
  }

  toJSON(): RTCIceCandidateInit {
    return {...this};
  }
}

class CandidateEvent extends Event {
  constructor(readonly candidate: Candidate | null) {
    super('icecandidate');
  }
}

class ChannelComes extends Event {
  readonly #channel: Channel;

  constructor(channel: Channel) {
    super('datachannel');
    this.#channel = channel;
  }

  get channel(): Channel {
    return this.#channel;
  }
}

class SessionDescription {
  readonly type: RTCSdpType;
  readonly sdp: string;

  constructor({type, sdp = ''}: RTCSessionDescriptionInit) {
    this.type = type;
    this.sdp = sdp;
  }
}

Object.assign(window, {
  RTCPeerConnection: Connection,
  RTCDataChannel: Channel,
  RTCDataChannelEvent: ChannelComes,
  RTCPeerConnectionIceEvent: CandidateEvent,
  RTCIceCandidate: Candidate,
  RTCSessionDescription: SessionDescription,
});
