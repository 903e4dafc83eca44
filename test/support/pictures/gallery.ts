/** The gallery, with tables of real games in it: what `gallery.html` of the built app shows. */
import {html} from 'lit';
import '../../../components/app/home.ts';
import '../../../components/app/lobby.ts';
import '../../../components/gallery/gallery.ts';
import {settings} from '../../../components/gallery/settings.ts';
import {registerSpecimens} from '../../../components/gallery/specimens.ts';
import {PAINTED, screensOf} from '../../../components/games.ts';
import {tablesOf} from '../decisions/by-game.ts';
import {home, readyLobby} from '../views/app-views.ts';

// Home and lobby lay themselves out by the window.
registerSpecimens('Screens', [
  {
    name: 'rs-home',
    ground: 'page',
    size: [1280, 800],
    render: () => html`<rs-home .view=${home()} .settings=${settings}></rs-home>`,
  },
  {
    name: 'rs-lobby',
    ground: 'page',
    size: [1280, 800],
    render: () => html`<rs-lobby .view=${readyLobby} .settings=${settings}></rs-lobby>`,
  },
]);
for (const game of PAINTED) await screensOf(game)?.specimens(tablesOf(game));
// The page has it before all this is there.
for (const gallery of document.querySelectorAll('rs-gallery')) gallery.requestUpdate();
