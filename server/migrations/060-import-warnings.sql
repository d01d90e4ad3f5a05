-- Warnings of an import, and how many prices it sets.
set row_security = off;

alter table import_runs
add column price_changes int not null default 0,
add column warned int not null default 0,
add column warnings jsonb not null default '[]';
