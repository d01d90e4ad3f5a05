import { aiAgent, aiEngine, type AiSettings } from '@parley/contract/ai-settings';
import { aiPolicy } from '@parley/contract/ai-policy';
import { toAmount } from '../../../platform/lib/money.ts';
import { readStored } from '../../../platform/lib/read-stored.ts';
import type { PlatformModel } from '../assistant/index.ts';
import type { AiRow } from './store.ts';

/** Fills in defaults. Of the key it shows only whether it exists and how it ends. */
export const presentAi = (row: AiRow, platform: PlatformModel): AiSettings => ({
  enabled: row.ai_enabled,
  confidence_threshold: row.ai_confidence_threshold,
  debounce_ms: row.ai_debounce_ms,
  verification: row.ai_verification,
  money_limit: toAmount(row.ai_money_limit_cents, row.currency),
  policy: readStored(aiPolicy, row.ai_policy),
  agent: readStored(aiAgent, row.ai_agent),
  engine: {
    ...readStored(aiEngine, row.ai_engine),
    key_set: row.ai_key !== null,
    key_hint: row.ai_key_hint,
    platform: platform && { provider: platform.provider, model: platform.model },
  },
  version: row.version,
});
