/** What draws a panel imports this: its element is defined when the words of panels are there. */
import {loadPanels} from '../../src/i18n/index.ts';

await loadPanels();
