-- One search of products for the AI, teammates and lists: weighted fields, rare words first, word stems, typos, compounds, synonyms and
-- filters, and for each product why it was found.
set row_security = off;

-- The words of a text and its neighbours joined, line by line, so that "head torch" and "headtorch" meet. A small word between doesn't part them.
create function product_lexemes (value text) returns text[] language sql immutable strict parallel safe
set
  search_path = public,
  pg_catalog as $$
  select
    coalesce(array_agg(x.lexeme), '{}')
  from
    unnest(string_to_array(plain (value), E'\n')) line,
    lateral (
      select
        w,
        n,
        lead(w) over (
          order by
            n
        ) as next,
        lead(w, 2) over (
          order by
            n
        ) as after
      from
        regexp_split_to_table(regexp_replace(line, '[''’](s\M)?', ' ', 'g'), '[^[:alnum:]]+') with ordinality t (w, n)
      where
        w <> ''
    ) s,
    lateral (
      values
        (s.w),
        (s.w || s.next),
        (
          case
            when length(s.next) <= 2 then s.w || s.after
          end
        )
    ) x (lexeme)
  where
    length(x.lexeme) <= 80
$$;

-- A: the name. B: brand, category and tags, one a line. C: options, one a line. D: the description.
create function product_vector (name text, kind text, options text, description text) returns tsvector language sql immutable parallel safe
set
  search_path = public,
  pg_catalog as $$
  select
    setweight(to_tsvector('simple', array_to_string(product_lexemes (name), ' ')), 'A') || setweight(to_tsvector('simple', array_to_string(product_lexemes (kind), ' ')), 'B') || setweight(to_tsvector('simple', array_to_string(product_lexemes (options), ' ')), 'C') || setweight(
      to_tsvector('simple', regexp_replace(regexp_replace(plain (description), '[''’](s\M)?', ' ', 'g'), '[^[:alnum:]]+', ' ', 'g')),
      'D'
    )
$$;

create function product_stem (language text, word text) returns text language sql immutable strict parallel safe as $$
  select
    coalesce(
      (
        ts_lexize(
          case language
            when 'de' then 'german_stem'::regdictionary
            when 'fr' then 'french_stem'::regdictionary
            when 'es' then 'spanish_stem'::regdictionary
            when 'pt' then 'portuguese_stem'::regdictionary
            when 'nl' then 'dutch_stem'::regdictionary
            when 'it' then 'italian_stem'::regdictionary
            else 'english_stem'::regdictionary
          end,
          word
        )
      ) [1],
      word
    )
$$;

create function product_stems (word text) returns text[] language sql immutable strict parallel safe as $$
  select
    array_agg(
      l || ':' || product_stem (l, word)
      order by
        l
    )
  from
    unnest(array['de', 'en', 'es', 'fr', 'it', 'nl', 'pt']) l
$$;

-- One letter more, less or other, or two neighbours that changed places.
create function one_edit_apart (a text, b text) returns boolean language sql immutable strict parallel safe as $$
  select
    case
      when a = b then true
      when abs(length(a) - length(b)) > 1 then false
      else (
        select
          greatest(length(a), length(b)) - p.n - least(s.n, least(length(a), length(b)) - p.n) <= 1
          or length(a) = length(b)
          and length(a) - p.n - s.n = 2
          and substr(a, p.n + 1, 1) = substr(b, p.n + 2, 1)
          and substr(a, p.n + 2, 1) = substr(b, p.n + 1, 1)
        from
          (
            select
              coalesce(max(i), 0) as n
            from
              generate_series(1, least(length(a), length(b))) i
            where
              left(a, i) = left(b, i)
          ) p,
          (
            select
              coalesce(max(i), 0) as n
            from
              generate_series(1, least(length(a), length(b))) i
            where
              right(a, i) = right(b, i)
          ) s
      )
    end
$$;

create table product_words (
  merchant_id uuid not null references directory.merchants,
  word text not null,
  letters text not null,
  stems text[] not null,
  primary key (merchant_id, word)
);

comment on table product_words is 'The words of a shop''s products, to find other forms of a word, mistyped ones and compounds. One that no product has any more finds nothing.';

create index product_words_stems on product_words using gin (merchant_id, stems);

create index product_words_like on product_words using gin (merchant_id, word gin_trgm_ops);

create index product_words_letters on product_words (merchant_id, letters);

create index product_words_begin on product_words (merchant_id, word collate "C");

select
  protect_table ('product_words', false);

-- What customers searched for and no product explains: proposals for synonyms. `asked_in` holds the last conversations it was counted for.
create table product_misses (
  merchant_id uuid not null references directory.merchants,
  words text not null,
  times int not null default 1,
  asked_in uuid[] not null,
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  dismissed boolean not null default false,
  primary key (merchant_id, words)
);

create index product_misses_recent on product_misses (merchant_id, last_at);

select
  protect_table ('product_misses');

create table product_synonyms (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  words text[] not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version int not null default 1,
  primary key (merchant_id, id)
);

select
  protect_table ('product_synonyms');

-- Products for what was asked, best first; see server/features/commerce/products/search/ask.ts for `asked`. A query's word counts in whatever form
-- the catalogue has it; the fewer products have it, the more it weighs. Within a product it counts most in the name, then in brand, category and
-- tags, then in options, then in the description. Returns {products: [{id, score, matched: [{term, label, lexeme, via, code}]}], known: [boolean]}.
create function find_products (asked jsonb, most int) returns jsonb language plpgsql stable security definer
set
  search_path = public,
  pg_catalog,
  pg_temp
set
  pg_trgm.similarity_threshold = 0.3
set
  enable_seqscan = off
set
  enable_indexscan = off
set
  jit = off
set
  plan_cache_mode = force_generic_plan as $$
declare
  shop constant uuid := current_shop();
  cap constant int := 250;
  spoken constant text[] := array(select jsonb_array_elements_text(asked->'languages'));
  f constant jsonb := coalesce(asked->'filters', '{}');
  any_status constant boolean := coalesce((asked->>'any_status')::boolean, false);
  brands constant uuid[] := case when jsonb_typeof(asked->'brands') = 'array' then array(select jsonb_array_elements_text(asked->'brands')::uuid) end;
  with_default constant boolean := coalesce((asked->>'with_default')::boolean, true);
  of_category constant tsquery := (select string_agg(as_lexeme(w) || ':AB', ' | ')::tsquery from jsonb_array_elements_text(f->'category') w);
  unwanted constant tsquery := (select string_agg(as_lexeme(w) || ':AB', ' | ')::tsquery from jsonb_array_elements(f->'without') e cross join jsonb_array_elements_text(e) w);
  unwanted_values constant text[] := array(select w from jsonb_array_elements(f->'without') e cross join jsonb_array_elements_text(e) w);
  -- What is filtered must not be cut off before it is.
  looked constant int := case when f = '{}' then greatest(cap, most) else 2000 end;
  partial constant boolean := coalesce((asked->>'partial')::boolean, false);
  typed constant text := replace(replace(replace(plain(trim(asked->>'typed')), '\', '\\'), '%', '\%'), '_', '\_');
  compounds constant boolean := coalesce((asked->>'compounds')::boolean, false);
  result jsonb;
begin
  if shop is null then return jsonb_build_object('products', '[]'::jsonb, 'known', '[]'::jsonb); end if;
  with terms as materialized (
    select (t.n - 1)::int as term, t.value as it from jsonb_array_elements(asked->'terms') with ordinality t (value, n)
  ), forms as materialized (
    select t.term, case when x->>'w' ~ '^[a-z0-9]+$' then x->>'w' else plain(x->>'w') end as w, (x->>'q')::real as q, x->>'via' as via, x->>'via' is null as own, coalesce((x->>'foreign')::boolean, false) as is_foreign from terms t cross join lateral jsonb_array_elements(t.it->'forms') x
  ), stemmed as materialized (
    select o.term, o.w, o.q, o.via, array_agg(l || ':' || product_stem(l, o.w)) as stems from forms o cross join unnest(spoken) l
    where o.w ~ '^[[:alpha:]]{3,40}$' and not o.is_foreign group by o.term, o.w, o.q, o.via
  ), standing as materialized (
    select o.term, o.w as lexeme, o.q, o.via from forms o
    union all
    select s.term, v.word, s.q * 0.95::real, s.via from stemmed s cross join lateral (
      select k.word from product_words k where k.merchant_id = shop and k.stems && s.stems and k.word <> s.w limit 20) v
    union all
    select o.term, v.word, 0.9, null from forms o cross join lateral (
      select k.word from product_words k where k.merchant_id = shop and k.word collate "C" > o.w and k.word collate "C" < o.w || U&'\FFFF' limit 50) v
    where partial and o.own and length(o.w) >= 2
    union all
    select o.term, v.word, 0.7, null from forms o cross join lateral (
      select k.word from product_words k where k.merchant_id = shop and k.word like '%' || o.w || '%' limit 50) v
    where partial and o.own and length(o.w) >= 3
    union all
    select o.term, v.word, 0.6, v.word from forms o cross join lateral (
      select k.word from product_words k where k.merchant_id = shop and k.word like '%' || o.w and k.word <> o.w limit 20) v
    where compounds and o.q >= 0.8 and length(o.w) >= 4
    union all
    select o.term, right(o.w, i), 0.5, right(o.w, i) from forms o cross join lateral generate_series(4, length(o.w) - 3) i
    where compounds and o.own and length(o.w) >= 7
  ), found as materialized (
    select s.term, s.lexeme, max(s.q) as q, (array_agg(s.via order by s.q desc, s.via nulls first))[1] as via from standing s
    where s.lexeme !~ '^[[:alpha:]]{3,40}$' or (select true from product_words k where k.merchant_id = shop and k.word = s.lexeme)
    group by s.term, s.lexeme
  ), corrected as materialized (
    select t.term, v.word as lexeme, 0.7::real as q, v.word as via from terms t join forms o on o.term = t.term and o.own cross join lateral (
      select k.word from product_words k where k.merchant_id = shop and (k.word % o.w or k.letters = letters_of(o.w)) and abs(length(k.word) - length(o.w)) <= 2
        and (left(k.word, 1) = left(o.w, 1) or length(o.w) >= 5) and (one_edit_apart(k.word, o.w) or length(o.w) >= 7 and similarity(k.word, o.w) >= 0.5)
      order by similarity(k.word, o.w) desc, k.word limit 3) v
    where (t.it->>'fix')::boolean and not exists (select 1 from found x where x.term = t.term)
  ), lexemes as materialized (
    select * from found union all select * from corrected
  ), asks as materialized (
    select l.term, string_agg(as_lexeme(l.lexeme), ' | ')::tsquery as query from lexemes l group by l.term
  ), shop_size as materialized (
    select count(*)::real as n from (select 1 from products p where p.merchant_id = shop limit 2000) c
  ), weights as materialized (
    select t.term, coalesce((t.it->>'head')::boolean, false) as head, a.query, coalesce(d.n, 0) as found, ln(1 + (z.n + 1) / (0.5 + coalesce(d.n, 0)))::real as weight
    from terms t cross join shop_size z left join asks a on a.term = t.term left join lateral (
      select count(*) as n from (select 1 from products p where p.merchant_id = shop and p.words @@ a.query and (any_status or p.status = 'active') limit cap) c
    ) d on a.query is not null
  ), whole as materialized (
    select greatest(sum(weight), 0.001)::real as weight from weights
  ), wide as materialized (
    -- What has every word, what has the kind in its name or category, and what has one of the rarest words.
    select string_agg('(' || w.query::text || ')', ' & ')::tsquery as query from weights w where w.found > 0
    union all
    select string_agg(as_lexeme(l.lexeme) || ':AB', ' | ')::tsquery from weights w join lexemes l on l.term = w.term where w.head and w.found > 0
    union all
    select string_agg(r.query::text, ' | ')::tsquery from (
      select w.query, sum(w.found) over (order by w.found, w.term) - w.found as before from weights w where w.found > 0) r where r.before < cap
  ), coded as materialized (
    select distinct v.product_id as id, lower(v.sku) as code from variants v where v.merchant_id = shop and v.sku is not null
      and lower(v.sku) = any (array(select jsonb_array_elements_text(asked->'codes')))
    union all
    select p.id, null from products p where partial and length(typed) >= 3 and p.merchant_id = shop and p.skus like '%' || typed || '%'
  ), candidates as materialized (
    select p.id, p.name, p.words, p.status, length(p.words) as long from products p
    where p.merchant_id = shop and (any_status or p.status = 'active') and in_brands(p.brand_id, brands, with_default)
      and p.id in (
        select c.id from coded c
        union all (select h.id from wide w cross join lateral (
          select h.id from products h where h.merchant_id = shop and h.words @@ w.query and (any_status or h.status = 'active') and in_brands(h.brand_id, brands, with_default)
          limit looked) h where w.query is not null))
      and (of_category is null or p.words @@ of_category) and (unwanted is null or not p.words @@ unwanted)
      and (f = '{}' or exists (
        select 1 from variants v where v.merchant_id = shop and v.product_id = p.id
          and (f->'min' is null or v.price_cents >= (f->>'min')::bigint) and (f->'max' is null or v.price_cents <= (f->>'max')::bigint)
          and (f->'in_stock' is null or v.available and v.stock is distinct from 0)
          and (f->'options' is null or not exists (select 1 from jsonb_array_elements(f->'options') o where not exists (
            select 1 from jsonb_each_text(v.options) h where plain(h.key) = any (array(select jsonb_array_elements_text(o->'names')))
              and product_lexemes(h.value) && array(select jsonb_array_elements_text(o->'values')))))
          and (unwanted is null or not exists (select 1 from jsonb_each_text(v.options) h where product_lexemes(h.value) && unwanted_values))))
  ), typical as materialized (
    select greatest(avg(long), 1)::real as long from candidates
  ), rated as (
    select c.id, c.status, w.term, w.weight, w.head, max(l.q) as q,
      max(l.q * ts_rank('{0.25, 0.45, 0.8, 1}', c.words, as_lexeme(l.lexeme)::tsquery) * 1.645) as heavy,
      max(case when w.head and c.words @@ (as_lexeme(l.lexeme) || ':AB')::tsquery then l.q else 0 end) as kind
    from candidates c join weights w on c.words @@ w.query join lexemes l on l.term = w.term and c.words @@ as_lexeme(l.lexeme)::tsquery
    group by c.id, c.status, w.term, w.weight, w.head
  ), summed as (
    select c.id, c.status, count(r.term) as terms, k.id is not null as coded,
      coalesce(sum(r.weight * r.heavy), 0) / (0.75 + 0.25 * c.long / y.long) * (1 + 0.5 * coalesce(max(r.kind), 0)) + case when k.code is not null then 1000 when k.id is not null then 500 else 0 end
        + case when partial and plain(c.name) like typed || '%' then 100 else 0 end as rank,
      least(1, coalesce(sum(r.weight * r.q), 0) / z.weight + case when k.id is null then 0 else 1 end)::real as score
    from candidates c cross join typical y cross join whole z left join rated r on r.id = c.id left join (select id, min(code) as code from coded group by id) k on k.id = c.id
    group by c.id, c.name, c.status, c.long, y.long, z.weight, k.id, k.code
  ), ranked as (
    -- Who types a few letters means all of them: what has fewer of the words isn't listed.
    select s.id, s.rank, s.score from (select *, max(terms) over () as most_terms from summed) s where not partial or s.coded or s.terms = s.most_terms
    order by s.rank desc, (s.status = 'active') desc, s.id limit most
  )
  select jsonb_build_object(
    'known', (select coalesce(jsonb_agg(w.found > 0 order by w.term), '[]') from weights w),
    'products', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'score', r.score, 'rank', r.rank, 'code', (select min(k.code) from coded k where k.id = r.id), 'matched', case when partial then '[]' else (
      select coalesce(jsonb_agg(jsonb_build_object('term', l.term, 'lexeme', l.lexeme, 'via', l.via, 'q', l.q, 'labels', concat(
          case when p.words @@ (as_lexeme(l.lexeme) || ':A')::tsquery then 'A' end, case when p.words @@ (as_lexeme(l.lexeme) || ':B')::tsquery then 'B' end,
          case when p.words @@ (as_lexeme(l.lexeme) || ':C')::tsquery then 'C' end, case when p.words @@ (as_lexeme(l.lexeme) || ':D')::tsquery then 'D' end)) order by l.term, l.q desc), '[]')
      from lexemes l where p.words @@ as_lexeme(l.lexeme)::tsquery) end) order by r.rank desc, r.id), '[]')
    from ranked r join products p on p.merchant_id = shop and p.id = r.id)
  ) into result;
  return result;
end $$;

-- Existing products in the new form.
update products p
set
  words = product_vector (
    p.name,
    concat_ws(E'\n', p.brand, p.category, array_to_string(p.tags, E'\n')),
    (
      select
        coalesce(string_agg(distinct o.key || ' ' || o.value, E'\n'), '')
      from
        variants v
        cross join jsonb_each_text(v.options) o
      where
        v.merchant_id = p.merchant_id
        and v.product_id = p.id
    ),
    p.description
  );

-- Called by whoever writes products. Sorted, so that concurrent inserts of the same words wait instead of deadlocking.
create function learn_product_words (shop uuid, changed uuid[]) returns void language sql
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
  insert into
    product_words (merchant_id, word, letters, stems)
  select
    shop,
    n.word,
    letters_of (n.word),
    product_stems (n.word)
  from
    (
      select distinct
        w as word
      from
        products p
        cross join lateral unnest(tsvector_to_array(p.words)) w
      where
        p.merchant_id = shop
        and p.id = any (changed)
        and w ~ '^[[:alpha:]]{3,40}$'
    ) n
  where
    not exists (
      select
      from
        product_words k
      where
        k.merchant_id = shop
        and k.word = n.word
    )
  order by
    n.word
  on conflict do nothing
$$;

select
  learn_product_words (p.merchant_id, array_agg(p.id))
from
  products p
group by
  p.merchant_id;

drop function search_products (text, int);

drop function search_product_ids (text, int, uuid[], boolean);

revoke all on function find_products (jsonb, int),
learn_product_words (uuid, uuid[])
from
  public;

grant
execute on function find_products (jsonb, int),
learn_product_words (uuid, uuid[]) to parley_app;
