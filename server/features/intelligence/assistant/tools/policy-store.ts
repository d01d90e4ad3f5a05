import { type AiPolicy, aiPolicy } from '@parley/contract/ai-policy';
import type { Reader } from '../../../../platform/db/tenant.ts';
import { readStored } from '../../../../platform/lib/read-stored.ts';

/** The shop's policy with defaults, and its overall limit in cents. */
export async function readPolicy(db: Reader): Promise<{ policy: AiPolicy; limitCents: number }> {
  const row = await db.selectFrom('shop_settings').select(['ai_policy', 'ai_money_limit_cents']).executeTakeFirstOrThrow();
  return { policy: readStored(aiPolicy, row.ai_policy), limitCents: row.ai_money_limit_cents };
}
