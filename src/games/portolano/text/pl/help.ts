import type {PortText} from '../types/text.ts';

export const help: PortText['help'] = {
  aim: {
    title: 'Cel gry',
    body: 'Żegluj, zabieraj towary, dostarczaj je do portów i ulepszaj statek. Punkty dają talary, skrzynie, misje i miejsca w rankingach; wygrywa, kto ma ich najwięcej.',
    rules: ['PORT-SCORE-1', 'PORT-SCORE-4'],
  },
  round: {
    title: 'Runda',
    body: 'Wszyscy planują jednocześnie i w tajemnicy. Potem po kolei żeglują i działają, kręci się wskaźnik wiatru, piraci dryfują, rozgrywają się bitwy. Zmienia się gracz rozpoczynający.',
    rules: ['PORT-ROUND-1', 'PORT-ROUND-2', 'PORT-ROUND-3'],
  },
  plan: {
    title: 'Plan',
    body: 'Wybierz kierunek; z dodatkowym żaglem dwa kroki. Zapieczętowany plan jest ostateczny i otwiera się w twojej turze. Tego, co zrobisz na miejscu, nie planujesz.',
    rules: ['PORT-CARD-4', 'PORT-CARD-6'],
  },
  wind: {
    title: 'Wiatr i rum',
    body: 'Krok z wiatrem jest darmowy, w poprzek kosztuje 1 rum, pod wiatr 2. Mapa nie ma brzegu: kto z niej wypływa, wpływa z drugiej strony.',
    rules: ['PORT-MOVE-2', 'PORT-MOVE-3', 'PORT-MOVE-5'],
  },
  mutiny: {
    title: 'Bunt i dryf',
    body: 'Gdy na plan brakuje rumu, cały przepada, a statek dryfuje o kafelek z wiatrem. Bez rumu nie ma planu. Po dryfie dwa towary mogą kupić jeden rum.',
    rules: ['PORT-CARD-2', 'PORT-CARD-3', 'PORT-MOVE-6', 'PORT-MOVE-7'],
  },
  sea: {
    title: 'Na kafelku morza',
    body: 'Zabierz jedną z rzeczy na dole i wykonaj akcję z góry, każde raz i w dowolnej kolejności. Kafelek, z którego wszyscy odpłynęli, odwraca się.',
    rules: ['PORT-SEA-1', 'PORT-SEA-2', 'PORT-SEA-3', 'PORT-FLIP-1'],
  },
  harbour: {
    title: 'W porcie',
    body: 'Rozładuj towary na puste pola ich rodzaju: 1, 2, 3, 4, 5 towarów daje 1, 3, 5, 7, 10 talarów. Potem załaduj rum. Kto zapełni ostatnie pole, zdobywa skrzynię; przychodzi nowy port.',
    rules: ['PORT-HARB-2', 'PORT-HARB-4', 'PORT-HARB-5', 'PORT-HARB-6'],
  },
  cocoa: {
    title: 'Kakao',
    body: 'W porcie pasuje na dowolne pole albo na dwa sąsiednie puste i wtedy liczy się za dwa. Gdzie indziej to jeden towar; nie da się go zdobyć wymianą.',
    rules: ['PORT-HARB-3', 'PORT-SEA-4', 'PORT-SEA-6'],
  },
  room: {
    title: 'Miejsce w ładowni',
    body: 'Rum i towary dzielą ładownię. Na to, co się nie mieści, można w tej samej decyzji zrobić miejsce, wyrzucając coś innego, albo wziąć mniej.',
    rules: ['PORT-HOLD-1', 'PORT-HOLD-2', 'PORT-HOLD-3'],
  },
  pirate: {
    title: 'Piraci',
    body: 'Na własnym kafelku morza walczą 3 kośćmi, na sąsiednich 2; przy 2 lub 3 graczach tylko w poprzek wiatru. Więcej trafień daje talary, mniej kosztuje towary, rum albo talary.',
    rules: ['PORT-PBAT-1', 'PORT-PBAT-2', 'PORT-PBAT-4', 'PORT-PBAT-5', 'PORT-PBAT-7'],
  },
  battle: {
    title: 'Bitwy statków',
    body: 'Statki na jednym kafelku walczą. Na morzu każde działo to kość, w porcie każdy rum. Kto ma więcej trafień, bierze łup do wysokości różnicy.',
    rules: ['PORT-VBAT-1', 'PORT-VBAT-2', 'PORT-VBAT-5'],
  },
  end: {
    title: 'Koniec gry',
    body: 'Gdy opróżni się rząd towarów, dogrywa się rundę i gra jeszcze jedną pełną.',
    rules: ['PORT-END-1'],
  },
  scoring: {
    title: 'Punktacja',
    body: 'Talary, skrzynie, rankingi wartości statku i dział, punkt za dwie rzeczy w ładowni, misje; niespełniona misja kosztuje 2. Przy remisie wygrywa statek o mniejszej wartości.',
    rules: ['PORT-SCORE-1', 'PORT-SCORE-2', 'PORT-SCORE-3', 'PORT-SCORE-4'],
  },
  designed: {
    title: 'Nasze własne liczby',
    body: 'Obrazków kafelków, portów, rzędów towarów i kości nie było w tekście zasad, który mieliśmy: te liczby są dziełem Roadstead.',
    rules: [],
  },
};

export const synonyms: PortText['synonyms'] = [
  ['pieniądze', 'talar'],
  ['moneta', 'talar'],
  ['przystań', 'port'],
  ['armata', 'działo'],
  ['zdolność', 'rufa'],
  ['załoga', 'bunt'],
];
