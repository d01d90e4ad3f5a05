-- Stock by location. The stock of a variant stays its sum; the main location has what the others don't.
set row_security = off;

create table locations (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  name text not null,
  is_main boolean not null,
  position int not null,
  created_at timestamptz(3) not null,
  primary key (merchant_id, id)
);

comment on column locations.position is 'Orders take from the first location that has stock.';

create unique index locations_name on locations (merchant_id, lower(name));

create unique index locations_main on locations (merchant_id)
where
  is_main;

create table location_stock (
  merchant_id uuid not null,
  variant_id uuid not null,
  location_id uuid not null,
  stock int not null check (stock >= 0),
  primary key (merchant_id, variant_id, location_id),
  foreign key (merchant_id, variant_id) references variants on delete cascade,
  foreign key (merchant_id, location_id) references locations on delete cascade
);

comment on table location_stock is 'Units at each location but the main one, which has the rest of the variant''s stock.';

create index location_stock_location on location_stock (merchant_id, location_id);

alter table stock_moves
add column location_id uuid;

comment on column stock_moves.location_id is 'Null, or a location that was deleted since: the main location.';

-- A total that somebody sets changes the main location first. Where it is less than what the other locations have, they are reduced,
-- last position first.
create function fit_locations (shop uuid, changed uuid[]) returns void language sql
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
  update location_stock s
  set
    stock = f.fits
  from
    (
      select
        s.variant_id,
        s.location_id,
        s.stock,
        least(
          s.stock,
          greatest(
            coalesce(v.stock, 0) - coalesce(
              sum(s.stock) over (
                partition by
                  s.variant_id
                order by
                  l.position,
                  l.id rows between unbounded preceding
                  and 1 preceding
              ),
              0
            ),
            0
          )
        )::int as fits
      from
        location_stock s
        join variants v on v.merchant_id = s.merchant_id
        and v.id = s.variant_id
        join locations l on l.merchant_id = s.merchant_id
        and l.id = s.location_id
      where
        s.merchant_id = shop
        and v.product_id = any (changed)
    ) f
  where
    s.merchant_id = shop
    and s.variant_id = f.variant_id
    and s.location_id = f.location_id
    and f.fits < f.stock
$$;

create or replace function figure_products (shop uuid, changed uuid[]) returns void language sql
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
  select
  from
    products
  where
    merchant_id = shop
    and id = any (changed)
  order by
    id
  for no key update;

  select
    fit_locations (shop, changed)
  where
    exists (
      select
      from
        location_stock
      where
        merchant_id = shop
    );

  update products p
  set
    price_cents = f.price_cents,
    price_max_cents = f.price_max_cents,
    compare_at_cents = f.compare_at_cents,
    stock = f.stock,
    sku = f.sku,
    variants_count = f.variants_count,
    skus = f.skus
  from
    (
      select
        k.id,
        coalesce(min(v.price_cents), 0) as price_cents,
        coalesce(max(v.price_cents), 0) as price_max_cents,
        (
          array_agg(
            v.compare_at_cents
            order by
              v.price_cents,
              v.position
          )
        ) [1] as compare_at_cents,
        case
          when count(v.stock) > 0 then greatest(least(sum(v.stock::bigint), 2147483647), -2147483648)::int
        end as stock,
        (
          array_agg(
            v.sku
            order by
              v.position
          )
        ) [1] as sku,
        count(v.id)::int as variants_count,
        coalesce(
          lower(
            string_agg(
              concat_ws(' ', v.sku, v.barcode),
              ' '
              order by
                v.position
            )
          ),
          ''
        ) as skus
      from
        unnest(changed) as k (id)
        left join variants v on v.merchant_id = shop
        and v.product_id = k.id
      group by
        k.id
    ) f
  where
    p.merchant_id = shop
    and p.id = f.id
    and (p.price_cents, p.price_max_cents, p.compare_at_cents, p.stock, p.sku, p.variants_count, p.skus) is distinct from (f.price_cents, f.price_max_cents, f.compare_at_cents, f.stock, f.sku, f.variants_count, f.skus)
$$;

grant
execute on function fit_locations to parley_app;

-- Last, since an owner that policies bind can't make a function that reads these tables any more.
select
  protect_table ('locations');

select
  protect_table ('location_stock');
