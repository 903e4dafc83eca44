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
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  copyByHand: 'Zaznacz i skopiuj tekst poniżej.',
  more: 'Więcej',
  settings: 'Ustawienia',
  help: 'Pomoc',
  loading: 'Chwileczkę …',
  you: 'ty',
  bot: 'bot',
  freeSeat: 'Wolne miejsce',
  watcher: 'Widz',
  yourMove: 'Twój ruch',
  titleYourMove: title => `● Twój ruch · ${title}`,
  title: title => (title ? `${title} · Roadstead` : 'Roadstead'),
  list: lister('pl'),
  date: dater('pl'),
  seats: n => count(n, {one: '# miejsce', few: '# miejsca', many: '# miejsc'}),
  entries: n => count(n, {one: '# wpis', few: '# wpisy', many: '# wpisów'}),
  minutes: n => count(n, {one: '# minuta', few: '# minuty', many: '# minut'}),
  seconds: n => count(n, {one: '# sekunda', few: '# sekundy', many: '# sekund'}),
  span: seconds => {
    if (seconds < 60) return `${Math.floor(seconds)} s`;
    const minutes = Math.floor(seconds / 60);
    return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} godz. ${minutes % 60} min`;
  },
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
    away: 'Poza stołem',
  },
};
