import { sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import type { Passage } from './rules.ts';

type NewPassage = Passage & { id: string; article: string; language: string; position: number };

/** Replaces these articles' passages and learns their words, in one statement each. */
export async function replacePassages(db: Writer, merchant: string, articles: readonly string[], passages: readonly NewPassage[]) {
  if (articles.length === 0) return;
  await db
    .deleteFrom('article_passages')
    .where('article_id', '=', sql<string>`any (${[...articles]}::uuid[])`)
    .execute();
  if (passages.length === 0) return;
  const rows = JSON.stringify(passages);
  await sql`
    insert into article_passages (merchant_id, id, article_id, position, title, text, language, words)
    select ${merchant}::uuid, p.id, p.article, p.position, p.title, p.text, p.language,
      setweight(to_tsvector(knowledge_config(p.language), plain(p.title)), 'A') || setweight(to_tsvector(knowledge_config(p.language), plain(p.text)), 'B')
    from jsonb_to_recordset(${rows}::jsonb) as p (id uuid, article uuid, position int, title text, text text, language text)`.execute(db);
  // Sorted, so that concurrent inserts of the same words wait instead of deadlocking.
  await sql`
    insert into knowledge_words (merchant_id, word, letters)
    select ${merchant}::uuid, w.word, letters_of(w.word) from (
      select distinct word from jsonb_to_recordset(${rows}::jsonb) as p (title text, text text)
        cross join lateral unnest(tsvector_to_array(to_tsvector('simple', plain(p.title || ' ' || p.text)))) word
      where char_length(word) between 4 and 40 and word ~ '^[[:alpha:]]+$'
    ) w where not exists (select 1 from knowledge_words k where k.merchant_id = ${merchant}::uuid and k.word = w.word)
    order by w.word on conflict do nothing`.execute(db);
}

export type FoundPassage = {
  id: string;
  article_id: string;
  kind: string;
  url: string | null;
  title: string;
  text: string;
  language: string;
  score: number;
  topic_score: number;
};

export const searchPassages = (
  db: Reader,
  { query, topic, language, limit, also = [] }: { query: string; topic: string; language: string; limit: number; also?: readonly string[] },
): Promise<FoundPassage[]> =>
  db
    .selectFrom(
      sql<
        Omit<FoundPassage, 'text'> & { passage: string }
      >`search_passages(${query}::text, ${limit}::int, ${language}::text, ${topic}::text, ${[...also]}::text[])`.as('f'),
    )
    .select(['f.id', 'f.article_id', 'f.kind', 'f.url', 'f.title', 'f.passage as text', 'f.language', 'f.score', 'f.topic_score'])
    .execute();
