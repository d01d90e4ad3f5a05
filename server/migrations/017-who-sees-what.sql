-- Who hears what, and who answered whom.
set row_security = off;

set
  local check_function_bodies = off;

-- An audience says all three of its parts: one that names no brand is the default brand's, not that of the conversation as it now is.
create or replace function append_live (shop uuid, rows jsonb) returns bigint language sql as $$
  with
    head as (
      insert into
        live_heads as h (merchant_id, seq)
      values
        (shop, jsonb_array_length(rows))
      on conflict (merchant_id) do update
      set
        seq = h.seq + excluded.seq
      returning
        seq
    ),
    added as (
      insert into
        live (merchant_id, seq, conversation_id, data, team_id, assignee_id, brand_id)
      select
        shop,
        head.seq - jsonb_array_length(rows) + r.place,
        (r.value ->> 'conversation_id')::uuid,
        r.value -> 'data',
        case
          when r.value ? 'audience' then (r.value #>> '{audience,team_id}')::uuid
          else c.team_id
        end,
        case
          when r.value ? 'audience' then (r.value #>> '{audience,assignee_id}')::uuid
          else c.assignee_id
        end,
        case
          when r.value ? 'audience' then (r.value #>> '{audience,brand_id}')::uuid
          else coalesce(c.brand_id, o.brand_id, p.brand_id)
        end
      from
        head,
        jsonb_array_elements(rows) with ordinality as r (value, place)
        left join conversations c on c.merchant_id = shop
        and c.id = (r.value ->> 'conversation_id')::uuid
        left join orders o on o.merchant_id = shop
        and r.value #>> '{data,signal,topic}' = 'orders'
        and o.id = (r.value #>> '{data,signal,id}')::uuid
        left join products p on p.merchant_id = shop
        and r.value #>> '{data,signal,topic}' = 'products'
        and p.id = (r.value #>> '{data,signal,id}')::uuid
    )
  select
    seq
  from
    head
$$;

-- The conversations somebody wrote in, for the filter of the list.
create index messages_of_teammate on messages (merchant_id, author_id, conversation_id)
where
  author = 'teammate'
  and not private;
