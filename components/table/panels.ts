/** The panels of the menu. Their elements are loaded when one is opened for the first time. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Settings, TableView} from '../../src/table/view-model.ts';
import type {Panel} from './bar.ts';

export function panelBody(
  panel: Panel,
  topic: string,
  view: TableView,
  _settings: Settings,
): TemplateResult | typeof nothing {
  switch (panel) {
    case 'log':
      return html`<rs-log .view=${view}></rs-log>`;
    case 'fairness':
      return html`<rs-fairness .view=${view}></rs-fairness>`;
    case 'rules':
      return html`<rs-help .topic=${topic} .game=${view.game}></rs-help>`;
    case 'invite':
      return html`<rs-invite .link=${view.invite?.link ?? ''} .code=${view.invite?.code ?? ''}></rs-invite>`;
    default:
      return nothing;
  }
}
