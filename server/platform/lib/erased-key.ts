import { type RawBuilder, sql } from 'kysely';

/**
 * What stays of the id by which a shop's own system calls an erased customer: enough for an import to know them again, and no name or address
 * to read, although some systems make one the id. Told apart by the shop, so that two shops cannot compare theirs.
 */
export const erasedKey = (merchant: string, id: RawBuilder<unknown>) =>
  sql<string>`'erased:' || encode(sha256(convert_to(${merchant}::text || ':' || ${id}, 'UTF8')), 'hex')`;

/** The id as people may see it: null for what stays of an erased one. */
export const readableKey = (id: string | null) => (id?.startsWith('erased:') ? null : id);
