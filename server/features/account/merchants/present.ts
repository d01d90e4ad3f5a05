import type { MerchantSettings } from '@parley/contract/merchants';
import { toAmount } from '../../../platform/lib/money.ts';
import type { SettingsRow } from './store.ts';

export const presentSettings = (row: SettingsRow): MerchantSettings => ({
  merchant_id: row.merchant_id,
  name: row.name,
  currency: row.currency,
  time_zone: row.time_zone,
  locale: row.locale,
  ai: {
    enabled: row.ai_enabled,
    confidence_threshold: row.ai_confidence_threshold,
    debounce_ms: row.ai_debounce_ms,
    verification: row.ai_verification,
    money_limit: toAmount(row.ai_money_limit_cents, row.currency),
  },
  refund_limit: toAmount(row.refund_limit_cents, row.currency),
  checkout: {
    shipping: toAmount(row.checkout_shipping_cents, row.currency),
    free_from: row.checkout_free_from_cents === null ? null : toAmount(row.checkout_free_from_cents, row.currency),
    methods: row.checkout_methods as MerchantSettings['checkout']['methods'],
  },
  handoff_limit_minutes: row.handoff_limit_minutes,
  version: row.version,
});
