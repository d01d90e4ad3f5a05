-- A shop has one time zone. The one chosen for its business hours counts, since it decides when customers are answered.
set row_security = off;

alter table shop_settings no force row level security;

alter table business_hours no force row level security;

update shop_settings s
set
  time_zone = h.time_zone,
  version = s.version + 1
from
  (
    select
      b.merchant_id,
      one ->> 'time_zone' as time_zone
    from
      business_hours b,
      jsonb_array_elements(b.schedules) as one
    where
      one -> 'team_id' = 'null'
  ) h
where
  h.merchant_id = s.merchant_id
  and h.time_zone <> s.time_zone;

alter table business_hours force row level security;

alter table shop_settings force row level security;
