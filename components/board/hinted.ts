/** A move out of a hint on the quay, where the board itself has no place to show it selected: passing, for example. */
import {html} from 'lit';
import {canonicalJson} from '../../src/base/json.ts';
import type {Action} from '../../src/engine/game.ts';
import type {TableWords} from '../../src/i18n/types/table.ts';
import {onTap} from './pick.ts';
import type {QuayContent} from './question.ts';

export interface Hinted<A extends Action = Action> {
  readonly action: A;
  /** In words, as it stood in the hint. */
  readonly said: string;
}

/** Whether the board is about to send just this move. */
export const sends = ({ready}: Pick<QuayContent, 'ready'>, action: Action): boolean =>
  ready !== null && canonicalJson({...ready}) === canonicalJson({...action});

/** What the quay shows while a hint is prepared: the board's own parts where they are about to send the same. */
export function hintedContent(parts: QuayContent, {action, said}: Hinted, shell: TableWords): QuayContent {
  if (sends(parts, action)) return parts;
  return {
    ...parts,
    sub: said,
    ready: action,
    actions: [
      html`<rs-button slot="actions" icon="close" label=${shell.close} @click=${onTap({pick: 'drop'})}></rs-button>`,
      html`<rs-button slot="actions" data-primary variant="primary" @click=${onTap({pick: 'confirm'})}
        >${shell.hintTaken}</rs-button
      >`,
    ],
  };
}
