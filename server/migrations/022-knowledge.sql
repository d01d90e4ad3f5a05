-- Knowledge in the language it is written in: passages are stemmed by their own language, words nobody wrote are taken for those that are
-- like them, pages of a site are read one after another, and each answer that rests on an article is counted once.
set row_security = off;

set
  local check_function_bodies = off;

create function knowledge_config (language text) returns regconfig language sql immutable parallel safe as $$
  select
    case left(lower(language), 2)
      when 'en' then 'english'::regconfig
      when 'es' then 'spanish'::regconfig
      when 'fr' then 'french'::regconfig
      when 'de' then 'german'::regconfig
      when 'pt' then 'portuguese'::regconfig
      else 'simple'::regconfig
    end
$$;

-- A word as each language would have kept it, itself among them. Who asks may write another language than the page they are looking for.
create function word_stems (word text) returns text[] language sql immutable parallel safe as $$
  select
    array_agg(distinct s)
  from
    (
      values
        (word),
        ((ts_lexize('english_stem', word)) [1]),
        ((ts_lexize('spanish_stem', word)) [1]),
        ((ts_lexize('french_stem', word)) [1]),
        ((ts_lexize('german_stem', word)) [1]),
        ((ts_lexize('portuguese_stem', word)) [1])
    ) v (s)
  where
    s is not null
$$;

create function is_small_word (word text, language text) returns boolean language sql immutable parallel safe as $$
  select
    coalesce(
      ts_lexize(
        case left(lower(language), 2)
          when 'es' then 'spanish_stem'::regdictionary
          when 'fr' then 'french_stem'::regdictionary
          when 'de' then 'german_stem'::regdictionary
          when 'pt' then 'portuguese_stem'::regdictionary
          else 'english_stem'::regdictionary
        end,
        word
      ) = '{}',
      false
    )
$$;

create function as_lexeme (word text) returns text language sql immutable strict parallel safe as $$
  select
    '''' || replace(replace(word, '\', '\\'), '''', '''''') || ''''
$$;

-- Two letters that changed places leave the letters the same.
create function letters_of (word text) returns text language sql immutable strict parallel safe as $$
  select
    string_agg(
      l,
      ''
      order by
        l collate "C"
    )
  from
    unnest(string_to_array(word, null)) l
$$;

create table knowledge_words (
  merchant_id uuid not null references directory.merchants,
  word text not null,
  letters text not null,
  primary key (merchant_id, word)
);

comment on table knowledge_words is 'The words of a shop''s passages, to find those that a mistyped or a compound word means. One that no passage has any more finds nothing.';

create table knowledge_pages (
  merchant_id uuid not null,
  source_id uuid not null,
  url text not null,
  position int not null,
  done boolean not null default false,
  kept boolean not null default false,
  primary key (merchant_id, source_id, url),
  foreign key (merchant_id, source_id) references knowledge_sources on delete cascade
);

comment on table knowledge_pages is 'The addresses of the crawl under way or of the last one, in the order in which they were found.';

create index knowledge_pages_next on knowledge_pages (merchant_id, source_id, position)
where
  not done;

alter table knowledge_sources
add column root text,
add column begun_at timestamptz(3);

comment on column knowledge_sources.root is 'Where the address led at the beginning of this crawl: pages are read on that host, at that address and below it.';

alter table knowledge_suggestions
add column asked_in uuid[] not null default '{}';

comment on column knowledge_suggestions.asked_in is 'The conversations it was counted for.';

create table article_uses (
  merchant_id uuid not null references directory.merchants,
  article_id uuid not null,
  at timestamptz(3) not null,
  run_id uuid not null,
  primary key (merchant_id, article_id, at, run_id)
);

comment on table article_uses is 'Which answers rest on which article: one row each, so that two answers never wait for each other.';

do $$
declare
  t text;
begin
  foreach t in array array['knowledge_words', 'knowledge_pages', 'article_uses'] loop
    execute format('alter table %I enable row level security', t);
    -- Words are searched by likeness, which has no index below a forced policy (see 005).
    if t <> 'knowledge_words' then execute format('alter table %I force row level security', t); end if;
    execute format('create policy shop on %I using (merchant_id = nullif(current_setting(''app.merchant'', true), '''')::uuid)', t);
    execute format('grant select, insert, update, delete on %I to parley_app', t);
  end loop;
end $$;

create function note_article_uses () returns trigger language plpgsql
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
begin
  insert into article_uses (merchant_id, article_id, at, run_id)
    select distinct new.merchant_id, (s->>'id')::uuid, new.started_at, new.id from jsonb_array_elements(case when jsonb_typeof(new.sources) = 'array' then new.sources else '[]' end) s
    where s->>'kind' = 'article' and s->>'id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    on conflict do nothing;
  return null;
end $$;

create trigger uses_noted
after insert on ai_runs for each row when (new.decision = 'answer')
execute function note_article_uses ();

-- Whoever owns the tables is bound by their policies while they are forced.
alter table ai_runs no force row level security;

alter table article_uses no force row level security;

insert into
  article_uses (merchant_id, article_id, at, run_id)
select distinct
  r.merchant_id,
  (s ->> 'id')::uuid,
  r.started_at,
  r.id
from
  ai_runs r
  cross join lateral jsonb_array_elements(
    case
      when jsonb_typeof(r.sources) = 'array' then r.sources
      else '[]'
    end
  ) s
where
  r.decision = 'answer'
  and s ->> 'kind' = 'article'
  and s ->> 'id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

alter table article_uses force row level security;

alter table ai_runs force row level security;

alter table articles no force row level security;

alter table articles
add column characters int not null generated always as (char_length(body)) stored,
add column etag text,
add column last_modified text;

alter table articles force row level security;

-- One article of a file: a job that runs twice replaces it.
create unique index articles_of_file on articles (merchant_id, source_id)
where
  source_id is not null
  and url is null;

update article_passages
set
  words = setweight(to_tsvector(knowledge_config (language), plain (title)), 'A') || setweight(to_tsvector(knowledge_config (language), plain (text)), 'B');

insert into
  knowledge_words (merchant_id, word, letters)
select distinct
  p.merchant_id,
  w,
  letters_of (w)
from
  article_passages p
  cross join lateral unnest(tsvector_to_array(to_tsvector('simple', plain (p.title || ' ' || p.text)))) w
where
  char_length(w) between 4 and 40
  and w ~ '^[[:alpha:]]+$';

create index knowledge_words_like on knowledge_words using gin (merchant_id, word gin_trgm_ops);

create index knowledge_words_letters on knowledge_words (merchant_id, letters);

create index knowledge_words_begin on knowledge_words (merchant_id, word collate "C");

create index knowledge_words_end on knowledge_words (merchant_id, reverse(word) collate "C");

-- How much of a question a passage covers, from 0 to 1: words that are rare in this shop's articles weigh more, and words no article has weigh
-- most, so that a passage about something else stays low. A word is looked for as any of the languages would keep it; one that nobody wrote
-- counts as those that are like it: mistyped, or part of a compound, for a little less. `topic` holds further words of what it is about, in
-- any language; those no article has do not count against it, and a third of the others makes a topic score of 1. Words in the title count
-- double for the topic. Each line of `also` begins with a word of the question and goes on with how pages say the same: a passage that has only
-- that covers the word almost as well. A line that begins with another word is one more thing the question is about, if an article has it. What
-- the words hit is gathered first, of frequent words not all of it, and only the best of that is looked at closely; of one article, two passages.
drop function search_passages (text, int, text, text);

create function search_passages (q text, most int, wanted text default null, topic text default '', also text[] default '{}') returns table (id uuid, article_id uuid, kind text, url text, title text, passage text, language text, score real, topic_score real) language plpgsql stable rows 20 security definer
set
  search_path = public,
  pg_catalog,
  pg_temp
set
  pg_trgm.similarity_threshold = 0.45 as $$
#variable_conflict use_column
declare shop constant uuid := current_shop(); spoken constant text := coalesce(wanted, 'en');
begin
  if shop is null then return; end if;
  return query
  with said as (
    select w as token, true as of_question, false as added from unnest(tsvector_to_array(to_tsvector('simple', plain(q)))) w
    union all select w, false, false from unnest(tsvector_to_array(to_tsvector('simple', plain(topic)))) w
    union all select split_part(plain(line), ' ', 1), true, true from unnest(also) line where line <> ''
  ), asked as materialized (
    select row_number() over () as n, min(token) as token, bool_or(of_question) as of_question, bool_or(not of_question) as of_topic, bool_and(added) as added, array_agg(token) as tokens,
      bool_and(is_small_word(token, 'en') or is_small_word(token, 'es') or is_small_word(token, 'fr') or is_small_word(token, 'de') or is_small_word(token, 'pt')) as small,
      (select string_agg(distinct as_lexeme(s), ' | ')::tsquery from unnest(array_agg(token)) t, unnest(word_stems(t)) s) as words
    from (select token, of_question, added, coalesce((ts_lexize(case left(lower(spoken), 2) when 'es' then 'spanish_stem'::regdictionary when 'fr' then 'french_stem'::regdictionary
        when 'de' then 'german_stem'::regdictionary when 'pt' then 'portuguese_stem'::regdictionary else 'english_stem'::regdictionary end, token))[1], token) as stem
      from said where not is_small_word(token, case when of_question then spoken else 'en' end)) s
    group by stem
  ), written as materialized (
    select a.n, p.id, p.language from asked a cross join lateral (
      select p.id, p.language from article_passages p where p.merchant_id = shop and p.words @@ a.words limit 1500) p
  ), unknown as materialized (
    select a.n, a.token from asked a where a.of_question and not a.small and not a.added and char_length(a.token) between 4 and 40 and a.token ~ '^[[:alpha:]]+$'
      and not exists (select 1 from written h where h.n = a.n)
  ), alike as materialized (
    select u.n, k.word, k.closeness from unknown u cross join lateral (
      select c.word, max(c.closeness) as closeness from (
        select w.word, similarity(w.word, u.token) as closeness from knowledge_words w where w.merchant_id = shop and w.word % u.token
        union all select w.word, 0.85 from knowledge_words w where w.merchant_id = shop and w.letters = letters_of(u.token)
        union all (select w.word, 0.75 from knowledge_words w where w.merchant_id = shop and char_length(u.token) >= 5 and w.word collate "C" > u.token and w.word collate "C" < u.token || U&'\FFFF' limit 20)
        union all (select w.word, 0.75 from knowledge_words w where w.merchant_id = shop and char_length(u.token) >= 5
          and reverse(w.word) collate "C" > reverse(u.token) and reverse(w.word) collate "C" < reverse(u.token) || U&'\FFFF' limit 20)
        union all select w.word, 0.7 from knowledge_words w where w.merchant_id = shop and w.word = any (
          array(select left(u.token, i) from generate_series(5, char_length(u.token) - 3) i) || array(select right(u.token, i) from generate_series(5, char_length(u.token) - 3) i))
      ) c group by c.word order by closeness desc, c.word limit 4) k
  ), guessed as materialized (
    select g.n, g.words, g.closeness from (
      select a.n, max(a.closeness)::real as closeness, (select string_agg(distinct as_lexeme(s), ' | ')::tsquery from unnest(array_agg(a.word)) t, unnest(word_stems(t)) s) as words
      from alike a group by a.n) g
  ), lines as (
    select a.n, a.words, s from asked a cross join unnest(also) line cross join lateral unnest(tsvector_to_array(to_tsvector('simple', plain(line)))) w cross join lateral unnest(word_stems(w)) s
    where split_part(plain(line), ' ', 1) = any (a.tokens)
  ), elsewhere as materialized (
    select l.n, coalesce(g.words, l.words) as words, string_agg(distinct as_lexeme(l.s), ' | ')::tsquery as others from lines l left join guessed g on g.n = l.n group by l.n, g.words, l.words
  ), hits as materialized (
    select w.*, 1::real as closeness from written w
    union all select e.n, p.id, p.language, 0.85 from elsewhere e cross join lateral (
      select p.id, p.language from article_passages p where p.merchant_id = shop and p.words @@ e.others and not p.words @@ e.words limit 1500) p
    union all select g.n, p.id, p.language, g.closeness from guessed g cross join lateral (
      select p.id, p.language from article_passages p where p.merchant_id = shop and p.words @@ g.words limit 1500) p
  ), shop_size as (
    select count(*)::real as passages from article_passages p where p.merchant_id = shop
  ), found as (
    -- Of a word that is in more passages than were looked up, the number lies between those and all.
    select h.n, case when count(*) < 1500 then count(*) else sqrt(count(*) * z.passages) end as times from hits h cross join shop_size z group by h.n, z.passages
  ), weighed as materialized (
    select a.n, a.of_question, a.of_topic, coalesce(g.words, a.words) as words, e.others, coalesce(g.closeness, 1) as closeness, f.n is not null as known,
      ln(1 + z.passages / (0.5 + coalesce(f.times, 0))) as weight
    from asked a cross join shop_size z left join found f on f.n = a.n left join guessed g on g.n = a.n and f.n is not null left join elsewhere e on e.n = a.n
    where f.n is not null or not (a.small or a.added)
  ), whole as materialized (
    select coalesce(nullif(sum(weight) filter (where of_question), 0), 1) as question, coalesce(nullif(sum(weight) filter (where of_topic and known) * 0.33, 0), 1) as about from weighed
  ), best as materialized (
    select h.id from hits h join weighed w on w.n = h.n cross join whole
    group by h.id, h.language, whole.question, whole.about
    order by coalesce(sum(w.weight * h.closeness) filter (where w.of_question), 0) / whole.question + coalesce(sum(w.weight) filter (where w.of_topic), 0) / whole.about * 0.6
      + case when h.language = wanted then 0.4 else 0 end desc, h.id
    limit greatest(most * 3, 40)
  ), looked_at as (
    select p.id, p.article_id, p.title, p.text, p.language,
      coalesce(sum(w.weight * case when p.words @@ w.words then w.closeness when p.words @@ w.others then 0.85 else 0 end) filter (where w.of_question), 0) / whole.question as score,
      coalesce(sum(w.weight * case when t.words @@ w.words then w.closeness when t.words @@ w.others then 0.85 else 0 end) filter (where w.of_question), 0) / whole.question as in_title,
      coalesce(sum(w.weight * case when t.words @@ w.words then 2 else 1 end) filter (where w.of_topic and p.words @@ w.words), 0) / whole.about as topic_score
    from best b join article_passages p on p.merchant_id = shop and p.id = b.id cross join lateral (select ts_filter(p.words, '{a}') as words offset 0) t cross join whole cross join weighed w
    group by p.merchant_id, p.id, whole.question, whole.about
  )
  select r.id, r.article_id, r.kind, r.url, r.title, r.text, r.language, r.score::real, r.topic_score::real
  from (
    select v.*, row_number() over (partition by v.article_id order by v.worth desc, v.id) as place from (
      select l.*, a.kind, a.url, l.score + l.in_title * 0.5 + least(l.topic_score, 1.5) * 0.5 + case when l.language = wanted then 0.4 else 0 end
        -- A question the shop wrote itself, asked again nearly word by word.
        + case when a.kind = 'question' and similarity(plain(l.title), plain(q)) > 0.5 then similarity(plain(l.title), plain(q)) else 0 end as worth
      from looked_at l join articles a on a.merchant_id = shop and a.id = l.article_id) v
  ) r
  where r.place <= 2
  order by r.worth desc, r.id
  limit most;
end $$;

-- Articles by what a teammate types: by their title first, then by their words as far as they are written out, drafts as well; where nothing has
-- them, by titles that are like them.
create function search_articles (q text, most int) returns table (id uuid, score int) language plpgsql stable rows 100 security definer
set
  search_path = public,
  pg_catalog,
  pg_temp
set
  pg_trgm.word_similarity_threshold = 0.6 as $$
#variable_conflict use_column
declare shop constant uuid := current_shop(); named constant text := '%' || replace(replace(replace(plain(q), '\', '\\'), '%', '\%'), '_', '\_') || '%'; asked tsquery;
begin
  if shop is null then return; end if;
  select string_agg('(' || (select string_agg(as_lexeme(s) || ':*', ' | ') from unnest(word_stems(w)) s) || ')', ' & ')::tsquery into asked
    from unnest(tsvector_to_array(to_tsvector('simple', plain(q)))) w;
  return query
  select f.id, max(f.score)::int from (
    select a.id, case when a.plainly = plain(q) then 1000 else 900 end as score from (select a.id, plain(a.title) as plainly from articles a where a.merchant_id = shop) a where a.plainly like named
    union all select p.article_id, 300 from article_passages p where asked is not null and p.merchant_id = shop and p.words @@ asked
    union all select a.id, 200 from articles a where a.merchant_id = shop and a.status = 'draft' and plain(a.body) like named
  ) f group by f.id order by 2 desc, 1 desc limit most;
  if found then return; end if;
  return query
  select a.id, (400 + 400 * word_similarity(plain(q), plain(a.title)))::int from articles a
  where a.merchant_id = shop and plain(q) <% plain(a.title) order by 2 desc, 1 desc limit most;
end $$;

do $$ declare f text; begin
  foreach f in array array['search_passages(text,int,text,text,text[])', 'search_articles(text,int)'] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to parley_app', f);
  end loop;
end $$;
