import type { Actor, Note } from '../../context.ts';
import type { Writer } from '../db/tenant.ts';
import { newId } from '../lib/ids.ts';

type By = { actor: Actor; requestId: string; address: string };

/** Plain inserts. A schedule seals them into the shop's hash chain later, so that no command waits for the chain's head. */
export async function storeAudit(db: Writer, by: By, merchant: string, notes: readonly Note[]) {
  if (notes.length === 0) return;
  const rows = notes.map(({ action, object, detail }) => ({
    id: newId(),
    actor_kind: by.actor.kind,
    actor_id: 'id' in by.actor ? by.actor.id : null,
    action,
    object_kind: object?.[0] ?? null,
    object_id: object?.[1] ?? null,
    detail: JSON.stringify(by.actor.kind === 'operator' ? { ...detail, impersonation: by.actor.impersonation.id } : (detail ?? {})),
    request_id: by.requestId,
    address: by.address,
  }));
  if (merchant === '') await db.insertInto('directory.audit_log').values(rows).execute();
  else
    await db
      .insertInto('audit_log')
      .values(rows.map((row) => ({ ...row, merchant_id: merchant })))
      .execute();
}
