-- How an answer came about, and what the engine remembered before it, so that it can be replayed.
set row_security = off;

alter table ai_runs
add column trace jsonb,
add column memory jsonb;
