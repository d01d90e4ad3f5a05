import type { Reader } from '../../../../platform/db/tenant.ts';

/** Counts each product's variants. */
export async function countVariants(db: Reader, productIds: readonly string[]): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('variants')
    .select((eb) => ['product_id', eb.fn.countAll<number>().as('count')])
    .where('product_id', 'in', productIds)
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ product_id: id, count }) => [id, Number(count)]));
}
