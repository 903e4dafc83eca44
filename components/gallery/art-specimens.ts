/** The two illustrations of the house. */
import {html} from 'lit';
import '../art/anchorage.ts';
import '../art/poster.ts';
import '../art/ship-at-anchor.ts';
import {registerSpecimens} from './specimens.ts';

const lobby = () => html`<rs-anchorage>
  <rs-ship-at-anchor shape="disc" name="Dóra"></rs-ship-at-anchor>
  <rs-ship-at-anchor shape="square" name="Bence"></rs-ship-at-anchor>
  <rs-ship-at-anchor shape="triangle" name="Krzysztof"></rs-ship-at-anchor>
  <rs-ship-at-anchor shape="hexagon" name="Greedy" bot></rs-ship-at-anchor>
  <rs-ship-at-anchor></rs-ship-at-anchor>
</rs-anchorage>`;

registerSpecimens('Illustrations', [
  {name: 'rs-poster, phone', ground: 'page', size: [360, 640], render: () => html`<rs-poster></rs-poster>`},
  {name: 'rs-poster, laptop', ground: 'page', size: [1280, 620], render: () => html`<rs-poster></rs-poster>`},
  {name: 'rs-anchorage, rs-ship-at-anchor', ground: 'page', size: [600, 152], render: lobby},
]);
