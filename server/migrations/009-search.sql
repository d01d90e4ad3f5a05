-- Search as people type: words, prefixes, slips of the finger, numbers, SKUs, e-mails and phones in any form; within what a person may see.
-- Each function first asks what an index answers exactly and cheaply, and asks for likeness only while too little was found. Candidates are
-- capped before they are ranked, so that a word everybody has costs no more than a rare one.
set row_security = off;

create index orders_tracking on orders using gin (merchant_id, tracking)
where
  tracking <> '{}';

create function contains_words (q text) returns text language sql immutable strict parallel safe
set
  search_path = public,
  pg_catalog as $$
  select
    '%' || replace(replace(replace(plain (trim(q)), '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;

-- Where a name holds it: of two letters and fewer no index knows the middle of a word, so those are asked at the beginnings of words.
create function holds_words (q text) returns text[] language sql immutable strict parallel safe
set
  search_path = public,
  pg_catalog as $$
  select
    case
      when length(trim(q)) >= 3 then array[w, w]
      else array[substr(w, 2), '% ' || substr(w, 2)]
    end
  from
    contains_words (q) as w
$$;

-- The digits of a phone number that stay the same however it is written: without + or 00, the country code and the leading 0.
create function phone_tail (q text) returns text language sql immutable strict parallel safe as $$
  select
    case
      when q ~ '[[:alpha:]@#]' then ''
      else right(regexp_replace(regexp_replace(q, '\D', '', 'g'), '^0+', ''), 9)
    end
$$;

create function in_brands (brand uuid, brands uuid[], with_default boolean) returns boolean language sql immutable parallel safe as $$
  select
    brands is null
    or (
      brand is null
      and with_default
    )
    or brand = any (brands)
$$;

create function search_customer_ids (q text, most int, brands uuid[] default null, with_default boolean default true) returns table (id uuid) language plpgsql stable rows 20 security definer
set
  search_path = public,
  pg_catalog,
  pg_temp
set
  enable_seqscan = off
set
  jit = off as $$
declare shop uuid := current_shop(); named text[] := holds_words(q); tail text := phone_tail(q); cap int := greatest(200, most); found uuid[]; typed text := plain(trim(q));
begin
  if shop is null then return; end if;
  found := array(select c.id from customers c where c.merchant_id = shop and c.email = lower(trim(q)) and c.merged_into_id is null limit cap);
  -- Every address is like every other of its host: once it is somebody's, nobody else's is looked for.
  if found = '{}' or q not like '%@%' then found := found || array(
    (select c.id from customers c where length(tail) >= 4 and c.merchant_id = shop and c.phones_digits <> '' and c.phones_digits like '%' || tail || '%' and c.merged_into_id is null limit cap)
    union all
    (select c.id from customers c where c.merchant_id = shop and (plain(c.name || ' ' || coalesce(c.email, '')) like named[1] or plain(c.name || ' ' || coalesce(c.email, '')) like named[2]) and c.merged_into_id is null limit cap)); end if;
  if coalesce(array_length(found, 1), 0) < (case when q like '%@%' then 1 else least(most, 5) end) and tail = '' and length(typed) >= 3 then
    found := found || array(
      select c.id from customers c where c.merchant_id = shop and typed <% plain(c.name || ' ' || coalesce(c.email, '')) and c.merged_into_id is null limit cap);
  end if;
  return query select c.id from customers c
    where c.merchant_id = shop and c.id = any (found)
      and (brands is null
        or exists (select 1 from orders o where o.merchant_id = shop and o.customer_id = c.id and in_brands(o.brand_id, brands, with_default))
        or exists (select 1 from conversations v where v.merchant_id = shop and v.customer_id = c.id and in_brands(v.brand_id, brands, with_default)))
    order by (c.email = typed) desc nulls last, (plain(c.name) like typed || '%') desc, (plain(c.name) like '% ' || typed || '%') desc, word_similarity(typed, plain(c.name || ' ' || coalesce(c.email, ''))) desc, c.last_order_rank desc, c.id
    limit most;
end $$;

create function search_order_ids (q text, most int, brands uuid[] default null, with_default boolean default true) returns table (id uuid) language plpgsql stable rows 20 security definer
set
  search_path = public,
  pg_catalog,
  pg_temp
set
  enable_seqscan = off
set
  jit = off as $$
declare shop uuid := current_shop(); key text := regexp_replace(lower(q), '[^a-z0-9]', '', 'g'); sku_asked text := lower(trim(q)); cap int := greatest(200, most); found uuid[];
begin
  if shop is null then return; end if;
  found := array(
    (select o.id from orders o where length(key) >= 1 and o.merchant_id = shop and o.number_key = key limit cap)
    union all
    (select o.id from orders o where length(key) >= 3 and o.merchant_id = shop and o.number_key like key || '%' limit cap)
    union all
    (select o.id from orders o where o.merchant_id = shop and o.tracking <> '{}' and o.tracking @> array[trim(q)] limit cap)
    union all
    (select l.order_id from order_lines l where l.merchant_id = shop and l.sku is not null and lower(l.sku) = sku_asked limit cap)
    union all
    (select f.id from (select o.id, o.placed_at from search_customer_ids(q, 20, brands, with_default) s join orders o on o.merchant_id = shop and o.customer_id = s.id order by o.placed_at desc limit cap) f));
  -- Digits are in very many numbers: in the middle of one only short ones are looked for, and long ones when they are nobody's phone number.
  if length(key) >= 3 and (found = '{}' or length(key) < 8 and coalesce(array_length(found, 1), 0) < most) then
    found := found || array(select o.id from orders o where o.merchant_id = shop and o.number_key like '%' || key || '%' limit cap);
  end if;
  return query select o.id from orders o
    where o.merchant_id = shop and o.id = any (found) and in_brands(o.brand_id, brands, with_default)
    order by (o.number_key = key) desc, (length(key) >= 3 and o.number_key like key || '%') desc, o.placed_at desc, o.id desc limit most;
end $$;

-- Of every status: what a teammate looks for is often what is not for sale yet. The AI searches with search_products.
create function search_product_ids (q text, most int, brands uuid[] default null, with_default boolean default true) returns table (id uuid) language plpgsql stable rows 20 security definer
set
  search_path = public,
  pg_catalog,
  pg_temp
set
  enable_seqscan = off
set
  jit = off as $$
declare shop uuid := current_shop(); typed text := plain(trim(q)); named text[] := holds_words(q); cap int := greatest(200, most); asked tsquery; found uuid[]; sku_asked text := lower(trim(q));
begin
  if shop is null then return; end if;
  select to_tsquery('english', string_agg(quote_literal(w) || ':*', ' & ')) into asked from regexp_split_to_table(typed, '[^[:alnum:]]+') w where length(w) >= 2;
  found := array(
    (select v.product_id from variants v where v.merchant_id = shop and v.sku is not null and lower(v.sku) = sku_asked limit cap)
    union all
    (select p.id from products p where length(sku_asked) >= 3 and p.merchant_id = shop and p.skus like '%' || replace(replace(replace(sku_asked, '\', '\\'), '%', '\%'), '_', '\_') || '%' limit cap)
    union all
    (select p.id from products p where p.merchant_id = shop and (plain(p.name) like named[1] or plain(p.name) like named[2]) limit cap)
    union all
    (select p.id from products p where asked is not null and p.merchant_id = shop and p.words @@ asked limit cap));
  if coalesce(array_length(found, 1), 0) < least(most, 5) and length(typed) >= 3 then
    found := found || array(select p.id from products p where p.merchant_id = shop and typed <% plain(p.name) limit cap);
    -- Said word by word: "these words hold something like the name" has no index, "the name holds something like this word" has one.
    if coalesce(array_length(found, 1), 0) < least(most, 5) then
      found := found || array(
        select p.id from (select w from regexp_split_to_table(typed, '[^[:alnum:]]+') w where length(w) >= 4) asked_word
          cross join lateral (select n.id from products n where n.merchant_id = shop and asked_word.w <% plain(n.name) limit cap) p);
    end if;
  end if;
  return query select p.id from products p
    where p.merchant_id = shop and p.id = any (found) and in_brands(p.brand_id, brands, with_default)
    order by (p.skus <> '' and sku_asked = any (string_to_array(p.skus, ' '))) desc, (plain(p.name) like typed || '%') desc,
      (asked is not null and p.words @@ asked) desc, word_similarity(typed, plain(p.name)) desc, (p.status = 'active') desc, p.updated_at desc, p.id
    limit most;
end $$;

drop function search_conversations (text, int, uuid[], uuid);

-- `teams` and `person` narrow it to what a teammate limited to their teams may see, `brands` to brands; without them everything of the shop.
create function search_conversations (
  q text,
  most int,
  teams uuid[] default null,
  person uuid default null,
  brands uuid[] default null,
  with_default boolean default true
) returns table (id uuid) language plpgsql stable rows 20 security definer
set
  search_path = public,
  pg_catalog,
  pg_temp
set
  gin_fuzzy_search_limit = 3000
set
  enable_seqscan = off
set
  jit = off as $$
declare asked tsquery; words text[]; named text[] := holds_words(q); found uuid[]; cap constant int := 1000; shop uuid := current_shop();
begin
  if shop is null then return; end if;
  words := tsvector_to_array(to_tsvector('simple', q));
  -- Cast, not parsed again: a compound such as an id would become a phrase, which does not match the same compound in a longer text.
  select string_agg('''' || replace(replace(w, '\', '\\'), '''', '''''') || ''':*', ' & ')::tsquery into asked from unnest(words) w;
  words := array(select '%' || replace(replace(replace(w, '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(words) w);
  found := array(
    select r.id from (select c.id, c.customer_name, c.last_activity_at from conversations c where c.merchant_id = shop and c.merged_into_id is null and (teams is null or c.team_id = any (teams) or c.assignee_id = person) and in_brands(c.brand_id, brands, with_default) order by c.last_activity_at desc, c.id desc limit 100) r
    where plain(r.customer_name) like named[1] or plain(r.customer_name) like named[2] or asked is not null and exists (
      -- Telling words apart costs more than comparing letters, so that is asked first.
      select 1 from messages m where m.merchant_id = shop and m.conversation_id = r.id and not m.private and m.activity is null
        and case when m.text ilike all (words) then to_tsvector('simple', m.text) @@ asked else false end)
    order by r.last_activity_at desc, r.id desc limit most);
  if coalesce(array_length(found, 1), 0) >= most then return query select unnest(found); return; end if;
  -- Put together first: joined with what it does not yet know, the planner would read every conversation.
  found := found || array(
    select m.conversation_id from messages m where asked is not null and m.merchant_id = shop and not m.private and m.activity is null and to_tsvector('simple', m.text) @@ asked limit cap)
    || array(select n.id from conversations n where n.merchant_id = shop and (plain(n.customer_name) like named[1] or plain(n.customer_name) like named[2]) limit cap);
  return query select c.id from conversations c
    where c.merchant_id = shop and c.id = any (found) and c.merged_into_id is null and (teams is null or c.team_id = any (teams) or c.assignee_id = person) and in_brands(c.brand_id, brands, with_default)
    order by c.last_activity_at desc, c.id desc limit most;
end $$;

do $$ declare f text; begin
  foreach f in array array['search_customer_ids(text,int,uuid[],boolean)', 'search_order_ids(text,int,uuid[],boolean)', 'search_product_ids(text,int,uuid[],boolean)', 'search_conversations(text,int,uuid[],uuid,uuid[],boolean)'] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to parley_app', f);
  end loop;
end $$;
