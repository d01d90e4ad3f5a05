-- Store credit and gift cards: what is left of each, and a ledger that only grows.
set row_security = off;

-- One row per gift card, and one per store credit that was issued or given back; a customer's store credit is the sum of theirs.
create table credits (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  kind text not null check (kind in ('store_credit', 'gift_card')),
  customer_id uuid,
  currency text not null,
  issued_cents bigint not null check (issued_cents >= 0),
  balance_cents bigint not null check (balance_cents >= 0),
  -- Of a gift card: the hash of its code, and the code's last four characters.
  code_hash text,
  last_four text,
  recipient text,
  note text not null default '',
  expires_at timestamptz(3),
  disabled_at timestamptz(3),
  last_used_at timestamptz(3),
  actor text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version int not null default 1,
  primary key (merchant_id, id),
  foreign key (merchant_id, customer_id) references customers,
  check ((kind = 'gift_card') = (code_hash is not null)),
  check (
    kind = 'gift_card'
    or customer_id is not null
  )
);

create unique index credits_code on credits (merchant_id, code_hash)
where
  code_hash is not null;

create index credits_of_customer on credits (merchant_id, customer_id, id)
where
  customer_id is not null;

create index gift_cards_list on credits (merchant_id, created_at desc, id desc)
where
  kind = 'gift_card';

create index gift_cards_last_four on credits (merchant_id, last_four)
where
  kind = 'gift_card';

select
  protect_table ('credits');

-- `customer_id`: whose store credit it was when the entry was written; `balance_cents`: the customer's store credit, or the card's balance, afterwards.
create table credit_entries (
  merchant_id uuid not null,
  id uuid not null,
  credit_id uuid not null,
  customer_id uuid,
  kind text not null check (kind in ('issued', 'spent', 'given_back', 'expired', 'corrected', 'merged')),
  amount_cents bigint not null,
  balance_cents bigint not null check (balance_cents >= 0),
  order_id uuid,
  reason text,
  actor text,
  at timestamptz(3) not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, credit_id) references credits on delete cascade
);

create index credit_entries_of_credit on credit_entries (merchant_id, credit_id, id desc);

create index credit_entries_of_customer on credit_entries (merchant_id, customer_id, id desc)
where
  customer_id is not null;

select
  protect_table ('credit_entries');
