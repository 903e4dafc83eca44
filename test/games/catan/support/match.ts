/** A random game of the engine, and what it says in the words of the referee: cards by kind, never by handle. */
import assert from 'node:assert/strict';
import {type Rng, seededRng} from '../../../../src/base/rng.ts';
import {drawnOf, type Opening} from '../../../../src/engine/ask.ts';
import {type Bundle, type Choice, expand, isHole, sample} from '../../../../src/engine/choice.ts';
import {LocalDealer} from '../../../../src/engine/local-dealer.ts';
import {decodeOptions} from '../../../../src/engine/options.ts';
import {game} from '../../../../src/games/catan/index.ts';
import {type CatState, handSize} from '../../../../src/games/catan/state.ts';
import {CARDS, type CatAction, RESOURCES, type Terms} from '../../../../src/games/catan/types.ts';
import type {Reply} from './referee/story.ts';

const LETTERS = ['F', 'P', 'G', 'H', 'M', 'D'];
const HARBOURS = [...RESOURCES, 'any'];

export class Match {
  readonly state: CatState;
  readonly rng: Rng;
  readonly dealer: LocalDealer;
  /** What the referee is told of chance, in the order in which it happened. */
  readonly news: Reply[] = [];

  constructor(options: object, seats: number, seed: string) {
    this.rng = seededRng(seed);
    this.dealer = new LocalDealer(() => this.rng);
    this.state = game.setup(decodeOptions(game.options, options)!, seats);
  }

  /** Answers asks until somebody decides. */
  settle(): void {
    const {state, dealer} = this;
    for (let ask = game.ask(state); ask && ask.kind !== 'commit'; ask = game.ask(state)) {
      const {asking} = state;
      const answer = dealer.answer(ask);
      dealer.learn(ask, answer);
      const card = asking === 'buy' ? state.deck.at(-1)! : -1;
      game.deal(state, answer);
      const {board} = state;
      if (asking === 'board' || asking === 'tokens')
        this.news.push({
          land: board.terrain.map((kind, hex) => ({terrain: LETTERS[kind]!, token: board.tokens[hex]!})),
          harbours: board.harbours.map(kind => HARBOURS[kind]!),
        });
      else if (asking === 'starter') this.news.push({totals: drawnOf(answer).map(([a, b]) => a! + b!)});
      else if (asking === 'dice') this.news.push({dice: drawnOf(answer)[0]![0]! + drawnOf(answer)[0]![1]!});
      else if (asking === 'buy') this.news.push({bought: CARDS[dealer.all.get(card)!]!});
      else if (asking === 'rekey' && 'fresh' in answer)
        this.news.push({stolen: RESOURCES[dealer.all.get(answer.fresh[0]!)!]!});
    }
  }

  /** Cards of a seat by kind: those that lie open, and the concealed ones. */
  hands(seat: number): {readonly open: number[]; readonly closed: number[]} {
    const {hand, hidden} = this.state.players[seat]!;
    const closed = RESOURCES.map(
      (_, kind) => hidden.filter(handle => this.dealer.all.get(handle) === kind).length,
    );
    return {open: [...hand], closed};
  }

  choices(seat: number): readonly Choice[] {
    return game.choices(this.state, seat, this.dealer.faces(seat));
  }

  /** All that a seat may say, offers and discards by what they can hold. */
  lines(seat: number): string[] {
    return this.choices(seat)
      .flatMap(choice => this.#words(seat, choice))
      .sort();
  }

  #words(seat: number, choice: Choice): string[] {
    const {open} = this.hands(seat);
    const hole = choice.terms;
    if (isHole(hole)) {
      // The only hole of that name is a bundle.
      const {give, want} = hole as Bundle;
      const to = choice.to;
      const whom = isHole(to) && to.hole === 'someOf' ? `offer ${to.of}: ` : 'propose ';
      return [`${whom}${give.join('.')} for ${want.join('.')}`];
    }
    if (choice.type === 'discard') {
      const {cards, hidden} = choice;
      assert.ok(isHole(cards) && cards.hole === 'spread');
      const closed = isHole(hidden) && hidden.hole === 'someOf' ? hidden.min : 0;
      const unknown = handSize(this.state.players[seat]!) - open.reduce((all, n) => all + n, 0);
      return [`discard ${cards.total} of ${cards.caps.join('.')}, ${closed} of ${unknown} unknown`];
    }
    return [...expand(choice)].map(action => lineOf(action as unknown as CatAction));
  }

  /** What was thrown away, open and concealed cards by kind. */
  discardLine({cards, hidden}: Extract<CatAction, {type: 'discard'}>): string {
    const closed = RESOURCES.map(
      (_, kind) => hidden.filter(handle => this.dealer.all.get(handle) === kind).length,
    );
    return `${cards.join('.')} ${closed.join('.')}`;
  }

  /** A random action of a seat that makes something of the game: builds often, withdraws seldom. */
  pick(seat: number): CatAction {
    const choices = this.choices(seat);
    const weighted = choices.flatMap(choice => new Array<Choice>(WEIGHTS[choice.type] ?? 4).fill(choice));
    const chosen = weighted[this.rng.below(weighted.length)]!;
    // Sampled from the game's own choices.
    return sample(chosen, this.rng) as unknown as CatAction;
  }
}

const WEIGHTS: Readonly<Record<string, number>> = {
  buildRoad: 12,
  buildSettlement: 40,
  buildCity: 40,
  buyCard: 12,
  confirm: 12,
  accept: 8,
  withdraw: 1,
  decline: 2,
  toBuild: 2,
  declareVictory: 1,
};

/** Kinds of what an action shows, of five. */
export function shownIn(action: CatAction): readonly Opening[] {
  if ('terms' in action) return action.terms.show ?? [];
  return 'show' in action ? (action.show ?? []) : [];
}

/** An action in the words of the referee: without handles, with the kinds that it shows. */
export function lineOf(action: CatAction): string {
  const shown = RESOURCES.map((_, kind) => shownIn(action).filter(({face}) => face === kind).length);
  return said(action) + (shown.some(count => count > 0) ? ` showing ${shown.join('.')}` : '');
}

function said(action: CatAction): string {
  switch (action.type) {
    case 'foundSettlement':
      return `found V${action.at}`;
    case 'foundRoad':
      return `found E${action.edge}`;
    case 'roll':
    case 'toBuild':
    case 'endTurn':
    case 'knight':
    case 'roadBuilding':
      return action.type;
    case 'discard':
      return ['discard', action.cards.join('.'), ...action.hidden].join(' ');
    case 'robber':
      return `robber H${action.hex} ${action.victim ?? 'nobody'}`;
    case 'offer':
      return `offer ${action.to.join(',')} ${termsOf(action.terms)}`;
    case 'accept':
    case 'decline':
      return `${action.type} ${action.offer}`;
    case 'propose':
      return `propose ${termsOf(action.terms)}`;
    case 'confirm':
      return `confirm ${action.item} with ${action.with}`;
    case 'withdraw':
      return `withdraw ${action.item}`;
    case 'bankTrade':
      return `bank ${action.give} for ${action.take}`;
    case 'buildRoad':
      return `road E${action.edge}`;
    case 'buildSettlement':
      return `settlement V${action.at}`;
    case 'buildCity':
      return `city V${action.at}`;
    case 'buyCard':
      return 'buy';
    case 'yearOfPlenty':
      return `${action.type} ${action.take.join('.')}`;
    case 'monopoly':
      return `${action.type} ${action.kind}`;
    case 'freeRoad':
      return `free E${action.edge}`;
    case 'declareVictory':
      return `victory ${action.cards.length}`;
  }
}

const termsOf = ({give, want}: Terms): string => `${give.join('.')} for ${want.join('.')}`;
