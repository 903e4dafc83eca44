import type {PrCoachText} from '../types/coach.ts';

export const coach: PrCoachText = {
  round:
    'Ez volt egy teljes év. A meghagyott szerepkártyákra egy-egy dublon kerül. A kormányzóság továbbmegy: akinél a korona van, az választ elsőként.',
  last: 'Közel a vége: ez az utolsó év. Most a hajózás és az építkezés ér pontot, a pénz csak döntetlennél számít.',
  draft:
    'A játék előtt együtt választjuk ki az épületeket. Mindegyik az árának megfelelő szabad helyre kerül, és később bárki megveheti.',
  role: 'Válassz egy szerepet! Utána mindenki cselekszik, de a privilégium csak a tiéd. A kártyán látod, mit hozna most neked.',
  hacienda: 'A haciendával először húzhatsz egy ismeretlen ültetvényt. Ingyen van, amíg van szabad helyed.',
  settler:
    'Végy el egy lapkát! A kukoricához nem kell üzem, a többihez igen. A kőbánya olcsóbbá teszi az építkezést.',
  forest:
    'Képpel lefelé, erdőként is leteheted: nem kell rá telepes, és két erdő egy dublont spórol minden épületnél.',
  mayor:
    'Csak az működik, amin telepes áll. A javaslat az ültetvényt és az üzemét együtt tölti fel. Koppintással módosíthatod.',
  tools:
    'Nemeseid is vannak: válaszd ki, mit tegyen le a koppintás. Néhány épület mást tud nemessel, mint telepessel.',
  builder:
    'Legfeljebb egy épületet vehetsz. Az árakból már le van vonva a privilégium és a kőbánya. A név alatt a pontok és a karikák állnak.',
  craftsman: 'Mindenki termelt. Iparosként még egy árut elvehetsz abból, amit te is termeltél.',
  trader:
    'Eladhatsz egy árut. A drágák érnek a legtöbbet, de a kereskedőház minden fajtából csak egyet vesz, és négy helye van.',
  captain:
    'Minden berakott hordó egy pont. Egy hajó egyfélét visz, és aki tud rakodni, annak kell. Gondolj arra is, mi romolna meg!',
  store:
    'Csak az marad meg, ami raktárban áll, és még egy hordó. A legdrágábbak maradnak; koppintással cserélhetsz.',
  guest: 'A vendég bármelyik üres karikára átmehet, és rögtön dolgozik. Nem sürgős: később is elindulhat.',
  buccaneer:
    'A kalóz egyedül cselekszik: kiürít egy hajót, kifosztja a kereskedőházat, rajtaüt a telepeshajón, vagy foglyul ejt egy szerepet.',
  festival: 'Három feladat vár arra, aki előbb teljesíti. Képeik egy sorban állnak; koppintásra kinyílik.',
  arrivals: 'Telepes vagy nemes? A nemes ugyanúgy dolgozik, és a végén egy pontot ér.',
  waiting:
    'Most a többiek döntenek. Egy névre koppintva megnézheted a szigetét; minden esemény ott van a naplóban.',
};
