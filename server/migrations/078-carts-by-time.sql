-- The carts that visitors' pages reported in a period, for the funnel: few sessions have one, and the others are not read.
set row_security = off;

create index chat_sessions_carts on chat_sessions (merchant_id, cart_at)
where
  cart_at is not null;
