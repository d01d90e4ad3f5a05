import { sql } from 'kysely';
import { rows, type Writer } from '../../../platform/db/tenant.ts';

type Prints = Record<string, string>;
export type BaseKind = 'product' | 'customer' | 'order' | 'article';
export type BaseRow = { key: string; fields: Prints };

/** What the last import wrote of these records. Read it after locking them. */
export async function readBases(
  db: Writer,
  merchant: string,
  kind: BaseKind,
  keys: readonly string[],
): Promise<Map<string, { fields: Prints; decided: Prints; at: Date }>> {
  if (keys.length === 0) return new Map();
  const found = await rows<{ key: string; fields: Prints; decided: Prints; at: Date }>(db)`
    select key, fields, decided, at from import_bases where merchant_id = ${merchant}::uuid and kind = ${kind} and key = any (${[...keys]}::text[])`;
  return new Map(found.map(({ key, ...base }) => [key, base]));
}

export async function saveBases(db: Writer, merchant: string, kind: BaseKind, bases: readonly BaseRow[], now: Date) {
  if (bases.length === 0) return;
  await sql`
    insert into import_bases (merchant_id, kind, key, fields, at)
    select ${merchant}::uuid, ${kind}, r.key, r.fields, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(bases)}::jsonb) as r (key text, fields jsonb)
    on conflict (merchant_id, kind, key) do update set fields = excluded.fields, at = excluded.at`.execute(db);
}
