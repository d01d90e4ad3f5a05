-- Outgoing webhooks: endpoints of a shop, events on their way to them, and every attempt.
set row_security = off;

create table webhook_endpoints (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  url text not null,
  description text not null,
  enabled boolean not null,
  disabled_reason text check (disabled_reason in ('manual', 'gone', 'failing')),
  event_types text[],
  brand_ids uuid[],
  headers jsonb not null,
  secrets jsonb not null,
  failing_since timestamptz(3),
  warnings smallint not null default 0,
  warned_at timestamptz(3),
  slow boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (merchant_id, id)
);

comment on column webhook_endpoints.event_types is 'Null for all, also those of later releases.';

comment on column webhook_endpoints.brand_ids is 'Null for all.';

comment on column webhook_endpoints.headers is 'Names, and values sealed by the vault.';

comment on column webhook_endpoints.secrets is 'Sealed by the vault, newest first. All but the first have an end.';

comment on column webhook_endpoints.failing_since is 'The first failure after the last success.';

comment on column webhook_endpoints.slow is 'Shares a lane with other slow ones, so that it holds up no other work.';

create table event_deliveries (
  merchant_id uuid not null,
  id uuid not null,
  endpoint_id uuid not null,
  event_id uuid not null,
  type text not null,
  object_key text,
  body text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed', 'waiting')),
  trigger text not null default 'scheduled' check (trigger in ('scheduled', 'manual')),
  attempts int not null default 0,
  tries smallint not null default 0,
  queued_at timestamptz(3) not null,
  next_attempt_at timestamptz(3),
  claimed_until timestamptz(3),
  last_status smallint,
  last_error text,
  last_attempt_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, endpoint_id) references webhook_endpoints on delete cascade
);

comment on column event_deliveries.object_key is 'Events of one object are delivered in order.';

comment on column event_deliveries.body is 'As it is signed and sent at every attempt.';

comment on column event_deliveries.tries is 'Attempts since it was queued, which decide the next pause. attempts counts all.';

comment on column event_deliveries.claimed_until is 'A worker is sending it. Afterwards it counts as lost with that worker.';

create index event_deliveries_endpoint on event_deliveries (merchant_id, endpoint_id, id);

create index event_deliveries_type on event_deliveries (merchant_id, type, id);

create index event_deliveries_unsent on event_deliveries (merchant_id, status, id)
where
  status <> 'succeeded';

create index event_deliveries_due on event_deliveries (merchant_id, endpoint_id, next_attempt_at)
where
  status = 'pending';

create index event_deliveries_order on event_deliveries (merchant_id, endpoint_id, object_key, event_id)
where
  status = 'pending';

create index event_deliveries_old on event_deliveries (merchant_id, created_at);

create table event_attempts (
  merchant_id uuid not null,
  delivery_id uuid not null,
  number int not null,
  trigger text not null check (trigger in ('scheduled', 'manual')),
  url text not null,
  started_at timestamptz(3) not null,
  duration_ms int not null,
  request_headers jsonb not null,
  response_status smallint,
  response_headers jsonb,
  response_body text,
  error text,
  primary key (merchant_id, delivery_id, number),
  foreign key (merchant_id, delivery_id) references event_deliveries on delete cascade
);

select
  protect_table ('webhook_endpoints');

select
  protect_table ('event_deliveries');

select
  protect_table ('event_attempts');
