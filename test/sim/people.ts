/**
 * The people: each looks at her screen once in a while and does what a person would. How she plays is the game's own quick
 * advice; what she does beside that, she does because it is asked of her, or because the list of faults says so.
 */
import type {Rng} from '../../src/base/rng.ts';
import {chooseAction, chooseReaction} from '../../src/bots/index.ts';
import {sampleAny} from '../../src/engine/choice.ts';
import type {Action, AnyGame, Seat} from '../../src/engine/game.ts';
import type {LobbyView, TableAct, TableView} from '../../src/table/seen/view-model.ts';
import type {Device, Page} from './device.ts';

/** Milliseconds between two looks. */
const LOOKS = {least: 400, more: 2200};
/** One of so many decisions is anything that is allowed; one of so many looks has other consequences, by what it would do. */
const ODDS = {any: 12, react: 2, standIn: 6, takeOver: 4, clear: 4};

export class Person {
  readonly place: number;
  readonly game: AnyGame;
  readonly #rng: Rng;
  /** The one that she uses is the last. */
  readonly devices: Device[];
  /** What she taps next she taps twice. */
  twice = false;
  /** Her device is gone for good, and she does not come back. */
  gone = false;
  readonly #others: () => readonly Person[];

  constructor(place: number, device: Device, game: AnyGame, others: () => readonly Person[]) {
    this.place = place;
    this.devices = [device];
    this.game = game;
    this.#others = others;
    this.#rng = device.around.world.rng(`person ${place}`);
  }

  get device(): Device {
    return this.devices.at(-1)!;
  }

  /** The page before her; null while she sees none, or one that stands still. */
  get page(): Page | null {
    const {page} = this.device;
    return page && !page.frozen ? page : null;
  }

  /** Looks, again and again. */
  live(): void {
    const {world} = this.device.around;
    world.at(LOOKS.least + this.#rng.below(LOOKS.more), () => this.live(), null);
    const {page} = this;
    if (page) world.at(0, () => this.#look(page), page);
  }

  #look(page: Page): void {
    const screen = page.screen();
    if (!screen) this.#atStart(page);
    else if (screen.screen === 'joining') {
      if (screen.step === 'failed') page.come();
    } else if (screen.screen === 'lobby') this.#inLobby(page, screen);
    else this.#atTable(page, screen);
  }

  #atStart(page: Page): void {
    const {problem} = page;
    if (page.coming) return;
    // Another page of hers has it: she looks there, or takes it from there.
    const elsewhere =
      problem?.code === 'table/open-elsewhere' ||
      problem?.code === 'table/kept-elsewhere' ||
      problem?.code === 'table/taken-over';
    if (!elsewhere || this.#rng.below(ODDS.takeOver) === 0) page.come(elsewhere);
  }

  #act(page: Page, act: TableAct): void {
    const {witness} = this.device.around;
    witness.note(page.device, `does ${JSON.stringify(act)}`);
    page.act(act);
    if (this.twice) page.act(act);
    this.twice = false;
  }

  #inLobby(page: Page, {mine, places, hosting, notReady, agreeable}: LobbyView): void {
    if (agreeable) this.#act(page, {act: 'agree'});
    if (mine === null) {
      const own = places[this.place];
      const free = own && !own.taken ? this.place : places.findIndex(({taken}) => !taken);
      if (free >= 0) this.#act(page, {act: 'sit', place: free});
      else if (hosting) this.#makeRoom(page, places);
      return;
    }
    if (!hosting) return;
    if (notReady === null) this.#act(page, {act: 'start'});
    else this.#makeRoom(page, places);
  }

  /** Somebody's device that does not come back has a place. */
  #makeRoom(page: Page, places: LobbyView['places']): void {
    const gone = places.find(
      place => place.taken && place.kind === 'person' && !place.mine && place.link === 'away',
    );
    if (gone && this.#rng.below(ODDS.clear) === 0) this.#act(page, {act: 'clearPlace', place: gone.place});
  }

  #atTable(page: Page, view: TableView): void {
    const seat = view.viewer;
    if (view.trouble?.code === 'saves/conflict') this.#loadsAnew();
    else if (seat === null) this.#asWatcher(page, view);
    if (seat === null || this.#answers(page, view)) return;
    if (view.sending !== null || view.choices.length === 0) return;
    const action = this.#decide(page, view, seat);
    if (action) this.#act(page, {act: 'move', action});
  }

  /** Another page of hers has written what this one wants to write: it says so, and that she should load it anew. */
  #loadsAnew(): void {
    const {device} = this;
    const {world} = device.around;
    const load = () => {
      device.crash(true, false);
      const page = device.load();
      world.at(0, () => page.come(true), page);
    };
    world.at(1, load, null);
  }

  #decide(page: Page, view: TableView, seat: Seat): Action | null {
    const {replay, dealer} = page.session!.ledger!;
    const faces = dealer.faces(seat);
    const rng = this.#rng;
    if (!view.toAct.includes(seat))
      return rng.below(ODDS.react) === 0
        ? chooseReaction('greedy', this.game, replay.state, seat, faces, rng)
        : null;
    if (view.refusal || rng.below(ODDS.any) === 0) return sampleAny(view.choices, rng);
    return chooseAction('greedy', this.game, replay.state, seat, faces, rng);
  }

  /** What the others want of her, or she of them. */
  #answers(page: Page, view: TableView): boolean {
    const {takeBack, standIn, seats, viewer} = view;
    const rng = this.#rng;
    const say = (act: TableAct) => {
      this.#act(page, act);
      return true;
    };
    if (seats[viewer!]!.left) return true;
    if (takeBack.asked?.mayAnswer) return say({act: 'answerTakeBack', yes: rng.below(3) > 0});
    if (takeBack.asked?.mine && rng.below(20) === 0) return say({act: 'withdrawTakeBack'});
    if (standIn.mine) return say({act: 'takeBackSeat'});
    if (standIn.asked?.mayAnswer) return say({act: 'answerStandIn', yes: rng.below(6) > 0});
    if (standIn.again !== null) return say({act: 'drawAgain', seat: standIn.again});
    for (const {seat, device, code, agreed, linked} of view.claims) {
      const hers = this.#others()[seat]?.devices.some(({page: other}) => other?.session?.key === device);
      if (code === null || agreed || (hers && linked)) continue;
      return say({act: 'answerClaim', seat, device, yes: hers === true});
    }
    const [possible] = standIn.possible;
    if (possible !== undefined && rng.below(ODDS.standIn) === 0) return say({act: 'standIn', seat: possible});
    return false;
  }

  /** Her device has no seat: it had one, or another of hers has. */
  #asWatcher(page: Page, {claim, claimable, seats}: TableView): void {
    if (seats[this.place]?.left) return;
    if (claim?.refused) this.#act(page, {act: 'withdrawClaim'});
    else if (!claim && claimable.includes(this.place)) this.#act(page, {act: 'claimSeat', seat: this.place});
  }

  /** Goes back to what could be taken back, should there be anything. */
  undoes(page: Page): void {
    const view = page.screen();
    if (view?.screen === 'table' && view.takeBack.to !== null)
      this.#act(page, {act: 'takeBack', to: view.takeBack.to});
  }

  wantsBot(page: Page): void {
    const view = page.screen();
    const seat = view?.screen === 'table' ? view.standIn.possible[0] : undefined;
    if (seat !== undefined) this.#act(page, {act: 'standIn', seat});
  }

  leavesForGood(page: Page): void {
    const view = page.screen();
    if (view?.screen === 'table' && view.standIn.mayLeave) this.#act(page, {act: 'leaveSeat'});
  }

  /** Goes on from another device of hers, with this one at hand. */
  moves(page: Page): void {
    const view = page.screen();
    if (view?.screen === 'table' && view.move.may) this.#act(page, {act: 'moveSeat'});
  }
}
