/**
 * A process of its own that gives pages what their WebKit was built without: WebRTC. It holds their connections, made with libwebrtc,
 * the library of Safari and Chromium, and tells them all that comes of it over a web socket (`peers-page.ts` is the other end,
 * and says what is sent). Its parent is told the port, and its end is the end of this.
 */
import {createRequire} from 'node:module';
import {WebSocketServer} from 'ws';

const {RTCPeerConnection} = createRequire(import.meta.url)('@roamhq/wrtc');

const STATES = ['connectionState', 'iceConnectionState', 'iceGatheringState', 'signalingState'];
const EVENTS = [
  'connectionstatechange',
  'iceconnectionstatechange',
  'icegatheringstatechange',
  'signalingstatechange',
  'negotiationneeded',
];

const plain = description => description && {type: description.type, sdp: description.sdp};

function stateOf(connection) {
  const state = Object.fromEntries(STATES.map(name => [name, connection[name]]));
  const {sctp} = connection;
  return {
    ...state,
    localDescription: plain(connection.localDescription),
    remoteDescription: plain(connection.remoteDescription),
    certificates: (sctp?.transport?.getRemoteCertificates() ?? []).map(bytes =>
      Buffer.from(bytes).toString('base64'),
    ),
  };
}

/** The connections of one page. */
class Page {
  #socket;
  #connections = new Map();
  #channels = new Map();
  /** Those that the page makes have even numbers. */
  #next = 1;

  constructor(socket) {
    this.#socket = socket;
    socket.on('message', (data, binary) => (binary ? this.#pass(data) : this.#call(JSON.parse(data))));
    socket.on('close', () => {
      for (const connection of this.#connections.values()) connection.close();
    });
  }

  #tell(message) {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** What a page sends over a channel. */
  #pass(data) {
    const channel = this.#channels.get(data.readUInt32BE(0));
    if (channel?.readyState !== 'open') return;
    const bytes = data.subarray(5);
    channel.send(data[4] === 0 ? bytes.toString() : new Uint8Array(bytes));
  }

  async #call({id, of, call, args}) {
    if (call === 'open') {
      this.#open(of, args[0]);
      return;
    }
    if (call === 'closeChannel') {
      this.#channels.get(of)?.close();
      return;
    }
    const connection = this.#connections.get(of);
    if (call === 'createDataChannel') {
      const [number, label, options] = args;
      this.#take(number, connection.createDataChannel(label, options));
      return;
    }
    if (call === 'close') {
      connection.close();
      this.#connections.delete(of);
      return;
    }
    try {
      const made = await connection[call](...args);
      this.#tell({id, of, result: plain(made), state: stateOf(connection)});
    } catch ({name, message}) {
      this.#tell({id, of, error: {name, message}, state: stateOf(connection)});
    }
  }

  #open(of, config) {
    const connection = new RTCPeerConnection(config);
    this.#connections.set(of, connection);
    const tell = (event, detail) => this.#tell({of, event, state: stateOf(connection), ...detail});
    for (const event of EVENTS) connection.addEventListener(event, () => tell(event));
    connection.addEventListener('icecandidate', ({candidate}) => {
      const {candidate: line, sdpMid, sdpMLineIndex, usernameFragment} = candidate ?? {};
      tell('icecandidate', {
        candidate: candidate && {candidate: line, sdpMid, sdpMLineIndex, usernameFragment},
      });
    });
    connection.addEventListener('datachannel', ({channel}) => {
      const number = this.#next;
      this.#next += 2;
      tell('datachannel', {channel: number, label: channel.label, readyState: channel.readyState});
      this.#take(number, channel);
    });
  }

  #take(number, channel) {
    this.#channels.set(number, channel);
    channel.binaryType = 'arraybuffer';
    for (const event of ['open', 'closing', 'close', 'error'])
      channel.addEventListener(event, () => this.#tell({channelEvent: event, channel: number}));
    channel.addEventListener('message', ({data}) => {
      const bytes = Buffer.from(data);
      const head = Buffer.alloc(5);
      head.writeUInt32BE(number);
      head[4] = typeof data === 'string' ? 0 : 1;
      if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(Buffer.concat([head, bytes]));
    });
  }
}

const server = new WebSocketServer({host: '127.0.0.1', port: 0});
server.on('connection', socket => new Page(socket));
server.on('listening', () => process.send(server.address().port));
process.on('disconnect', () => process.exit());
