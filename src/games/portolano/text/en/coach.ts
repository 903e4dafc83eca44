import type {PortCoachText} from '../types/coach.ts';

export const coach: PortCoachText = {
  round:
    'That was a whole round. The wind has turned and the pirate has drifted. When a supply row is used up, one more round is played; most points win.',
  sterns: 'Your stern gives you something to begin with. Choose what helps the first rounds most.',
  pirate: 'You place the pirate. It drifts with every new wind and fights ships on its tile and beside it.',
  ships: 'Choose where to start. Near a harbour you sell sooner; on Ship Upgrade you fit out sooner.',
  plan: 'Everybody plans in secret. Tap the next tile; the small arrows say how much rum a step costs. Then seal: a sealed plan is final.',
  wind: 'With the wind a step is free, across it costs 1 rum, against it 2. The chart has no edge: you come in on the other side.',
  danger:
    'Hatched tiles are where the pirate may drift next. Without rum the crew mutinies: keep one barrel back.',
  barter: 'You have drifted without rum. Two goods buy one barrel, so that you can plan again.',
  sea: 'Take one thing that lies here, and use what the island offers: each once, in either order. When all ships have left, the tile turns over.',
  upgrade:
    'One thaler buys the top upgrade of a pile. It works at once, and its number counts at the end, when the most valuable ship is paid.',
  harbour:
    'The more goods you unload at once, the better they pay. Your best delivery is prepared; tap a slot to change it. Then rum is loaded.',
  refill: 'Load rum for the next steps. It takes room in the hold, just as goods do.',
  knight: 'Once a game you may stay out of all battles of a round. Kept, the marker is worth a point.',
  pay: 'The pirate hit more often. Give what you can spare best; a proposal is marked.',
  loot: 'You hit more often and may take loot: rum, goods or thalers. Rum and goods need room in your hold.',
  waiting:
    'The others sail now, one after the other: watch, stop the film, or skip it. A tap on a name shows that ship.',
};
