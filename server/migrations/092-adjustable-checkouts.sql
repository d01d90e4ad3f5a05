-- Whether the customer may change quantities and remove products on a link's page. Links made before stay as they were made.
set row_security = off;

alter table checkouts
add column adjustable boolean not null default false;
