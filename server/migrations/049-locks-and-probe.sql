-- The variants with these ids and those of these products, locked by id; then the products, locked by id. Whoever changes variants or products
-- locks all of them here, once and before writing, so that no two transactions wait for each other.
create function lock_variants (shop uuid, wanted uuid[], of_products uuid[]) returns void language sql volatile
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
  select
  from
    variants
  where
    merchant_id = shop
    and id = any (
      wanted || array(
        select
          id
        from
          variants
        where
          merchant_id = shop
          and product_id = any (of_products)
      )
    )
  order by
    id
  for no key update;

  select
  from
    products
  where
    merchant_id = shop
    and id = any (of_products)
  order by
    id
  for no key update;
$$;

grant
execute on function lock_variants to parley_app;

-- Its one row is written by `/api/health/ready`, to find out whether the database can be written to.
create table directory.write_probe (one boolean primary key default true check (one), written_at timestamptz not null default now());

grant
select
,
  insert,
update on directory.write_probe to parley_app;
