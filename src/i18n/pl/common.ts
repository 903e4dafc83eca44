import {dater, lister, plurals} from '../plural.ts';
import type {AppText} from '../type.ts';

const count = plurals('pl');

export const common: AppText['common'] = {
  name: 'Roadstead',
  close: 'Zamknij',
  cancel: 'Anuluj',
  back: 'Wstecz',
  toHome: 'Strona główna',
  save: 'Zapisz',
  retry: 'Spróbuj ponownie',
  partMissing: 'Nie udało się wczytać części aplikacji.',
  copied: 'Skopiowano',
  copyByHand: 'Zaznacz i skopiuj tekst poniżej.',
  more: 'Więcej',
  settings: 'Ustawienia',
  help: 'Pomoc',
  loading: 'Chwileczkę …',
  you: 'ty',
  bot: 'bot',
  freeSeat: 'Wolne miejsce',
  yourMove: 'Twój ruch',
  titleYourMove: title => `● Twój ruch · ${title}`,
  title: title => (title ? `${title} · Roadstead` : 'Roadstead'),
  list: lister('pl'),
  date: dater('pl'),
  seats: n => count(n, {one: '# miejsce', few: '# miejsca', many: '# miejsc'}),
  entries: n => count(n, {one: '# wpis', few: '# wpisy', many: '# wpisów'}),
  languages: {en: 'English', hu: 'Magyar', pl: 'Polski'},
  shapes: {
    disc: 'Koło',
    square: 'Kwadrat',
    triangle: 'Trójkąt',
    diamond: 'Romb',
    cross: 'Krzyż',
    hexagon: 'Sześciokąt',
  },
  bots: {random: 'Bot losowy', greedy: 'Bot zachłanny'},
  botEffects: {
    random: 'Gra dowolny dozwolony ruch. Dobry na pierwszą próbę.',
    greedy: 'Bierze to, co w tej chwili daje najwięcej.',
  },
  links: {
    self: 'To urządzenie',
    connecting: 'Łączy się',
    live: 'Połączenie działa',
    unsteady: 'Połączenie się rwie',
    away: 'Nieobecny',
  },
};
