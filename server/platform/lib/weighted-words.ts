import { type RawBuilder, sql } from 'kysely';

/** Weighted input for full-text search, most significant first: name, category, description. */
export const weightedWords = (name: RawBuilder<unknown>, kind: RawBuilder<unknown>, detail: RawBuilder<unknown>) =>
  sql<string>`setweight(to_tsvector('english', plain(${name})), 'A') || setweight(to_tsvector('english', plain(${kind})), 'B') || setweight(to_tsvector('english', plain(${detail})), 'C')`;
