import { type Channel, channelLimits } from '@parley/contract/channels';
import type { ReplyWindow } from '@parley/contract/conversations';

const hour = 3_600_000;

type Writer = 'person' | 'automation';

/**
 * The only place that decides what can be sent on a channel now, and until when, counted from the customer's last message. `tag` applies to
 * messages that a person writes. Window lengths are in `channelLimits`.
 */
export function replyWindow(channel: Channel, customerAt: Date | null, now: Date, by: Writer = 'person'): ReplyWindow {
  const { free, byPerson = 0 } = channelLimits[channel].window;
  if (free === null) return { open: true, closes_at: null, allowed: 'free' };
  const since = customerAt?.getTime() ?? -Infinity;
  const at = now.getTime();
  const [freeUntil, personUntil] = [since + free * hour, since + byPerson * hour];
  if (at < freeUntil) return { open: true, closes_at: new Date(freeUntil).toISOString(), allowed: 'free' };
  if (by === 'person' && at < personUntil) return { open: true, closes_at: new Date(personUntil).toISOString(), allowed: 'tag' };
  return { open: false, closes_at: null, allowed: 'template' };
}
