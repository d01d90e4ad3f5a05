import { sql } from 'kysely';
import type { Reader, Writer } from '../../platform/db/tenant.ts';
import type { Passage } from './rules.ts';

export type SavedArticle = { merchant: string; id: string; externalId: string; title: string; body: string; language: string; now: Date };

/** Writes the article, or the new edition of the one with this external id; answers the row that stands now. */
export const putArticle = (db: Writer, { merchant, id, externalId, title, body, language, now }: SavedArticle) =>
  db
    .insertInto('articles')
    .values({ merchant_id: merchant, id, external_id: externalId, title, body, language, created_at: now, updated_at: now })
    .onConflict((at) =>
      at
        .columns(['merchant_id', 'external_id'])
        .where('external_id', 'is not', null)
        .doUpdateSet((eb) => ({ title, body, language, updated_at: now, version: eb('articles.version', '+', 1) })),
    )
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();

type NewPassage = Passage & { id: string };

/** Puts the passages in the place of the article's earlier ones, in one statement each. */
export async function replacePassages(db: Writer, article: { merchant: string; id: string; language: string }, passages: NewPassage[]) {
  await db.deleteFrom('article_passages').where('article_id', '=', article.id).execute();
  if (passages.length === 0) return;
  await sql`
    insert into article_passages (merchant_id, id, article_id, position, title, text, language, words)
    select ${article.merchant}::uuid, p.id, ${article.id}::uuid, p.position, p.title, p.text, ${article.language},
      setweight(to_tsvector('english', plain(p.title)), 'A') || setweight(to_tsvector('english', plain(p.text)), 'B')
    from jsonb_to_recordset(${JSON.stringify(passages.map((passage, position) => ({ ...passage, position })))}::jsonb) as p (id uuid, position int, title text, text text)`.execute(
    db,
  );
}

export type FoundPassage = {
  id: string;
  article_id: string;
  title: string;
  text: string;
  language: string;
  score: number;
  topic_score: number;
};

export const searchPassages = (
  db: Reader,
  { query, topic, language, limit }: { query: string; topic: string; language: string; limit: number },
): Promise<FoundPassage[]> =>
  db
    .selectFrom(
      sql<{
        id: string;
        article_id: string;
        title: string;
        passage: string;
        language: string;
        score: number;
        topic_score: number;
      }>`search_passages(${query}::text, ${limit}::int, ${language}::text, ${topic}::text)`.as('f'),
    )
    .select(['f.id', 'f.article_id', 'f.title', 'f.passage as text', 'f.language', 'f.score', 'f.topic_score'])
    .execute();
