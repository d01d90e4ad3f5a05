import type { WriteCtx } from '../../context.ts';
import { missing } from '../../platform/http/problem.ts';
import { maySeeBrand } from '../visibility/index.ts';
import { holdBrand } from './store.ts';

/**
 * The brand by its id, held until the transaction ends, as rows name it: null is the default brand, which may be asked for by its id as well.
 * Throws `brand.missing` when it is not there, or not for the eyes of this teammate.
 */
export async function mustHaveBrand(ctx: Pick<WriteCtx, 'db' | 'actor'>, id: string | null): Promise<string | null> {
  const brand = id === null ? null : ((await holdBrand(ctx.db, id)) ?? missing('brand.missing'));
  const named = brand === null || brand.is_default ? null : brand.id;
  return ctx.actor.kind !== 'user' || maySeeBrand(ctx.actor, named) ? named : missing('brand.missing');
}
