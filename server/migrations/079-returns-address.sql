-- Where a brand wants returns sent, printed on its packing slips.
set row_security = off;

alter table brands
add column returns_address text not null default '';
