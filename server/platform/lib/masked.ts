import { maskedSentence } from '@parley/contract/filters';
import { Problem } from '../http/problem.ts';

/** What somebody sees masked can't narrow or order a list for them either. */
export function refuseMasked(path: 'filter' | 'sort', field: string): never {
  const message = maskedSentence(field);
  throw new Problem('input.invalid', { detail: message, errors: [{ path, message }] });
}
