-- Few orders have tags; the filter by one reads only those.
create index concurrently orders_tags on orders using gin (merchant_id, (lower_words (tags)))
where
  tags <> '{}';
