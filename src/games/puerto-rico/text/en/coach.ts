import type {PrCoachText} from '../types/coach.ts';

export const coach: PrCoachText = {
  round:
    'That was a whole round. Cards that nobody took now carry a doubloon each. The governor moves on; whoever has the crown chooses first.',
  last: 'The end is near: this round is the last one. What you ship or build now counts; money only breaks ties.',
  draft:
    'Before the game you choose its buildings. A building takes a free space of its cost, and everybody can buy it later.',
  role: 'Take one role. Everybody then acts in it; only you have its privilege. Each card says what it would bring you now.',
  hacienda:
    'Your hacienda gives you an unseen plantation first. It is free, as long as you have land for it.',
  settler:
    'Take a tile for your island. Corn needs no building; the others need one that processes them. Quarries make buildings cheaper.',
  forest:
    'You may lay the tile face down as a forest: it needs no worker, and every two forests save a doubloon.',
  mayor:
    'Only what has a worker works. The suggestion fills whole chains: plantation and building together. Tap tiles to change it.',
  tools:
    'You have nobles as well: choose what a tap puts down, a worker or a noble. Some buildings do something else with a noble.',
  builder:
    'Buy one building at most. The prices are yours already: privilege and quarries are taken off. Points and slots stand below the name.',
  craftsman: 'Everybody has produced. As the craftsman you take one more good of a kind that you made.',
  trader:
    'Sell one good. The dear ones pay most, but the trading house takes each kind only once and has four spaces.',
  captain:
    'Each barrel loaded is a point. A ship carries one kind, and whoever can load has to. Think of what would spoil.',
  store:
    'Only what stands in a warehouse stays, and one barrel besides. The dearest are kept; tap to keep others.',
  guest:
    'A guest may walk to any empty place and works there at once. There is no hurry: he can still go later.',
  buccaneer:
    'The buccaneer acts alone: empty a ship, plunder the trading house, raid the arrivals, or capture a role, which is then carried out as usual.',
  festival: 'Three tasks wait for whoever is first. Their pictures stand in one line; a tap unfolds it.',
  arrivals: 'A worker or the noble? A noble works like a worker and is worth one point at the end.',
  waiting:
    'The others decide now. A tap on a name shows that island; everything that has happened stands in the log.',
};
