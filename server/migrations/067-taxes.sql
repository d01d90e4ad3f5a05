-- Taxes by country and region, included in prices or added to them.
set row_security = off;

create table tax_rates (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  regions text[] not null default '{}',
  tax_class text not null,
  name text not null,
  ppm int not null check (ppm between 0 and 1000000),
  replaces_country boolean not null default false,
  on_shipping boolean not null default true,
  created_at timestamptz(3) not null,
  primary key (merchant_id, id)
);

comment on column tax_rates.ppm is 'The rate in parts per million: 21 % is 210000, 9.975 % is 99750.';

comment on column tax_rates.regions is 'Codes and names of the regions it applies in, in lower case; empty for the whole country.';

create index tax_rates_of_country on tax_rates (merchant_id, country);

select
  protect_table ('tax_rates');

alter table shop_settings
add column tax_included boolean not null default true,
add column tax_country text check (tax_country ~ '^[A-Z]{2}$');

alter table products
add column tax_class text not null default 'standard';

alter table order_lines
add column taxes jsonb not null default '[]';

alter table orders
add column tax_included boolean not null default false,
add column tax_exempt boolean not null default false,
add column tax_parts jsonb not null default '[]',
add column shipping_taxes jsonb not null default '[]';

comment on column orders.tax_parts is 'Goods by their taxes, before discount: [{taxes: [{name, ppm}], cents}]. Empty where the tax is only a sum, as in imports.';
