import type { Message, MessageStatus } from '@parley/contract/messages';
import { formatDuration, formatNumber, formatTime } from '../../../../lib/format.ts';
import type { Me } from '../me.ts';
import { t } from '../messages.ts';

type CaptionedMessage = Pick<Message, 'author' | 'author_id' | 'author_name' | 'private' | 'status' | 'error' | 'ai' | 'created_at'>;

/** The author's name for this reader. */
export function authorName(message: Pick<Message, 'author' | 'author_id' | 'author_name'>, me: Me): string {
  if (message.author === 'customer') return message.author_name ?? '';
  if (message.author !== 'teammate') return t(`inbox.${message.author}`);
  return message.author_id === me.id ? t('inbox.you') : (message.author_name ?? t('inbox.a_teammate'));
}

const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;

/** US dollars with as many digits as a fraction of a cent needs, since "$0.00" would be wrong: "0.0011" → "$0.0011". */
export const formatCost = (cost: string): string =>
  formatNumber(Number(cost), {
    ...dollars,
    ...(Number(cost) > 0 && Number(cost) < 0.01 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 4 }),
  });

const isUnsettled = (status: MessageStatus) => status !== 'sent' && status !== 'delivered' && status !== 'read';

/** Time and cost of the AI's answer; an unpriced or free one shows no cost. */
function timeAndCostOf({ ai, status }: CaptionedMessage): (string | null)[] {
  const effort = ai ? [formatDuration(ai.total_ms), Number(ai.cost) > 0 && ai.cost ? formatCost(ai.cost) : null] : [];
  return [...effort, isUnsettled(status) ? deliveryOf(status, null) : null];
}

function deliveryOf(status: MessageStatus, error: string | null): string {
  return status === 'failed' && error ? t('inbox.failed_because', { why: error }) : t(`inbox.delivery_${status}`);
}

/** The line under a message: "10:02", "AI · 10:02 · 0.9 s · $0.0011", "You · 10:06 · Read". */
export function captionOf(message: CaptionedMessage, me: Me): string {
  const time = formatTime(message.created_at);
  if (message.author === 'customer') return time;
  if (message.private) return [t('inbox.note_by', { name: authorName(message, me) }), time].join(' · ');
  const rest = message.author === 'ai' ? timeAndCostOf(message) : [deliveryOf(message.status, message.error)];
  return [authorName(message, me), time, ...rest].filter((part) => part !== null).join(' · ');
}
