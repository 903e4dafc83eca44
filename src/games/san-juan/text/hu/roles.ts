import type {Role} from '../../types.ts';
import type {SjWords} from '../type.ts';

/** "az építészt", with its article. */
export const rolesObject: Readonly<Record<Role, string>> = {
  builder: 'az építészt',
  producer: 'az iparost',
  trader: 'a kereskedőt',
  councillor: 'a tanácsost',
  prospector: 'az aranyásót',
};

export const roles: SjWords['roles'] = {
  builder: {
    name: 'Építész',
    action: 'Mindenki építhet egy épületet.',
    privilege: '1 lappal kevesebbet fizetsz.',
    doubled: 'Könyvtárral 2-vel kevesebbet.',
    forecast: ({affordable = 0, off = 1}) => `${affordable} építhető, −${off}`,
    idle: 'Egyetlen lapodat sem tudod kifizetni.',
  },
  producer: {
    name: 'Iparos',
    action: 'Mindenki termelhet egy árut.',
    privilege: '1-gyel többet termelsz.',
    doubled: 'Könyvtárral 2-vel többet.',
    forecast: ({goods = 0}) => `+${goods} áru`,
    idle: 'Minden termelőépületeden áll már áru.',
  },
  trader: {
    name: 'Kereskedő',
    action: 'Mindenki eladhat egy árut.',
    privilege: '1-gyel többet adsz el.',
    doubled: 'Könyvtárral 2-vel többet.',
    forecast: ({goods = 0, cards = 0, known = 0}) => (known ? `+${cards} lap` : `${goods} áru eladása`),
    idle: 'Nincs mit eladnod.',
  },
  councillor: {
    name: 'Tanácsos',
    action: 'Mindenki 2 lapot húz, és 1-et megtart.',
    privilege: 'Te 5 lapot húzol, és 1-et tartasz meg.',
    doubled: 'Könyvtárral 8-at húzol.',
    forecast: ({drawn = 5, kept = 1}) => `${drawn} lapból ${kept}`,
    idle: 'Nincs több húzható lap.',
  },
  prospector: {
    name: 'Aranyásó',
    action: 'A többiek nem csinálnak semmit.',
    privilege: '1 lapot húzol.',
    doubled: 'Könyvtárral 2-t.',
    forecast: ({cards = 1, mine = 0}) => `+${cards} lap${mine ? ', aranybánya' : ''}`,
    idle: 'Nincs több húzható lap.',
  },
};
