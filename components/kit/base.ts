/** The sheet that every component shares: reset, focus ring, hidden text, display type. */
import sheet from './base.css';
import './kept-styles.ts';

export const base = sheet;
