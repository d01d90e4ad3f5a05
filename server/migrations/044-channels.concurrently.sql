-- A service's id of a message, once for each connected account; and what is being sent, for the one who sends the next.
create unique index concurrently messages_external on messages (merchant_id, connection_id, external_id)
where
  connection_id is not null;

create index concurrently messages_sending on messages (merchant_id, conversation_id)
where
  status = 'sending';

alter table conversations validate constraint conversations_channel_check;

alter table orders validate constraint orders_channel_check;
