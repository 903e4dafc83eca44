/**
 * A whole card game on the generic board, by somebody who taps at random: it has a decision of every kind, what the seat
 * sees of it can be drawn, and whatever the board sends is legal.
 */
import {expect} from 'chai';
import {inventedTable} from '../../../components/gallery/invented-table.ts';
import {settings} from '../../../components/gallery/settings.ts';
import type {RsGenericBoard} from '../../../components/table/generic-board.ts';
import {paintPlain} from '../../../components/table/generic-painter.ts';
import {seededRng} from '../../../src/base/rng.ts';
import type {Faces} from '../../../src/engine/ask.ts';
import {LocalDealer} from '../../../src/engine/local-dealer.ts';
import {saltFrom} from '../../../src/engine/seal.ts';
import {loadTableWords} from '../../../src/i18n/load.ts';
import type {Act, TableView} from '../../../src/table/seen/view-model.ts';
import {type BazaarAction, type BazaarView, bazaar} from '../../support/games/bazaar.ts';
import {drawn, inside, mount} from '../kit/harness.ts';

const SEATS = 3;
/** Taps that a decision may take; at random it can be many. */
const MOST_TAPS = 300;

class Monkey {
  readonly #host: RsGenericBoard;
  readonly #below: (limit: number) => number;
  #sent: BazaarAction | null = null;

  constructor(host: RsGenericBoard, below: (limit: number) => number) {
    this.#host = host;
    this.#below = below;
    host.addEventListener('rs-act', ({detail}: CustomEvent<Act>) => {
      // The board sends what the game's choices are made of.
      if (detail.act === 'move') this.#sent = detail.action as BazaarAction;
    });
  }

  /** Taps until the board has sent a move. */
  async decide(board: BazaarView, choices: TableView['choices'], decision: number): Promise<BazaarAction> {
    this.#host.scene = {...this.#host.scene, table: {...inventedTable(choices), board, decision}};
    this.#sent = null;
    for (let taps = 0; taps < MOST_TAPS; taps++) {
      await drawn(document);
      const root = this.#host.shadowRoot!;
      const options = [...root.querySelectorAll<HTMLElement>('[data-choice]:not(:disabled)')];
      const steps = [...root.querySelectorAll('.stepper rs-button:not([disabled])')];
      const all: HTMLElement[] = [...options, ...steps.map(step => inside<HTMLElement>(step, 'button'))];
      all[this.#below(all.length)]?.click();
      await drawn(document);
      if (!this.#sent) this.#host.confirm();
      if (this.#sent) return this.#sent;
    }
    throw new Error(`nothing was sent of ${JSON.stringify(choices)}`);
  }
}

describe('the generic board, tapped at random', () => {
  it('plays a whole card game: parallel discards, sealed bids, offers and counter-offers', async () => {
    const rng = seededRng('market 8');
    const state = bazaar.setup({}, SEATS);
    const dealer = new LocalDealer(() => rng);
    sessionStorage.clear();
    const shell = await loadTableWords('en');
    const table = inventedTable([]);
    const host = await mount<RsGenericBoard>(
      paintPlain(null, 'en', 'bazaar').board({table, settings, shell, size: 'phone', staged: null}),
    );
    const monkey = new Monkey(host, limit => rng.below(Math.max(limit, 1)));
    const kinds = new Set<string>();
    for (let decision = 1; ; decision++) {
      const ask = bazaar.ask(state);
      if (ask && ask.kind !== 'commit') {
        const answer = dealer.answer(ask);
        bazaar.deal(state, answer);
        dealer.learn(ask, answer);
        continue;
      }
      const must = bazaar.toAct(state);
      if (must.length === 0) break;
      // Who may answer an offer does so now and then.
      const mayActs = [0, 1, 2].filter(
        seat => !must.includes(seat) && bazaar.choices(state, seat, dealer.faces(seat)).length > 0,
      );
      const seat = mayActs.length > 0 && rng.below(2) === 0 ? mayActs[0]! : must[rng.below(must.length)]!;
      const faces: Faces = dealer.faces(seat);
      const board = bazaar.view(state, seat, faces);
      const action = await monkey.decide(board, bazaar.choices(state, seat, faces), decision);
      kinds.add(action.type);
      if (ask?.by.includes(seat)) {
        dealer.seal({seat, action, salt: saltFrom(rng)});
        bazaar.deal(state, {sealed: seat});
      } else {
        expect(bazaar.check(state, seat, action), JSON.stringify(action)).to.equal(null);
        bazaar.play(state, seat, action);
      }
    }
    expect([...kinds]).to.include.members(['drop', 'bid', 'offer', 'counter', 'accept', 'call']);
    expect(bazaar.result(state)).not.to.equal(null);
  });
});
