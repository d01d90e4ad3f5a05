-- What else kept the tables of a shop from being distributed by it.
set row_security = off;

set
  local check_function_bodies = off;

-- The address of a checkout link says the shop and the id, signed: nobody looks one up by a token, and a unique index without the shop would
-- have to be asked on every node.
alter table checkouts
drop column token;

-- As in 018, in two statements: a cluster runs no insert inside of another statement. The head is raised as the last but one before the commit.
drop function append_live (uuid, jsonb);

create function append_live (shop uuid, rows jsonb) returns bigint language plpgsql as $$
declare
  head bigint;
begin
  insert into live_heads as h (merchant_id, seq) values (shop, jsonb_array_length(rows))
  on conflict (merchant_id) do update set seq = h.seq + excluded.seq returning h.seq into head;
  insert into live (merchant_id, seq, conversation_id, data, team_id, assignee_id, brand_id)
  select shop, head - jsonb_array_length(rows) + r.place, (r.value ->> 'conversation_id')::uuid, r.value -> 'data',
    case when r.value ? 'audience' then (r.value #>> '{audience,team_id}')::uuid else c.team_id end,
    case when r.value ? 'audience' then (r.value #>> '{audience,assignee_id}')::uuid else c.assignee_id end,
    case when r.value ? 'audience' then (r.value #>> '{audience,brand_id}')::uuid else coalesce(c.brand_id, case r.value #>> '{data,signal,topic}'
      when 'orders' then (select o.brand_id from orders o where o.merchant_id = shop and o.id = (r.value #>> '{data,signal,id}')::uuid)
      when 'products' then (select p.brand_id from products p where p.merchant_id = shop and p.id = (r.value #>> '{data,signal,id}')::uuid) end) end
  from jsonb_array_elements(rows) with ordinality as r (value, place)
    left join lateral (select c.team_id, c.assignee_id, c.brand_id from conversations c where c.merchant_id = shop and c.id = (r.value ->> 'conversation_id')::uuid limit 1) c on true;
  return head;
end $$;

revoke all on function append_live (uuid, jsonb)
from
  public;

grant
execute on function append_live (uuid, jsonb) to parley_app;
