-- Nobody can be written to in the conversation of a customer who was erased.
set row_security = off;

alter table conversations
add column erased_at timestamptz(3);
