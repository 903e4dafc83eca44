import type {PortText} from '../types/text.ts';

export const things: Pick<PortText, 'actions' | 'upgrades' | 'sterns' | 'missions'> = {
  actions: {
    upgrade: {
      name: 'Hajóbővítés',
      help: 'Fizess 1 tallért, és vedd el az egyik fajta legfelső bővítményét.',
      rule: 'PORT-SEA-5',
    },
    'rum-trade': {
      name: 'Portéka-rum kereskedelem',
      help: 'Cserélj bármennyit egy az egyben: portékát rumra, vagy rumot a dobozban lévő portékára.',
      rule: 'PORT-SEA-6',
    },
    'goods-trade': {
      name: 'Portéka-portéka kereskedelem',
      help: 'Adj egy portékát, és vegyél el két másfajtát a dobozból; kakaót nem lehet. Ha nincs hely kettőnek, dobj ki valamit, vagy vegyél csak egyet.',
      rule: 'PORT-SEA-7',
    },
    'free-rum': {name: 'Ingyen rum', help: 'Kapsz 1 rumot.', rule: 'PORT-SEA-8'},
    coin: {name: 'Tallér', help: 'Kapsz 1 tallért.', rule: 'PORT-SEA-8'},
    peace: {
      name: 'Béke szigete',
      help: 'Aki a csata fázisában itt áll, semmilyen csatában nem vesz részt.',
      rule: 'PORT-SEA-9',
    },
  },
  upgrades: {
    'hold-extension': {name: 'Raktérbővítő', help: 'Két hellyel több a raktérben.', rule: 'PORT-UPG-1'},
    'cannon-deck': {name: 'Ágyúhelybővítő', help: 'Két ágyúhellyel több.', rule: 'PORT-UPG-1'},
    'extra-sail': {
      name: 'Extra vitorla',
      help: 'Egy fordulóban két lépést is tervezhetsz.',
      rule: 'PORT-CARD-4',
    },
    'extra-fuse': {name: 'Extra kanóc', help: 'Egyik ágyúd a tengeren biztosan talál.', rule: 'PORT-BAT-8'},
  },
  sterns: {
    'sticky-fingers': {name: 'Enyveskező', help: '2 tallérral kezd.', rule: 'PORT-STERN-1'},
    'grapeshot-master': {name: 'Kartácsmester', help: 'Egy ágyúval kezd.', rule: 'PORT-STERN-2'},
    handyman: {name: 'Ezermester', help: 'Egy választott, 0 értékű bővítménnyel kezd.', rule: 'PORT-STERN-3'},
    still: {
      name: 'Szeszkazán',
      help: '4 rummal többel kezd, vagy 3 rummal és egy portékával többel.',
      rule: 'PORT-STERN-4',
    },
    huckster: {
      name: 'Seftes',
      help: 'A tengerlapka akciója helyett egy portékát egy rumra cserélhet.',
      rule: 'PORT-STERN-5',
    },
    'southern-cape': {name: 'Délfoki', help: 'Minden déli lépése 1 rummal olcsóbb.', rule: 'PORT-STERN-6'},
    'son-of-fortune': {
      name: 'Szerencse fia',
      help: 'Egyenlő találatnál a kalóztól 1 tallért kap, játékostól 1 zsákmányt vehet el.',
      rule: 'PORT-STERN-7',
    },
    'peace-knight': {
      name: 'Békelovag',
      help: 'Játékonként egyszer kimarad egy forduló minden csatájából; ha nem használja, 1 pontot ér.',
      rule: 'PORT-STERN-8',
    },
    strategist: {
      name: 'Stratéga',
      help: 'A dupla kártyával magában lehorgonyozhat, de nem kétszer egymás után.',
      rule: 'PORT-STERN-9',
    },
  },
  missions: {
    'four-cotton': {
      name: '4 gyapot',
      help: 'Legalább 4 gyapot a raktérben az akciód végén.',
      rule: 'PORT-MISS-2',
    },
    'four-wine': {name: '4 bor', help: 'Legalább 4 bor a raktérben az akciód végén.', rule: 'PORT-MISS-2'},
    'four-tea': {name: '4 tea', help: 'Legalább 4 tea a raktérben az akciód végén.', rule: 'PORT-MISS-2'},
    'six-rum': {name: '6 rum', help: 'Legalább 6 rum a raktérben az akciód végén.', rule: 'PORT-MISS-2'},
    'full-larder': {
      name: 'Vegyes rakomány',
      help: 'Gyapot, bor, tea és 2 rum egyszerre az akciód végén.',
      rule: 'PORT-MISS-2',
    },
    'two-chests': {name: '2 kincsesláda', help: 'Legalább 2 kincsesláda.', rule: 'PORT-MISS-2'},
    'three-kinds': {name: '3 különböző bővítmény', help: 'Legalább 3 fajta bővítmény.', rule: 'PORT-MISS-2'},
    'twin-upgrades': {
      name: '2 egyforma bővítmény',
      help: 'Legalább 2 bővítmény ugyanabból a fajtából.',
      rule: 'PORT-MISS-2',
    },
    'pirates-bane': {
      name: 'Kalózverő',
      help: 'Egy csatában több találat, mint a kalózé.',
      rule: 'PORT-MISS-3',
    },
    'three-hits': {name: '3 találat', help: 'Legalább 3 találat egy tengeri csatában.', rule: 'PORT-MISS-3'},
    'no-cannon': {
      name: 'Nincs ágyú',
      help: 'Mindenki jelölője rajta van; aki ágyút szerez, elveszti. Ha megmarad, 3 pont.',
      rule: 'PORT-MISS-5',
    },
    'no-mutiny': {
      name: 'Nem volt zendülés',
      help: 'Mindenki jelölője rajta van; zendüléskor elvész. Ha megmarad, 3 pont.',
      rule: 'PORT-MISS-5',
    },
  },
};
