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

-- As in 028, in two steps: mostly no key is another customer's, which one lookup per key says. In one statement the planner compared every key of an
-- import with every other, nine tenths of the time of a first import of customers. The plan never leaves the keys' index, however few they were when
-- it was made.
create or replace function share_keys (shop uuid, changed uuid[]) returns void language plpgsql
set
  search_path = public,
  pg_catalog,
  pg_temp
set
  jit = off
set
  enable_seqscan = off
set
  enable_hashjoin = off
set
  enable_mergejoin = off as $$
declare
  kinds text[];
  held text[];
begin
  select array_agg(n.kind), array_agg(n.key) into kinds, held
  from (select distinct k.kind, k.key from customer_keys k where k.merchant_id = shop and k.customer_id = any (changed)) n,
    lateral (select from customer_keys o where o.merchant_id = shop and o.kind = n.kind and o.key = n.key offset 1 limit 1) another;
  if kinds is null then return; end if;
  update customer_keys set shared = true where merchant_id = shop and ctid = any (array(
    select o.ctid from unnest(kinds, held) s (kind, key) join customer_keys o on o.merchant_id = shop and o.kind = s.kind and o.key = s.key
    where not o.shared order by o.kind, o.key, o.customer_id for no key update of o));
end $$;
