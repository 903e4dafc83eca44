/** Runs in a page that plays by itself, on demand: the advice that games give their bots. */
import {listingOf} from '../../../src/games/index.ts';
import type {Watched} from './page-hands.ts';

const watched = window as unknown as Watched;
watched.takeAdvice = async id => {
  watched.suggest = (await listingOf(id)!.advised()).suggest ?? null;
};
