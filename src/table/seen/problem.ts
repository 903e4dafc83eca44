import {BadMessage} from '../../base/bad-message.ts';
import type {Problem} from '../../base/problem.ts';
import {IllegalAction} from '../../engine/illegal.ts';

/** The coded problem in an error of ours; null for a bug. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof BadMessage) return {code: error.code, details: error.details};
  if (error instanceof IllegalAction)
    return {code: error.code, details: error.rule ? {...error.details, rule: error.rule} : error.details};
  return null;
}
