-- The next numbers of a shop's conversations and orders leave `shop_settings`, which each new conversation and order locked until its commit.
set row_security = off;

/*
 * A shop has 32 slots of each kind. Slot 0 gives 1, 33, 65 and so on, slot 1 gives 2, 34, 66: whoever needs a number locks the free slot with the
 * lowest one, so that nobody waits and a number that was rolled back is the next to be given. Made with a shop's first number; the free space
 * in each page lets the updates stay in it.
 */
create table number_slots (
  merchant_id uuid not null references directory.merchants,
  kind text not null check (kind in ('conversation', 'order')),
  slot smallint not null check (slot between 0 and 31),
  next int not null,
  primary key (merchant_id, kind, slot)
)
with
  (fillfactor = 50);

select
  protect_table ('number_slots');

-- Read without the policy, for every shop; a shop without orders takes its first number from the orders it imported by then.
alter table shop_settings no force row level security;

alter table number_slots no force row level security;

insert into
  number_slots (merchant_id, kind, slot, next)
select
  merchant_id,
  'conversation',
  slot,
  next_number + slot
from
  shop_settings,
  generate_series(0, 31) as slot
union all
select
  merchant_id,
  'order',
  slot,
  next_order_number + slot
from
  shop_settings,
  generate_series(0, 31) as slot
where
  next_order_number > 1;

-- Processes of the release before go on with these columns while they are replaced; far ahead, so that both never give the same number.
update shop_settings
set
  next_number = next_number + 10000,
  next_order_number = case
    when next_order_number > 1 then next_order_number + 10000
    else 1
  end;

alter table number_slots force row level security;

alter table shop_settings force row level security;

comment on column shop_settings.next_number is 'Unused: see number_slots.';

comment on column shop_settings.next_order_number is 'Unused: see number_slots.';
