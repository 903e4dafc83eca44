/** Every number of the wire in one place. Sizes are bytes, times milliseconds. */

/** Devices that speak another number cannot play together; raised when a message changes its meaning. */
export const PROTOCOL = 4;

export const LIMITS = {
  /** Devices in one mesh: five seats and three watchers. */
  peers: 8,
  /** Devices without a seat, once no place is free any more. */
  watchers: 3,
  /** Payload of one chunk; larger messages do not reach every browser in one piece. */
  chunk: 16 * 1024,
  /** One message, put together again from its chunks: the first fill of a bulletin is the largest. */
  message: 3 * 1024 * 1024,
  /** One JSON message of the table layer. */
  app: 384 * 1024,
  /** Any other control message: a session description is the largest. */
  control: 8 * 1024,
  /** A session description of one data channel has some 600. */
  description: 4 * 1024,
  /** A live change of the bulletin, and the first fill of an empty one. */
  update: 96 * 1024,
  bulletin: 2 * 1024 * 1024,
  bulletinEntries: 4000,
  entry: 64 * 1024,
  stateVector: 1024,
  /** What the table layer tells about this device (name, mark), as JSON text. */
  profile: 1024,
  /** Messages a second on one link, and how many may come at once: introductions come in bursts. */
  rate: 80,
  burst: 320,
  /** Bytes a second on one link, and at once; the host fills bulletins. */
  bytes: 1024 * 1024,
  byteBurst: 2 * 1024 * 1024,
  hostByteBurst: 8 * 1024 * 1024,
  /** Signals passed on: for one sender, and to one receiver. What comes in may be a little more, since time is not even. */
  relayRate: 10,
  relayBurst: 200,
  relayedRate: 40,
  relayedBurst: 400,
  relayMargin: 2,
  /** Connections begun on the word of one peer. */
  trialRate: 1,
  trialBurst: 32,
  /** Times that a peer may ask for the whole bulletin at once; regained one in two seconds. */
  bulletinAsks: 4,
  /** Bad messages until a link is dropped, and how long its key is kept out then. */
  strikes: 3,
  banned: 30_000,
  /** A bad message is forgotten after this time. */
  forgiven: 60_000,
  /** Frames that may wait while a link checks a signature. */
  waiting: 512,
  /** Brokers that are asked for one table. */
  brokers: 3,
  /** The address of a broker in a link. */
  brokerText: 120,
  /** Messages a second from one broker, and at once: an introduction takes some 12. */
  brokerRate: 60,
  brokerBurst: 600,
  /** Introductions under way at one name of the broker, and how fast new ones may begin. */
  offers: 16,
  offerRate: 2,
} as const;

export const TIMES = {
  beat: 1000,
  /** A link on which one side has said nothing for so long is asked whether somebody is there. */
  ask: 2500,
  unsteady: 4000,
  lost: 8000,
  /** A page whose timers stood still this long has slept: its peers get a fresh chance to be heard. */
  slept: 3000,
  connect: 10_000,
  /** A link in the making for so long may have lost what was said about it: it is made anew when there is reason to hope. */
  stuck: 3000,
  greet: 5000,
  broker: 5000,
  dial: 8000,
  /** Joining ends by now, well or with a named trouble. */
  join: 19_000,
  /** A greeting that is not answered is said again. */
  again: 400,
  /** How long an introduction may stay open. */
  door: 30_000,
  /** A member opens a door of its own when the host has been gone this long, and closes it when it is back this long. */
  deputy: 1500,
  /** How long a person may think about a newcomer who came with a spoken code. */
  admission: 120_000,
  /** An offer that is handed on as a code lets somebody in for so long. */
  offer: 600_000,
  /** Addresses of this device are waited for: the first, and each further one. */
  gatherFirst: 2000,
  gatherMore: 200,
  /** A peer not heard of for this long is no longer called. */
  forgotten: 600_000,
  /** At most one bulletin change in this time: entries pushed meanwhile travel together. */
  bulletinGap: 25,
  /** A link that has much to do lets the page breathe after this time. */
  slice: 8,
} as const;

/** Waits before the 1st, 2nd … attempt to reach somebody of whom others have told. */
const BACKOFF: readonly number[] = [2000, 4000, 8000, 16_000, 30_000];
export const backoff = (attempt: number): number => BACKOFF[Math.min(attempt, BACKOFF.length - 1)]!;

/** Most networks are back within this time. */
const OUTAGE = 60_000;
/**
 * The wait before what is lost is looked for again. A browser does not always say that the network is back: until it mostly
 * would be, nobody waits for long.
 * @param since milliseconds since it was lost, or since it last seemed to be back
 */
export const lookAgain = (since: number): number => Math.min(30_000, Math.max(2000, (since - OUTAGE) / 2));
