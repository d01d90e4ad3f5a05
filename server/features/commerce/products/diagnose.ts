import type { Received, Result } from '@parley/contract/endpoint';
import type { diagnoseProduct } from '@parley/contract/products';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import { examine } from './doctor-rules.ts';
import { readFindings, readRow } from './list-store.ts';
import { placeOf } from './search/find.ts';
import { variantsOf } from './variant-store.ts';

/** How far down the results for its own name a product is searched. */
const looked = 50;

export async function diagnose(
  ctx: ReadCtx<ReadingActor>,
  { id }: Received<typeof diagnoseProduct>,
): Promise<Result<typeof diagnoseProduct>> {
  const row = (await readRow(ctx.db, ctx.actor, id, ctx.now())) ?? missing('product.missing');
  const [variants, findings, place] = await Promise.all([
    variantsOf(ctx.db, id),
    readFindings(ctx.db, id),
    placeOf(ctx.db, { id, query: row.name, looked }),
  ]);
  const { status, description, image, category, tags, brand: maker, inventory_policy: policy } = row;
  const { words, ai_enabled: aiEnabled } = findings;
  const brand = row.shop_brand?.name ?? null;
  const checks = examine({ status, description, image, category, tags, maker, policy, brand, variants, words, place, aiEnabled, looked });
  return { can_recommend: checks.every(({ state }) => state !== 'blocks'), checks };
}
