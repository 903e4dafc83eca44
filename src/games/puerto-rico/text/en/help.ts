import type {PrText} from '../types/text.ts';

export const help: PrText['help'] = {
  aim: {
    title: 'What it is about',
    body: 'You lead an island: plant, build, produce, and turn goods into money or points. Most points at the end win. You get points for shipping goods, for buildings, and through large buildings for what you have built up.',
    rules: ['PR-SCORE-1', 'PR-SCORE-2'],
  },
  rounds: {
    title: 'Rounds and roles',
    body: 'Each round, starting with the governor, everybody takes one role. Its phase follows at once: the chooser acts first, then all others clockwise. Only the chooser has the privilege. Every role left over receives 1 doubloon for whoever takes it later. Then the governor moves on.',
    rules: ['PR-ROUND-1', 'PR-ROUND-2', 'PR-ROUND-3', 'PR-ROUND-5', 'PR-ROUND-8'],
  },
  settler: {
    title: 'Settler phase',
    body: 'Everybody may take one of the face-up plantations. The settler may take a quarry instead. With twelve tiles the countryside is full. At the end of the phase the row is laid out anew.',
    rules: ['PR-SETTLER-2', 'PR-SETTLER-3', 'PR-SETTLER-4', 'PR-SETTLER-8', 'PR-TILE-6'],
  },
  mayor: {
    title: 'Mayor phase',
    body: 'The mayor takes 1 worker from the supply; then the workers in arrivals are dealt out one by one. Everybody places all workers anew. Empty slots must be filled while workers are left. Then arrivals is refilled: one worker per empty building slot, at least one per player.',
    rules: ['PR-MAYOR-2', 'PR-MAYOR-3', 'PR-MAYOR-5', 'PR-MAYOR-6', 'PR-MAYOR-8'],
  },
  builder: {
    title: 'Builder phase',
    body: 'Everybody may buy one building; the builder pays 1 doubloon less. Each building only once. It works from the moment a worker stands on it, but its points always count. Large buildings take two city spaces.',
    rules: ['PR-BUILD-1', 'PR-BUILD-2', 'PR-BUILD-5', 'PR-BUILD-7', 'PR-TILE-3'],
  },
  craftsman: {
    title: 'Craftsman phase',
    body: 'Everybody produces. Corn needs only manned plantations. Every other barrel needs a manned plantation and a worker in a building for that good. If the supply runs short, whoever comes first gets it. At the end the craftsman takes 1 more good of a kind just produced.',
    rules: ['PR-CRAFT-2', 'PR-CRAFT-3', 'PR-CRAFT-5', 'PR-B-PRODUCTION'],
  },
  trader: {
    title: 'Trader phase',
    body: 'Everybody may sell one good. The trading house has four spaces and takes each kind once; an office lifts the second limit. The trader gets 1 doubloon more. A full house is emptied after the phase; otherwise the goods stay.',
    rules: ['PR-TRADE-1', 'PR-TRADE-2', 'PR-TRADE-3', 'PR-TRADE-5', 'PR-TRADE-7'],
  },
  captain: {
    title: 'Captain phase',
    body: 'In turn everybody loads one kind of good, as many as fit, until nobody can. Whoever can load must. A ship carries one kind, and a kind goes on one ship only. Each barrel is 1 point; the captain’s first loading brings 1 more. Full ships sail.',
    rules: ['PR-CAPT-1', 'PR-CAPT-4', 'PR-CAPT-6', 'PR-CAPT-7', 'PR-CAPT-8', 'PR-CAPT-11', 'PR-CAPT-12'],
  },
  storage: {
    title: 'Storing goods',
    body: 'At the end of the captain phase you keep 1 barrel. A small warehouse keeps all goods of one kind more, a large warehouse of two. Everything else spoils. Warehouses never save you from having to load.',
    rules: ['PR-STORE-2', 'PR-STORE-3', 'PR-STORE-4', 'PR-STORE-5', 'PR-STORE-6'],
  },
  prospector: {
    title: 'Prospector',
    body: 'Whoever takes the prospector gets 1 doubloon from the bank; the others do nothing.',
    rules: ['PR-PROSP-1'],
  },
  prices: {
    title: 'Prices of goods',
    body: 'Corn 0, indigo 1, sugar 2, tobacco 3, coffee 4 doubloons. The trader gets 1 more, a small market adds 1, a large market 2; they add up. Without a sale there is no bonus.',
    rules: ['PR-TRADE-1', 'PR-TRADE-3', 'PR-TRADE-4'],
  },
  quarries: {
    title: 'Quarries',
    body: 'Each active quarry makes a building 1 doubloon cheaper. The column of the building is the limit: 1 quarry in the first column, up to 4 in the fourth. The builder’s privilege comes on top. Nothing gets cheaper than 0.',
    rules: ['PR-BUILD-2', 'PR-BUILD-3'],
  },
  end: {
    title: 'End of the game',
    body: 'The game ends after the round in which arrivals cannot be refilled from the supply, somebody fills all twelve city spaces, or the last point chip is taken. The round is played to its end; points beyond the pool still count.',
    rules: ['PR-END-1', 'PR-END-2', 'PR-END-3', 'PR-END-4', 'PR-END-6'],
  },
  scoring: {
    title: 'Scoring',
    body: 'Count point chips, the printed points of all buildings, and the extra points of manned large buildings. The highest total wins. On a tie more doubloons and goods together decide; if still equal, the victory is shared.',
    rules: ['PR-SCORE-1', 'PR-SCORE-2', 'PR-SCORE-3'],
  },
  twoPlayers: {
    title: 'Two players',
    body: 'You take roles in turn until each of you has taken three; one card is left and receives 1 doubloon. There are two ships, fewer tiles, and each utility building exists only once.',
    rules: ['PR-TWO-1', 'PR-TWO-2', 'PR-TWO-3', 'PR-TWO-4'],
  },
  newBuildings: {
    title: 'New Buildings',
    body: 'Fourteen further buildings. Before the game the players choose in turn, or the lot draws, which utility buildings take part: each goes on a space of its cost. Large buildings come last in the 2020 edition. Plantations may become forests, guests move at any time, and the library doubles your privilege.',
    rules: [
      'PR-DRAFT-1',
      'PR-DRAFT-4',
      'PR-DRAFT-6',
      'PR-B-FOREST-HOUSE',
      'PR-B-GUEST-HOUSE',
      'PR-B-LIBRARY',
    ],
  },
  nobles: {
    title: 'Nobles',
    body: 'One noble waits among the arrivals; whoever takes a piece may take him. Nobles work like workers and are worth 1 point each at the end. Some buildings do one thing for a worker and another for a noble. Running out of pieces no longer ends the game.',
    rules: ['PR-NOB-1', 'PR-NOB-2', 'PR-NOB-4', 'PR-NOB-6', 'PR-MAYOR-4', 'PR-END-7'],
  },
  buccaneer: {
    title: 'Buccaneer',
    body: 'One more role. Empty a ship and keep up to 3 goods, turn the goods of the trading house into points, take up to 3 workers from crowded arrivals, or capture a role with its doubloons. If another player takes your captive you get 3 doubloons; otherwise you play it at the end of the round.',
    rules: ['PR-BUC-2', 'PR-BUC-3', 'PR-BUC-5', 'PR-BUC-7', 'PR-BUC-8'],
  },
  festival: {
    title: 'San Juan Festival',
    body: 'Three tasks, each won once by whoever is first: three plantations of a kind bring 3 workers, three given goods produced in one phase bring 3 doubloons, and a given building brings 3 points.',
    rules: ['PR-FEST-1', 'PR-FEST-5', 'PR-FEST-6', 'PR-FEST-7'],
  },
};

export const synonyms: PrText['synonyms'] = [
  ['colonist', 'worker'],
  ['settlers', 'worker'],
  ['colonist ship', 'arrivals'],
  ['mayor ship', 'arrivals'],
  ['year', 'round'],
  ['windrose', 'San Juan'],
  ['compass rose', 'San Juan'],
  ['victory point', 'point'],
  ['vp', 'point'],
  ['coin', 'doubloon'],
  ['money', 'doubloon'],
  ['gold', 'doubloon'],
  ['maize', 'corn'],
  ['island', 'countryside'],
  ['field', 'plantation'],
  ['violet building', 'utility building'],
  ['beige building', 'utility building'],
  ['factory building', 'production building'],
  ['warehouse', 'storing'],
  ['ship', 'captain'],
  ['harbour', 'Harbor'],
  ['discount', 'quarries'],
  ['tie', 'scoring'],
];
