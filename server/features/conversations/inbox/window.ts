import type { Channel } from '@parley/contract/channels';
import type { ReplyWindow } from '@parley/contract/conversations';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * When each channel lets a shop write, counted from the customer's last message. Meta's platform policy: Messenger and Instagram 24 hours
 * freely and, for what a person writes, 7 days under the HUMAN_AGENT tag; WhatsApp 24 hours, then approved templates only; a private reply
 * to a comment within 7 days. The website is ours and never shuts.
 */
const rules: Record<Channel, { free: number; tag: number }> = {
  website: { free: Infinity, tag: 0 },
  messenger: { free: day, tag: 7 * day },
  instagram: { free: day, tag: 7 * day },
  whatsapp: { free: day, tag: 0 },
  comment: { free: 7 * day, tag: 0 },
};

type Writer = 'person' | 'automation';

/** The one window service: what may be sent on a channel now, and until when. `tag` is for what a person writes. */
export function replyWindow(channel: Channel, customerAt: Date | null, now: Date, by: Writer = 'person'): ReplyWindow {
  const { free, tag } = rules[channel];
  if (free === Infinity) return { open: true, closes_at: null, allowed: 'free' };
  const since = customerAt?.getTime() ?? -Infinity;
  const at = now.getTime();
  if (at < since + free) return { open: true, closes_at: new Date(since + free).toISOString(), allowed: 'free' };
  if (by === 'person' && at < since + tag) return { open: true, closes_at: new Date(since + tag).toISOString(), allowed: 'tag' };
  return { open: false, closes_at: null, allowed: 'template' };
}
