-- What a shop's team asks the operator of the installation.
set row_security = off;

create table tickets (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  subject text not null,
  message text not null,
  page text,
  version text,
  failed_requests jsonb not null default '[]',
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  answer text,
  user_id uuid not null,
  created_by text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (merchant_id, id)
);

create index tickets_recent on tickets (merchant_id, created_at desc, id desc);

select
  protect_table ('tickets');
