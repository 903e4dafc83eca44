/** The way from a screen to the help, among the tools of its bar. */
import {html, type TemplateResult} from 'lit';
import '../kit/button.ts';
import {open} from '../open.ts';

/** @param host the screen that asks; @param label what the button says */
export const helpButton = (host: EventTarget, label: string): TemplateResult =>
  html`<rs-button slot="tools" variant="quiet" icon="help" label=${label} @click=${() => open(host, 'help')}></rs-button>`;
