import type {SjCoachText} from '../types/coach.ts';

export const coach: SjCoachText = {
  round:
    'Ez egy egész kör volt. A kormányzóság továbbadódik: az új kormányzó választ elsőként. A tizenkettedik épület véget vet a játéknak; az nyer, akinek a legtöbb pontja van.',
  draft:
    'Azokat a lapokat tartsd meg, amelyeket elsőként építenél meg: az olcsókkal gyorsan elindulsz. A többit képpel lefelé eldobod.',
  pick: 'Válassz szerepet! Mindenki végrehajtja, de a privilégium csak a tiéd. A zászlókon látod, melyik mit hozna most neked.',
  builder:
    'Minden lap épület, de pénz is. Válaszd ki, amit megépítenél; az árát a kezed többi lapjával fizeted ki.',
  payment:
    'A fizetséget felajánljuk: ami lesüllyed, azt adod oda. Másik lapra koppintva kicseréled. Az is jó, ha most nem építesz, és gyűjtesz.',
  producer:
    'Minden üres termelőépületre egy áru kerülhet. A legértékesebbek vannak megjelölve; koppintással másokat is jelölhetsz, amennyit szabad.',
  trader: 'Az árukért lapokat kapsz. A tábla mutatja, melyik áru hány lapot ér ma; utána változnak az árak.',
  councillor:
    'Megnézel néhány új lapot, és a legjobbat megtartod. Nem kerül semmibe, így mindig megéri húzni.',
  keep: 'Koppints arra, ami a kezedben marad! Amit hamar ki tudsz fizetni, gyakran többet ér, mint egy drága.',
  handLimit:
    'Több lapod van, mint amennyivel a kör kezdődhet. A legkevésbé hasznosakat megjelöltük; koppintással másokat is választhatsz.',
  chapel:
    'A kápolna alá tett lap a végén egy pontot ér, de addig nem használhatod. Olyat válassz, amit úgysem építenél meg!',
  goldMine: 'Négy lapot csapsz fel. Ha mind a négy költsége más, az egyik a tiéd. A próba ingyen van.',
  take: 'Mind a négy költsége más: egy lapot ingyen elvehetsz. A többit eldobod.',
  waiting:
    'Most a többiek döntenek. Egy névre koppintva megnézheted azt a várost; ami eddig történt, a naplóban áll.',
};
