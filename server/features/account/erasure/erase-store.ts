import { sql } from 'kysely';
import type { Writer } from '../../../platform/db/tenant.ts';
import type { Covered, MemberScope } from './coverage-store.ts';
import type { CustomerScope } from './scope-store.ts';

type Scopes = { customer: CustomerScope; teammate: MemberScope };

/** Erases each table as its coverage says, in order. Returns whether rows may remain, because some statements are limited to a batch. */
export async function eraseRows<Who extends keyof Scopes>(
  db: Writer,
  coverage: Record<string, Covered>,
  who: Who,
  scope: Scopes[Who],
): Promise<number> {
  let most = 0;
  for (const covered of Object.values(coverage)) {
    const run = covered[who]?.run as ((of: Scopes[Who]) => ReturnType<typeof sql>) | undefined;
    if (!run) continue;
    const { numAffectedRows } = await run(scope).execute(db);
    most = Math.max(most, Number(numAffectedRows ?? 0n));
  }
  return most;
}
