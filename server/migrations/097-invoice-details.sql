-- What a brand states about itself on its invoices: company, address, tax number.
set row_security = off;

alter table brands
add column invoice_details text not null default '';
