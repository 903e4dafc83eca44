import type {PrText} from '../types/text.ts';

export const help: PrText['help'] = {
  aim: {
    title: 'O co chodzi',
    body: 'Rządzisz wyspą: sadzisz, budujesz, produkujesz, a towary zamieniasz w pieniądze lub punkty. Wygrywa, kto ma najwięcej punktów na koniec. Punkty dają wysłane towary, budynki, a duże budynki także za to, co udało ci się rozbudować.',
    rules: ['PR-SCORE-1', 'PR-SCORE-2'],
  },
  rounds: {
    title: 'Rundy i postaci',
    body: 'Runda zaczyna się od gubernatora: każdy po kolei wybiera jedną postać. Jej faza toczy się od razu: najpierw wybierający, potem pozostali po kolei. Przywilej ma tylko wybierający. Na niewybrane karty trafia po 1 dublonie dla tego, kto je później weźmie. Potem gubernatorem zostaje następna osoba.',
    rules: ['PR-ROUND-1', 'PR-ROUND-2', 'PR-ROUND-3', 'PR-ROUND-5', 'PR-ROUND-8'],
  },
  settler: {
    title: 'Faza plantatora',
    body: 'Każdy może wziąć jedną z odkrytych plantacji. Plantator może zamiast niej wziąć kamieniołom. Dwanaście płytek zapełnia część wiejską. Na koniec fazy wykłada się nowe plantacje.',
    rules: ['PR-SETTLER-2', 'PR-SETTLER-3', 'PR-SETTLER-4', 'PR-SETTLER-8', 'PR-TILE-6'],
  },
  mayor: {
    title: 'Faza burmistrza',
    body: 'Burmistrz bierze 1 robotnika z zasobów, a robotnicy z Magistratu są rozdzielani po jednym. Każdy rozmieszcza wszystkich od nowa; póki są robotnicy, żadne miejsce nie zostaje puste. Potem do Magistratu trafia tylu nowych, ile jest pustych miejsc w budynkach, co najmniej po jednym na gracza.',
    rules: ['PR-MAYOR-2', 'PR-MAYOR-3', 'PR-MAYOR-5', 'PR-MAYOR-6', 'PR-MAYOR-8'],
  },
  builder: {
    title: 'Faza budowniczego',
    body: 'Każdy może kupić jeden budynek, budowniczy o 1 dublon taniej. Każdy budynek możesz mieć tylko raz. Działa, gdy stoi na nim robotnik, ale jego punkty liczą się zawsze. Duży budynek zajmuje dwa pola miasta.',
    rules: ['PR-BUILD-1', 'PR-BUILD-2', 'PR-BUILD-5', 'PR-BUILD-7', 'PR-TILE-3'],
  },
  craftsman: {
    title: 'Faza zarządcy',
    body: 'Każdy produkuje. Kukurydzy wystarczy obsadzona plantacja. Każdy inny towar wymaga obsadzonej plantacji i robotnika w odpowiednim budynku. Gdy brakuje zasobów, dostaje, kto jest wcześniej w kolejce. Na koniec zarządca bierze jeszcze 1 towar z tych, które właśnie produkuje.',
    rules: ['PR-CRAFT-2', 'PR-CRAFT-3', 'PR-CRAFT-5', 'PR-B-PRODUCTION'],
  },
  trader: {
    title: 'Faza kupca',
    body: 'Każdy może sprzedać jeden towar. Targowisko ma cztery miejsca i przyjmuje każdy rodzaj raz; Biuro handlowe znosi to drugie ograniczenie. Kupiec dostaje o 1 dublon więcej. Pełne Targowisko opróżnia się po fazie, w przeciwnym razie towary zostają.',
    rules: ['PR-TRADE-1', 'PR-TRADE-2', 'PR-TRADE-3', 'PR-TRADE-5', 'PR-TRADE-7'],
  },
  captain: {
    title: 'Faza kapitana',
    body: 'Po kolei każdy ładuje towar jednego rodzaju, ile się zmieści, dopóki ktokolwiek może. Kto może ładować, ten musi. Statek wozi jeden rodzaj, a rodzaj płynie jednym statkiem. Każdy towar to 1 punkt; pierwszy załadunek kapitana daje 1 więcej. Pełne statki odpływają.',
    rules: ['PR-CAPT-1', 'PR-CAPT-4', 'PR-CAPT-6', 'PR-CAPT-7', 'PR-CAPT-8', 'PR-CAPT-11', 'PR-CAPT-12'],
  },
  storage: {
    title: 'Magazynowanie',
    body: 'Po fazie kapitana zachowujesz 1 towar. Mały magazyn chroni ponadto wszystkie towary jednego rodzaju, duży dwóch. Reszta przepada. Magazyn nie zwalnia z obowiązku ładowania.',
    rules: ['PR-STORE-2', 'PR-STORE-3', 'PR-STORE-4', 'PR-STORE-5', 'PR-STORE-6'],
  },
  prospector: {
    title: 'Poszukiwacz złota',
    body: 'Kto wybiera poszukiwacza złota, bierze 1 dublon z banku; pozostali nic nie robią.',
    rules: ['PR-PROSP-1'],
  },
  prices: {
    title: 'Ceny towarów',
    body: 'Kukurydza 0, indygo 1, cukier 2, tytoń 3, kawa 4 dublony. Kupiec dostaje o 1 więcej, Mały targ dodaje 1, Duży targ 2; premie się sumują. Bez sprzedaży nie ma premii.',
    rules: ['PR-TRADE-1', 'PR-TRADE-3', 'PR-TRADE-4'],
  },
  quarries: {
    title: 'Zniżka z kamieniołomów',
    body: 'Każdy aktywny kamieniołom obniża cenę budynku o 1 dublon. Granicą jest grupa budynku: w pierwszej liczy się 1 kamieniołom, w czwartej 4. Przywilej budowniczego dochodzi do tego osobno. Cena nie spada poniżej 0.',
    rules: ['PR-BUILD-2', 'PR-BUILD-3'],
  },
  end: {
    title: 'Koniec gry',
    body: 'Gra kończy się po rundzie, w której zasobów nie starcza na uzupełnienie Magistratu, ktoś zapełnia wszystkie dwanaście pól miasta albo pula PZ się wyczerpuje. Rundę gra się do końca; punkty ponad pulę też się liczą.',
    rules: ['PR-END-1', 'PR-END-2', 'PR-END-3', 'PR-END-4', 'PR-END-6'],
  },
  scoring: {
    title: 'Punktacja',
    body: 'Zsumuj żetony PZ, punkty wszystkich budynków i dodatkowe punkty obsadzonych dużych budynków. Wygrywa najwyższy wynik. Przy remisie decyduje więcej dublonów i towarów razem; jeśli i tu jest po równo, zwycięstwo jest wspólne.',
    rules: ['PR-SCORE-1', 'PR-SCORE-2', 'PR-SCORE-3'],
  },
  twoPlayers: {
    title: 'Gra we dwoje',
    body: 'Wybieracie na zmianę, aż każde z was ma trzy postaci; jedna karta zostaje i dostaje 1 dublon. Są dwa statki, mniej płytek, a każdy budynek użytkowy jest tylko jeden.',
    rules: ['PR-TWO-1', 'PR-TWO-2', 'PR-TWO-3', 'PR-TWO-4'],
  },
  newBuildings: {
    title: 'Nowe budynki',
    body: 'Czternaście dodatkowych budynków. Przed grą gracze po kolei wybierają (albo decyduje los), które budynki użytkowe biorą udział: każdy zajmuje miejsce o swojej cenie. W wydaniu 2020 duże wybiera się na końcu. Plantacja może zostać lasem, goście przenoszą się w dowolnej chwili, a Biblioteka podwaja przywilej.',
    rules: [
      'PR-DRAFT-1',
      'PR-DRAFT-4',
      'PR-DRAFT-6',
      'PR-B-FOREST-HOUSE',
      'PR-B-GUEST-HOUSE',
      'PR-B-LIBRARY',
    ],
  },
  nobles: {
    title: 'Szlachcice',
    body: 'Wśród przybyłych czeka jeden szlachcic; kto bierze pionek, może wziąć właśnie jego. Szlachcic pracuje jak robotnik i na koniec jest wart 1 punkt. Niektóre budynki działają inaczej z robotnikiem, a inaczej ze szlachcicem. Brak pionków nie kończy już gry.',
    rules: ['PR-NOB-1', 'PR-NOB-2', 'PR-NOB-4', 'PR-NOB-6', 'PR-MAYOR-4', 'PR-END-7'],
  },
  buccaneer: {
    title: 'Korsarz',
    body: 'Jedna postać więcej. Opróżniasz statek i zatrzymujesz do 3 towarów, zamieniasz towary z Targowiska na punkty, zabierasz do 3 robotników z pełnego Magistratu albo bierzesz do niewoli postać z jej dublonami. Jeśli wybierze ją ktoś inny, dostajesz 3 dublony; w przeciwnym razie zagrywasz ją ty na koniec rundy.',
    rules: ['PR-BUC-2', 'PR-BUC-3', 'PR-BUC-5', 'PR-BUC-7', 'PR-BUC-8'],
  },
  festival: {
    title: 'Festyn w San Juan',
    body: 'Trzy zadania, każde wygrywa ten, kto wykona je pierwszy: trzy jednakowe plantacje dają 3 robotników, trzy wskazane towary z jednej produkcji 3 dublony, a wskazany budynek 3 punkty.',
    rules: ['PR-FEST-1', 'PR-FEST-5', 'PR-FEST-6', 'PR-FEST-7'],
  },
};

export const synonyms: PrText['synonyms'] = [
  ['kolonista', 'robotnik'],
  ['osadnik', 'robotnik'],
  ['pracownik', 'robotnik'],
  ['statek kolonistów', 'Magistrat'],
  ['statek z kolonistami', 'Magistrat'],
  ['rok', 'runda'],
  ['róża wiatrów', 'San Juan'],
  ['punkt zwycięstwa', 'PZ'],
  ['pieniądze', 'dublon'],
  ['złoto', 'dublon'],
  ['moneta', 'dublon'],
  ['beczka', 'towar'],
  ['pole', 'plantacja'],
  ['izba handlowa', 'Targowisko'],
  ['dom handlowy', 'Targowisko'],
  ['rola', 'postać'],
  ['nadzorca', 'zarządca'],
  ['rzemieślnik', 'zarządca'],
  ['fioletowy budynek', 'budynek użytkowy'],
  ['beżowy budynek', 'budynek użytkowy'],
  ['fabryka', 'Przetwórnia'],
  ['stocznia', 'Nabrzeże'],
  ['hospicjum', 'Przytułek'],
  ['statek', 'kapitan'],
  ['magazyn', 'magazynowanie'],
  ['zniżka', 'kamieniołom'],
  ['remis', 'punktacja'],
];
