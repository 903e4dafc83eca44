import {numberObject, numberWith} from '../../../../i18n/hu/grammar.ts';
import type {Role} from '../../types.ts';
import type {SjWords} from '../types/text.ts';

/** "az építészt", with its article. */
export const rolesObject: Readonly<Record<Role, string>> = {
  builder: 'az építészt',
  producer: 'az iparost',
  trader: 'a kereskedőt',
  councillor: 'a tanácsost',
  prospector: 'az aranyásót',
};

const more = (doubled = false): string => numberWith(doubled ? 2 : 1);

export const roles: SjWords['roles'] = {
  builder: {
    name: 'Építész',
    action: 'Mindenki építhet egy épületet.',
    privilege: ({doubled} = {}) => `${doubled ? 2 : 1} lappal kevesebbet fizetsz.`,
    doubled: 'Könyvtárral 2-\u2060vel kevesebbet.',
    forecast: ({affordable = 0, off = 1}) =>
      affordable === 0 ? 'egy sem építhető' : `${affordable} építhető, ${off} lappal olcsóbban`,
    idle: 'Egyetlen lapodat sem tudod kifizetni.',
  },
  producer: {
    name: 'Iparos',
    action: 'Mindenki termelhet egy árut.',
    privilege: ({doubled} = {}) => `${more(doubled)} többet termelsz.`,
    doubled: 'Könyvtárral 2-\u2060vel többet.',
    forecast: ({goods = 0}) => (goods === 0 ? 'nincs mit termelni' : `+${goods} áru`),
    idle: 'Minden termelőépületeden áll már áru.',
  },
  trader: {
    name: 'Kereskedő',
    action: 'Mindenki eladhat egy árut.',
    privilege: ({doubled} = {}) => `${more(doubled)} többet adsz el.`,
    doubled: 'Könyvtárral 2-\u2060vel többet.',
    forecast: ({goods = 0, cards = 0, known = 0}) =>
      goods === 0 ? 'nincs mit eladni' : known ? `+${cards} lap` : `${goods} áru eladása`,
    idle: 'Nincs mit eladnod.',
  },
  councillor: {
    name: 'Tanácsos',
    action: 'Mindenki 2 lapot húz, és 1-\u2060et megtart.',
    privilege: ({doubled, kept = 1} = {}) =>
      `Te ${doubled ? 8 : 5} lapot húzol, és ${numberObject(kept)} tartasz meg.`,
    doubled: 'Könyvtárral 8 lapot húzol.',
    forecast: ({drawn = 5, kept = 1}) => `${drawn} lapból ${kept}`,
    idle: 'Nincs több húzható lap.',
  },
  prospector: {
    name: 'Aranyásó',
    action: 'A többiek nem csinálnak semmit.',
    privilege: ({doubled} = {}) => `${doubled ? 2 : 1} lapot húzol.`,
    doubled: 'Könyvtárral 2 lapot.',
    forecast: ({cards = 1, mine = 0}) => `+${cards} lap${mine ? ', aranybánya' : ''}`,
    idle: 'Nincs több húzható lap.',
  },
};
