-- Imports find variants by SKU, some thousand at a time. Below a policy `lower(sku)` is in no index, so that each batch read all variants of the
-- shop: the owner's function looks each one up for itself, whatever the planner thinks of a shop that has just come.
set row_security = off;

create function variants_by_sku (skus text[]) returns table (sku text, id uuid, external_id text, product_id uuid) language sql stable security definer
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
  select
    asked.sku,
    v.id,
    v.external_id,
    v.product_id
  from
    unnest(skus) as asked (sku)
    cross join lateral (
      select
        f.id,
        f.external_id,
        f.product_id
      from
        variants f
      where
        f.merchant_id = current_shop ()
        and f.sku is not null
        and lower(f.sku) = asked.sku
      offset
        0
    ) v
$$;

revoke all on function variants_by_sku (text[])
from
  public;

grant
execute on function variants_by_sku (text[]) to parley_app;
