import { type AiPolicy, aiPolicy } from '@parley/contract/ai-policy';
import type { Reader } from '../../../../platform/db/tenant.ts';
import { readStored } from '../../../../platform/lib/read-stored.ts';

/** The shop's policy with defaults, and its overall limit in minor units of its currency. */
export async function readPolicy(db: Reader): Promise<{ policy: AiPolicy; limitCents: number; currency: string }> {
  const row = await db.selectFrom('shop_settings').select(['ai_policy', 'ai_money_limit_cents', 'currency']).executeTakeFirstOrThrow();
  return { policy: readStored(aiPolicy, row.ai_policy), limitCents: row.ai_money_limit_cents, currency: row.currency };
}
