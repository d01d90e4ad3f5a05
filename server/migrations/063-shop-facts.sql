-- Shop facts: what a shop says about itself, one value each, with the articles that say so.
set row_security = off;

create table shop_facts (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  kind text not null,
  countries text[],
  name text,
  value text,
  amount_cents bigint,
  free_from_cents bigint,
  currency text,
  days_min int,
  days_max int,
  hours jsonb,
  allowed boolean,
  text text not null,
  language text not null,
  state text not null default 'proposed' check (state in ('proposed', 'confirmed', 'dismissed')),
  digest text,
  by_hand boolean not null default false,
  updated_by uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version int not null default 1,
  primary key (merchant_id, id)
);

comment on column shop_facts.digest is 'Of the values as an article stated them, so that the same statement stays what a person made of it. Null if a person typed it.';

comment on column shop_facts.by_hand is 'A person wrote these values, so the sentences of its articles no longer apply.';

create unique index shop_facts_digest on shop_facts (merchant_id, digest)
where
  digest is not null;

create table shop_fact_sources (
  merchant_id uuid not null,
  fact_id uuid not null,
  article_id uuid not null,
  text text not null,
  language text not null,
  primary key (merchant_id, fact_id, article_id),
  foreign key (merchant_id, fact_id) references shop_facts on delete cascade,
  foreign key (merchant_id, article_id) references articles on delete cascade
);

create index shop_fact_sources_article on shop_fact_sources (merchant_id, article_id);

select
  protect_table ('shop_facts');

select
  protect_table ('shop_fact_sources');

alter table articles
add column facts_version int;

comment on column articles.facts_version is 'The version whose facts were proposed.';

create index articles_without_facts on articles (merchant_id, id)
where
  facts_version is distinct from version;
