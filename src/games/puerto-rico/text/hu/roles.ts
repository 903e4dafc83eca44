import type {Role} from '../../types.ts';
import type {PrWords, RoleText} from '../types/text.ts';

/** "az építészt", with its article. */
export const rolesObject: Readonly<Record<Role, string>> = {
  settler: 'az ültetvényest',
  mayor: 'a polgármestert',
  builder: 'az építészt',
  craftsman: 'az iparost',
  trader: 'a kereskedőt',
  captain: 'a kapitányt',
  prospector: 'az aranyásót',
  'prospector-2': 'az aranyásót',
  buccaneer: 'a kalózt',
};

const prospector: RoleText = {
  name: 'Aranyásó',
  short: 'Aranyásó',
  action: 'A többiek nem csinálnak semmit.',
  privilege: '1 dublont kapsz a banktól.',
  forecast: ({doubloons = 0}) => `+${doubloons} dublon`,
  idle: 'Most semmit sem hozna neked.',
};

export const roles: PrWords['roles'] = {
  settler: {
    name: 'Ültetvényes',
    short: 'Ültetvényes',
    action: 'Mindenki választhat egy felcsapott ültetvényt.',
    privilege: 'Helyette kőbányát is elvehetsz.',
    forecast: ({tiles = 0}) => (tiles ? `+${tiles} lapka` : 'nincs szabad hely'),
    idle: 'Betelt az összes ültetvényhelyed.',
  },
  mayor: {
    name: 'Polgármester',
    short: 'Polgármester',
    action: 'Mindenki telepeseket kap, és az összes telepesét újra elhelyezi.',
    privilege: 'Kapsz még 1 telepest a kupacból.',
    forecast: ({workers = 0}) => `+${workers} telepes`,
    idle: 'Nem jutna neked telepes.',
  },
  builder: {
    name: 'Építész',
    short: 'Építész',
    action: 'Mindenki vehet egy épületet.',
    privilege: '1 dublonnal kevesebbet fizetsz.',
    forecast: ({affordable = 0}) => (affordable ? `${affordable} megvehető` : 'semmire sem futja'),
    idle: 'Egyetlen épületre sem futja a pénzedből.',
  },
  craftsman: {
    name: 'Iparos',
    short: 'Iparos',
    action: 'Mindenki árut termel.',
    privilege: 'Még 1 árut elvehetsz abból, amit termeltél.',
    forecast: ({goods = 0}) => (goods ? `+${goods} áru` : 'semmi termés'),
    idle: 'Most nem lenne árud: telepes kell az ültetvényre, és a kukorica kivételével az épületébe is.',
  },
  trader: {
    name: 'Kereskedő',
    short: 'Kereskedő',
    action: 'Mindenki eladhat egy árut a kereskedőházban.',
    privilege: 'A te eladásod 1 dublonnal többet hoz.',
    forecast: ({doubloons = 0, free = 0}) => `+${doubloons} dublon, ház ${4 - free}/4`,
    idle: 'Nincs mit eladnod.',
  },
  captain: {
    name: 'Kapitány',
    short: 'Kapitány',
    action: 'Mindenkinek hajóra kell raknia az áruit, pontokért; ami nem fér a raktárba, megromlik.',
    privilege: 'Az első berakodásod 1 ponttal többet ér.',
    forecast: ({points = 0, ships = 0}) => `+${points} pont, ${ships} hajón van hely`,
    idle: 'Nincs mit hajóra raknod.',
  },
  prospector,
  'prospector-2': prospector,
  buccaneer: {
    name: 'Kalóz',
    short: 'Kalóz',
    action: 'A többiek nem csinálnak semmit.',
    privilege:
      'Kiürítesz egy hajót, kifosztod a kereskedőházat, rajtaütsz a telepeshajón, vagy foglyul ejtesz egy szerepet.',
    forecast: () => 'négy tett egyike',
    idle: 'Most nincs mit elvenni.',
  },
};
