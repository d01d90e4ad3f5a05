import { type AiAgent, aiAgent, type AiEngine, aiEngine } from '@parley/contract/ai-settings';
import type { Reader } from '../../../platform/db/tenant.ts';
import { readStored } from '../../../platform/lib/read-stored.ts';

export type Decided = { merchant: string; agent: AiAgent; engine: AiEngine; sealedKey: string | null; keyHint: string | null };

/** The shop's AI settings with defaults. */
export async function readDecided(db: Reader): Promise<Decided> {
  const row = await db
    .selectFrom('shop_settings')
    .select(['merchant_id', 'ai_agent', 'ai_engine', 'ai_key', 'ai_key_hint'])
    .executeTakeFirstOrThrow();
  return {
    merchant: row.merchant_id,
    agent: readStored(aiAgent, row.ai_agent),
    engine: readStored(aiEngine, row.ai_engine),
    sealedKey: row.ai_key,
    keyHint: row.ai_key_hint,
  };
}
