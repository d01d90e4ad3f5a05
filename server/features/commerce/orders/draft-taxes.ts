import type { Address } from '@parley/contract/addresses';
import type { WriteCtx } from '../../../context.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import { variantsFor } from '../products/index.ts';
import { type Tax, taxingAt, withGoods } from '../taxes/index.ts';
import { lockOrder } from './lock.ts';
import { setTaxes } from './new-order-store.ts';
import { changeOrder } from './order-store.ts';
import { columnsOf, goodsIn, type SharedLine, taxedTotals, type Totals } from './rules.ts';

type Line = SharedLine & { variant_id: string | null; quantity: number; taxes: readonly Tax[] };
type Draft<O, L> = { order: O; lines: readonly L[] };
type Place = Pick<Address, 'country' | 'region'>;

/** A draft with the taxes of the place it goes to, at the rates of now. Where the shop has no rates, those of an import stay. */
export async function draftTaxedAt<O extends Totals & { tax_exempt: boolean }, L extends Line>(
  db: Reader,
  { order, lines }: Draft<O, L>,
  place: Place,
): Promise<Draft<O & { total_cents: number }, L> | undefined> {
  const taxing = await taxingAt(db, place, order.tax_exempt);
  if (taxing.none) return undefined;
  const variants = await variantsFor(
    db,
    lines.flatMap(({ variant_id: id }) => id ?? []),
  );
  const taxed = lines.map((line) => {
    const sold = variants.get(line.variant_id ?? '');
    return sold ? { ...line, taxes: taxing.of(sold.tax_class) } : line;
  });
  const { subtotal_cents, discount_cents, shipping_cents } = order;
  const sums = taxedTotals({
    ...{ subtotal_cents, discount_cents, shipping_cents, tax_included: taxing.included, shipping_taxes: taxing.shipping },
    tax_parts: withGoods(
      [],
      taxed.map((line) => goodsIn(line, line.quantity)),
    ),
  });
  return { order: { ...order, ...sums }, lines: taxed };
}

/** Writes the taxes of the place that a customer typed at checkout; the caller places the draft. */
export async function taxDraftAt(ctx: WriteCtx, id: string, place: Place): Promise<void> {
  const locked = await lockOrder(ctx, id);
  const taxed = await draftTaxedAt(ctx.db, locked, place);
  if (!taxed) return;
  const { subtotal_cents, discount_cents, shipping_cents, tax_cents, tax_included, tax_parts, shipping_taxes, total_cents } = taxed.order;
  await setTaxes(ctx.db, taxed.lines);
  await changeOrder(
    ctx.db,
    id,
    columnsOf({ subtotal_cents, discount_cents, shipping_cents, tax_cents, tax_included, tax_parts, shipping_taxes, total_cents }),
  );
}
