-- Imports find variants by SKU, some thousand at a time. Below a policy `lower(sku)` is in no index, so that each batch read all variants of the
-- shop; the owner's function uses the index.
set row_security = off;

create function variants_by_sku (skus text[]) returns table (sku text, id uuid, external_id text, product_id uuid) language sql stable security definer
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
  select
    lower(v.sku),
    v.id,
    v.external_id,
    v.product_id
  from
    variants v
  where
    v.merchant_id = current_shop ()
    and v.sku is not null
    and lower(v.sku) = any (skus)
$$;

revoke all on function variants_by_sku (text[])
from
  public;

grant
execute on function variants_by_sku (text[]) to parley_app;

-- As in 020. Of the keys the planner must also know how many belong to a customer: told the shop alone, it takes some thousand customers for all
-- of them, and compares every key with every other.
create or replace function refresh_statistics () returns void language plpgsql security definer
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
begin
  analyze products (merchant_id);
  analyze variants (merchant_id);
  analyze customers (merchant_id);
  analyze customer_keys (merchant_id, kind, key, customer_id);
  analyze orders (merchant_id);
  analyze order_lines (merchant_id);
  analyze order_payments (merchant_id);
  analyze refund_records (merchant_id);
end $$;
