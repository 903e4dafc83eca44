import {plurals} from '../plural.ts';
import type {AppText} from '../types/app.ts';

const count = plurals('pl');

export const newTable: AppText['newTable'] = {
  game: 'Gra',
  seats: 'Ile miejsc?',
  place: 'Gdzie gracie?',
  here: 'Na tym urządzeniu',
  hereHint: 'Samemu z botami albo z urządzeniem podawanym z rąk do rąk: nikt inny tu nie zajrzy.',
  network: 'Zaproś znajomych',
  networkHint: 'Każdy gra na swoim urządzeniu. Dostaniesz link i kod QR.',
  who: 'Kto gra?',
  kind: n => `Kto siada na miejscu ${n}`,
  person: 'Człowiek',
  friend: 'Znajomy',
  nameOf: n => `Imię gracza ${n}`,
  defaultName: n => `Gracz ${n}`,
  options: 'Warianty',
  optionsDefault: 'jak zwykle',
  optionsChanged: n => count(n, {one: '# zmiana', few: '# zmiany', many: '# zmian'}),
  create: 'Otwórz stół',
  createInvite: 'Otwórz stół i zaproś',
  summary: (seats, bots) => {
    const places = count(seats, {one: '# miejsce', few: '# miejsca', many: '# miejsc'});
    return bots === 0 ? places : `${places}, ${count(bots, {one: '# bot', few: '# boty', many: '# botów'})}`;
  },
  botEffects: {
    random: 'Wykonuje dowolny dozwolony ruch. Dobry na pierwszą próbę.',
    easy: 'Zna grę, ale często działa bez zastanowienia.',
    greedy: 'Bierze to, co w tej chwili daje najwięcej.',
    strong: 'Myśli naprzód. Przeciwnik dla wprawnych graczy.',
  },
};
