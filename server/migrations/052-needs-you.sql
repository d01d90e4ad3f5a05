-- The list shows the last words of a customer who waits. After resolving, the inbox opens the next conversation, unless a teammate turns that off.
set row_security = off;

alter table conversations
add column customer_text text;

-- Resolved conversations get it with the customer's next message; nobody waits there.
update conversations c
set
  customer_text = (
    select
      left(coalesce(nullif(m.text, ''), m.attachments -> 0 ->> 'name', ''), 500)
    from
      messages m
    where
      m.merchant_id = c.merchant_id
      and m.conversation_id = c.id
      and m.author = 'customer'
    order by
      m.seq desc
    limit
      1
  )
where
  status <> 'resolved';

alter table directory.users
add column open_next boolean not null default true;
