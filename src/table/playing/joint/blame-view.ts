/** A lie that was proved, as screens and reports show it. */
import {toBase64url} from '../../../base/bytes.ts';
import type {Blame} from '../../../fair/index.ts';
import type {BlameView} from '../../seen/fairness-model.ts';

export const blameView = ({seat, rule, code, evidence}: Blame): BlameView => ({
  ...{seat, proof: rule, code},
  evidence: evidence.map(toBase64url),
});
