import type {PrCoachText} from '../types/coach.ts';

export const coach: PrCoachText = {
  round:
    'To była cała runda. Na kartach, których nikt nie wziął, przybywa po dublonie. Gubernatorem zostaje następny gracz i to on wybiera pierwszy.',
  last: 'Zbliża się koniec: to ostatnia runda. Liczy się to, co teraz załadujesz i zbudujesz; pieniądze rozstrzygają tylko remisy.',
  draft:
    'Przed grą wspólnie wybieracie budynki. Każdy zajmuje wolne miejsce o swojej cenie i później każdy może go kupić.',
  role: 'Wybierz postać. Potem działają wszyscy, ale przywilej masz tylko ty. Karta mówi, co ci teraz da.',
  hacienda: 'Hacjenda najpierw daje ci plantację w ciemno. Za darmo, dopóki masz wolne miejsce.',
  settler:
    'Weź płytkę na swoją wyspę. Kukurydza nie wymaga budynku, pozostałe tak. Kamieniołomy obniżają ceny budynków.',
  forest:
    'Płytkę możesz położyć zakrytą jako las: nie wymaga robotnika, a każde dwa lasy oszczędzają dublona.',
  mayor:
    'Działa tylko to, na czym stoi robotnik. Propozycja obsadza plantację razem z jej budynkiem. Dotknij płytek, żeby coś zmienić.',
  tools:
    'Masz też szlachciców: wybierz, co stawia dotknięcie. Niektóre budynki robią ze szlachcicem coś innego.',
  builder:
    'Kup najwyżej jeden budynek. Ceny są już twoje: po odjęciu przywileju i kamieniołomów. Pod nazwą stoją punkty i miejsca.',
  craftsman:
    'Wszyscy już produkowali. Jako zarządca bierzesz jeszcze jeden towar spośród tych, które wytwarzasz.',
  trader:
    'Sprzedaj jeden towar. Drogie dają najwięcej, ale Targowisko przyjmuje każdy rodzaj tylko raz i ma cztery miejsca.',
  captain:
    'Każda załadowana beczka to punkt. Statek wozi jeden rodzaj, a kto może ładować, ten musi. Pomyśl, co by przepadło.',
  store:
    'Zostaje tylko to, co stoi w magazynie, i jedna beczka. Zachowane są najdroższe; dotknij, żeby to zmienić.',
  guest:
    'Gość może przejść na dowolne wolne miejsce i od razu tam pracuje. Bez pośpiechu: może też ruszyć później.',
  buccaneer:
    'Korsarz działa sam: opróżnia statek, łupi Targowisko, najeżdża Magistrat albo bierze postać do niewoli.',
  festival:
    'Trzy zadania czekają na tego, kto będzie pierwszy. Ich obrazki stoją w jednym wierszu; dotknięcie go rozwija.',
  arrivals: 'Robotnik czy szlachcic? Szlachcic pracuje tak samo, a na koniec jest wart jeden punkt.',
  waiting:
    'Teraz decydują inni. Dotknij imienia, żeby zobaczyć wyspę; wszystko, co się stało, jest w dzienniku.',
};
