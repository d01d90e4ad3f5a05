-- Stored words that the code no longer uses are renamed to the field's terms. Sealed audit entries keep the action they were written with.
set row_security = off;

-- The owner is bound by the policies of these, so it is let through for the change.
alter table ai_runs no force row level security;

alter table shop_settings no force row level security;

alter table views no force row level security;

alter table ai_runs
drop constraint ai_runs_decision_check;

update ai_runs
set
  decision = case decision
    when 'hand_over' then 'hand_off'
    else decision
  end,
  tools = replace(tools::text, '"hand_over"', '"hand_off"')::jsonb
where
  decision = 'hand_over'
  or tools::text like '%"hand_over"%';

alter table ai_runs
add constraint ai_runs_decision_check check (decision in ('answer', 'ask', 'hand_off', 'dropped', 'failed'));

update shop_settings
set
  ai_agent = replace(ai_agent::text, '"hand_over"', '"hand_off"')::jsonb
where
  ai_agent::text like '%"hand_over"%';

update views
set
  filter = replace(filter::text, '"handed_over"', '"handed_off"')::jsonb
where
  filter::text like '%"handed_over"%';

alter table ai_runs force row level security;

alter table shop_settings force row level security;

alter table views force row level security;

-- The built-in engine's memory of a conversation: what was told are slots, a wish is a detected intent, a deed an action.
update conversations
set
  ai_memory = (ai_memory - 'told' - 'wish' - 'deed') || case
    when ai_memory ? 'told' then jsonb_build_object('slots', ai_memory -> 'told')
    else '{}'
  end || case
    when ai_memory ? 'wish' then jsonb_build_object('detected', ai_memory -> 'wish')
    else '{}'
  end || case
    when ai_memory ? 'deed' then jsonb_build_object('action', ai_memory -> 'deed')
    else '{}'
  end || case
    when ai_memory ->> 'awaiting' = 'wish' then jsonb_build_object('awaiting', 'intent')
    else '{}'
  end
where
  ai_memory ?| array['told', 'wish', 'deed'];

-- Jobs that wait under an old name are taken by the handler of the new one.
do $$
begin
  if to_regclass('graphile_worker._private_tasks') is not null then
    update graphile_worker._private_tasks t
    set
      identifier = n.new
    from (
      values
        ('teams.share_out', 'routing.assign_waiting'),
        ('teams.look_around', 'routing.check_presence'),
        ('teams.look_after', 'routing.check_claim'),
        ('bulk.work', 'bulk.run'),
        ('imports.work', 'imports.run'),
        ('notifications.inbox_handed_over', 'notifications.conversation_handed_off'),
        ('notifications.csat_low_score_given', 'notifications.csat_received')
    ) as n (old, new)
    where
      t.identifier = n.old;
  end if;
end
$$;
