-- Setting up an authenticator app takes a proof; setups that were begun without one and never finished start again.
set row_security = off;

update directory.users
set
  two_factor_secret = null,
  two_factor_last_step = null
where
  two_factor_enabled_at is null
  and two_factor_secret is not null;
