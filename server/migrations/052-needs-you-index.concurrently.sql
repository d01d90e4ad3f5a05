-- The tab Needs you begins with whoever waits longest. Nothing else read these conversations by their latest activity.
create index concurrently conversations_needs_you on conversations (merchant_id, waiting_rank, id)
where
  status = 'open'
  and handler <> 'ai'
  and waiting_since is not null;

drop index concurrently if exists conversations_waiting;
