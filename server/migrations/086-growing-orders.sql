-- A shipment keeps the address it went to. Null until the order's address changes: until then it went to that one.
alter table shipments
add column shipping_address jsonb;

-- Tags are compared without regard to case. Lower-casing isn't leakproof, so only a function of the owner reads the index.
create function lower_words (words text[]) returns text[] language sql immutable parallel safe return lower(words::text)::text[];

create function orders_with_tag (asked text) returns setof uuid language sql stable rows 200 security definer
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
  select
    o.id
  from
    orders o
  where
    o.merchant_id = current_shop ()
    and o.tags <> '{}'
    and lower_words (o.tags) @> array[lower(asked)]
$$;

revoke all on function orders_with_tag (text)
from
  public;

grant
execute on function orders_with_tag (text) to parley_app;
