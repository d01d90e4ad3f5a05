import { type RawBuilder, sql } from 'kysely';

/** What full-text search looks into, with the most telling words first: a name, what kind of thing it is, what is said about it. */
export const weightedWords = (name: RawBuilder<unknown>, kind: RawBuilder<unknown>, detail: RawBuilder<unknown>) =>
  sql<string>`setweight(to_tsvector('english', plain(${name})), 'A') || setweight(to_tsvector('english', plain(${kind})), 'B') || setweight(to_tsvector('english', plain(${detail})), 'C')`;
