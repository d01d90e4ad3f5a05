-- Null for a person who hasn't chosen a time zone. That was UTC, which nobody could choose.
alter table directory.users
alter column time_zone
drop not null,
alter column time_zone
drop default;

update directory.users
set
  time_zone = null
where
  time_zone = 'UTC';
