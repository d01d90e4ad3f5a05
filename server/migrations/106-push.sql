-- Push notifications: the browsers that receive them, and the installation's key for push services.
set row_security = off;

create table push_devices (
  merchant_id uuid not null references directory.merchants,
  user_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  subscription text not null,
  endpoint_hash text not null,
  shows_text boolean not null default false,
  created_at timestamptz(3) not null,
  seen_at timestamptz(3) not null,
  notified_at timestamptz(3),
  primary key (merchant_id, user_id, id)
);

comment on column push_devices.session_id is 'Nothing is sent once this session has ended.';

comment on column push_devices.subscription is 'The address and keys at the push service, sealed by the vault.';

comment on column push_devices.shows_text is 'Whether names and what was written may appear on the lock screen.';

comment on column push_devices.seen_at is 'The last time that the browser registered.';

create unique index push_devices_endpoint on push_devices (merchant_id, endpoint_hash);

create index push_devices_old on push_devices (merchant_id, seen_at);

select
  protect_table ('push_devices');

alter table notifications
add column pushed_at timestamptz(3);

comment on column notifications.pushed_at is 'When it was handed to the teammate’s devices, or passed over because of quiet hours.';

-- Signs every push of this installation. Subscriptions are bound to it, so it stays.
create table directory.push_key (
  id smallint primary key default 1 check (id = 1),
  public_key text not null,
  private_key text not null,
  created_at timestamptz(3) not null default now()
);

comment on column directory.push_key.private_key is 'Sealed by the vault.';

grant
select
,
  insert on directory.push_key to parley_app;
