import type {PortText} from '../types/text.ts';

export const things: Pick<PortText, 'actions' | 'upgrades' | 'sterns' | 'missions'> = {
  actions: {
    upgrade: {
      name: 'Ulepszenie statku',
      help: 'Zapłać 1 talara i weź wierzchnie ulepszenie jednego rodzaju.',
      rule: 'PORT-SEA-5',
    },
    'rum-trade': {
      name: 'Handel: towary i rum',
      help: 'Wymieniaj dowolnie wiele jeden do jednego: towary na rum albo rum na towary z pudełka.',
      rule: 'PORT-SEA-6',
    },
    'goods-trade': {
      name: 'Handel: towary za towary',
      help: 'Oddaj jeden towar i weź z pudełka dwa inne; nigdy kakao. Gdy nie ma miejsca na dwa, wyrzuć coś albo weź jeden.',
      rule: 'PORT-SEA-7',
    },
    'free-rum': {name: 'Darmowy rum', help: 'Weź 1 rum.', rule: 'PORT-SEA-8'},
    coin: {name: 'Talar', help: 'Weź 1 talara.', rule: 'PORT-SEA-8'},
    peace: {
      name: 'Wyspa Pokoju',
      help: 'Kto stoi tu w fazie bitwy, nie bierze udziału w żadnej bitwie.',
      rule: 'PORT-SEA-9',
    },
  },
  upgrades: {
    'hold-extension': {name: 'Większa ładownia', help: 'Dwa miejsca więcej w ładowni.', rule: 'PORT-UPG-1'},
    'cannon-deck': {name: 'Pokład działowy', help: 'Dwa stanowiska dział więcej.', rule: 'PORT-UPG-1'},
    'extra-sail': {
      name: 'Dodatkowy żagiel',
      help: 'W rundzie można zaplanować dwa kroki.',
      rule: 'PORT-CARD-4',
    },
    'extra-fuse': {
      name: 'Dodatkowy lont',
      help: 'Jedno z dział na morzu trafia na pewno.',
      rule: 'PORT-BAT-8',
    },
  },
  sterns: {
    'sticky-fingers': {name: 'Lepkie Ręce', help: 'Zaczyna z 2 talarami.', rule: 'PORT-STERN-1'},
    'grapeshot-master': {name: 'Mistrz Kartaczy', help: 'Zaczyna z działem.', rule: 'PORT-STERN-2'},
    handyman: {
      name: 'Złota Rączka',
      help: 'Zaczyna z wybranym ulepszeniem o wartości 0.',
      rule: 'PORT-STERN-3',
    },
    still: {
      name: 'Gorzelnia',
      help: 'Zaczyna z 4 dodatkowymi rumami albo z 3 i towarem.',
      rule: 'PORT-STERN-4',
    },
    huckster: {
      name: 'Handlarz',
      help: 'Zamiast akcji kafelka morza może wymienić towar na rum.',
      rule: 'PORT-STERN-5',
    },
    'southern-cape': {
      name: 'Południowiec',
      help: 'Każdy krok na południe kosztuje 1 rum mniej.',
      rule: 'PORT-STERN-6',
    },
    'son-of-fortune': {
      name: 'Syn Fortuny',
      help: 'Równe trafienia dają 1 talara od piratów albo 1 łup od gracza.',
      rule: 'PORT-STERN-7',
    },
    'peace-knight': {
      name: 'Rycerz Pokoju',
      help: 'Raz w grze omija wszystkie bitwy rundy; niewykorzystany znacznik jest wart 1 punkt.',
      rule: 'PORT-STERN-8',
    },
    strategist: {
      name: 'Strateg',
      help: 'Samą kartą „2x” może zakotwiczyć, ale nie dwa razy z rzędu.',
      rule: 'PORT-STERN-9',
    },
  },
  missions: {
    'four-cotton': {
      name: '4 bawełny',
      help: 'Co najmniej 4 bawełny w ładowni na koniec własnej akcji.',
      rule: 'PORT-MISS-2',
    },
    'four-wine': {
      name: '4 wina',
      help: 'Co najmniej 4 wina w ładowni na koniec własnej akcji.',
      rule: 'PORT-MISS-2',
    },
    'four-tea': {
      name: '4 herbaty',
      help: 'Co najmniej 4 herbaty w ładowni na koniec własnej akcji.',
      rule: 'PORT-MISS-2',
    },
    'six-rum': {
      name: '6 rumów',
      help: 'Co najmniej 6 rumów w ładowni na koniec własnej akcji.',
      rule: 'PORT-MISS-2',
    },
    'full-larder': {
      name: 'Pełna spiżarnia',
      help: 'Bawełna, wino, herbata i 2 rumy naraz na koniec własnej akcji.',
      rule: 'PORT-MISS-2',
    },
    'two-chests': {name: '2 skrzynie', help: 'Co najmniej 2 skrzynie skarbów.', rule: 'PORT-MISS-2'},
    'three-kinds': {
      name: '3 różne ulepszenia',
      help: 'Ulepszenia co najmniej 3 rodzajów.',
      rule: 'PORT-MISS-2',
    },
    'twin-upgrades': {
      name: '2 takie same ulepszenia',
      help: 'Co najmniej 2 ulepszenia jednego rodzaju.',
      rule: 'PORT-MISS-2',
    },
    'pirates-bane': {
      name: 'Pogromca piratów',
      help: 'W bitwie więcej trafień niż piraci.',
      rule: 'PORT-MISS-3',
    },
    'three-hits': {
      name: '3 trafienia',
      help: 'Co najmniej 3 trafienia w jednej bitwie na morzu.',
      rule: 'PORT-MISS-3',
    },
    'no-cannon': {
      name: 'Bez dział',
      help: 'Każdy ma tu znacznik; traci go, kto zdobędzie działo. Zachowany jest wart 3.',
      rule: 'PORT-MISS-5',
    },
    'no-mutiny': {
      name: 'Bez buntu',
      help: 'Każdy ma tu znacznik; bunt go zabiera. Zachowany jest wart 3.',
      rule: 'PORT-MISS-5',
    },
  },
};
