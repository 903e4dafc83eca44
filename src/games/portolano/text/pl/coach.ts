import type {PortCoachText} from '../types/coach.ts';

export const coach: PortCoachText = {
  round:
    'To była cała runda. Wiatr się zmienił, piraci podryfowali. Gdy skończy się rząd towarów, zostaje jeszcze jedna runda; wygrywa najwięcej punktów.',
  sterns: 'Twoja rufa daje coś na początek. Wybierz to, co najbardziej pomoże w pierwszych rundach.',
  pirate: 'Ty stawiasz piratów. Dryfują z każdym nowym wiatrem i walczą ze statkami na swoim kafelku i obok.',
  ships:
    'Wybierz miejsce startu. Blisko portu szybciej sprzedasz; na Ulepszeniu statku szybciej się wyposażysz.',
  plan: 'Wszyscy planują w tajemnicy. Dotknij następnego kafelka; strzałki mówią, ile rumu kosztuje krok. Potem pieczęć: plan jest ostateczny.',
  wind: 'Krok z wiatrem jest darmowy, w poprzek kosztuje 1 rum, pod wiatr 2. Mapa nie ma brzegu: wracasz po drugiej stronie.',
  danger: 'Na zakreskowane kafelki mogą podryfować piraci. Bez rumu załoga się buntuje: zostaw jedną beczkę.',
  barter: 'Dryfujesz bez rumu. Za dwa towary dostaniesz beczkę, by znów planować.',
  sea: 'Weź jedną rzecz, która tu leży, i użyj akcji wyspy: każde raz, w dowolnej kolejności. Gdy odpłyną wszystkie statki, kafelek się odwraca.',
  upgrade:
    'Za talara dostajesz górne ulepszenie ze stosu. Działa od razu, a jego liczba przyda się na końcu.',
  harbour:
    'Im więcej towarów naraz, tym lepsza zapłata. Najlepsza dostawa jest przygotowana; dotknij pola, by ją zmienić. Potem ładujesz rum.',
  refill: 'Załaduj rum na następne kroki. Zajmuje miejsce tak samo jak towary.',
  knight: 'Raz na grę możesz ominąć wszystkie bitwy rundy. Zachowany znacznik jest wart punkt.',
  pay: 'Piraci trafili częściej. Oddaj to, bez czego łatwiej ci się obejść; propozycja jest zaznaczona.',
  loot: 'Twoje trafienia przeważyły: możesz wziąć rum, towary albo talary. Rum i towary potrzebują miejsca w ładowni.',
  waiting:
    'Teraz płyną inni, po kolei: oglądaj, zatrzymaj film albo go pomiń. Dotknij imienia, by zobaczyć statek.',
};
