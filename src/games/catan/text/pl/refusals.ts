import {numberIn, wordIn} from '../../../../i18n/problem-words.ts';
import {counts} from '../counts.ts';
import type {CatRefusals} from '../types/text.ts';
import {words} from './words.ts';

const {count, phases, resource} = words;
const ofPiece = {road: 'dróg', settlement: 'osad', city: 'miast', card: 'kart rozwoju'};
const forPiece = {road: 'drogę', settlement: 'osadę', city: 'miasto', card: 'kartę'};
const of = {lumber: 'drewna', wool: 'wełny', grain: 'zboża', brick: 'cegieł', ore: 'rudy'};
const names = words.resources;

export const refusals: CatRefusals = {
  'cat/not-your-turn': () => 'Teraz kolej kogoś innego.',
  'cat/game-over': () => 'Gra się skończyła.',
  'cat/waiting': () => 'Kości albo karty są jeszcze w drodze.',
  'cat/other-decision': details => `Teraz pora na coś innego: ${wordIn(details, 'phase', phases)}.`,
  'cat/seal-it': () => 'Odrzucane karty wybiera się w tajemnicy i odkrywa razem.',

  'cat/no-such-place': () => 'Nie ma takiego miejsca na wyspie.',
  'cat/occupied': () => 'To miejsce jest zajęte.',
  'cat/too-close': () => 'Na sąsiednim skrzyżowaniu stoi budynek.',
  'cat/not-at-settlement': () => 'Droga musi dotykać właśnie założonej osady.',
  'cat/not-connected': () => 'Nie prowadzi tam żadna twoja droga ani budynek.',
  'cat/blocked': () => 'Drogę zagradza budynek innego gracza.',
  'cat/no-settlement-there': () => 'Miasto powstaje tylko z własnej osady.',
  'cat/no-piece-left': details => `Nie masz już ${wordIn(details, 'piece', ofPiece)}.`,
  'cat/no-place': details => `Nie ma miejsca na ${wordIn(details, 'piece', forPiece)}.`,
  'cat/deck-empty': () => 'Karty rozwoju się skończyły.',

  'cat/short': details => `Brakuje: ${missing(counts(details, 'missing'))}.`,
  'cat/not-your-card': () => 'Pokazano kartę, której nie ma w tej ręce.',
  'cat/shows-too-much': () => 'Pokazano więcej kart, niż trzeba.',

  'cat/robber-stays': () => 'Złodziej musi przejść na inne pole.',
  'cat/robber-desert': () => 'Złodziej staje tylko na polach z liczbą.',
  'cat/not-a-victim': () => 'Tego gracza nie można tam okraść.',
  'cat/must-steal': () => 'Ktoś tam może być okradziony, więc wybierz ofiarę.',
  'cat/spared': () => 'Przyjazny złodziej oszczędza graczy z najwyżej dwoma punktami.',

  'cat/no-gifts': () => 'W wymianie obie strony coś dają.',
  'cat/same-kind': details =>
    `Ten sam surowiec nie może być po obu stronach: ${wordIn(details, 'kind', names)}.`,
  'cat/wants-too-much': details => `Inni nie mogą mieć tyle ${wordIn(details, 'kind', of)}.`,
  'cat/bad-addressees': () => 'Ofertę składa się innym graczom, każdemu raz.',
  'cat/item-gone': () => 'Tej oferty już nie ma.',
  'cat/not-addressed': () => 'Ta oferta jest dla innych.',
  'cat/answered': () => 'To już jest twoja odpowiedź.',
  'cat/not-yours': () => 'Wycofać może tylko autor.',
  'cat/said-enough': details =>
    `Ofert i odpowiedzi w jednej turze: najwyżej ${numberIn(details, 'most')}. Wycofać można zawsze.`,
  'cat/not-accepted': () => 'Ten gracz się nie zgodził.',
  'cat/own-turn': () => 'W swojej turze składasz oferty i wybierasz odpowiedzi.',
  'cat/same-at-bank': () => 'Bank wymienia jeden surowiec na inny.',
  'cat/bank-empty': details => `Bank nie ma już ${wordIn(details, 'kind', of)}.`,

  'cat/no-such-card': () => 'Tej karty rozwoju nie masz na ręce.',
  'cat/bought-now': () => 'Kupiona teraz: można ją zagrać od następnej tury.',
  'cat/one-card-a-turn': () => 'Jedna karta rozwoju na turę.',
  'cat/take-exactly': details => `Weź dokładnie tyle: ${count.cards(numberIn(details, 'want'))}.`,
  'cat/no-effect': () => 'Karta nic by teraz nie dała.',
  'cat/not-enough-points': details => `Do zwycięstwa brakuje: ${count.points(numberIn(details, 'missing'))}.`,
};

function missing(cards: readonly number[]): string {
  const kinds = ['lumber', 'wool', 'grain', 'brick', 'ore'] as const;
  return kinds.flatMap((kind, i) => (cards[i] ? [resource(cards[i], kind)] : [])).join(', ');
}
