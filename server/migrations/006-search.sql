-- Search below the policies: each function takes the shop from the setting and finds nothing without one.
set row_security = off;

create function current_shop () returns uuid language sql stable as $$
  select
    nullif(current_setting('app.merchant', true), '')::uuid
$$;

create function plain (value text) returns text language sql immutable strict parallel safe
set
  search_path = public,
  pg_catalog as $$
  select
    lower(public.unaccent ('public.unaccent'::regdictionary, value))
$$;

create index customers_words on customers using gin (merchant_id, (plain (name || ' ' || coalesce(email, ''))) gin_trgm_ops);

create index customers_phone on customers using gin (merchant_id, phone_digits gin_trgm_ops)
where
  phone_digits is not null;

create index products_name on products using gin (merchant_id, (plain (name)) gin_trgm_ops);

create index products_words on products using gin (merchant_id, words);

create index passages_words on article_passages using gin (merchant_id, words);

create index orders_number_words on orders using gin (merchant_id, number_key gin_trgm_ops);

create index conversations_name on conversations using gin (merchant_id, (plain (customer_name)) gin_trgm_ops);

create index messages_words on messages using gin (merchant_id, to_tsvector('simple', text))
where
  not private
  and activity is null;

create function search_customers (q text, most int) returns table (id uuid, name text, email text, score real) language sql stable rows 20 security definer
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
  select
    c.id,
    c.name,
    c.email,
    greatest(word_similarity (plain (q), plain (c.name || ' ' || coalesce(c.email, ''))), (c.email = lower(q))::int)::real as score
  from
    customers c
  where
    c.merchant_id = current_shop ()
    and (
      plain (c.name || ' ' || coalesce(c.email, '')) like '%' || replace(replace(plain (q), '%', '\%'), '_', '\_') || '%'
      or plain (q) <% plain (c.name || ' ' || coalesce(c.email, ''))
      or (
        length(regexp_replace(q, '\D', '', 'g')) >= 4
        and c.phone_digits like '%' || regexp_replace(q, '\D', '', 'g') || '%'
      )
    )
  order by
    score desc,
    c.created_at desc
  limit
    most
$$;

create function search_orders (q text, most int) returns table (id uuid, order_number text, total_cents bigint, currency text, customer_name text) language sql stable rows 20 security definer
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
  select
    o.id,
    o.order_number,
    o.total_cents,
    o.currency,
    coalesce(c.name, '')
  from
    (
      (
        select
          *
        from
          orders
        where
          merchant_id = current_shop ()
          and length(regexp_replace(lower(q), '[^a-z0-9]', '', 'g')) >= 2
          and number_key like '%' || regexp_replace(lower(q), '[^a-z0-9]', '', 'g') || '%'
        order by
          placed_at desc
        limit
          most
      )
      union
      (
        select
          o2.*
        from
          search_customers (q, 20) s
          join orders o2 on o2.merchant_id = current_shop ()
          and o2.customer_id = s.id
        order by
          o2.placed_at desc
        limit
          most
      )
    ) o
    left join customers c on c.merchant_id = o.merchant_id
    and c.id = o.customer_id
  order by
    (o.number_key = regexp_replace(lower(q), '[^a-z0-9]', '', 'g')) desc,
    o.placed_at desc
  limit
    most
$$;

-- Ranked by words, and by likeness of the name to the words or to any one of them, so that a typo still finds it. Likeness is asked word by word,
-- since only "the name holds something like this word" has an index, not "these words hold something like the name".
create function search_products (q text, most int) returns table (id uuid, score real) language sql stable security definer
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
  with
    asked as materialized (
      select
        plain (q) as words,
        (
          select
            string_agg(distinct quote_literal(lexeme), ' | ')::tsquery
          from
            unnest(to_tsvector('english', plain (q)))
        ) as any_word,
        array(
          select distinct
            w
          from
            regexp_split_to_table(plain (q), '[^[:alnum:]]+') w
          where
            length(w) >= 3
          union
          select
            plain (q)
        ) as each_word
    )
  select
    f.id,
    (f.score / (f.score + 0.5))::real
  from
    (
      select
        p.id,
        coalesce(max(p.by_words), 0) + 0.6 * coalesce(max(p.by_likeness), 0) + coalesce(max(p.by_sku), 0) as score
      from
        (
          select
            p.id,
            0.25 + ts_rank_cd('{0.1, 0.3, 0.6, 1.0}', p.words, a.any_word, 1) * 2 as by_words,
            null::real as by_likeness,
            null::real as by_sku
          from
            products p,
            asked a
          where
            a.any_word is not null
            and p.merchant_id = current_shop ()
            and p.status = 'active'
            and p.words @@ a.any_word
          union all
          select
            p.id,
            null,
            greatest(0.25, word_similarity (plain (p.name), a.words)),
            null
          from
            asked a
            cross join lateral unnest(a.each_word) w
            join products p on p.merchant_id = current_shop ()
            and p.status = 'active'
            and w <% plain (p.name)
          union all
          select
            v.product_id,
            null,
            null,
            1
          from
            variants v,
            asked a
          where
            v.merchant_id = current_shop ()
            and lower(v.sku) = a.words
        ) p
      group by
        p.id
    ) f
  order by
    f.score desc,
    f.id
  limit
    most
$$;

-- How much of a question a passage covers, from 0 to 1: words that are rare in this shop's articles weigh more, and words no article has weigh
-- most, so that a passage about something else stays low. `topic` holds further words of what it is about, in any language; those no article
-- has do not count against it, and a third of the others makes a topic score of 1. Words in the title count double for the topic.
create function search_passages (q text, most int, wanted text default null, topic text default '') returns table (id uuid, article_id uuid, title text, passage text, language text, score real, topic_score real) language sql stable rows 20 security definer
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
  with
    asked as (
      select
        lexeme,
        bool_or(of_question) as of_question,
        bool_or(not of_question) as of_topic
      from
        (
          select
            unnest(tsvector_to_array(to_tsvector('english', plain (q)))) as lexeme,
            true as of_question
          union all
          select
            unnest(tsvector_to_array(to_tsvector('english', plain (topic)))),
            false
        ) words
      group by
        lexeme
    ),
    shop as (
      select
        count(*)::real as passages
      from
        article_passages
      where
        merchant_id = current_shop ()
    ),
    weighed as (
      select
        a.*,
        quote_literal(a.lexeme)::tsquery as word,
        (quote_literal(a.lexeme) || ':A')::tsquery as in_title,
        ln(1 + shop.passages / (0.5 + f.found)) as weight,
        f.found > 0 as known
      from
        shop,
        asked a
        cross join lateral (
          select
            count(*) as found
          from
            (
              select
                1
              from
                article_passages p
              where
                p.merchant_id = current_shop ()
                and p.words @@ quote_literal(a.lexeme)::tsquery
              limit
                2000
            ) c
        ) f
    ),
    question as (
      select
        sum(weight) filter (
          where
            of_question
        ) as whole,
        sum(weight) filter (
          where
            of_topic
            and known
        ) as whole_topic,
        (
          select
            string_agg(quote_literal(lexeme), ' | ')::tsquery
          from
            weighed
          where
            known
        ) as any_word
      from
        weighed
    ),
    scored as (
      select
        p.id,
        p.article_id,
        p.title,
        p.text,
        p.language,
        coalesce(
          sum(w.weight) filter (
            where
              w.of_question
              and p.words @@ w.word
          ) / nullif(q.whole, 0),
          0
        ) as score,
        coalesce(
          sum(
            w.weight * case
              when p.words @@ w.in_title then 2
              else 1
            end
          ) filter (
            where
              w.of_topic
              and p.words @@ w.word
          ) / nullif(q.whole_topic * 0.33, 0),
          0
        ) as topic_score
      from
        article_passages p
        cross join question q
        cross join weighed w
      where
        q.any_word is not null
        and p.merchant_id = current_shop ()
        and p.words @@ q.any_word
      group by
        p.merchant_id,
        p.id,
        q.whole,
        q.whole_topic
    )
  select
    s.id,
    s.article_id,
    s.title,
    s.text,
    s.language,
    s.score::real,
    s.topic_score::real
  from
    scored s
  order by
    s.score + s.topic_score * 0.6 + case
      when s.language = wanted then 0.3
      else 0
    end desc,
    s.id
  limit
    most
$$;

-- The latest conversations are looked through first: for a common word they are the answer, and the index would give a hundred thousand
-- messages. Only words that are rarer are asked of the index, once; of a common one it gives some (gin_fuzzy_search_limit), since a bitmap cannot stop early.
create function search_conversations (q text, most int) returns table (id uuid) language plpgsql stable rows 20 security definer
set
  search_path = public,
  pg_catalog,
  pg_temp
set
  gin_fuzzy_search_limit = 3000 as $$
declare asked tsquery; words text[]; named text; found uuid[]; cap constant int := 1000; shop uuid := current_shop();
begin
  if shop is null then return; end if;
  words := tsvector_to_array(to_tsvector('simple', q));
  select to_tsquery('simple', string_agg(quote_literal(w) || ':*', ' & ')) into asked from unnest(words) w;
  words := array(select '%' || replace(replace(replace(w, '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(words) w);
  named := '%' || replace(replace(replace(plain(q), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  found := array(
    select r.id from (select c.id, c.customer_name, c.last_activity_at from conversations c where c.merchant_id = shop order by c.last_activity_at desc, c.id desc limit 100) r
    where plain(r.customer_name) like named or asked is not null and exists (
      -- Telling words apart costs more than comparing letters, so that is asked first.
      select 1 from messages m where m.merchant_id = shop and m.conversation_id = r.id and not m.private and m.activity is null
        and case when m.text ilike all (words) then to_tsvector('simple', m.text) @@ asked else false end)
    order by r.last_activity_at desc, r.id desc limit most);
  if coalesce(array_length(found, 1), 0) >= most then return query select unnest(found); return; end if;
  return query select c.id from conversations c
    where c.merchant_id = shop and c.id in (
      select unnest(found)
      union select m.conversation_id from (
        select conversation_id from messages where asked is not null and merchant_id = shop and not private and activity is null and to_tsvector('simple', text) @@ asked limit cap) m
      union select n.id from (select n.id from conversations n where n.merchant_id = shop and plain(n.customer_name) like named limit cap) n)
    order by c.last_activity_at desc, c.id desc limit most;
end $$;

do $$ declare f text; begin
  foreach f in array array['search_customers(text,int)', 'search_orders(text,int)', 'search_products(text,int)', 'search_passages(text,int,text,text)', 'search_conversations(text,int)'] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to parley_app', f);
  end loop;
end $$;
