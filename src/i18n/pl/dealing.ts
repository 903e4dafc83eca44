import {lister, plurals} from '../plural.ts';
import type {DealingWords} from '../types/dealing.ts';

const list = lister('pl');
const count = plurals('pl');

export const dealing: DealingWords = {
  setUp: 'Urządzenia ustalają, jak rozdawać',
  failed: 'Ta gra nie może się zacząć',
  failedHint:
    'Kopia jednego z kluczy do wspólnego rozdawania była fałszywa. Nie rozdano żadnej karty; nowy stół zacznie od nowa, z\u00a0własnymi kluczami.',
  newTable: 'Nowy stół',
  shuffles: name => `Tasuje ${name}`,
  youShuffle: 'Tasujesz ty',
  pass: (turn, of) => `Każdy tasuje po kolei: ${turn} z ${of}.`,
  waits: names => `${names.length > 1 ? 'Czekamy na urządzenia' : 'Czekamy na urządzenie'}: ${list(names)}`,
  away: (name, minutes) =>
    `${minutes < 1 ? 'Połączenie właśnie się urwało' : `Niedostępne od ${count(minutes, {one: '# minuty', few: '# minut', many: '# minut'})}`}. Rozdajemy wspólnie, więc gra czeka; ruszy sama, gdy ${name} otworzy stół.`,
  silent: 'Urządzenie jest połączone, ale nie zrobiło jeszcze swojej części. Gra ruszy sama.',
  caught: name => `Udowodnione oszustwo: ${name}. Zostało odrzucone, a gra jest taka jak przedtem.`,
  evidence: 'Zobacz dowód',
};
