import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';

/**
 * Replaces the external id of an erased customer: an import still recognizes them, but names or emails that some systems use as ids are
 * gone. Keyed per shop, so that two shops can't compare theirs.
 */
export const erasedKey = (merchant: string, id: RawBuilder<unknown>) =>
  sql<string>`'erased:' || encode(sha256(convert_to(${merchant}::text || ':' || ${id}, 'UTF8')), 'hex')`;
/** The same, for ids that are here and not in the database. */
export const erasedKeyOf = (merchant: string, id: string) => `erased:${hash('sha256', `${merchant}:${id}`)}`;

/** The id as people can see it: null for an erased customer. */
export const readableKey = (id: string | null) => (id?.startsWith('erased:') ? null : id);
