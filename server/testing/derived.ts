import type pg from 'pg';

/**
 * Derived data that writers must keep consistent, because a shop's tables have no triggers. Each query returns the rows that differ from
 * their source. $1 is the shop.
 */
export const derived: Record<string, { keptBy: string; differences: string }> = {
  'products: prices, stock and SKUs of their variants': {
    keptBy: 'figure_products',
    differences: `
      select p.id from products p where p.merchant_id = $1 and (p.price_cents, p.price_max_cents, p.compare_at_cents, p.stock, p.sku, p.variants_count, p.skus) is distinct from (
        select row(coalesce(min(v.price_cents), 0), coalesce(max(v.price_cents), 0), (array_agg(v.compare_at_cents order by v.price_cents, v.position))[1],
          case when count(v.stock) > 0 then greatest(least(sum(v.stock::bigint), 2147483647), -2147483648)::int end, (array_agg(v.sku order by v.position))[1], count(v.id)::int,
          coalesce(lower(string_agg(concat_ws(' ', v.sku, v.barcode), ' ' order by v.position)), ''))
        from variants v where v.merchant_id = p.merchant_id and v.product_id = p.id)`,
  },
  'product_words: every word of a product': {
    keptBy: 'learn_product_words',
    differences: `
      select w from products p cross join lateral unnest(tsvector_to_array(p.words)) w where p.merchant_id = $1 and w ~ '^[[:alpha:]]{3,40}$'
        and not exists (select from product_words k where k.merchant_id = p.merchant_id and k.word = w)`,
  },
  'customer_keys: one for each e-mail address, phone and address of a customer': {
    keptBy: 'key_customers',
    differences: `
      (select kind, key, customer_id from customer_keys where merchant_id = $1
        except select n.kind, n.key, c.id from customers c, keys_of_customer(c.emails, c.phones, c.addresses) n where c.merchant_id = $1 and c.merged_into_id is null)
      union all (select n.kind, n.key, c.id from customers c, keys_of_customer(c.emails, c.phones, c.addresses) n where c.merchant_id = $1 and c.merged_into_id is null
        except select kind, key, customer_id from customer_keys where merchant_id = $1)`,
  },
  'customer_keys.shared: told of each key that two customers have': {
    keptBy: 'key_customers',
    differences: `
      select kind, key from customer_keys where merchant_id = $1 group by kind, key having count(*) > 1 and not bool_and(shared)`,
  },
  'orders.customer_id: never one who was merged away': {
    keptBy: 'current_customers',
    differences: `
      select o.id from orders o join customers c on c.merchant_id = o.merchant_id and c.id = o.customer_id where o.merchant_id = $1 and c.merged_into_id <> c.id`,
  },
  'conversations.customer_id: never one who was merged away': {
    keptBy: 'current_customers',
    differences: `
      select o.id from conversations o join customers c on c.merchant_id = o.merchant_id and c.id = o.customer_id where o.merchant_id = $1 and c.merged_into_id <> c.id`,
  },
  'article_uses: one for each article an answer rests on': {
    keptBy: 'note_article_uses',
    differences: `
      select distinct a.id, r.id as run from ai_runs r cross join jsonb_array_elements(case when jsonb_typeof(r.sources) = 'array' then r.sources else '[]' end) s
        join articles a on a.merchant_id = r.merchant_id and a.id::text = lower(s ->> 'id')
      where r.merchant_id = $1 and r.decision = 'answer' and s ->> 'kind' = 'article'
        and not exists (select from article_uses u where u.merchant_id = r.merchant_id and u.article_id = a.id and u.at = r.started_at and u.run_id = r.id)`,
  },
  'location_stock: no more than the variant has': {
    keptBy: 'fit_locations',
    differences: `
      select v.id from variants v join location_stock s on s.merchant_id = v.merchant_id and s.variant_id = v.id
      where v.merchant_id = $1 group by v.id, v.stock having sum(s.stock) > greatest(coalesce(v.stock, 0), 0)`,
  },
};

/** The inconsistencies in this database's shops, by rule, with one example row. Leaves the shop setting unchanged. */
export async function differencesIn(client: pg.Client): Promise<string[]> {
  const found: string[] = [];
  const { rows: before } = await client.query<{ shop: string }>(`select coalesce(current_setting('app.merchant', true), '') as shop`);
  const { rows: shops } = await client.query<{ id: string }>('select id from directory.merchants');
  for (const { id } of shops) {
    await client.query(`select set_config('app.merchant', $1, false)`, [id]);
    for (const [what, { keptBy, differences }] of Object.entries(derived)) {
      const { rows } = await client.query<object>(differences, [id]);
      if (rows.length > 0) found.push(`${what} (${rows.length} differ, kept by ${keptBy}): ${JSON.stringify(rows[0])}`);
    }
  }
  await client.query(`select set_config('app.merchant', $1, false)`, [before[0]?.shop]);
  return found;
}
