set row_security = off;

-- Minor units of one unit of a currency, by ISO 4217. The same list as contract/money.ts; a test compares them.
create function minor_units (currency text) returns int language sql immutable strict parallel safe return case
  when currency in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') then 1
  when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 1000
  when currency in ('CLF', 'UYW') then 10000
  else 100
end;

create function shop_minor_units () returns int language sql stable parallel safe as $$
  select
    minor_units (currency)
  from
    shop_settings
  where
    merchant_id = current_shop ()
$$;

-- Amounts were stored with two decimals, whatever the currency. What is kept as minor units becomes those of its currency.
create function rescaled (cents bigint, was int, now int) returns bigint language sql immutable strict parallel safe return round(cents::numeric * now / was)::bigint;

-- A shop whose currency was changed after its first order has orders in two currencies; its reports leave out the others.
alter table shop_settings
add column mixed_currencies boolean not null default false;

-- Rescales what a shop has in its own currency: limits, shipping, prices and fixed discounts. Orders keep theirs.
create function rescale_shop (shop uuid, was int, now int) returns void language plpgsql as $$
  begin if was = now then return;

  end if;

  update shop_settings
  set
    ai_money_limit_cents = rescaled (ai_money_limit_cents, was, now),
    refund_limit_cents = rescaled (refund_limit_cents, was, now),
    checkout_shipping_cents = rescaled (checkout_shipping_cents, was, now),
    checkout_free_from_cents = rescaled (checkout_free_from_cents, was, now)
  where
    merchant_id = shop;

  perform lock_variants (
    shop,
    '{}',
    array(
      select
        id
      from
        products
      where
        merchant_id = shop
      order by
        id
    )
  );

  update variants
  set
    price_cents = rescaled (price_cents, was, now),
    compare_at_cents = rescaled (compare_at_cents, was, now)
  where
    merchant_id = shop;

  perform figure_products (
    shop,
    array(
      select
        id
      from
        products
      where
        merchant_id = shop
      order by
        id
    )
  );

  update discounts
  set
    value_cents = case
      when kind = 'fixed' then greatest(1, rescaled (value_cents, was, now))
      else value_cents
    end,
    minimum_cents = rescaled (minimum_cents, was, now)
  where
    merchant_id = shop;

  end
$$;

-- Until now every amount had two decimals. The rows of other currencies are rescaled once.
update shop_settings s
set
  ai_money_limit_cents = rescaled (s.ai_money_limit_cents, 100, minor_units (s.currency)),
  refund_limit_cents = rescaled (s.refund_limit_cents, 100, minor_units (s.currency)),
  checkout_shipping_cents = rescaled (s.checkout_shipping_cents, 100, minor_units (s.currency)),
  checkout_free_from_cents = rescaled (s.checkout_free_from_cents, 100, minor_units (s.currency))
where
  minor_units (s.currency) <> 100;

update variants v
set
  price_cents = rescaled (v.price_cents, 100, minor_units (s.currency)),
  compare_at_cents = rescaled (v.compare_at_cents, 100, minor_units (s.currency))
from
  shop_settings s
where
  s.merchant_id = v.merchant_id
  and minor_units (s.currency) <> 100;

update products p
set
  price_cents = rescaled (p.price_cents, 100, minor_units (s.currency)),
  price_max_cents = rescaled (p.price_max_cents, 100, minor_units (s.currency)),
  compare_at_cents = rescaled (p.compare_at_cents, 100, minor_units (s.currency))
from
  shop_settings s
where
  s.merchant_id = p.merchant_id
  and minor_units (s.currency) <> 100;

update discounts d
set
  value_cents = case
    when d.kind = 'fixed' then greatest(1, rescaled (d.value_cents, 100, minor_units (s.currency)))
    else d.value_cents
  end,
  minimum_cents = rescaled (d.minimum_cents, 100, minor_units (s.currency))
from
  shop_settings s
where
  s.merchant_id = d.merchant_id
  and minor_units (s.currency) <> 100;

update customers c
set
  spent_cents = rescaled (c.spent_cents, 100, minor_units (s.currency))
from
  shop_settings s
where
  s.merchant_id = c.merchant_id
  and minor_units (s.currency) <> 100;

update order_lines l
set
  price_cents = rescaled (l.price_cents, 100, minor_units (o.currency))
from
  orders o
where
  o.merchant_id = l.merchant_id
  and o.id = l.order_id
  and minor_units (o.currency) <> 100;

update order_payments p
set
  amount_cents = rescaled (p.amount_cents, 100, minor_units (o.currency))
from
  orders o
where
  o.merchant_id = p.merchant_id
  and o.id = p.order_id
  and minor_units (o.currency) <> 100;

update order_events e
set
  amount_cents = rescaled (e.amount_cents, 100, minor_units (o.currency))
from
  orders o
where
  o.merchant_id = e.merchant_id
  and o.id = e.order_id
  and minor_units (o.currency) <> 100;

update order_edits e
set
  difference_cents = rescaled (e.difference_cents, 100, minor_units (o.currency))
from
  orders o
where
  o.merchant_id = e.merchant_id
  and o.id = e.order_id
  and minor_units (o.currency) <> 100;

update order_returns r
set
  refund_cents = rescaled (r.refund_cents, 100, minor_units (o.currency)),
  difference_cents = rescaled (r.difference_cents, 100, minor_units (o.currency)),
  refunded_cents = rescaled (r.refunded_cents, 100, minor_units (o.currency))
from
  orders o
where
  o.merchant_id = r.merchant_id
  and o.id = r.order_id
  and minor_units (o.currency) <> 100;

update orders o
set
  subtotal_cents = rescaled (o.subtotal_cents, 100, minor_units (o.currency)),
  discount_cents = rescaled (o.discount_cents, 100, minor_units (o.currency)),
  shipping_cents = rescaled (o.shipping_cents, 100, minor_units (o.currency)),
  tax_cents = rescaled (o.tax_cents, 100, minor_units (o.currency)),
  total_cents = rescaled (o.total_cents, 100, minor_units (o.currency)),
  captured_cents = rescaled (o.captured_cents, 100, minor_units (o.currency)),
  refunded_cents = rescaled (o.refunded_cents, 100, minor_units (o.currency))
where
  minor_units (o.currency) <> 100;

update refund_records r
set
  amount_cents = rescaled (r.amount_cents, 100, minor_units (r.currency))
where
  minor_units (r.currency) <> 100;

update shop_facts f
set
  amount_cents = rescaled (f.amount_cents, 100, minor_units (f.currency)),
  free_from_cents = rescaled (f.free_from_cents, 100, minor_units (f.currency))
where
  minor_units (f.currency) <> 100;

update ai_approvals a
set
  amount_cents = rescaled (a.amount_cents, 100, minor_units (a.details ->> 'currency'))
where
  minor_units (a.details ->> 'currency') <> 100;

-- A link holds its cart as it was offered; such a link ends, and a new one has the right amounts.
update checkouts c
set
  state = 'expired'
where
  c.state = 'open'
  and minor_units (c.currency) <> 100;

update shop_settings s
set
  mixed_currencies = true
where
  exists (
    select
      1
    from
      orders o
    where
      o.merchant_id = s.merchant_id
      and o.currency <> s.currency
  );

grant
execute on function minor_units,
shop_minor_units,
rescaled,
rescale_shop to parley_app;
