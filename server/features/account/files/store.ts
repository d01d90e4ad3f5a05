import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import { keyOf, type StoredAttachment } from './present.ts';

type Uploader = { kind: 'user' } | { kind: 'visitor'; id: string };
const columns = ['id', 'merchant_id', 'name', 'type', 'kind', 'size', 'width', 'height', 'has_thumb', 'secret'] as const;

export const addFile = (
  db: Writer,
  { merchant, ...file }: StoredAttachment,
  by: { kind: 'user' | 'visitor'; id: string | null },
  now: Date,
) =>
  db
    .insertInto('files')
    .values({ ...file, merchant_id: merchant, uploaded_by: by.id, uploaded_by_kind: by.kind, created_at: now })
    .execute();

export async function readFile(db: Reader, id: string): Promise<StoredAttachment | undefined> {
  const row = await db.selectFrom('files').select(columns).where('id', '=', id).executeTakeFirst();
  return row && stored(row);
}

/** Locks the files and marks them as used; a visitor finds only their own. */
export async function useFiles(db: Writer, ids: readonly string[], by: Uploader, now: Date): Promise<StoredAttachment[]> {
  let query = db
    .updateTable('files')
    .set({ used_at: now })
    .where('id', 'in', [...ids])
    .where('uploaded_by_kind', '=', by.kind);
  if (by.kind === 'visitor') query = query.where('uploaded_by', '=', by.id);
  return (await query.returning(columns).execute()).map(stored);
}

export const deleteUnused = (db: Writer, id: string) => db.deleteFrom('files').where('id', '=', id).where('used_at', 'is', null).execute();
export const hasFile = async (db: Writer, id: string) =>
  (await db.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

const stored = ({ merchant_id, kind, ...row }: Omit<StoredAttachment, 'merchant' | 'kind'> & { merchant_id: string; kind: string }) => ({
  ...row,
  merchant: merchant_id,
  kind: kind as StoredAttachment['kind'],
});

/** Where the bytes of a picture are stored, the small copy if there is one. */
export async function storedKey(db: Reader, id: string): Promise<string | undefined> {
  const file = await readFile(db, id);
  return file?.kind === 'image' ? keyOf(file, file.has_thumb ? 'thumb' : 'whole') : undefined;
}
