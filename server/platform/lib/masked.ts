import { type Fields, type Filter, isMasked, maskedSentence } from '@parley/contract/filters';
import type { Principal } from '@parley/contract/permissions';
import { Problem } from '../http/problem.ts';

/** What somebody sees masked can't narrow or order a list for them either. */
export function refuseMasked(path: 'filter' | 'sort', field: string): never {
  const message = maskedSentence(field);
  throw new Problem('input.invalid', { detail: message, errors: [{ path, message }] });
}

/** Refuses a filter by a field that the viewer sees masked. */
export function refuseMaskedFilter({ conditions }: Filter, fields: Fields, viewer: Principal) {
  const masked = conditions.find(({ field }) => isMasked(field, fields, viewer));
  if (masked) refuseMasked('filter', masked.field);
}
