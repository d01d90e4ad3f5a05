import type { GiftCard } from '@parley/contract/credit';
import { mayDo, type Principal } from '@parley/contract/permissions';
import { maskEmail, maskName, maskText } from '../../../platform/lib/mask.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { type CardRow, cardStateOf } from '../credit/index.ts';

/** Personal data as this person may read it. */
export const masksFor = (actor: Principal) => {
  const isClear = mayDo(actor, 'personal_data:read');
  return {
    email: (email: string | null) => (isClear ? email : maskEmail(email)),
    name: (name: string) => (isClear ? name : maskName(name)),
    text: (text: string) => (isClear ? text : maskText(text)),
  };
};

export function presentCard(row: CardRow, masks: ReturnType<typeof masksFor>, now: Date): GiftCard {
  return {
    id: row.id,
    last_four: row.last_four ?? '',
    state: cardStateOf(row, now),
    issued: toAmount(row.issued_cents, row.currency),
    balance: toAmount(row.balance_cents, row.currency),
    currency: row.currency,
    recipient_email: masks.email(row.recipient),
    customer: row.customer_id === null ? null : { id: row.customer_id, name: masks.name(row.customer_name ?? '') },
    note: masks.text(row.note),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    created_by: row.actor,
    created_at: row.created_at.toISOString(),
    version: row.version,
  };
}
