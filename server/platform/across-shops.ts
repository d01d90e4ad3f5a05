import type { Actor } from '../context.ts';
import { storeAudit } from './audit/audit.ts';
import type { Pool } from './db/pool.ts';
import { type Reader, readingAllShops, writing } from './db/tenant.ts';

type By = { actor: Actor; requestId: string; address: string };
export type AcrossShopsReader = ReturnType<typeof openAcrossShops>;

/** Reads all shops, for operators. Writes an audit entry first; if that fails, nothing is read. */
export const openAcrossShops =
  ({ pool, owner }: { pool: Pool; owner: Pool }) =>
  async <T>(by: By, endpoint: string, work: (db: Reader) => Promise<T>): Promise<T> => {
    await writing(pool, '', (db) => storeAudit(db, by, '', [{ action: 'shops.read_across', detail: { endpoint } }]));
    return readingAllShops(owner, work);
  };
