/** The modified client: what lies, then the app. */
import './lying-page.ts';
import '../../../src/main.ts';
