/** Who comes to a table by its link or its code: the way that is shown to them, those who knock, and those who look on. */
import type {ActHandlers} from '../seen/acts.ts';
import type {TableAct, Watcher} from '../seen/view-model.ts';
import type {Circle} from './circle.ts';
import type {TableInfo} from './ports.ts';
import type {Knock, RoomEvents} from './room-port.ts';

/** People that may wait before the door at once. */
const KNOCKS = 5;

interface Ports {
  hosting(): boolean;
  /** Keys of those who sit, and of the host. */
  seated(): readonly string[];
  /** The link has another secret: keeps it. @returns how others come here now */
  renewed(secret: string): TableInfo['invite'];
  changed(): void;
}

export class Door {
  /** How others come here; null for a table on one device. */
  invite: TableInfo['invite'];
  readonly #circle: Circle;
  readonly #ports: Ports;
  #knocks: readonly Knock[] = [];

  constructor(invite: TableInfo['invite'], circle: Circle, ports: Ports) {
    this.invite = invite;
    this.#circle = circle;
    this.#ports = ports;
  }

  readonly events: Pick<RoomEvents, 'knock' | 'renewed'> = {
    knock: knock => {
      this.#knocks = [...this.#knocks, knock].slice(-KNOCKS);
      this.#ports.changed();
      void knock.over.then(() => {
        this.#forget(knock);
        this.#ports.changed();
      });
    },
    renewed: secret => this.#renewed(secret),
  };

  readonly acts: ActHandlers<Extract<TableAct, {act: 'answerKnock' | 'renewLink' | 'sendAway'}>> = {
    answerKnock: ({knock: at, admit}) => {
      const knock = this.#knocks[at];
      if (knock) this.#forget(knock);
      if (admit) knock?.admit();
      else knock?.refuse();
      this.#ports.changed();
    },
    renewLink: ({watchers}) => {
      if (!this.#ports.hosting()) return;
      // The old link is in the wrong hands: who only watches may have to go.
      if (watchers === 'go') this.#sendAway(this.watchers.map(({key}) => key));
      const secret = this.#circle.renew();
      if (secret !== null) this.#renewed(secret);
    },
    sendAway: ({key}) => {
      if (this.#ports.hosting()) this.#sendAway([key]);
    },
  };

  #forget(knock: Knock): void {
    this.#knocks = this.#knocks.filter(other => other !== knock);
  }

  /** The names that those who knock claim. */
  get knocks(): readonly string[] {
    return this.#knocks.map(({name}) => name);
  }

  /** Those who are here and do not sit. */
  get watchers(): Watcher[] {
    return this.#circle.watchers(this.#ports.seated());
  }

  /** Nobody who sits can be sent away. */
  #sendAway(keys: readonly string[]): void {
    const watching = this.watchers.map(({key}) => key);
    this.#circle.remove(keys.filter(key => watching.includes(key)));
  }

  #renewed(secret: string): void {
    this.invite = this.#ports.renewed(secret);
    this.#ports.changed();
  }
}
