-- Filters by country and discount code compare without case. Below a policy only an equality of a column can use an index.
set row_security = off;

alter table orders
add column country_key text collate "C" generated always as (lower(shipping_address ->> 'country')) stored,
add column discount_key text collate "C" generated always as (lower(discount_code)) stored;
