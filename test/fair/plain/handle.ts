/** docs/fair-play.md, "Handles": what a handle decrypts to, and in which form it enters a shuffle. */
import {add, type Ciphertext, O, type Point, sub} from './group.ts';

/** The current ciphertext: `(a, b - sum of published D_j)`. */
export const strip = ({a, b}: Ciphertext, D: Point[]): Ciphertext => ({a, b: sub(b, add(...D))});

/** Plaintext `M = b - sum_{j in key} x_j a`, given the share `x_j a` of every seat of the key set. */
export const plaintext = (e: Ciphertext, D: Point[]): Point => strip(e, D).b;

/** An openly minted card: `(O, M)`, valid under every key. */
export const open = (M: Point): Ciphertext => ({a: O, b: M});

/** Decoding is a lookup of the encoded point: the place of `M` among the deck's card points. */
export const lookUp = (M: Point, deck: Point[]): number => deck.findIndex(each => each.equals(M));
