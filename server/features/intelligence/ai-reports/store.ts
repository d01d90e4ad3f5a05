import type { AiReport } from '@parley/contract/ai-reports';
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { firstRow, type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';
import type { Key } from '../../../platform/lib/keyset.ts';
import { type Viewer, visible } from '../../account/visibility/index.ts';

type Row = Omit<Selectable<Tables['ai_reports']>, 'evidence'>;
export type ListedReport = Row & { number: number; text: string; reporter: string; decider: string | null };

/** Reports with the AI's message, in one query. Excludes conversations the viewer may not see. */
const listed = (viewer: Viewer) => sql`
  select r.merchant_id, r.id, r.conversation_id, r.seq, r.run_id, r.reason, r.note, r.state, r.reported_by, r.created_at, r.decided_by, r.decided_at, c.number, coalesce(m.text, '') as text, coalesce(u.name, '') as reporter, d.name as decider
  from ai_reports r
    join conversations c on c.merchant_id = r.merchant_id and c.id = r.conversation_id
    left join messages m on m.merchant_id = r.merchant_id and m.conversation_id = r.conversation_id and m.seq = r.seq
    left join directory.users u on u.id = r.reported_by
    left join directory.users d on d.id = r.decided_by
  where ${visible(viewer, 'c')}`;

type Requested = {
  viewer: Viewer;
  state?: 'open' | 'decided' | undefined;
  reason?: string | undefined;
  after?: Key | undefined;
  limit: number;
};
export async function listRows(db: Reader, { viewer, state, reason, after, limit }: Requested): Promise<ListedReport[]> {
  const [at, id] = after ?? [];
  const parts = [
    listed(viewer),
    ...(state === undefined ? [] : [state === 'open' ? sql`and r.state = 'open'` : sql`and r.state <> 'open'`]),
    ...(reason === undefined ? [] : [sql`and r.reason = ${reason}`]),
    ...(after ? [sql`and (r.created_at, r.id) < (${at}::timestamptz, ${id}::uuid)`] : []),
    sql`order by r.created_at desc, r.id desc limit ${sql.lit(limit)}`,
  ];
  return await rows<ListedReport>(db)`${sql.join(parts, sql` `)}`;
}
export const findOne = async (db: Reader, viewer: Viewer, id: string): Promise<ListedReport | undefined> =>
  await firstRow<ListedReport>(db)`${listed(viewer)} and r.id = ${id}::uuid`;
export const lockOne = async (db: Writer, viewer: Viewer, id: string): Promise<ListedReport | undefined> =>
  await firstRow<ListedReport>(db)`${listed(viewer)} and r.id = ${id}::uuid for update of r`;

export const findAnswer = (db: Writer, conversationId: string, seq: number) =>
  db
    .selectFrom('messages')
    .select(['run_id', 'text'])
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .where('author', '=', 'ai')
    .executeTakeFirst();

export const readEvidence = (db: Reader, id: string) =>
  db.selectFrom('ai_reports').select('evidence').where('id', '=', id).executeTakeFirst();

type NewReport = Pick<
  Row,
  'merchant_id' | 'id' | 'conversation_id' | 'seq' | 'run_id' | 'reason' | 'note' | 'reported_by' | 'created_at'
> & {
  /** As JSON. */
  evidence: string;
};
/** Reporting an answer again replaces the report. Returns its id. */
export async function putReport(db: Writer, row: NewReport): Promise<string> {
  const { reason, note, run_id, created_at, evidence } = row;
  const anew = { reason, note, run_id, created_at, evidence, state: 'open' as const, decided_by: null, decided_at: null };
  const { id } = await db
    .insertInto('ai_reports')
    .values({ ...row, state: 'open' })
    .onConflict((at) => at.columns(['merchant_id', 'conversation_id', 'seq', 'reported_by']).doUpdateSet(anew))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const decideOne = (db: Writer, id: string, state: AiReport['state'], by: string | null, at: Date | null) =>
  db.updateTable('ai_reports').set({ state, decided_by: by, decided_at: at }).where('id', '=', id).execute();
