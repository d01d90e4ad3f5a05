-- What an import's file is as it was stored, so that a run notices another one in its place.
set row_security = off;

alter table import_runs
add column sha256 text;
