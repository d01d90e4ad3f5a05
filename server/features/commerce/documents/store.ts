import type { Address } from '@parley/contract/addresses';
import { sql } from 'kysely';
import { type Reader, rows } from '../../../platform/db/tenant.ts';
import { ofBrand, type Viewer } from '../../account/visibility/index.ts';
import type { DocumentLine } from './rules.ts';

export type DocumentOrder = {
  id: string;
  order_number: string;
  status: string;
  placed_at: Date;
  address: Address | null;
  language: string | null;
  locale: string;
  time_zone: string;
  brand: string;
  logo: string | null;
  returns_address: string;
  invoice_details: string;
  /** What this shipment holds; empty when nothing is left to ship and nothing has shipped. */
  lines: DocumentLine[];
  shipment: string | null;
};

/**
 * Orders as they are printed, in one query: what is left to ship, or once everything has shipped the last shipment, or the shipment asked for. The
 * language is that of the conversation the order came from, or of its customer.
 */
export async function readDocuments(
  db: Reader,
  {
    merchant,
    viewer,
    ids,
    shipment,
  }: { merchant: string; viewer: Pick<Viewer, 'brands'>; ids: readonly string[]; shipment?: string | undefined },
): Promise<DocumentOrder[]> {
  const shop = sql`${merchant}::uuid`;
  const asked = shipment ?? null;
  return rows<DocumentOrder>(db)`
    select o.id, o.order_number, o.status, o.placed_at, case when h.shipping_address is null then o.shipping_address else h.shipping_address end as address, coalesce(c.language, k.language) as language, s.locale, s.time_zone, b.name as brand, b.logo, b.returns_address, b.invoice_details,
      h.id as shipment,
      coalesce((
        select jsonb_agg(jsonb_build_object('name', l.name, 'options', l.options, 'sku', l.sku, 'image', p.image, 'quantity', l.units) order by l.position)
        from (
          select l.*, case when h.id is null then l.quantity - l.cancelled - l.shipped
            else (select sum((x ->> 'quantity')::int) from jsonb_array_elements(h.lines) x where x ->> 'line_id' = l.id::text) end as units
          from order_lines l where l.merchant_id = o.merchant_id and l.order_id = o.id
        ) l left join products p on p.merchant_id = o.merchant_id and p.id = l.product_id
        where l.units > 0
      ), '[]') as lines
    from orders o
      join shop_settings s on s.merchant_id = o.merchant_id
      join brands b on b.merchant_id = o.merchant_id and case when o.brand_id is null then b.is_default else b.id = o.brand_id end
      left join customers k on k.merchant_id = o.merchant_id and k.id = o.customer_id
      left join conversations c on c.merchant_id = o.merchant_id and c.id = o.conversation_id
      left join lateral (
        select h.id, h.lines, h.shipping_address from shipments h
        where h.merchant_id = o.merchant_id and h.order_id = o.id and h.state <> 'cancelled' and case when ${asked}::uuid is not null then h.id = ${asked}::uuid
          else not exists (select from order_lines l where l.merchant_id = o.merchant_id and l.order_id = o.id and l.quantity - l.cancelled - l.shipped > 0) end
        order by h.number desc limit 1
      ) h on true
    where o.merchant_id = ${shop} and o.id = any (${[...ids]}::uuid[]) and ${ofBrand(viewer, 'o')}`;
}
