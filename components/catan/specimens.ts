/** What the gallery shows of Catan: its symbols. */
import './symbols/index.ts';
