import type { Insertable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Writer } from '../../../platform/db/tenant.ts';

export async function insertMetrics(db: Writer, rows: Insertable<Tables['directory.performance_metrics']>[]) {
  await db.insertInto('directory.performance_metrics').values(rows).execute();
}
