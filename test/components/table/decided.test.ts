/** "?" opens what is being decided, in every decision of the painted games. */
import {expect} from 'chai';
import {screensOf} from '../../../components/games.ts';
import {loadGameText} from '../../../src/games/words.ts';
import {catan} from '../../support/decisions/catan.ts';
import {portolano} from '../../support/decisions/portolano.ts';
import {puertoRico} from '../../support/decisions/puerto-rico.ts';
import {sanJuan} from '../../support/decisions/san-juan.ts';
import {until} from '../../support/screen/drawn.ts';
import {CatHarness} from '../catan/harness.ts';

/** What a page has to be about, by phase; where a phase asks several things, all of them. */
const WANTED: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  catan: {
    foundSettlement: /^founding$/,
    foundRoad: /^founding$/,
    preRoll: /^production$/,
    discard: /^seven$/,
    robber: /^robber$/,
    trade: /^(trade|building)$/,
    build: /^building$/,
    main: /^(trade|building)$/,
    freeRoad: /^road-building$/,
  },
  portolano: {
    sterns: /^sterns-(handyman|still)$/,
    pirate: /^pirate$/,
    ships: /^sea$/,
    cards: /^(plan|mutiny)$/,
    sea: /^sea$/,
    harbour: /^harbour$/,
    refill: /^harbour$/,
    knight: /^sterns-peace-knight$/,
    pay: /^pirate$/,
    loot: /^battle$/,
  },
  'puerto-rico': {
    role: /^rounds$/,
    hacienda: /^hacienda$/,
    settler: /^settler$/,
    mayor: /^mayor$/,
    builder: /^builder$/,
    craftsman: /^craftsman$/,
    trader: /^trader$/,
    captain: /^captain$/,
    store: /^storage$/,
    draft: /^newBuildings$/,
    guest: /^guest-house$/,
    tile: /^settler$/,
    'second-tile': /^library$/,
    lodge: /^hunting-lodge$/,
    arrivals: /^nobles$/,
    nobles: /^nobles$/,
    supplier: /^royal-supplier$/,
    buccaneer: /^buccaneer$/,
  },
  'san-juan': {
    draft: /^draft$/,
    chapel: /^chapel$/,
    handLimit: /^rounds$/,
    pick: /^rounds$/,
    builder: /^builder$/,
    producer: /^producer$/,
    trader: /^trader$/,
    councillor: /^councillor$/,
    keep: /^councillor$/,
    goldMine: /^gold-mine$/,
    take: /^gold-mine$/,
  },
};

describe('what is being decided', () => {
  for (const [id, decisions] of Object.entries({
    catan,
    portolano,
    'puerto-rico': puertoRico,
    'san-juan': sanJuan,
  }))
    it(`has a page of the rules in every decision of ${id}`, async () => {
      const text = (await loadGameText(id, 'en'))!;
      const pages = new Set(text.help.flatMap(chapter => chapter.pages.map(page => page.id)));
      const painting = await (await screensOf(id)!.painter())!.open('en');
      const walked = new Set<string>();
      for (const name of decisions.names) {
        const view = decisions.view(name as never);
        if (view.choices.length === 0 || view.curtain !== null) continue;
        const {phase} = view.board as {readonly phase: string};
        const page = painting.decided!(view);
        expect(page, `${name}: ${phase}`).to.match(WANTED[id]![phase]!);
        expect([...pages], name).to.include(page);
        walked.add(phase);
      }
      expect([...walked].sort()).to.deep.equal(Object.keys(WANTED[id]!).sort());
    });

  it('is opened by the question mark; the list of all pages is a tap away', async () => {
    const table = await CatHarness.open(catan.at('robber'));
    try {
      await table.tap(table.one('[data-rules]'));
      await until(
        () => table.within('rs-help', 'h2').some(title => /robber/i.test(title.textContent ?? '')),
        'the robber',
      );
    } finally {
      table.close();
    }
  });
});
