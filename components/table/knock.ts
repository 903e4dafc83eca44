/** Somebody with the spoken code stands before the door of a table: the first one is asked about. */
import {html, nothing, type TemplateResult} from 'lit';
import {t} from '../../src/i18n/index.ts';
import {isolate} from '../../src/i18n/plural.ts';
import '../kit/banner.ts';
import '../kit/button.ts';
import {act} from '../act.ts';

/** @param host says what is answered */
export function knockBanner(
  host: EventTarget,
  [name]: readonly string[],
  kind = '',
): TemplateResult | typeof nothing {
  if (name === undefined) return nothing;
  const {common} = t();
  const answer = (admit: boolean) => act(host, {act: 'answerKnock', knock: 0, admit});
  return html`<rs-banner class=${kind} icon="people" slim data-knocks>
    ${common.knock(isolate(name))}
    <rs-button slot="action" @click=${() => answer(false)}>${common.turnAway}</rs-button>
    <rs-button slot="action" variant="primary" @click=${() => answer(true)}>${common.admit}</rs-button>
  </rs-banner>`;
}
