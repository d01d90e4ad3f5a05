-- Channels behind a port: what a shop connected, who writes from there, what is on its way, and what outside services deliver.
set row_security = off;

-- A wider check holds for every row there is; 044 validates it without stopping anybody.
alter table conversations
drop constraint conversations_channel_check;

alter table conversations
add constraint conversations_channel_check check (channel in ('website', 'messenger', 'instagram', 'whatsapp', 'comment', 'email')) not valid,
add column channel_identity_id uuid;

alter table orders
add constraint orders_channel_check check (channel in ('website', 'messenger', 'instagram', 'whatsapp', 'comment', 'email', 'shop', 'import')) not valid;

-- The account of a channel a message came by or went out by; with it, the service's own id is unique.
alter table messages
add column connection_id uuid,
add column template jsonb;

-- An account at a messaging service that a shop connected. The secret is closed by the vault.
create table channel_connections (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  channel text not null check (channel in ('website', 'messenger', 'instagram', 'whatsapp', 'comment', 'email')),
  external_id text not null,
  name text not null,
  status text not null default 'connected' check (status in ('connected', 'disconnected')),
  secret text,
  created_at timestamptz(3) not null default now(),
  primary key (merchant_id, id)
);

create unique index channel_connections_account on channel_connections (merchant_id, channel, external_id);

select
  protect_table ('channel_connections');

-- Which shop a delivery belongs to, before the shop is known. An account is connected to one shop.
create table directory.channel_accounts (
  channel text not null,
  external_id text not null,
  merchant_id uuid not null references directory.merchants,
  connection_id uuid not null,
  primary key (channel, external_id)
);

create index channel_accounts_of_merchant on directory.channel_accounts (merchant_id);

grant
select
,
  insert,
update,
delete on directory.channel_accounts to parley_app;

-- Who a person is on a channel. `conversation_id` is where their next message belongs.
create table channel_identities (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  channel text not null check (channel in ('website', 'messenger', 'instagram', 'whatsapp', 'comment', 'email')),
  connection_id uuid not null,
  external_user_id text not null,
  customer_id uuid not null,
  conversation_id uuid,
  created_at timestamptz(3) not null default now(),
  primary key (merchant_id, id),
  foreign key (merchant_id, connection_id) references channel_connections,
  foreign key (merchant_id, customer_id) references customers
);

create unique index channel_identities_user on channel_identities (merchant_id, connection_id, external_user_id);

create index channel_identities_of_customer on channel_identities (merchant_id, customer_id);

select
  protect_table ('channel_identities');

-- Messages that are being sent to an outside service: one row from the first attempt until the outcome is known.
create table outgoing_sends (
  merchant_id uuid not null references directory.merchants,
  message_id uuid not null,
  attempts int not null default 0,
  claimed_by text,
  claimed_at timestamptz(3),
  retry_at timestamptz(3),
  primary key (merchant_id, message_id)
);

select
  protect_table ('outgoing_sends');

-- A service may say that a message was delivered before we have stored that it was sent.
create table unmatched_statuses (
  merchant_id uuid not null references directory.merchants,
  connection_id uuid not null,
  external_id text not null,
  status text not null check (status in ('sent', 'delivered', 'read', 'failed')),
  reason text,
  received_at timestamptz(3) not null default now(),
  primary key (merchant_id, connection_id, external_id, status)
);

select
  protect_table ('unmatched_statuses');

-- What outside services delivered, as they sent it, once.
create table webhook_deliveries (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  source text not null,
  external_id text not null,
  connection_id uuid not null,
  headers jsonb not null default '{}',
  body text not null,
  received_at timestamptz(3) not null default now(),
  processed_at timestamptz(3),
  primary key (merchant_id, id)
);

create unique index webhook_deliveries_external on webhook_deliveries (merchant_id, source, external_id);

create index webhook_deliveries_received on webhook_deliveries (merchant_id, received_at);

select
  protect_table ('webhook_deliveries');
